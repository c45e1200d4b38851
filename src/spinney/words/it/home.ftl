### the home page. en/home.ftl explains the variables.

## Home page

home-name = Spinney
home-headline-first = Un boschetto
home-headline-second = e chi ci abita.
home-subtitle = Forest Shuffle e Dartmoor nel browser: con gli amici, con i bot, in sei lingue.
home-edition = Quale gioco
home-edition-base = Forest Shuffle
home-edition-dartmoor = Dartmoor
home-against = Avversari
home-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bot
    }
home-fewer = Un bot in meno
home-more = Un bot in più
home-level = Livello dei bot
home-level-novice = principiante
home-level-player = intermedio
home-level-expert = esperto
# what a bot of that level is like, in a sentence or two
home-about-novice = Gioca ciò che dà più punti subito e non pensa oltre. Un primo avversario: l’intermedio lo batte in più di 9 partite su 10.
home-about-player = Soppesa slot, pagamenti e ciò che può ancora arrivare, e risponde subito. Batte il principiante in più di 9 partite su 10.
home-about-expert = Prima di ogni mossa gioca nella sua testa il resto della partita. Batte l’intermedio in circa 8 partite su 10.
home-play-now = Gioca subito
home-laying = Distribuzione delle carte…
home-friends = Gioca con gli amici
home-friends-note = un link o un codice QR; niente account
home-continue = Continua
home-continue-turn = { $table }: tocca a te
home-pad = Segna i punti al tavolo
home-pad-note = ognuno inserisce la propria foresta
home-learn = Impara in dieci minuti
home-learn-note = una prima partita guidata
home-more-places = Altro
home-rules = Regole
home-glossary = Simboli
home-credits = Crediti
home-source = Codice sorgente
home-you = Tu
# what somebody without a name is called at a table
home-guest = Scoiattolo

## Header and settings

home-back = Pagina iniziale
home-language = Lingua
home-to-dark = Tema scuro
home-to-light = Tema chiaro
home-sound-turn-on = Attiva i suoni
home-sound-turn-off = Togli i suoni
home-help = Aiuto
home-settings = Impostazioni
home-close = Chiudi
home-name-yours = Il tuo nome
home-name-note = Quello che vedono gli altri ai tuoi tavoli.
home-theme = Tema
home-theme-auto = Come il dispositivo
home-theme-light = Chiaro
home-theme-dark = Scuro
home-sound = Suoni
home-sound-note = Brevi e discreti. Senza suoni non ti perdi nulla.
home-motion = Animazioni
home-motion-note = Le carte si spostano da un posto all’altro.

## What went wrong

home-error-offline = Il server non risponde. Sei online? Riprova tra un momento.
home-error-too-many = Sono stati aperti troppi tavoli dalla tua rete. Riprova più tardi.
home-error-bot = Questo server non ha bot di quel livello. Scegline un altro.
home-error-no-seat = A questo tavolo non ci sono più posti. Puoi guardare.
home-error-no-such-table = Questo tavolo non esiste (più).
home-error-other = Non ha funzionato: { $message }

## A table with friends

home-table-make = Un tavolo con gli amici
home-table-make-note = Scegli chi siede dove. Ricevi un link per i posti liberi; nessuno ha bisogno di un account.
home-seats = Posti
home-seat = Posto { $number }
home-seat-open = un amico, con il link
home-seat-here = qualcuno su questo dispositivo
home-seat-bot = bot, { $level }
home-seat-add = Un posto in più
home-seat-remove = Togli il posto { $number }
home-seat-pass = Con un solo dispositivo ve lo passate; nel frattempo la mano è coperta.
home-at-table = A questo tavolo
home-live-scores = Punti durante la partita
home-live-scores-note = Tutti vedono quanto vale ora ogni foresta.
home-take-back = Annullare le mosse
home-take-back-note = Finché non si rivela qualcosa di nascosto.
home-hints = Suggerimenti
home-hints-note = Chiunque può chiedere che cosa farebbe un bot.
home-takeover = Se qualcuno se ne va
home-takeover-note = Un bot gioca finché non torna.
home-takeover-never = aspettare
home-takeover-minutes = bot dopo { $count } min
home-game-options = Regole di questa partita
home-mulligan = Senza alberi, sei carte nuove
home-mulligan-note = Chi non riceve alberi può cambiare la mano una volta.
home-removed = Carte tolte
home-removed-note = Tolte dal mazzo senza guardarle.
home-removed-usual = { $count }, come di norma
home-removed-none = nessuna: partita più lunga
home-start = Chi comincia
home-start-drawn = si sorteggia
home-cuckoo = Cuculi per albero o arbusto
home-cuckoo-one = uno
home-cuckoo-any = quanti si vuole
home-wheatear = Culbianco: carte nella caverna
home-wheatear-effect = come effetto
home-wheatear-bonus = come bonus
home-make = Crea il tavolo
home-make-play = Comincia la partita

