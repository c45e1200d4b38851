### Cards as pictures: what a screen reader says of them, and the few words drawn on them.

## What a card is called aloud: "Tawny Owl, top half, costs 2, beech symbol, bird, 5 points, playable"

card-half = { $slot ->
        [top] top half
        [bottom] bottom half
        [left] left half
       *[right] right half
    }
card-cost = { $count ->
        [0] costs nothing
       *[other] costs { $count }
    }
card-symbol = { $tree } symbol
card-state = { $state ->
        [playable] playable
        [off] not possible now
        [picked] chosen as payment
        [earns] would earn the bonus
        [chosen] chosen
       *[waiting] waiting
    }
card-worth = { $points ->
        [one] worth { $points } point now
       *[other] worth { $points } points now
    }
card-gain = { $points ->
        [one] { $points } point more
       *[other] { $points } points more
    }

## Other cards

card-face-down = Face down
card-winter = Winter
card-winter-note = the third ends the game
card-cave = Cave
card-cave-number = Cave { $number }

## On cards: "on an oak"; only this short word

card-on = on

## In the forest

card-at = { $slot ->
        [top] above
        [bottom] below
        [left] left
        [right] right
       *[host] in the middle
    }
card-full = fully occupied
card-stack = { $count } cards share this slot

## The winter clock

card-left = left
card-clock = { $deck ->
        [one] { $deck } of { $size } cards left in the deck
       *[other] { $deck } of { $size } cards left in the deck
    }
card-sure = { $count ->
        [0] winter may come with any card
        [one] the next card is not a winter card
       *[other] no winter card among the next { $count }
    }
card-winters = winter cards so far: { $count } of 3
