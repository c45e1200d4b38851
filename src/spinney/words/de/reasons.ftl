### Why a species scores what it scores. en/reasons.ftl explains the variables.

because = { $why }: { $sum }
part-of = { $why } ({ $met } von { $cards })
no-points = keine Punkte
counts-twice = { $line } ({ $count } davon { $count ->
        [one] zählt
       *[other] zählen
    } doppelt)

## Conditions

why-at-least = { $met ->
        [yes] { $count } { $things }
       *[no] { $needed ->
            [one] { $count } von { $needed } { $things }
           *[other] { $count ->
                [0] { $count } der nötigen { $needed } { $things }
               *[other] nur { $count } der nötigen { $needed } { $things }
            }
        }
    }
why-enough = { $met ->
        [yes] mindestens { $needed } { $things }
       *[no] weniger als { $needed } { $things }
    }
why-most = { $met ->
        [yes] kein anderer Wald hat mehr { $things }
       *[no] ein anderer Wald hat mehr { $things }
    }
why-on = { $met ->
        [yes] an { $hosts }
       *[no] nicht an { $hosts }
    }
why-full = { $met ->
        [yes] voll besetzt
       *[no] nicht voll besetzt
    }
why-host-has = { $met ->
        [yes] { $a } { same-host }
       *[no] ohne { $a } { same-host }
    }
why-shares-slot = { $met ->
        [yes] { $count } { $things } auf dem Platz
       *[no] allein auf dem Platz
    }
why-alone = { $met ->
        [yes] allein
       *[no] nicht allein
    }
why-not-all = nicht erfüllt: { $cond }

## Groups

group-sets = { $sets ->
        [one] Satz
       *[other] Sätze
    } aus { $sizes } { $kinds }: zusammen { $points }
group-together = { $count } { $things }: zusammen { $points }
group-doubles = verdoppelt die Punkte anderer Karten
