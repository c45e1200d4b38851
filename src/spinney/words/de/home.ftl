### the home page. en/home.ftl explains the variables.

## Home page

home-name = Spinney
home-headline-first = Ein kleiner Wald
home-headline-second = und wer darin wohnt.
home-subtitle = Mischwald und Dartmoor im Browser: mit Freunden, mit Bots, in sechs Sprachen.
home-edition = Welches Spiel
home-edition-base = Mischwald
home-edition-dartmoor = Dartmoor
home-against = Gegner
home-bots = { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
home-fewer = Ein Bot weniger
home-more = Ein Bot mehr
home-level = Stärke der Bots
home-level-novice = Neuling
home-level-player = Geübt
home-level-expert = Profi
# what a bot of that level is like, in a sentence or two
home-about-novice = Spielt, was jetzt am meisten bringt, und denkt nicht weiter. Ein erster Gegner: Gegen den Geübten verliert er mehr als 9 von 10 Spielen.
home-about-player = Wägt Plätze, Bezahlung und das ab, was noch kommen kann, und antwortet sofort. Schlägt den Neuling in mehr als 9 von 10 Spielen.
home-about-expert = Spielt vor jedem Zug den Rest des Spiels im Kopf durch. Schlägt den Geübten in etwa 8 von 10 Spielen.
home-play-now = Jetzt spielen
home-laying = Karten werden gegeben …
home-friends = Mit Freunden spielen
home-friends-note = ein Link oder QR-Code, kein Konto
home-continue = Weiterspielen
home-continue-turn = { $table }: du bist dran
home-pad = Eine Partie am Tisch werten
home-pad-note = alle geben ihren eigenen Wald ein
home-learn = In zehn Minuten lernen
home-learn-note = eine geführte erste Partie
home-more-places = Mehr
home-rules = Regeln
home-glossary = Symbole
home-credits = Dank
home-source = Quelltext
home-you = Du
# what somebody without a name is called at a table
home-guest = Eichhörnchen

## Header and settings

home-back = Zur Startseite
home-language = Sprache
home-to-dark = Dunkle Ansicht
home-to-light = Helle Ansicht
home-sound-turn-on = Ton einschalten
home-sound-turn-off = Ton ausschalten
home-help = Hilfe
home-settings = Einstellungen
home-close = Schließen
home-name-yours = Dein Name
home-name-note = So sehen dich die anderen am Tisch.
home-theme = Ansicht
home-theme-auto = Wie das Gerät
home-theme-light = Hell
home-theme-dark = Dunkel
home-sound = Ton
home-sound-note = Kurz und leise. Ohne Ton verpasst du nichts.
home-motion = Animationen
home-motion-note = Karten wandern von Ort zu Ort.

## What went wrong

home-error-offline = Der Server antwortet nicht. Bist du online? Versuche es gleich noch einmal.
home-error-too-many = Von hier aus sind gerade zu viele Tische offen. Versuche es später noch einmal.
home-error-bot = Bots dieser Stärke gibt es auf diesem Server nicht. Wähle eine andere Stärke.
home-error-no-seat = An diesem Tisch ist kein Platz mehr frei. Du kannst zuschauen.
home-error-no-such-table = Diesen Tisch gibt es nicht (mehr).
home-error-other = Das hat nicht geklappt: { $message }

## A table with friends

home-table-make = Ein Tisch mit Freunden
home-table-make-note = Bestimme, wer wo sitzt. Für die freien Plätze bekommst du einen Link; niemand braucht ein Konto.
home-seats = Plätze
home-seat = Platz { $number }
home-seat-open = jemand über den Link
home-seat-here = jemand an diesem Gerät
home-seat-bot = Bot, { $level }
home-seat-add = Ein Platz mehr
home-seat-remove = Platz { $number } wegnehmen
home-seat-pass = An einem gemeinsamen Gerät gebt ihr es weiter; dazwischen ist die Hand verdeckt.
home-at-table = An diesem Tisch
home-live-scores = Punkte während der Partie
home-live-scores-note = Alle sehen, was jeder Wald gerade wert ist.
home-take-back = Zurücknehmen
home-take-back-note = Bis etwas Verdecktes aufgedeckt wurde.
home-hints = Tipps
home-hints-note = Alle dürfen fragen, was ein Bot tun würde.
home-takeover = Wenn jemand weg ist
home-takeover-note = Ein Bot spielt weiter, bis die Person zurück ist.
home-takeover-never = warten
home-takeover-minutes = Bot nach { $count } Min.
home-game-options = Regeln dieser Partie
home-mulligan = Ohne Baum sechs neue Karten
home-mulligan-note = Wer keinen Baum bekommt, darf die Hand einmal tauschen.
home-removed = Entfernte Karten
home-removed-note = So viele werden ungesehen aus dem Stapel genommen.
home-removed-usual = { $count }, wie üblich
home-removed-none = keine: längere Partie
home-start = Wer beginnt
home-start-drawn = wird ausgelost
home-cuckoo = Kuckucke je Baum oder Strauch
home-cuckoo-one = einer
home-cuckoo-any = beliebig viele
home-wheatear = Steinschmätzer: Karten in die Höhle
home-wheatear-effect = als Effekt
home-wheatear-bonus = als Bonus
home-make = Tisch eröffnen
home-make-play = Partie beginnen

## Waiting for friends

home-lobby = Warten auf Freunde
home-lobby-left = { $count ->
        [one] { $count } Platz ist noch frei. Sobald er besetzt ist, geht es los.
       *[other] { $count } Plätze sind noch frei. Sobald sie besetzt sind, geht es los.
    }
home-invite = Schick diesen Link oder lass den Code scannen.
home-invite-link = Link zu diesem Tisch
home-copy = Kopieren
home-copied = Kopiert
home-share = Teilen
home-share-text = Ein Platz ist frei für dich: { $game }
home-qr = QR-Code des Links
home-who = Wer da ist
home-seat-free = frei
home-seat-you = du
home-seat-friend = mit dabei
home-seat-away = gerade nicht da
home-join = Ein Platz ist frei für dich
home-join-note = Gib deinen Namen ein und setz dich.
home-take-seat = Platz nehmen
home-watch = Nur zuschauen
home-watching = Du schaust zu. Sind alle Plätze besetzt, beginnt hier die Partie.
home-leave-seat = Platz aufgeben

## My tables

home-tables = Deine Tische
home-tables-none = Noch keine Tische. Der erste ist nur einen Fingertipp entfernt.
home-tables-running = Laufende Partien
home-tables-over = Beendet
home-your-turn = Du bist dran
home-turn-of = { $player } ist dran
home-seats-open = { $count ->
        [one] wartet: { $count } Platz frei
       *[other] wartet: { $count } Plätze frei
    }
home-won = Gewonnen mit { $points }
home-lost = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; erster Platz: { $best }
home-over-plain = beendet
home-with = mit { $people }
home-to-table = Zum Tisch
home-to-replay = Wiedergabe
home-leave = Verlassen
home-leave-note = Ein Bot spielt für dich weiter.
home-leave-sure = Wirklich verlassen
home-stay = Bleiben
home-forget = Aus der Liste entfernen
home-cards = Karten
home-cards-note = jede Karte aus allen Schachteln nachschlagen
home-mine = Meine Spiele
home-mine-note = alles, was du gespielt hast
home-votes = Abstimmung über einen Bot
home-votes-note = Bleibt jemand weg, können die anderen einen Bot spielen lassen.
home-push = Sag mir, wenn ich dran bin
home-push-note = Eine Benachrichtigung des Browsers, auch bei geschlossener Seite.
home-push-refused = Der Browser erlaubt es nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.
home-seat-fill = Bot mitspielen lassen
home-error-unavailable = Der Server kann gerade nichts speichern. Versuche es gleich noch einmal.
home-solo = Allein spielen
home-solo-note = gegen einen Automa, mit Aufgaben und Medaillen
home-nowhere = Hier wächst nichts
home-nowhere-note = Unter dieser Adresse gibt es keine Seite. Vielleicht hat sich ein Buchstabe verlaufen, oder der Link ist alt.
home-volume = Lautstärke

## Boxes that are added to a game: name, and what they bring

home-box-alpine = Alpin
home-box-alpine-note = 36 Karten: Bergtiere, Lärche und Zirbe, ein sechster Schmetterling.
home-box-woodland-edge = Waldrand
home-box-woodland-edge-note = 36 Karten: Sträucher, die keine Bäume sind, mehr Frischlinge, noch ein Schmetterling.
home-expires = { $days ->
    [0] Wird heute gelöscht, wenn du sie nicht öffnest.
    [one] Wird in { $days } Tag gelöscht, wenn du sie nicht öffnest.
   *[other] Wird in { $days } Tagen gelöscht, wenn du sie nicht öffnest.
}
home-delete = Partie löschen
home-delete-note = Dann ist sie für alle weg, die mitgespielt haben.
home-delete-others = Vorher müssen alle anderen am Tisch zustimmen.
home-delete-asked = { $player } möchte diese Partie löschen.
home-delete-agree = Zustimmen
home-delete-keep = Behalten
home-delete-waits = Diese Partie wird gelöscht, sobald alle zustimmen.
home-expires-kept = { $days ->
    [0] Dieser Tisch sollte heute gelöscht werden. Weil du da bist, bleibt er.
    [one] Dieser Tisch sollte in { $days } Tag gelöscht werden. Weil du da bist, bleibt er.
   *[other] Dieser Tisch sollte in { $days } Tagen gelöscht werden. Weil du da bist, bleibt er.
}
home-expires-watched = { $days ->
    [0] Wird heute gelöscht, wenn ihn niemand öffnet, der mitspielt.
    [one] Wird in { $days } Tag gelöscht, wenn ihn niemand öffnet, der mitspielt.
   *[other] Wird in { $days } Tagen gelöscht, wenn ihn niemand öffnet, der mitspielt.
}
home-about = Impressum und Datenschutz
home-check = Schachtel prüfen
home-hand-draft = Startkarten draften
home-hand-draft-note = Alle teilen gleichzeitig Karten auf: für sich selbst, für die Nachbarn und für die Lichtung.
home-own-box = Mit meiner Schachtel spielen
home-own-box-note = Von dir gefunden: { $icons ->
        [0] { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
       *[other] { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }, { $icons ->
            [one] { $icons } Symbol
           *[other] { $icons } Symbole
        }
    }.
