### Names: games, species, symbols, slots, terms.

## Games

game-base = Forest Shuffle
game-dartmoor = Forest Shuffle: Dartmoor
game-alpine = Cumbres Alpinas
game-woodland-edge = Linde del Bosque

## Species, by id. Names as on the cards (apps and biology where no card was at hand).
## .counted stands after a number or in "per …"; .on stands after a preposition of place.

species-adder = Víbora
species-adders-tongue = Helecho lengua de serpiente
species-alcathoe-bat = Murciélago ratonero bigotudo
species-alpine-marmot = Marmota alpina
species-alpine-newt = Tritón alpino
species-ash = Fresno europeo
species-barbastelle-bat = Murciélago de barbastela
species-barn-owl = Lechuza común
species-bearded-vulture = Quebrantahuesos
species-beautiful-demoiselle = Calopteryx virgo
species-beaver = Castor europeo
species-bechsteins-bat = Murciélago ratonero forestal
species-bee-swarm = Abeja melífera (enjambre)
species-beech = Haya común
    .counted = { $count ->
            [one] haya común
           *[other] hayas comunes
        }
    .on = un haya común
species-beech-marten = Garduña
species-birch = Abedul
species-black-alder = Aliso común
species-black-tailed-godwit = Aguja colinegra
species-black-trumpet = Trompeta de la muerte
species-blackberries = Mora
species-blackthorn = Endrino
species-blanket-bog = Turbera de cobertor
species-blue-ground-beetle = Carabus intricatus
species-blueberry = Arándano silvestre
species-bog-asphodel = Nartecia
species-brandts-bat = Murciélago de Brandt
species-brown-bear = Oso pardo
species-brown-long-eared-bat = Murciélago orejudo dorado
species-bullfinch = Camachuelo común
species-buzzard = Busardo ratonero
species-camberwell-beauty = Mariposa antíope
species-capercaillie = Urogallo
species-chaffinch = Pinzón vulgar
species-chamois = Gamuza alpina
species-chanterelle = Chantarela
species-common-hazel = Avellano
species-common-lizard = Lagartija de turbera
species-common-moorhen = Gallineta común
species-common-noctule = Nóctulo mediano
species-common-pheasant = Faisán vulgar
species-common-pipistrelle = Murciélago común
species-common-raven = Cuervo
species-common-toad = Sapo común
    .counted = { $count ->
            [one] sapo común
           *[other] sapos comunes
        }
species-crab-apple = Manzano silvestre
species-crane-fly = Típula
species-cuckoo = Cuco
species-curlew = Zarapito real
species-dartmoor-badger = Tejón de Dartmoor
species-dartmoor-black-rabbit = Conejo de Dartmoor
    .counted = { $count ->
            [one] conejo de Dartmoor
           *[other] conejos de Dartmoor
        }
species-dartmoor-pony = Poni de Dartmoor
species-dartmoor-sheep = Muflón de Dartmoor
species-daubentons-bat = Murciélago ratonero ribereño
species-digitalis = Dedalera
species-douglas-fir = Abeto Douglas
species-edelweiss = Edelweiss
species-elderberry = Saúco negro
species-emerald-damselfly = Lestes sponsa
species-eurasian-jay = Arrendajo euroasiático
species-eurasian-magpie = Urraca euroasiática
species-european-badger = Tejón europeo
species-european-bison = Bisonte europeo
species-european-fat-dormouse = Lirón gris
species-european-hare = Liebre común
    .counted = { $count ->
            [one] liebre común
           *[other] liebres comunes
        }
species-european-larch = Alerce europeo
species-european-polecat = Turón europeo
species-european-water-vole = Rata topera
species-european-wildcat = Gato montés
species-fallow-deer = Gamo común
species-female-wild-boar = Jabalina
species-field-vole = Topillo agreste
species-fire-salamander = Salamandra común
    .counted = { $count ->
            [one] salamandra común
           *[other] salamandras comunes
        }
species-fireflies = Luciérnaga
    .counted = { $count ->
            [one] luciérnaga
           *[other] luciérnagas
        }
species-fly-agaric = Hongo matamoscas
species-fountainhead = Manantial
species-gentian = Genciana alpina
species-gnat = Mosquito
    .counted = { $count ->
            [one] mosquito
           *[other] mosquitos
        }
species-goat-willow = Sauce cabruno
species-golden-eagle = Águila real
species-goshawk = Azor común
species-grass-snake = Culebra de collar
species-great-green-bush-cricket = Saltamontes verde común
species-great-spotted-woodpecker = Pico picapinos
species-greater-butterfly-orchid = Orquídea mariposa
species-greater-horseshoe-bat = Murciélago grande de herradura
species-grey-heron = Garza real
species-heather = Brecina
species-hedgehog = Erizo común
species-horse-chestnut = Castaño de Indias
    .counted = { $count ->
            [one] castaño de Indias
           *[other] castaños de Indias
        }
