### The table in the browser: what is to be done, what a card would bring, forests, log, keyboard.
### $species, $host and $card are names, $player is a person's name, $count and $points are numbers.

## What is to be done

page-your-turn = Du bist dran
# $player: whose turn it is, as a sign
page-turn-of = { $player } ist dran
page-do-mulligan = Behältst du deine sechs Karten oder tauschst du sie?
page-do-mulligan-tree = Deine sechs Karten: Behalte sie, ein Baum ist dabei.
page-do-draft = Wähle deine Höhle.
page-do-turn = Zieh zwei Karten oder spiel eine.
page-do-turn-empty = Zieh zwei Karten.
page-do-turn-full = Deine Hand ist voll: Spiel eine Karte.
page-do-extra = Noch ein Zug: Zieh zwei Karten oder spiel eine.
page-do-extra-empty = Noch ein Zug: Zieh zwei Karten.
page-do-last = { $count ->
        [one] Die nächste Karte ist der letzte Winter.
       *[other] Letzter Winter in spätestens { $count } Karten.
    }
page-winter-may = Das kann den letzten Winter bringen.
page-do-second = Noch eine Karte: vom Stapel oder aus der Lichtung.
page-do-show = Du kannst weder ziehen noch spielen: Zeig deine Hand und tausch zwei Karten.
page-do-place = { $species }: Wähle einen Platz.
# $count: how many cards are still to be picked
page-do-pay = { $species }: Bezahle { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
page-do-pay-more = Noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } bezahlen.
page-pick-first = Wähle erst { $count ->
        [one] eine Karte
       *[other] noch { $count } Karten
    }.
page-do-go = { $species }: alles bereit.
# $text: what the card does
page-do-use = { $species }: { $text }. Nutzen?
page-do-use-count = { $species }: { $text } ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }). Nutzen?
page-do-use-winter = { $species }: { $text }. Nutzen? Das kann den letzten Winter bringen.
page-do-draw = { $species }: { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    } ziehen?
page-do-draw-winter = { $species }: { $count ->
        [one] Eine Karte ziehen? Sie
       *[other] { $count } Karten ziehen? Eine
    } könnte der letzte Winter sein.
page-do-free-hand = { $species }: Spiel kostenlos { $things } aus der Hand, { free-loses }.
page-do-free-clearing = { $species }: Spiel kostenlos { $things } aus der Lichtung, { free-loses }.
page-one-card = eine Karte ({ $things })
page-do-dig = { $species }: Spiel weitere Karten oder hör auf.
page-do-take = { $species }: Nimm eine Karte aus der Lichtung.
cave-from = { $from ->
        [clearing] aus der Lichtung
       *[hand] aus der Hand
    }
page-do-cave-any = { $species }: Wähle Karten { cave-from } für deine Höhle.
page-do-cave = { $species }: Wähle { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } { cave-from } für deine Höhle.
page-do-face-down = { $species }: Leg eine Handkarte verdeckt { as-face-down } aus.
page-do-discard = Leg { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } aus der Hand in die Lichtung.
page-do-keep = Wähle die Karte, die du behältst.
page-do-wait = { $player } überlegt. Sieh dich ruhig um.
page-do-wait-human = { $player } entscheidet. Sieh dich ruhig um.
page-do-watch = { $player } entscheidet.
page-do-pass = Gib das Gerät an { $player } weiter.
page-do-pass-ready = Ich bin { $player }
page-waiting = Einen Moment …

## Acts

page-draw = Ziehen
page-draw-deck = Die oberste Karte vom Stapel ziehen
page-take-card = { $card } nehmen
page-play-species = { $species } spielen
# $count: cards that will be drawn
page-play-draw = Spielen und { $count } ziehen
page-place-species = { $species } kostenlos spielen
page-face-down = Verdeckt
page-face-up = Offen
page-face-down-card = { $card } verdeckt spielen
page-face-down-rule = { $kind ->
        [tree] Zählt als Baum, zeigt aber kein Symbol und hat weder einen Effekt noch eigene Punkte.
       *[moor] Zählt als Moor, zeigt aber kein Symbol und hat weder einen Effekt noch eigene Punkte.
    }
