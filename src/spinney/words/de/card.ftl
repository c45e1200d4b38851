### Cards as pictures: what a screen reader says of them, and the few words drawn on them.

## What a card is called aloud: "Tawny Owl, top half, costs 2, beech symbol, bird, 5 points, playable"

card-half = { $slot ->
        [top] obere Hälfte
        [bottom] untere Hälfte
        [left] linke Hälfte
       *[right] rechte Hälfte
    }
card-cost = { $count ->
        [0] kostet nichts
       *[other] kostet { $count }
    }
card-symbol = Symbol { $tree }
card-state = { $state ->
        [playable] spielbar
        [off] jetzt nicht möglich
        [picked] zum Bezahlen gewählt
        [earns] bringt den Bonus
        [chosen] gewählt
       *[waiting] wartet
    }
card-worth = { $points ->
        [one] jetzt { $points } Punkt wert
       *[other] jetzt { $points } Punkte wert
    }
card-gain = { $points ->
        [one] { $points } Punkt mehr
       *[other] { $points } Punkte mehr
    }

## Other cards

card-face-down = Verdeckt
card-winter = Winter
card-winter-note = der dritte beendet das Spiel
card-cave = Höhle
card-cave-number = Höhle { $number }

## On cards: "on an oak"; only this short word

card-on = an

## In the forest

card-at = { $slot ->
        [top] oben
        [bottom] unten
        [left] links
        [right] rechts
       *[host] in der Mitte
    }
card-full = voll besetzt
card-stack = { $count } Karten teilen sich diesen Platz

## The winter clock

card-left = übrig
card-clock = { $deck ->
        [one] { $deck } Karte von { $size } ist noch im Stapel
       *[other] { $deck } Karten von { $size } sind noch im Stapel
    }
card-sure = { $count ->
        [0] der Winter kann jederzeit kommen
        [one] die nächste Karte ist kein Winter
       *[other] kein Winter unter den nächsten { $count }
    }
card-winters = Winterkarten bisher: { $count } von 3