species-keeled-skimmer = Orthetrum coerulescens
species-lake-fly = Quironómido
species-large-tortoiseshell = Mariposa olmera
species-linden = Tilo
    .counted = { $count ->
            [one] tilo
           *[other] tilos
        }
species-lowland-heath = Brezal
species-lynx = Lince
species-map-butterfly = Mariposa protea
species-meadow-pipit = Bisbita pratense
species-meadowsweet = Reina de los prados
species-mole = Topo
species-moor-birch = Abedul blanco
species-moor-frog = Rana de páramo
species-moss = Musgo
species-mountain-hare = Liebre de montaña
species-nightingale = Ruiseñor común
species-nuthatch = Trepador azul
species-oak = Roble
    .on = un roble
species-otter = Nutria europea
species-parasol-mushroom = Parasol
species-peacock-butterfly = Mariposa pavo real
species-penny-bun = Hongo blanco
species-phoebus-apollo = Mariposa apolo
species-pond-turtle = Galápago europeo
species-purple-emperor = Mariposa tornasolada
species-raccoon = Mapache boreal
species-red-deer = Ciervo común
species-red-fox = Zorro común
species-red-squirrel = Ardilla roja
species-rhos-pasture = Pasto de rhôs
species-rivulet = Arroyo
species-roe-deer = Corzo
    .counted = { $count ->
            [one] corzo
           *[other] corzos
        }
species-royal-fern = Helecho real
species-sapling = Brote
species-savis-pipistrelle = Murciélago montañero
species-serotine-bat = Murciélago hortelano
species-sessile-oak = Roble albar
species-shrew = Musgaño de Cabrera
species-silver-fir = Abeto común
species-silver-washed-fritillary = Mariposa nacarada
species-small-red-damselfly = Ceriagrion tenellum
species-southern-damselfly = Coenagrion mercuriale
species-squeaker = Jabato
    .counted = { $count ->
            [one] jabato
           *[other] jabatos
        }
species-stag-beetle = Ciervo volante
species-steinbock = Íbice alpino
species-stinging-nettle = Ortiga
species-stone-pine = Pino cembro
species-sycamore = Arce
species-tawny-owl = Cárabo común
species-tor = Tor
species-tree-ferns = Helecho arborescente
species-tree-frog = Ranita de San Antonio
species-treecreeper = Agateador euroasiático
species-universal-moor = Páramo genérico
species-valley-mire = Tremedal
species-violet-carpenter-bee = Abejorro carpintero europeo
species-warrens = Madriguera
species-warty-newt = Tritón crestado del norte
    .counted = { $count ->
            [one] tritón crestado del norte
           *[other] tritones crestados del norte
        }
species-water-soldiers = Pita de agua
species-wet-woodland = Bosque húmedo
species-wheatear = Collalba gris
species-wild-boar = Jabalí
species-wild-strawberries = Fresa silvestre
species-wolf = Lobo
species-wood-ant = Hormiga roja
species-wood-mouse = Ratón de campo

## Type and habitat symbols. $count (number) chooses the form; .a is the object of a verb ("play a bird").

type-amphibian = { $count ->
        [one] anfibio
       *[other] anfibios
    }
    .a = un anfibio
    .cards = cartas de anfibio
type-bat = { $count ->
        [one] murciélago
       *[other] murciélagos
    }
    .a = un murciélago
    .cards = cartas de murciélago
type-bird = { $count ->
        [one] ave
       *[other] aves
    }
    .a = un ave
    .cards = cartas de ave
type-butterfly = { $count ->
        [one] mariposa
       *[other] mariposas
    }
    .a = una mariposa
    .cards = cartas de mariposa
type-cloven-hoofed = { $count ->
        [one] animal con pezuñas
       *[other] animales con pezuñas
    }
    .a = un animal con pezuñas
    .cards = cartas de animal con pezuñas
type-deer = { $count ->
        [one] animal con astas
       *[other] animales con astas
    }
    .a = un animal con astas
    .cards = cartas de animal con astas
type-dragonfly = { $count ->
        [one] odonato
       *[other] odonatos
    }
    .a = un odonato
    .cards = cartas de odonato
type-insect = { $count ->
        [one] insecto
       *[other] insectos
    }
    .a = un insecto
    .cards = cartas de insecto
type-moor = { $count ->
        [one] páramo
       *[other] páramos
    }
    .a = un páramo
    .cards = cartas de páramo
type-mouse = { $count ->
        [one] roedor o insectívoro
       *[other] roedores o insectívoros
    }
    .a = un roedor o insectívoro
    .cards = cartas de roedor o insectívoro
type-mushroom = { $count ->
        [one] hongo
       *[other] hongos
    }
    .a = un hongo
    .cards = cartas de hongo
type-pawed = { $count ->
        [one] animal con almohadillas
       *[other] animales con almohadillas
    }
    .a = un animal con almohadillas
    .cards = cartas de animal con almohadillas
type-plant = { $count ->
        [one] planta
       *[other] plantas
    }
    .a = una planta
    .cards = cartas de planta
type-shrub = { $count ->
        [one] arbusto
       *[other] arbustos
    }
    .a = un arbusto
    .cards = cartas de arbusto
