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

## In numbers

pad-mode = Enter as
pad-mode-cards = Cards
pad-mode-numbers = Numbers
pad-numbers-stay = Numbers know no places. Back to cards with Undo, or when nothing is counted.
pad-counted = Counted
pad-open = { $count ->
        [one] { $count } open question
       *[other] { $count } open questions
    }
pad-of = of { $count }
pad-ask-host = How many on { $host }?
pad-ask-kind = How many on a { $kind ->
        [tree] tree
        [shrub] shrub
       *[moor] moor
    }?
pad-ask-twice = How many on { $host } (count twice)?
pad-ask-itself-full = How many are fully occupied?
pad-ask-host-full = How many on a fully occupied { $kinds ->
        [tree] tree
        [tree-shrub] tree or shrub
       *[other] tree, shrub or moor
    }?
pad-ask-full = How many { $kinds ->
        [tree] trees
        [shrub] shrubs
        [moor] moors
       *[other] trees, shrubs and moors
    } are fully occupied?
pad-ask-has = How many with { $type } at the same tree?
pad-ask-shares = How many share their place with { $name }?
pad-ask-at = How many cards lie at them altogether?
pad-ask-own = Which tree symbols do they show?
pad-ask-symbol = How many cards with { $symbol }, trees left out?
pad-ask-symbol-but = How many cards with { $symbol }, trees and { $names } left out?
pad-ask-met = For how many does it hold?

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
pad-forget-sure = Really delete?
pad-picture = Picture
pad-link = Link
pad-odd-empty = { $player } has no tree yet.
pad-odd-symbol = { $player }: { $name } scores by its symbol, and none was entered.
pad-odd-open = { $player }: { $count ->
        [one] { $count } question has
       *[other] { $count } questions have
    } no answer yet.
pad-empty = Nothing grows here yet.

## Several phones

pad-together = Score together
pad-together-note = Everybody takes their own phone and enters their own forest; all see all totals.
pad-open-together = Open for other phones
pad-begin-together = Score on several phones
pad-going-on = Going on
pad-invite = Scan this with the other phones, or send the link.
pad-share-text = Score our game with us
pad-local = This address works on this device only. Start Spinney with “spinney play --lan”, then other phones can reach it.
pad-join = Join the scoring
pad-which-is-yours = Which forest is yours?
pad-bring = Bring along what this phone has?
pad-not-listed = Not on the list?
pad-your-name = Your name
pad-join-new = Join
pad-is-here = on another phone
pad-is-you = this phone
pad-joint-gone = There is no such score pad.
pad-joint-unreached = The score pad can’t be reached. It is tried again by itself.
pad-offline = No connection. Go on; all comes together later.
pad-offline-waiting = No connection. What you enter is kept and sent later.
pad-both-changed = { $name }: another phone has changed this forest, too.
pad-keep-mine = Keep mine
pad-take-theirs = Take theirs
pad-elsewhere = { $name } enters this forest on another phone.
pad-too-many-together = All phones together have too much. { $why }
pad-five = Five players are there already; one more has no place.
pad-undo-late = Another phone has changed this since; it can’t be taken back.
pad-remove-sure = { $name }’s forest goes on all phones.
pad-is-me = That’s me
pad-taken-off = { $name } was taken off the list on another phone. What you entered is still here.
