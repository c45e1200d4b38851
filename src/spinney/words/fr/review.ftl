### A review of a game that is over, on the page and in the terminal: how it stood, and the moments that mattered.
### $player is a name, $move and $other are moves in words, $kind is one of the `review-kind-…`, $cost a `review-cost…`, $side `ahead`, `behind` or `level`; all others are numbers.

review-title = Analyse
review-what = Ce qui a compté
review-whose = Les coups de qui
review-chances = Chances
review-points = Points
review-graph = Ce que montre le graphique
review-graph-chances = Chances de gagner, tour par tour
review-graph-points = Points attendus à la fin, tour par tour
review-turn-of = Tour { $number } sur { $count }
review-to-move = Tour { $number } · à { $player } de jouer
review-end = La fin de la partie
review-earlier = Un tour en arrière
review-later = Un tour en avant
review-board = Quelle table
review-before = Avant
review-as-played = Joué
review-better-board = Mieux
review-you-played = Votre coup
review-played = Le coup joué
review-better = Mieux
review-next-best = Le deuxième meilleur coup
review-at-end = { $side ->
        [ahead] { $points ->
                [one] { $points } point
               *[other] { $points } points
            } d’avance à la fin
        [behind] { $points ->
                [one] { $points } point
               *[other] { $points } points
            } de retard à la fin
       *[level] à égalité à la fin
    }
review-at-end-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin
review-good = le meilleur coup ou aussi bon
review-of = sur { $count }
review-slips = { $count ->
        [one] petite erreur
       *[other] petites erreurs
    }
review-bigs = { $count ->
        [one] grosse erreur
       *[other] grosses erreurs
    }
review-share = { $percent } % de ce qui était possible
review-mark = { $points ->
        [one] { $points } point marqué
       *[other] { $points } points marqués
    }, { $lost ->
        [0] aucune avance perdue
        [one] environ { $lost } point d’avance perdu
       *[other] environ { $lost } points d’avance perdus
    }
review-mark-alone = { $points ->
        [one] { $points } point marqué
       *[other] { $points } points marqués
    }, environ { $lost } de plus étaient possibles
review-kind-good = bon coup
review-kind-slip = petite erreur
review-kind-big = grosse erreur
review-chance = { $before } → { $after } %
review-chance-aloud = chances de gagner : { $after } pour cent au lieu de { $before }
review-counts = Compte avec elle :
review-show = Voir le meilleur coup
review-show-good = Voir le coup
review-play-on = Continuer d’ici
review-counted = Le nombre à côté d’un coup dit combien de points d’avance sur la meilleure des autres forêts il a rapportés ou coûtés à la fin. La gravité d’une erreur dépend de ce nombre et des chances de gagner.
review-by-chance = Ce sont les chances de gagner, et non les points, qui en font une grosse erreur.
review-despite-points = Petite erreur seulement : elle a moins coûté en chances de gagner.
review-none = Aucun coup n’a coûté plus de quelques points.
review-working = Lecture de la partie : { $at } tours sur { $turns }
review-failed = L’analyse n’a pas abouti.
review-again = Réessayer
review-alone = Voici l’évolution des points ; il n’y a personne à battre.
review-unfinished = Seule une partie terminée peut être analysée.
review-too-many = Trop d’analyses ont été demandées depuis votre réseau. Réessayez plus tard.
# in the terminal
review-line-mark = { $player } : { $mark } %. { $good } tours sur { $turns } au meilleur coup ou aussi bon, { $slips } petites et { $big } grosses erreurs ; { $made }.
review-cost = { $points ->
        [one] { $points } point d’avance
       *[other] { $points } points d’avance
    }
review-cost-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-line-slip = Tour { $turn }, { $player }, { $kind } : a coûté { $cost }. Joué « { $move } », mieux « { $other } ».
review-line-good = Tour { $turn }, { $player }, { $kind } : « { $move } », { $cost } de plus que le coup suivant, « { $other } ».
review-line-chance = Chances de gagner : { $chance } % au lieu de { $other } %.
