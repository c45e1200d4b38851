### Names: games, species, symbols, slots, terms.

## Games

game-base = Forest Shuffle
game-dartmoor = Forest Shuffle: Dartmoor
game-alpine = Alpine
game-woodland-edge = Woodland Edge

## Species, by id. Names as on the cards (apps and biology where no card was at hand).
## .counted stands after a number or in "per …"; .on stands after a preposition of place.

species-adder = Marasso
species-adders-tongue = Ofioglosso Comune
species-alcathoe-bat = Vespertilio di Alcatoe
species-alpine-marmot = Marmotta delle Alpi
species-alpine-newt = Tritone Alpino
species-ash = Frassino Maggiore
species-barbastelle-bat = Barbastello
species-barn-owl = Barbagianni Comune
species-bearded-vulture = Gipeto
species-beautiful-demoiselle = Splendente di Fonte
species-beaver = Castoro Europeo
species-bechsteins-bat = Vespertilio di Bechstein
species-bee-swarm = Ape Europea (sciame)
species-beech = Faggio
    .counted = { $count ->
            [one] faggio
           *[other] faggi
        }
    .on = un faggio
species-beech-marten = Faina
species-birch = Betulla
species-black-alder = Ontano Nero
species-black-tailed-godwit = Pittima Reale
species-black-trumpet = Trombetta dei Morti
species-blackberries = Mora
species-blackthorn = Pruno Selvatico
species-blanket-bog = Torbiera di Copertura
species-blue-ground-beetle = Carabo Intricato
species-blueberry = Mirtillo Nero
species-bog-asphodel = Nartecio
species-brandts-bat = Vespertilio di Brandt
species-brown-bear = Orso Bruno
species-brown-long-eared-bat = Orecchione Bruno
species-bullfinch = Ciuffolotto
species-buzzard = Poiana
species-camberwell-beauty = Vanessa Antiopa
species-capercaillie = Gallo Cedrone
species-chaffinch = Fringuello
species-chamois = Camoscio Alpino
species-chanterelle = Finferlo
species-common-hazel = Nocciòlo
species-common-lizard = Lucertola Vivipara
species-common-moorhen = Gallinella d’Acqua
species-common-noctule = Nottola Comune
species-common-pheasant = Fagiano Comune
species-common-pipistrelle = Pipistrello Nano
species-common-raven = Corvo Imperiale
species-common-toad = Rospo
    .counted = { $count ->
            [one] rospo
           *[other] rospi
        }
species-crab-apple = Melo Selvatico
species-crane-fly = Tipula
species-cuckoo = Cuculo
species-curlew = Chiurlo Maggiore
species-dartmoor-badger = Tasso di Dartmoor
species-dartmoor-black-rabbit = Coniglio Nero di Dartmoor
    .counted = { $count ->
            [one] coniglio nero di Dartmoor
           *[other] conigli neri di Dartmoor
        }
species-dartmoor-pony = Pony di Dartmoor
species-dartmoor-sheep = Pecora di Dartmoor
species-daubentons-bat = Vespertilio di Daubenton
species-digitalis = Digitale Rossa
species-douglas-fir = Abete di Douglas
species-edelweiss = Stella Alpina
species-elderberry = Sambuco Comune
species-emerald-damselfly = Verdina Smeralda
species-eurasian-jay = Ghiandaia
species-eurasian-magpie = Gazza
species-european-badger = Tasso
species-european-bison = Bisonte Europeo
species-european-fat-dormouse = Ghiro
species-european-hare = Lepre
    .counted = { $count ->
            [one] lepre
           *[other] lepri
        }
species-european-larch = Larice Comune
species-european-polecat = Puzzola Europea
species-european-water-vole = Arvicola Terrestre
species-european-wildcat = Gatto Selvatico Europeo
species-fallow-deer = Daino
species-female-wild-boar = Cinghiale (femmina)
species-field-vole = Arvicola Agreste
species-fire-salamander = Salamandra Pezzata
    .counted = { $count ->
            [one] salamandra pezzata
           *[other] salamandre pezzate
        }
species-fireflies = Lucciola
    .counted = { $count ->
            [one] lucciola
           *[other] lucciole
        }
species-fly-agaric = Amanita Muscaria
species-fountainhead = Sorgente
species-gentian = Genziana
species-gnat = Zanzara
    .counted = { $count ->
            [one] zanzara
           *[other] zanzare
        }
species-goat-willow = Salicone
species-golden-eagle = Aquila Reale
species-goshawk = Falco Pellegrino
species-grass-snake = Natrice dal Collare
species-great-green-bush-cricket = Cavalletta Verde
species-great-spotted-woodpecker = Picchio Rosso Maggiore
species-greater-butterfly-orchid = Platantera Verdastra
species-greater-horseshoe-bat = Ferro di Cavallo Maggiore
species-grey-heron = Airone Cenerino
species-heather = Brugo
species-hedgehog = Riccio
species-horse-chestnut = Ippocastano
    .counted = { $count ->
            [one] ippocastano
           *[other] ippocastani
        }
