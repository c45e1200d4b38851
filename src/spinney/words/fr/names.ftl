### Names: games, species, symbols, slots, terms.

## Games

game-base = Forêt Mixte
game-dartmoor = Forêt Mixte : Dartmoor
game-alpine = Alpes
game-woodland-edge = Lisière de forêt

## Species, by id. Names as on the cards (apps and biology where no card was at hand).
## .counted stands after a number or in "per …"; .on stands after a preposition of place.

species-adder = Vipère péliade
species-adders-tongue = Ophioglosse commun
species-alcathoe-bat = Murin d’Alcathoe
species-alpine-marmot = Marmotte des Alpes
species-alpine-newt = Triton alpestre
species-ash = Frêne commun
species-barbastelle-bat = Barbastelle d’Europe
species-barn-owl = Effraie des clochers
species-bearded-vulture = Gypaète barbu
species-beautiful-demoiselle = Caloptéryx vierge
species-beaver = Castor d’Europe
species-bechsteins-bat = Murin de Bechstein
species-bee-swarm = Abeille mellifère (essaim)
species-beech = Hêtre
    .counted = { $count ->
            [one] hêtre
           *[other] hêtres
        }
    .on = un hêtre
species-beech-marten = Fouine
species-birch = Bouleau
species-black-alder = Aulne glutineux
species-black-tailed-godwit = Barge à queue noire
species-black-trumpet = Trompette de la mort
species-blackberries = Mûre
species-blackthorn = Prunellier
species-blanket-bog = Tourbière
species-blue-ground-beetle = Carabe embrouillé
species-blueberry = Myrtille
species-bog-asphodel = Narthécie des marais
species-brandts-bat = Murin de Brandt
species-brown-bear = Ours brun
species-brown-long-eared-bat = Oreillard roux
species-bullfinch = Bouvreuil pivoine
species-buzzard = Buse variable
species-camberwell-beauty = Morio
species-capercaillie = Grand tétras
species-chaffinch = Pinson des arbres
species-chamois = Chamois
species-chanterelle = Girolle
species-common-hazel = Noisetier commun
species-common-lizard = Lézard vivipare
species-common-moorhen = Gallinule poule-d’eau
species-common-noctule = Noctule commune
species-common-pheasant = Faisan de Colchide
species-common-pipistrelle = Pipistrelle commune
species-common-raven = Grand corbeau
species-common-toad = Crapaud commun
    .counted = { $count ->
            [one] crapaud commun
           *[other] crapauds communs
        }
species-crab-apple = Pommier sauvage
species-crane-fly = Tipule
species-cuckoo = Coucou gris
species-curlew = Courlis cendré
species-dartmoor-badger = Blaireau du Dartmoor
species-dartmoor-black-rabbit = Lapin commun du Dartmoor
    .counted = { $count ->
            [one] lapin commun du Dartmoor
           *[other] lapins communs du Dartmoor
        }
species-dartmoor-pony = Poney Dartmoor
species-dartmoor-sheep = Mouton domestique du Dartmoor
species-daubentons-bat = Murin de Daubenton
species-digitalis = Digitale pourpre
species-douglas-fir = Sapin Douglas
species-edelweiss = Edelweiss
species-elderberry = Sureau noir
species-emerald-damselfly = Leste fiancé
species-eurasian-jay = Geai des chênes
species-eurasian-magpie = Pie bavarde
species-european-badger = Blaireau européen
species-european-bison = Bison d’Europe
species-european-fat-dormouse = Loir gris
species-european-hare = Lièvre d’Europe
    .counted = { $count ->
            [one] lièvre d’Europe
           *[other] lièvres d’Europe
        }
species-european-larch = Mélèze d’Europe
species-european-polecat = Putois d’Europe
species-european-water-vole = Campagnol terrestre
species-european-wildcat = Chat forestier
species-fallow-deer = Daim
species-female-wild-boar = Laie
species-field-vole = Campagnol agreste
species-fire-salamander = Salamandre tachetée
    .counted = { $count ->
            [one] salamandre tachetée
           *[other] salamandres tachetées
        }
species-fireflies = Luciole
    .counted = { $count ->
            [one] luciole
           *[other] lucioles
        }
species-fly-agaric = Amanite tue-mouches
species-fountainhead = Source vive
species-gentian = Gentiane
species-gnat = Moustique
    .counted = { $count ->
            [one] moustique
           *[other] moustiques
        }
species-goat-willow = Saule marsault
species-golden-eagle = Aigle royal
species-goshawk = Autour des palombes
species-grass-snake = Couleuvre à collier
species-great-green-bush-cricket = Grande sauterelle verte
species-great-spotted-woodpecker = Pic épeiche
species-greater-butterfly-orchid = Platanthère à fleurs verdâtres
species-greater-horseshoe-bat = Grand rhinolophe
species-grey-heron = Héron cendré
species-heather = Callune
species-hedgehog = Hérisson commun
species-horse-chestnut = Marronnier commun
    .counted = { $count ->
            [one] marronnier commun
           *[other] marronniers communs
        }
