### Names: games, species, symbols, slots, terms.

## Games

game-base = Mischwald
game-dartmoor = Mischwald: Dartmoor
game-alpine = Alpin
game-woodland-edge = Waldrand

## Species, by id. Names as on the cards (apps and biology where no card was at hand).
## .counted stands after a number or in "per …"; .on stands after a preposition of place.

species-adder = Kreuzotter
species-adders-tongue = Natternzunge
species-alcathoe-bat = Nymphenfledermaus
species-alpine-marmot = Alpenmurmeltier
species-alpine-newt = Bergmolch
species-ash = Esche
species-barbastelle-bat = Mopsfledermaus
species-barn-owl = Schleiereule
species-bearded-vulture = Bartgeier
species-beautiful-demoiselle = Blauflügel-Prachtlibelle
species-beaver = Europäischer Biber
species-bechsteins-bat = Bechsteinfledermaus
species-bee-swarm = Bienenschwarm
species-beech = Buche
    .counted = { $count ->
            [one] Buche
           *[other] Buchen
        }
    .on = einer Buche
species-beech-marten = Steinmarder
species-birch = Birke
species-black-alder = Schwarzerle
species-black-tailed-godwit = Uferschnepfe
species-black-trumpet = Herbsttrompete
species-blackberries = Brombeeren
species-blackthorn = Schlehdorn
species-blanket-bog = Deckenmoor
species-blue-ground-beetle = Blauer Laufkäfer
species-blueberry = Heidelbeere
species-bog-asphodel = Beinbrech
species-brandts-bat = Bartfledermaus
species-brown-bear = Braunbär
species-brown-long-eared-bat = Braunes Langohr
species-bullfinch = Gimpel
species-buzzard = Mäusebussard
species-camberwell-beauty = Trauermantel
species-capercaillie = Auerhuhn
species-chaffinch = Buchfink
species-chamois = Gämse
species-chanterelle = Pfifferling
species-common-hazel = Haselnuss
species-common-lizard = Waldeidechse
species-common-moorhen = Teichhuhn
species-common-noctule = Großer Abendsegler
species-common-pheasant = Fasan
species-common-pipistrelle = Zwergfledermaus
species-common-raven = Kolkrabe
species-common-toad = Erdkröte
    .counted = { $count ->
            [one] Erdkröte
           *[other] Erdkröten
        }
species-crab-apple = Holzapfel
species-crane-fly = Schnake
species-cuckoo = Kuckuck
species-curlew = Großer Brachvogel
species-dartmoor-badger = Dartmoor-Dachs
species-dartmoor-black-rabbit = Dartmoor-Kaninchen
    .counted = { $count ->
            [one] Dartmoor-Kaninchen
           *[other] Dartmoor-Kaninchen
        }
species-dartmoor-pony = Dartmoor-Pony
species-dartmoor-sheep = Dartmoor-Schaf
species-daubentons-bat = Wasserfledermaus
species-digitalis = Fingerhut
species-douglas-fir = Douglasie
species-edelweiss = Edelweiß
species-elderberry = Holunder
species-emerald-damselfly = Gemeine Binsenjungfer
species-eurasian-jay = Eichelhäher
species-eurasian-magpie = Elster
species-european-badger = Dachs
species-european-bison = Wisent
species-european-fat-dormouse = Siebenschläfer
species-european-hare = Feldhase
    .counted = { $count ->
            [one] Feldhase
           *[other] Feldhasen
        }
species-european-larch = Europäische Lärche
species-european-polecat = Waldiltis
species-european-water-vole = Schermaus
species-european-wildcat = Wildkatze
species-fallow-deer = Damhirsch
species-female-wild-boar = Bache
species-field-vole = Erdmaus
species-fire-salamander = Feuersalamander
    .counted = { $count ->
            [one] Feuersalamander
           *[other] Feuersalamander
        }
species-fireflies = Glühwürmchen
    .counted = { $count ->
            [one] Glühwürmchen
           *[other] Glühwürmchen
        }
species-fly-agaric = Fliegenpilz
species-fountainhead = Quelle
species-gentian = Enzian
species-gnat = Stechmücke
    .counted = { $count ->
            [one] Stechmücke
           *[other] Stechmücken
        }
species-goat-willow = Salweide
species-golden-eagle = Steinadler
species-goshawk = Habicht
species-grass-snake = Ringelnatter
species-great-green-bush-cricket = Grünes Heupferd
species-great-spotted-woodpecker = Buntspecht
species-greater-butterfly-orchid = Grünliche Waldhyazinthe
species-greater-horseshoe-bat = Hufeisennase
species-grey-heron = Graureiher
species-heather = Heidekraut
species-hedgehog = Igel
species-horse-chestnut = Kastanie
    .counted = { $count ->
            [one] Kastanie
           *[other] Kastanien
        }
species-keeled-skimmer = Kleiner Blaupfeil
species-lake-fly = Zuckmücke
species-large-tortoiseshell = Großer Fuchs
species-linden = Linde
    .counted = { $count ->
            [one] Linde
           *[other] Linden
        }
