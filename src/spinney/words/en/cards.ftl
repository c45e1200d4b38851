### Card texts, put together from rule rows. Each line begins in lower case; the first letter of a whole text is
### made a capital afterwards. "$thing", "$things" and "$kinds" are nouns in the right number, "$a" is a noun with its
### article, "$hosts" is what follows a preposition of place ("a tree or a shrub"), "$list" and "$counts" are numbers
### ("5 / 15 / 25").

## Joining

list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-then = { $a }, then { $b }

## What is counted. $count (number) chooses the form.

count-own-symbol = { $count ->
        [one] card with the same tree symbol
       *[other] cards with the same tree symbol
    }
count-slot = { $count ->
        [one] card
       *[other] cards
    } { at-slot }
count-attached = { $count ->
        [one] attached card
       *[other] attached cards
    }
count-cave = { $count ->
        [one] card in your cave
       *[other] cards in your cave
    }
count-bees = { $things } (bees included)
# $slot: top, bottom or side
at-slot = { $slot ->
        [top] on top of { $hosts }
        [bottom] below { $hosts }
       *[side] beside { $hosts }
    }

## Points

points-fixed = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-per = { points-fixed } per { $thing }
points-if = { points-fixed } { $cond }
points-if-else = { points-fixed } { $cond }, otherwise { $otherwise }
points-by = { $list } points for { $counts } { $things }
points-together = { $list } points in all for { $counts } { $things }
points-sets = sets of different { $kinds }: { $list } points for { $counts }
# $slot: top, bottom or side, of this very card
points-doubles = { $things } { $slot ->
        [top] on top of it
        [bottom] below it
       *[side] beside it
    } score double
points-cave = 1 point per card in it
points-cave-extra = { $points } more at the end

## Conditions

cond-at-least = if you have at least { $count } { $things }
cond-most = if no other forest has more { $things }
cond-on = if it is { at-slot }
# $place: host (the card itself), side or other
cond-full = { $place ->
        [host] if it is fully occupied
        [side] if its tree or shrub is fully occupied
       *[other] if its tree, shrub or moor is fully occupied
    }
cond-host-has = if { $a } is { same-host }
# $kind: tree, shrub, moor or other
same-host = { $kind ->
        [tree] on the same tree
        [shrub] on the same shrub
        [moor] on the same moor
       *[other] on the same tree, shrub or moor
    }
cond-shares-slot = if { $count } { $things } share its slot

## What is done. $source: hand, deck or clearing

do-draw = { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
do-draw-per = draw 1 card per { $thing } in your forest
do-draw-same = draw the same number of cards
do-take = { $count ->
        [one] take { $count } card
       *[other] take { $count } cards
    } from the clearing into your hand
do-play = play { $count } { $things } { $source ->
        [clearing] from the clearing
       *[hand] from your hand
    } for free
do-play-any = play any number of { $things } { $source ->
        [clearing] from the clearing
       *[hand] from your hand
    } for free
do-with-effect = { $step } and use its effect, but not its bonus
do-without-effect = { $step }, without { $count ->
        [one] its effect or bonus
       *[other] their effects or bonuses
    }
do-cave = put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } { $source ->
        [clearing] from the clearing
        [deck] from the deck
       *[hand] from your hand
    } into your cave
do-cave-per = put 1 card { $source ->
        [clearing] from the clearing
        [deck] from the deck
       *[hand] from your hand
    } into your cave per { $thing } in your forest
do-cave-any = put any number of cards { $source ->
        [clearing] from the clearing
        [deck] from the deck
       *[hand] from your hand
    } into your cave
do-cave-all = put all cards { $source ->
        [clearing] from the clearing
        [deck] from the deck
       *[hand] from your hand
    } into your cave
do-cave-all-type = put all { $cards } { $source ->
        [clearing] from the clearing
        [deck] from the deck
       *[hand] from your hand
    } into your cave
do-turn = take another turn
do-if = { $step } { $cond }
do-face-down = put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } { $source ->
        [deck] from the deck
       *[hand] from your hand
    } face down into your forest
do-face-down-as = { $step } { as-face-down }
do-to-clearing = put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from your hand into the clearing
do-keep = keep { $count } of them and put the others into the clearing
do-dig = play as many more cards from your hand as you like, paying for each; then use their effects and bonuses in the same order

## Lasting effects

when-play = whenever you play { $a }: { $step }
when-play-into = whenever you play a card { at-slot }: { $step }
from-next-turn = { $rule } (from your next turn on)
# $max: 0 for any number; $where: slot (of this card), top or sides (of its host)
share = { $max ->
        [0] any number of { $things }
       *[other] up to { $max } { $things }
    } { $where ->
        [slot] may share this slot
        [tree-top] may share the top slot of its tree or shrub
        [top] may share one top slot of its tree, shrub or moor
       *[sides] may share the side slots of the same tree or shrub
    }
share-others = { $rule }, even with other species
bee = its tree counts once more on every card that counts trees and says “bees included”

## Where a card may go

only-on = only { at-slot }
only-joining = in a slot that already holds { $a }
only-max = at most { $max } of them per { $thing }

## Alpine and Woodland Edge

cond-alone = if no other card is on its tree or shrub
do-take-all = take all { $cards } from the clearing into your hand
do-cave-up-to = put up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the clearing into your cave
do-face-down-any = put any number of cards from your hand face down into your forest
do-remove-clearing = remove all cards in the clearing from the game
counts-as = counts as a { $species } wherever those are counted, but never shares a slot
