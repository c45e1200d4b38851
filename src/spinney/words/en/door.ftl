### The front door, making and finding tables, the header and the settings.

## Front door

# the name of the site, in every language the same
door-name = Spinney
door-headline-first = A small wood,
door-headline-second = and who lives in it.
door-subtitle = Forest Shuffle and Dartmoor in the browser: with friends, with bots, in six languages.
door-edition = Which game
door-edition-base = Forest Shuffle
door-edition-dartmoor = Dartmoor
door-against = Against
door-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
door-fewer = One bot fewer
door-more = One bot more
door-level = Bots that play like
# how strong a bot plays, also after its name: "Owl · novice"
door-level-novice = novice
door-level-player = player
door-level-expert = expert
door-play-now = Play now
door-laying = Dealing the cards …
door-friends = Play with friends
door-friends-note = a link or a QR code; no account
door-continue = Continue
door-continue-none = your tables will wait here
# $table: the name of a table
door-continue-turn = { $table }: your turn
door-pad = Score a game on the table
door-pad-note = everybody enters their own forest
door-learn = Learn in ten minutes
door-learn-note = a guided first game
door-more-places = More
door-rules = Rules
door-glossary = Glossary
door-credits = Credits
door-source = Source
door-you = You
# what somebody without a name is called at a table
door-guest = Squirrel

## Header and settings

door-home = To the front door
door-language = Language
door-to-dark = Dark theme
door-to-light = Light theme
door-sound-turn-on = Turn the sound on
door-sound-turn-off = Turn the sound off
door-help = Help
door-settings = Settings
door-close = Close
door-name-yours = Your name
door-name-note = What the others at your tables see.
door-theme = Theme
door-theme-auto = Like the device
door-theme-light = Light
door-theme-dark = Dark
door-sound = Sound
door-sound-note = Small and quiet. It never says more than the page.
door-motion = Motion
door-motion-note = Cards move from place to place.

## What went wrong

door-error-offline = The server does not answer. Are you online? Try again in a moment.
door-error-too-many = Too many tables from here at the moment. Try again later.
door-error-bot = This server does not have bots of that level. Choose another one.
door-error-no-seat = Every seat at this table is taken. You can watch.
door-error-no-such-table = There is no such table (any more).
# $message: what the server said
door-error-other = That did not work: { $message }

## A table with friends

door-table-make = A table with friends
door-table-make-note = Say who sits where. You get a link for the open seats; nobody needs an account.
door-seats = Seats
door-seat = Seat { $number }
door-seat-open = a friend, by link
door-seat-here = somebody at this device
# $level: novice, player or expert
door-seat-bot = bot, { $level }
door-seat-add = One seat more
door-seat-remove = Take seat { $number } away
door-seat-pass = At one device you pass it on; the hand is covered in between.
door-at-table = At this table
door-live-scores = Scores during the game
door-live-scores-note = Everybody sees what each forest is worth now.
door-take-back = Take back
door-take-back-note = Until something hidden was revealed.
door-hints = Hints
door-hints-note = Anybody may ask what a bot would do.
door-takeover = If somebody is gone
door-takeover-note = A bot plays on until they are back.
door-takeover-never = wait
door-takeover-minutes = bot after { $count } min
door-game-options = Rules of this game
door-mulligan = Six new cards without a tree
door-mulligan-note = Whoever is dealt no tree may change the hand once.
door-removed = Cards left out
door-removed-note = So many leave the deck unseen.
# $count: as in the rulebook
door-removed-usual = { $count }, as in the book
door-removed-none = none: a longer game
door-start = Who begins
door-start-drawn = is drawn
door-cuckoo = Cuckoos at one tree
door-cuckoo-one = one
door-cuckoo-any = any number
door-wheatear = The Wheatear's cave card
door-wheatear-effect = as an effect
door-wheatear-bonus = as a bonus
door-make = Make the table
door-make-play = Start the game

## Waiting for friends

door-lobby = Waiting for friends
door-lobby-left = { $count ->
        [one] { $count } seat is still free. The game begins by itself.
       *[other] { $count } seats are still free. The game begins by itself.
    }
door-invite = Send this link, or let them scan the code.
door-invite-link = Link to this table
door-copy = Copy
door-copied = Copied
door-share = Share
door-share-text = A seat is free for you: { $game }
door-qr = QR code of the link
door-who = Who is here
door-seat-free = free
door-seat-you = you
door-seat-friend = friend
door-seat-away = away at the moment
door-join = A seat is free for you
door-join-note = Say your name and sit down.
door-take-seat = Take a seat
door-watch = Just watch
door-watching = You are watching. When all seats are taken, the game begins here.
door-leave-seat = Give up the seat

## My tables

door-tables = Your tables
door-tables-none = No tables yet. The first one is one tap away.
door-tables-running = Going on
door-tables-over = Finished
door-your-turn = Your turn
door-turn-of = Turn of { $player }
door-seats-open = { $count ->
        [one] waiting: { $count } seat free
       *[other] waiting: { $count } seats free
    }
door-won = Won with { $points }
# $best: the winner’s points
door-lost = { $points } points, the winner { $best }
door-over-plain = finished
# $people: names
door-with = with { $people }
door-to-table = To the table
door-to-replay = Watch again
door-leave = Leave
door-leave-note = A bot plays on for you.
door-leave-sure = Really leave
door-stay = Stay
door-forget = Forget
door-cards = Cards
door-mine = My games
