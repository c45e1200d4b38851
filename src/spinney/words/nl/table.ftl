### The table. en/table.ftl explains the variables.

## Prompts

prompt-mulligan = Houd je je zes kaarten of ruil je ze?
prompt-draft = Kies een grot
prompt-turn = Kies een actie
prompt-second = Kies de tweede kaart
prompt-place = { $species }: kies het kaartveld
prompt-pay = { $species }: betaal { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
prompt-use = { $species }: { $what ->
        [bonus] bonus gebruiken?
        [permanent] permanent effect gebruiken?
       *[effect] effect gebruiken?
    } { $text }
prompt-free = { $species }: speel gratis een kaart { $source ->
        [clearing] uit de open plek
       *[hand] uit je hand
    } ({ $things }), { free-loses }
free-loses = { $use ->
        [effect] met effect, zonder bonus
       *[nothing] zonder effect en bonus
    }
prompt-dig = { $species }: speel nog een kaart of stop
prompt-take = { $species }: neem een kaart uit de open plek
prompt-cave = { $species }: leg { $count ->
        [0] een willekeurig aantal kaarten
        [one] { $count } kaart
       *[other] { $count } kaarten
    } { $source ->
        [clearing] uit de open plek
       *[hand] uit je hand
    } in je grot
prompt-face-down = { $species }: leg een handkaart gedekt neer { as-face-down }
as-face-down = { $kind ->
        [moor] als universele heide
        [trees] als jonge boompjes
       *[tree] als jong boompje
    }
prompt-discard = Leg { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } uit je hand op de open plek
prompt-keep = Kies de kaart die je houdt

## Moves

move-keep-hand = De zes kaarten houden
move-mulligan = De zes kaarten ruilen
move-draft = Grot { $number } nemen
move-draw-deck = De bovenste kaart van de stapel trekken
move-draw-card = { $card } uit de open plek nemen
move-play = { $species } spelen
move-play-cost = { $species } spelen (kosten { $cost })
move-sapling = { $card } gedekt als jong boompje spelen
move-show = Je hand tonen en twee kaarten ruilen
move-on = Bij { $host }
move-join = Bij { $host }, op een gedeeld kaartveld
move-pay = Betalen met { $cards }
move-use = Gebruiken
move-skip = Overslaan
move-place = { $species } gratis spelen
move-stop = Stoppen
move-take = { $card } nemen
move-cave = In de grot: { $cards }
move-lay = { $card } gedekt neerleggen
move-discard = Op de open plek: { $cards }
move-keep-card = { $card } houden

## Log

log-start = { $player } begint
log-keep-hand = { $player } houdt de zes kaarten
log-mulligan = { $player } ruilt de zes kaarten
log-draft = { $player } neemt grot { $number }
log-draw-deck = { $player } trekt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } van de stapel
log-take = { $player } neemt { $card } uit de open plek
log-play = { $player } speelt { $species }
log-play-on = { $player } speelt { $species } bij { $host }
log-pay = { $player } betaalt met { $cards }
log-place = { $player } speelt { $species } gratis
log-place-on = { $player } speelt { $species } gratis bij { $host }
log-face-down = { $player } legt een kaart gedekt neer: { $species }
log-reveal = { $card } komt van de stapel op de open plek
log-effect = { $player } gebruikt het effect: { $species }
log-bonus = { $player } gebruikt de bonus: { $species }
log-permanent = { $player } gebruikt het permanente effect: { $species }
log-cave = { $player } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } in de grot
log-cave-cards = { $player } legt in de grot: { $cards }
log-show = { $player } toont de hand: { $cards }
log-discard = { $player } legt op de open plek: { $cards }
log-another-turn = { $player } heeft nog een beurt
log-clearing-emptied = De open plek is geleegd: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
log-winter = Winterkaart { $number } van { $winters }
log-over = De derde winterkaart: het spel is afgelopen

## Score sheet

score-title = Puntentelling
score-cave = Grot
score-trees = Bomen
score-shrubs = Struiken
score-moors = Heides
score-trees-shrubs = Bomen en struiken
score-hosts = Bomen, struiken en heides
score-top = Boven
score-bottom = Onder
score-top-bottom = Boven en onder
score-sides = Opzij
score-left-right = Links en rechts
score-total = Totaal
score-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
score-winner = { $player } wint
score-winners = Gelijkspel: { $players } winnen samen
score-reasons = Waar de punten vandaan komen: { $player }

## Terminal

ui-hand = Hand
ui-forest = Bos
ui-clearing = Open plek
ui-clearing-empty = De open plek is leeg
ui-deck = { $count ->
        [one] { $count } kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }
ui-cave = { $count ->
        [one] { $count } kaart in de grot
       *[other] { $count } kaarten in de grot
    }
ui-winter = Winter { $count } van { $winters }
ui-cost = kosten { $count }
ui-empty = leeg
ui-your-turn = Jouw beurt
ui-thinking = { $player } denkt na…
ui-choose = Jouw keuze
ui-invalid-choice = Kies een getal van 1 tot en met { $count }
ui-hint = Tip
ui-undone = Ongedaan gemaakt
ui-no-undo = Dit kan niet ongedaan worden gemaakt: er is al iets verborgens onthuld
ui-help = Help
ui-card-text = Kaarttekst
ui-bye = Tot ziens
ui-saved = Opgeslagen: { $file }
ui-game-over = Het spel is afgelopen
ui-player = Speler { $number }

## Why a move is not possible

