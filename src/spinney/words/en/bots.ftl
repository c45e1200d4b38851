### Why a bot thinks that a move is good, and what it says of one.
### $species is the name of a species, $player a person's name, $points and $count are numbers, $move is a move in words.

## Why a move is good

why-points = { $species } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } right away.
why-bonus = This payment earns the bonus of { $species }.
why-bonus-free = { $species } costs nothing, so its bonus comes for free.
why-turn = { $species } gives you another turn.
why-lasting = { $species } lets you draw cards for the rest of the game.
why-draws = { $species } lets you draw cards.
why-host = { $species } makes room for more cards.
why-grows = { $species } scores little now but grows with what is still to come.
why-free = It costs nothing and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-free-grows = It costs nothing and may score later.
why-place = Here it scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-place-room = Here it is least in the way.
why-deck = No card in the clearing is worth more than a new one.
why-deck-even = On average a new card is worth as much as those in the clearing.
why-more-cards = You need more cards to choose from and to pay with.
why-card = If played, { $species } could be worth about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than it costs.
why-money = { $species } is as good to pay with as any other card, and you know what you get.
why-deny = { $player } could make good use of { $species }.
why-pay-bonus = { $count ->
        [one] This card shows the symbol
       *[other] All of these show the symbol
    }, so { $species } earns its bonus.
why-least = { $count ->
        [one] You need this card least.
       *[other] You need these cards least.
    }
why-cave = { $count ->
        [one] { $count } card in the cave is worth a point
       *[other] { $count } cards in the cave are worth a point each
    }.
why-use = It costs nothing.
why-use-turn = It costs nothing and gives you another turn.
why-use-cave = It costs nothing and puts { $count ->
        [one] { $count } card into your cave, which is worth a point
       *[other] { $count } cards into your cave, worth a point each
    }.
why-use-draw = It costs nothing and lets you draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
why-use-take = It costs nothing and gives you { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the clearing.
why-use-clearing = Then nobody can take { $count ->
        [one] the card
       *[other] the { $count } cards
    } in the clearing any more.
why-skip = It would bring you nothing now.
why-skip-winter = The last winter card may come, and you are behind.
why-skip-hand = Your cards are worth more in your hand.
why-skip-clearing = { $species } in the clearing could still be of use to you.
why-keep-hand = Your six cards include a tree to start with.
why-new-hand = Without a tree no other card can be played.
why-draft = Of the caves on offer, it should help you most.
why-show = There is nothing else that you can do.
why-stop = Keep the rest of your cards for later.
why-sapling = A card played face down gives four more slots.

## What a move cost

why-dear = { $species } { $points ->
        [0] brought no points at once and
        [one] brought { $points } point at once, but
       *[other] brought { $points } points at once, but
    } cost a turn and { $count ->
        [one] a card
       *[other] { $count } cards
    }.
why-slow = { $species } { $points ->
        [0] brought no points at once and
        [one] brought { $points } point at once, but
       *[other] brought { $points } points at once, but
    } cost a turn.

## Hints

hint-line = { $move } ({ $outlook }): { $why }
hint-outlook = { $side ->
        [ahead] you will probably end about { $points ->
                [one] { $points } point
               *[other] { $points } points
            } ahead
        [behind] you will probably end about { $points ->
                [one] { $points } point
               *[other] { $points } points
            } behind
       *[level] you will probably end about level
    }; { $percent }% chance to win
hint-points = you will probably end with about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
