### The table in the browser: what is to be done, what a card would bring, forests, log, keyboard.
### $species, $host and $card are names, $player is a person's name, $count and $points are numbers.

## What is to be done

page-your-turn = Jouw beurt
# $player: whose turn it is, as a sign
page-turn-of = Beurt van { $player }
page-do-mulligan = Houd je je zes kaarten of ruil je ze?
page-do-mulligan-tree = Je zes kaarten: houd ze, er zit een boom bij.
page-do-draft = Kies je grot.
page-do-turn = Trek twee kaarten of speel er een.
page-do-turn-empty = Trek twee kaarten.
page-do-turn-full = Je hand is vol: speel een kaart.
page-do-extra = Nog een beurt: trek twee kaarten of speel er een.
page-do-extra-empty = Nog een beurt: trek twee kaarten.
page-do-last = { $count ->
        [one] De volgende kaart is de laatste winter.
       *[other] Laatste winter binnen { $count } kaarten.
    }
page-winter-may = Dit kan de laatste winter brengen.
page-do-second = Nog een kaart: uit de open plek of van de stapel.
page-do-show = Je kunt trekken noch spelen: toon je hand en ruil twee kaarten.
page-do-place = { $species }: kies een kaartveld.
# $count: how many cards are still to be picked
page-do-pay = { $species }: betaal { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
page-do-pay-more = Nog { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } te betalen.
page-pick-first = Kies eerst { $count ->
        [one] een kaart
       *[other] nog { $count } kaarten
    }.
page-do-go = { $species }: alles klaar.
# $text: what the card does
page-do-use = { $species }: { $text }. Gebruiken?
page-do-use-count = { $species }: { $text } ({ $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }). Gebruiken?
page-do-use-winter = { $species }: { $text }. Gebruiken? Dit kan de laatste winter brengen.
page-do-draw = { $species }: { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } trekken?
page-do-draw-winter = { $species }: { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } trekken? Het kan de laatste winter zijn.
page-do-free-hand = { $species }: speel gratis { $things } uit je hand, { free-loses }.
page-do-free-clearing = { $species }: speel gratis { $things } uit de open plek, { free-loses }.
page-one-card = een kaart ({ $things })
page-do-dig = { $species }: speel nog meer kaarten of stop.
page-do-take = { $species }: neem een kaart uit de open plek.
cave-from = { $from ->
        [clearing] uit de open plek
       *[hand] uit je hand
    }
page-do-cave-any = { $species }: kies kaarten { cave-from } voor je grot.
page-do-cave = { $species }: kies { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } { cave-from } voor je grot.
page-do-face-down = { $species }: leg een handkaart gedekt neer { as-face-down }.
page-do-discard = Leg { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } uit je hand op de open plek.
page-do-keep = Kies de kaart die je houdt.
page-do-wait = { $player } denkt na. Kijk gerust rond.
page-do-wait-human = { $player } beslist. Kijk gerust rond.
page-do-watch = { $player } beslist.
page-do-pass = Geef het apparaat door aan { $player }.
page-do-pass-ready = Ik ben { $player }
page-waiting = Een ogenblik…

## Acts

page-draw = Trekken
page-draw-deck = De bovenste kaart trekken
page-take-card = { $card } nemen
page-play-species = { $species } spelen
# $count: cards that will be drawn
page-play-draw = Spelen en { $count } trekken
page-place-species = { $species } gratis spelen
page-face-down = Gedekt
page-face-up = Open
page-face-down-card = { $card } gedekt spelen
page-face-down-rule = { $kind ->
        [tree] Telt als boom, maar toont geen symbool en heeft geen effect en geen eigen punten.
       *[moor] Telt als heide, maar toont geen symbool en heeft geen effect en geen eigen punten.
    }
page-use = Ja
page-skip = Overslaan
page-skip-rest = Klaar
page-stop = Stoppen
page-undo = Ongedaan maken
page-undo-no = Er is al iets verborgens onthuld: dit kan niet ongedaan worden gemaakt.
page-back = Terug
page-change = wijzigen
page-hint = Tip
page-keep-hand = Houden
page-new-hand = Alle zes ruilen
page-show-hand = Tonen en ruilen
page-confirm-cave = In de grot
page-confirm-discard = Op de open plek
page-confirm-keep = Deze houden
page-cave-number = Grot { $number }
page-more = Meer
page-close = Sluiten
page-unseen = Ongeziene kaarten
page-leave = Tafel verlaten
page-home = Naar de startpagina
page-keys = Toetsenbord

## While choosing

page-worth-now = { $points ->
        [one] punt nu
       *[other] punten nu
    }
page-gain-others = andere kaarten
page-atop = boven
page-below = onder
page-beside = naast
page-joins = deelt veld bij
page-new-host = nieuw in je bos
page-effect = Effect
page-bonus = Bonus
page-lasting = Permanent effect
page-points = Punten
page-placement = Waar
page-bonus-earned = Bonus verdiend
page-bonus-open = Bonus als je alleen met het symbool { $symbol } betaalt
page-bonus-lost = Geen bonus
page-bonus-free = Kost niets: bonus verdiend
page-pay-cards = Betaal { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
page-pay-picked = { $picked } van { $count } gekozen
page-pay-all-show = alle tonen het symbool { $symbol }
page-place-here = { $species } { $side } { $host }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page-queue = Komt nog: { $count ->
        [one] { $count } apart gelegde kaart
       *[other] { $count } apart gelegde kaarten
    }

## The table

page-the-others = De anderen
page-your-forest = Jouw bos
page-forest-of = Bos van { $player }
page-hand-empty = Je hand is leeg.
page-hand-empty-now = Je hand is leeg: trek twee kaarten.
page-hand = Jouw hand
page-clearing = Open plek
# after the number of cards: "6 of 10, then swept away"
page-clearing-of = van { $most }, dan geleegd
page-clearing-full = na deze beurt geleegd
page-clearing-empty = De open plek is leeg.
page-deck = Stapel
page-deck-left = { $count ->
        [one] nog { $count } kaart
       *[other] nog { $count } kaarten
    }
page-all-here = iedereen is er
page-away = { $player } is even weg
page-lost = Geen verbinding. Nieuwe poging…
page-server-closing = De server start opnieuw. Er gaat niets verloren.
page-store-down = De server kan op dit moment niet opslaan. Het gaat vanzelf verder.
page-gone = Die tafel bestaat niet.
page-gone-note = Misschien is er een letter van de link verdwaald, of is de tafel verwijderd.
page-gone-seat = Dit apparaat heeft hier geen plaats meer.
page-watching = Je kijkt toe.
page-bot = bot · { $level }
page-friend = speelt mee
page-you = jij
page-stand-in = een bot valt in
page-thinking = denkt na
page-known = Bekende handkaarten
page-look-closely = Van dichtbij bekijken
page-hand-count = { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }
page-cave-count = { $count ->
        [one] { $count } kaart in de grot
       *[other] { $count } kaarten in de grot
    }
page-host-count = { $kind ->
        [tree] { $count ->
            [one] { $count } boom
           *[other] { $count } bomen
        }
        [shrub] { $count ->
            [one] { $count } struik
           *[other] { $count } struiken
        }
       *[moor] { $count ->
            [one] { $count } heide
           *[other] { $count } heides
        }
    }
page-score = Score
page-log = Verloop
page-table = Tafel
page-others = Anderen
page-empty-forest = Je bos is nog leeg. Speel eerst een { $hosts ->
        [tree] boom
        [tree-shrub] boom of struik
       *[other] boom, struik of heide
    }.
page-empty-forest-other = Nog geen kaart.
page-vote = Een bot voor { $player } laten spelen
page-scores-hidden = Deze tafel toont de scores pas aan het einde.

## A card

page-costs = { $count ->
        [0] kost niets
        [one] kost { $count } kaart
       *[other] kost { $count } kaarten
    }
page-shows = boomsymbool: { $symbol }
page-worth-title = Nu waard
page-worth-if-played = Als je deze nu speelt
page-makes-others = En andere worden meer waard
page-in-all = In totaal
# $count: copies in the forest
page-this-card = Alle { $count } samen; deze: { $points }
page-in-game = in het spel
page-not-seen = nog niet gezien
page-other-half = andere helft
page-counted = Geteld
page-itself = deze kaart zelf
page-reading = Niet zeker: de gedrukte kaart was niet beschikbaar. Heb je de doos? Laat het ons weten.
page-next-card = Volgende kaart
page-previous-card = Vorige kaart
page-hidden-card = Deze kaart ligt gedekt. Alleen wie hem heeft neergelegd, kan hem kennen.

## Looking, and what happened

page-draw-one = Kaart trekken
page-take-this = Deze kaart nemen
page-in-your-forest-now = Nu in jouw bos
page-no-place-now = nu geen kaartveld vrij
page-as-payment = Boomsymbolen bij het betalen: { $symbols }.
# $count: further moves of others that can be looked at
page-more-moves = nog { $count }
page-since = Sinds je beurt
page-since-away = Terwijl je weg was
page-since-none = Er is nog niets gebeurd.
page-since-own = Jouw beurt daarvoor
page-more-winter = er kwam een winterkaart
page-whole-log = Hele verloop
page-back-to-table = Terug naar de tafel
page-last-moves = Laatste zetten
page-or-face-down = Gedekt spelen
page-hosts-above = nog { $count } verder omhoog
page-hosts-below = nog { $count } verder omlaag
page-cave-take = Grot { $number } nemen
page-cave-title = Kies je grot
page-cave-note = Je houdt je grot tot het einde. Het effect volgt als iedereen gekozen heeft.
page-cave-note-late = Je houdt je grot tot het einde. Het effect volgt als iedereen gekozen heeft; dat van grot { $number } aan het einde van het spel.
page-cave-has = is van { $player }
page-leave-sure = De tafel voorgoed verlaten? Een bot speelt voor je verder.
page-leave-yes = Voorgoed weggaan
page-leave-no = Blijven

## Not seen yet

page-unseen-note = In de stapel, in andere handen of voor het spel verwijderd: { $count }.
page-unseen-all = { $left } van { $all }

## At this table

page-set-title = Instellingen van de tafel
page-set-pace = Hoe snel anderen spelen
page-set-pace-note = Elke zet blijft in beeld voordat de volgende begint.
page-pace-slow = Langzaam
page-pace-normal = Normaal
page-pace-fast = Snel
page-pace-once = Meteen
page-set-gains = Trekken zonder vragen
page-set-gains-note = Wat altijd voordeel oplevert, gebeurt vanzelf.
page-set-tap = Kaarten meteen nemen
page-set-tap-note = Een tik of klik neemt de kaart uit de open plek, zonder hem eerst te bekijken.
page-set-tags = Punten bij mijn kaarten
page-set-tags-note = Toont +n onder je handkaarten.
page-set-done = Klaar

## Hints

page-hints-title = { $count ->
        [one] Een goede zet
       *[other] { $count } goede zetten
    }
page-hints-line = { $count ->
        [one] Goud laat zien waar hij komt. Er is nog niets gespeeld.
       *[other] Kies er een om te zien waar hij komt. Er is nog niets gespeeld.
    }
page-hints-where = Laat zien waar
page-hints-itself = de kaart zelf
page-hints-pay = { $count } betalen
page-hints-none = De bot weet geen betere zet.
page-hints-less = { $points ->
        [one] Ongeveer { $points } punt minder dan de eerste
       *[other] Ongeveer { $points } punten minder dan de eerste
    }
page-hints-even = Ongeveer even goed als de eerste

## Winter

page-winter-title = { $number ->
        [1] De eerste winter
        [2] De tweede winter
       *[other] De derde winter
    }
page-winter-next = { $left ->
        [one] Nog één keer, en het spel is meteen voorbij.
       *[other] Nog twee keer, en het spel is meteen voorbij.
    }
page-winter-among = { $count ->
        [one] De volgende winter is de laatste kaart.
       *[other] De volgende winter ligt tussen de laatste { $count } kaarten.
    }
page-winter-state = Winterkaarten tot nu toe: { $number } van 3. De derde beëindigt het spel meteen.
page-winter-go-on = verder spelen

## Why

page-why-counts = Hiervoor geteld
page-why-itself = De kaart die telt
page-why-show = Waarom { $points }?
page-bonus-if = als alle kaarten waarmee je betaalt het symbool { $symbol } tonen

## Playing

page-play-now = Spelen

## Keyboard

page-key-hand = kaart uit je hand: kiezen, of nemen om te betalen
page-key-half = andere helft
page-key-place = volgend kaartveld
page-key-enter = spelen, gebruiken, doorgaan
page-key-deck = van de stapel trekken
page-key-clearing = dan een cijfer: kaart uit de open plek
page-key-undo = ongedaan maken, terug
page-key-skip = overslaan, stoppen
page-key-hint = tip
page-key-log = verloop
page-key-large = kaart groot bekijken
page-key-forests = bossen van de anderen
page-key-face-down = de kaart gedekt spelen
page-key-help = deze lijst
page-key-up-down = ↑ ↓
page-key-left-right = ← →
page-key-space = Spatie
page-key-return = Enter
page-key-backspace = Backspace

## Names

page-table-name = { $host } & { $guest }
page-bot-badger = Das
page-bot-owl = Uil
page-bot-fox = Vos
page-bot-wren = Winterkoning
page-bot-hare = Haas
page-card-browser = Alles over deze kaart
page-deal-known = Wie deze tafel heeft gemaakt, kent de kaarten.
page-corrected-box = Voor deze tafel is de doos gecorrigeerd: { $icons ->
        [0] { $cards ->
            [one] { $cards } kaart
           *[other] { $cards } kaarten
        }
       *[other] { $cards ->
            [one] { $cards } kaart
           *[other] { $cards } kaarten
        }, { $icons ->
            [one] { $icons } icoon
           *[other] { $icons } iconen
        }
    }.
page-away-countdown = { $player } is weg. Over { $seconds } s kan een bot invallen.
page-voted = Je hebt gestemd om een bot voor { $player } te laten spelen.
page-stand-in-since = Sinds { $time } speelt een bot voor { $player }.
page-gone-rules = Dit spel is met een andere versie van de regels van Spinney begonnen en kan hier niet verder.
page-gone-damaged = De opgeslagen gegevens van deze tafel zijn niet meer te lezen.
page-not-stored = Je laatste zet ging met de verbinding verloren. Zo staat het er nu voor.
page-react = De anderen een teken geven
page-react-leaf = Goed gespeeld!
page-react-acorn = Dank je!
page-react-smile = Haha!
page-react-wow = Wauw!
page-react-sad = O nee!
page-react-brr = Brr, winter!
page-set-reactions = Reacties
page-set-reactions-note = Kleine tekens tussen spelers: een blaadje, een glimlach.
page-set-all = Alle instellingen
page-why-more = Met één erbij: { $points }
page-why-more-yet = Eén meer zou nog niets opleveren.
page-why-more-none = Eén meer zou niets opleveren.
page-why-player = { $player }: waar { $points ->
        [one] { $points } punt vandaan komt
       *[other] { $points } punten vandaan komen
    }
page-since-again = Nog eens tonen
page-undo-revealed = Dit kan niet ongedaan worden gemaakt. Onthuld: { $cards }.
page-undo-others = Dit kan niet ongedaan worden gemaakt: anderen hebben al gespeeld.
page-undo-none = Er is nog niets om ongedaan te maken.

## Questions of Alpine and Woodland Edge

page-do-cave-up-to = { $species }: kies maximaal { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } { cave-from } voor je grot.
page-do-take-named = { $species }: ze passen niet allemaal in je hand. Neem { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } met dit symbool: { $things }.
page-do-lay = { $species }: leg zoveel handkaarten als je wilt gedekt neer als jonge boompjes, één voor één.
page-do-lapsed = { $species }: kan nu niets doen.
page-do-none-fits = { $species }: geen van je kaarten past, dus er gebeurt niets.
page-gone-deleted = Deze tafel is verwijderd.
page-do-split = Verdeel je kaarten en kies daarna “Klaar”.
page-do-split-wait = De eerste handen worden gedraft.
page-split-title = Je eerste hand
page-split-round = Ronde { $round } van { $rounds }
page-split-note = Kies waar elke kaart heen gaat. Wat overblijft, gaat uit het spel. Niemand ziet het.
page-split-wait = Je bent klaar. Tot iedereen klaar is, kun je nog van gedachten veranderen.
page-split-hand = Houden
page-split-give = Naar { $player }
page-split-clearing = Open plek
page-split-out = Uit het spel
page-split-ready = Klaar
page-split-change = Wijzigen
page-split-ready-list = Klaar: { $players }
