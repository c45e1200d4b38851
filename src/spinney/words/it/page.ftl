### The table in the browser: what is to be done, what a card would bring, forests, log, keyboard.
### $species, $host and $card are names, $player is a person's name, $count and $points are numbers.

## What is to be done

page-your-turn = Tocca a te
# $player: whose turn it is, as a sign
page-turn-of = Tocca a { $player }
page-do-mulligan = Tieni le tue sei carte o le cambi?
page-do-mulligan-tree = Le tue sei carte: tienile, c’è un albero tra loro.
page-do-draft = Scegli la tua caverna.
page-do-turn = Pesca due carte o giocane una.
page-do-turn-empty = Pesca due carte.
page-do-turn-full = La tua mano è piena: gioca una carta.
page-do-extra = Un altro turno: pesca due carte o giocane una.
page-do-extra-empty = Un altro turno: pesca due carte.
page-do-last = { $count ->
        [one] La prossima carta è l’ultimo inverno.
       *[other] Ultimo inverno entro { $count } carte.
    }
page-winter-may = Può portare l’ultimo inverno.
page-do-second = Un’altra carta: dal mazzo o dalla radura.
page-do-show = Non puoi né pescare né giocare: mostra la mano e cambia due carte.
page-do-place = { $species }: scegli uno slot.
# $count: how many cards are still to be picked
page-do-pay = { $species }: paga { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
page-do-pay-more = Paga { $count ->
        [one] un’altra carta
       *[other] altre { $count } carte
    }.
page-pick-first = Prima scegli { $count ->
        [one] una carta
       *[other] altre { $count } carte
    }.
page-do-go = { $species }: tutto pronto.
# $text: what the card does
page-do-use = { $species }: { $text }. Lo usi?
page-do-use-count = { $species }: { $text } ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }). Lo usi?
page-do-use-winter = { $species }: { $text }. Lo usi? Può portare l’ultimo inverno.
page-do-draw = { $species }: pescare { $count ->
        [one] una carta
       *[other] { $count } carte
    }?
page-do-draw-winter = { $species }: pescare { $count ->
        [one] una carta
       *[other] { $count } carte
    }? Potrebbe essere l’ultimo inverno.
page-do-free-hand = { $species }: gioca gratis { $things } dalla tua mano, { free-loses }.
page-do-free-clearing = { $species }: gioca gratis { $things } dalla radura, { free-loses }.
page-one-card = una carta ({ $things })
page-do-dig = { $species }: gioca altre carte o fermati.
page-do-take = { $species }: prendi una carta dalla radura.
cave-from = { $from ->
        [clearing] dalla radura
       *[hand] dalla tua mano
    }