illegal-not-your-prompt = Jij bent niet aan zet
illegal-not-in-hand = Die kaart zit niet in je hand
illegal-not-in-clearing = Die kaart ligt niet op de open plek
illegal-too-expensive = Je hebt niet genoeg andere kaarten om te betalen
illegal-no-slot = Er is nu geen kaartveld voor
illegal-slot-taken = Dat kaartveld is bezet
illegal-moor-only = Dat kan alleen bij een heide
illegal-tree-or-shrub-only = Dat kan alleen bij een boom of struik
illegal-needs-bird = Op dat kaartveld moet al een vogel liggen
illegal-one-per-host = Daar mag maar één kaart van die soort liggen
illegal-hand-full = Je hand is vol
illegal-wrong-number = Dat is niet het juiste aantal kaarten
illegal-wrong-type = Die kaart heeft niet het juiste symbool
illegal-has-tree = Er zit een boom tussen je zes kaarten
illegal-can-do-else = Je kunt nog trekken of spelen
illegal-no-such-host = Die kaart is er niet in je bos
illegal-no-such-cave = Die grot is niet beschikbaar
illegal-over = Het spel is afgelopen
illegal-bad-move = Dat is geen geldige zet

## A game in the terminal, help, the card list

ui-hand-legend = 2: kosten · +5: punten nu
help-texts = kaartteksten van je hand tonen of verbergen
ui-no-mark = zonder teken
ui-you = jij
ui-free = vrij
ui-bonus = Bonus
ui-now = { $points } nu
ui-earns-bonus = levert de bonus op
ui-cave-number = Grot { $number }
ui-hand-count = { $count ->
        [one] { $count } handkaart
       *[other] { $count } handkaarten
    }
ui-face-down-any = Een kaart gratis gedekt spelen als jong boompje
ui-choose-enter = Jouw keuze (ENTER: { $move })
ui-choose-back = Welke kaart? (ENTER: terug)
ui-back = Terug naar de keuzes
ui-pick = { $count ->
        [0] Typ de nummers van de kaarten, bijvoorbeeld 1 3
        [one] Typ het nummer van de kaart
       *[other] Typ de nummers van { $count } kaarten, bijvoorbeeld 1 3
    }
ui-pick-skip = 0 om over te slaan
ui-hint-title = Tip ({ $outlook }; ENTER speelt hem):
ui-quit-sure = Echt stoppen? q stopt, ENTER speelt verder
ui-save = Het spel opslaan? Bestandsnaam, of ENTER voor nee
ui-save-exists = Het bestand { $file } bestaat al
ui-welcome = Welkom! Laat het waardevolste bos groeien voordat de derde winterkaart komt.
ui-welcome-help = Typ ? voor hulp, h voor een tip.
log-drew = { $player } trekt: { $cards }
help-number = kiezen
help-enter = de enige mogelijke zet of de tip spelen
help-hint = een tip en wat die waard is
help-undo = je laatste beslissing ongedaan maken
help-scores = scorebladen met redenen
help-forest = de bossen van iedereen, of van speler 2
help-card = de teksten van je kaarten, of van een soort
help-log = wat er tot nu toe gebeurde
help-table = de tafel nog eens tonen
help-quit = stoppen
help-key-enter = ENTER
help-key-card = c, c ree
label = { $label }: { $text }
help-rules = De regels in het kort
help-rule-turn = In je beurt trek je twee kaarten, uit de open plek of van de stapel, of je speelt één kaart.
help-rule-play = Je betaalt de kosten van een kaart met andere handkaarten. Die komen op de open plek, waar iedereen ze mag nemen. Van een opgesplitste kaart speel je één helft; de pijl toont aan welke kant van een { $hosts ->
        [tree] boom
        [tree-shrub] boom of struik
       *[other] boom, struik of heide
    } die komt.
help-rule-bonus = Je krijgt de bonus van een kaart als alle kaarten waarmee je betaalt het boomsymbool van die kaart tonen.
help-rule-clearing = Je hebt nooit meer dan tien handkaarten. Liggen er aan het einde van een beurt tien of meer kaarten op de open plek, dan gaan ze allemaal uit het spel.
help-rule-winter = { $winters ->
        [one] De winterkaart
       *[other] De derde winterkaart
    } beëindigt het spel meteen. Handkaarten leveren dan niets op.
help-rule-face-down = { $way ->
        [action] Je mag elke kaart gratis gedekt spelen { as-face-down }.
       *[card] Met sommige kaarten leg je een handkaart gedekt neer { as-face-down }.
    }
help-marks = Tekens
cards-copies = { $count } keer aanwezig
cards-found = { $count ->
        [one] { $count } soort
       *[other] { $count } soorten
    }
cards-none = Niets gevonden: { $query }
cards-mark-printed = zoals gedrukt (soortsymbolen zoals in score-apps)
cards-mark-reconstructed = combinaties of boomsymbolen gereconstrueerd
cards-mark-reading = onze lezing van een icoon dat niet beschikbaar was

ui-asked-to-delete = Iemand wil dit spel verwijderen. Ga je akkoord?
ui-deleted = Het spel is verwijderd door een van de spelers.
ui-will-be-deleted = { $days ->
    [one] Dit spel wordt over { $days } dag verwijderd als geen van de spelers het opent.
   *[other] Dit spel wordt over { $days } dagen verwijderd als geen van de spelers het opent.
}
prompt-split = { $to ->
    [hand] Draft: welke { $count ->
        [one] kaart houd
       *[other] { $count } kaarten houd
    } je?
    [right] Draft: welke { $count ->
        [one] kaart gaat
       *[other] { $count } kaarten gaan
    } naar rechts?
    [left] Draft: welke { $count ->
        [one] kaart gaat
       *[other] { $count } kaarten gaan
    } naar links?
   *[clearing] Draft: welke { $count ->
        [one] kaart gaat
       *[other] { $count } kaarten gaan
    } naar de open plek?
}
move-give = { $cards }
log-split = { $player } heeft de kaarten verdeeld
