### The score pad. en/pad.ftl explains the variables.

## Beginning

pad-title = Een partij tellen
pad-note = Tik in wat er op tafel ligt; het blok telt op en zegt waarom. Het werkt ook zonder verbinding.
pad-who = Wie speelden er mee?
pad-player = Speler { $number }
pad-players = Spelers
pad-people = { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
pad-add-player = Nog iemand
pad-remove-player = Zonder { $name }
pad-begin = Beginnen
pad-history = Getelde partijen

## Entering

pad-entry = Kaarten invoeren
pad-forest = Bos
pad-new-host = Volgende boom
pad-first-host = { $name }: welke boom eerst?
pad-next-host = Welke volgt nu?
pad-hosts = Volgende boom
pad-place = Vrije plek: { $side ->
        [top] boven
        [bottom] onder
        [left] links
       *[right] rechts
    }
pad-search = Zoek een soort
pad-clear = Letters wissen
pad-species = { $count ->
        [one] { $count } soort
       *[other] { $count } soorten
    }
pad-none = Niets met die naam
pad-less = { $name }: een minder
pad-more = { $name }: een meer
pad-cave-card = Welke grotkaart

## Symbols

pad-what-symbol = welk symbool?
pad-which-symbol = Symbool van { $name }
pad-counted-by = telt voor { $name }
pad-which-show = Welke tonen { $symbol }?
pad-done = Klaar

## Changing

pad-change = { $name } wijzigen
pad-move = Verplaatsen
pad-take-away = Weghalen
pad-nowhere = Er is geen andere plek voor.

## What can't be

pad-no-place = { $name } ligt { $place ->
        [top] boven
        [bottom] onder
        [side] aan de zijkant
       *[other] in het midden
    }.
pad-no-kind = { $name } kan hier niet liggen.
pad-no-sides = { $name }: een heide heeft geen zijkanten.
pad-no-company = { $name } heeft een passende kaart op dezelfde plek nodig.
pad-no-room = Geen plek voor { $name }: die is bezet.
pad-no-half = { $name }: de doos heeft zo'n helft niet voor deze kant.
pad-no-left = { $name }: daarvan is er geen meer over, met alles wat op tafel ligt.
pad-no-copies = { $name }: de doos heeft er maar { $count }.
pad-no-box = De doos heeft maar { $count } kaarten.
pad-no-cave = Grot { $number } is al van iemand anders.
pad-no-other = { $name }: dat kan niet.

## The result

pad-result = Uitslag
pad-alone = { $name }: { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
pad-winner = Winnaar
pad-turn-less = een beurt minder
pad-go-on = Verder invoeren
pad-keep = Afronden en bewaren
pad-keep-sent = Bewaren
pad-forget = Wissen
pad-picture = Plaatje
pad-link = Link
pad-odd-empty = { $player } heeft nog geen boom.
pad-odd-symbol = { $player }: { $name } scoort op het eigen symbool, dat ontbreekt.
pad-empty = Hier groeit nog niets.