species-lowland-heath = Tieflandheide
species-lynx = Luchs
species-map-butterfly = Landkärtchen
species-meadow-pipit = Wiesenpieper
species-meadowsweet = Mädesüß
species-mole = Maulwurf
species-moor-birch = Moorbirke
species-moor-frog = Moorfrosch
species-moss = Moos
species-mountain-hare = Schneehase
species-nightingale = Nachtigall
species-nuthatch = Kleiber
species-oak = Eiche
    .on = einer Eiche
species-otter = Fischotter
species-parasol-mushroom = Parasol
species-peacock-butterfly = Tagpfauenauge
species-penny-bun = Steinpilz
species-phoebus-apollo = Alpen-Apollofalter
species-pond-turtle = Sumpfschildkröte
species-purple-emperor = Schillerfalter
species-raccoon = Waschbär
species-red-deer = Rothirsch
species-red-fox = Fuchs
species-red-squirrel = Eichhörnchen
species-rhos-pasture = Rhôs-Weide
species-rivulet = Bächlein
species-roe-deer = Reh
    .counted = { $count ->
            [one] Reh
           *[other] Rehe
        }
species-royal-fern = Königsfarn
species-sapling = Baumsprössling
species-savis-pipistrelle = Alpenfledermaus
species-serotine-bat = Breitflügelfledermaus
species-sessile-oak = Traubeneiche
species-shrew = Sumpfspitzmaus
species-silver-fir = Tanne
species-silver-washed-fritillary = Kaisermantel
species-small-red-damselfly = Zarte Rubinjungfer
species-southern-damselfly = Helm-Azurjungfer
species-squeaker = Frischling
    .counted = { $count ->
            [one] Frischling
           *[other] Frischlinge
        }
species-stag-beetle = Hirschkäfer
species-steinbock = Steinbock
species-stinging-nettle = Brennnessel
species-stone-pine = Zirbelkiefer
species-sycamore = Ahorn
species-tawny-owl = Waldkauz
species-tor = Tor
species-tree-ferns = Baumfarn
species-tree-frog = Laubfrosch
species-treecreeper = Waldbaumläufer
species-universal-moor = Universelles Moor
species-valley-mire = Talmoor
species-violet-carpenter-bee = Holzbiene
species-warrens = Kaninchenbau
species-warty-newt = Kammmolch
    .counted = { $count ->
            [one] Kammmolch
           *[other] Kammmolche
        }
species-water-soldiers = Krebsschere
species-wet-woodland = Feuchtwald
species-wheatear = Steinschmätzer
species-wild-boar = Wildschwein
species-wild-strawberries = Walderdbeeren
species-wolf = Wolf
species-wood-ant = Waldameise
species-wood-mouse = Waldmaus

## Type and habitat symbols. $count (number) chooses the form; .a is the object of a verb ("play a bird").

type-amphibian = { $count ->
        [one] Amphibie
       *[other] Amphibien
    }
    .a = eine Amphibie
    .cards = Amphibienkarten
type-bat = { $count ->
        [one] Fledermaus
       *[other] Fledermäuse
    }
    .a = eine Fledermaus
    .cards = Fledermauskarten
type-bird = { $count ->
        [one] Vogel
       *[other] Vögel
    }
    .a = einen Vogel
    .cards = Vogelkarten
type-butterfly = { $count ->
        [one] Schmetterling
       *[other] Schmetterlinge
    }
    .a = einen Schmetterling
    .cards = Schmetterlingskarten
type-cloven-hoofed = { $count ->
        [one] Paarhufer
       *[other] Paarhufer
    }
    .a = einen Paarhufer
    .cards = Paarhuferkarten
type-deer = { $count ->
        [one] Hirsch
       *[other] Hirsche
    }
    .a = einen Hirsch
    .cards = Hirschkarten
type-dragonfly = { $count ->
        [one] Libelle
       *[other] Libellen
    }
    .a = eine Libelle
    .cards = Libellenkarten
type-insect = { $count ->
        [one] Insekt
       *[other] Insekten
    }
    .a = ein Insekt
    .cards = Insektenkarten
type-moor = { $count ->
        [one] Moor
       *[other] Moore
    }
    .a = ein Moor
    .cards = Moorkarten
type-mouse = { $count ->
        [one] Maus
       *[other] Mäuse
    }
    .a = eine Maus
    .cards = Mäusekarten
type-mushroom = { $count ->
        [one] Pilz
       *[other] Pilze
    }
    .a = einen Pilz
    .cards = Pilzkarten
type-pawed = { $count ->
        [one] Pfotentier
       *[other] Pfotentiere
    }
    .a = ein Pfotentier
    .cards = Pfotentierkarten
type-plant = { $count ->
        [one] Pflanze
       *[other] Pflanzen
    }
    .a = eine Pflanze
    .cards = Pflanzenkarten
