### Rules, symbols, credits, the guided game. Loaded only by the pages that need them.

## Rules

learn-rules = The rules
learn-rules-note = Both games in our own words. Five minutes to read; add a box to see what it brings.
learn-rules-play = Learn by playing
learn-aim-title = What it is about
learn-aim-tree = You grow a forest of cards. You plant trees, and animals, plants and mushrooms move in around them. Every card scores for something: its neighbours, its own kind, the trees. When the third winter card appears, the most valuable forest wins.
learn-aim-moor = You lay out a piece of Dartmoor: trees, shrubs and wide moors, and everything that lives there. Every card scores for something: its neighbours, its own kind, the moors. When the third winter card appears, the most valuable landscape wins.
learn-cards-title = The cards
learn-host-tree = A tree is a whole card. It stands by itself and offers four slots: above, below, left and right.
learn-host-moor = Trees, shrubs and moors are whole cards. Trees and shrubs offer four slots: above, below, left and right. A moor has two above and two below, but none at its sides.
learn-half = All other cards show two dwellers, one above the other or side by side. You play one half; the other is tucked underneath.
learn-cost = Cost: how many other cards you pay.
learn-symbol = Tree symbol: the colour of the card. It decides whether you earn a bonus.
learn-type = Types: what it is. Other cards count them.
learn-effect = Effect: happens once, when you play the card.
learn-bonus-sign = Bonus, in colour: only for a payment in that colour.
learn-points = Points, written as a sum.
learn-setup-title = Set-up
learn-setup-winter = Three winter cards wait in the last third: one on top of it, two somewhere inside.
learn-setup-hand = Everybody draws six cards.
learn-setup-mulligan = No tree among them? You may put all six back into the box and draw six new ones, once.
learn-setup-cave = One cave per player is laid out face up. Starting with the last player, each takes one; then the caves take effect in the same order, cave 4 only at the end of the game. Nobody looks at the card that cave 1 puts into a forest.
learn-turn-title = Your turn
learn-turn = You do exactly one of two things.
learn-turn-draw = Draw two cards, one after the other, from the deck or from the face-up cards in the clearing.
learn-turn-play = Or play one card into your forest.
learn-turn-limit = Nobody ever holds more than ten cards. With nine you draw only one, with ten none.
learn-play-title = Playing a card
learn-play-choose = Choose the card and, if it is split, which half. A top half goes above, a left half to the left, and so on; the slot must be free.
learn-play-pay = Pay: put as many other cards from your hand as it costs face up into the clearing.
learn-play-tree = If it was a tree, the top card of the deck goes face up into the clearing. Shrubs and moors turn nothing over.
learn-play-lasting = Next come the permanent effects of cards already in your forest.
learn-play-effect = Then its own effect. You may always skip it.
learn-play-bonus = Last comes its bonus, if every card you paid with shows the played card’s tree symbol on either half. You may skip it, too.
learn-free = “For free” means: no cost, but no effect or bonus of that card either, unless it says so. That also holds for a card played from the clearing.
learn-sapling = Any card may be played face down as a tree sapling, for free: a tree with four slots that belongs to no species.
learn-face-down = Some cards let you lay a card from your hand face down: a universal moor, with the same slots as any moor.
learn-show = If you can neither draw nor play, you show your hand, put two cards into the clearing and draw two.
learn-clearing-title = The clearing
learn-clearing = Paid cards lie here for anyone to take. If there are ten or more at the end of a turn, all of them are removed from the game.
learn-winter-title = Winter
learn-winter-come = The first and the second winter card are laid beside the clearing, wherever they turn up, and the next card takes their place.
learn-winter-end = The third ends the game at once, in the middle of whatever is going on. What has been paid and played stays where it is.
learn-score-title = Scoring
learn-score = Every card that can be seen in your forest scores what it says; hidden halves do not count. Each card in your cave is 1 point.
learn-score-most = A crown compares you with all the others: it counts if nobody has more. A tie is enough.
learn-score-hand = Cards left in hand are worth nothing. Equal totals share the win.
learn-special-title = Good to know
learn-special-hare = Any number of hares may share one slot. So may two toads.
learn-special-bee = A tree with a carpenter bee counts once more on every card whose text says “bees included”.
learn-special-mole = The Mole lets you play on with the hand you have, as long as you can pay.
learn-special-moor = Some dwellers can only be played on a moor; their card says so.
learn-special-cuckoo = The Cuckoo joins another bird above a tree or shrub.
learn-special-rabbit = With a Dartmoor Badger any number of rabbits fit beside its tree or shrub.
learn-special-dragonfly = With Water Soldiers any number of dragonflies share one top slot.

