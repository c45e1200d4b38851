### Names: games, species, symbols, slots, terms.

## Games

game-base = Forest Shuffle
game-dartmoor = Forest Shuffle: Dartmoor
game-alpine = Alpine
game-woodland-edge = Woodland Edge

## Species, by id. Names as on the cards (apps and biology where no card was at hand).
## .counted stands after a number or in "per …"; .on stands after a preposition of place.

species-adder = Adder
species-adders-tongue = Addertong
species-alcathoe-bat = Nimfvleermuis
species-alpine-marmot = Alpenmarmot
species-alpine-newt = Alpenwatersalamander
species-ash = Es
species-barbastelle-bat = Mopsvleermuis
species-barn-owl = Kerkuil
species-bearded-vulture = Lammergier
species-beautiful-demoiselle = Bosbeekjuffer
species-beaver = Bever
species-bechsteins-bat = Bechsteins vleermuis
species-bee-swarm = Zwerm honingbijen
species-beech = Beuk
    .counted = { $count ->
            [one] beuk
           *[other] beuken
        }
    .on = een beuk
species-beech-marten = Steenmarter
species-birch = Berk
species-black-alder = Zwarte els
species-black-tailed-godwit = Grutto
species-black-trumpet = Hoorn-van-overvloed
species-blackberries = Bramen
species-blackthorn = Sleedoorn
species-blanket-bog = Dekenveen
species-blue-ground-beetle = Blauwe schallebijter
species-blueberry = Blauwe bosbes
species-bog-asphodel = Beenbreek
species-brandts-bat = Brandts vleermuis
species-brown-bear = Bruine beer
species-brown-long-eared-bat = Bruine grootoorvleermuis
species-bullfinch = Goudvink
species-buzzard = Buizerd
species-camberwell-beauty = Rouwmantel
species-capercaillie = Auerhoen
species-chaffinch = Vink
species-chamois = Gems
species-chanterelle = Cantharel
species-common-hazel = Hazelaar
species-common-lizard = Kleine hagedis
species-common-moorhen = Waterhoen
species-common-noctule = Rosse vleermuis
species-common-pheasant = Fazant
species-common-pipistrelle = Gewone dwergvleermuis
species-common-raven = Raaf
species-common-toad = Gewone pad
    .counted = { $count ->
            [one] gewone pad
           *[other] gewone padden
        }
species-crab-apple = Wilde appelboom
species-crane-fly = Vliegende hooiwagen
species-cuckoo = Koekoek
species-curlew = Wulp
species-dartmoor-badger = Dartmoordas
species-dartmoor-black-rabbit = Dartmoorkonijn
    .counted = { $count ->
            [one] Dartmoorkonijn
           *[other] Dartmoorkonijnen
        }
species-dartmoor-pony = Dartmoorpony
species-dartmoor-sheep = Dartmoorschaap
species-daubentons-bat = Watervleermuis
species-digitalis = Vingerhoedskruid
species-douglas-fir = Douglasspar
species-edelweiss = Edelweiss
species-elderberry = Gewone vlier
species-emerald-damselfly = Gewone pantserjuffer
species-eurasian-jay = Vlaamse gaai
species-eurasian-magpie = Ekster
species-european-badger = Europese das
species-european-bison = Wisent
species-european-fat-dormouse = Relmuis
species-european-hare = Europese haas
    .counted = { $count ->
            [one] Europese haas
           *[other] Europese hazen
        }
species-european-larch = Europese lariks
species-european-polecat = Bunzing
species-european-water-vole = Woelrat
species-european-wildcat = Wilde kat
species-fallow-deer = Damhert
species-female-wild-boar = Wild zwijn (zeug)
species-field-vole = Aardmuis
species-fire-salamander = Vuursalamander
    .counted = { $count ->
            [one] vuursalamander
           *[other] vuursalamanders
        }
species-fireflies = Vuurvliegjes
    .counted = { $count ->
            [one] vuurvliegje
           *[other] vuurvliegjes
        }
species-fly-agaric = Vliegenzwam
species-fountainhead = Bron
species-gentian = Gentiaan
species-gnat = Mug
    .counted = { $count ->
            [one] mug
           *[other] muggen
        }
species-goat-willow = Boswilg
species-golden-eagle = Steenarend
species-goshawk = Havik
species-grass-snake = Ringslang
species-great-green-bush-cricket = Grote groene sabelsprinkhaan
species-great-spotted-woodpecker = Grote bonte specht
species-greater-butterfly-orchid = Bergnachtorchis
species-greater-horseshoe-bat = Grote hoefijzerneus
species-grey-heron = Blauwe reiger
species-heather = Struikhei
species-hedgehog = Egel
species-horse-chestnut = Paardenkastanje
    .counted = { $count ->
            [one] paardenkastanje
           *[other] paardenkastanjes
        }
species-keeled-skimmer = Beekoeverlibel
species-lake-fly = Dansmug
species-large-tortoiseshell = Grote vos
species-linden = Linde
    .counted = { $count ->
            [one] linde
           *[other] linden
        }