type-shrub = { $count ->
        [one] Strauch
       *[other] Sträucher
    }
    .a = einen Strauch
    .cards = Strauchkarten
type-tree = { $count ->
        [one] Baum
       *[other] Bäume
    }
    .a = einen Baum
    .cards = Baumkarten
type-mountain = { $count ->
        [one] Alpenkarte
       *[other] Alpenkarten
    }
    .a = eine Alpenkarte
    .cards = Alpenkarten
type-woodland-edge = { $count ->
        [one] Waldrandkarte
       *[other] Waldrandkarten
    }
    .a = eine Waldrandkarte
    .cards = Waldrandkarten

## Different species of a type. $count (number) chooses the form.

kinds-amphibian = { $count ->
        [one] Amphibienart
       *[other] Amphibienarten
    }
kinds-bat = { $count ->
        [one] Fledermausart
       *[other] Fledermausarten
    }
kinds-bird = { $count ->
        [one] Vogelart
       *[other] Vogelarten
    }
kinds-butterfly = { $count ->
        [one] Schmetterlingsart
       *[other] Schmetterlingsarten
    }
kinds-cloven-hoofed = { $count ->
        [one] Paarhuferart
       *[other] Paarhuferarten
    }
kinds-deer = { $count ->
        [one] Hirschart
       *[other] Hirscharten
    }
kinds-dragonfly = { $count ->
        [one] Libellenart
       *[other] Libellenarten
    }
kinds-insect = { $count ->
        [one] Insektenart
       *[other] Insektenarten
    }
kinds-moor = { $count ->
        [one] Moorart
       *[other] Moorarten
    }
kinds-mouse = { $count ->
        [one] Mäuseart
       *[other] Mäusearten
    }
kinds-mushroom = { $count ->
        [one] Pilzart
       *[other] Pilzarten
    }
kinds-pawed = { $count ->
        [one] Pfotentierart
       *[other] Pfotentierarten
    }
kinds-plant = { $count ->
        [one] Pflanzenart
       *[other] Pflanzenarten
    }
kinds-shrub = { $count ->
        [one] Strauchart
       *[other] Straucharten
    }
kinds-tree = { $count ->
        [one] Baumart
       *[other] Baumarten
    }

## Tree symbols. $count (number) chooses the form.

symbol-ash = { $count ->
        [one] Eschensymbol
       *[other] Eschensymbole
    }
symbol-beech = { $count ->
        [one] Buchensymbol
       *[other] Buchensymbole
    }
symbol-birch = { $count ->
        [one] Birkensymbol
       *[other] Birkensymbole
    }
symbol-black-alder = { $count ->
        [one] Schwarzerlensymbol
       *[other] Schwarzerlensymbole
    }
symbol-crab-apple = { $count ->
        [one] Holzapfelsymbol
       *[other] Holzapfelsymbole
    }
symbol-douglas-fir = { $count ->
        [one] Douglasiensymbol
       *[other] Douglasiensymbole
    }
symbol-european-larch = { $count ->
        [one] Lärchensymbol
       *[other] Lärchensymbole
    }
symbol-goat-willow = { $count ->
        [one] Salweidensymbol
       *[other] Salweidensymbole
    }
symbol-horse-chestnut = { $count ->
        [one] Kastaniensymbol
       *[other] Kastaniensymbole
    }
symbol-linden = { $count ->
        [one] Lindensymbol
       *[other] Lindensymbole
    }
symbol-moor-birch = { $count ->
        [one] Moorbirkensymbol
       *[other] Moorbirkensymbole
    }
symbol-oak = { $count ->
        [one] Eichensymbol
       *[other] Eichensymbole
    }
symbol-sessile-oak = { $count ->
        [one] Traubeneichensymbol
       *[other] Traubeneichensymbole
    }
symbol-silver-fir = { $count ->
        [one] Tannensymbol
       *[other] Tannensymbole
    }
symbol-stone-pine = { $count ->
        [one] Zirbelkiefernsymbol
       *[other] Zirbelkiefernsymbole
    }
symbol-sycamore = { $count ->
        [one] Ahornsymbol
       *[other] Ahornsymbole
    }

## Hosts. host-…: after a preposition of place; full-…: $count (number) chooses the form.

host-tree = einem Baum
host-shrub = einem Strauch
host-moor = einem Moor
full-tree = { $count ->
        [one] voll besetzter Baum
       *[other] voll besetzte Bäume
    }
    .per = voll besetzten Baum
full-shrub = { $count ->
        [one] voll besetzter Strauch
       *[other] voll besetzte Sträucher
    }
    .per = voll besetzten Strauch
full-moor = { $count ->
        [one] voll besetztes Moor
       *[other] voll besetzte Moore
    }
    .per = voll besetztes Moor

## Slots

slot-top = oben
slot-bottom = unten
slot-left = links
slot-right = rechts
slot-side = seitlich

## A card, where nothing more is known of it

term-card = Karte