type-tree = { $count ->
        [one] árbol
       *[other] árboles
    }
    .a = un árbol
    .cards = cartas de árbol
type-mountain = { $count ->
        [one] carta alpina
       *[other] cartas alpinas
    }
    .a = una carta alpina
    .cards = cartas alpinas
type-woodland-edge = { $count ->
        [one] carta de la linde del bosque
       *[other] cartas de la linde del bosque
    }
    .a = una carta de la linde del bosque
    .cards = cartas de la linde del bosque

## Different species of a type. $count (number) chooses the form.

kinds-amphibian = { $count ->
        [one] especie de anfibio
       *[other] especies de anfibio
    }
kinds-bat = { $count ->
        [one] especie de murciélago
       *[other] especies de murciélago
    }
kinds-bird = { $count ->
        [one] especie de ave
       *[other] especies de ave
    }
kinds-butterfly = { $count ->
        [one] especie de mariposa
       *[other] especies de mariposa
    }
kinds-cloven-hoofed = { $count ->
        [one] especie de animal con pezuñas
       *[other] especies de animal con pezuñas
    }
kinds-deer = { $count ->
        [one] especie de animal con astas
       *[other] especies de animal con astas
    }
kinds-dragonfly = { $count ->
        [one] especie de odonato
       *[other] especies de odonato
    }
kinds-insect = { $count ->
        [one] especie de insecto
       *[other] especies de insecto
    }
kinds-moor = { $count ->
        [one] tipo de páramo
       *[other] tipos de páramo
    }
kinds-mouse = { $count ->
        [one] especie de roedor o insectívoro
       *[other] especies de roedor o insectívoro
    }
kinds-mushroom = { $count ->
        [one] especie de hongo
       *[other] especies de hongo
    }
kinds-pawed = { $count ->
        [one] especie de animal con almohadillas
       *[other] especies de animal con almohadillas
    }
kinds-plant = { $count ->
        [one] especie de planta
       *[other] especies de planta
    }
kinds-shrub = { $count ->
        [one] especie de arbusto
       *[other] especies de arbusto
    }
kinds-tree = { $count ->
        [one] especie de árbol
       *[other] especies de árbol
    }

## Tree symbols. $count (number) chooses the form.

symbol-ash = { $count ->
        [one] símbolo de fresno europeo
       *[other] símbolos de fresno europeo
    }
symbol-beech = { $count ->
        [one] símbolo de haya común
       *[other] símbolos de haya común
    }
symbol-birch = { $count ->
        [one] símbolo de abedul
       *[other] símbolos de abedul
    }
symbol-black-alder = { $count ->
        [one] símbolo de aliso común
       *[other] símbolos de aliso común
    }
symbol-crab-apple = { $count ->
        [one] símbolo de manzano silvestre
       *[other] símbolos de manzano silvestre
    }
symbol-douglas-fir = { $count ->
        [one] símbolo de abeto Douglas
       *[other] símbolos de abeto Douglas
    }
symbol-european-larch = { $count ->
        [one] símbolo de alerce europeo
       *[other] símbolos de alerce europeo
    }
symbol-goat-willow = { $count ->
        [one] símbolo de sauce cabruno
       *[other] símbolos de sauce cabruno
    }
symbol-horse-chestnut = { $count ->
        [one] símbolo de castaño de Indias
       *[other] símbolos de castaño de Indias
    }
symbol-linden = { $count ->
        [one] símbolo de tilo
       *[other] símbolos de tilo
    }
symbol-moor-birch = { $count ->
        [one] símbolo de abedul blanco
       *[other] símbolos de abedul blanco
    }
symbol-oak = { $count ->
        [one] símbolo de roble
       *[other] símbolos de roble
    }
symbol-sessile-oak = { $count ->
        [one] símbolo de roble albar
       *[other] símbolos de roble albar
    }
symbol-silver-fir = { $count ->
        [one] símbolo de abeto común
       *[other] símbolos de abeto común
    }
symbol-stone-pine = { $count ->
        [one] símbolo de pino cembro
       *[other] símbolos de pino cembro
    }
symbol-sycamore = { $count ->
        [one] símbolo de arce
       *[other] símbolos de arce
    }

## Hosts. host-…: after a preposition of place; full-…: $count (number) chooses the form.

host-tree = un árbol
host-shrub = un arbusto
host-moor = un páramo
full-tree = { $count ->
        [one] árbol completamente ocupado
       *[other] árboles completamente ocupados
    }
    .per = árbol completamente ocupado
full-shrub = { $count ->
        [one] arbusto completamente ocupado
       *[other] arbustos completamente ocupados
    }
    .per = arbusto completamente ocupado
full-moor = { $count ->
        [one] páramo completamente ocupado
       *[other] páramos completamente ocupados
    }
    .per = páramo completamente ocupado

## Slots

slot-top = arriba
slot-bottom = abajo
slot-left = izquierda
slot-right = derecha
slot-side = lado

## A card, where nothing more is known of it

term-card = carta
