### The table. en/table.ftl explains the variables.

## Prompts

prompt-mulligan = Behältst du deine sechs Karten oder tauschst du sie?
prompt-draft = Wähle eine Höhle
prompt-turn = Wähle eine Aktion
prompt-second = Wähle die zweite Karte
prompt-place = { $species }: wähle den Platz
prompt-pay = { $species }: bezahle { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
prompt-use = { $species }: { $what ->
        [bonus] Bonus nutzen?
        [permanent] Dauereffekt nutzen?
       *[effect] Effekt nutzen?
    } { $text }
prompt-free = { $species }: spiele kostenlos eine Karte { $source ->
        [clearing] aus der Lichtung
       *[hand] aus der Hand
    } ({ $things }), { free-loses }
free-loses = { $use ->
        [effect] mit Effekt, ohne Bonus
       *[nothing] ohne Effekt und Bonus
    }
prompt-dig = { $species }: spiele noch eine Karte oder höre auf
prompt-take = { $species }: nimm eine Karte aus der Lichtung
prompt-cave = { $species }: lege { $source ->
        [clearing] aus der Lichtung
       *[hand] aus der Hand
    } { $count ->
        [0] beliebig viele Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    } in deine Höhle
prompt-face-down = { $species }: lege eine Handkarte verdeckt { as-face-down } aus
as-face-down = { $kind ->
        [moor] als universelles Moor
        [trees] als Baumsprösslinge
       *[tree] als Baumsprössling
    }
prompt-discard = Lege { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } aus der Hand in die Lichtung
prompt-keep = Wähle die Karte, die du behältst

## Moves

move-keep-hand = Die sechs Karten behalten
move-mulligan = Die sechs Karten tauschen
move-draft = Höhle { $number } nehmen
move-draw-deck = Die oberste Karte vom Stapel ziehen
move-draw-card = { $card } aus der Lichtung nehmen
move-play = { $species } spielen
move-play-cost = { $species } spielen (Kosten { $cost })
move-sapling = { $card } verdeckt als Baumsprössling spielen
move-show = Die Hand zeigen und zwei Karten tauschen
move-on = An { $host } anlegen
move-join = An { $host } anlegen, auf einem geteilten Platz
move-pay = Bezahlen mit { $cards }
move-use = Nutzen
move-skip = Verzichten
move-place = { $species } kostenlos spielen
move-stop = Aufhören
move-take = { $card } nehmen
move-cave = In die Höhle: { $cards }
move-lay = { $card } verdeckt legen
move-discard = In die Lichtung: { $cards }
move-keep-card = { $card } behalten

## Log

log-start = { $player } beginnt
log-keep-hand = { $player } behält die sechs Karten
log-mulligan = { $player } tauscht die sechs Karten
log-draft = { $player } nimmt Höhle { $number }
log-draw-deck = { $player } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } vom Stapel
log-take = { $player } nimmt { $card } aus der Lichtung
log-play = { $player } spielt { $species }
log-play-on = { $player } spielt { $species } an: { $host }
log-pay = { $player } bezahlt mit { $cards }
log-place = { $player } spielt { $species } kostenlos
log-place-on = { $player } spielt kostenlos { $species } an: { $host }
log-face-down = { $player } legt eine Karte verdeckt: { $species }
log-reveal = { $card } kommt vom Stapel in die Lichtung
log-effect = { $player } nutzt den Effekt: { $species }
log-bonus = { $player } nutzt den Bonus: { $species }
log-permanent = { $player } nutzt den Dauereffekt: { $species }
log-cave = { $player } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } in die Höhle
log-cave-cards = { $player } legt in die Höhle: { $cards }
log-show = { $player } zeigt die Hand: { $cards }
log-discard = { $player } legt in die Lichtung: { $cards }
log-another-turn = { $player } hat einen weiteren Zug
log-clearing-emptied = Die Lichtung wurde geleert: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
log-winter = Winterkarte { $number } von { $winters }
log-over = Die dritte Winterkarte: das Spiel ist zu Ende

## Score sheet

