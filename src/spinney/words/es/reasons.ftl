### Why a species scores what it scores. en/reasons.ftl explains the variables.

because = { $why }: { $sum }
part-of = { $why } ({ $met } de { $cards })
no-points = sin puntos
counts-twice = { $line } ({ $count ->
        [one] { $count } de ellas vale
       *[other] { $count } de ellas valen
    } el doble)

## Conditions

why-at-least = { $met ->
        [yes] { $count } { $things }
       *[no] { $count ->
            [0] { $count } de { $needed } { $things }
           *[other] solo { $count } de { $needed } { $things }
        }
    }
why-enough = { $met ->
        [yes] al menos { $needed } { $things }
       *[no] menos de { $needed } { $things }
    }
why-most = { $met ->
        [yes] ningún otro bosque tiene más { $things }
       *[no] otro bosque tiene más { $things }
    }
why-on = { $met ->
        [yes] en { $hosts }
       *[no] no está en { $hosts }
    }
why-full = { $met ->
        [yes] todos los espacios ocupados
       *[no] quedan espacios vacíos
    }
why-host-has = { $met ->
        [yes] con { $a } { same-host }
       *[no] falta { $a } { same-host }
    }
why-shares-slot = { $met ->
        [yes] { $count } { $things } en el espacio
       *[no] sin compañía en el espacio
    }
why-alone = { $met ->
        [yes] sin compañía
       *[no] con compañía
    }
why-not-all = no se cumple: { $cond }

## Groups

group-sets = { $sets ->
        [one] serie
       *[other] series
    } de { $sizes } { $kinds }: { $points } en total
group-together = { $count } { $things }: { $points } en total
group-doubles = duplica los puntos de otras cartas
