### The score pad. en/pad.ftl explains the variables.

## Beginning

pad-title = Punten tellen
pad-note = Voer in wat er op tafel ligt; het scoreblok telt op en legt elke score uit.
pad-note-offline = Het werkt ook zonder verbinding.
pad-note-online = Wat je invoert blijft op dit apparaat, maar de pagina opent alleen zolang de server bereikbaar is.
pad-who = Wie speelden er mee?
pad-player = Speler { $number }
pad-players = Spelers
pad-people = { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
pad-add-player = Nog iemand
pad-remove-player = { $name } verwijderen
pad-begin = Beginnen
pad-history = Eerdere tellingen
pad-kept-now = Bewaard op dit apparaat. Hier vind je het terug.

## Entering

pad-entry = Kaarten invoeren
pad-forest = Bos
pad-new-host = { $hosts ->
        [tree] Volgende boom
        [tree-shrub] Volgende boom of struik
       *[other] Volgende boom, struik of heide
    }
pad-first-host = { $name }: welke { $hosts ->
        [tree] boom
        [tree-shrub] boom of struik
       *[other] boom, struik of heide
    } eerst?
pad-next-host = Wat volgt nu?
pad-hosts = { $hosts ->
        [tree] Volgende boom
        [tree-shrub] Volgende boom of struik
       *[other] Volgende boom, struik of heide
    }
pad-place = Vrij kaartveld: { $side ->
        [top] boven
        [bottom] onder
        [left] links
       *[right] rechts
    }
pad-search = Zoek een soort
pad-clear = Zoekveld wissen
pad-species = { $count ->
        [one] { $count } soort
       *[other] { $count } soorten
    }
pad-none = Geen soort met die naam
pad-less = { $name }: één minder
pad-more = { $name }: één meer
pad-cave-card = Welke grotkaart

## Symbols

pad-what-symbol = welk symbool?
pad-which-symbol = Symbool van { $name }
pad-counted-by = telt voor { $name }
pad-which-show = Welke tonen het symbool { $symbol }?
pad-done = Klaar

## Changing

pad-change = { $name } wijzigen
pad-move = Verplaatsen
pad-take-away = Weghalen
pad-nowhere = Er is geen ander kaartveld voor.

## In numbers

pad-mode = Invoer
pad-mode-cards = Kaarten
pad-mode-numbers = Aantallen
pad-numbers-stay = Aantallen zeggen niet waar de kaarten liggen. Terug naar kaarten kan met “Ongedaan maken” of als alles op nul staat.
pad-counted = Geteld
pad-open = { $count ->
        [one] { $count } open vraag
       *[other] { $count } open vragen
    }
pad-of = van { $count }
pad-ask-host = Hoeveel liggen er bij bomen van deze soort: { $host }?
pad-ask-kind = Hoeveel bij een { $kind ->
        [tree] boom
        [shrub] struik
       *[moor] heide
    }?
pad-ask-twice = Hoeveel liggen er onder deze kaart: { $host } (dubbele punten)?
pad-ask-itself-full = Hoeveel zijn volledig bebouwd?
pad-ask-host-full = Hoeveel bij een volledig bebouwde { $kinds ->
        [tree] boom
        [tree-shrub] boom of struik
       *[other] boom, struik of heide
    }?
pad-ask-full = Hoeveel { $kinds ->
        [tree] bomen
        [tree-shrub] bomen en struiken
        [shrub] struiken
        [moor] heides
       *[other] bomen, struiken en heides
    } zijn volledig bebouwd?
pad-ask-has = Hoeveel hebben dit soortsymbool bij dezelfde boom: { $type }?
pad-ask-shares = Hoeveel delen hun kaartveld met { $name }?
pad-ask-at = Hoeveel kaarten liggen er in totaal omheen?
pad-ask-own = Welke boomsymbolen tonen ze?
pad-ask-symbol = Hoeveel kaarten tonen het symbool { $symbol }, bomen niet meegeteld?
pad-ask-symbol-but = Hoeveel kaarten tonen het symbool { $symbol }, bomen en { $names } niet meegeteld?
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
pad-no-company = { $name } heeft een passende kaart op hetzelfde kaartveld nodig.
pad-no-room = Geen plaats voor { $name }: het kaartveld is bezet.
pad-no-half = { $name }: geen kaart in de doos heeft die aan deze kant.
pad-no-left = { $name }: alle kaarten met deze soort liggen al op tafel.
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
pad-turn-less-note = “{ pad-turn-less }” verandert geen punten. Het vermeldt alleen dat het spel eindigde voor de laatste beurt van deze speler.
pad-go-on = Verder invoeren
pad-keep = Afronden en bewaren
pad-keep-sent = Bewaren
pad-forget = Wissen
pad-forget-sure = Echt wissen?
pad-picture = Plaatje
pad-link = Link
pad-odd-empty = { $player } heeft nog geen { $hosts ->
        [tree] boom
        [tree-shrub] boom of struik
       *[other] boom, struik of heide
    }.
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
pad-share-text = Tel de punten van ons spel met ons mee
pad-local = Dit adres werkt alleen op dit apparaat. Start Spinney met “spinney play --lan”, dan kunnen andere telefoons erbij.
pad-join = Meedoen met tellen
pad-which-is-yours = Welk bos is van jou?
pad-bring = Overnemen wat op deze telefoon is ingevoerd?
pad-not-listed = Niet op de lijst?
pad-your-name = Je naam
pad-join-new = Meedoen
pad-is-here = op een andere telefoon
pad-is-you = deze telefoon
pad-joint-gone = Dit scoreblok bestaat niet.
pad-joint-unreached = Het scoreblok is niet bereikbaar. Het wordt vanzelf opnieuw geprobeerd.
pad-offline = Geen verbinding. Ga door; later wordt alles gesynchroniseerd.
pad-offline-waiting = Geen verbinding. Wat je invoert blijft bewaard en wordt later verstuurd.
pad-both-changed = { $name }: een andere telefoon heeft dit bos ook veranderd.
pad-keep-mine = De mijne houden
pad-take-theirs = De andere nemen
pad-elsewhere = { $name } voert dit bos in op een andere telefoon.
pad-too-many-together = Alle telefoons samen hebben te veel kaarten. { $why }
pad-five = Er zijn al vijf spelers; er is geen plaats meer.
pad-undo-late = Een andere telefoon heeft dit intussen veranderd; het kan niet ongedaan worden gemaakt.
pad-remove-sure = Het bos van { $name } verdwijnt op alle telefoons.
pad-is-me = Dat ben ik
pad-taken-off = { $name } is op een andere telefoon van de lijst gehaald. Wat je hebt ingevoerd is er nog.

## Keeping, files, caves

pad-cave-which = Grot?
pad-cave-missing = Nog geen grotkaart gekozen
pad-odd-cave = { $player }: er is geen grotkaart gekozen, de punten ervan ontbreken.
pad-why = Waarom: { $name }
pad-not-kept = Er is geen ruimte meer op dit apparaat; het spel is niet bewaard. Het blijft hier open: sla het op als bestand (JSON), of maak ruimte en probeer het opnieuw.
pad-unkept = Er is geen ruimte meer op dit apparaat: wat je invoert, gaat verloren als je de pagina sluit.
pad-save-all = Alles opslaan als bestand
pad-open-file = Bestand openen
pad-file-none = Dit is geen bestand van het scoreblok.
pad-file-games = { $count ->
        [one] { $count } spel toegevoegd.
       *[other] { $count } spellen toegevoegd.
    }

## Questions of Alpine and Woodland Edge

pad-ask-shown = waarvan: { $type }
pad-ask-alone = alleen bij een boom of struik
pad-which-box = Uit welke doos komt deze kaart?
pad-solo = Solopartij
pad-solo-note = Alleen gespeeld tegen de automa: sommige kaarten scoren anders en er kan een opdracht zijn.
pad-solo-ask = Aantallen alleen zeggen dat niet. Kijk even op je kaarten.
