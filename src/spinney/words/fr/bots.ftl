### Why a bot thinks that a move is good, and what it says of one.
### $species is the name of a species, $player a person's name, $points and $count are numbers, $move is a move in words.

## Why a move is good

why-points = { $species } rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-bonus = Le paiement déclenche le bonus : { $species }.
why-bonus-free = Ne coûte rien et donne droit au bonus : { $species }.
why-turn = { $species } donne un autre tour.
why-lasting = { $species } fait piocher des cartes jusqu’à la fin de la partie.
why-draws = { $species } fait piocher des cartes.
why-host = { $species } ouvre de la place pour d’autres cartes.
why-grows = { $species } rapporte peu maintenant, mais grandit avec ce qui reste à venir.
why-free = C’est gratuit et cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-free-grows = C’est gratuit et cela peut rapporter plus tard.
why-place = Ici, elle rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-place-room = C’est ici qu’elle gêne le moins.
why-deck = Aucune carte de la clairière ne vaut mieux qu’une nouvelle.
why-deck-even = Une nouvelle carte vaut en moyenne autant que celles de la clairière.
why-more-cards = Il vous faut plus de cartes pour choisir et pour payer.
why-card = Une fois jouée, la carte { $species } peut rapporter environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus que son coût.
why-money = { $species } paie aussi bien que n’importe quelle carte, et vous savez ce que vous prenez.
why-deny = { $species } serait bien utile à { $player }.
why-pay-bonus = { $count ->
        [one] Cette carte montre l’icône d’arbre
       *[other] Toutes montrent l’icône d’arbre
    } : { $species } obtient son bonus.
why-least = { $count ->
        [one] C’est la carte dont vous avez le moins besoin.
       *[other] Ce sont les cartes dont vous avez le moins besoin.
    }
why-cave = { $count ->
        [one] { $count } carte dans la grotte vaut un point
       *[other] { $count } cartes dans la grotte valent un point chacune
    }.
why-use = C’est gratuit.
why-use-turn = C’est gratuit et cela donne un autre tour.
why-use-cave = C’est gratuit et { $count ->
        [one] { $count } carte va dans votre grotte, pour un point
       *[other] { $count } cartes vont dans votre grotte, pour un point chacune
    }.
why-use-draw = C’est gratuit et vous piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
why-use-take = C’est gratuit et vous prenez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la clairière.
why-use-clearing = Ensuite, plus personne ne pourra prendre { $count ->
        [one] la carte
       *[other] les { $count } cartes
    } de la clairière.
why-skip = Cela ne vous rapporterait rien maintenant.
why-skip-winter = La dernière carte Hiver peut arriver, et vous êtes derrière.
why-skip-hand = Vos cartes valent plus dans votre main.
why-skip-clearing = { $species }, dans la clairière, peut encore vous servir.
why-keep-hand = Vos six cartes contiennent un arbre pour commencer.
why-new-hand = Sans arbre, aucune autre carte ne peut être jouée.
why-draft = Parmi les grottes proposées, c’est elle qui devrait vous aider le plus.
why-show = Vous ne pouvez rien faire d’autre.
why-stop = Gardez le reste de vos cartes pour plus tard.
why-sapling = Une carte face cachée donne quatre emplacements de plus.

## What a move cost

why-dear = { $species } { $points ->
        [0] n’a rapporté aucun point sur le moment et
        [one] a rapporté { $points } point sur le moment, mais
       *[other] a rapporté { $points } points sur le moment, mais
    } a coûté le tour et { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
why-slow = { $species } { $points ->
        [0] n’a rapporté aucun point sur le moment et
        [one] a rapporté { $points } point sur le moment, mais
       *[other] a rapporté { $points } points sur le moment, mais
    } a coûté le tour.

## Hints

hint-line = { $move } ({ $outlook }) : { $why }
hint-outlook = { $side ->
        [ahead] vous devriez finir avec environ { $points ->
                [one] { $points } point
               *[other] { $points } points
            } d’avance
        [behind] vous devriez finir avec environ { $points ->
                [one] { $points } point
               *[other] { $points } points
            } de retard
       *[level] vous devriez finir à peu près à égalité
    } ; { $percent } % de chances de gagner
hint-points = vous devriez finir avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
