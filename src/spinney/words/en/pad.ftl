### The score pad: entering a real table's forests. $name is the name of a species or player, $count and $points are numbers.

## Beginning

pad-title = Score a game
pad-note = Tap in what lies on your table; the pad adds up and says why. It works without a connection, too.
pad-who = Who played?
pad-player = Player { $number }
pad-players = Players
pad-people = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
pad-add-player = Another player
pad-remove-player = Without { $name }
pad-begin = Begin
pad-history = Scored games

## Entering

pad-entry = Enter cards
pad-forest = Forest
pad-new-host = Next tree
pad-first-host = { $name }: which tree comes first?
pad-next-host = Which one comes next?
pad-hosts = Next tree
pad-place = Free place: { $side ->
        [top] above
        [bottom] below
        [left] left
       *[right] right
    }
pad-search = Find a species
pad-clear = Clear the letters
pad-species = { $count } species
pad-none = Nothing of that name
pad-less = { $name }: one less
pad-more = { $name }: one more
pad-cave-card = Which cave card

## Symbols

pad-what-symbol = which symbol?
pad-which-symbol = Symbol of { $name }
pad-counted-by = counted by { $name }
pad-which-show = Which of these show { $symbol }?
pad-done = Done

## Changing

pad-change = Change { $name }
pad-move = Move
pad-take-away = Take away
pad-nowhere = There is no other place for it.

## What can't be

pad-no-place = { $name } lies { $place ->
        [top] above
        [bottom] below
        [side] at the sides
       *[other] in the middle
    }.
pad-no-kind = { $name } can’t be on this one.
pad-no-sides = { $name }: a moor has no sides.
pad-no-company = { $name } needs another card of the right kind in its place.
pad-no-room = No room for { $name }: the place is taken.
pad-no-half = { $name }: the box has no such half for this side.
pad-no-left = { $name }: no such card is left, with all that lies on the table.
pad-no-copies = { $name }: the box holds only { $count }.
pad-no-box = The box holds { $count } cards, no more.
pad-no-cave = Cave { $number } is somebody else’s already.
pad-no-other = { $name }: that can’t be.

## The result

pad-result = Result
pad-alone = { $name }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
pad-winner = Winner
pad-turn-less = a turn less
pad-go-on = Go on entering
pad-keep = Finish and keep
pad-keep-sent = Keep
pad-forget = Delete
pad-picture = Picture
pad-link = Link
pad-odd-empty = { $player } has no tree yet.
pad-odd-symbol = { $player }: { $name } scores by its symbol, and none was entered.
pad-empty = Nothing grows here yet.
