### Card texts, put together from rule rows. en/cards.ftl explains the variables.

## Joining

list-comma = { $a }, { $b }
list-and = { $a } e { $b }
list-or = { $a } o { $b }
list-then = { $a }, poi { $b }

## What is counted

count-own-symbol = { $count ->
        [one] carta con lo stesso simbolo albero
       *[other] carte con lo stesso simbolo albero
    }
count-slot = { $count ->
        [one] carta
       *[other] carte
    } { at-slot }
count-attached = { $count ->
        [one] carta collocata qui
       *[other] carte collocate qui
    }
count-cave = { $count ->
        [one] carta nella tua caverna
       *[other] carte nella tua caverna
    }
count-bees = { $things } (api legnaiole comprese)
at-slot = { $slot ->
        [top] sopra { $hosts }
        [bottom] sotto { $hosts }
       *[side] accanto a { $hosts }
    }

## Points

points-fixed = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
points-per = { points-fixed } per { $thing }
points-if = { points-fixed } { $cond }
points-if-else = { points-fixed } { $cond }, altrimenti { $otherwise }
points-by = { $list } punti per { $counts } { $things }
points-together = { $list } punti in tutto per { $counts } { $things }
points-sets = serie di { $kinds } diverse: { $list } punti per { $counts }
points-doubles = { $things } { $slot ->
        [top] sopra questa carta
        [bottom] sotto questa carta
       *[side] accanto a questa carta
    }: punti doppi
points-cave = 1 punto per carta al suo interno
points-cave-extra = { $points } in più alla fine

## Conditions

cond-at-least = se hai almeno { $count } { $things }
cond-most = se nessun’altra foresta ha più { $things }
cond-on = se si trova { at-slot }
cond-full = { $place ->
        [host] se è completamente occupato
        [side] se il suo albero o arbusto è completamente occupato
       *[other] se tutti gli slot attorno sono occupati
    }
cond-host-has = con { $a } { same-host }
same-host = { $kind ->
        [tree] sullo stesso albero
        [shrub] sullo stesso arbusto
        [moor] sulla stessa brughiera
       *[other] sullo stesso albero, arbusto o brughiera
    }
cond-shares-slot = se { $count } { $things } condividono questo slot

## What is done

do-draw = { $count ->
        [one] pesca { $count } carta
       *[other] pesca { $count } carte
    }
do-draw-per = pesca 1 carta per ogni { $thing } nella tua foresta
do-draw-same = pesca altrettante carte
do-take = { $count ->
        [one] prendi in mano { $count } carta
       *[other] prendi in mano { $count } carte
    } dalla radura
do-play = gioca gratis { $count } { $things } { $source ->
        [clearing] dalla radura
       *[hand] dalla tua mano
    }
do-play-any = gioca gratis un numero qualsiasi di { $things } { $source ->
        [clearing] dalla radura
       *[hand] dalla tua mano
    }
do-with-effect = { $step } e usa il suo effetto, ma non il bonus
do-without-effect = { $step }, senza { $count ->
        [one] il suo effetto né il bonus
       *[other] i loro effetti né i bonus
    }
do-cave = metti { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } { $source ->
        [clearing] dalla radura
        [deck] dal mazzo
       *[hand] dalla tua mano
    } nella tua caverna
do-cave-per = metti nella tua caverna 1 carta { $source ->
        [clearing] dalla radura
        [deck] dal mazzo
       *[hand] dalla tua mano
    } per ogni { $thing } nella tua foresta
do-cave-any = metti un numero qualsiasi di carte { $source ->
        [clearing] dalla radura
        [deck] dal mazzo
       *[hand] dalla tua mano
    } nella tua caverna
do-cave-all = metti tutte le carte { $source ->
        [clearing] della radura
        [deck] del mazzo
       *[hand] della tua mano
    } nella tua caverna
do-cave-all-type = metti tutte le { $cards } { $source ->
        [clearing] della radura
        [deck] del mazzo
       *[hand] della tua mano
    } nella tua caverna
do-turn = gioca un altro turno
do-if = { $step } { $cond }
do-face-down = metti { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } { $source ->
        [deck] dal mazzo
       *[hand] dalla tua mano
    } a faccia in giù nella tua foresta
do-face-down-as = { $step } { as-face-down }
do-to-clearing = metti { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dalla tua mano nella radura
do-keep = tienine { $count } e metti le altre nella radura
do-dig = gioca un numero qualsiasi di altre carte dalla tua mano pagandole una per una; poi usa i loro effetti e bonus nello stesso ordine

## Lasting effects

when-play = ogni volta che giochi { $a }: { $step }
when-play-into = ogni volta che giochi una carta { at-slot }: { $step }
from-next-turn = { $rule } (dal tuo prossimo turno)
share = { $max ->
        [0] un numero qualsiasi di { $things } può
       *[other] fino a { $max } { $things } possono
    } { $where ->
        [slot] condividere questo slot
        [tree-top] condividere lo slot in alto di quell’albero o arbusto
        [top] condividere uno slot in alto di quell’albero, arbusto o brughiera
       *[sides] condividere gli slot laterali di quell’albero o arbusto
    }
share-others = { $rule }, anche con altre specie
bee = il suo albero conta una volta in più per ogni carta che conta gli alberi e dice «api legnaiole comprese»

## Where a card may go

only-on = solo { at-slot }
only-joining = in uno slot che contiene già { $a }
only-max = al massimo { $max } di questa specie per { $thing }

## Alpine and Woodland Edge

cond-alone = se nessun’altra carta si trova sul suo albero o arbusto
do-take-all = prendi in mano tutte le { $cards } della radura
do-cave-up-to = metti fino a { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dalla radura nella tua caverna
do-face-down-any = metti un numero qualsiasi di carte dalla tua mano a faccia in giù nella tua foresta
do-remove-clearing = rimuovi dal gioco tutte le carte della radura
counts-as = conta ovunque come { $species }, ma non condivide mai uno slot
