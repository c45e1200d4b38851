### The score pad. en/pad.ftl explains the variables.

## Beginning

pad-title = Eine Partie werten
pad-note = Gib ein, was auf eurem Tisch liegt; der Block zählt zusammen und erklärt jede Wertung.
pad-note-offline = Er funktioniert auch offline.
pad-note-online = Was du eingibst, bleibt auf diesem Gerät; die Seite öffnet sich aber nur, solange ihr Server erreichbar ist.
pad-who = Wer hat gespielt?
pad-player = Spieler { $number }
pad-players = Spieler
pad-people = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
pad-add-player = Noch jemand
pad-remove-player = { $name } entfernen
pad-begin = Los geht’s
pad-history = Gewertete Partien
pad-kept-now = Auf diesem Gerät gespeichert. Hier findest du sie wieder.

## Entering

pad-entry = Karten eingeben
pad-forest = Wald
pad-new-host = { $hosts ->
        [tree] Nächster Baum
        [tree-shrub] Nächster Baum oder Strauch
       *[other] Nächster Baum, Strauch oder Moor
    }
pad-first-host = { $name }: { $hosts ->
        [tree] Welcher Baum
        [tree-shrub] Welcher Baum oder Strauch
       *[other] Welcher Baum, Strauch oder welches Moor
    } zuerst?
pad-next-host = Was kommt als Nächstes?
pad-hosts = { $hosts ->
        [tree] Nächster Baum
        [tree-shrub] Nächster Baum oder Strauch
       *[other] Nächster Baum, Strauch oder Moor
    }
pad-place = Freier Platz: { $side ->
        [top] oben
        [bottom] unten
        [left] links
       *[right] rechts
    }
pad-search = Art suchen
pad-clear = Suche leeren
pad-species = { $count ->
        [one] { $count } Art
       *[other] { $count } Arten
    }
pad-none = Keine Art mit diesem Namen
pad-less = { $name }: eins weniger
pad-more = { $name }: eins mehr
pad-cave-card = Welche Höhlenkarte

## Symbols

pad-what-symbol = welches Symbol?
pad-which-symbol = Symbol von { $name }
pad-counted-by = zählt für { $name }
pad-which-show = Welche davon zeigen das Symbol { $symbol }?
pad-done = Fertig

## Changing

pad-change = { $name } ändern
pad-move = Versetzen
pad-take-away = Wegnehmen
pad-nowhere = Dafür gibt es keinen anderen Platz.

## In numbers

pad-mode = Eingabe
pad-mode-cards = Karten
pad-mode-numbers = Zahlen
pad-numbers-stay = Zahlen sagen nicht, wo die Karten liegen. Zurück zu Karten geht es mit „Zurücknehmen“ oder wenn alles auf null steht.
pad-counted = Gezählt
pad-open = { $count ->
        [one] { $count } offene Frage
       *[other] { $count } offene Fragen
    }
pad-of = von { $count }
pad-ask-host = Wie viele liegen an Bäumen dieser Art: { $host }?
pad-ask-kind = Wie viele an { $kind ->
        [tree] einem Baum
        [shrub] einem Strauch
       *[moor] einem Moor
    }?
pad-ask-twice = Wie viele liegen unter dieser Karte: { $host } (doppelte Punkte)?
pad-ask-itself-full = Wie viele sind voll besetzt?
pad-ask-host-full = Wie viele an { $kinds ->
        [tree] einem voll besetzten Baum
        [tree-shrub] einem voll besetzten Baum oder Strauch
       *[other] einem voll besetzten Baum, Strauch oder Moor
    }?
pad-ask-full = Wie viele { $kinds ->
        [tree] Bäume
        [tree-shrub] Bäume und Sträucher
        [shrub] Sträucher
        [moor] Moore
       *[other] Bäume, Sträucher und Moore
    } sind voll besetzt?
pad-ask-has = Wie viele haben diesen Typ am selben Baum: { $type }?
pad-ask-shares = Wie viele teilen sich den Platz mit { $name }?
pad-ask-at = Wie viele Karten liegen insgesamt daran?
pad-ask-own = Welche Baumsymbole zeigen sie?
pad-ask-symbol = Wie viele Karten zeigen das Symbol { $symbol } (ohne Bäume)?
pad-ask-symbol-but = Wie viele Karten zeigen das Symbol { $symbol } (ohne Bäume und { $names })?
pad-ask-met = Für wie viele gilt das?

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
pad-no-half = { $name }: Keine Karte in der Schachtel hat diese Art auf dieser Seite.
pad-no-left = { $name }: Alle Karten mit dieser Art liegen schon auf dem Tisch.
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
pad-turn-less-note = „{ pad-turn-less }“ ändert keine Punkte. Es hält nur fest, dass die Partie vor dem letzten Zug dieser Person zu Ende war.
pad-go-on = Weiter eingeben
pad-keep = Abschließen und speichern
pad-keep-sent = Speichern
pad-forget = Löschen
pad-forget-sure = Wirklich löschen?
pad-picture = Bild
pad-link = Link
pad-odd-empty = { $player } hat noch { $hosts ->
        [tree] keinen Baum
        [tree-shrub] keinen Baum und keinen Strauch
       *[other] keinen Baum, keinen Strauch und kein Moor
    }.
