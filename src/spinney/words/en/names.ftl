### Names: games, species, symbols, slots, terms.

## Games

game-base = Forest Shuffle
game-dartmoor = Forest Shuffle: Dartmoor
game-alpine = Alpine
game-woodland-edge = Woodland Edge

## Species, by id. Names as on the cards (apps and biology where no card was at hand).
## .counted stands after a number or in "per …"; .on stands after a preposition of place.

species-adder = Adder
species-adders-tongue = Adder’s Tongue
species-alcathoe-bat = Alcathoe Bat
species-alpine-marmot = Alpine Marmot
species-alpine-newt = Alpine Newt
species-ash = Ash
species-barbastelle-bat = Barbastelle Bat
species-barn-owl = Barn Owl
species-bearded-vulture = Bearded Vulture
species-beautiful-demoiselle = Beautiful Demoiselle
species-beaver = Beaver
species-bechsteins-bat = Bechstein’s Bat
species-bee-swarm = Bee Swarm
species-beech = Beech
    .counted = { $count ->
            [one] beech
           *[other] beeches
        }
    .on = a beech
species-beech-marten = Beech Marten
species-birch = Birch
species-black-alder = Black Alder
species-black-tailed-godwit = Black-Tailed Godwit
species-black-trumpet = Black Trumpet
species-blackberries = Blackberries
species-blackthorn = Blackthorn
species-blanket-bog = Blanket Bog
species-blue-ground-beetle = Blue Ground Beetle
species-blueberry = Blueberry
species-bog-asphodel = Bog Asphodel
species-brandts-bat = Brandt’s Bat
species-brown-bear = Brown Bear
species-brown-long-eared-bat = Brown Long-Eared Bat
species-bullfinch = Bullfinch
species-buzzard = Buzzard
species-camberwell-beauty = Camberwell Beauty
species-capercaillie = Capercaillie
species-chaffinch = Chaffinch
species-chamois = Chamois
species-chanterelle = Chanterelle
species-common-hazel = Common Hazel
species-common-lizard = Common Lizard
species-common-moorhen = Common Moorhen
species-common-noctule = Common Noctule
species-common-pheasant = Common Pheasant
species-common-pipistrelle = Common Pipistrelle
species-common-raven = Common Raven
species-common-toad = Common Toad
    .counted = { $count ->
            [one] common toad
           *[other] common toads
        }
species-crab-apple = Crab Apple
species-crane-fly = Crane Fly
species-cuckoo = Cuckoo
species-curlew = Curlew
species-dartmoor-badger = Dartmoor Badger
species-dartmoor-black-rabbit = Dartmoor Black Rabbit
    .counted = { $count ->
            [one] Dartmoor black rabbit
           *[other] Dartmoor black rabbits
        }
species-dartmoor-pony = Dartmoor Pony
species-dartmoor-sheep = Dartmoor Sheep
species-daubentons-bat = Daubenton’s Bat
species-digitalis = Digitalis
species-douglas-fir = Douglas Fir
species-edelweiss = Edelweiss
species-elderberry = Elderberry
species-emerald-damselfly = Emerald Damselfly
species-eurasian-jay = Eurasian Jay
species-eurasian-magpie = Eurasian Magpie
species-european-badger = European Badger
species-european-bison = European Bison
species-european-fat-dormouse = European Fat Dormouse
species-european-hare = European Hare
    .counted = { $count ->
            [one] European hare
           *[other] European hares
        }
species-european-larch = European Larch
species-european-polecat = European Polecat
species-european-water-vole = Water Vole
species-european-wildcat = European Wildcat
species-fallow-deer = Fallow Deer
species-female-wild-boar = Wild Boar ♀
species-field-vole = Field Vole
species-fire-salamander = Fire Salamander
    .counted = { $count ->
            [one] fire salamander
           *[other] fire salamanders
        }
species-fireflies = Fireflies
    .counted = { $count ->
            [one] firefly
           *[other] fireflies
        }
species-fly-agaric = Fly Agaric
species-fountainhead = Fountainhead
species-gentian = Gentian
species-gnat = Gnat
    .counted = { $count ->
            [one] gnat
           *[other] gnats
        }
species-goat-willow = Goat Willow
species-golden-eagle = Golden Eagle
species-goshawk = Goshawk
species-grass-snake = Grass Snake
species-great-green-bush-cricket = Great Green Bush-Cricket
species-great-spotted-woodpecker = Great Spotted Woodpecker
species-greater-butterfly-orchid = Greater Butterfly Orchid
species-greater-horseshoe-bat = Greater Horseshoe Bat
species-grey-heron = Grey Heron
species-heather = Heather
species-hedgehog = Hedgehog
species-horse-chestnut = Horse Chestnut
    .counted = { $count ->
            [one] horse chestnut
           *[other] horse chestnuts
        }