## Symbols

learn-glossary = What the symbols mean
learn-glossary-note = Cards show their rules as symbols. Here is what they mean; at the table, tap any card for its full text.
learn-symbols-title = Tree symbols
learn-symbols-note = Each half shows one, as the colour and mark of its band.
learn-types-title = Types
learn-types-note = What other cards count.
learn-acts-title = What a card does
learn-act-draw = draw a card from the deck
learn-act-take = take a card from the clearing
learn-act-play = play a card for free, without its effect or bonus
learn-act-another-turn = another turn
learn-act-cave = into the cave: 1 point each
learn-act-face-down = lay a card face down
learn-act-permanent = permanent: works every time it applies
learn-act-any = any number
learn-sums-title = How a sum is written
learn-sum-each = for each
learn-sum-then = if this is true, this many points
learn-sum-different = only different species count
learn-sum-most = nobody has more
learn-sum-full = fully occupied: no empty slot
learn-sum-attached = each card attached to it
learn-sum-top = cards above
learn-sum-bottom = cards below
learn-sum-sides = cards at the sides
learn-table-title = At the table
learn-sign-clearing = the clearing
learn-sign-winter = a winter card; the third ends the game
learn-sign-hand = cards in hand
learn-sign-hint = a hint
learn-sign-undo = undo
learn-sign-skip = skip
learn-sign-log = what has happened
learn-sign-score = score
learn-examples = Cards as examples

## Credits

learn-credits = Credits
learn-unofficial-title = An unofficial fan project
learn-unofficial = Spinney is not affiliated with, made or endorsed by the publisher or the author of the games. Forest Shuffle and Forest Shuffle: Dartmoor are games by Kosch, published by Lookout Spiele; the names belong to their owners.
learn-unofficial-art = None of their artwork, icons or texts is used. If you like the game, buy the box: it is beautiful.
learn-pictures-title = Pictures
learn-pictures-game-icons = Many of the small icons of animals, plants and mushrooms are by Lorc, Delapouite and other contributors of game-icons.net, under CC BY 3.0; recoloured.
learn-pictures-lucide = The icons on buttons are from Lucide, under the ISC licence.
learn-pictures-own = Leaves, tree marks, card frames, the hills and the logo were drawn for Spinney: CC0, free for all.
learn-fonts-title = Typefaces
learn-fonts = Alegreya by Juan Pablo del Peral (Huerta Tipográfica) and Source Sans 3 by Paul D. Hunt (Adobe), both under the SIL Open Font License 1.1.
learn-source-title = Source code
learn-source = Spinney is free software under the MIT licence: the rules, the bots, the server and this page. Whoever runs this server has the source; you may use, change and share it.
learn-privacy-title = Your data
learn-privacy = No account, no tracking, no request to any other server. Your settings stay in this browser. What a server keeps of your games, and for how long, is on its page “Imprint and privacy”.

## The guided game