species-keeled-skimmer = Frecciazzurra Minore
species-lake-fly = Chironomo
species-large-tortoiseshell = Vanessa Multicolore
species-linden = Tiglio
    .counted = { $count ->
            [one] tiglio
           *[other] tigli
        }
species-lowland-heath = Brughiera di Pianura
species-lynx = Lince
species-map-butterfly = Vanessa Levana
species-meadow-pipit = Pispola
species-meadowsweet = Olmaria
species-mole = Talpa
species-moor-birch = Betulla Pubescente
species-moor-frog = Rana Arvale
species-moss = Muschio
species-mountain-hare = Lepre Alpina
species-nightingale = Usignolo Comune
species-nuthatch = Picchio Muratore
species-oak = Quercia
    .on = una quercia
species-otter = Lontra Europea
species-parasol-mushroom = Mazza di Tamburo
species-peacock-butterfly = Vanessa Io
species-penny-bun = Porcino
species-phoebus-apollo = Farfalla Febo
species-pond-turtle = Tartaruga Palustre
species-purple-emperor = Iride
species-raccoon = Procione
species-red-deer = Cervo Reale
species-red-fox = Volpe
species-red-squirrel = Scoiattolo
species-rhos-pasture = Pascolo di Rhôs
species-rivulet = Ruscello
species-roe-deer = Capriolo
    .counted = { $count ->
            [one] capriolo
           *[other] caprioli
        }
species-royal-fern = Osmunda Regale
species-sapling = Arboscello
species-savis-pipistrelle = Pipistrello di Savi
species-serotine-bat = Serotino Comune
species-sessile-oak = Rovere
species-shrew = Toporagno Acquatico di Miller
species-silver-fir = Abete Bianco
species-silver-washed-fritillary = Pafia
species-small-red-damselfly = Scintilla Zamperosse
species-southern-damselfly = Azzurrina di Mercurio
species-squeaker = Cinghialetto
    .counted = { $count ->
            [one] cinghialetto
           *[other] cinghialetti
        }
species-stag-beetle = Cervo Volante
species-steinbock = Stambecco delle Alpi
species-stinging-nettle = Ortica Comune
species-stone-pine = Pino Cembro
species-sycamore = Acero
species-tawny-owl = Barbagianni
species-tor = Tor
species-tree-ferns = Felce Arborea
species-tree-frog = Raganella
species-treecreeper = Rampichino Alpestre
species-universal-moor = Brughiera Universale
species-valley-mire = Torbiera di Valle
species-violet-carpenter-bee = Ape Legnaiola
species-warrens = Conigliera
species-warty-newt = Tritone Crestato
    .counted = { $count ->
            [one] tritone crestato
           *[other] tritoni crestati
        }
species-water-soldiers = Erba Coltella
species-wet-woodland = Bosco Umido
species-wheatear = Culbianco
species-wild-boar = Cinghiale
species-wild-strawberries = Fragola di Bosco
species-wolf = Lupo
species-wood-ant = Formica Rossa
species-wood-mouse = Topo Selvatico

## Type and habitat symbols. $count (number) chooses the form; .a is the object of a verb ("play a bird").

type-amphibian = { $count ->
        [one] anfibio
       *[other] anfibi
    }
    .a = un anfibio
    .cards = carte anfibio
type-bat = { $count ->
        [one] pipistrello
       *[other] pipistrelli
    }
    .a = un pipistrello
    .cards = carte pipistrello
type-bird = { $count ->
        [one] uccello
       *[other] uccelli
    }
    .a = un uccello
    .cards = carte uccello
type-butterfly = { $count ->
        [one] farfalla
       *[other] farfalle
    }
    .a = una farfalla
    .cards = carte farfalla
type-cloven-hoofed = { $count ->
        [one] animale con zoccoli
       *[other] animali con zoccoli
    }
    .a = un animale con zoccoli
    .cards = carte animale con zoccoli
type-deer = { $count ->
        [one] cervo
       *[other] cervi
    }
    .a = un cervo
    .cards = carte cervo
type-dragonfly = { $count ->
        [one] libellula
       *[other] libellule
    }
    .a = una libellula
    .cards = carte libellula
type-insect = { $count ->
        [one] insetto
       *[other] insetti
    }
    .a = un insetto
    .cards = carte insetto
type-moor = { $count ->
        [one] brughiera
       *[other] brughiere
    }
    .a = una brughiera
    .cards = carte brughiera
type-mouse = { $count ->
        [one] topo
       *[other] topi
    }
    .a = un topo
    .cards = carte topo
type-mushroom = { $count ->
        [one] fungo
       *[other] funghi
    }
    .a = un fungo
    .cards = carte fungo
type-pawed = { $count ->
        [one] animale con zampe
       *[other] animali con zampe
    }
    .a = un animale con zampe
    .cards = carte animale con zampe
