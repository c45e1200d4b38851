### The score pad: entering a real table's forests. $name is the name of a species or player, $count and $points are numbers.

## Beginning

pad-title = Score a game
pad-note = Enter what lies on your table; the pad adds it up and explains every score.
pad-note-offline = It works offline, too.
pad-note-online = What you enter stays on this device, but the page only opens while its server can be reached.
pad-who = Who played?
pad-player = Player { $number }
pad-players = Players
pad-people = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
pad-add-player = Add a player
pad-remove-player = Remove { $name }
pad-begin = Begin
pad-history = Scored games
pad-kept-now = Saved on this device. You will find it here.

## Entering

pad-entry = Enter cards
pad-forest = Forest
pad-new-host = { $hosts ->
        [tree] Next tree
        [tree-shrub] Next tree or shrub
       *[other] Next tree, shrub or moor
    }
pad-first-host = { $name }: which { $hosts ->
        [tree] tree
        [tree-shrub] tree or shrub
       *[other] tree, shrub or moor
    } comes first?
pad-next-host = Which one comes next?
pad-hosts = { $hosts ->
        [tree] Next tree
        [tree-shrub] Next tree or shrub
       *[other] Next tree, shrub or moor
    }
pad-place = Free slot: { $side ->
        [top] above
        [bottom] below
        [left] left
       *[right] right
    }
pad-search = Find a species
pad-clear = Clear search
pad-species = { $count } species
pad-none = No species of that name
pad-less = { $name }: one less
pad-more = { $name }: one more
pad-cave-card = Which cave card

## Symbols

pad-what-symbol = which symbol?
pad-which-symbol = Symbol of { $name }
pad-counted-by = counted by { $name }
pad-which-show = Which of these show the { $symbol } symbol?
pad-done = Done

## Changing

pad-change = Change { $name }
pad-move = Move
pad-take-away = Remove
pad-nowhere = There is nowhere else it can go.

## In numbers

pad-mode = Enter as
pad-mode-cards = Cards
pad-mode-numbers = Numbers
pad-numbers-stay = Numbers do not record where cards lie. To enter cards again, tap “Undo” or set all numbers to zero.
pad-counted = Counted
pad-open = { $count ->
        [one] { $count } open question
       *[other] { $count } open questions
    }
pad-of = of { $count }
pad-ask-host = How many are on trees of this species: { $host }?
pad-ask-kind = How many on a { $kind ->
        [tree] tree
        [shrub] shrub
       *[moor] moor
    }?
pad-ask-twice = How many are below this card: { $host } (they score double)?
pad-ask-itself-full = How many are fully occupied?
pad-ask-host-full = How many on a fully occupied { $kinds ->
        [tree] tree
        [tree-shrub] tree or shrub
       *[other] tree, shrub or moor
    }?
pad-ask-full = How many { $kinds ->
        [tree] trees
        [tree-shrub] trees and shrubs
        [shrub] shrubs
        [moor] moors
       *[other] trees, shrubs and moors
    } are fully occupied?
pad-ask-has = How many share their tree with this type: { $type }?
pad-ask-shares = How many share their slot with { $name }?
pad-ask-at = How many cards are attached to them in total?
pad-ask-own = Which tree symbols do they show?
pad-ask-symbol = How many cards show the { $symbol } symbol, not counting trees?
pad-ask-symbol-but = How many cards show the { $symbol } symbol, not counting trees and { $names }?
pad-ask-met = How many of them meet the condition?

## What can't be

pad-no-place = { $name } goes { $place ->
        [top] above
        [bottom] below
        [side] at the sides
       *[other] in the middle
    }.
pad-no-kind = { $name } can’t go here.
pad-no-sides = { $name }: a moor has no sides.
pad-no-company = { $name } needs another card of the right kind in its slot.
pad-no-room = No room for { $name }: the slot is taken.
pad-no-half = { $name }: no card in the box has it on this side.
pad-no-left = { $name }: every card with this species is already on the table.
pad-no-copies = { $name }: the box holds only { $count }.
pad-no-box = The box holds { $count } cards, no more.
pad-no-cave = Someone else already has cave { $number }.
pad-no-other = { $name }: that is not possible.

## The result

pad-result = Result
pad-alone = { $name }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
pad-winner = Winner
pad-turn-less = one turn fewer
pad-turn-less-note = “{ pad-turn-less }” changes no points. It only notes that the game ended before this player’s last turn.
pad-go-on = Continue entering
pad-keep = Finish and save
pad-keep-sent = Save
pad-forget = Delete
pad-forget-sure = Really delete?
pad-picture = Picture
pad-link = Link
pad-odd-empty = { $player } has no { $hosts ->
        [tree] tree
        [tree-shrub] tree or shrub
       *[other] tree, shrub or moor
    } yet.
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
pad-going-on = In progress
pad-invite = Scan this with the other phones, or send the link.
pad-share-text = Score our game with us
pad-local = This address works on this device only. Start Spinney with “spinney play --lan”, then other phones can reach it.
pad-join = Join the scoring
pad-which-is-yours = Which forest is yours?
pad-bring = Use what has been entered on this phone?
pad-not-listed = Not on the list?
pad-your-name = Your name
pad-join-new = Join
pad-is-here = on another phone
pad-is-you = this phone
pad-joint-gone = There is no such score pad.
pad-joint-unreached = The score pad can’t be reached. Retrying automatically.
pad-offline = No connection. Carry on; everything is synchronised later.
pad-offline-waiting = No connection. What you enter is kept and sent later.
pad-both-changed = { $name }: another phone has changed this forest, too.
pad-keep-mine = Keep mine
pad-take-theirs = Take theirs
pad-elsewhere = { $name } is entering this forest on another phone.
pad-too-many-together = All phones together have too many cards. { $why }
pad-five = There are already five players; no room for another.
pad-undo-late = Another phone has changed this since; it can’t be undone.
pad-remove-sure = { $name }’s forest will be deleted on all phones.
pad-is-me = That’s me
pad-taken-off = { $name } was taken off the list on another phone. What you entered is still here.

## Keeping, files, caves

pad-cave-which = Cave?
pad-cave-missing = No cave card chosen yet
pad-odd-cave = { $player }: no cave card chosen, so its points are missing.
pad-why = Why: { $name }
pad-not-kept = There is no room left on this device, so the game was not saved. It stays open here: save it as a file (JSON), or make room and try again.
pad-unkept = This device has no room left: what you enter is lost when the page is closed.
pad-save-all = Save all as a file
pad-open-file = Open a file
pad-file-none = This is not a score pad file.
pad-file-games = { $count ->
        [one] { $count } game was added.
       *[other] { $count } games were added.
    }

## Questions of Alpine and Woodland Edge

pad-ask-shown = of these: { $type }
pad-ask-alone = alone on its tree or shrub
pad-which-box = Which box is this card from?
pad-solo = Solo game
pad-solo-note = Played alone against the automa: some cards score differently, and there may be a challenge.
pad-solo-ask = Numbers alone don’t show this. Please look at your cards.