species-keeled-skimmer = Orthétrum bleuissant
species-lake-fly = Chironome
species-large-tortoiseshell = Grande Tortue
species-linden = Tilleul
    .counted = { $count ->
            [one] tilleul
           *[other] tilleuls
        }
species-lowland-heath = Bruyère de plaine
species-lynx = Lynx
species-map-butterfly = Carte géographique
species-meadow-pipit = Pipit farlouse
species-meadowsweet = Reine-des-prés
species-mole = Taupe
species-moor-birch = Bouleau pubescent
species-moor-frog = Grenouille des champs
species-moss = Mousse
species-mountain-hare = Lièvre variable
species-nightingale = Rossignol philomèle
species-nuthatch = Sittelle torchepot
species-oak = Chêne
    .on = un chêne
species-otter = Loutre d’Europe
species-parasol-mushroom = Coulemelle
species-peacock-butterfly = Paon du jour
species-penny-bun = Cèpe de Bordeaux
species-phoebus-apollo = Petit apollon
species-pond-turtle = Cistude
species-purple-emperor = Grand Mars changeant
species-raccoon = Raton laveur
species-red-deer = Cerf élaphe
species-red-fox = Renard roux
species-red-squirrel = Écureuil roux
species-rhos-pasture = Pâturage de rhôs
species-rivulet = Ruisseau
species-roe-deer = Chevreuil
    .counted = { $count ->
            [one] chevreuil
           *[other] chevreuils
        }
species-royal-fern = Osmonde royale
species-sapling = Jeune pousse d’arbre
species-savis-pipistrelle = Vespère de Savi
species-serotine-bat = Sérotine commune
species-sessile-oak = Chêne rouvre
species-shrew = Musaraigne de Miller
species-silver-fir = Sapin blanc
species-silver-washed-fritillary = Tabac d’Espagne
species-small-red-damselfly = Cériagrion délicat
species-southern-damselfly = Agrion de Mercure
species-squeaker = Marcassin
    .counted = { $count ->
            [one] marcassin
           *[other] marcassins
        }
species-stag-beetle = Lucane
species-steinbock = Bouquetin des Alpes
species-stinging-nettle = Grande ortie
species-stone-pine = Pin cembro
species-sycamore = Érable
species-tawny-owl = Chouette hulotte
species-tor = Tor
species-tree-ferns = Fougère arborescente
species-tree-frog = Rainette verte
species-treecreeper = Grimpereau des bois
species-universal-moor = Lande universelle
species-valley-mire = Marécage tourbeux
species-violet-carpenter-bee = Xylocope violet
species-warrens = Garenne
species-warty-newt = Triton crêté
    .counted = { $count ->
            [one] triton crêté
           *[other] tritons crêtés
        }
species-water-soldiers = Faux aloès
species-wet-woodland = Forêt humide
species-wheatear = Traquet motteux
species-wild-boar = Sanglier
species-wild-strawberries = Fraise des bois
species-wolf = Loup
species-wood-ant = Fourmi rousse
species-wood-mouse = Mulot sylvestre

## Type and habitat symbols. $count (number) chooses the form; .a is the object of a verb ("play a bird").

type-amphibian = { $count ->
        [one] amphibien/reptile
       *[other] amphibiens/reptiles
    }
    .a = un amphibien/reptile
    .cards = cartes Amphibien/reptile
type-bat = { $count ->
        [one] chauve-souris
       *[other] chauves-souris
    }
    .a = une chauve-souris
    .cards = cartes Chauve-souris
type-bird = { $count ->
        [one] oiseau
       *[other] oiseaux
    }
    .a = un oiseau
    .cards = cartes Oiseau
type-butterfly = { $count ->
        [one] papillon
       *[other] papillons
    }
    .a = un papillon
    .cards = cartes Papillon
type-cloven-hoofed = { $count ->
        [one] ongulé
       *[other] ongulés
    }
    .a = un ongulé
    .cards = cartes Ongulé
type-deer = { $count ->
        [one] cervidé
       *[other] cervidés
    }
    .a = un cervidé
    .cards = cartes Cervidé
type-dragonfly = { $count ->
        [one] libellule
       *[other] libellules
    }
    .a = une libellule
    .cards = cartes Libellule
type-insect = { $count ->
        [one] insecte
       *[other] insectes
    }
    .a = un insecte
    .cards = cartes Insecte
type-moor = { $count ->
        [one] lande
       *[other] landes
    }
    .a = une lande
    .cards = cartes Lande
type-mouse = { $count ->
        [one] souris
       *[other] souris
    }
    .a = une souris
    .cards = cartes Souris
type-mushroom = { $count ->
        [one] champignon
       *[other] champignons
    }
    .a = un champignon
    .cards = cartes Champignon
type-pawed = { $count ->
        [one] plantigrade/digitigrade
       *[other] plantigrades/digitigrades
    }
    .a = un plantigrade/digitigrade
    .cards = cartes Plantigrade/digitigrade
type-plant = { $count ->
        [one] plante
       *[other] plantes
    }
    .a = une plante
    .cards = cartes Plante
