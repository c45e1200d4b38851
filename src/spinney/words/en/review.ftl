### A review of a game that is over, on the page and in the terminal: how it stood, and the moments that mattered.
### $player is a name, $move and $other are moves in words, $kind is one of the `review-kind-…`, $cost a `review-cost…`, $side `ahead`, `behind` or `level`; all others are numbers.

review-title = Review
review-what = What mattered
review-whose = Whose moves
review-chances = Chances
review-points = Points
review-graph = What the graph shows
review-graph-chances = Chances to win, turn by turn
review-graph-points = Expected final points, turn by turn
review-turn-of = Turn { $number } of { $count }
review-to-move = Turn { $number } · { $player } to move
review-end = The end of the game
review-earlier = One turn back
review-later = One turn on
review-board = Which board
review-before = Before
review-as-played = As played
review-better-board = Better
review-you-played = Your move
review-played = The move
review-better = Better
review-next-best = Next best
review-at-end = { $side ->
        [ahead] { $points ->
                [one] { $points } point
               *[other] { $points } points
            } ahead at the end
        [behind] { $points ->
                [one] { $points } point
               *[other] { $points } points
            } behind at the end
       *[level] level at the end
    }
review-at-end-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end
review-good = best or as good
review-of = of { $count }
review-slips = { $count ->
        [one] small slip
       *[other] small slips
    }
review-bigs = { $count ->
        [one] big slip
       *[other] big slips
    }
review-share = { $percent }% of what was possible
review-mark = { $points ->
        [one] { $points } point made
       *[other] { $points } points made
    }, { $lost ->
        [0] no lead lost
        [one] about { $lost } point of lead lost
       *[other] about { $lost } points of lead lost
    }
review-mark-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } made, about { $lost } more were there
review-kind-good = good move
review-kind-slip = slip
review-kind-big = big slip
review-chance = { $before } → { $after }%
review-chance-aloud = chance to win { $after } percent instead of { $before }
review-counts = Counts with it:
review-show = Show the better move
review-show-good = Show it
review-play-on = Play on from here
review-counted = The number beside a move is how many points of lead over the best other player it gained or cost by the end. How big a slip is depends on this number and on the chance to win.
review-by-chance = The chance to win makes it a big slip, not the points.
review-despite-points = Only a slip, since it cost less of the chance to win.
review-none = No move cost more than a few points.
review-working = Going through the game: { $at } of { $turns } turns
review-failed = The review did not work out.
review-again = Try again
review-alone = This is how the points stood; there is nobody to win against.
review-unfinished = Only a game that is over can be reviewed.
review-too-many = Too many reviews were asked for from your network. Try again later.
# in the terminal
review-line-mark = { $player }: { $mark }%. { $good } of { $turns } turns best or as good, { $slips } small, { $big } big slips; { $made }.
review-cost = { $points ->
        [one] { $points } point of lead
       *[other] { $points } points of lead
    }
review-cost-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-line-slip = Turn { $turn }, { $player }, { $kind }: { $cost } lost. Played “{ $move }”, better “{ $other }”.
review-line-good = Turn { $turn }, { $player }, { $kind }: “{ $move }”, { $cost } more than the next best, “{ $other }”.
review-line-chance = Chance to win { $chance }% instead of { $other }%.
