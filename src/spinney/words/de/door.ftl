### The front door. en/door.ftl explains the variables.

## Front door

door-name = Spinney
door-headline-first = Ein kleiner Wald
door-headline-second = und wer darin wohnt.
door-subtitle = Mischwald und Dartmoor im Browser: mit Freunden, mit Bots, in sechs Sprachen.
door-edition = Welches Spiel
door-edition-base = Mischwald
door-edition-dartmoor = Dartmoor
door-against = Gegner
door-bots = { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
door-fewer = Ein Bot weniger
door-more = Ein Bot mehr
door-level = Stärke der Bots
door-level-novice = Neuling
door-level-player = Geübt
door-level-expert = Profi
door-play-now = Jetzt spielen
door-laying = Karten werden gegeben …
door-friends = Mit Freunden spielen
door-friends-note = ein Link oder QR-Code, kein Konto
door-continue = Weiterspielen
door-continue-none = hier warten deine Tische
door-continue-turn = { $table }: du bist dran
door-pad = Eine Partie am Tisch werten
door-pad-note = alle geben ihren eigenen Wald ein
door-learn = In zehn Minuten lernen
door-learn-note = eine geführte erste Partie
door-more-places = Mehr
door-rules = Regeln
door-glossary = Symbole
door-credits = Dank
door-source = Quelltext
door-you = Du
# what somebody without a name is called at a table
door-guest = Eichhörnchen

## Header and settings

door-home = Zur Startseite
door-language = Sprache
door-to-dark = Dunkle Ansicht
door-to-light = Helle Ansicht
door-sound-turn-on = Ton einschalten
door-sound-turn-off = Ton ausschalten
door-help = Hilfe
door-settings = Einstellungen
door-close = Schließen
door-name-yours = Dein Name
door-name-note = So sehen dich die anderen am Tisch.
door-theme = Ansicht
door-theme-auto = Wie das Gerät
door-theme-light = Hell
door-theme-dark = Dunkel
door-sound = Ton
door-sound-note = Kurz und leise. Ohne Ton verpasst du nichts.
door-motion = Animationen
door-motion-note = Karten wandern von Ort zu Ort.

## What went wrong

door-error-offline = Der Server antwortet nicht. Bist du online? Versuche es gleich noch einmal.
door-error-too-many = Von hier aus sind gerade zu viele Tische offen. Versuche es später noch einmal.
door-error-bot = Bots dieser Stärke gibt es auf diesem Server nicht. Wähle eine andere Stärke.
door-error-no-seat = An diesem Tisch ist kein Platz mehr frei. Du kannst zuschauen.
door-error-no-such-table = Diesen Tisch gibt es nicht (mehr).
door-error-other = Das hat nicht geklappt: { $message }

## A table with friends

door-table-make = Ein Tisch mit Freunden
door-table-make-note = Bestimme, wer wo sitzt. Für die freien Plätze bekommst du einen Link; niemand braucht ein Konto.
door-seats = Plätze
door-seat = Platz { $number }
door-seat-open = jemand über den Link
door-seat-here = jemand an diesem Gerät
door-seat-bot = Bot, { $level }
door-seat-add = Ein Platz mehr
door-seat-remove = Platz { $number } wegnehmen
door-seat-pass = An einem gemeinsamen Gerät gebt ihr es weiter; dazwischen ist die Hand verdeckt.
door-at-table = An diesem Tisch
door-live-scores = Punkte während der Partie
door-live-scores-note = Alle sehen, was jeder Wald gerade wert ist.
door-take-back = Zurücknehmen
door-take-back-note = Bis etwas Verdecktes aufgedeckt wurde.
door-hints = Tipps
door-hints-note = Alle dürfen fragen, was ein Bot tun würde.
door-takeover = Wenn jemand weg ist
door-takeover-note = Ein Bot spielt weiter, bis die Person zurück ist.
door-takeover-never = warten
door-takeover-minutes = Bot nach { $count } Min.
door-game-options = Regeln dieser Partie
door-mulligan = Ohne Baum sechs neue Karten
door-mulligan-note = Wer keinen Baum bekommt, darf die Hand einmal tauschen.
door-removed = Entfernte Karten
door-removed-note = So viele werden ungesehen aus dem Stapel genommen.
door-removed-usual = { $count }, wie in der Anleitung
door-removed-none = keine: längere Partie
door-start = Wer beginnt
door-start-drawn = wird ausgelost
door-cuckoo = Kuckucke je Baum oder Strauch
door-cuckoo-one = einer
door-cuckoo-any = beliebig viele
door-wheatear = Steinschmätzer: Karten in die Höhle
door-wheatear-effect = als Effekt
door-wheatear-bonus = als Bonus
door-make = Tisch eröffnen
door-make-play = Partie beginnen

## Waiting for friends

door-lobby = Warten auf Freunde
door-lobby-left = { $count ->
        [one] { $count } Platz ist noch frei. Die Partie beginnt von selbst.
       *[other] { $count } Plätze sind noch frei. Die Partie beginnt von selbst.
    }
door-invite = Schick diesen Link oder lass den Code scannen.
door-invite-link = Link zu diesem Tisch
door-copy = Kopieren
door-copied = Kopiert
door-share = Teilen
door-share-text = Ein Platz ist frei für dich: { $game }
door-qr = QR-Code des Links
door-who = Wer da ist
door-seat-free = frei
door-seat-you = du
door-seat-friend = mit dabei
door-seat-away = gerade nicht da
door-join = Ein Platz ist frei für dich
door-join-note = Gib deinen Namen ein und setz dich.
door-take-seat = Platz nehmen
door-watch = Nur zuschauen
door-watching = Du schaust zu. Sind alle Plätze besetzt, beginnt hier die Partie.
door-leave-seat = Platz aufgeben

## My tables

door-tables = Deine Tische
door-tables-none = Noch keine Tische. Der erste ist nur einen Fingertipp entfernt.
door-tables-running = Laufende Partien
door-tables-over = Beendet
door-your-turn = Du bist dran
door-turn-of = { $player } ist dran
door-seats-open = { $count ->
        [one] wartet: { $count } Platz frei
       *[other] wartet: { $count } Plätze frei
    }
door-won = Gewonnen mit { $points }
door-lost = { $points } Punkte, Sieg mit { $best }
door-over-plain = beendet
door-with = mit { $people }
door-to-table = Zum Tisch
door-to-replay = Noch einmal ansehen
door-leave = Verlassen
door-leave-note = Ein Bot spielt für dich weiter.
door-leave-sure = Wirklich verlassen
door-stay = Bleiben
door-forget = Aus der Liste entfernen
door-cards = Karten
door-mine = Meine Spiele
door-votes = Abstimmung über einen Bot
door-votes-note = Bleibt jemand weg, können die anderen einen Bot spielen lassen.
door-push = Sag mir, wenn ich dran bin
door-push-note = Eine Nachricht vom Browser, auch wenn die Seite zu ist
door-push-refused = Der Browser erlaubt es nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.
door-seat-fill = Bot mitspielen lassen
door-error-unavailable = Der Server kann gerade nichts speichern. Versuche es gleich noch einmal.
