### Cards as pictures: what a screen reader says of them, and the few words drawn on them.

## What a card is called aloud: "Tawny Owl, top half, costs 2, beech symbol, bird, 5 points, playable"

card-half = { $slot ->
        [top] metà superiore
        [bottom] metà inferiore
        [left] metà sinistra
       *[right] metà destra
    }
card-cost = { $count ->
        [0] non costa nulla
       *[other] costa { $count }
    }
card-symbol = simbolo { $tree }
card-state = { $state ->
        [playable] giocabile
        [off] ora non è possibile
        [picked] scelta per pagare
        [earns] darebbe il bonus
        [chosen] scelta
       *[waiting] in attesa
    }
card-worth = { $points ->
        [one] ora vale { $points } punto
       *[other] ora vale { $points } punti
    }
card-gain = { $points ->
        [one] { $points } punto in più
       *[other] { $points } punti in più
    }

## Other cards

card-face-down = A faccia in giù
card-winter = Inverno
card-winter-note = il terzo chiude la partita
card-cave = Caverna
card-cave-number = Caverna { $number }

## On cards: "on an oak"; only this short word

card-on = su

## In the forest

card-at = { $slot ->
        [top] sopra
        [bottom] sotto
        [left] a sinistra
        [right] a destra
       *[host] al centro
    }
card-full = al completo
card-stack = { $count } carte condividono questo slot

## The winter clock

card-left = da pescare
card-clock = { $deck ->
        [one] { $deck } carta su { $size } rimasta nel mazzo
       *[other] { $deck } carte su { $size } rimaste nel mazzo
    }
card-sure = { $count ->
        [0] l’inverno può arrivare con qualsiasi carta
        [one] la prossima carta non è una carta inverno
       *[other] nessun inverno tra le prossime { $count }
    }
card-winters = carte inverno uscite: { $count } su 3