page-use = Ja
page-skip = Verzichten
page-skip-rest = Fertig
page-stop = Aufhören
page-undo = Zurücknehmen
page-undo-no = Es wurde etwas Verdecktes aufgedeckt: Das lässt sich nicht mehr zurücknehmen.
page-back = Zurück
page-change = ändern
page-hint = Tipp
page-keep-hand = Behalten
page-new-hand = Alle sechs tauschen
page-show-hand = Zeigen und tauschen
page-confirm-cave = In die Höhle
page-confirm-discard = In die Lichtung
page-confirm-keep = Diese behalten
page-cave-number = Höhle { $number }
page-more = Mehr
page-close = Schließen
page-unseen = Ungesehene Karten
page-leave = Tisch verlassen
page-home = Zur Startseite
page-keys = Tastatur

## While choosing

page-worth-now = { $points ->
        [one] Punkt jetzt
       *[other] Punkte jetzt
    }
page-gain-others = andere Karten
page-atop = auf
page-below = unter
page-beside = neben
page-joins = teilt Platz bei
page-new-host = neu in deinem Wald
page-effect = Effekt
page-bonus = Bonus
page-lasting = Dauereffekt
page-points = Punkte
page-placement = Wo
page-bonus-earned = Bonus verdient
page-bonus-open = Bonus, wenn du nur mit dem Symbol { $symbol } bezahlst
page-bonus-lost = Kein Bonus
page-bonus-free = Kostet nichts: Bonus verdient
page-pay-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } bezahlen
page-pay-picked = { $picked } von { $count } gewählt
page-pay-all-show = alle zeigen das Symbol { $symbol }
page-place-here = { $species } { $side } { $host }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-queue = Kommt noch: { $count ->
        [one] { $count } beiseitegelegte Karte
       *[other] { $count } beiseitegelegte Karten
    }

## The table