pad-odd-symbol = { $player }: { $name } zählt nach dem eigenen Symbol, und das fehlt noch.
pad-odd-open = { $player }: { $count ->
        [one] { $count } Frage ist
       *[other] { $count } Fragen sind
    } noch offen.
pad-empty = Hier wächst noch nichts.

## Several phones

pad-together = Gemeinsam werten
pad-together-note = Alle nehmen ihr eigenes Handy und geben ihren eigenen Wald ein; alle sehen alle Summen.
pad-open-together = Für andere Handys öffnen
pad-begin-together = Auf mehreren Handys werten
pad-going-on = Läuft noch
pad-invite = Scannt das mit den anderen Handys oder schickt den Link.
pad-share-text = Zähl unsere Partie mit uns aus
pad-local = Diese Adresse gilt nur auf diesem Gerät. Mit „spinney play --lan“ gestartet ist Spinney auch für andere Handys da.
pad-join = Mitwerten
pad-which-is-yours = Welcher Wald ist deiner?
pad-bring = Übernehmen, was auf diesem Handy eingegeben ist?
pad-not-listed = Nicht auf der Liste?
pad-your-name = Dein Name
pad-join-new = Dazukommen
pad-is-here = auf einem anderen Handy
pad-is-you = dieses Handy
pad-joint-gone = Diesen Wertungsblock gibt es nicht.
pad-joint-unreached = Der Wertungsblock ist nicht erreichbar. Es wird automatisch weiter versucht.
pad-offline = Keine Verbindung. Mach weiter; später wird alles abgeglichen.
pad-offline-waiting = Keine Verbindung. Deine Eingaben bleiben erhalten und werden später gesendet.
pad-both-changed = { $name }: Auch ein anderes Handy hat diesen Wald geändert.
pad-keep-mine = Meinen behalten
pad-take-theirs = Den anderen nehmen
pad-elsewhere = { $name } gibt diesen Wald auf einem anderen Handy ein.
pad-too-many-together = Alle Handys zusammen haben zu viele Karten. { $why }
pad-five = Es spielen schon fünf mit; mehr geht nicht.
pad-undo-late = Ein anderes Handy hat das inzwischen geändert; es lässt sich nicht zurücknehmen.
pad-remove-sure = Der Wald von { $name } verschwindet auf allen Handys.
pad-is-me = Das bin ich
pad-taken-off = { $name } wurde auf einem anderen Handy von der Liste genommen. Deine Eingaben sind noch da.

## Keeping, files, caves

pad-cave-which = Höhle?
pad-cave-missing = Noch keine Höhlenkarte gewählt
pad-odd-cave = { $player }: Es ist keine Höhlenkarte gewählt, ihre Punkte fehlen.
pad-why = Warum: { $name }
pad-not-kept = Auf diesem Gerät ist kein Platz mehr, die Partie wurde nicht gespeichert. Sie bleibt hier offen: Sichere sie als Datei (JSON) oder schaffe Platz und versuche es noch einmal.
pad-unkept = Auf diesem Gerät ist kein Platz mehr: Was du eingibst, geht beim Schließen der Seite verloren.
pad-save-all = Alle als Datei sichern
pad-open-file = Datei öffnen
pad-file-none = Diese Datei enthält keine Wertung.
pad-file-games = { $count ->
        [one] { $count } Partie wurde hinzugefügt.
       *[other] { $count } Partien wurden hinzugefügt.
    }

## Questions of Alpine and Woodland Edge

pad-ask-shown = davon: { $type }
pad-ask-alone = allein an Baum oder Strauch
pad-which-box = Aus welcher Schachtel ist diese Karte?
pad-solo = Solopartie
pad-solo-note = Allein gegen den Automa gespielt: Einige Karten werten anders, und vielleicht gibt es eine Aufgabe.
pad-solo-ask = Zahlen allein verraten das nicht. Bitte sieh auf deinen Karten nach.
