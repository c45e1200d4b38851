### the home page. en/home.ftl explains the variables.

## Home page

home-name = Spinney
home-headline-first = Een klein bos
home-headline-second = en wie er woont.
home-subtitle = Forest Shuffle en Dartmoor in de browser: met vrienden, met bots, in zes talen.
home-edition = Welk spel
home-edition-base = Forest Shuffle
home-edition-dartmoor = Dartmoor
home-against = Tegenstanders
home-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-fewer = Eén bot minder
home-more = Eén bot meer
home-level = Niveau van de bots
home-level-novice = beginner
home-level-player = gevorderd
home-level-expert = expert
# what a bot of that level is like, in a sentence or two
home-about-novice = Speelt wat nu het meeste oplevert en denkt niet verder. Een eerste tegenstander: de gevorderde wint meer dan 9 van de 10 spellen.
home-about-player = Weegt kaartvelden, betaling en wat nog kan komen, en antwoordt meteen. Wint meer dan 9 van de 10 spellen van de beginner.
home-about-expert = Speelt voor elke zet de rest van het spel in het hoofd uit. Wint ongeveer 8 van de 10 spellen van de gevorderde.
home-play-now = Nu spelen
home-laying = Kaarten worden gedeeld…
home-friends = Met vrienden spelen
home-friends-note = een link of een QR-code; geen account
home-continue = Verder spelen
home-continue-turn = { $table }: jouw beurt
home-pad = Punten tellen aan tafel
home-pad-note = ieder voert het eigen bos in
home-learn = Leer het in tien minuten
home-learn-note = een begeleide eerste partij
home-more-places = Meer
home-rules = Regels
home-glossary = Symbolen
home-credits = Colofon
home-source = Broncode
home-you = Jij
# what somebody without a name is called at a table
home-guest = Eekhoorn

## Header and settings

home-back = Naar de startpagina
home-language = Taal
home-to-dark = Donker thema
home-to-light = Licht thema
home-sound-turn-on = Geluid aanzetten
home-sound-turn-off = Geluid uitzetten
home-help = Help
home-settings = Instellingen
home-close = Sluiten
home-name-yours = Jouw naam
home-name-note = Dit zien de anderen aan je tafels.
home-theme = Thema
home-theme-auto = Zoals het apparaat
home-theme-light = Licht
home-theme-dark = Donker
home-sound = Geluid
home-sound-note = Kort en zacht. Zonder geluid mis je niets.
home-motion = Animaties
home-motion-note = Kaarten bewegen van plek naar plek.

## What went wrong

home-error-offline = De server antwoordt niet. Ben je online? Probeer het zo nog eens.
home-error-too-many = Er zijn vanaf hier nu te veel tafels open. Probeer het later nog eens.
home-error-bot = Deze server heeft geen bots van dat niveau. Kies een ander.
home-error-no-seat = Aan deze tafel is geen plaats meer vrij. Je kunt toekijken.
home-error-no-such-table = Deze tafel bestaat niet (meer).
home-error-other = Dat lukte niet: { $message }

## A table with friends

home-table-make = Een tafel met vrienden
home-table-make-note = Bepaal wie waar zit. Voor de vrije plaatsen krijg je een link; niemand heeft een account nodig.
home-seats = Plaatsen
home-seat = Plaats { $number }
home-seat-open = een vriend, via de link
home-seat-here = iemand op dit apparaat
home-seat-bot = bot, { $level }
home-seat-add = Plaats toevoegen
home-seat-remove = Plaats { $number } weghalen
home-seat-pass = Op één apparaat geven jullie het door; tussendoor is de hand bedekt.
home-at-table = Aan deze tafel
home-live-scores = Scores tijdens de partij
home-live-scores-note = Iedereen ziet wat elk bos nu waard is.
home-take-back = Ongedaan maken
home-take-back-note = Tot er iets verborgens is onthuld.
home-hints = Tips
home-hints-note = Iedereen mag vragen wat een bot zou doen.
home-takeover = Als iemand weg is
home-takeover-note = Een bot speelt door tot die persoon terug is.
home-takeover-never = wachten
home-takeover-minutes = bot na { $count } min
home-game-options = Regels van deze partij
home-mulligan = Zonder boom zes nieuwe kaarten
home-mulligan-note = Wie geen boom krijgt, mag de hand één keer ruilen.
home-removed = Weggelaten kaarten
home-removed-note = Zoveel kaarten gaan ongezien uit de stapel.
home-removed-usual = { $count }, zoals gebruikelijk
home-removed-none = geen: een langere partij
home-start = Wie begint
home-start-drawn = wordt geloot
home-cuckoo = Koekoeken per boom of struik
home-cuckoo-one = één
home-cuckoo-any = onbeperkt
home-wheatear = Tapuit: kaarten in de grot
home-wheatear-effect = als effect
home-wheatear-bonus = als bonus
home-make = Tafel openen
home-make-play = Partij beginnen

