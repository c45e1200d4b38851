### Card texts, put together from rule rows. en/cards.ftl explains the variables.

## Joining

list-comma = { $a }, { $b }
list-and = { $a } und { $b }
list-or = { $a } oder { $b }
list-then = { $a }, dann { $b }

## What is counted

count-own-symbol = { $count ->
        [one] Karte mit demselben Baumsymbol
       *[other] Karten mit demselben Baumsymbol
    }
count-slot = { $count ->
        [one] Karte
       *[other] Karten
    } { at-slot }
count-attached = { $count ->
        [one] angelegte Karte
       *[other] angelegte Karten
    }
count-cave = { $count ->
        [one] Karte in deiner Höhle
       *[other] Karten in deiner Höhle
    }
count-bees = { $things } (mit Holzbienen)
at-slot = { $slot ->
        [top] auf { $hosts }
        [bottom] unter { $hosts }
       *[side] neben { $hosts }
    }

## Points

points-fixed = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
points-per = { points-fixed } je { $thing }
points-if = { points-fixed }, { $cond }
points-if-else = { points-fixed }, { $cond }, sonst { $otherwise }
points-by = { $list } Punkte für { $counts } { $things }
points-together = insgesamt { $list } Punkte für { $counts } { $things }
points-sets = Sätze verschiedener { $kinds }: { $list } Punkte für { $counts }
points-doubles = { $things } { $slot ->
        [top] auf dieser Karte
        [bottom] unter dieser Karte
       *[side] neben dieser Karte
    } bringen doppelte Punkte
points-cave = 1 Punkt je Karte darin
points-cave-extra = { $points } weitere am Spielende

## Conditions

cond-at-least = wenn du mindestens { $count } { $things } hast
cond-most = wenn kein anderer Wald mehr { $things } hat
cond-on = wenn diese Karte { at-slot } liegt
cond-full = { $place ->
        [host] wenn voll besetzt
        [side] wenn dieser Baum oder Strauch voll besetzt ist
       *[other] wenn dieser Baum, dieser Strauch oder dieses Moor voll besetzt ist
    }
cond-host-has = wenn du { $a } { same-host } hast
same-host = { $kind ->
        [tree] am selben Baum
        [shrub] am selben Strauch
        [moor] am selben Moor
       *[other] am selben Baum, Strauch oder Moor
    }
cond-shares-slot = wenn sich { $count } { $things } diesen Platz teilen

## What is done

do-draw = { $count ->
        [one] ziehe { $count } Karte
       *[other] ziehe { $count } Karten
    }
do-draw-per = ziehe 1 Karte je { $thing } in deinem Wald
do-draw-same = ziehe ebenso viele Karten
do-take = { $count ->
        [one] nimm { $count } Karte
       *[other] nimm { $count } Karten
    } aus der Lichtung auf die Hand
do-play = spiele kostenlos { $count } { $things } { $source ->
        [clearing] aus der Lichtung
       *[hand] aus der Hand
    }
do-play-any = spiele kostenlos beliebig viele { $things } { $source ->
        [clearing] aus der Lichtung
       *[hand] aus der Hand
    }
do-with-effect = { $step } und nutze den Effekt, aber nicht den Bonus
do-without-effect = { $step }, ohne { $count ->
        [one] Effekt und Bonus
       *[other] Effekte und Boni
    }
do-cave = lege { $source ->
        [clearing] aus der Lichtung
        [deck] vom Stapel
       *[hand] aus der Hand
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } in deine Höhle
do-cave-per = lege je { $thing } in deinem Wald 1 Karte { $source ->
        [clearing] aus der Lichtung
        [deck] vom Stapel
       *[hand] aus der Hand
    } in deine Höhle
do-cave-any = lege beliebig viele Karten { $source ->
        [clearing] aus der Lichtung
        [deck] vom Stapel
       *[hand] aus der Hand
    } in deine Höhle
do-cave-all = lege alle Karten { $source ->
        [clearing] aus der Lichtung
        [deck] vom Stapel
       *[hand] aus der Hand
    } in deine Höhle
do-cave-all-type = lege alle { $cards } { $source ->
        [clearing] aus der Lichtung
        [deck] vom Stapel
       *[hand] aus der Hand
    } in deine Höhle
do-turn = führe einen weiteren Zug aus
do-if = { $step }, { $cond }
do-face-down = lege { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } { $source ->
        [deck] vom Stapel
       *[hand] aus der Hand
    } verdeckt in deinen Wald
do-face-down-as = { $step }, { as-face-down }
do-to-clearing = lege { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } aus der Hand in die Lichtung
do-keep = behalte { $count } davon und lege die anderen in die Lichtung
do-dig = spiele beliebig viele weitere Karten aus der Hand und bezahle jede; nutze danach ihre Effekte und Boni in derselben Reihenfolge

## Lasting effects

when-play = immer wenn du { $a } spielst: { $step }
when-play-into = immer wenn du eine Karte { at-slot } spielst: { $step }
from-next-turn = { $rule } (ab deinem nächsten Zug)
share = { $max ->
        [0] beliebig viele { $things } dürfen
       *[other] bis zu { $max } { $things } dürfen
    } { $where ->
        [slot] sich diesen Platz teilen
        [tree-top] sich den oberen Platz dieses Baums oder Strauchs teilen
        [top] sich einen oberen Platz dieses Baums, Strauchs oder Moors teilen
       *[sides] sich die seitlichen Plätze dieses Baums oder Strauchs teilen
    }
share-others = { $rule }, auch mit anderen Arten
bee = ihr Baum zählt einmal mehr auf jeder Karte, die Bäume zählt und dabei „mit Holzbienen“ sagt

## Where a card may go

only-on = nur { at-slot }
only-joining = auf einem Platz, der schon { $a } hat
only-max = höchstens { $max } dieser Art je { $thing }

## Alpine and Woodland Edge

cond-alone = wenn keine andere Karte an diesem Baum oder Strauch liegt
do-take-all = nimm alle { $cards } aus der Lichtung auf die Hand
do-cave-up-to = lege aus der Lichtung bis zu { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } in deine Höhle
do-face-down-any = lege beliebig viele Karten aus der Hand verdeckt in deinen Wald
do-remove-clearing = entferne alle Karten der Lichtung aus dem Spiel
counts-as = zählt überall als { $species }, teilt sich aber nie einen Platz