score-title = Wertung
score-cave = Höhle
score-trees = Bäume
score-shrubs = Sträucher
score-moors = Moore
score-trees-shrubs = Bäume und Sträucher
score-hosts = Bäume, Sträucher und Moore
score-top = Oben
score-bottom = Unten
score-top-bottom = Oben und unten
score-sides = Seitlich
score-left-right = Links und rechts
score-total = Summe
score-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
score-winner = { $player } gewinnt
score-winners = Gleichstand: { $players } gewinnen gemeinsam
score-reasons = Woher die Punkte kommen: { $player }

## Terminal

ui-hand = Hand
ui-forest = Wald
ui-clearing = Lichtung
ui-clearing-empty = Die Lichtung ist leer
ui-deck = { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
ui-cave = { $count ->
        [one] { $count } Karte in der Höhle
       *[other] { $count } Karten in der Höhle
    }
ui-winter = Winter { $count } von { $winters }
ui-cost = Kosten { $count }
ui-empty = leer
ui-your-turn = Du bist am Zug
ui-thinking = { $player } überlegt …
ui-choose = Deine Wahl
ui-invalid-choice = Bitte wähle eine Zahl von 1 bis { $count }
ui-hint = Tipp
ui-undone = Zurückgenommen
ui-no-undo = Das lässt sich nicht mehr zurücknehmen: Es wurde etwas Verdecktes aufgedeckt
ui-help = Hilfe
ui-card-text = Kartentext
ui-bye = Bis bald
ui-saved = Gespeichert: { $file }
ui-game-over = Das Spiel ist zu Ende
ui-player = Spieler { $number }

## Why a move is not possible

illegal-not-your-prompt = Du bist nicht am Zug
illegal-not-in-hand = Diese Karte ist nicht auf deiner Hand
illegal-not-in-clearing = Diese Karte liegt nicht in der Lichtung
illegal-too-expensive = Du hast nicht genug andere Karten zum Bezahlen
illegal-no-slot = Dafür gibt es jetzt keinen Platz
illegal-slot-taken = Dieser Platz ist besetzt
illegal-moor-only = Das geht nur an einem Moor
illegal-tree-or-shrub-only = Das geht nur an einem Baum oder Strauch
illegal-needs-bird = Auf diesem Platz muss schon ein Vogel sein
illegal-one-per-host = Dort ist nur eine Karte dieser Art erlaubt
illegal-hand-full = Deine Hand ist voll
illegal-wrong-number = Das ist die falsche Anzahl Karten
illegal-wrong-type = Diese Karte hat nicht das passende Symbol
illegal-has-tree = Unter deinen sechs Karten ist ein Baum
illegal-can-do-else = Du kannst noch ziehen oder spielen
illegal-no-such-host = Diese Karte gibt es in deinem Wald nicht
illegal-no-such-cave = Diese Höhle liegt nicht aus
illegal-over = Das Spiel ist zu Ende
illegal-bad-move = Das ist kein gültiger Zug

## A game in the terminal, help, the card list

ui-hand-legend = 2: Kosten · +5: Punkte jetzt
help-texts = Kartentexte der Hand zeigen oder verbergen
ui-no-mark = ohne Zeichen
ui-you = du
ui-free = frei
ui-bonus = Bonus
ui-now = { $points } jetzt
ui-earns-bonus = bringt den Bonus
ui-cave-number = Höhle { $number }
ui-hand-count = { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
ui-face-down-any = Eine Karte verdeckt als Baumsprössling spielen, kostenlos
ui-choose-enter = Deine Wahl (ENTER: { $move })
ui-choose-back = Welche Karte? (ENTER: zurück)
ui-back = Zurück zur Auswahl
ui-pick = { $count ->
        [0] Gib die Nummern der Karten ein, zum Beispiel 1 3
        [one] Gib die Nummer der Karte ein
       *[other] Gib die Nummern von { $count } Karten ein, zum Beispiel 1 3
    }
ui-pick-skip = 0 zum Verzichten
ui-hint-title = Tipp ({ $outlook }; ENTER spielt ihn):
ui-quit-sure = Wirklich beenden? q beendet, ENTER spielt weiter
ui-save = Das Spiel speichern? Dateiname, oder ENTER für nein
ui-save-exists = Die Datei { $file } gibt es schon
ui-welcome = Willkommen! Lass den wertvollsten Wald wachsen, bevor die dritte Winterkarte kommt.
ui-welcome-help = ? zeigt die Hilfe, h gibt einen Tipp.
log-drew = { $player } zieht: { $cards }
help-number = auswählen
help-enter = den einzig möglichen Zug oder den Tipp spielen
help-hint = ein Tipp mit seinem Wert
help-undo = deine letzte Entscheidung zurücknehmen
help-scores = Wertungsbögen mit Begründung
help-forest = die Wälder von allen, oder von Spieler 2
help-card = die Texte deiner Karten, oder einer Art
help-log = was bisher geschah
help-table = den Tisch noch einmal zeigen
help-quit = beenden
help-key-enter = ENTER
help-key-card = c, c reh
label = { $label }: { $text }
help-rules = Die Regeln in Kürze
help-rule-turn = Wenn du am Zug bist, ziehst du entweder zwei Karten, vom Stapel oder aus der Lichtung, oder du spielst eine Karte.
help-rule-play = Die Kosten einer Karte bezahlst du mit anderen Handkarten. Sie kommen in die Lichtung, wo alle sie nehmen dürfen. Von einer geteilten Karte spielst du eine Hälfte; der Pfeil zeigt, an welche Seite eines { $hosts ->
        [tree] Baums
        [tree-shrub] Baums oder Strauchs
       *[other] Baums, Strauchs oder Moors
    } sie kommt.
help-rule-bonus = Du bekommst den Bonus einer Karte, wenn alle Karten, mit denen du bezahlst, ihr Baumsymbol zeigen.
help-rule-clearing = Du hast nie mehr als zehn Handkarten. Liegen am Ende eines Zugs zehn oder mehr Karten in der Lichtung, sind sie alle aus dem Spiel.
help-rule-winter = { $winters ->
        [one] Die Winterkarte
       *[other] Die dritte Winterkarte
    } beendet das Spiel sofort. Handkarten zählen dann nichts.
help-rule-face-down = { $way ->
        [action] Du darfst jede Karte kostenlos verdeckt { as-face-down } spielen.
       *[card] Mit manchen Karten legst du eine Handkarte verdeckt { as-face-down } aus.
    }
help-marks = Zeichen
cards-copies = { $count }-mal vorhanden
cards-found = { $count ->
        [one] { $count } Art
       *[other] { $count } Arten
    }
cards-none = Nichts gefunden: { $query }
cards-mark-printed = wie gedruckt (Typsymbole wie in Wertungs-Apps)
cards-mark-reconstructed = Paarungen oder Baumsymbole rekonstruiert
cards-mark-reading = unsere Lesart eines Symbols, das nicht vorlag

ui-asked-to-delete = Jemand möchte diese Partie löschen. Bist du einverstanden?
ui-deleted = Die Partie wurde von jemandem gelöscht, der mitgespielt hat.
ui-will-be-deleted = { $days ->
    [one] Diese Partie wird in { $days } Tag gelöscht, wenn niemand sie öffnet, der mitgespielt hat.
   *[other] Diese Partie wird in { $days } Tagen gelöscht, wenn niemand sie öffnet, der mitgespielt hat.
}
prompt-split = { $to ->
    [hand] Draft: Welche { $count ->
        [one] Karte behältst
       *[other] { $count } Karten behältst
    } du?
    [right] Draft: Welche { $count ->
        [one] Karte geht
       *[other] { $count } Karten gehen
    } nach rechts?
    [left] Draft: Welche { $count ->
        [one] Karte geht
       *[other] { $count } Karten gehen
    } nach links?
   *[clearing] Draft: Welche { $count ->
        [one] Karte kommt
       *[other] { $count } Karten kommen
    } in die Lichtung?
}
move-give = { $cards }
log-split = { $player } hat die Karten aufgeteilt
