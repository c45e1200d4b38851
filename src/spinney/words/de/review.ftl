### A review of a game that is over, on the page and in the terminal: how it stood, and the moments that mattered.
### $player is a name, $move and $other are moves in words, $kind is one of the `review-kind-…`, $cost a `review-cost…`, $side `ahead`, `behind` or `level`; all others are numbers.

review-title = Rückblick
review-what = Worauf es ankam
review-whose = Wessen Züge
review-chances = Chancen
review-points = Punkte
review-graph = Was die Kurve zeigt
review-graph-chances = Siegchancen, Zug für Zug
review-graph-points = Erwartete Punkte am Ende, Zug für Zug
review-turn-of = Zug { $number } von { $count }
review-to-move = Zug { $number } · { $player } ist dran
review-end = Das Ende des Spiels
review-earlier = Einen Zug zurück
review-later = Einen Zug weiter
review-board = Welche Auslage
review-before = Vorher
review-as-played = Gespielt
review-better-board = Besser
review-you-played = Dein Zug
review-played = Der Zug
review-better = Besser
review-next-best = Nächstbester Zug
review-at-end = { $side ->
        [ahead] am Ende { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            } vorn
        [behind] am Ende { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            } zurück
       *[level] am Ende gleichauf
    }
review-at-end-alone = am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
review-good = bester Zug oder gleich gut
review-of = von { $count }
review-slips = { $count ->
        [one] kleiner Fehler
       *[other] kleine Fehler
    }
review-bigs = { $count ->
        [one] großer Fehler
       *[other] große Fehler
    }
review-share = { $percent } % von dem, was möglich war
review-mark = { $points ->
        [one] { $points } Punkt gemacht
       *[other] { $points } Punkte gemacht
    }, { $lost ->
        [0] keinen Vorsprung verschenkt
        [one] etwa { $lost } Punkt Vorsprung verschenkt
       *[other] etwa { $lost } Punkte Vorsprung verschenkt
    }
review-mark-alone = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gemacht, etwa { $lost } mehr waren drin
review-kind-good = guter Zug
review-kind-slip = kleiner Fehler
review-kind-big = großer Fehler
review-chance = { $before } → { $after } %
review-chance-aloud = Siegchance { $after } Prozent statt { $before }
review-counts = Zählt dafür mit:
review-show = Besseren Zug zeigen
review-show-good = Zeigen
review-play-on = Von hier weiterspielen
review-counted = Die Zahl neben einem Zug sagt, um wie viele Punkte er am Ende den Abstand zum besten anderen Wald verbessert oder verschlechtert hat. Wie groß ein Fehler ist, hängt von dieser Zahl und von der Siegchance ab.
review-by-chance = Zum großen Fehler macht ihn die Siegchance, nicht die Punkte.
review-despite-points = Nur ein kleiner Fehler, weil er weniger Siegchance gekostet hat.
review-none = Kein Zug hat mehr als ein paar Punkte gekostet.
review-working = Das Spiel wird durchgesehen: { $at } von { $turns } Zügen
review-failed = Der Rückblick ist nicht gelungen.
review-again = Noch einmal versuchen
review-alone = So standen die Punkte; gewonnen wird hier gegen niemanden.
review-unfinished = Nur ein Spiel, das zu Ende ist, hat einen Rückblick.
review-too-many = Aus deinem Netz kamen zu viele Anfragen. Versuch es später noch einmal.
# in the terminal
review-line-mark = { $player }: { $mark } %. { $good } von { $turns } Zügen die besten oder gleich gut, { $slips } kleine und { $big } große Fehler; { $made }.
review-cost = { $points ->
        [one] { $points } Punkt Vorsprung
       *[other] { $points } Punkte Vorsprung
    }
review-cost-alone = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
review-line-slip = Zug { $turn }, { $player }, { $kind }: { $cost } verloren. Gespielt „{ $move }“, besser „{ $other }“.
review-line-good = Zug { $turn }, { $player }, { $kind }: „{ $move }“, { $cost } mehr als das Nächstbeste, „{ $other }“.
review-line-chance = Siegchance { $chance } % statt { $other } %.
