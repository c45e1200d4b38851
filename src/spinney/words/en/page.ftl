### The table in the browser: what is to be done, what a card would bring, forests, log, keyboard.
### $species, $host and $card are names, $player is a person's name, $count and $points are numbers.

## What is to be done

page-your-turn = Your turn
# $player: whose turn it is, as a sign
page-turn-of = { $player }’s turn
page-do-mulligan = Keep your six cards, or change them?
page-do-mulligan-tree = Your six cards: keep them, there is a tree among them.
page-do-draft = Choose your cave.
page-do-turn = Draw two cards, or play one.
page-do-turn-empty = Draw two cards.
page-do-turn-full = Your hand is full: play a card.
page-do-extra = Another turn: draw two cards, or play one.
page-do-extra-empty = Another turn: draw two cards.
page-do-last = { $count ->
        [one] The next card is the last winter.
       *[other] Last winter within { $count } cards.
    }
page-winter-may = This may bring the last winter.
page-do-second = One more card: from the deck or the clearing.
page-do-show = You can neither draw nor play: show your hand and swap two cards.
page-do-place = { $species }: choose a slot.
# $count: how many cards are still to be picked
page-do-pay = { $species }: pay { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
page-do-pay-more = { $count ->
        [one] One more card
       *[other] { $count } more cards
    } to pay.
page-pick-first = Choose { $count ->
        [one] a card
       *[other] { $count } more cards
    } first.
page-do-go = { $species }: all set.
# $text: what the card does
page-do-use = { $species }: { $text }. Use it?
page-do-use-count = { $species }: { $text } ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }). Use it?
page-do-use-winter = { $species }: { $text }. Use it? It may bring the last winter.
page-do-draw = { $species }: draw { $count ->
        [one] a card
       *[other] { $count } cards
    }?
page-do-draw-winter = { $species }: draw { $count ->
        [one] a card? It may be
       *[other] { $count } cards? One may be
    } the last winter.
page-do-free-hand = { $species }: play { $things } from your hand for free, { free-loses }.
page-do-free-clearing = { $species }: play { $things } from the clearing for free, { free-loses }.
page-one-card = a card ({ $things })
page-do-dig = { $species }: play more cards, or stop.
page-do-take = { $species }: take a card from the clearing.
cave-from = { $from ->
        [clearing] from the clearing
       *[hand] from your hand
    }
page-do-cave-any = { $species }: choose cards { cave-from } for your cave.
page-do-cave = { $species }: choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } { cave-from } for your cave.
page-do-face-down = { $species }: put a card from your hand face down { as-face-down }.
page-do-discard = Put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from your hand into the clearing.
page-do-keep = Choose the card to keep.
page-do-wait = { $player } is thinking. You may look around.
page-do-wait-human = { $player } is deciding. You may look around.
page-do-watch = { $player } is deciding.
page-do-pass = Pass the device to { $player }.
page-do-pass-ready = I am { $player }
page-waiting = One moment…

## Acts

page-draw = Draw
page-draw-deck = Draw the top card of the deck
page-take-card = Take { $card }
page-play-species = Play { $species }
# $count: cards that will be drawn
page-play-draw = Play and draw { $count }
page-place-species = Play { $species } for free
page-face-down = Face down
page-face-up = Face up
page-face-down-card = Play { $card } face down
page-face-down-rule = { $kind ->
        [tree] Counts as a tree, but shows no symbol and has neither an effect nor points of its own.
       *[moor] Counts as a moor, but shows no symbol and has neither an effect nor points of its own.
    }
page-use = Yes
page-skip = Skip
page-skip-rest = Done
page-stop = Stop
page-undo = Undo
page-undo-no = Something hidden has been revealed: this can’t be undone.
page-back = Back
page-change = change
page-hint = Hint
page-keep-hand = Keep
page-new-hand = Change all six
page-show-hand = Show and change
page-confirm-cave = Into the cave
page-confirm-discard = Into the clearing
page-confirm-keep = Keep this one
page-cave-number = Cave { $number }
page-more = More
page-close = Close
page-unseen = Unseen cards
page-leave = Leave the table
page-home = Home
page-keys = Keyboard

## While choosing

page-worth-now = { $points ->
        [one] point now
       *[other] points now
    }