## Waiting for friends

home-lobby = In attesa degli amici
home-lobby-left = { $count ->
        [one] Resta { $count } posto libero. La partita comincia appena viene occupato.
       *[other] Restano { $count } posti liberi. La partita comincia appena vengono occupati.
    }
home-invite = Manda questo link o fai scansionare il codice.
home-invite-link = Link a questo tavolo
home-copy = Copia
home-copied = Copiato
home-share = Condividi
home-share-text = C’è un posto per te: { $game }
home-qr = Codice QR del link
home-who = Chi c’è
home-seat-free = libero
home-seat-you = tu
home-seat-friend = in partita
home-seat-away = assente al momento
home-join = C’è un posto per te
home-join-note = Scrivi il tuo nome e siediti.
home-take-seat = Siediti
home-watch = Guarda soltanto
home-watching = Stai guardando. Quando tutti i posti sono presi, la partita comincia qui.
home-leave-seat = Lascia il posto

## My tables

home-tables = I tuoi tavoli
home-tables-none = Ancora nessun tavolo. Il primo è a un tocco.
home-tables-running = In corso
home-tables-over = Finite
home-your-turn = Tocca a te
home-turn-of = Tocca a { $player }
home-seats-open = { $count ->
        [one] in attesa: { $count } posto libero
       *[other] in attesa: { $count } posti liberi
    }
home-won = Vinta con { $points }
home-lost = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; primo posto: { $best }
home-over-plain = finita
home-with = con { $people }
home-to-table = Vai al tavolo
home-to-replay = Rivedi
home-leave = Lascia
home-leave-note = Un bot gioca al posto tuo.
home-leave-sure = Lascia davvero
home-stay = Resta
home-forget = Togli dall’elenco
home-cards = Carte
home-cards-note = cerca ogni carta di tutte le scatole
home-mine = Le mie partite
home-mine-note = tutto quello che hai giocato
home-votes = Voto per un bot
home-votes-note = Se qualcuno non torna, gli altri possono far giocare un bot.
home-push = Avvisami quando tocca a me
home-push-note = Una notifica del browser, anche a pagina chiusa.
home-push-refused = Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
home-seat-fill = Fai giocare un bot
home-error-unavailable = Al momento il server non riesce a salvare. Riprova tra poco.
home-solo = Giocare da soli
home-solo-note = contro un automa, con sfide e medaglie
home-nowhere = Qui non cresce nulla
home-nowhere-note = A questo indirizzo non c’è nessuna pagina. Forse una lettera si è persa, o il link è vecchio.
home-volume = Volume

## Boxes that are added to a game: name, and what they bring

home-box-alpine = Alpine
home-box-alpine-note = 36 carte: animali di montagna, larice e pino cembro, una sesta farfalla.
home-box-woodland-edge = Woodland Edge
home-box-woodland-edge-note = 36 carte: arbusti che non sono alberi, altri cinghialetti, un’altra farfalla.
home-expires = { $days ->
    [0] Sarà eliminata oggi, se non la apri.
    [one] Sarà eliminata tra { $days } giorno, se non la apri.
   *[other] Sarà eliminata tra { $days } giorni, se non la apri.
}
home-delete = Elimina partita
home-delete-note = Sparirà per tutti quelli che hanno giocato.
home-delete-others = Prima devono essere d’accordo tutti gli altri al tavolo.
home-delete-asked = { $player } vuole eliminare questa partita.
home-delete-agree = D’accordo
home-delete-keep = Tienila
home-delete-waits = Questa partita verrà eliminata quando tutti saranno d’accordo.
home-expires-kept = { $days ->
    [0] Questo tavolo doveva essere eliminato oggi. Visto che ci sei, resta.
    [one] Questo tavolo doveva essere eliminato tra { $days } giorno. Visto che ci sei, resta.
   *[other] Questo tavolo doveva essere eliminato tra { $days } giorni. Visto che ci sei, resta.
}
home-expires-watched = { $days ->
    [0] Verrà eliminato oggi se nessuno dei suoi giocatori lo apre.
    [one] Verrà eliminato tra { $days } giorno se nessuno dei suoi giocatori lo apre.
   *[other] Verrà eliminato tra { $days } giorni se nessuno dei suoi giocatori lo apre.
}
home-about = Note legali e privacy
home-check = Controlla la scatola
home-hand-draft = Draft delle mani iniziali
home-hand-draft-note = Tutti dividono le carte nello stesso momento: alcune per sé, alcune per i vicini, alcune per la radura.
home-own-box = Gioca con la mia scatola
home-own-box-note = Quello che hai trovato: { $icons ->
        [0] { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }
       *[other] { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }, { $icons ->
            [one] { $icons } icona
           *[other] { $icons } icone
        }
    }.
