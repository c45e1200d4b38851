### Why a species scores what it scores. en/reasons.ftl explains the variables.
### A no-break space stands before : ; ? and !

because = { $why } : { $sum }
part-of = { $why } ({ $met } sur { $cards })
no-points = aucun point
counts-twice = { $line } ({ $count ->
        [one] dont { $count } qui rapporte
       *[other] dont { $count } qui rapportent
    } le double)

## Conditions

why-at-least = { $met ->
        [yes] { $count } { $things }
       *[no] { $count ->
            [0] { $count } sur { $needed } { $things }
           *[other] seulement { $count } sur { $needed } { $things }
        }
    }
why-enough = { $met ->
        [yes] au moins { $needed } { $things }
       *[no] moins de { $needed } { $things }
    }
why-most = { $met ->
        [yes] aucune autre forêt n’a davantage de { $things }
       *[no] une autre forêt a davantage de { $things }
    }
why-on = { $met ->
        [yes] sur { $hosts }
       *[no] pas sur { $hosts }
    }
why-full = { $met ->
        [yes] tous les emplacements occupés
       *[no] il reste un emplacement vide
    }
why-host-has = { $met ->
        [yes] avec { $a } { same-host }
       *[no] il manque { $a } { same-host }
    }
why-shares-slot = { $met ->
        [yes] { $count } { $things } sur l’emplacement
       *[no] sans compagnie sur l’emplacement
    }
why-alone = { $met ->
        [yes] sans compagnie
       *[no] en compagnie
    }
why-not-all = condition non remplie : { $cond }

## Groups

group-sets = { $sets ->
        [one] série
       *[other] séries
    } de { $sizes } { $kinds } : { $points } en tout
group-together = { $count } { $things } : { $points } en tout
group-doubles = double les points d’autres cartes
