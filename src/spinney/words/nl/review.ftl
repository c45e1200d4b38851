### A review of a game that is over, on the page and in the terminal: how it stood, and the moments that mattered.
### $player is a name, $move and $other are moves in words, $kind is one of the `review-kind-…`, $cost a `review-cost…`, $side `ahead`, `behind` or `level`; all others are numbers.

review-title = Terugblik
review-what = Waar het om ging
review-whose = Wiens zetten
review-chances = Kansen
review-points = Punten
review-graph = Wat de grafiek toont
review-graph-chances = Kans op winst, beurt voor beurt
review-graph-points = Verwachte eindpunten, beurt voor beurt
review-turn-of = Beurt { $number } van { $count }
review-to-move = Beurt { $number } · { $player } is aan zet
review-end = Het einde van het spel
review-earlier = Een beurt terug
review-later = Een beurt verder
review-board = Welk bord
review-before = Ervoor
review-as-played = Gespeeld
review-better-board = Beter
review-you-played = Jouw zet
review-played = De zet
review-better = Beter
review-next-best = Op één na beste
review-at-end = { $side ->
        [ahead] aan het eind { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            } voor
        [behind] aan het eind { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            } achter
       *[level] aan het eind gelijk
    }
review-at-end-alone = aan het eind { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
review-good = beste of even goed
review-of = van { $count }
review-slips = { $count ->
        [one] foutje
       *[other] foutjes
    }
review-bigs = { $count ->
        [one] grote fout
       *[other] grote fouten
    }
review-share = { $percent }% van wat mogelijk was
review-mark = { $points ->
        [one] { $points } punt gemaakt
       *[other] { $points } punten gemaakt
    }, { $lost ->
        [0] geen voorsprong verspeeld
        [one] ongeveer { $lost } punt voorsprong verspeeld
       *[other] ongeveer { $lost } punten voorsprong verspeeld
    }
review-mark-alone = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } gemaakt, er zaten er ongeveer { $lost } meer in
review-kind-good = goede zet
review-kind-slip = foutje
review-kind-big = grote fout
review-chance = { $before } → { $after }%
review-chance-aloud = kans op winst { $after } procent in plaats van { $before }
review-counts = Telt ermee mee:
review-show = Toon de betere zet
review-show-good = Toon de zet
review-play-on = Vanaf hier verder spelen
review-counted = Het getal naast een zet zegt hoeveel punten voorsprong op het beste andere bos hij aan het eind heeft opgeleverd of gekost. Hoe groot een fout is, hangt af van dit getal en van de kans op winst.
review-by-chance = De kans op winst maakt het een grote fout, niet de punten.
review-despite-points = Maar een foutje, want het kostte minder kans op winst.
review-none = Geen zet kostte meer dan een paar punten.
review-working = Het spel wordt doorgenomen: { $at } van { $turns } beurten
review-failed = De terugblik is niet gelukt.
review-again = Opnieuw proberen
review-alone = Zo stonden de punten; er is niemand om van te winnen.
review-unfinished = Alleen een afgelopen spel heeft een terugblik.
review-too-many = Er zijn vanaf je netwerk te veel terugblikken gevraagd. Probeer het later nog eens.
# in the terminal
review-line-mark = { $player }: { $mark }%. { $good } van { $turns } beurten de beste of even goed, { $slips } foutjes en { $big } grote fouten; { $made }.
review-cost = { $points ->
        [one] { $points } punt voorsprong
       *[other] { $points } punten voorsprong
    }
review-cost-alone = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
review-line-slip = Beurt { $turn }, { $player }, { $kind }: { $cost } verloren. Gespeeld “{ $move }”, beter “{ $other }”.
review-line-good = Beurt { $turn }, { $player }, { $kind }: “{ $move }”, { $cost } meer dan de op één na beste, “{ $other }”.
review-line-chance = Kans op winst { $chance }% in plaats van { $other }%.