## Waiting for friends

home-lobby = Wachten op vrienden
home-lobby-left = { $count ->
        [one] Er is nog { $count } plaats vrij. De partij begint zodra die bezet is.
       *[other] Er zijn nog { $count } plaatsen vrij. De partij begint zodra ze bezet zijn.
    }
home-invite = Stuur deze link of laat de code scannen.
home-invite-link = Link naar deze tafel
home-copy = Kopiëren
home-copied = Gekopieerd
home-share = Delen
home-share-text = Er is een plaats voor je vrij: { $game }
home-qr = QR-code van de link
home-who = Wie er is
home-seat-free = vrij
home-seat-you = jij
home-seat-friend = speelt mee
home-seat-away = even weg
home-join = Er is een plaats voor je vrij
home-join-note = Vul je naam in en ga zitten.
home-take-seat = Plaatsnemen
home-watch = Alleen kijken
home-watching = Je kijkt toe. Zodra alle plaatsen bezet zijn, begint hier de partij.
home-leave-seat = Plaats opgeven

## My tables

home-tables = Jouw tafels
home-tables-none = Nog geen tafels. De eerste is maar één tik verwijderd.
home-tables-running = Bezig
home-tables-over = Afgelopen
home-your-turn = Jouw beurt
home-turn-of = Beurt van { $player }
home-seats-open = { $count ->
        [one] wacht: { $count } plaats vrij
       *[other] wacht: { $count } plaatsen vrij
    }
home-won = Gewonnen met { $points }
home-lost = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; eerste plaats: { $best }
home-over-plain = afgelopen
home-with = met { $people }
home-to-table = Naar de tafel
home-to-replay = Terugkijken
home-leave = Verlaten
home-leave-note = Een bot speelt voor jou door.
home-leave-sure = Echt verlaten
home-stay = Blijven
home-forget = Uit de lijst halen
home-cards = Kaarten
home-cards-note = zoek elke kaart op, uit alle dozen
home-mine = Mijn spellen
home-mine-note = alles wat je hebt gespeeld
home-votes = Stemmen over een bot
home-votes-note = Blijft iemand weg, dan kunnen de anderen een bot laten spelen.
home-push = Laat me weten als ik aan de beurt ben
home-push-note = Een melding van de browser, ook als de pagina dicht is.
home-push-refused = De browser staat het niet toe. Je kunt dat wijzigen in de instellingen voor deze pagina.
home-seat-fill = Laat een bot meespelen
home-error-unavailable = De server kan nu niets opslaan. Probeer het zo nog eens.
home-solo = Alleen spelen
home-solo-note = tegen een automa, met opdrachten en medailles
home-nowhere = Hier groeit niets
home-nowhere-note = Op dit adres staat geen pagina. Misschien is er een letter verdwaald, of is de link oud.
home-volume = Volume

## Boxes that are added to a game: name, and what they bring

home-box-alpine = Alpine
home-box-alpine-note = 36 kaarten: bergdieren, lariks en alpenden, een zesde vlinder.
home-box-woodland-edge = Woodland Edge
home-box-woodland-edge-note = 36 kaarten: struiken die geen bomen zijn, meer zwijnenbiggen, nog een vlinder.
home-expires = { $days ->
    [0] Wordt vandaag verwijderd als je het niet opent.
    [one] Wordt over { $days } dag verwijderd als je het niet opent.
   *[other] Wordt over { $days } dagen verwijderd als je het niet opent.
}
home-delete = Spel verwijderen
home-delete-note = Dan is het weg voor iedereen die meespeelde.
home-delete-others = Alle anderen aan tafel moeten eerst akkoord gaan.
home-delete-asked = { $player } wil dit spel verwijderen.
home-delete-agree = Akkoord
home-delete-keep = Bewaren
home-delete-waits = Dit spel wordt verwijderd zodra iedereen akkoord is.
home-expires-kept = { $days ->
    [0] Deze tafel zou vandaag verwijderd worden. Nu jij er bent, blijft hij.
    [one] Deze tafel zou over { $days } dag verwijderd worden. Nu jij er bent, blijft hij.
   *[other] Deze tafel zou over { $days } dagen verwijderd worden. Nu jij er bent, blijft hij.
}
home-expires-watched = { $days ->
    [0] Wordt vandaag verwijderd als geen van de spelers hem opent.
    [one] Wordt over { $days } dag verwijderd als geen van de spelers hem opent.
   *[other] Wordt over { $days } dagen verwijderd als geen van de spelers hem opent.
}
home-about = Aanbieder en privacy
home-check = Controleer je doos
home-hand-draft = Eerste handen draften
home-hand-draft-note = Iedereen verdeelt tegelijk kaarten: voor zichzelf, voor de buren en voor de open plek.
home-own-box = Met mijn doos spelen
home-own-box-note = Wat je gevonden hebt: { $icons ->
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