page-the-others = Die anderen
page-your-forest = Dein Wald
page-forest-of = Wald von { $player }
page-hand-empty = Deine Hand ist leer.
page-hand-empty-now = Deine Hand ist leer: Zieh zwei Karten.
page-hand = Deine Hand
page-clearing = Lichtung
# after the number of cards: "6 of 10, then swept away"
page-clearing-of = von { $most }, dann geleert
page-clearing-full = nach diesem Zug geleert
page-clearing-empty = Die Lichtung ist leer.
page-deck = Stapel
page-deck-left = { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
page-all-here = alle da
page-away = { $player } ist gerade weg
page-lost = Keine Verbindung. Neuer Versuch …
page-server-closing = Der Server startet neu. Nichts geht verloren.
page-store-down = Der Server kann gerade nicht speichern. Es geht von selbst weiter.
page-gone = Diesen Tisch gibt es nicht.
page-gone-note = Vielleicht hat sich ein Buchstabe des Links verlaufen, oder der Tisch wurde gelöscht.
page-gone-seat = Dieses Gerät hat hier keinen Platz mehr.
page-watching = Du schaust zu.
page-bot = Bot · { $level }
page-friend = mit dabei
page-you = du
page-stand-in = ein Bot springt ein
page-thinking = überlegt
page-known = Bekannte Handkarten
page-look-closely = Genau ansehen
page-hand-count = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
page-cave-count = { $count ->
        [one] { $count } Karte in der Höhle
       *[other] { $count } Karten in der Höhle
    }
page-host-count = { $kind ->
        [tree] { $count ->
            [one] { $count } Baum
           *[other] { $count } Bäume
        }
        [shrub] { $count ->
            [one] { $count } Strauch
           *[other] { $count } Sträucher
        }
       *[moor] { $count ->
            [one] { $count } Moor
           *[other] { $count } Moore
        }
    }
page-score = Punkte
page-log = Verlauf
page-table = Tisch
page-others = Andere
page-empty-forest = Dein Wald ist noch leer. Spiel zuerst { $hosts ->
        [tree] einen Baum
        [tree-shrub] einen Baum oder Strauch
       *[other] einen Baum, einen Strauch oder ein Moor
    }.
page-empty-forest-other = Noch keine Karte.
page-vote = Einen Bot für { $player } spielen lassen
page-scores-hidden = Dieser Tisch zeigt die Punkte erst am Ende.

## A card

page-costs = { $count ->
        [0] kostet nichts
        [one] kostet { $count } Karte
       *[other] kostet { $count } Karten
    }
page-shows = Baumsymbol: { $symbol }
page-worth-title = Jetzt wert
page-worth-if-played = Wenn du sie jetzt spielst
page-makes-others = Und sie macht andere wertvoller
page-in-all = Insgesamt
# $count: copies in the forest
page-this-card = Alle { $count } zusammen; diese: { $points }
page-in-game = im Spiel
page-not-seen = noch nicht gesehen
page-other-half = andere Hälfte
page-counted = Gezählt
page-itself = sie selbst
page-reading = Nicht gesichert: Die gedruckte Karte lag nicht vor. Hast du das Spiel? Sag uns Bescheid.
page-next-card = Nächste Karte
page-previous-card = Vorherige Karte
page-hidden-card = Diese Karte liegt verdeckt. Höchstens wer sie gelegt hat, kennt sie.

## Looking, and what happened

page-draw-one = Karte ziehen
page-take-this = Diese Karte nehmen
page-in-your-forest-now = Jetzt in deinem Wald
page-no-place-now = im Moment kein Platz
page-as-payment = Baumsymbole beim Bezahlen: { $symbols }.
# $count: further moves of others that can be looked at
page-more-moves = { $count } weitere
page-since = Seit deinem Zug
page-since-away = Während du weg warst
page-since-none = Noch ist nichts geschehen.
page-since-own = Dein Zug davor
page-more-winter = eine Winterkarte kam
page-whole-log = Ganzer Verlauf
page-back-to-table = Zurück zum Tisch
page-last-moves = Letzte Züge
page-or-face-down = Verdeckt spielen
page-hosts-above = noch { $count } weiter oben
page-hosts-below = noch { $count } weiter unten
page-cave-take = Höhle { $number } nehmen
page-cave-title = Wähle deine Höhle
page-cave-note = Deine Höhle behältst du bis zum Ende. Ihr Effekt kommt, wenn alle gewählt haben.
page-cave-note-late = Deine Höhle behältst du bis zum Ende. Ihr Effekt kommt, wenn alle gewählt haben; der von Höhle { $number } am Spielende.
page-cave-has = { $player } hat sie
page-leave-sure = Den Tisch endgültig verlassen? Ein Bot spielt für dich weiter.
page-leave-yes = Endgültig verlassen
page-leave-no = Bleiben

## Not seen yet

page-unseen-note = Im Stapel, auf anderen Händen oder vor dem Spiel entfernt: { $count }.
page-unseen-all = { $left } von { $all }

## At this table

page-set-title = Einstellungen am Tisch
page-set-pace = Wie schnell andere spielen
page-set-pace-note = Jeder Zug bleibt zu sehen, bevor der nächste beginnt.
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-once = Sofort
page-set-gains = Ziehen, ohne zu fragen
page-set-gains-note = Was immer von Vorteil ist, geschieht von selbst.
page-set-tap = Karten sofort nehmen
page-set-tap-note = Antippen oder anklicken nimmt die Karte der Lichtung, ohne sie erst anzusehen.
page-set-tags = Punkte an meinen Karten
page-set-tags-note = Zeigt +n unter den Handkarten.
page-set-done = Fertig

## Hints

page-hints-title = { $count ->
        [one] Ein guter Zug
       *[other] { $count } gute Züge
    }
page-hints-line = { $count ->
        [one] Gold zeigt, wohin der Zug geht. Noch wird nichts gespielt.
       *[other] Wähle einen Zug und sieh, wohin er geht. Noch wird nichts gespielt.
    }
page-hints-where = Zeig mir, wo
page-hints-itself = die Karte selbst
page-hints-pay = { $count } bezahlen
page-hints-none = Der Bot weiß keinen besseren Zug.
page-hints-less = { $points ->
        [one] Etwa { $points } Punkt weniger als der erste
       *[other] Etwa { $points } Punkte weniger als der erste
    }
page-hints-even = Etwa so gut wie der erste

## Winter

page-winter-title = { $number ->
        [1] Der erste Winter
        [2] Der zweite Winter
       *[other] Der dritte Winter
    }
page-winter-next = { $left ->
        [one] Noch einmal, und das Spiel ist sofort zu Ende.
       *[other] Noch zweimal, und das Spiel ist sofort zu Ende.
    }
page-winter-among = { $count ->
        [one] Der nächste Winter ist die letzte Karte.
       *[other] Der nächste Winter liegt unter den letzten { $count } Karten.
    }
page-winter-state = Winterkarten bisher: { $number } von 3. Die dritte beendet das Spiel sofort.
page-winter-go-on = weiterspielen

## Why

page-why-counts = Dafür gezählt
page-why-itself = Die Karte, die zählt
page-why-show = Warum { $points }?
page-bonus-if = wenn alle Karten, mit denen du bezahlst, das Symbol { $symbol } zeigen

## Playing

page-play-now = Spielen

## Keyboard

page-key-hand = Handkarte: wählen oder zum Bezahlen nehmen
page-key-half = andere Hälfte
page-key-place = nächster Platz
page-key-enter = spielen, nutzen, los
page-key-deck = vom Stapel ziehen
page-key-clearing = dann eine Zahl: Karte der Lichtung
page-key-undo = zurücknehmen, zurück
page-key-skip = verzichten, aufhören
page-key-hint = Tipp
page-key-log = Verlauf
page-key-large = Karte groß ansehen
page-key-forests = Wälder der anderen
page-key-face-down = Karte verdeckt spielen
page-key-help = diese Liste
page-key-up-down = ↑ ↓
page-key-left-right = ← →
page-key-space = Leertaste
page-key-return = Enter
page-key-backspace = Rücktaste

## Names

page-table-name = { $host } & { $guest }
page-bot-badger = Dachs
page-bot-owl = Eule
page-bot-fox = Fuchs
page-bot-wren = Zaunkönig
page-bot-hare = Hase
page-card-browser = Alles über diese Karte
page-deal-known = Wer diesen Tisch erstellt hat, kennt die Karten.
page-corrected-box = Für diesen Tisch wurde die Schachtel berichtigt: { $icons ->
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
page-away-countdown = { $player } ist weg. In { $seconds } s kann ein Bot übernehmen.
page-voted = Du hast dafür gestimmt, dass ein Bot für { $player } spielt.
page-stand-in-since = Für { $player } spielt seit { $time } ein Bot.
page-gone-rules = Diese Partie wurde mit einer anderen Fassung der Regeln von Spinney begonnen und kann hier nicht weitergehen.
page-gone-damaged = Die gespeicherten Daten dieses Tisches lassen sich nicht mehr lesen.
page-not-stored = Dein letzter Zug ging mit der Verbindung verloren. So steht es jetzt.
page-react = Den anderen ein Zeichen geben
page-react-leaf = Gut gespielt!
page-react-acorn = Danke!
page-react-smile = Haha!
page-react-wow = Wow!
page-react-sad = Oh nein!
page-react-brr = Brr, Winter!
page-set-reactions = Reaktionen
page-set-reactions-note = Kleine Zeichen, die ihr euch zeigen könnt: ein Blatt, ein Lächeln.
page-set-all = Alle Einstellungen
page-why-more = Eins mehr davon bringt: { $points }
page-why-more-yet = Eins mehr brächte noch nichts.
page-why-more-none = Eins mehr brächte nichts dazu.
page-why-player = { $player }: woher { $points ->
        [one] { $points } Punkt kommt
       *[other] { $points } Punkte kommen
    }
page-since-again = Noch einmal zeigen
page-undo-revealed = Das lässt sich nicht zurücknehmen. Aufgedeckt: { $cards }.
page-undo-others = Das lässt sich nicht zurücknehmen: Seither waren andere dran.
page-undo-none = Noch gibt es nichts zurückzunehmen.

## Questions of Alpine and Woodland Edge

page-do-cave-up-to = { $species }: Wähle bis zu { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } { cave-from } für deine Höhle.
page-do-take-named = { $species }: Nicht alle passen auf die Hand. Nimm noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } dieses Typs: { $things }.
page-do-lay = { $species }: Leg beliebig viele Handkarten verdeckt als Baumsprösslinge aus, eine nach der anderen.
page-do-lapsed = { $species }: Hier gibt es gerade nichts zu tun.
page-do-none-fits = { $species }: Keine deiner Karten passt, also passiert nichts.
page-gone-deleted = Dieser Tisch wurde gelöscht.
page-do-split = Teile deine Karten auf und wähle dann „Fertig“.
page-do-split-wait = Die ersten Handkarten werden gedraftet.
page-split-title = Deine Startkarten
page-split-round = Runde { $round } von { $rounds }
page-split-note = Bestimme, wohin jede Karte geht. Was übrig bleibt, ist aus dem Spiel. Niemand sieht es.
page-split-wait = Du bist fertig. Bis alle fertig sind, kannst du dich noch umentscheiden.
page-split-hand = Behalten
page-split-give = An { $player }
page-split-clearing = Lichtung
page-split-out = Aus dem Spiel
page-split-ready = Fertig
page-split-change = Ändern
page-split-ready-list = Fertig: { $players }
