### The end of a game: score sheet, points by source, log lines, replay.

## Log. Sentences begin with one of the log- messages or with these; what follows is put behind, with commas

# $where: top, bottom or side of the $host
finish-log-play = { $player } plays { $species } { $where ->
        [top] atop
        [bottom] below
       *[side] beside
    } { $host }
finish-log-pays = pays { $count }
finish-log-then = then { $species }
finish-log-free = { $species } for free
finish-log-draws = draws { $count }
finish-log-drawn = draws { $cards }
finish-log-takes = takes { $card }
finish-log-lays = { $count } face down
finish-log-cave = { $count } into the cave
finish-log-clears = { $count } into the clearing
finish-log-lapses = nothing to do for { $species }
finish-log-cleared = { $player } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } into the clearing
finish-log-show = { $player } shows their hand
finish-log-undo = { $player } undoes a step
finish-log-winter = Winter: the { $number ->
        [1] first
        [2] second
       *[other] third
    } winter card
finish-log = Log
finish-log-empty = Nothing has happened yet
finish-log-jump = Go to this moment

## Score now

finish-score-now = Score now
finish-makes-yours = Where your points come from
finish-makes-these = Where the points come from
finish-makes-theirs = Where the points come from: { $player }
finish-scores-hidden = Points are hidden at this table until the end
finish-in-your-forest = In your forest
finish-in-this-forest = In this forest
finish-forest-empty = Nothing grows here yet
finish-cave-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
finish-cave-cards-extra = { finish-cave-cards } + { $extra }

## Points by source

finish-source-hosts = { $hosts ->
        [tree] Trees
        [tree-shrub] Trees and shrubs
       *[other] Trees, shrubs, moors
    }
finish-source-bird = Birds
finish-source-butterfly = Butterflies
finish-source-dragonfly = Dragonflies
finish-source-insect = Insects
finish-source-bat = Bats
finish-source-pawed = Pawed
finish-source-cloven-hoofed = Hoofed
finish-source-amphibian = Amphibians
finish-source-plant = Plants
finish-source-cave = Cave
finish-source-of = { $source }: { $points }
finish-by-source = Points by source

## The end

finish-title = Game over
finish-winter-has-come = The third winter has come
finish-tie = { $players } share the win
finish-you-win = You win
# $players: the others who have won
finish-you-tie = You share the win with { $players }
finish-ahead = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count } more than { $player }
finish-ahead-of-you = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count } more than you
finish-each = { score-points } each
finish-row-top = Atop trees
finish-row-bottom = Below trees
finish-row-sides = Beside trees
finish-source-tabs = Whose points
finish-fixed = fixed points
finish-no-points = No points: { $list }
finish-times = { $name } ×{ $count }
finish-result = Result
finish-replay = Replay
finish-review = Review
finish-share = Share
finish-copied = Link copied
finish-copy-refused = The browser does not allow copying. Copy this by hand:
finish-save = Save record
finish-same-deal = Same deal again
finish-deal-ask = Play the same cards again at a new table?
finish-deal-yes = Begin
finish-rematch = Rematch
finish-again = Play again
finish-join-rematch = Join the rematch
# Against bots alone: nobody else waits there
finish-resume-rematch = Back to the rematch
finish-share-text = { $player } won with { score-points } in Spinney

## Counting

finish-counting = Counting · { $at } of { $count }
finish-most-here = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $named: the species that brought the most of it, where more did
finish-most-others = { $named } and others
finish-tap-result = Straight to the result: tap or click
finish-count-again = Show the counting again
finish-count-points = Count the points
finish-third = The third winter has come. The game is over.
finish-the-forests = The forests
finish-your-best = Your best: { $species } with { score-points }.
finish-your-place = Your forest: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $place } of { $count }.

## Replay

finish-moment = Move { $at } of { $moments }
finish-turn = Turn { $turn }
finish-start = The deal
finish-chooses = { $player } chooses { $species }
finish-decides = { $player } decides
finish-play = Play
finish-pause = Pause
finish-step-back = One move back
finish-step-on = One move forward
finish-turn-back = Previous turn
finish-turn-on = Next turn
finish-speed = Speed: { $times }×
finish-eyes = View as
finish-eyes-all = spectator
finish-eyes-player = whoever plays
finish-forest-of = Forest: { $player }
finish-hand = Hand
finish-hand-count = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
finish-clearing = Clearing
finish-link = Link to this moment
finish-go-on = Play on from here against bots
finish-go-on-short = Play on from here
# $others: how many others sit at the table
finish-go-on-ask = { $others ->
        [0] Play on from here at a new table?
       *[other] Play on from here at a new table? Bots take the other seats.
    }
finish-go-on-yes = Play on
finish-go-on-no = Stay here
finish-open-file = Open a saved record
finish-open-text = Choose the file that “Save record” gave you.
finish-not-a-record = This file is not a record of a game
finish-no-record = The record is available once the game is over
finish-no-table = There is no such table
finish-back-to-table = Back to the table
finish-log-stand-in = { $why ->
    [left] { $player } has left; a bot has been playing since { $time }
    [time] { $player } was away for too long; a bot has been playing since { $time }
   *[vote] A bot has been playing for { $player } since { $time }
}
finish-log-back = { $player } is back