type-plant = { $count ->
        [one] pianta
       *[other] piante
    }
    .a = una pianta
    .cards = carte pianta
type-shrub = { $count ->
        [one] arbusto
       *[other] arbusti
    }
    .a = un arbusto
    .cards = carte arbusto
type-tree = { $count ->
        [one] albero
       *[other] alberi
    }
    .a = un albero
    .cards = carte albero
type-mountain = { $count ->
        [one] carta alpina
       *[other] carte alpine
    }
    .a = una carta alpina
    .cards = carte alpine
type-woodland-edge = { $count ->
        [one] carta Woodland Edge
       *[other] carte Woodland Edge
    }
    .a = una carta Woodland Edge
    .cards = carte Woodland Edge

## Different species of a type. $count (number) chooses the form.

kinds-amphibian = { $count ->
        [one] specie di anfibio
       *[other] specie di anfibi
    }
kinds-bat = { $count ->
        [one] specie di pipistrello
       *[other] specie di pipistrelli
    }
kinds-bird = { $count ->
        [one] specie di uccello
       *[other] specie di uccelli
    }
kinds-butterfly = { $count ->
        [one] specie di farfalla
       *[other] specie di farfalle
    }
kinds-cloven-hoofed = { $count ->
        [one] specie di animale con zoccoli
       *[other] specie di animali con zoccoli
    }
kinds-deer = { $count ->
        [one] specie di cervo
       *[other] specie di cervi
    }
kinds-dragonfly = { $count ->
        [one] specie di libellula
       *[other] specie di libellule
    }
kinds-insect = { $count ->
        [one] specie di insetto
       *[other] specie di insetti
    }
kinds-moor = { $count ->
        [one] tipo di brughiera
       *[other] tipi di brughiera
    }
kinds-mouse = { $count ->
        [one] specie di topo
       *[other] specie di topi
    }
kinds-mushroom = { $count ->
        [one] specie di fungo
       *[other] specie di funghi
    }
kinds-pawed = { $count ->
        [one] specie di animale con zampe
       *[other] specie di animali con zampe
    }
kinds-plant = { $count ->
        [one] specie di pianta
       *[other] specie di piante
    }
kinds-shrub = { $count ->
        [one] specie di arbusto
       *[other] specie di arbusti
    }
kinds-tree = { $count ->
        [one] specie di albero
       *[other] specie di alberi
    }

## Tree symbols. $count (number) chooses the form.

symbol-ash = { $count ->
        [one] simbolo frassino maggiore
       *[other] simboli frassino maggiore
    }
symbol-beech = { $count ->
        [one] simbolo faggio
       *[other] simboli faggio
    }
symbol-birch = { $count ->
        [one] simbolo betulla
       *[other] simboli betulla
    }
symbol-black-alder = { $count ->
        [one] simbolo ontano nero
       *[other] simboli ontano nero
    }
symbol-crab-apple = { $count ->
        [one] simbolo melo selvatico
       *[other] simboli melo selvatico
    }
symbol-douglas-fir = { $count ->
        [one] simbolo abete di Douglas
       *[other] simboli abete di Douglas
    }
symbol-european-larch = { $count ->
        [one] simbolo larice comune
       *[other] simboli larice comune
    }
symbol-goat-willow = { $count ->
        [one] simbolo salicone
       *[other] simboli salicone
    }
symbol-horse-chestnut = { $count ->
        [one] simbolo ippocastano
       *[other] simboli ippocastano
    }
symbol-linden = { $count ->
        [one] simbolo tiglio
       *[other] simboli tiglio
    }
symbol-moor-birch = { $count ->
        [one] simbolo betulla pubescente
       *[other] simboli betulla pubescente
    }
symbol-oak = { $count ->
        [one] simbolo quercia
       *[other] simboli quercia
    }
symbol-sessile-oak = { $count ->
        [one] simbolo rovere
       *[other] simboli rovere
    }
symbol-silver-fir = { $count ->
        [one] simbolo abete bianco
       *[other] simboli abete bianco
    }
symbol-stone-pine = { $count ->
        [one] simbolo pino cembro
       *[other] simboli pino cembro
    }
symbol-sycamore = { $count ->
        [one] simbolo acero
       *[other] simboli acero
    }

## Hosts. host-…: after a preposition of place; full-…: $count (number) chooses the form.

host-tree = un albero
host-shrub = un arbusto
host-moor = una brughiera
full-tree = { $count ->
        [one] albero completamente occupato
       *[other] alberi completamente occupati
    }
    .per = albero completamente occupato
full-shrub = { $count ->
        [one] arbusto completamente occupato
       *[other] arbusti completamente occupati
    }
    .per = arbusto completamente occupato
full-moor = { $count ->
        [one] brughiera completamente occupata
       *[other] brughiere completamente occupate
    }
    .per = brughiera completamente occupata

## Slots

slot-top = in alto
slot-bottom = in basso
slot-left = a sinistra
slot-right = a destra
slot-side = di lato

## A card, where nothing more is known of it

term-card = carta
