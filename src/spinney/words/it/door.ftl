### The front door. en/door.ftl explains the variables.

## Front door

door-name = Spinney
door-headline-first = Un boschetto
door-headline-second = e chi ci abita.
door-subtitle = Forest Shuffle e Dartmoor nel browser: con gli amici, con i bot, in sei lingue.
door-edition = Quale gioco
door-edition-base = Forest Shuffle
door-edition-dartmoor = Dartmoor
door-against = Avversari
door-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bot
    }
door-fewer = Un bot in meno
door-more = Un bot in più
door-level = Livello dei bot
door-level-novice = principiante
door-level-player = intermedio
door-level-expert = esperto
door-play-now = Gioca subito
door-laying = Distribuzione delle carte…
door-friends = Gioca con gli amici
door-friends-note = un link o un codice QR; niente account
door-continue = Continua
door-continue-none = qui ti aspettano i tuoi tavoli
door-continue-turn = { $table }: tocca a te
door-pad = Segna i punti al tavolo
door-pad-note = ognuno inserisce la propria foresta
door-learn = Impara in dieci minuti
door-learn-note = una prima partita guidata
door-more-places = Altro
door-rules = Regole
door-glossary = Simboli
door-credits = Crediti
door-source = Codice sorgente
door-you = Tu
# what somebody without a name is called at a table
door-guest = Scoiattolo

## Header and settings

door-home = Pagina iniziale
door-language = Lingua
door-to-dark = Tema scuro
door-to-light = Tema chiaro
door-sound-turn-on = Attiva i suoni
door-sound-turn-off = Togli i suoni
door-help = Aiuto
door-settings = Impostazioni
door-close = Chiudi
door-name-yours = Il tuo nome
door-name-note = Quello che vedono gli altri ai tuoi tavoli.
door-theme = Tema
door-theme-auto = Come il dispositivo
door-theme-light = Chiaro
door-theme-dark = Scuro
door-sound = Suoni
door-sound-note = Brevi e discreti. Senza suoni non ti perdi nulla.
door-motion = Animazioni
door-motion-note = Le carte si spostano da un posto all'altro.

## What went wrong

door-error-offline = Il server non risponde. Sei online? Riprova tra un momento.
door-error-too-many = Sono stati aperti troppi tavoli dalla tua rete. Riprova più tardi.
door-error-bot = Questo server non ha bot di quel livello. Scegline un altro.
door-error-no-seat = A questo tavolo non ci sono più posti. Puoi guardare.
door-error-no-such-table = Questo tavolo non esiste (più).
door-error-other = Non ha funzionato: { $message }

## A table with friends

door-table-make = Un tavolo con gli amici
door-table-make-note = Scegli chi siede dove. Ricevi un link per i posti liberi; nessuno ha bisogno di un account.
door-seats = Posti
door-seat = Posto { $number }
door-seat-open = un amico, con il link
door-seat-here = qualcuno su questo dispositivo
door-seat-bot = bot, { $level }
door-seat-add = Un posto in più
door-seat-remove = Togli il posto { $number }
door-seat-pass = Con un solo dispositivo ve lo passate; nel frattempo la mano è coperta.
door-at-table = A questo tavolo
door-live-scores = Punti durante la partita
door-live-scores-note = Tutti vedono quanto vale ora ogni foresta.
door-take-back = Annullare le mosse
door-take-back-note = Finché non si rivela qualcosa di nascosto.
door-hints = Suggerimenti
door-hints-note = Chiunque può chiedere che cosa farebbe un bot.
door-takeover = Se qualcuno se ne va
door-takeover-note = Un bot gioca finché non torna.
door-takeover-never = aspettare
door-takeover-minutes = bot dopo { $count } min
door-game-options = Regole di questa partita
door-mulligan = Senza alberi, sei carte nuove
door-mulligan-note = Chi non riceve alberi può cambiare la mano una volta.
door-removed = Carte tolte
door-removed-note = Tolte dal mazzo senza guardarle.
door-removed-usual = { $count }, come nel regolamento
door-removed-none = nessuna: partita più lunga
door-start = Chi comincia
door-start-drawn = si sorteggia
door-cuckoo = Cuculi per albero o arbusto
door-cuckoo-one = uno
door-cuckoo-any = quanti si vuole
door-wheatear = Culbianco: carte nella caverna
door-wheatear-effect = come effetto
door-wheatear-bonus = come bonus
door-make = Crea il tavolo
door-make-play = Comincia la partita

## Waiting for friends

door-lobby = In attesa degli amici
door-lobby-left = { $count ->
        [one] Resta { $count } posto libero. La partita comincia da sola.
       *[other] Restano { $count } posti liberi. La partita comincia da sola.
    }
door-invite = Manda questo link o fai scansionare il codice.
door-invite-link = Link a questo tavolo
door-copy = Copia
door-copied = Copiato
door-share = Condividi
door-share-text = C'è un posto per te: { $game }
door-qr = Codice QR del link
door-who = Chi c'è
door-seat-free = libero
door-seat-you = tu
door-seat-friend = amico
door-seat-away = assente al momento
door-join = C'è un posto per te
door-join-note = Scrivi il tuo nome e siediti.
door-take-seat = Siediti
door-watch = Guarda soltanto
door-watching = Stai guardando. Quando tutti i posti sono presi, la partita comincia qui.
door-leave-seat = Lascia il posto

## My tables

door-tables = I tuoi tavoli
door-tables-none = Ancora nessun tavolo. Il primo è a un tocco.
door-tables-running = In corso
door-tables-over = Finite
door-your-turn = Tocca a te
door-turn-of = Tocca a { $player }
door-seats-open = { $count ->
        [one] in attesa: { $count } posto libero
       *[other] in attesa: { $count } posti liberi
    }
door-won = Vinta con { $points }
door-lost = { $points } punti, vittoria con { $best }
door-over-plain = finita
door-with = con { $people }
door-to-table = Vai al tavolo
door-to-replay = Rivedi
door-leave = Lascia
door-leave-note = Un bot gioca al posto tuo.
door-leave-sure = Lascia davvero
door-stay = Resta
door-forget = Togli dall'elenco
door-cards = Carte
door-mine = Le mie partite
door-votes = Voto per un bot
door-votes-note = Se qualcuno resta via, gli altri possono far giocare un bot.
door-push = Avvisami quando tocca a me
door-push-note = Una notifica del browser, anche a pagina chiusa
door-push-refused = Il browser non lo permette. Si può cambiare nelle sue impostazioni per questa pagina.
door-seat-fill = Fai giocare un bot
door-error-unavailable = Al momento il server non riesce a salvare. Riprova tra poco.
