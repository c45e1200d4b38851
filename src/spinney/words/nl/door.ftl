### The front door. en/door.ftl explains the variables.

## Front door

door-name = Spinney
door-headline-first = Een klein bos
door-headline-second = en wie er woont.
door-subtitle = Forest Shuffle en Dartmoor in de browser: met vrienden, met bots, in zes talen.
door-edition = Welk spel
door-edition-base = Forest Shuffle
door-edition-dartmoor = Dartmoor
door-against = Tegenstanders
door-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
door-fewer = Eén bot minder
door-more = Eén bot meer
door-level = Niveau van de bots
door-level-novice = beginner
door-level-player = gevorderd
door-level-expert = expert
door-play-now = Nu spelen
door-laying = Kaarten worden gedeeld…
door-friends = Met vrienden spelen
door-friends-note = een link of een QR-code; geen account
door-continue = Verder spelen
door-continue-none = hier wachten je tafels
door-continue-turn = { $table }: jouw beurt
door-pad = Punten tellen aan tafel
door-pad-note = ieder voert het eigen bos in
door-learn = Leer het in tien minuten
door-learn-note = een begeleide eerste partij
door-more-places = Meer
door-rules = Regels
door-glossary = Symbolen
door-credits = Colofon
door-source = Broncode
door-you = Jij
# what somebody without a name is called at a table
door-guest = Eekhoorn

## Header and settings

door-home = Naar de startpagina
door-language = Taal
door-to-dark = Donker thema
door-to-light = Licht thema
door-sound-turn-on = Geluid aanzetten
door-sound-turn-off = Geluid uitzetten
door-help = Help
door-settings = Instellingen
door-close = Sluiten
door-name-yours = Jouw naam
door-name-note = Dit zien de anderen aan je tafels.
door-theme = Thema
door-theme-auto = Zoals het apparaat
door-theme-light = Licht
door-theme-dark = Donker
door-sound = Geluid
door-sound-note = Kort en zacht. Zonder geluid mis je niets.
door-motion = Animaties
door-motion-note = Kaarten bewegen van plek naar plek.

## What went wrong

door-error-offline = De server antwoordt niet. Ben je online? Probeer het zo nog eens.
door-error-too-many = Er zijn vanaf hier nu te veel tafels open. Probeer het later nog eens.
door-error-bot = Deze server heeft geen bots van dat niveau. Kies een ander.
door-error-no-seat = Aan deze tafel is geen plaats meer vrij. Je kunt toekijken.
door-error-no-such-table = Deze tafel bestaat niet (meer).
door-error-other = Dat lukte niet: { $message }

## A table with friends

door-table-make = Een tafel met vrienden
door-table-make-note = Bepaal wie waar zit. Voor de vrije plaatsen krijg je een link; niemand heeft een account nodig.
door-seats = Plaatsen
door-seat = Plaats { $number }
door-seat-open = een vriend, via de link
door-seat-here = iemand op dit apparaat
door-seat-bot = bot, { $level }
door-seat-add = Plaats toevoegen
door-seat-remove = Plaats { $number } weghalen
door-seat-pass = Op één apparaat geven jullie het door; tussendoor is de hand bedekt.
door-at-table = Aan deze tafel
door-live-scores = Scores tijdens de partij
door-live-scores-note = Iedereen ziet wat elk bos nu waard is.
door-take-back = Ongedaan maken
door-take-back-note = Tot er iets verborgens is onthuld.
door-hints = Tips
door-hints-note = Iedereen mag vragen wat een bot zou doen.
door-takeover = Als iemand weg is
door-takeover-note = Een bot speelt door tot die persoon terug is.
door-takeover-never = wachten
door-takeover-minutes = bot na { $count } min
door-game-options = Regels van deze partij
door-mulligan = Zonder boom zes nieuwe kaarten
door-mulligan-note = Wie geen boom krijgt, mag de hand één keer ruilen.
door-removed = Weggelaten kaarten
door-removed-note = Zoveel kaarten gaan ongezien uit de stapel.
door-removed-usual = { $count }, zoals in het boekje
door-removed-none = geen: een langere partij
door-start = Wie begint
door-start-drawn = wordt geloot
door-cuckoo = Koekoeken per boom of struik
door-cuckoo-one = één
door-cuckoo-any = onbeperkt
door-wheatear = Tapuit: kaarten in de grot
door-wheatear-effect = als effect
door-wheatear-bonus = als bonus
door-make = Tafel openen
door-make-play = Partij beginnen

## Waiting for friends

door-lobby = Wachten op vrienden
door-lobby-left = { $count ->
        [one] Er is nog { $count } plaats vrij. De partij begint vanzelf.
       *[other] Er zijn nog { $count } plaatsen vrij. De partij begint vanzelf.
    }
door-invite = Stuur deze link of laat de code scannen.
door-invite-link = Link naar deze tafel
door-copy = Kopiëren
door-copied = Gekopieerd
door-share = Delen
door-share-text = Er is een plaats voor je vrij: { $game }
door-qr = QR-code van de link
door-who = Wie er is
door-seat-free = vrij
door-seat-you = jij
door-seat-friend = vriend
door-seat-away = even weg
door-join = Er is een plaats voor je vrij
door-join-note = Vul je naam in en ga zitten.
door-take-seat = Plaatsnemen
door-watch = Alleen kijken
door-watching = Je kijkt toe. Zodra alle plaatsen bezet zijn, begint hier de partij.
door-leave-seat = Plaats opgeven

## My tables

door-tables = Jouw tafels
door-tables-none = Nog geen tafels. De eerste is maar één tik verwijderd.
door-tables-running = Bezig
door-tables-over = Afgelopen
door-your-turn = Jouw beurt
door-turn-of = Beurt van { $player }
door-seats-open = { $count ->
        [one] wacht: { $count } plaats vrij
       *[other] wacht: { $count } plaatsen vrij
    }
door-won = Gewonnen met { $points }
door-lost = { $points } punten, winst met { $best }
door-over-plain = afgelopen
door-with = met { $people }
door-to-table = Naar de tafel
door-to-replay = Terugkijken
door-leave = Verlaten
door-leave-note = Een bot speelt voor jou door.
door-leave-sure = Echt verlaten
door-stay = Blijven
door-forget = Uit de lijst halen
door-cards = Kaarten
door-mine = Mijn spellen
door-votes = Stemmen over een bot
door-votes-note = Blijft iemand weg, dan kunnen de anderen een bot laten spelen.
door-push = Laat me weten als ik aan de beurt ben
door-push-note = Een melding van de browser, ook als de pagina dicht is
door-push-refused = De browser staat het niet toe. Dat is te wijzigen bij de instellingen voor deze pagina.
door-seat-fill = Laat een bot meespelen
door-error-unavailable = De server kan nu niets opslaan. Probeer het zo nog eens.
