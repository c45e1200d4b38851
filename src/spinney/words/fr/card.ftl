### Cards as pictures: what a screen reader says of them, and the few words drawn on them.

## What a card is called aloud: "Tawny Owl, top half, costs 2, beech symbol, bird, 5 points, playable"

card-half = { $slot ->
        [top] moitié haute
        [bottom] moitié basse
        [left] moitié gauche
       *[right] moitié droite
    }
card-cost = { $count ->
        [0] ne coûte rien
       *[other] coûte { $count }
    }
card-symbol = icône { $tree }
card-state = { $state ->
        [playable] jouable
        [off] pas possible maintenant
        [picked] choisie pour payer
        [earns] donnerait le bonus
        [chosen] choisie
       *[waiting] en attente
    }
card-worth = { $points ->
        [one] vaut { $points } point maintenant
       *[other] vaut { $points } points maintenant
    }
card-gain = { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }

## Other cards

card-face-down = Face cachée
card-winter = Hiver
card-winter-note = le troisième met fin à la partie
card-cave = Grotte
card-cave-number = Grotte { $number }

## On cards: "on an oak"; only this short word

card-on = sur

## In the forest

card-at = { $slot ->
        [top] dessus
        [bottom] dessous
        [left] à gauche
        [right] à droite
       *[host] au milieu
    }
card-full = au complet
card-stack = { $count } cartes partagent cet emplacement

## The winter clock

card-left = à piocher
card-clock = { $deck ->
        [one] il reste { $deck } carte sur { $size } dans le paquet
       *[other] il reste { $deck } cartes sur { $size } dans le paquet
    }
card-sure = { $count ->
        [0] l’hiver peut venir avec n’importe quelle carte
        [one] la prochaine carte n’est pas une carte Hiver
       *[other] pas de carte Hiver parmi les { $count } prochaines
    }
card-winters = cartes Hiver sorties : { $count } sur 3