type-shrub = { $count ->
        [one] arbuste
       *[other] arbustes
    }
    .a = un arbuste
    .cards = cartes Arbuste
type-tree = { $count ->
        [one] arbre
       *[other] arbres
    }
    .a = un arbre
    .cards = cartes Arbre
type-mountain = { $count ->
        [one] carte des Alpes
       *[other] cartes des Alpes
    }
    .a = une carte des Alpes
    .cards = cartes des Alpes
type-woodland-edge = { $count ->
        [one] carte de lisière
       *[other] cartes de lisière
    }
    .a = une carte de lisière
    .cards = cartes de lisière

## Different species of a type. $count (number) chooses the form.

kinds-amphibian = { $count ->
        [one] espèce d’amphibien/reptile
       *[other] espèces d’amphibiens/reptiles
    }
kinds-bat = { $count ->
        [one] espèce de chauve-souris
       *[other] espèces de chauves-souris
    }
kinds-bird = { $count ->
        [one] espèce d’oiseau
       *[other] espèces d’oiseaux
    }
kinds-butterfly = { $count ->
        [one] espèce de papillon
       *[other] espèces de papillons
    }
kinds-cloven-hoofed = { $count ->
        [one] espèce d’ongulé
       *[other] espèces d’ongulés
    }
kinds-deer = { $count ->
        [one] espèce de cervidé
       *[other] espèces de cervidés
    }
kinds-dragonfly = { $count ->
        [one] espèce de libellule
       *[other] espèces de libellules
    }
kinds-insect = { $count ->
        [one] espèce d’insecte
       *[other] espèces d’insectes
    }
kinds-moor = { $count ->
        [one] sorte de lande
       *[other] sortes de landes
    }
kinds-mouse = { $count ->
        [one] espèce de souris
       *[other] espèces de souris
    }
kinds-mushroom = { $count ->
        [one] espèce de champignon
       *[other] espèces de champignons
    }
kinds-pawed = { $count ->
        [one] espèce de plantigrade/digitigrade
       *[other] espèces de plantigrades/digitigrades
    }
kinds-plant = { $count ->
        [one] espèce de plante
       *[other] espèces de plantes
    }
kinds-shrub = { $count ->
        [one] espèce d’arbuste
       *[other] espèces d’arbustes
    }
kinds-tree = { $count ->
        [one] espèce d’arbre
       *[other] espèces d’arbres
    }

## Tree symbols. $count (number) chooses the form.

symbol-ash = { $count ->
        [one] icône de frêne commun
       *[other] icônes de frêne commun
    }
symbol-beech = { $count ->
        [one] icône de hêtre
       *[other] icônes de hêtre
    }
symbol-birch = { $count ->
        [one] icône de bouleau
       *[other] icônes de bouleau
    }
symbol-black-alder = { $count ->
        [one] icône d’aulne glutineux
       *[other] icônes d’aulne glutineux
    }
symbol-crab-apple = { $count ->
        [one] icône de pommier sauvage
       *[other] icônes de pommier sauvage
    }
symbol-douglas-fir = { $count ->
        [one] icône de sapin Douglas
       *[other] icônes de sapin Douglas
    }
symbol-european-larch = { $count ->
        [one] icône de mélèze d’Europe
       *[other] icônes de mélèze d’Europe
    }
symbol-goat-willow = { $count ->
        [one] icône de saule marsault
       *[other] icônes de saule marsault
    }
symbol-horse-chestnut = { $count ->
        [one] icône de marronnier commun
       *[other] icônes de marronnier commun
    }
symbol-linden = { $count ->
        [one] icône de tilleul
       *[other] icônes de tilleul
    }
symbol-moor-birch = { $count ->
        [one] icône de bouleau pubescent
       *[other] icônes de bouleau pubescent
    }
symbol-oak = { $count ->
        [one] icône de chêne
       *[other] icônes de chêne
    }
symbol-sessile-oak = { $count ->
        [one] icône de chêne rouvre
       *[other] icônes de chêne rouvre
    }
symbol-silver-fir = { $count ->
        [one] icône de sapin blanc
       *[other] icônes de sapin blanc
    }
symbol-stone-pine = { $count ->
        [one] icône de pin cembro
       *[other] icônes de pin cembro
    }
symbol-sycamore = { $count ->
        [one] icône d’érable
       *[other] icônes d’érable
    }

## Hosts. host-…: after a preposition of place; full-…: $count (number) chooses the form.

host-tree = un arbre
host-shrub = un arbuste
host-moor = une lande
full-tree = { $count ->
        [one] arbre entièrement occupé
       *[other] arbres entièrement occupés
    }
    .per = arbre entièrement occupé
full-shrub = { $count ->
        [one] arbuste entièrement occupé
       *[other] arbustes entièrement occupés
    }
    .per = arbuste entièrement occupé
full-moor = { $count ->
        [one] lande entièrement occupée
       *[other] landes entièrement occupées
    }
    .per = lande entièrement occupée

## Slots

slot-top = haut
slot-bottom = bas
slot-left = gauche
slot-right = droite
slot-side = côté

## A card, where nothing more is known of it

term-card = carte
