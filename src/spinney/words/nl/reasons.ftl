### Why a species scores what it scores. en/reasons.ftl explains the variables.

because = { $why }: { $sum }
part-of = { $why } ({ $met } van { $cards })
no-points = geen punten
counts-twice = { $line } ({ $count ->
        [one] { $count } ervan levert
       *[other] { $count } ervan leveren
    } dubbele punten op)

## Conditions

why-at-least = { $met ->
        [yes] { $count } { $things }
       *[no] { $count ->
            [0] { $count } van { $needed } { $things }
           *[other] slechts { $count } van { $needed } { $things }
        }
    }
why-enough = { $met ->
        [yes] minstens { $needed } { $things }
       *[no] minder dan { $needed } { $things }
    }
why-most = { $met ->
        [yes] geen ander bos heeft meer { $things }
       *[no] een ander bos heeft meer { $things }
    }
why-on = { $met ->
        [yes] bij { $hosts }
       *[no] niet bij { $hosts }
    }
why-full = { $met ->
        [yes] volledig bebouwd
       *[no] niet volledig bebouwd
    }
why-host-has = { $met ->
        [yes] met { $a } { same-host }
       *[no] zonder { $a } { same-host }
    }
why-shares-slot = { $met ->
        [yes] { $count } { $things } op het kaartveld
       *[no] alleen op het kaartveld
    }
why-alone = { $met ->
        [yes] alleen
       *[no] niet alleen
    }
why-not-all = niet vervuld: { $cond }

## Groups

group-sets = { $sets ->
        [one] serie
       *[other] series
    } van { $sizes } { $kinds }: samen { $points }
group-together = { $count } { $things }: samen { $points }
group-doubles = verdubbelt de punten van andere kaarten
