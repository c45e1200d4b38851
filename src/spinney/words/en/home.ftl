### the home page, making and finding tables, the header and the settings.

## Home page

# the name of the site, in every language the same
home-name = Spinney
home-headline-first = A small wood,
home-headline-second = full of life.
home-subtitle = Forest Shuffle and Dartmoor in the browser: with friends, with bots, in six languages.
home-edition = Which game
home-edition-base = Forest Shuffle
home-edition-dartmoor = Dartmoor
home-against = Opponents
home-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-fewer = One fewer bot
home-more = One more bot
home-level = Bot level
# how strong a bot plays, also after its name: "Owl · novice"
home-level-novice = novice
home-level-player = regular
home-level-expert = expert
# what a bot of that level is like, in a sentence or two
home-about-novice = Plays whatever scores most right now and thinks no further. A first opponent: the regular beats it in more than 9 of 10 games.
home-about-player = Weighs slots, payments and what may still come, and answers at once. Beats the novice in more than 9 of 10 games.
home-about-expert = Plays the rest of the game through in its head before each move. Beats the regular in about 8 of 10 games.
home-play-now = Play now
home-laying = Dealing the cards…
home-friends = Play with friends
home-friends-note = by link or QR code, no account needed
home-continue = Continue
# $table: the name of a table
home-continue-turn = { $table }: your turn
home-pad = Score a game played at the table
home-pad-note = everybody enters their own forest
home-learn = Learn in ten minutes
home-learn-note = a guided first game
home-more-places = More
home-rules = Rules
home-glossary = Symbols
home-credits = Credits
home-source = Source
home-you = You
# what somebody without a name is called at a table
home-guest = Squirrel

## Header and settings

home-back = Home
home-language = Language
home-to-dark = Dark theme
home-to-light = Light theme
home-sound-turn-on = Turn the sound on
home-sound-turn-off = Turn the sound off
home-help = Help
home-settings = Settings
home-close = Close
home-name-yours = Your name
home-name-note = What the others at your tables see.
home-theme = Theme
home-theme-auto = Same as device
home-theme-light = Light
home-theme-dark = Dark
home-sound = Sound
home-sound-note = Short and quiet. You miss nothing without it.
home-motion = Animations
home-motion-note = Cards slide from place to place.

## What went wrong

home-error-offline = The server isn’t responding. Are you online? Try again in a moment.
home-error-too-many = Too many tables have been opened from your network. Try again later.
home-error-bot = This server has no bots of that level. Choose another level.
home-error-no-seat = Every seat at this table is taken. You can watch.
home-error-no-such-table = There is no such table (any more).
# $message: what the server said
home-error-other = That did not work: { $message }

## A table with friends

home-table-make = A table with friends
home-table-make-note = Choose who sits where. You get a link for the open seats; nobody needs an account.
home-seats = Seats
home-seat = Seat { $number }
home-seat-open = a friend, by link
home-seat-here = someone on this device
# $level: novice, player or expert
home-seat-bot = bot, { $level }
home-seat-add = Add a seat
home-seat-remove = Remove seat { $number }
home-seat-pass = Sharing one device? Pass it on; hands stay hidden in between.
home-at-table = At this table
home-live-scores = Scores during the game
home-live-scores-note = Everybody sees what each forest is worth now.
home-take-back = Undo
home-take-back-note = Until hidden cards are revealed.
home-hints = Hints
home-hints-note = Anybody may ask what a bot would do.
home-takeover = If a player leaves
home-takeover-note = A bot plays for them until they are back.
home-takeover-never = wait
home-takeover-minutes = bot after { $count } min
home-game-options = Rules of this game
home-mulligan = New hand if you hold no tree
home-mulligan-note = Anyone dealt no tree may swap all six cards once.
home-removed = Cards left out
home-removed-note = This many cards are removed from the deck, unseen.
# $count: as the rules have it
home-removed-usual = { $count }, the usual number
home-removed-none = none: a longer game
home-start = Who goes first
home-start-drawn = random
home-cuckoo = Cuckoos per tree or shrub
home-cuckoo-one = one
home-cuckoo-any = any number
home-wheatear = Wheatear: cards into the cave
home-wheatear-effect = as an effect
home-wheatear-bonus = as a bonus
home-make = Create the table
home-make-play = Start the game

