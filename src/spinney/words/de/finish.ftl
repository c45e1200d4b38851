### The end of a game: score sheet, points by source, log lines, replay.

## Log. Sentences begin with one of the log- messages or with these; what follows is put behind, with commas

# $where: top, bottom or side of the $host
finish-log-play = { $player } spielt { $species } { $where ->
        [top] auf
        [bottom] unter
       *[side] neben
    } { $host }
finish-log-pays = zahlt { $count }
finish-log-then = dann { $species }
finish-log-free = { $species } kostenlos
finish-log-draws = zieht { $count }
finish-log-drawn = zieht { $cards }
finish-log-takes = nimmt { $card }
finish-log-lays = { $count } verdeckt
finish-log-cave = { $count } in die Höhle
finish-log-clears = { $count } in die Lichtung
finish-log-lapses = nichts zu tun für { $species }
finish-log-cleared = { $player } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } in die Lichtung
finish-log-show = { $player } zeigt die Hand
finish-log-undo = { $player } nimmt einen Schritt zurück
finish-log-winter = Winter: die { $number ->
        [1] erste
        [2] zweite
       *[other] dritte
    } Winterkarte
finish-log = Verlauf
finish-log-empty = Noch ist nichts geschehen
finish-log-jump = Zu diesem Moment

## Score now

finish-score-now = Punkte jetzt
finish-makes-yours = Woher deine Punkte kommen
finish-makes-these = Woher die Punkte kommen
finish-makes-theirs = Woher die Punkte kommen: { $player }
finish-scores-hidden = An diesem Tisch bleiben die Punkte bis zum Schluss verdeckt
finish-in-your-forest = In deinem Wald
finish-in-this-forest = In diesem Wald
finish-forest-empty = Hier wächst noch nichts
finish-cave-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
finish-cave-cards-extra = { finish-cave-cards } + { $extra }

## Points by source

finish-source-hosts = { $hosts ->
        [tree] Bäume
        [tree-shrub] Bäume und Sträucher
       *[other] Bäume, Sträucher, Moore
    }
finish-source-bird = Vögel
finish-source-butterfly = Schmetterlinge
finish-source-dragonfly = Libellen
finish-source-insect = Insekten
finish-source-bat = Fledermäuse
finish-source-pawed = Pfotentiere
finish-source-cloven-hoofed = Paarhufer
finish-source-amphibian = Amphibien
finish-source-plant = Pflanzen
finish-source-cave = Höhle
finish-source-of = { $source }: { $points }
finish-by-source = Punkte nach Herkunft

## The end

finish-title = Spiel zu Ende
finish-winter-has-come = Der dritte Winter ist da
finish-tie = { $players } gewinnen gemeinsam
finish-you-win = Du gewinnst
# $players: the others who have won
finish-you-tie = Du gewinnst gemeinsam mit { $players }
finish-ahead = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $count } mehr als { $player }
finish-ahead-of-you = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $count } mehr als du
finish-each = je { score-points }
finish-row-top = Auf Bäumen
finish-row-bottom = Unter Bäumen
finish-row-sides = Neben Bäumen
finish-source-tabs = Wessen Punkte
finish-fixed = feste Punkte
finish-no-points = Keine Punkte: { $list }
finish-times = { $name } ×{ $count }
finish-result = Ergebnis
finish-replay = Wiedergabe
finish-review = Rückblick
finish-share = Teilen
finish-copied = Link kopiert
finish-copy-refused = Der Browser lässt das Kopieren nicht zu. Kopiere es von Hand:
finish-save = Aufzeichnung sichern
finish-same-deal = Gleiche Karten nochmal
finish-deal-ask = Die gleichen Karten an einem neuen Tisch noch einmal spielen?
finish-deal-yes = Los geht’s
finish-rematch = Revanche
finish-again = Noch einmal spielen
finish-join-rematch = Zur Revanche
finish-resume-rematch = Weiter zur Revanche
finish-share-text = { $player } hat in Spinney gewonnen: { score-points }

## Counting

finish-counting = Zählung · { $at } von { $count }
finish-most-here = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
finish-most-others = { $named } und andere
finish-tap-result = Weiter zum Ergebnis: tippen oder klicken
finish-count-again = Zählung noch einmal zeigen
finish-count-points = Punkte zählen
finish-third = Der dritte Winter ist da. Das Spiel ist zu Ende.
finish-the-forests = Die Wälder
finish-your-best = Dein Bestes: { $species }, { score-points }.
finish-your-place = Dein Wald: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Platz { $place } von { $count }.

## Replay

finish-moment = Schritt { $at } von { $moments }
finish-turn = Zug { $turn }
finish-start = Beginn
finish-chooses = { $player } wählt { $species }
finish-decides = { $player } entscheidet
finish-play = Abspielen
finish-pause = Anhalten
finish-step-back = Einen Schritt zurück
finish-step-on = Einen Schritt weiter
finish-turn-back = Vorheriger Zug
finish-turn-on = Nächster Zug
finish-speed = Tempo: { $times }×
finish-eyes = Ansicht
finish-eyes-all = Zuschauer
finish-eyes-player = Wer gerade spielt
finish-forest-of = Wald: { $player }
finish-hand = Hand
finish-hand-count = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
finish-clearing = Lichtung
finish-link = Link zu diesem Moment
finish-go-on = Von hier gegen Bots weiterspielen
finish-go-on-short = Von hier weiterspielen
# $others: how many others sit at the table
finish-go-on-ask = { $others ->
        [0] Von hier an einem neuen Tisch weiterspielen?
       *[other] Von hier an einem neuen Tisch weiterspielen? Die anderen Plätze übernehmen Bots.
    }
finish-go-on-yes = Weiterspielen
finish-go-on-no = Hierbleiben
finish-open-file = Aufzeichnung öffnen
finish-open-text = Wähle die Datei, die „Aufzeichnung sichern“ erzeugt hat.
finish-not-a-record = Diese Datei ist keine Aufzeichnung einer Partie
finish-no-record = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist
finish-no-table = Diesen Tisch gibt es nicht
finish-back-to-table = Zurück zum Tisch
finish-log-stand-in = { $why ->
    [left] { $player } hat den Tisch verlassen; seit { $time } spielt ein Bot
    [time] { $player } war zu lange weg; seit { $time } spielt ein Bot
   *[vote] Für { $player } spielt seit { $time } ein Bot
}
finish-log-back = { $player } ist wieder da
