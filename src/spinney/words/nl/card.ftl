### Cards as pictures: what a screen reader says of them, and the few words drawn on them.

## What a card is called aloud: "Tawny Owl, top half, costs 2, beech symbol, bird, 5 points, playable"

card-half = { $slot ->
        [top] bovenste helft
        [bottom] onderste helft
        [left] linkerhelft
       *[right] rechterhelft
    }
card-cost = { $count ->
        [0] kost niets
       *[other] kost { $count }
    }
card-symbol = symbool { $tree }
card-state = { $state ->
        [playable] speelbaar
        [off] nu niet mogelijk
        [picked] gekozen om te betalen
        [earns] levert de bonus op
        [chosen] gekozen
       *[waiting] wacht
    }
card-worth = { $points ->
        [one] nu { $points } punt waard
       *[other] nu { $points } punten waard
    }
card-gain = { $points ->
        [one] { $points } punt meer
       *[other] { $points } punten meer
    }

## Other cards

card-face-down = Gedekt
card-winter = Winter
card-winter-note = de derde beëindigt het spel
card-cave = Grot
card-cave-number = Grot { $number }

## On cards: "on an oak"; only this short word

card-on = bij

## In the forest

card-at = { $slot ->
        [top] boven
        [bottom] onder
        [left] links
        [right] rechts
       *[host] in het midden
    }
card-full = volledig bebouwd
card-stack = { $count } kaarten delen dit kaartveld

## The winter clock

card-left = over
card-clock = { $deck ->
        [one] nog { $deck } kaart van { $size } in de stapel
       *[other] nog { $deck } kaarten van { $size } in de stapel
    }
card-sure = { $count ->
        [0] de winter kan met elke kaart komen
        [one] de volgende kaart is geen winterkaart
       *[other] geen winter bij de volgende { $count }
    }
card-winters = winterkaarten tot nu toe: { $count } van 3
