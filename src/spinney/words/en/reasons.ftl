### Why a species scores what it scores: one short line each. Sums ("3 × 5 insects = 15") are put together outside.

because = { $why }: { $sum }
part-of = { $why } ({ $met } of { $cards })
no-points = no points
counts-twice = { $line } ({ $count ->
        [one] { $count } scores
       *[other] { $count } score
    } double)

## Conditions. $met: yes or no

# $count: how many there are; $needed: how many are needed
why-at-least = { $met ->
        [yes] { $count } { $things }
       *[no] { $count ->
            [0] { $count } of { $needed } { $things }
           *[other] only { $count } of { $needed } { $things }
        }
    }
# the same without knowing how many there are
why-enough = { $met ->
        [yes] at least { $needed } { $things }
       *[no] fewer than { $needed } { $things }
    }
why-most = { $met ->
        [yes] no other forest has more { $things }
       *[no] another forest has more { $things }
    }
why-on = { $met ->
        [yes] on { $hosts }
       *[no] not on { $hosts }
    }
why-full = { $met ->
        [yes] fully occupied
       *[no] not fully occupied
    }
why-host-has = { $met ->
        [yes] with { $a } { same-host }
       *[no] without { $a } { same-host }
    }
why-shares-slot = { $met ->
        [yes] { $count } { $things } in the slot
       *[no] alone in the slot
    }
why-alone = { $met ->
        [yes] alone there
       *[no] not alone there
    }
why-not-all = not met: { $cond }

## Groups

# $sets: how many sets; $sizes: their sizes ("3 + 1")
group-sets = { $sets ->
        [one] set
       *[other] sets
    } of { $sizes } { $kinds }: { $points } together
group-together = { $count } { $things }: { $points } together
group-doubles = doubles the points of other cards