learn-title = Learn in ten minutes
learn-note = A short game of Forest Shuffle against an easy bot. A small guide stands beside the table and says what matters, when it matters.
learn-what-play = A real game with all its rules. Only the deal is arranged, for a good start.
learn-what-short = The deck is shorter, so winter comes after about ten minutes.
learn-what-back = You can undo steps until something hidden is revealed, ask for a hint, and close the guide at any time.
learn-start = Start the guided game
learn-read = I would rather read the rules
learn-coach = Guide
learn-coach-next = Next
learn-coach-back = Back
learn-coach-close = Close the guide
learn-coach-fold = Minimise the guide
learn-coach-open = Show the guide
learn-coach-step = { $at } of { $count }
learn-coach-wait-dweller = Play a dweller to go on.
learn-coach-wait-turn = Play on: the next step comes at the right moment.
learn-coach-welcome = Welcome to the forest
learn-coach-welcome-text = You grow a forest; the most valuable one wins. These six cards are your hand. There are trees among them: a good start.
learn-coach-turn = One thing each turn
learn-coach-turn-text = Draw two cards, or play one. The green box always tells you what to do.
learn-coach-cards = Reading a card
learn-coach-cards-text = The coin is its cost, paid with other cards. Trees show their tree symbol in the corner, other cards in their coloured band. At the bottom: what the card does, and its points. Split cards have two halves; you play one.
learn-coach-tree = Plant a tree
# $species: a tree in hand that may be played
learn-coach-tree-text = Nobody moves in without a tree. Tap { $species }; if it costs something, choose what you pay with, then play.
learn-coach-clearing = The clearing
learn-coach-clearing-text = Cards you pay with lie face up in the clearing, and every tree adds one more from the deck. Anyone may draw from there.
learn-coach-dweller = Somebody moves in
learn-coach-dweller-text = Now half a card can live on your tree: tap a card with two halves and a green edge. The gold slot shows where it goes, and the number below the card what it is worth right away.
learn-coach-bonus = The bonus
learn-coach-bonus-text = Pay only with cards that show the same symbol as the card you play, and you get its coloured bonus as well. When you pay, the cards that would earn it are marked.
learn-coach-worth = What it is worth
learn-coach-worth-text = The numbers in your forest are points right now. Tap a card to see the sum. Many grow with what you add later.
learn-coach-draw = Time to draw
learn-coach-draw-text = Few cards left? Draw two. In the clearing you see what you get; look for the colour of your next bonus.
learn-coach-others = The other forest
learn-coach-others-text = The bot grows one, too: tap its name to see it. Look closely when a card says “nobody has more”, and mind what you leave in the clearing.
learn-coach-sapling = No tree in hand?
learn-coach-sapling-text = Tap any card, then the hatched sign “Face down”: it is played as a tree sapling, for free. It scores nothing, but gives four new slots.
learn-coach-limit = A full hand
learn-coach-limit-text = Ten cards are the most you can hold. Now is the time to play something expensive.
learn-coach-sweep = Soon cleared
learn-coach-sweep-text = If ten cards lie in the clearing at the end of a turn, all of them leave the game. Take what you need, or let it go before others get it.
learn-coach-clock = The winter clock
learn-coach-clock-text = The ring shows how much of the deck is left. In the blue part the three winter cards are waiting.
learn-coach-winter = First snow
learn-coach-winter-text = The first winter card is out; two more are somewhere below. Do not save up any longer: play what scores.
learn-coach-last = It may end at any moment
learn-coach-last-text = The next winter card ends the game at once, and your hand is worth nothing then. After that the score sheet shows every sum. Have fun!
# after the end of the guided game, below the result; above it are bars with the points of each kind of card
learn-coach-end = You have grown your first forest
learn-coach-end-text = That was a whole game, from the first tree to the last snow. Tap a bar above, and the cards that it counts light up. What next?
learn-coach-end-bots = Play against bots
learn-pictures-drawings = Animals, plants, moors and caves were drawn from nature for Spinney: CC0, free for all.
learn-cards = Cards
learn-cards-search = Name, rule or number
learn-cards-filter = Filter
learn-cards-box = Box
learn-cards-all = All
learn-cards-kind = Type
learn-cards-symbol = Symbol
learn-cards-cost = Cost
learn-cards-none = No card matches. Remove a filter or type less.
learn-cards-offline = The cards could not be fetched. Try again when you are connected.
learn-cards-one = The card
learn-cards-choose = Choose a card to see its text and what it goes well with.
learn-cards-close = Close
learn-cards-symbols = Symbols
learn-cards-in-box = in the game
learn-cards-company = Goes well with
learn-cards-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} with { $species ->
    [one] 1 species
   *[other] { $species } species
}
learn-mine-all = All
learn-mine-friends = With friends
learn-mine-filter = Which games
learn-mine-device = Counted on this device, for you alone.
learn-mine-average = points on average
learn-mine-best = best, { $edition }
learn-mine-won-share = { $count ->
        [one] game won
       *[other] games won
    }, { $share }%
learn-mine-last = { $count ->
        [one] Points of the last game
       *[other] Points of the last { $count } games
    }
learn-mine-chart = Points, oldest game first: { $points }
learn-mine-won = won
learn-mine-not-won = not won
learn-mine-mean = average of five
learn-mine-continued = continued, not counted
learn-mine-soon = { $left ->
    [one] After one more game
   *[other] After { $left } more games
} you will see here how your points develop.
learn-mine-animals = Your animals and plants: points per card
learn-mine-list = Games
learn-mine-of = place { $rank } of { $count }
learn-mine-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
learn-mine-sheet = Score sheet
learn-mine-replay = Replay
learn-mine-forget = Remove
learn-mine-forget-sure = Remove this game from this device?
learn-mine-more = Show more
learn-mine-none = No game has ended on this device yet. When one does, it will appear here.
learn-mine-play = Play a game
learn-mine-save = Save as a file
learn-mine-bring = Open a file
learn-mine-not-ours = This is not a file of saved games.
learn-mine-no-store = This browser can’t keep anything: its storage is blocked or full.
learn-mine-private = Your games are kept in this browser only. Save them before you switch to another.
learn-cards-own = { $count ->
        [one] point
       *[other] points
    } each in your games