species-keeled-skimmer = Keeled Skimmer
species-lake-fly = Lake Fly
species-large-tortoiseshell = Large Tortoiseshell
species-linden = Linden
    .counted = { $count ->
            [one] linden
           *[other] lindens
        }
species-lowland-heath = Lowland Heath
species-lynx = Lynx
species-map-butterfly = Map Butterfly
species-meadow-pipit = Meadow Pipit
species-meadowsweet = Meadowsweet
species-mole = Mole
species-moor-birch = Moor Birch
species-moor-frog = Moor Frog
species-moss = Moss
species-mountain-hare = Mountain Hare
species-nightingale = Nightingale
species-nuthatch = Nuthatch
species-oak = Oak
    .on = an oak
species-otter = Otter
species-parasol-mushroom = Parasol Mushroom
species-peacock-butterfly = Peacock Butterfly
species-penny-bun = Penny Bun
species-phoebus-apollo = Phoebus Apollo
species-pond-turtle = Pond Turtle
species-purple-emperor = Purple Emperor
species-raccoon = Raccoon
species-red-deer = Red Deer
species-red-fox = Red Fox
species-red-squirrel = Red Squirrel
species-rhos-pasture = Rhôs Pasture
species-rivulet = Rivulet
species-roe-deer = Roe Deer
    .counted = { $count ->
            [one] roe deer
           *[other] roe deer
        }
species-royal-fern = Royal Fern
species-sapling = Tree Sapling
species-savis-pipistrelle = Savi’s Pipistrelle
species-serotine-bat = Serotine Bat
species-sessile-oak = Sessile Oak
species-shrew = Shrew
species-silver-fir = Silver Fir
species-silver-washed-fritillary = Silver-Washed Fritillary
species-small-red-damselfly = Small Red Damselfly
species-southern-damselfly = Southern Damselfly
species-squeaker = Squeaker
    .counted = { $count ->
            [one] squeaker
           *[other] squeakers
        }
species-stag-beetle = Stag Beetle
species-steinbock = Steinbock
species-stinging-nettle = Stinging Nettle
species-stone-pine = Stone Pine
species-sycamore = Sycamore
species-tawny-owl = Tawny Owl
species-tor = Tor
species-tree-ferns = Tree Ferns
species-tree-frog = Tree Frog
species-treecreeper = Treecreeper
species-universal-moor = Universal Moor
species-valley-mire = Valley Mire
species-violet-carpenter-bee = Violet Carpenter Bee
species-warrens = Warrens
species-warty-newt = Warty Newt
    .counted = { $count ->
            [one] warty newt
           *[other] warty newts
        }
species-water-soldiers = Water Soldiers
species-wet-woodland = Wet Woodland
species-wheatear = Wheatear
species-wild-boar = Wild Boar
species-wild-strawberries = Wild Strawberries
species-wolf = Wolf
species-wood-ant = Wood Ant
species-wood-mouse = Wood Mouse

## Type and habitat symbols. $count (number) chooses the form; .a is the object of a verb ("play a bird").

type-amphibian = { $count ->
        [one] amphibian
       *[other] amphibians
    }
    .a = an amphibian
    .cards = amphibian cards
type-bat = { $count ->
        [one] bat
       *[other] bats
    }
    .a = a bat
    .cards = bat cards
type-bird = { $count ->
        [one] bird
       *[other] birds
    }
    .a = a bird
    .cards = bird cards
type-butterfly = { $count ->
        [one] butterfly
       *[other] butterflies
    }
    .a = a butterfly
    .cards = butterfly cards
type-cloven-hoofed = { $count ->
        [one] cloven-hoofed animal
       *[other] cloven-hoofed animals
    }
    .a = a cloven-hoofed animal
    .cards = cloven-hoofed animal cards
type-deer = { $count ->
        [one] deer
       *[other] deer
    }
    .a = a deer
    .cards = deer cards
type-dragonfly = { $count ->
        [one] dragonfly
       *[other] dragonflies
    }
    .a = a dragonfly
    .cards = dragonfly cards
type-insect = { $count ->
        [one] insect
       *[other] insects
    }
    .a = an insect
    .cards = insect cards
type-moor = { $count ->
        [one] moor
       *[other] moors
    }
    .a = a moor
    .cards = moor cards
type-mouse = { $count ->
        [one] mouse
       *[other] mice
    }
    .a = a mouse
    .cards = mouse cards
type-mushroom = { $count ->
        [one] mushroom
       *[other] mushrooms
    }
    .a = a mushroom
    .cards = mushroom cards
