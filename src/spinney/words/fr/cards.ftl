### Card texts, put together from rule rows. en/cards.ftl explains the variables.
### A no-break space stands before : ; ? and !

## Joining

list-comma = { $a }, { $b }
list-and = { $a } et { $b }
list-or = { $a } ou { $b }
list-then = { $a }, puis { $b }

## What is counted

count-own-symbol = { $count ->
        [one] carte avec la même icône d’arbre
       *[other] cartes avec la même icône d’arbre
    }
count-slot = { $count ->
        [one] carte
       *[other] cartes
    } { at-slot }
count-attached = { $count ->
        [one] carte placée autour
       *[other] cartes placées autour
    }
count-cave = { $count ->
        [one] carte dans votre grotte
       *[other] cartes dans votre grotte
    }
count-bees = { $things } (xylocopes compris)
at-slot = { $slot ->
        [top] au-dessus d’{ $hosts }
        [bottom] sous { $hosts }
       *[side] à côté d’{ $hosts }
    }

## Points

points-fixed = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-per = { points-fixed } par { $thing }
points-if = { points-fixed } { $cond }
points-if-else = { points-fixed } { $cond }, sinon { $otherwise }
points-by = { $list } points pour { $counts } { $things }
points-together = { $list } points en tout pour { $counts } { $things }
points-sets = séries d’{ $kinds } différentes : { $list } points pour { $counts }
points-doubles = { $things } { $slot ->
        [top] au-dessus de cette carte
        [bottom] sous cette carte
       *[side] à côté de cette carte
    } : points doublés
points-cave = 1 point par carte qui s’y trouve
points-cave-extra = { $points } de plus à la fin

## Conditions

cond-at-least = si vous avez au moins { $count } { $things }
cond-most = si aucune autre forêt n’a davantage de { $things }
cond-on = si cette carte est { at-slot }
cond-full = { $place ->
        [host] si tous ses emplacements sont occupés
        [side] si cet arbre ou cet arbuste est entièrement occupé
       *[other] si tous les emplacements autour sont occupés
    }
cond-host-has = avec { $a } { same-host }
same-host = { $kind ->
        [tree] sur le même arbre
        [shrub] sur le même arbuste
        [moor] sur la même lande
       *[other] sur le même arbre, le même arbuste ou la même lande
    }
cond-shares-slot = si { $count } { $things } partagent cet emplacement

## What is done

do-draw = { $count ->
        [one] piochez { $count } carte
       *[other] piochez { $count } cartes
    }
do-draw-per = piochez 1 carte par { $thing } dans votre forêt
do-draw-same = piochez-en autant
do-take = { $count ->
        [one] prenez en main { $count } carte
       *[other] prenez en main { $count } cartes
    } de la clairière
do-play = jouez gratuitement { $count } { $things } { $source ->
        [clearing] de la clairière
       *[hand] de votre main
    }
do-play-any = jouez gratuitement des { $things } { $source ->
        [clearing] de la clairière
       *[hand] de votre main
    }, autant que vous voulez
do-with-effect = { $step } et appliquez son effet, mais pas son bonus
do-without-effect = { $step }, sans { $count ->
        [one] son effet ni son bonus
       *[other] leurs effets ni leurs bonus
    }
do-cave = mettez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $source ->
        [clearing] de la clairière
        [deck] du paquet
       *[hand] de votre main
    } dans votre grotte
do-cave-per = mettez dans votre grotte 1 carte { $source ->
        [clearing] de la clairière
        [deck] du paquet
       *[hand] de votre main
    } par { $thing } dans votre forêt
do-cave-any = mettez des cartes { $source ->
        [clearing] de la clairière
        [deck] du paquet
       *[hand] de votre main
    } dans votre grotte, autant que vous voulez
do-cave-all = mettez toutes les cartes { $source ->
        [clearing] de la clairière
        [deck] du paquet
       *[hand] de votre main
    } dans votre grotte
do-cave-all-type = mettez toutes les { $cards } { $source ->
        [clearing] de la clairière
        [deck] du paquet
       *[hand] de votre main
    } dans votre grotte
do-turn = jouez un autre tour
do-if = { $step } { $cond }
do-face-down = placez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $source ->
        [deck] du paquet
       *[hand] de votre main
    } face cachée dans votre forêt
do-face-down-as = { $step } { as-face-down }
do-to-clearing = mettez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main dans la clairière
do-keep = gardez-en { $count } et mettez les autres dans la clairière
do-dig = jouez autant d’autres cartes de votre main que vous voulez en payant chacune ; appliquez ensuite leurs effets et bonus dans le même ordre

## Lasting effects

when-play = chaque fois que vous jouez { $a } : { $step }
when-play-into = chaque fois que vous jouez une carte { at-slot } : { $step }
from-next-turn = { $rule } (à partir de votre prochain tour)
share = { $where ->
        [slot] cet emplacement
        [tree-top] l’emplacement du haut de son arbre ou arbuste
        [top] un emplacement du haut de son arbre, arbuste ou lande
       *[sides] chaque emplacement latéral de son arbre ou arbuste
    } peut accueillir { $max ->
        [0] des { $things } sans limite
       *[other] jusqu’à { $max } { $things }
    }
share-others = { $rule }, même avec d’autres espèces
bee = son arbre compte une fois de plus pour toute carte qui compte des arbres et précise « xylocopes compris »

## Where a card may go

only-on = uniquement { at-slot }
only-joining = sur un emplacement contenant déjà { $a }
only-max = { $max } de cette espèce au maximum par { $thing }

## Alpine and Woodland Edge

cond-alone = si aucune autre carte ne se trouve sur cet arbre ou cet arbuste
do-take-all = prenez en main toutes les { $cards } de la clairière
do-cave-up-to = mettez jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la clairière dans votre grotte
do-face-down-any = placez face cachée dans votre forêt autant de cartes de votre main que vous voulez
do-remove-clearing = retirez du jeu toutes les cartes de la clairière
counts-as = compte partout comme { $species }, mais ne partage jamais un emplacement
