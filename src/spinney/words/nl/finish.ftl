### The end of a game: score sheet, points by source, log lines, replay.

## Log. Sentences begin with one of the log- messages or with these; what follows is put behind, with commas

# $where: top, bottom or side of the $host
finish-log-play = { $player } speelt { $species } { $where ->
        [top] boven
        [bottom] onder
       *[side] naast
    } { $host }
finish-log-pays = betaalt { $count }
finish-log-then = dan { $species }
finish-log-free = { $species } gratis
finish-log-draws = trekt { $count }
finish-log-drawn = trekt { $cards }
finish-log-takes = neemt { $card }
finish-log-lays = { $count } gedekt
finish-log-cave = { $count } in de grot
finish-log-clears = { $count } op de open plek
finish-log-lapses = niets te doen voor { $species }
finish-log-cleared = { $player } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } op de open plek
finish-log-show = { $player } toont de hand
finish-log-undo = { $player } maakt een stap ongedaan
finish-log-winter = Winter: de { $number ->
        [1] eerste
        [2] tweede
       *[other] derde
    } winterkaart
finish-log = Verloop
finish-log-empty = Er is nog niets gebeurd
finish-log-jump = Naar dit moment

## Score now

finish-score-now = Score nu
finish-makes-yours = Waar jouw punten vandaan komen
finish-makes-these = Waar de punten vandaan komen
finish-makes-theirs = Waar de punten vandaan komen: { $player }
finish-scores-hidden = Aan deze tafel blijven de punten tot het einde verborgen
finish-in-your-forest = In jouw bos
finish-in-this-forest = In dit bos
finish-forest-empty = Hier groeit nog niets
finish-cave-cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
finish-cave-cards-extra = { finish-cave-cards } + { $extra }

## Points by source

finish-source-hosts = { $hosts ->
        [tree] Bomen
        [tree-shrub] Bomen en struiken
       *[other] Bomen, struiken, heides
    }
finish-source-bird = Vogels
finish-source-butterfly = Vlinders
finish-source-dragonfly = Libellen
finish-source-insect = Insecten
finish-source-bat = Vleermuizen
finish-source-pawed = Pootdieren
finish-source-cloven-hoofed = Evenhoevigen
finish-source-amphibian = Amfibieën
finish-source-plant = Planten
finish-source-cave = Grot
finish-source-of = { $source }: { $points }
finish-by-source = Punten per herkomst

## The end

finish-title = Spel afgelopen
finish-winter-has-come = De derde winter is er
finish-tie = { $players } winnen samen
finish-you-win = Je wint
# $players: the others who have won
finish-you-tie = Je wint samen met { $players }
finish-ahead = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $count } meer dan { $player }
finish-ahead-of-you = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $count } meer dan jij
finish-each = elk { score-points }
finish-row-top = Boven bomen
finish-row-bottom = Onder bomen
finish-row-sides = Naast bomen
finish-source-tabs = Punten van wie
finish-fixed = vaste punten
finish-no-points = Geen punten: { $list }
finish-times = { $name } ×{ $count }
finish-result = Uitslag
finish-replay = Terugkijken
finish-review = Terugblik
finish-share = Delen
finish-copied = Link gekopieerd
finish-copy-refused = De browser staat kopiëren niet toe. Kopieer dit zelf:
finish-save = Partij bewaren
finish-same-deal = Zelfde kaarten opnieuw
finish-deal-ask = Dezelfde kaarten nog eens spelen, aan een nieuwe tafel?
finish-deal-yes = Beginnen
finish-rematch = Revanche
finish-again = Nog eens spelen
finish-join-rematch = Naar de revanche
finish-resume-rematch = Terug naar de revanche
finish-share-text = { $player } heeft in Spinney gewonnen met { score-points }

## Counting

finish-counting = Tellen · { $at } van { $count }
finish-most-here = { $player }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
finish-most-others = { $named } en andere
finish-tap-result = Meteen naar de uitslag: tik of klik
finish-count-again = De telling nog eens bekijken
finish-count-points = Punten tellen
finish-third = De derde winter is er. Het spel is voorbij.
finish-the-forests = De bossen
finish-your-best = Je beste: { $species } met { score-points }.
finish-your-place = Jouw bos: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, plaats { $place } van { $count }.

## Replay

finish-moment = Zet { $at } van { $moments }
finish-turn = Beurt { $turn }
finish-start = Begin
finish-chooses = { $player } kiest { $species }
finish-decides = { $player } beslist
finish-play = Afspelen
finish-pause = Pauze
finish-step-back = Eén zet terug
finish-step-on = Eén zet verder
finish-turn-back = Vorige beurt
finish-turn-on = Volgende beurt
finish-speed = Snelheid: { $times }×
finish-eyes = Gezien door
finish-eyes-all = Een toeschouwer
finish-eyes-player = Wie speelt
finish-forest-of = Bos: { $player }
finish-hand = Hand
finish-hand-count = { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
finish-clearing = Open plek
finish-link = Link naar dit moment
finish-go-on = Vanaf hier verder spelen tegen bots
finish-go-on-short = Vanaf hier verder spelen
# $others: how many others sit at the table
finish-go-on-ask = { $others ->
        [0] Vanaf hier verder aan een nieuwe tafel?
       *[other] Vanaf hier verder aan een nieuwe tafel? Bots nemen de andere plaatsen in.
    }
finish-go-on-yes = Verder spelen
finish-go-on-no = Hier blijven
finish-open-file = Bewaarde partij openen
finish-open-text = Kies het bestand dat je met “Partij bewaren” hebt gekregen.
finish-not-a-record = Dit bestand is geen bewaarde partij
finish-no-record = De partij is te zien als het spel is afgelopen
finish-no-table = Die tafel bestaat niet
finish-back-to-table = Terug naar de tafel
finish-log-stand-in = { $why ->
    [left] { $player } heeft de tafel verlaten; sinds { $time } speelt een bot
    [time] { $player } was te lang weg; sinds { $time } speelt een bot
   *[vote] Sinds { $time } speelt een bot voor { $player }
}
finish-log-back = { $player } is terug
