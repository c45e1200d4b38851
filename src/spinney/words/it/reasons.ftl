### Why a species scores what it scores. en/reasons.ftl explains the variables.

because = { $why }: { $sum }
part-of = { $why } ({ $met } su { $cards })
no-points = nessun punto
counts-twice = { $line } ({ $count ->
        [one] { $count } di queste vale
       *[other] { $count } di queste valgono
    } doppio)

## Conditions

why-at-least = { $met ->
        [yes] { $count } { $things }
       *[no] { $count ->
            [0] { $count } su { $needed } { $things }
           *[other] solo { $count } su { $needed } { $things }
        }
    }
why-enough = { $met ->
        [yes] almeno { $needed } { $things }
       *[no] meno di { $needed } { $things }
    }
why-most = { $met ->
        [yes] nessun’altra foresta ha più { $things }
       *[no] un’altra foresta ha più { $things }
    }
why-on = { $met ->
        [yes] su { $hosts }
       *[no] non su { $hosts }
    }
why-full = { $met ->
        [yes] tutti gli slot occupati
       *[no] rimangono slot vuoti
    }
why-host-has = { $met ->
        [yes] con { $a } { same-host }
       *[no] manca { $a } { same-host }
    }
why-shares-slot = { $met ->
        [yes] { $count } { $things } nello slot
       *[no] senza compagnia nello slot
    }
why-alone = { $met ->
        [yes] senza compagnia
       *[no] in compagnia
    }
why-not-all = condizione non soddisfatta: { $cond }

## Groups

group-sets = { $sets ->
        [one] serie
       *[other] serie
    } di { $sizes } { $kinds }: { $points } in tutto
group-together = { $count } { $things }: { $points } in tutto
group-doubles = raddoppia i punti di altre carte