species-lowland-heath = Laaglandheide
species-lynx = Lynx
species-map-butterfly = Landkaartje
species-meadow-pipit = Graspieper
species-meadowsweet = Moerasspirea
species-mole = Mol
species-moor-birch = Zachte berk
species-moor-frog = Heikikker
species-moss = Mos
species-mountain-hare = Sneeuwhaas
species-nightingale = Nachtegaal
species-nuthatch = Boomklever
species-oak = Eik
    .on = een eik
species-otter = Otter
species-parasol-mushroom = Grote parasolzwam
species-peacock-butterfly = Dagpauwoog
species-penny-bun = Eekhoorntjesbrood
species-phoebus-apollo = Kleine apollovlinder
species-pond-turtle = Moerasschildpad
species-purple-emperor = Grote weerschijnvlinder
species-raccoon = Wasbeer
species-red-deer = Edelhert
species-red-fox = Rode vos
species-red-squirrel = Rode eekhoorn
species-rhos-pasture = Grasland
species-rivulet = Beek
species-roe-deer = Ree
    .counted = { $count ->
            [one] ree
           *[other] reeën
        }
species-royal-fern = Koningsvaren
species-sapling = Jong boompje
species-savis-pipistrelle = Savi’s dwergvleermuis
species-serotine-bat = Laatvlieger
species-sessile-oak = Wintereik
species-shrew = Millers waterspitsmuis
species-silver-fir = Zilverspar
species-silver-washed-fritillary = Keizersmantel
species-small-red-damselfly = Koraaljuffer
species-southern-damselfly = Mercuurwaterjuffer
species-squeaker = Zwijnenbig
    .counted = { $count ->
            [one] zwijnenbig
           *[other] zwijnenbiggen
        }
species-stag-beetle = Vliegend hert
species-steinbock = Alpensteenbok
species-stinging-nettle = Grote brandnetel
species-stone-pine = Alpenden
species-sycamore = Esdoorn
species-tawny-owl = Bosuil
species-tor = Rotsheuvel
species-tree-ferns = Boomvarens
species-tree-frog = Boomkikker
species-treecreeper = Taigaboomkruiper
species-universal-moor = Universele heide
species-valley-mire = Dalveen
species-violet-carpenter-bee = Houtbij
species-warrens = Konijnenhol
species-warty-newt = Kamsalamander
    .counted = { $count ->
            [one] kamsalamander
           *[other] kamsalamanders
        }
species-water-soldiers = Krabbenscheer
species-wet-woodland = Vochtig veen
species-wheatear = Tapuit
species-wild-boar = Wild zwijn
species-wild-strawberries = Wilde aardbeien
species-wolf = Wolf
species-wood-ant = Bosmier
species-wood-mouse = Bosmuis

## Type and habitat symbols. $count (number) chooses the form; .a is the object of a verb ("play a bird").

type-amphibian = { $count ->
        [one] amfibie
       *[other] amfibieën
    }
    .a = een amfibie
    .cards = amfibieënkaarten
type-bat = { $count ->
        [one] vleermuis
       *[other] vleermuizen
    }
    .a = een vleermuis
    .cards = vleermuiskaarten
type-bird = { $count ->
        [one] vogel
       *[other] vogels
    }
    .a = een vogel
    .cards = vogelkaarten
type-butterfly = { $count ->
        [one] vlinder
       *[other] vlinders
    }
    .a = een vlinder
    .cards = vlinderkaarten
type-cloven-hoofed = { $count ->
        [one] evenhoevig dier
       *[other] evenhoevige dieren
    }
    .a = een evenhoevig dier
    .cards = hoefdierkaarten
type-deer = { $count ->
        [one] hert
       *[other] herten
    }
    .a = een hert
    .cards = hertenkaarten
type-dragonfly = { $count ->
        [one] libel
       *[other] libellen
    }
    .a = een libel
    .cards = libellenkaarten
type-insect = { $count ->
        [one] insect
       *[other] insecten
    }
    .a = een insect
    .cards = insectenkaarten
type-moor = { $count ->
        [one] heide
       *[other] heides
    }
    .a = een heide
    .cards = heidekaarten
type-mouse = { $count ->
        [one] muis
       *[other] muizen
    }
    .a = een muis
    .cards = muizenkaarten
type-mushroom = { $count ->
        [one] paddenstoel
       *[other] paddenstoelen
    }
    .a = een paddenstoel
    .cards = paddenstoelkaarten
type-pawed = { $count ->
        [one] pootdier
       *[other] pootdieren
    }
    .a = een pootdier
    .cards = pootdierkaarten
type-plant = { $count ->
        [one] plant
       *[other] planten
    }
    .a = een plant
    .cards = plantenkaarten
type-shrub = { $count ->
        [one] struik
       *[other] struiken
    }
    .a = een struik
    .cards = struikkaarten
