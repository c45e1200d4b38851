### Card texts, put together from rule rows. en/cards.ftl explains the variables.

## Joining

list-comma = { $a }, { $b }
list-and = { $a } en { $b }
list-or = { $a } of { $b }
list-then = { $a }, en { $b }

## What is counted

count-own-symbol = { $count ->
        [one] kaart met hetzelfde boomsymbool
       *[other] kaarten met hetzelfde boomsymbool
    }
count-slot = { $count ->
        [one] kaart
       *[other] kaarten
    } { at-slot }
count-attached = { $count ->
        [one] aangelegde kaart
       *[other] aangelegde kaarten
    }
count-cave = { $count ->
        [one] kaart in je grot
       *[other] kaarten in je grot
    }
count-bees = { $things } (met houtbijen)
at-slot = { $slot ->
        [top] boven { $hosts }
        [bottom] onder { $hosts }
       *[side] naast { $hosts }
    }

## Points

points-fixed = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
points-per = { points-fixed } per { $thing }
points-if = { points-fixed } { $cond }
points-if-else = { points-fixed } { $cond }, anders { $otherwise }
points-by = { $list } punten voor { $counts } { $things }
points-together = in totaal { $list } punten voor { $counts } { $things }
points-sets = series van verschillende { $kinds }: { $list } punten voor { $counts }
points-doubles = { $things } { $slot ->
        [top] boven deze kaart
        [bottom] onder deze kaart
       *[side] naast deze kaart
    } leveren dubbele punten op
points-cave = 1 punt per kaart erin
points-cave-extra = { $points } extra aan het einde

## Conditions

cond-at-least = als je minstens { $count } { $things } hebt
cond-most = als geen ander bos meer { $things } heeft
cond-on = als deze kaart { at-slot } ligt
cond-full = { $place ->
        [host] als deze volledig bebouwd is
        [side] als deze boom of struik volledig bebouwd is
       *[other] als deze boom, struik of heide volledig bebouwd is
    }
cond-host-has = met { $a } { same-host }
same-host = { $kind ->
        [tree] bij dezelfde boom
        [shrub] bij dezelfde struik
        [moor] bij dezelfde heide
       *[other] bij dezelfde boom, struik of heide
    }
cond-shares-slot = als { $count } { $things } dit kaartveld delen

## What is done

do-draw = { $count ->
        [one] trek { $count } kaart
       *[other] trek { $count } kaarten
    }
do-draw-per = trek 1 kaart per { $thing } in je bos
do-draw-same = trek evenveel kaarten
do-take = { $count ->
        [one] neem { $count } kaart
       *[other] neem { $count } kaarten
    } uit de open plek in je hand
do-play = speel gratis { $count } { $things } { $source ->
        [clearing] uit de open plek
       *[hand] uit je hand
    }
do-play-any = speel gratis een willekeurig aantal { $things } { $source ->
        [clearing] uit de open plek
       *[hand] uit je hand
    }
do-with-effect = { $step } en gebruik het effect, maar niet de bonus
do-without-effect = { $step }, zonder { $count ->
        [one] effect en bonus
       *[other] effecten en bonussen
    }
do-cave = leg { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } { $source ->
        [clearing] uit de open plek
        [deck] van de stapel
       *[hand] uit je hand
    } in je grot
do-cave-per = leg per { $thing } in je bos 1 kaart { $source ->
        [clearing] uit de open plek
        [deck] van de stapel
       *[hand] uit je hand
    } in je grot
do-cave-any = leg een willekeurig aantal kaarten { $source ->
        [clearing] uit de open plek
        [deck] van de stapel
       *[hand] uit je hand
    } in je grot
do-cave-all = leg alle kaarten { $source ->
        [clearing] uit de open plek
        [deck] van de stapel
       *[hand] uit je hand
    } in je grot
do-cave-all-type = leg alle { $cards } { $source ->
        [clearing] uit de open plek
        [deck] van de stapel
       *[hand] uit je hand
    } in je grot
do-turn = speel nog een beurt
do-if = { $step } { $cond }
do-face-down = leg { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } { $source ->
        [deck] van de stapel
       *[hand] uit je hand
    } gedekt in je bos
do-face-down-as = { $step } { as-face-down }
do-to-clearing = leg { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } uit je hand op de open plek
do-keep = houd er { $count } van; de andere leg je op de open plek
do-dig = speel een willekeurig aantal andere kaarten uit je hand en betaal voor elke kaart; gebruik daarna hun effecten en bonussen in dezelfde volgorde

## Lasting effects

when-play = telkens als je { $a } speelt: { $step }
when-play-into = telkens als je { at-slot } een kaart speelt: { $step }
from-next-turn = { $rule } (vanaf je volgende beurt)
share = { $max ->
        [0] een willekeurig aantal { $things } mag
       *[other] maximaal { $max } { $things } mogen
    } { $where ->
        [slot] dit kaartveld delen
        [tree-top] het bovenste kaartveld van deze boom of struik delen
        [top] een bovenste kaartveld van deze boom, struik of heide delen
       *[sides] de kaartvelden opzij van deze boom of struik delen
    }
share-others = { $rule }, ook met andere soorten
bee = deze boom telt één keer extra op elke kaart die bomen telt en waar “met houtbijen” bij staat

## Where a card may go

only-on = alleen { at-slot }
only-joining = op een kaartveld waar al { $a } ligt
only-max = maximaal { $max } van deze soort per { $thing }

## Alpine and Woodland Edge

cond-alone = als er geen andere kaart bij deze boom of struik ligt
do-take-all = neem alle { $cards } uit de open plek in je hand
do-cave-up-to = leg maximaal { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } uit de open plek in je grot
do-face-down-any = leg een willekeurig aantal kaarten uit je hand gedekt in je bos
do-remove-clearing = verwijder alle kaarten op de open plek uit het spel
counts-as = telt overal als { $species }, maar deelt nooit een kaartveld
