### Why a bot thinks that a move is good, and what it says of one.
### $species is the name of a species, $player a person's name, $points and $count are numbers, $move is a move in words.

## Why a move is good

why-points = { $species } levert meteen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
why-bonus = De betaling geeft de bonus van { $species }.
why-bonus-free = { $species } kost niets, dus de bonus is gratis.
why-turn = { $species } geeft een extra beurt.
why-lasting = Met { $species } trek je de rest van het spel kaarten.
why-draws = Met { $species } trek je kaarten.
why-host = { $species } maakt plaats voor meer kaarten.
why-grows = { $species } levert nu weinig op, maar groeit met wat nog komt.
why-free = Het kost niets en levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
why-free-grows = Het kost niets en kan later punten opleveren.
why-place = Hier levert de kaart { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
why-place-room = Hier zit de kaart het minst in de weg.
why-deck = Geen kaart op de open plek is meer waard dan een nieuwe.
why-deck-even = Een nieuwe kaart is gemiddeld evenveel waard als die op de open plek.
why-more-cards = Je hebt meer kaarten nodig om uit te kiezen en om mee te betalen.
why-card = In het spel kan { $species } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } meer opleveren dan de kaart kost.
why-money = Met { $species } betaal je net zo goed als met elke andere kaart, en je weet wat je krijgt.
why-deny = { $player } zou { $species } goed kunnen gebruiken.
why-pay-bonus = { $count ->
        [one] Deze kaart toont het symbool
       *[other] Ze tonen allemaal het symbool
    }, dus je krijgt de bonus van { $species }.
why-least = { $count ->
        [one] Deze kaart heb je het minst nodig.
       *[other] Deze kaarten heb je het minst nodig.
    }
why-cave = { $count ->
        [one] { $count } kaart in de grot is een punt waard
       *[other] { $count } kaarten in de grot zijn elk een punt waard
    }.
why-use = Het kost niets.
why-use-turn = Het kost niets en geeft een extra beurt.
why-use-cave = Het kost niets en legt { $count ->
        [one] { $count } kaart in je grot, goed voor een punt
       *[other] { $count } kaarten in je grot, elk goed voor een punt
    }.
why-use-draw = Het kost niets en je trekt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
why-use-take = Het kost niets en je krijgt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } uit de open plek.
why-use-clearing = Daarna kan niemand { $count ->
        [one] de kaart
       *[other] de { $count } kaarten
    } op de open plek nog nemen.
why-skip = Het zou je nu niets opleveren.
why-skip-winter = De laatste winterkaart kan komen, en je staat achter.
why-skip-hand = Je kaarten zijn in je hand meer waard.
why-skip-clearing = { $species } op de open plek kan je nog van pas komen.
why-keep-hand = Bij je zes kaarten zit een boom om mee te beginnen.
why-new-hand = Zonder boom kan geen andere kaart worden gespeeld.
why-draft = Van de grotten waaruit je kiest helpt die je waarschijnlijk het meest.
why-show = Iets anders is niet mogelijk.
why-stop = Bewaar de rest van je kaarten voor later.
why-sapling = Een gedekte kaart geeft vier extra kaartvelden.

## What a move cost

why-dear = { $species } leverde meteen { $points ->
        [0] geen punten op en
        [one] { $points } punt op, maar
       *[other] { $points } punten op, maar
    } kostte een beurt en { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
why-slow = { $species } leverde meteen { $points ->
        [0] geen punten op en
        [one] { $points } punt op, maar
       *[other] { $points } punten op, maar
    } kostte een beurt.

## Hints

hint-line = { $move } ({ $outlook }): { $why }
hint-outlook = { $side ->
        [ahead] waarschijnlijk eindig je ongeveer { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            } voor
        [behind] waarschijnlijk eindig je ongeveer { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            } achter
       *[level] waarschijnlijk eindig je ongeveer gelijk
    }; { $percent }% kans op winst
hint-points = waarschijnlijk eindig je met ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