type-tree = { $count ->
        [one] boom
       *[other] bomen
    }
    .a = een boom
    .cards = boomkaarten
type-mountain = { $count ->
        [one] Alpenkaart
       *[other] Alpenkaarten
    }
    .a = een Alpenkaart
    .cards = Alpenkaarten
type-woodland-edge = { $count ->
        [one] Woodland Edge-kaart
       *[other] Woodland Edge-kaarten
    }
    .a = een Woodland Edge-kaart
    .cards = Woodland Edge-kaarten

## Different species of a type. $count (number) chooses the form.

kinds-amphibian = { $count ->
        [one] amfibieënsoort
       *[other] amfibieënsoorten
    }
kinds-bat = { $count ->
        [one] vleermuissoort
       *[other] vleermuissoorten
    }
kinds-bird = { $count ->
        [one] vogelsoort
       *[other] vogelsoorten
    }
kinds-butterfly = { $count ->
        [one] vlindersoort
       *[other] vlindersoorten
    }
kinds-cloven-hoofed = { $count ->
        [one] soort evenhoevig dier
       *[other] soorten evenhoevige dieren
    }
kinds-deer = { $count ->
        [one] hertensoort
       *[other] hertensoorten
    }
kinds-dragonfly = { $count ->
        [one] libellensoort
       *[other] libellensoorten
    }
kinds-insect = { $count ->
        [one] insectensoort
       *[other] insectensoorten
    }
kinds-moor = { $count ->
        [one] heidesoort
       *[other] heidesoorten
    }
kinds-mouse = { $count ->
        [one] muizensoort
       *[other] muizensoorten
    }
kinds-mushroom = { $count ->
        [one] paddenstoelensoort
       *[other] paddenstoelensoorten
    }
kinds-pawed = { $count ->
        [one] soort pootdier
       *[other] soorten pootdieren
    }
kinds-plant = { $count ->
        [one] plantensoort
       *[other] plantensoorten
    }
kinds-shrub = { $count ->
        [one] struiksoort
       *[other] struiksoorten
    }
kinds-tree = { $count ->
        [one] boomsoort
       *[other] boomsoorten
    }

## Tree symbols. $count (number) chooses the form.

symbol-ash = { $count ->
        [one] symbool van de es
       *[other] symbolen van de es
    }
symbol-beech = { $count ->
        [one] symbool van de beuk
       *[other] symbolen van de beuk
    }
symbol-birch = { $count ->
        [one] symbool van de berk
       *[other] symbolen van de berk
    }
symbol-black-alder = { $count ->
        [one] symbool van de zwarte els
       *[other] symbolen van de zwarte els
    }
symbol-crab-apple = { $count ->
        [one] symbool van de wilde appelboom
       *[other] symbolen van de wilde appelboom
    }
symbol-douglas-fir = { $count ->
        [one] symbool van de douglasspar
       *[other] symbolen van de douglasspar
    }
symbol-european-larch = { $count ->
        [one] symbool van de Europese lariks
       *[other] symbolen van de Europese lariks
    }
symbol-goat-willow = { $count ->
        [one] symbool van de boswilg
       *[other] symbolen van de boswilg
    }
symbol-horse-chestnut = { $count ->
        [one] symbool van de paardenkastanje
       *[other] symbolen van de paardenkastanje
    }
symbol-linden = { $count ->
        [one] symbool van de linde
       *[other] symbolen van de linde
    }
symbol-moor-birch = { $count ->
        [one] symbool van de zachte berk
       *[other] symbolen van de zachte berk
    }
symbol-oak = { $count ->
        [one] symbool van de eik
       *[other] symbolen van de eik
    }
symbol-sessile-oak = { $count ->
        [one] symbool van de wintereik
       *[other] symbolen van de wintereik
    }
symbol-silver-fir = { $count ->
        [one] symbool van de zilverspar
       *[other] symbolen van de zilverspar
    }
symbol-stone-pine = { $count ->
        [one] symbool van de alpenden
       *[other] symbolen van de alpenden
    }
symbol-sycamore = { $count ->
        [one] symbool van de esdoorn
       *[other] symbolen van de esdoorn
    }

## Hosts. host-…: after a preposition of place; full-…: $count (number) chooses the form.

host-tree = een boom
host-shrub = een struik
host-moor = een heide
full-tree = { $count ->
        [one] volledig bebouwde boom
       *[other] volledig bebouwde bomen
    }
    .per = volledig bebouwde boom
full-shrub = { $count ->
        [one] volledig bebouwde struik
       *[other] volledig bebouwde struiken
    }
    .per = volledig bebouwde struik
full-moor = { $count ->
        [one] volledig bebouwde heide
       *[other] volledig bebouwde heides
    }
    .per = volledig bebouwde heide

## Slots

slot-top = boven
slot-bottom = onder
slot-left = links
slot-right = rechts
slot-side = opzij

## A card, where nothing more is known of it

term-card = kaart
