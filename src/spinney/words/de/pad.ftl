### The score pad. en/pad.ftl explains the variables.

## Beginning

pad-title = Eine Partie werten
pad-note = Tippe ein, was auf eurem Tisch liegt; der Block zählt zusammen und sagt warum. Er läuft auch ohne Verbindung.
pad-who = Wer hat gespielt?
pad-player = Spieler { $number }
pad-players = Spieler
pad-people = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
pad-add-player = Noch jemand
pad-remove-player = Ohne { $name }
pad-begin = Los geht's
pad-history = Gewertete Partien

## Entering

pad-entry = Karten eingeben
pad-forest = Wald
pad-new-host = Nächster Baum
pad-first-host = { $name }: Welcher Baum zuerst?
pad-next-host = Welcher kommt als Nächster?
pad-hosts = Nächster Baum
pad-place = Freier Platz: { $side ->
        [top] oben
        [bottom] unten
        [left] links
       *[right] rechts
    }
pad-search = Art suchen
pad-clear = Buchstaben löschen
pad-species = { $count ->
        [one] { $count } Art
       *[other] { $count } Arten
    }
pad-none = Nichts dieses Namens
pad-less = { $name }: eins weniger
pad-more = { $name }: eins mehr
pad-cave-card = Welche Höhlenkarte

## Symbols

pad-what-symbol = welches Symbol?
pad-which-symbol = Symbol von { $name }
pad-counted-by = zählt für { $name }
pad-which-show = Welche davon zeigen { $symbol }?
pad-done = Fertig

## Changing

pad-change = { $name } ändern
pad-move = Versetzen
pad-take-away = Wegnehmen
pad-nowhere = Dafür gibt es keinen anderen Platz.

## What can't be

pad-no-place = { $name } liegt { $place ->
        [top] oben
        [bottom] unten
        [side] an den Seiten
       *[other] in der Mitte
    }.
pad-no-kind = { $name } kann hier nicht liegen.
pad-no-sides = { $name }: Ein Moor hat keine Seiten.
pad-no-company = { $name } braucht eine passende Karte am selben Platz.
pad-no-room = Kein Platz für { $name }: Dort liegt schon etwas.
pad-no-half = { $name }: Für diese Seite gibt es keine solche Hälfte in der Schachtel.
pad-no-left = { $name }: Davon ist keine Karte mehr übrig, bei allem, was auf dem Tisch liegt.
pad-no-copies = { $name }: Die Schachtel hat nur { $count }.
pad-no-box = Die Schachtel hat nur { $count } Karten.
pad-no-cave = Höhle { $number } hat schon jemand anderes.
pad-no-other = { $name }: Das kann nicht sein.

## The result

pad-result = Ergebnis
pad-alone = { $name }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
pad-winner = Sieg
pad-turn-less = ein Zug weniger
pad-go-on = Weiter eingeben
pad-keep = Abschließen
pad-keep-sent = Behalten
pad-forget = Löschen
pad-picture = Bild
pad-link = Link
pad-odd-empty = { $player } hat noch keinen Baum.
pad-odd-symbol = { $player }: { $name } wertet nach dem eigenen Symbol, es fehlt noch.
pad-empty = Hier wächst noch nichts.