page-gain-others = other cards
page-atop = atop
page-below = below
page-beside = beside
page-joins = shares a slot on
page-new-host = new in your forest
page-effect = Effect
page-bonus = Bonus
page-lasting = Permanent effect
page-points = Points
page-placement = Where
page-bonus-earned = Bonus earned
page-bonus-open = Pay only with the { $symbol } symbol to earn the bonus
page-bonus-lost = No bonus
page-bonus-free = Costs nothing: bonus earned
page-pay-cards = Pay { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-pay-picked = { $picked } of { $count } picked
page-pay-all-show = all show the { $symbol } symbol
page-place-here = { $species } { $side } { $host }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-queue = Set aside for now: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The table

page-the-others = The others
page-your-forest = Your forest
page-forest-of = Forest of { $player }
page-hand-empty = Your hand is empty.
page-hand-empty-now = Your hand is empty: draw two cards.
page-hand = Your hand
page-clearing = Clearing
# after the number of cards: "6 of 10, then swept away"
page-clearing-of = of { $most }, then cleared
page-clearing-full = cleared after this turn
page-clearing-empty = The clearing is empty.
page-deck = Deck
page-deck-left = { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
page-all-here = all here
page-away = { $player } is away
page-lost = No connection. Trying again…
page-server-closing = The server is restarting. Nothing is lost.
page-store-down = The server can’t save at the moment. It will resume by itself.
page-gone = There is no such table.
page-gone-note = Perhaps a letter of the link went astray, or the table has been deleted.
page-gone-seat = This device has no seat here any more.
page-watching = You are watching.
page-bot = bot · { $level }
page-friend = friend
page-you = you
page-stand-in = a bot stands in
page-thinking = thinking
page-known = Known cards in hand
page-look-closely = Look closely
page-hand-count = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
page-cave-count = { $count ->
        [one] { $count } card in the cave
       *[other] { $count } cards in the cave
    }
page-host-count = { $kind ->
        [tree] { $count ->
            [one] { $count } tree
           *[other] { $count } trees
        }
        [shrub] { $count ->
            [one] { $count } shrub
           *[other] { $count } shrubs
        }
       *[moor] { $count ->
            [one] { $count } moor
           *[other] { $count } moors
        }
    }
page-score = Score
page-log = Log
page-table = Table
page-others = Others
page-empty-forest = Your forest is still empty. Play a { $hosts ->
        [tree] tree
        [tree-shrub] tree or shrub
       *[other] tree, shrub or moor
    } to begin.
page-empty-forest-other = No card yet.
page-vote = Let a bot play for { $player }
page-scores-hidden = This table shows the scores at the end.

## A card

page-costs = { $count ->
        [0] costs nothing
        [one] costs { $count } card
       *[other] costs { $count } cards
    }
page-shows = tree symbol: { $symbol }
page-worth-title = Worth now
page-worth-if-played = If you play it now
page-makes-others = And it makes others worth more
page-in-all = In all
# $count: copies in the forest
page-this-card = All { $count } together; this one: { $points }
page-in-game = in the game
page-not-seen = not seen yet
page-other-half = other half
page-counted = Counted
page-itself = itself
page-reading = Not certain: the printed card was not at hand. Own the box? Tell us.
page-next-card = Next card
page-previous-card = Previous card
page-hidden-card = This card lies face down. Only the player who laid it may know what it is.

## Looking, and what happened

page-draw-one = Draw a card
page-take-this = Take this card
page-in-your-forest-now = In your forest now
page-no-place-now = no slot for it now
page-as-payment = Tree symbols when you pay with it: { $symbols }.
# $count: further moves of others that can be looked at
page-more-moves = { $count } more
page-since = Since your turn
page-since-away = While you were away
page-since-none = Nothing has happened yet.
page-since-own = Your turn before that
page-more-winter = a winter card came
page-whole-log = Whole log
page-back-to-table = Back to the table
page-last-moves = Last moves
page-or-face-down = Play it face down
page-hosts-above = { $count } more above
page-hosts-below = { $count } more below
page-cave-take = Take cave { $number }
page-cave-title = Choose your cave
page-cave-note = You keep your cave until the end. Its effect comes once everybody has chosen.
page-cave-note-late = You keep your cave until the end. Its effect comes once everybody has chosen; that of cave { $number } at the end of the game.
page-cave-has = { $player } has it
page-leave-sure = Leave this table for good? A bot plays on for you.
page-leave-yes = Leave for good
page-leave-no = Stay

## Not seen yet

page-unseen-note = In the deck, in other hands or taken out before the game: { $count }.
page-unseen-all = { $left } of { $all }

## At this table

page-set-title = Table settings
page-set-pace = How fast others move
page-set-pace-note = Each move stays in view before the next begins.
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-once = Instant
page-set-gains = Draw without asking
page-set-gains-note = Anything that can only help you just happens.
page-set-tap = Take cards at once
page-set-tap-note = A tap or a click takes the card, without looking at it first.
page-set-tags = Points on my cards
page-set-tags-note = Shows +n below the cards in your hand.
page-set-done = Done

## Hints

page-hints-title = { $count ->
        [one] A good move
       *[other] { $count } good moves
    }
page-hints-line = { $count ->
        [one] Gold shows where it goes. Nothing is played yet.
       *[other] Choose one to see where it goes. Nothing is played yet.
    }
page-hints-where = Show me where
page-hints-itself = the card itself
page-hints-pay = pay { $count }
page-hints-none = The bot knows no better move.
page-hints-less = { $points ->
        [one] About { $points } point less than the first
       *[other] About { $points } points less than the first
    }
page-hints-even = About as good as the first

## Winter

page-winter-title = { $number ->
        [1] The first winter
        [2] The second winter
       *[other] The third winter
    }
page-winter-next = { $left ->
        [one] Once more, and the game is over at once.
       *[other] Twice more, and the game is over at once.
    }
page-winter-among = { $count ->
        [one] The next winter is the last card.
       *[other] The next winter lies among the last { $count } cards.
    }
page-winter-state = Winter cards so far: { $number } of 3. The third ends the game at once.
page-winter-go-on = play on

## Why

page-why-counts = Cards counted for it
page-why-itself = The card that counts
page-why-show = Why { $points }?
page-bonus-if = if every card you pay with shows the { $symbol } symbol

## Playing

page-play-now = Play

## Keyboard

page-key-hand = card in your hand: choose it, or pay with it
page-key-half = other half
page-key-place = next slot
page-key-enter = play, use, go
page-key-deck = draw from the deck
page-key-clearing = then a number: card in the clearing
page-key-undo = undo, back
page-key-skip = skip, stop
page-key-hint = hint
page-key-log = log
page-key-large = large view of the card
page-key-forests = forests of the others
page-key-face-down = play the card face down
page-key-help = this list
page-key-up-down = ↑ ↓
page-key-left-right = ← →
page-key-space = Space
page-key-return = Enter
page-key-backspace = Backspace

## Names

page-table-name = { $host } & { $guest }
page-bot-badger = Badger
page-bot-owl = Owl
page-bot-fox = Fox
page-bot-wren = Wren
page-bot-hare = Hare
page-card-browser = Everything about this card
page-deal-known = Whoever made this table knows the deal.
page-corrected-box = The box was corrected for this table: { $icons ->
        [0] { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
       *[other] { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }, { $icons ->
            [one] { $icons } icon
           *[other] { $icons } icons
        }
    }.
page-away-countdown = { $player } is away. A bot can take over in { $seconds } s.
page-voted = You voted to let a bot play for { $player }.
page-stand-in-since = A bot has been playing for { $player } since { $time }.
page-gone-rules = This game was started with another version of Spinney’s rules and can’t go on here.
page-gone-damaged = The saved data of this table can no longer be read.
page-not-stored = Your last move got lost with the connection. This is how things stand now.
page-react = Show the others a sign
page-react-leaf = Well played!
page-react-acorn = Thank you!
page-react-smile = Ha ha!
page-react-wow = Wow!
page-react-sad = Oh no!
page-react-brr = Brr, winter!
page-set-reactions = Reactions
page-set-reactions-note = Small signs that players show each other: a leaf, a smile.
page-set-all = All settings
page-why-more = With one more of what counts: { $points }
page-why-more-yet = One more would bring nothing yet.
page-why-more-none = One more would bring nothing more.
page-why-player = { $player }: where { $points ->
        [one] { $points } point comes
       *[other] { $points } points come
    } from
page-since-again = Show again
page-undo-revealed = This can’t be undone. Revealed: { $cards }.
page-undo-others = This can’t be undone: others have moved since.
page-undo-none = There is nothing to undo yet.

## Questions of Alpine and Woodland Edge

page-do-cave-up-to = { $species }: choose up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } { cave-from } for your cave.
page-do-take-named = { $species }: your hand can’t take them all. Take { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of this kind: { $things }.
page-do-lay = { $species }: put any number of hand cards face down as tree saplings, one by one.
page-do-lapsed = { $species }: there is nothing it can do now.
page-do-none-fits = { $species }: none of your cards fits, so nothing happens.
page-gone-deleted = This table was deleted.
page-do-split = Split your cards, then press “Ready”.
page-do-split-wait = The first hands are being drafted.
page-split-title = Draft your first hand
page-split-round = Round { $round } of { $rounds }
page-split-note = Choose where each card goes. What is left over is out of the game. Nobody sees it.
page-split-wait = You are ready. Until the last player is, you may still change your mind.
page-split-hand = Keep
page-split-give = To { $player }
page-split-clearing = Clearing
page-split-out = Out of the game
page-split-ready = Ready
page-split-change = Change
page-split-ready-list = Ready: { $players }
