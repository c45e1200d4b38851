### Card texts, put together from rule rows. en/cards.ftl explains the variables.

## Joining

list-comma = { $a }, { $b }
list-and = { $a } { $sound ->
        [i] e
       *[other] y
    } { $b }
list-or = { $a } { $sound ->
        [o] u
       *[other] o
    } { $b }
list-then = { $a }; después, { $b }

## What is counted

count-own-symbol = { $count ->
        [one] carta con el mismo símbolo de árbol
       *[other] cartas con el mismo símbolo de árbol
    }
count-slot = { $count ->
        [one] carta
       *[other] cartas
    } { at-slot }
count-attached = { $count ->
        [one] carta colocada aquí
       *[other] cartas colocadas aquí
    }
count-cave = { $count ->
        [one] carta en tu cueva
       *[other] cartas en tu cueva
    }
count-bees = { $things } (abejorros carpinteros incluidos)
at-slot = { $slot ->
        [top] encima de { $hosts }
        [bottom] debajo de { $hosts }
       *[side] al lado de { $hosts }
    }

## Points

points-fixed = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
points-per = { points-fixed } por { $thing }
points-if = { points-fixed } { $cond }
points-if-else = { points-fixed } { $cond }; si no, { $otherwise }
points-by = { $list } puntos por { $counts } { $things }
points-together = { $list } puntos en total por { $counts } { $things }
points-sets = series de { $kinds } diferentes: { $list } puntos por { $counts }
points-doubles = { $things } { $slot ->
        [top] encima de esta carta
        [bottom] debajo de esta carta
       *[side] al lado de esta carta
    }: puntos dobles
points-cave = 1 punto por carta que contenga
points-cave-extra = { $points } más al final

## Conditions

cond-at-least = si tienes al menos { $count } { $things }
cond-most = si ningún otro bosque tiene más { $things }
cond-on = si está { at-slot }
cond-full = { $place ->
        [host] si está completamente ocupado
        [side] si su árbol o arbusto está completamente ocupado
       *[other] si su árbol, arbusto o páramo está completamente ocupado
    }
cond-host-has = con { $a } { same-host }
same-host = { $kind ->
        [tree] en el mismo árbol
        [shrub] en el mismo arbusto
        [moor] en el mismo páramo
       *[other] en el mismo árbol, arbusto o páramo
    }
cond-shares-slot = si { $count } { $things } comparten este espacio

## What is done

do-draw = { $count ->
        [one] roba { $count } carta
       *[other] roba { $count } cartas
    }
do-draw-per = roba 1 carta por cada { $thing } en tu bosque
do-draw-same = roba el mismo número de cartas
do-take = { $count ->
        [one] añade a tu mano { $count } carta
       *[other] añade a tu mano { $count } cartas
    } del claro
do-play = juega gratis { $count } { $things } { $source ->
        [clearing] del claro
       *[hand] de tu mano
    }
do-play-any = juega gratis cualquier cantidad de { $things } { $source ->
        [clearing] del claro
       *[hand] de tu mano
    }
do-with-effect = { $step } y usa su efecto, pero no su bonificación
do-without-effect = { $step }, sin { $count ->
        [one] su efecto ni su bonificación
       *[other] sus efectos ni sus bonificaciones
    }
do-cave = pon { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { $source ->
        [clearing] del claro
        [deck] del mazo
       *[hand] de tu mano
    } en tu cueva
do-cave-per = pon en tu cueva 1 carta { $source ->
        [clearing] del claro
        [deck] del mazo
       *[hand] de tu mano
    } por cada { $thing } en tu bosque
do-cave-any = pon cualquier cantidad de cartas { $source ->
        [clearing] del claro
        [deck] del mazo
       *[hand] de tu mano
    } en tu cueva
do-cave-all = pon todas las cartas { $source ->
        [clearing] del claro
        [deck] del mazo
       *[hand] de tu mano
    } en tu cueva
do-cave-all-type = pon todas las { $cards } { $source ->
        [clearing] del claro
        [deck] del mazo
       *[hand] de tu mano
    } en tu cueva
do-turn = juega otro turno
do-if = { $step } { $cond }
do-face-down = juega bocabajo { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { $source ->
        [deck] del mazo
       *[hand] de tu mano
    }
do-face-down-as = { $step } { as-face-down }
do-to-clearing = pon { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de tu mano en el claro
do-keep = quédate con { $count } de ellas y pon las demás en el claro
do-dig = juega cualquier cantidad de otras cartas de tu mano, pagando cada una; después usa sus efectos y bonificaciones en el mismo orden

## Lasting effects

when-play = siempre que juegues { $a }: { $step }
when-play-into = siempre que juegues una carta { at-slot }: { $step }
from-next-turn = { $rule } (a partir de tu próximo turno)
share = { $max ->
        [0] cualquier cantidad de { $things } puede
       *[other] hasta { $max } { $things } pueden
    } { $where ->
        [slot] compartir este espacio
        [tree-top] compartir el espacio de arriba de su árbol o arbusto
        [top] compartir un espacio de arriba de su árbol, arbusto o páramo
       *[sides] compartir los espacios laterales de su árbol o arbusto
    }
share-others = { $rule }, también con otras especies
bee = su árbol cuenta una vez más en toda carta que cuente árboles y diga «abejorros carpinteros incluidos»

## Where a card may go

only-on = solo { at-slot }
only-joining = en un espacio que ya tenga { $a }
only-max = máximo { $max } de esta especie por { $thing }

## Alpine and Woodland Edge

cond-alone = si no hay ninguna otra carta en su árbol o arbusto
do-take-all = añade a tu mano todas las { $cards } del claro
do-cave-up-to = pon hasta { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } del claro en tu cueva
do-face-down-any = juega bocabajo cualquier cantidad de cartas de tu mano
do-remove-clearing = retira del juego todas las cartas del claro
counts-as = cuenta como { $species } en todas partes, pero nunca comparte espacio
