### The front door, making and finding tables, the header and the settings.

## Front door

# the name of the site, in every language the same
door-name = Spinney
door-headline-first = A small wood,
door-headline-second = full of life.
door-subtitle = Forest Shuffle and Dartmoor in the browser: with friends, with bots, in six languages.
door-edition = Which game
door-edition-base = Forest Shuffle
door-edition-dartmoor = Dartmoor
door-against = Opponents
door-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
door-fewer = One fewer bot
door-more = One more bot
door-level = Bot level
# how strong a bot plays, also after its name: "Owl · novice"
door-level-novice = novice
door-level-player = regular
door-level-expert = expert
door-play-now = Play now
door-laying = Dealing the cards…
door-friends = Play with friends
door-friends-note = by link or QR code, no account needed
door-continue = Continue
door-continue-none = your games will appear here
# $table: the name of a table
door-continue-turn = { $table }: your turn
door-pad = Score a game played at the table
door-pad-note = everybody enters their own forest
door-learn = Learn in ten minutes
door-learn-note = a guided first game
door-more-places = More
door-rules = Rules
door-glossary = Symbols
door-credits = Credits
door-source = Source
door-you = You
# what somebody without a name is called at a table
door-guest = Squirrel

## Header and settings

door-home = Home
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
door-theme-auto = Same as device
door-theme-light = Light
door-theme-dark = Dark
door-sound = Sound
door-sound-note = Short and quiet. You miss nothing without it.
door-motion = Animations
door-motion-note = Cards slide from place to place.

## What went wrong

door-error-offline = The server isn’t responding. Are you online? Try again in a moment.
door-error-too-many = Too many tables have been opened from your network. Try again later.
door-error-bot = This server has no bots of that level. Choose another level.
door-error-no-seat = Every seat at this table is taken. You can watch.
door-error-no-such-table = There is no such table (any more).
# $message: what the server said
door-error-other = That did not work: { $message }

## A table with friends

door-table-make = A table with friends
door-table-make-note = Choose who sits where. You get a link for the open seats; nobody needs an account.
door-seats = Seats
door-seat = Seat { $number }
door-seat-open = a friend, by link
door-seat-here = someone on this device
# $level: novice, player or expert
door-seat-bot = bot, { $level }
door-seat-add = Add a seat
door-seat-remove = Remove seat { $number }
door-seat-pass = Sharing one device? Pass it on; hands stay hidden in between.
door-at-table = At this table
door-live-scores = Scores during the game
door-live-scores-note = Everybody sees what each forest is worth now.
door-take-back = Undo
door-take-back-note = Until hidden cards are revealed.
door-hints = Hints
door-hints-note = Anybody may ask what a bot would do.
door-takeover = If a player leaves
door-takeover-note = A bot plays for them until they are back.
door-takeover-never = wait
door-takeover-minutes = bot after { $count } min
door-game-options = Rules of this game
door-mulligan = New hand if you hold no tree
door-mulligan-note = Anyone dealt no tree may swap all six cards once.
door-removed = Cards left out
door-removed-note = This many cards are removed from the deck, unseen.
# $count: as in the rulebook
door-removed-usual = { $count }, as in the rulebook
door-removed-none = none: a longer game
door-start = Who goes first
door-start-drawn = random
door-cuckoo = Cuckoos per tree or shrub
door-cuckoo-one = one
door-cuckoo-any = any number
door-wheatear = Wheatear: cards into the cave
door-wheatear-effect = as an effect
door-wheatear-bonus = as a bonus
door-make = Create the table
door-make-play = Start the game

## Waiting for friends

door-lobby = Waiting for friends
door-lobby-left = { $count ->
        [one] { $count } seat is still free. The game starts once it is taken.
       *[other] { $count } seats are still free. The game starts once they are taken.
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
door-join-note = Enter your name and take a seat.
door-take-seat = Take a seat
door-watch = Just watch
door-watching = You are watching. When all seats are taken, the game begins here.
door-leave-seat = Give up your seat

## My tables

door-tables = Your tables
door-tables-none = No tables yet. The first one is one tap away.
door-tables-running = In progress
door-tables-over = Finished
door-your-turn = Your turn
door-turn-of = { $player }’s turn
door-seats-open = { $count ->
        [one] waiting: { $count } seat free
       *[other] waiting: { $count } seats free
    }
door-won = Won with { $points }
# $best: the winner’s points
door-lost = { $points } points; the winner had { $best }
door-over-plain = finished
# $people: names
door-with = with { $people }
door-to-table = Go to table
door-to-replay = Watch again
door-leave = Leave
door-leave-note = A bot plays on for you.
door-leave-sure = Yes, leave
door-stay = Stay
door-forget = Remove from list
door-cards = Cards
door-mine = My games
door-votes = Vote for a bot
door-votes-note = If someone stays away, the others can let a bot play for them.
door-push = Tell me when it is my turn
door-push-note = A browser notification, even when this page is closed
door-push-refused = The browser does not allow it. You can change that in its settings for this page.
door-seat-fill = Let a bot play
door-error-unavailable = The server can't store anything at the moment. Try again soon.
