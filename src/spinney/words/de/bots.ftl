### Why a bot thinks that a move is good, and what it says of one.
### $species is the name of a species, $player a person's name, $points and $count are numbers, $move is a move in words.

## Why a move is good

why-points = { $species } bringt sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
why-bonus = Die Bezahlung löst den Bonus von { $species } aus.
why-bonus-free = { $species } kostet nichts, also gibt es den Bonus dazu.
why-turn = { $species } bringt einen weiteren Zug.
why-lasting = { $species } lässt dich bis zum Ende des Spiels Karten ziehen.
why-draws = { $species } lässt dich Karten ziehen.
why-host = { $species } schafft Platz für weitere Karten.
why-grows = { $species } bringt jetzt wenig, wächst aber mit dem, was noch kommt.
why-free = Es kostet nichts und bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
why-free-grows = Es kostet nichts und kann später Punkte bringen.
why-place = Hier bringt die Karte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
why-place-room = Hier steht die Karte am wenigsten im Weg.
why-deck = Keine Karte in der Lichtung ist mehr wert als eine neue.
why-deck-even = Eine neue Karte ist im Schnitt so viel wert wie die in der Lichtung.
why-more-cards = Du brauchst mehr Karten zum Auswählen und Bezahlen.
why-card = Im Spiel kann { $species } etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr bringen, als die Karte kostet.
why-money = Mit { $species } lässt sich so gut bezahlen wie mit jeder anderen Karte, und du weißt, was du bekommst.
why-deny = { $player } könnte { $species } gut gebrauchen.
why-pay-bonus = { $count ->
        [one] Diese Karte zeigt das Symbol
       *[other] Alle zeigen das Symbol
    }, also gibt es den Bonus von { $species }.
why-least = { $count ->
        [one] Diese Karte brauchst du am wenigsten.
       *[other] Diese Karten brauchst du am wenigsten.
    }
why-cave = { $count ->
        [one] { $count } Karte in der Höhle bringt einen Punkt
       *[other] { $count } Karten in der Höhle bringen je einen Punkt
    }.
why-use = Es kostet nichts.
why-use-turn = Es kostet nichts und bringt einen weiteren Zug.
why-use-cave = Es kostet nichts und bringt { $count ->
        [one] { $count } Karte in die Höhle, also einen Punkt
       *[other] { $count } Karten in die Höhle, also je einen Punkt
    }.
why-use-draw = Es kostet nichts, und du ziehst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
why-use-take = Es kostet nichts, und du bekommst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } aus der Lichtung.
why-use-clearing = Danach kann niemand mehr { $count ->
        [one] die Karte
       *[other] die { $count } Karten
    } in der Lichtung nehmen.
why-skip = Es würde dir jetzt nichts bringen.
why-skip-winter = Die letzte Winterkarte kann kommen, und du liegst zurück.
why-skip-hand = Auf der Hand sind deine Karten mehr wert.
why-skip-clearing = { $species } in der Lichtung kann dir noch nützen.
why-keep-hand = Unter deinen sechs Karten ist ein Baum für den Anfang.
why-new-hand = Ohne Baum lässt sich keine andere Karte spielen.
why-draft = Von den Höhlen zur Wahl hilft sie dir wohl am meisten.
why-show = Etwas anderes ist nicht möglich.
why-stop = Heb den Rest deiner Karten für später auf.
why-sapling = Eine verdeckte Karte gibt vier weitere Plätze.

## What a move cost

why-dear = { $species } hat sofort { $points ->
        [0] keine Punkte gebracht und
        [one] { $points } Punkt gebracht, aber
       *[other] { $points } Punkte gebracht, aber
    } den Zug und { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } gekostet.
why-slow = { $species } hat sofort { $points ->
        [0] keine Punkte gebracht und
        [one] { $points } Punkt gebracht, aber
       *[other] { $points } Punkte gebracht, aber
    } den Zug gekostet.

## Hints

hint-line = { $move } ({ $outlook }): { $why }
hint-outlook = { $side ->
        [ahead] voraussichtlich liegst du am Ende etwa { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            } vorn
        [behind] voraussichtlich liegst du am Ende etwa { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            } zurück
       *[level] voraussichtlich liegt ihr am Ende etwa gleichauf
    }; Siegchance { $percent } %
hint-points = voraussichtlich hast du am Ende etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