learn-mine-games = { $count ->
    [one] game
   *[other] games
}
learn-mine-since = { $count ->
    [one] 1 game since { $month }
   *[other] { $count } games since { $month }
}
learn-mine-brought = { $count ->
    [one] 1 game was new
   *[other] { $count } games were new
}
learn-setup-start = Decide who begins (here it is drawn at random). Play then goes clockwise.
learn-setup-cave-plain = Everyone gets a cave. At the end each card in it is worth 1 point.
learn-turn-another = “Another turn” is a full turn of its own, after the clearing has been checked. Several of them add up.
learn-play-tree-sapling = If it was a tree, even a sapling, the top card of the deck goes face up into the clearing.
learn-effects-title = Effects and bonuses
learn-effect-whole = An effect or bonus that you use is carried out as far as possible: if you hold nine cards, “draw 3” gives you one.
learn-bonus-nothing = A card that costs nothing always earns its bonus. A card played face down has none.
learn-lasting = Permanent effects answer every card that comes into your forest, paid, free or face down, in the order in which they lie there. You may skip any draw.
learn-lasting-tree = Mushrooms begin with your next turn. Another turn that you gain counts as the next one.
learn-lasting-moor = They begin at once and answer every later card, even one that the same card’s bonus brings in, but never themselves.
learn-free-half = One half with the right symbol is enough. That half is the one you play, and it needs a free slot.
learn-score-full = Fully occupied: none of its four slots is empty. A slot that several cards share is one slot, but each of these cards counts.
learn-open-title = What is open, what is secret
learn-open = Forests, the clearing and the number of cards in every hand and cave are open to all.
learn-open-hand = Hands are secret, and so are cards that went face down from a hand into a forest or a cave.
learn-example-title = An example, card by card
learn-example-note = A finished forest and its { $points } points. Beside each species: its rule, its sum and what it makes.
learn-news-title = What is new in Dartmoor
learn-news-note = For those who know Forest Shuffle. All else stays as it was.
learn-news-hosts = Besides trees there are shrubs, with the same four slots, and moors, with two slots above and two below.
learn-news-trees = Only trees turn a card over into the clearing; shrubs and moors do not.
learn-news-face-down = There are no saplings. Some bonuses put a card face down as a universal moor.
learn-news-caves = The caves differ, and you choose one before the game.
learn-news-setup = More cards are removed (45, 30 or 15), and a hand without a tree is not swapped.
learn-news-show = If you can neither draw nor play, you show your hand, put two cards into the clearing and draw two.
learn-news-clearing = Some cards are taken or played straight from the clearing.
learn-news-lasting = Permanent effects work at once, not only from the next turn on. There are no mushrooms, no bee and no Mole.
learn-news-only-moor = Some dwellers can only be played on a moor, and some score only there.
learn-setup-deck = The deck is shuffled. With { $players } players, { $cards } cards are removed unseen.

## What the boxes of the first game bring

learn-alpine-title = What Alpine brings
learn-alpine-symbol = 36 cards with the mountain symbol: texts call them Alpine cards. Some cards count them, others play one for free.
learn-alpine-trees = Two new trees, European Larch and Stone Pine, with tree symbols of their own.
learn-alpine-hare = The Mountain Hare counts as a European Hare for every card that counts those, but it never shares a slot.
learn-alpine-cave = The Bearded Vulture puts up to two cards from the clearing into your cave and scores 1 point for each card there.
learn-alpine-trumpet = The Black Trumpet is a mushroom: you draw a card for every Alpine card you play, from your next turn on.
learn-alpine-butterfly = The Phoebus Apollo is one more butterfly. A set of six different ones scores 35 points.
learn-edge-title = What Woodland Edge brings
learn-edge-symbol = 36 cards with the woodland edge symbol. The European Wildcat counts them.
learn-edge-shrubs = Shrubs are whole cards with four slots, like trees. But they are not trees: they turn nothing over and do not count for cards that speak of trees.
learn-edge-lasting = A shrub’s permanent effect works at once. Depending on the shrub, you draw a card for every butterfly, bat or plant you play.
learn-edge-alone = The European Polecat scores only while no other card is on its tree or shrub; the Nightingale only on a shrub.
learn-edge-nettle = With a Stinging Nettle, any number of butterflies share the slot above its tree or shrub.
learn-edge-vole = The Water Vole lets you play any number of cards from your hand as tree saplings.
learn-edge-boar = The female Wild Boar removes all cards in the clearing from the game and scores 10 points for each squeaker. There are three more squeakers.
learn-edge-butterfly = The Map Butterfly is one more butterfly. A set of six different ones scores 35 points; with Alpine as well, a set of seven scores 55.

