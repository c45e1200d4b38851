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

## In numbers

pad-mode = Invoer
pad-mode-cards = Kaarten
pad-mode-numbers = Aantallen
pad-numbers-stay = Aantallen kennen geen plekken. Terug naar kaarten met ‘Ongedaan maken’, of als er niets geteld is.
pad-counted = Geteld
pad-open = { $count ->
        [one] { $count } open vraag
       *[other] { $count } open vragen
    }
pad-of = van { $count }
pad-ask-host = Hoeveel bij { $host }?
pad-ask-kind = Hoeveel bij een { $kind ->
        [tree] boom
        [shrub] struik
       *[moor] heide
    }?
pad-ask-twice = Hoeveel bij { $host } (tellen dubbel)?
pad-ask-itself-full = Hoeveel zijn volledig bebouwd?
pad-ask-host-full = Hoeveel bij een volledig bebouwde { $kinds ->
        [tree] boom
        [tree-shrub] boom of struik
       *[other] boom, struik of heide
    }?
pad-ask-full = Hoeveel { $kinds ->
        [tree] bomen
        [shrub] struiken
        [moor] heides
       *[other] bomen, struiken en heides
    } zijn volledig bebouwd?
pad-ask-has = Hoeveel met { $type } bij dezelfde boom?
pad-ask-shares = Hoeveel delen hun plek met { $name }?
pad-ask-at = Hoeveel kaarten liggen er in totaal aan?
pad-ask-own = Welke boomsymbolen tonen ze?
pad-ask-symbol = Hoeveel kaarten met { $symbol }, zonder bomen?
pad-ask-symbol-but = Hoeveel kaarten met { $symbol }, zonder bomen en { $names }?
pad-ask-met = Voor hoeveel geldt dat?

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
pad-forget-sure = Echt wissen?
pad-picture = Plaatje
pad-link = Link
pad-odd-empty = { $player } heeft nog geen boom.
pad-odd-symbol = { $player }: { $name } scoort op het eigen symbool, dat ontbreekt.
pad-odd-open = { $player }: { $count ->
        [one] { $count } vraag is
       *[other] { $count } vragen zijn
    } nog open.
pad-empty = Hier groeit nog niets.

## Several phones

pad-together = Samen tellen
pad-together-note = Iedereen pakt de eigen telefoon en voert het eigen bos in; iedereen ziet alle totalen.
pad-open-together = Openen voor andere telefoons
pad-begin-together = Tellen op meer telefoons
pad-going-on = Nog bezig
pad-invite = Scan dit met de andere telefoons of stuur de link.
pad-share-text = Tel ons spel met ons
pad-local = Dit adres werkt alleen op dit apparaat. Start Spinney met “spinney play --lan”, dan kunnen andere telefoons erbij.
pad-join = Meetellen
pad-which-is-yours = Welk bos is van jou?
pad-bring = Meenemen wat op deze telefoon staat?
pad-not-listed = Niet op de lijst?
pad-your-name = Je naam
pad-join-new = Meedoen
pad-is-here = op een andere telefoon
pad-is-you = deze telefoon
pad-joint-gone = Dit scoreblok bestaat niet.
pad-joint-unreached = Het scoreblok is niet bereikbaar. Het wordt vanzelf opnieuw geprobeerd.
pad-offline = Geen verbinding. Ga door; later komt alles samen.
pad-offline-waiting = Geen verbinding. Wat je invoert blijft bewaard en wordt later verstuurd.
pad-both-changed = { $name }: een andere telefoon heeft dit bos ook veranderd.
pad-keep-mine = De mijne houden
pad-take-theirs = De andere nemen
pad-elsewhere = { $name } voert dit bos in op een andere telefoon.
pad-too-many-together = Alle telefoons samen hebben te veel. { $why }
pad-five = Er zijn al vijf spelers; er is geen plaats meer.
pad-undo-late = Een andere telefoon heeft dit intussen veranderd; het kan niet terug.
pad-remove-sure = Het bos van { $name } verdwijnt op alle telefoons.
pad-is-me = Dat ben ik
pad-taken-off = { $name } is op een andere telefoon van de lijst gehaald. Wat je hebt ingevoerd is er nog.