## Waiting for friends

home-lobby = Waiting for friends
home-lobby-left = { $count ->
        [one] { $count } seat is still free. The game starts once it is taken.
       *[other] { $count } seats are still free. The game starts once they are taken.
    }
home-invite = Send this link, or let them scan the code.
home-invite-link = Link to this table
home-copy = Copy
home-copied = Copied
home-share = Share
home-share-text = A seat is free for you: { $game }
home-qr = QR code of the link
home-who = Who is here
home-seat-free = free
home-seat-you = you
home-seat-friend = friend
home-seat-away = away at the moment
home-join = A seat is free for you
home-join-note = Enter your name and take a seat.
home-take-seat = Take a seat
home-watch = Just watch
home-watching = You are watching. When all seats are taken, the game begins here.
home-leave-seat = Give up your seat

## My tables

home-tables = Your tables
home-tables-none = No tables yet. The first one is one tap away.
home-tables-running = In progress
home-tables-over = Finished
home-your-turn = Your turn
home-turn-of = { $player }’s turn
home-seats-open = { $count ->
        [one] waiting: { $count } seat free
       *[other] waiting: { $count } seats free
    }
home-won = Won with { $points }
# $best: the winner’s points
home-lost = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the winner had { $best }
home-over-plain = finished
# $people: names
home-with = with { $people }
home-to-table = Go to table
home-to-replay = Replay
home-leave = Leave
home-leave-note = A bot plays on for you.
home-leave-sure = Yes, leave
home-stay = Stay
home-forget = Remove from list
home-cards = Cards
home-cards-note = look up any card, in every box
home-mine = My games
home-mine-note = all that you have played
home-votes = Vote for a bot
home-votes-note = If someone stays away, the others can let a bot play for them.
home-push = Tell me when it is my turn
home-push-note = A browser notification, even when this page is closed.
home-push-refused = The browser does not allow it. You can change that in its settings for this page.
home-seat-fill = Let a bot play
home-error-unavailable = The server can’t save anything at the moment. Try again soon.
home-solo = Play alone
home-solo-note = against an automa, with challenges and medals
home-nowhere = Nothing grows here
home-nowhere-note = There is no page at this address. Perhaps a letter went astray, or the link is an old one.
home-volume = Volume

## Boxes that are added to a game: name, and what they bring

home-box-alpine = Alpine
home-box-alpine-note = 36 cards: mountain animals, larch and stone pine, a sixth butterfly.
home-box-woodland-edge = Woodland Edge
home-box-woodland-edge-note = 36 cards: shrubs, which are not trees, more squeakers, another butterfly.
home-expires = { $days ->
    [0] Will be deleted today unless you open it.
    [one] Will be deleted in { $days } day unless you open it.
   *[other] Will be deleted in { $days } days unless you open it.
}
home-delete = Delete game
home-delete-note = Then it is gone for everyone who played.
home-delete-others = Everyone else at the table has to agree first.
home-delete-asked = { $player } wants to delete this game.
home-delete-agree = Agree
home-delete-keep = Keep it
home-delete-waits = This game will be deleted once everyone agrees.
home-expires-kept = { $days ->
    [0] This table was to be deleted today. Now that you are here, it stays.
    [one] This table was to be deleted in { $days } day. Now that you are here, it stays.
   *[other] This table was to be deleted in { $days } days. Now that you are here, it stays.
}
home-expires-watched = { $days ->
    [0] Will be deleted today unless one of its players opens it.
    [one] Will be deleted in { $days } day unless one of its players opens it.
   *[other] Will be deleted in { $days } days unless one of its players opens it.
}
home-about = Imprint and privacy
home-check = Check your box
home-hand-draft = Draft the first hands
home-hand-draft-note = Everyone splits cards at the same time: some to keep, some for the neighbours, some for the clearing.
home-own-box = Play with my box
home-own-box-note = What you found: { $icons ->
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