## Playing alone

learn-solo-title = Playing alone
learn-solo = Your opponent is an automa (in Dartmoor it is called Anna): 20 cards that add to the clearing and take from it. You go first. All else is as with several players.
learn-solo-row = The clearing is a row. Whatever goes there, your payment too, is laid at the right end; when a card leaves, the others close up.
learn-solo-automa = After each of your turns the automa turns up a card: it adds cards from the deck at the right end, removes some from the left or right end, or discards cards from the deck. When its cards run out, they are shuffled again.
learn-solo-extra = If you gain another turn, you take it first; only then does the automa act.
learn-solo-winter = There is only one winter card, somewhere among the last ten cards. When it appears, the game is over at once.
learn-solo-setup-tree = 30 cards are removed (45 with Alpine), and five cards lie in the clearing from the start.
learn-solo-setup-moor = 45 cards are removed. You have cave 3: draw three cards, then put three of your nine into the clearing.
learn-solo-score-tree = There is nobody to compare with: a Linden scores 3 points if you have at least three, otherwise 1; a Great Spotted Woodpecker scores 10 if you have at least ten trees.
learn-solo-score-moor = There is nobody to compare with: a Black-Tailed Godwit scores 10 points if you have at least six moors; a Dartmoor Pony scores 15 if you have at least eight, otherwise 5.
learn-solo-goal-tree = You play for points: we found no source for this game’s challenges.
learn-solo-goal-moor = Choose one of 15 challenges first. You win if it is met at the end and your points reach bronze; the highest level they reach is your medal.
learn-solo-open = A few points are unclear in our sources. You can decide them before the game.
learn-sign-bot = the automa: it acts after each of your turns
learn-sign-next = the clearing is a row, from left to right
learn-sign-cup = the challenge and its medals: bronze, silver, gold
learn-mine-delete = Delete for everyone
learn-mine-delete-sure = Delete this game from the server, for everyone who played, and from this device?
learn-mine-deleted = The game was deleted.

## Who runs this server

about-imprint = Imprint
about-contact = Contact
about-privacy = Privacy
about-kept = What this server keeps
about-kept-games = Of each game: the names that were entered, all moves, and the time of each.
about-kept-running = { $days ->
    [one] A game that is not finished is deleted when none of its players has opened it for { $days } day.
   *[other] A game that is not finished is deleted when none of its players has opened it for { $days } days.
}
about-kept-running-always = Games that are not finished are kept until somebody deletes them.
about-kept-over = { $days ->
    [one] A finished game is deleted when none of its players has opened it for { $days } day.
   *[other] A finished game is deleted when none of its players has opened it for { $days } days.
}
about-kept-over-always = Finished games are kept until somebody deletes them.
about-kept-pads = { $days ->
    [one] A score pad shared by several phones is deleted when nobody has changed it for { $days } day.
   *[other] A score pad shared by several phones is deleted when nobody has changed it for { $days } days.
}
about-kept-pads-always = Score pads shared by several phones are kept until whoever runs this server deletes them.
about-kept-tokens = { $days ->
    [one] The secret by which your device is known at a table is stored only as a fingerprint (hash), and ends after { $days } day without use.
   *[other] The secret by which your device is known at a table is stored only as a fingerprint (hash), and ends after { $days } days without use.
}
about-kept-tokens-always = The secret by which your device is known at a table is stored only as a fingerprint (hash).
about-kept-told = If you want to be told of your turns: the address that you gave, or that of your browser’s push service, until you switch it off.
about-kept-address = Your network address is used while you are connected, to stop misuse. It is neither stored nor logged.
about-kept-browser = In your browser, not on the server: your settings, your seats, your own list of finished games, and score pads.
about-kept-nobody = No account, no cookies, no tracking. The page loads nothing from other servers.
about-kept-delete = You can delete a game yourself, under “Your tables”. While others still play, they have to agree.
