# Playing alone: the automa, the challenges and their medals.

solo-alone = Jouer en solo
solo-automa = L’automate
solo-challenge = Défi
solo-choose = Choisissez un défi
solo-points-only = Nous n’avons trouvé aucune source pour les défis de ce jeu : on joue donc pour les points.
solo-options = Points incertains des règles
solo-play = Jouer
solo-waits = { $automa } joue après chacun de vos tours
solo-does = { $automa } : { $does }
solo-adds = ajoute { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
solo-removes = retire { $count } par la { $end ->
        [left] gauche
       *[right] droite
    }
solo-burns = défausse { $count } du paquet
solo-left = { $count ->
        [one] encore { $count } carte avant le mélange
       *[other] encore { $count } cartes avant le mélange
    }
solo-row = en ligne, de gauche à droite
solo-have = { $have } sur { $need }
solo-met = Défi relevé
solo-unmet = Défi non relevé
solo-medal = { $medal ->
        [gold] Or
        [silver] Argent
       *[bronze] Bronze
    }
solo-medal-from = { $medal } à partir de { $points } points
solo-won = { $medal ->
        [gold] Médaille d’or
        [silver] Médaille d’argent
       *[bronze] Médaille de bronze
    }
solo-lost = Pas de médaille cette fois
solo-missed = Le défi n’est pas relevé : { $have } sur { $need }
solo-short = { $count ->
        [one] Relevé, mais il manque { $count } point
       *[other] Relevé, mais il manque { $count } points
    }
solo-for-points = Joué pour les points
solo-over = La carte Hiver : fin de la partie

## Challenges, with what is asked for

challenge-water-strider = Patineur de l’eau
    .goal = Les cinq espèces de libellules
challenge-mire-protection = Protection des tourbières
    .goal = 10 landes
challenge-treetop-dwellers = Habitants des cimes
    .goal = 8 espèces d’oiseaux différentes
challenge-paw-prints = Traces de pattes
    .goal = 14 plantigrades/digitigrades
challenge-forest-gliders = Planeurs de la forêt
    .goal = 7 chauves-souris
challenge-precious-moor = Lande précieuse
    .goal = Une lande qui rapporte 20 points à elle seule
challenge-reptile-trail = Piste des reptiles
    .goal = Une vipère péliade qui rapporte 10 points à elle seule ; une vipère péliade est dans votre première main
challenge-species-grove = Bosquet d’espèces
    .goal = 11 espèces différentes d’arbres, d’arbustes et de landes au total
challenge-crawler = Petites bêtes
    .goal = 10 insectes
challenge-forest-spawners = Têtards de la forêt
    .goal = 6 amphibiens/reptiles
challenge-plant-grove = Bosquet de plantes
    .goal = 12 plantes
challenge-hoof-prints = Traces de sabots
    .goal = 6 ongulés
challenge-mice-grove = Bosquet des souris
    .goal = 8 souris
challenge-cave-hideout = Cachette dans la grotte
    .goal = 15 cartes dans la grotte
challenge-winged-kingdom = Royaume ailé
    .goal = Au moins deux oiseaux sur chaque arbre, arbuste et lande

## Open points of the rules

open-automa-extra = L’automate entre les tours supplémentaires
open-automa-extra-no = attend
open-automa-extra-yes = joue
open-automa-sweep = Une clairière pleine après le tour de l’automate
open-automa-sweep-yes = est vidée
open-automa-sweep-no = reste
open-automa-two = Les cartes qui en ajoutent deux
open-automa-two-burn = en défaussent aussi une
open-automa-two-no-burn = n’en défaussent pas
open-start-card = La vipère péliade du défi 7
open-start-card-in-hand = est une de vos six cartes
open-start-card-extra = est une septième carte
open-bog = Défi 6 : une tourbière
open-bog-own = ne rapporte rien
open-bog-with-plants = rapporte ce que gagnent ses plantes
open-face-down = Landes face cachée dans les défis 2 et 15
open-face-down-count = comptent
open-face-down-ignore = ne comptent pas
open-medal = Médaille
open-medal-any = selon les points
open-medal-bronze = bronze, choisie maintenant
open-medal-silver = argent, choisie maintenant
open-medal-gold = or, choisie maintenant
open-arrow = La flèche d’une carte
open-arrow-direction = montre la direction
open-arrow-end = montre le bout où l’on commence