type-pawed = { $count ->
        [one] pawed animal
       *[other] pawed animals
    }
    .a = a pawed animal
    .cards = pawed animal cards
type-plant = { $count ->
        [one] plant
       *[other] plants
    }
    .a = a plant
    .cards = plant cards
type-shrub = { $count ->
        [one] shrub
       *[other] shrubs
    }
    .a = a shrub
    .cards = shrub cards
type-tree = { $count ->
        [one] tree
       *[other] trees
    }
    .a = a tree
    .cards = tree cards
type-mountain = { $count ->
        [one] Alpine card
       *[other] Alpine cards
    }
    .a = an Alpine card
    .cards = Alpine cards
type-woodland-edge = { $count ->
        [one] woodland edge card
       *[other] woodland edge cards
    }
    .a = a woodland edge card
    .cards = woodland edge cards

## Different species of a type. $count (number) chooses the form.

kinds-amphibian = { $count ->
        [one] amphibian species
       *[other] amphibian species
    }
kinds-bat = { $count ->
        [one] bat species
       *[other] bat species
    }
kinds-bird = { $count ->
        [one] bird species
       *[other] bird species
    }
kinds-butterfly = { $count ->
        [one] butterfly species
       *[other] butterfly species
    }
kinds-cloven-hoofed = { $count ->
        [one] cloven-hoofed species
       *[other] cloven-hoofed species
    }
kinds-deer = { $count ->
        [one] deer species
       *[other] deer species
    }
kinds-dragonfly = { $count ->
        [one] dragonfly species
       *[other] dragonfly species
    }
kinds-insect = { $count ->
        [one] insect species
       *[other] insect species
    }
kinds-moor = { $count ->
        [one] kind of moor
       *[other] kinds of moor
    }
kinds-mouse = { $count ->
        [one] mouse species
       *[other] mouse species
    }
kinds-mushroom = { $count ->
        [one] mushroom species
       *[other] mushroom species
    }
kinds-pawed = { $count ->
        [one] species of pawed animal
       *[other] species of pawed animal
    }
kinds-plant = { $count ->
        [one] plant species
       *[other] plant species
    }
kinds-shrub = { $count ->
        [one] shrub species
       *[other] shrub species
    }
kinds-tree = { $count ->
        [one] tree species
       *[other] tree species
    }

## Tree symbols. $count (number) chooses the form.

symbol-ash = { $count ->
        [one] ash symbol
       *[other] ash symbols
    }
symbol-beech = { $count ->
        [one] beech symbol
       *[other] beech symbols
    }
symbol-birch = { $count ->
        [one] birch symbol
       *[other] birch symbols
    }
symbol-black-alder = { $count ->
        [one] black alder symbol
       *[other] black alder symbols
    }
symbol-crab-apple = { $count ->
        [one] crab apple symbol
       *[other] crab apple symbols
    }
symbol-douglas-fir = { $count ->
        [one] Douglas fir symbol
       *[other] Douglas fir symbols
    }
symbol-european-larch = { $count ->
        [one] European larch symbol
       *[other] European larch symbols
    }
symbol-goat-willow = { $count ->
        [one] goat willow symbol
       *[other] goat willow symbols
    }
symbol-horse-chestnut = { $count ->
        [one] horse chestnut symbol
       *[other] horse chestnut symbols
    }
symbol-linden = { $count ->
        [one] linden symbol
       *[other] linden symbols
    }
symbol-moor-birch = { $count ->
        [one] moor birch symbol
       *[other] moor birch symbols
    }
symbol-oak = { $count ->
        [one] oak symbol
       *[other] oak symbols
    }
symbol-sessile-oak = { $count ->
        [one] sessile oak symbol
       *[other] sessile oak symbols
    }
symbol-silver-fir = { $count ->
        [one] silver fir symbol
       *[other] silver fir symbols
    }
symbol-stone-pine = { $count ->
        [one] stone pine symbol
       *[other] stone pine symbols
    }
symbol-sycamore = { $count ->
        [one] sycamore symbol
       *[other] sycamore symbols
    }

## Hosts. host-…: after a preposition of place; full-…: $count (number) chooses the form.

host-tree = a tree
host-shrub = a shrub
host-moor = a moor
full-tree = { $count ->
        [one] fully occupied tree
       *[other] fully occupied trees
    }
    .per = fully occupied tree
full-shrub = { $count ->
        [one] fully occupied shrub
       *[other] fully occupied shrubs
    }
    .per = fully occupied shrub
full-moor = { $count ->
        [one] fully occupied moor
       *[other] fully occupied moors
    }
    .per = fully occupied moor

## Slots

slot-top = top
slot-bottom = bottom
slot-left = left
slot-right = right
slot-side = side

## A card, where nothing more is known of it

term-card = card
