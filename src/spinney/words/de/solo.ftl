# Playing alone: the automa, the challenges and their medals.

solo-alone = Allein spielen
solo-automa = Der Automa
solo-challenge = Aufgabe
solo-choose = Wähle eine Aufgabe
solo-points-only = Zu den Aufgaben dieses Spiels haben wir keine Quelle gefunden. Darum spielst du um Punkte.
solo-options = Wo die Regeln offen sind
solo-play = Spielen
solo-waits = { $automa } ist nach jedem deiner Züge dran
solo-does = { $automa }: { $does }
solo-adds = legt { $count ->
        [one] { $count } Karte dazu
       *[other] { $count } Karten dazu
    }
solo-removes = entfernt { $count } von { $end ->
        [left] links
       *[right] rechts
    }
solo-burns = wirft { $count } aus dem Stapel ab
solo-left = { $count ->
        [one] noch { $count } Karte bis zum Mischen
       *[other] noch { $count } Karten bis zum Mischen
    }
solo-row = in einer Reihe, von links nach rechts
solo-have = { $have } von { $need }
solo-met = Aufgabe erfüllt
solo-unmet = Aufgabe nicht erfüllt
solo-medal = { $medal ->
        [gold] Gold
        [silver] Silber
       *[bronze] Bronze
    }
solo-medal-from = { $medal } ab { $points } Punkten
solo-won = { $medal ->
        [gold] Gold!
        [silver] Silber!
       *[bronze] Bronze!
    }
solo-lost = Diesmal keine Medaille
solo-missed = Die Aufgabe wurde nicht erfüllt: { $have } von { $need }
solo-short = { $count ->
        [one] Erfüllt, aber { $count } Punkt fehlt
       *[other] Erfüllt, aber { $count } Punkte fehlen
    }
solo-for-points = Um Punkte gespielt
solo-over = Die Winterkarte: das Spiel ist zu Ende

## Challenges, with what is asked for

challenge-water-strider = Wasserläufer
    .goal = Alle fünf Libellenarten
challenge-mire-protection = Moorschutz
    .goal = 10 Moore
challenge-treetop-dwellers = Kronenbewohner
    .goal = 8 verschiedene Vogelarten
challenge-paw-prints = Pfotenspuren
    .goal = 14 Pfotentiere
challenge-forest-gliders = Waldsegler
    .goal = 7 Fledermäuse
challenge-precious-moor = Kostbares Moor
    .goal = Ein Moor, das allein 20 Punkte bringt
challenge-reptile-trail = Reptilienpfad
    .goal = Eine Kreuzotter, die allein 10 Punkte bringt; eine Kreuzotter ist auf deiner ersten Hand
challenge-species-grove = Artenhain
    .goal = 11 verschiedene Arten von Bäumen, Sträuchern und Mooren zusammen
challenge-crawler = Krabbler
    .goal = 10 Insekten
challenge-forest-spawners = Laicher des Waldes
    .goal = 6 Amphibien
challenge-plant-grove = Pflanzenhain
    .goal = 12 Pflanzen
challenge-hoof-prints = Hufspuren
    .goal = 6 Paarhufer
challenge-mice-grove = Mäusehain
    .goal = 8 Mäuse
challenge-cave-hideout = Höhlenversteck
    .goal = 15 Karten in der Höhle
challenge-winged-kingdom = Reich der Flügel
    .goal = Mindestens zwei Vögel an jedem Baum, Strauch und Moor

## Open points of the rules

open-automa-extra = Der Automa zwischen weiteren Zügen
open-automa-extra-no = wartet
open-automa-extra-yes = handelt
open-automa-sweep = Volle Lichtung nach dem Zug des Automa
open-automa-sweep-yes = wird geleert
open-automa-sweep-no = bleibt liegen
open-automa-two = Karten, die zwei dazulegen
open-automa-two-burn = werfen auch eine ab
open-automa-two-no-burn = werfen keine ab
open-start-card = Die Kreuzotter von Aufgabe 7
open-start-card-in-hand = ist eine deiner sechs Karten
open-start-card-extra = ist eine siebte Karte
open-bog = Aufgabe 6: ein Deckenmoor
open-bog-own = bringt selbst nichts
open-bog-with-plants = bringt, was seine Pflanzen gewinnen
open-face-down = Verdeckte Moore in Aufgabe 2 und 15
open-face-down-count = zählen
open-face-down-ignore = zählen nicht
open-medal = Medaille
open-medal-any = nach Punkten
open-medal-bronze = Bronze, jetzt gewählt
open-medal-silver = Silber, jetzt gewählt
open-medal-gold = Gold, jetzt gewählt
open-arrow = Der Pfeil einer Karte
open-arrow-direction = zeigt die Richtung
open-arrow-end = zeigt, an welchem Ende es beginnt