page-do-cave-any = { $species }: scegli carte { cave-from } per la tua caverna.
page-do-cave = { $species }: scegli { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } { cave-from } per la tua caverna.
page-do-face-down = { $species }: metti a faccia in giù una carta della tua mano { as-face-down }.
page-do-discard = Metti { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dalla tua mano nella radura.
page-do-keep = Scegli la carta da tenere.
page-do-wait = { $player } sta pensando. Intanto guarda pure il tavolo.
page-do-wait-human = Decide { $player }. Intanto guarda pure il tavolo.
page-do-watch = Decide { $player }.
page-do-pass = Passa il dispositivo a { $player }.
page-do-pass-ready = Sono { $player }
page-waiting = Un momento…

## Acts

page-draw = Pesca
page-draw-deck = Pesca la carta in cima al mazzo
page-take-card = Prendi { $card }
page-play-species = Gioca { $species }
# $count: cards that will be drawn
page-play-draw = Gioca e pesca { $count }
page-place-species = Gioca gratis { $species }
page-face-down = A faccia in giù
page-face-up = A faccia in su
page-face-down-card = Gioca { $card } a faccia in giù
page-face-down-rule = { $kind ->
        [tree] Conta come albero, ma non mostra simboli e non ha né effetti né punti propri.
       *[moor] Conta come brughiera, ma non mostra simboli e non ha né effetti né punti propri.
    }
page-use = Sì
page-skip = Salta
page-skip-rest = Fatto
page-stop = Fermati
page-undo = Annulla
page-undo-no = È stato rivelato qualcosa di nascosto: non si può annullare.
page-back = Indietro
page-change = cambia
page-hint = Suggerimento
page-keep-hand = Tieni
page-new-hand = Cambia tutte e sei
page-show-hand = Mostra e cambia
page-confirm-cave = Nella caverna
page-confirm-discard = Nella radura
page-confirm-keep = Tieni questa
page-cave-number = Caverna { $number }
page-more = Altro
page-close = Chiudi
page-unseen = Carte non viste
page-leave = Lascia il tavolo
page-home = Pagina iniziale
page-keys = Tastiera

## While choosing

page-worth-now = { $points ->
        [one] punto ora
       *[other] punti ora
    }
page-gain-others = altre carte
page-atop = sopra
page-below = sotto
page-beside = accanto a
page-joins = condivide su
page-new-host = nella tua foresta
page-effect = Effetto
page-bonus = Bonus
page-lasting = Effetto permanente
page-points = Punti
page-placement = Dove
page-bonus-earned = Bonus ottenuto
page-bonus-open = Bonus se paghi solo con il simbolo { $symbol }
page-bonus-lost = Nessun bonus
page-bonus-free = Non costa nulla: bonus ottenuto
page-pay-cards = Paga { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
page-pay-picked = Scelte: { $picked } su { $count }
page-pay-all-show = tutte mostrano il simbolo { $symbol }
page-place-here = { $species } { $side } { $host }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-queue = In arrivo: { $count ->
        [one] { $count } carta messa da parte
       *[other] { $count } carte messe da parte
    }

## The table

page-the-others = Gli altri
page-your-forest = La tua foresta
page-forest-of = Foresta di { $player }
page-hand-empty = La tua mano è vuota.
page-hand-empty-now = La tua mano è vuota: pesca due carte.
page-hand = La tua mano
page-clearing = Radura
# after the number of cards: "6 of 10, then swept away"
page-clearing-of = su { $most }, poi svuotata
page-clearing-full = svuotata dopo questo turno
page-clearing-empty = La radura è vuota.
page-deck = Mazzo
page-deck-left = { $count ->
        [one] resta { $count } carta
       *[other] restano { $count } carte
    }
page-all-here = ci sono tutti
page-away = { $player } non c’è
page-lost = Nessuna connessione. Nuovo tentativo…
page-server-closing = Il server si riavvia. Non si perde nulla.
page-store-down = Il server al momento non può salvare. Riprenderà da solo.
page-gone = Questo tavolo non esiste.
page-gone-note = Forse una lettera del link si è persa, o il tavolo è stato eliminato.
page-gone-seat = Questo dispositivo non ha più un posto qui.
page-watching = Stai guardando la partita.
page-bot = bot · { $level }
page-friend = in partita
page-you = tu
page-stand-in = gioca un bot
page-thinking = sta pensando
page-known = Carte note della sua mano
page-look-closely = Guarda da vicino
page-hand-count = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
page-cave-count = { $count ->
        [one] { $count } carta nella caverna
       *[other] { $count } carte nella caverna
    }
page-host-count = { $kind ->
        [tree] { $count ->
            [one] { $count } albero
           *[other] { $count } alberi
        }
        [shrub] { $count ->
            [one] { $count } arbusto
           *[other] { $count } arbusti
        }
       *[moor] { $count ->
            [one] { $count } brughiera
           *[other] { $count } brughiere
        }
    }
page-score = Punti
page-log = Registro
page-table = Tavolo
page-others = Altri
page-empty-forest = La tua foresta è ancora vuota. Gioca { $hosts ->
        [tree] un albero
        [tree-shrub] un albero o un arbusto
       *[other] un albero, un arbusto o una brughiera
    } per cominciare.
page-empty-forest-other = Ancora nessuna carta.
page-vote = Fai giocare un bot per { $player }
page-scores-hidden = Questo tavolo mostra i punti alla fine.

## A card

page-costs = { $count ->
        [0] non costa nulla
        [one] costa { $count } carta
       *[other] costa { $count } carte
    }
page-shows = simbolo albero: { $symbol }
page-worth-title = Valore attuale
page-worth-if-played = Se la giochi ora
page-makes-others = E fa valere di più altre carte
page-in-all = In tutto
# $count: copies in the forest
page-this-card = Tutte e { $count } insieme; questa: { $points }
page-in-game = nel gioco
page-not-seen = non ancora viste
page-other-half = altra metà
page-counted = Contate
page-itself = se stessa
page-reading = Non certo: la carta stampata non era disponibile. Hai la scatola? Faccelo sapere.
page-next-card = Carta successiva
page-previous-card = Carta precedente
page-hidden-card = Questa carta è a faccia in giù. Può conoscerla solo chi l’ha messa.

## Looking, and what happened

page-draw-one = Pesca una carta
page-take-this = Prendi questa carta
page-in-your-forest-now = Ora nella tua foresta
page-no-place-now = ora nessuno slot libero
page-as-payment = Simboli albero quando paghi: { $symbols }.
# $count: further moves of others that can be looked at
page-more-moves = { $count ->
        [one] un’altra
       *[other] altre { $count }
    }
page-since = Dal tuo turno
page-since-away = Mentre non c’eri
page-since-none = Non è ancora successo nulla.
page-since-own = Il tuo turno precedente
page-more-winter = è uscita una carta Inverno
page-whole-log = Registro completo
page-back-to-table = Torna al tavolo
page-last-moves = Ultime mosse
page-or-face-down = Giocala a faccia in giù
page-hosts-above = { $count ->
        [one] un altro più in alto
       *[other] altri { $count } più in alto
    }
page-hosts-below = { $count ->
        [one] un altro più in basso
       *[other] altri { $count } più in basso
    }
page-cave-take = Prendi la caverna { $number }
page-cave-title = Scegli la tua caverna
page-cave-note = Tieni la tua caverna fino alla fine. Il suo effetto arriva quando tutti hanno scelto.
page-cave-note-late = Tieni la tua caverna fino alla fine. Il suo effetto arriva quando tutti hanno scelto; quello della caverna { $number } a fine partita.
page-cave-has = ce l’ha { $player }
page-leave-sure = Lasciare il tavolo per sempre? Un bot giocherà al posto tuo.
page-leave-yes = Lascia per sempre
page-leave-no = Resta

## Not seen yet

page-unseen-note = Nel mazzo, in altre mani o tolte prima della partita: { $count }.
page-unseen-all = { $left } su { $all }

## At this table

page-set-title = Impostazioni del tavolo
page-set-pace = Velocità degli altri
page-set-pace-note = Ogni mossa resta in vista prima della successiva.
page-pace-slow = Lenta
page-pace-normal = Normale
page-pace-fast = Veloce
page-pace-once = Immediata
page-set-gains = Pesca senza chiedere
page-set-gains-note = Ciò che conviene sempre avviene da solo.
page-set-tap = Prendi subito le carte
page-set-tap-note = Un tocco o un clic prende la carta della radura, senza guardarla prima.
page-set-tags = Punti sulle mie carte
page-set-tags-note = Mostra +n sotto le carte in mano.
page-set-done = Fatto

## Hints

page-hints-title = { $count ->
        [one] Una buona mossa
       *[other] { $count } buone mosse
    }
page-hints-line = { $count ->
        [one] L’oro mostra dove va. Non si gioca ancora nulla.
       *[other] Scegline una per vedere dove va. Non si gioca ancora nulla.
    }
page-hints-where = Mostrami dove
page-hints-itself = la carta stessa
page-hints-pay = paga { $count }
page-hints-none = Il bot non conosce mosse migliori.
page-hints-less = { $points ->
        [one] Circa { $points } punto in meno della prima
       *[other] Circa { $points } punti in meno della prima
    }
page-hints-even = Buona più o meno quanto la prima

## Winter

page-winter-title = { $number ->
        [1] Il primo inverno
        [2] Il secondo inverno
       *[other] Il terzo inverno
    }
page-winter-next = { $left ->
        [one] Ancora una volta, e la partita finisce subito.
       *[other] Ancora due volte, e la partita finisce subito.
    }
page-winter-among = { $count ->
        [one] Il prossimo inverno è l’ultima carta.
       *[other] Il prossimo inverno è tra le ultime { $count } carte.
    }
page-winter-state = Carte Inverno finora: { $number } su 3. La terza pone subito fine alla partita.
page-winter-go-on = continua

## Why

page-why-counts = Carte contate
page-why-itself = La carta che conta
page-why-show = Perché { $points }?
page-bonus-if = se tutte le carte con cui paghi mostrano il simbolo { $symbol }

## Playing

page-play-now = Gioca

## Keyboard

page-key-hand = carta della tua mano: scegli, o prendi per pagare
page-key-half = altra metà
page-key-place = slot successivo
page-key-enter = gioca, usa, vai
page-key-deck = pesca dal mazzo
page-key-clearing = poi un numero: carta della radura
page-key-undo = annulla, indietro
page-key-skip = salta, fermati
page-key-hint = suggerimento
page-key-log = registro
page-key-large = vedi la carta in grande
page-key-forests = foreste degli altri
page-key-face-down = gioca la carta a faccia in giù
page-key-help = questo elenco
page-key-up-down = ↑ ↓
page-key-left-right = ← →
page-key-space = Spazio
page-key-return = Invio
page-key-backspace = Backspace

## Names

page-table-name = { $host } & { $guest }
page-bot-badger = Tasso
page-bot-owl = Gufo
page-bot-fox = Volpe
page-bot-wren = Scricciolo
page-bot-hare = Lepre
page-card-browser = Tutto su questa carta
page-deal-known = Chi ha creato questo tavolo conosce le carte.
page-corrected-box = La scatola è stata corretta per questo tavolo: { $icons ->
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
page-away-countdown = { $player } non c’è. Un bot potrà subentrare tra { $seconds } s.
page-voted = Hai votato perché un bot giochi per { $player }.
page-stand-in-since = Un bot gioca per { $player } dalle { $time }.
page-gone-rules = Questa partita è iniziata con un’altra versione delle regole di Spinney e qui non può continuare.
page-gone-damaged = I dati salvati di questo tavolo non sono più leggibili.
page-not-stored = La tua ultima mossa è andata persa con la connessione. Ecco com’è la partita adesso.
page-react = Fai un cenno agli altri
page-react-leaf = Bella mossa!
page-react-acorn = Grazie!
page-react-smile = Ah ah!
page-react-wow = Wow!
page-react-sad = Oh no!
page-react-brr = Brr, l’inverno!
page-set-reactions = Reazioni
page-set-reactions-note = Piccoli segni tra giocatori: una foglia, un sorriso.
page-set-all = Tutte le impostazioni
page-why-more = Con uno in più: { $points }
page-why-more-yet = Uno in più non porterebbe ancora nulla.
page-why-more-none = Uno in più non porterebbe altro.
page-why-player = { $player }: da dove { $points ->
        [one] viene { $points } punto
       *[other] vengono { $points } punti
    }
page-since-again = Mostra di nuovo
page-undo-revealed = Non si può annullare. Rivelato: { $cards }.
page-undo-others = Non si può annullare: altri hanno già giocato.
page-undo-none = Non c’è ancora nulla da annullare.

## Questions of Alpine and Woodland Edge

page-do-cave-up-to = { $species }: scegli fino a { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } { cave-from } per la tua caverna.
page-do-take-named = { $species }: non stanno tutte nella tua mano. Prendi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } di questo tipo: { $things }.
page-do-lay = { $species }: metti a faccia in giù come arboscelli quante carte vuoi, una alla volta.
page-do-lapsed = { $species }: ora non può fare nulla.
page-do-none-fits = { $species }: nessuna delle tue carte va bene, quindi non succede nulla.
page-gone-deleted = Questo tavolo è stato eliminato.
page-do-split = Dividi le tue carte, poi scegli «Pronto».
page-do-split-wait = Si stanno scegliendo le mani iniziali.
page-split-title = La tua mano iniziale
page-split-round = Giro { $round } di { $rounds }
page-split-note = Scegli dove va ogni carta. Quello che avanza esce dal gioco. Nessuno lo vede.
page-split-wait = Hai finito. Finché non hanno finito tutti, puoi ancora cambiare idea.
page-split-hand = Tieni
page-split-give = A { $player }
page-split-clearing = Radura
page-split-out = Fuori dal gioco
page-split-ready = Pronto
page-split-change = Cambia
page-split-ready-list = Hanno finito: { $players }
