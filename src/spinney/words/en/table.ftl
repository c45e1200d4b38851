### The table: prompts, moves, log, score sheet, terminal, why a move is not possible.
### $species, $host and $card are names, $cards is a list of names, $player is a person's name, $count is a number.

## Prompts, by kind. $species is the card that asks.

prompt-mulligan = Keep your six cards or change them?
prompt-draft = Choose a cave
prompt-turn = Choose what to do
prompt-second = Choose the second card
prompt-place = { $species }: choose the slot
prompt-pay = { $species }: pay { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $what: effect, bonus or permanent; $text: what it does
prompt-use = { $species }: { $what ->
        [bonus] use the bonus?
        [permanent] use the permanent effect?
       *[effect] use the effect?
    } { $text }
# $source: hand or clearing; $things: what may be placed
prompt-free = { $species }: play a card { $source ->
        [clearing] from the clearing
       *[hand] from your hand
    } for free ({ $things }), { free-loses }
free-loses = { $use ->
        [effect] with its effect, without its bonus
       *[nothing] without its effect or bonus
    }
prompt-dig = { $species }: play another card or stop
prompt-take = { $species }: take a card from the clearing
# $count: how many cards; 0 for any number
prompt-cave = { $species }: put { $count ->
        [0] any number of cards
        [one] { $count } card
       *[other] { $count } cards
    } { $source ->
        [clearing] from the clearing
       *[hand] from your hand
    } into your cave
prompt-face-down = { $species }: put a card from your hand face down into your forest { as-face-down }
as-face-down = { $kind ->
        [moor] as a universal moor
        [trees] as tree saplings
       *[tree] as a tree sapling
    }
prompt-discard = Put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from your hand into the clearing
prompt-keep = Choose the card to keep

## Moves

move-keep-hand = Keep the six cards
move-mulligan = Change the six cards
move-draft = Take cave { $number }
move-draw-deck = Draw the top card of the deck
move-draw-card = Take { $card } from the clearing
move-play = Play { $species }
move-play-cost = Play { $species } (cost { $cost })
move-sapling = Play { $card } face down as a tree sapling
move-show = Show your hand and change two cards
move-on = On { $host }
move-join = On { $host }, sharing a slot
move-pay = Pay with { $cards }
move-use = Use it
move-skip = Skip
move-place = Play { $species } for free
move-stop = Stop
move-take = Take { $card }
move-cave = Into the cave: { $cards }
move-lay = Lay { $card } face down
move-discard = Into the clearing: { $cards }
move-keep-card = Keep { $card }

## Log

log-start = { $player } begins
log-keep-hand = { $player } keeps the six cards
log-mulligan = { $player } changes the six cards
log-draft = { $player } takes cave { $number }
log-draw-deck = { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the deck
log-take = { $player } takes { $card } from the clearing
log-play = { $player } plays { $species }
log-play-on = { $player } plays { $species } on { $host }
log-pay = { $player } pays with { $cards }
log-place = { $player } plays { $species } for free
log-place-on = { $player } plays { $species } for free on { $host }
log-face-down = { $player } lays a card face down: { $species }
log-reveal = { $card } comes from the deck into the clearing
log-effect = { $player } uses the effect: { $species }
log-bonus = { $player } uses the bonus: { $species }
log-permanent = { $player } uses the permanent effect: { $species }
log-cave = { $player } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } into the cave
log-cave-cards = { $player } puts into the cave: { $cards }
log-show = { $player } shows their hand: { $cards }
log-discard = { $player } puts into the clearing: { $cards }
log-another-turn = { $player } has another turn
log-clearing-emptied = The clearing was emptied: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
log-winter = Winter card { $number } of { $winters }
log-over = The third winter card: the game is over

## Score sheet

score-title = Score sheet
score-cave = Cave
score-trees = Trees
score-shrubs = Shrubs
score-moors = Moors
score-trees-shrubs = Trees and shrubs
score-hosts = Trees, shrubs and moors
score-top = Top
score-bottom = Bottom
score-top-bottom = Top and bottom
score-sides = Sides
score-left-right = Left and right
score-total = Total
score-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score-winner = { $player } wins
score-winners = Tie: { $players } share the win
score-reasons = Where { $player }’s points come from

## Terminal

ui-hand = Hand
ui-forest = Forest
ui-clearing = Clearing
ui-clearing-empty = The clearing is empty
ui-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ui-cave = { $count ->
        [one] { $count } card in the cave
       *[other] { $count } cards in the cave
    }
ui-winter = Winter { $count } of { $winters }
ui-cost = cost { $count }
ui-empty = empty
ui-your-turn = Your turn
ui-thinking = { $player } is thinking…
ui-choose = Your choice
ui-invalid-choice = Please choose a number from 1 to { $count }
ui-hint = Hint
ui-undone = Undone
ui-no-undo = Nothing can be undone: something hidden has been revealed
ui-help = Help
ui-card-text = Card text
ui-bye = Goodbye
ui-saved = Saved: { $file }
ui-game-over = The game is over
ui-player = Player { $number }

## Why a move is not possible, by code

illegal-not-your-prompt = It is not your turn to decide
illegal-not-in-hand = That card is not in your hand
illegal-not-in-clearing = That card is not in the clearing
illegal-too-expensive = You do not have enough other cards to pay
illegal-no-slot = There is no slot for it now
illegal-slot-taken = That slot is taken
illegal-moor-only = It may only go on a moor
illegal-tree-or-shrub-only = It may only go on a tree or shrub
illegal-needs-bird = A bird must already be in that slot
illegal-one-per-host = Only one of its species may be there
illegal-hand-full = Your hand is full
illegal-wrong-number = That is the wrong number of cards
illegal-wrong-type = That card does not have the right symbol
illegal-has-tree = There is a tree among your six cards
illegal-can-do-else = You can still draw or play
illegal-no-such-host = There is no such card in your forest
illegal-no-such-cave = That cave is not available
illegal-over = The game is over
illegal-bad-move = That is not a valid move

## A game in the terminal, help, the card list

ui-hand-legend = 2: cost · +5: points now
help-texts = show or hide the card texts in your hand
ui-no-mark = no mark
ui-you = you
ui-free = free
ui-bonus = Bonus
ui-now = { $points } now
ui-earns-bonus = earns the bonus
ui-cave-number = Cave { $number }
ui-hand-count = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
ui-face-down-any = Play a card face down as a tree sapling, for free
ui-choose-enter = Your choice (ENTER: { $move })
ui-choose-back = Which card? (ENTER: back)
ui-back = Back to the choices
ui-pick = { $count ->
        [0] Type the numbers of the cards, for example 1 3
        [one] Type the number of the card
       *[other] Type the numbers of { $count } cards, for example 1 3
    }
ui-pick-skip = 0 to skip
ui-hint-title = Hint ({ $outlook }; ENTER plays it):
ui-quit-sure = Really quit? q quits, ENTER plays on
ui-save = Save the record of the game? File name, or ENTER for no
ui-save-exists = There is already a file { $file }
ui-welcome = Welcome! Grow the most valuable forest before the third winter card comes.
ui-welcome-help = Type ? for help, h for a hint.
log-drew = { $player } draws: { $cards }
help-number = choose
help-enter = play the only possible move, or the hint
help-hint = a hint, with its value
help-undo = undo your last decision
help-scores = score sheets with reasons
help-forest = forests of all players, or of player 2
help-card = texts of your cards, or of a species
help-log = what happened so far
help-table = show the table again
help-quit = quit
help-key-enter = ENTER
help-key-card = c, c roe
label = { $label }: { $text }
help-rules = The rules in short
help-rule-turn = On your turn you either draw two cards, from the deck or from the clearing, or you play one card.
help-rule-play = You pay a card’s cost with other cards from your hand. They go to the clearing, where anyone may take them. You play one half of a split card; the arrow shows on which side of a { $hosts ->
        [tree] tree
        [tree-shrub] tree or shrub
       *[other] tree, shrub or moor
    } it goes.
help-rule-bonus = You get a card’s bonus if all cards that you pay with show its tree symbol.
help-rule-clearing = You never hold more than ten cards. If ten or more cards are in the clearing at the end of a turn, they all leave the game.
help-rule-winter = { $winters ->
        [one] The winter card
       *[other] The third winter card
    } ends the game at once. Cards left in hand score nothing.
help-rule-face-down = { $way ->
        [action] You may play any card face down { as-face-down }, for free.
       *[card] Some cards let you put a card from your hand face down into your forest { as-face-down }.
    }
help-marks = Marks
cards-copies = { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
cards-found = { $count ->
        [one] { $count } species
       *[other] { $count } species
    }
cards-none = Nothing found: { $query }
cards-mark-printed = as printed (type symbols as scoring apps have them)
cards-mark-reconstructed = pairings or tree symbols reconstructed
cards-mark-reading = our reading of an icon that we could not see

ui-asked-to-delete = A player wants to delete this game. Do you agree?
ui-deleted = The game was deleted by a player.
ui-will-be-deleted = { $days ->
    [one] This game will be deleted in { $days } day unless one of its players opens it.
   *[other] This game will be deleted in { $days } days unless one of its players opens it.
}
prompt-split = { $to ->
    [hand] Draft: which { $count ->
        [one] card do
       *[other] { $count } cards do
    } you keep?
    [right] Draft: which { $count ->
        [one] card goes
       *[other] { $count } cards go
    } to the player on your right?
    [left] Draft: which { $count ->
        [one] card goes
       *[other] { $count } cards go
    } to the player on your left?
   *[clearing] Draft: which { $count ->
        [one] card goes
       *[other] { $count } cards go
    } into the clearing?
}
move-give = { $cards }
log-split = { $player } has split the cards
