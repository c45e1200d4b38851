### The table. en/table.ftl explains the variables.

## Prompts

prompt-mulligan = Tieni le tue sei carte o le cambi?
prompt-draft = Scegli una caverna
prompt-turn = Scegli cosa fare
prompt-second = Scegli la seconda carta
prompt-place = { $species }: scegli lo slot
prompt-pay = { $species }: paga { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
prompt-use = { $species }: { $what ->
        [bonus] usare il bonus?
        [permanent] usare l’effetto permanente?
       *[effect] usare l’effetto?
    } { $text }
prompt-free = { $species }: gioca gratis una carta { $source ->
        [clearing] dalla radura
       *[hand] dalla tua mano
    } ({ $things }), { free-loses }
free-loses = { $use ->
        [effect] con il suo effetto, senza il bonus
       *[nothing] senza il suo effetto né il bonus
    }
prompt-dig = { $species }: gioca un’altra carta o fermati
prompt-take = { $species }: prendi una carta dalla radura
prompt-cave = { $species }: metti { $count ->
        [0] un numero qualsiasi di carte
        [one] { $count } carta
       *[other] { $count } carte
    } { $source ->
        [clearing] dalla radura
       *[hand] dalla tua mano
    } nella tua caverna
prompt-face-down = { $species }: metti a faccia in giù una carta della tua mano { as-face-down }
as-face-down = { $kind ->
        [moor] come brughiera universale
        [trees] come arboscelli
       *[tree] come arboscello
    }
prompt-discard = Metti { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dalla tua mano nella radura
prompt-keep = Scegli la carta da tenere

## Moves

move-keep-hand = Tieni le sei carte
move-mulligan = Cambia le sei carte
move-draft = Prendi la caverna { $number }
move-draw-deck = Pesca la carta in cima al mazzo
move-draw-card = Prendi { $card } dalla radura
move-play = Gioca { $species }
move-play-cost = Gioca { $species } (costo { $cost })
move-sapling = Gioca { $card } a faccia in giù come arboscello
move-show = Mostra la mano e cambia due carte
move-on = Su { $host }
move-join = Su { $host }, condividendo uno slot
move-pay = Paga con { $cards }
move-use = Usa
move-skip = Salta
move-place = Gioca gratis { $species }
move-stop = Fermati
move-take = Prendi { $card }
move-cave = Nella caverna: { $cards }
move-lay = Metti { $card } a faccia in giù
move-discard = Nella radura: { $cards }
move-keep-card = Tieni { $card }

## Log

log-start = Inizia { $player }
log-keep-hand = { $player } tiene le sei carte
log-mulligan = { $player } cambia le sei carte
log-draft = { $player } prende la caverna { $number }
log-draw-deck = { $player } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dal mazzo
log-take = { $player } prende { $card } dalla radura
log-play = { $player } gioca { $species }
log-play-on = { $player } gioca { $species } su { $host }
log-pay = { $player } paga con { $cards }
log-place = { $player } gioca gratis { $species }
log-place-on = { $player } gioca gratis { $species } su { $host }
log-face-down = { $player } mette una carta a faccia in giù: { $species }
log-reveal = { $card } passa dal mazzo alla radura
log-effect = { $player } usa l’effetto: { $species }
log-bonus = { $player } usa il bonus: { $species }
log-permanent = { $player } usa l’effetto permanente: { $species }
log-cave = { $player } mette { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } nella caverna
log-cave-cards = { $player } mette nella caverna: { $cards }
log-show = { $player } mostra la mano: { $cards }
log-discard = { $player } mette nella radura: { $cards }
log-another-turn = { $player } gioca un altro turno
log-clearing-emptied = La radura è stata svuotata: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
log-winter = Carta inverno { $number } di { $winters }
log-over = La terza carta inverno: la partita è finita

## Score sheet

score-title = Punteggio
score-cave = Caverna
score-trees = Alberi
score-shrubs = Arbusti
score-moors = Brughiere
score-trees-shrubs = Alberi e arbusti
score-hosts = Alberi, arbusti e brughiere
score-top = In alto
score-bottom = In basso
score-top-bottom = In alto e in basso
score-sides = Ai lati
score-left-right = A sinistra e a destra
score-total = Totale
score-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
score-winner = Vince { $player }
score-winners = Parità: { $players } condividono la vittoria
score-reasons = Da dove vengono i punti: { $player }

## Terminal

ui-hand = Mano
ui-forest = Foresta
ui-clearing = Radura
ui-clearing-empty = La radura è vuota
ui-deck = { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
ui-cave = { $count ->
        [one] { $count } carta nella caverna
       *[other] { $count } carte nella caverna
    }
ui-winter = Inverno { $count } di { $winters }
ui-cost = costo { $count }
ui-empty = vuota
ui-your-turn = Tocca a te
ui-thinking = { $player } sta pensando…
ui-choose = La tua scelta
ui-invalid-choice = Scegli un numero da 1 a { $count }
ui-hint = Suggerimento
ui-undone = Annullato
ui-no-undo = Non si può annullare: è stato rivelato qualcosa di nascosto
ui-help = Aiuto
ui-card-text = Testo della carta
ui-bye = A presto
ui-saved = Salvato: { $file }
ui-game-over = La partita è finita
ui-player = Giocatore { $number }

## Why a move is not possible

illegal-not-your-prompt = Non tocca a te decidere
illegal-not-in-hand = Quella carta non è nella tua mano
illegal-not-in-clearing = Quella carta non è nella radura
illegal-too-expensive = Non hai abbastanza altre carte per pagare
illegal-no-slot = Ora non c’è nessuno slot adatto
illegal-slot-taken = Quello slot è occupato
illegal-moor-only = Si può giocare solo su una brughiera
illegal-tree-or-shrub-only = Si può giocare solo su un albero o un arbusto
illegal-needs-bird = In quello slot deve già esserci un uccello
illegal-one-per-host = Lì può esserci una sola carta di questa specie
illegal-hand-full = La tua mano è piena
illegal-wrong-number = Il numero di carte non è quello giusto
illegal-wrong-type = Quella carta non ha il simbolo giusto
illegal-has-tree = C’è un albero tra le tue sei carte
illegal-can-do-else = Puoi ancora pescare o giocare
illegal-no-such-host = Quella carta non è nella tua foresta
illegal-no-such-cave = Quella caverna non è disponibile
illegal-over = La partita è finita
illegal-bad-move = Non è una mossa valida

## A game in the terminal, help, the card list

ui-hand-legend = 2: costo · +5: punti ora
help-texts = mostrare o nascondere i testi della tua mano
ui-no-mark = senza segno
ui-you = tu
ui-free = libero
ui-bonus = Bonus
ui-now = { $points } ora
ui-earns-bonus = ottiene il bonus
ui-cave-number = Caverna { $number }
ui-hand-count = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
ui-face-down-any = Gioca gratis una carta a faccia in giù come arboscello
ui-choose-enter = La tua scelta (INVIO: { $move })
ui-choose-back = Quale carta? (INVIO: indietro)
ui-back = Indietro alle scelte
ui-pick = { $count ->
        [0] Digita i numeri delle carte, per esempio 1 3
        [one] Digita il numero della carta
       *[other] Digita i numeri di { $count } carte, per esempio 1 3
    }
ui-pick-skip = 0 per saltare
ui-hint-title = Suggerimento ({ $outlook }; INVIO lo gioca):
ui-quit-sure = Uscire davvero? q esce, INVIO continua
ui-save = Salvare la partita? Nome del file, o INVIO per no
ui-save-exists = Il file { $file } esiste già
ui-welcome = Ti diamo il benvenuto! Fai crescere la foresta di maggior valore prima che arrivi la terza carta inverno.
ui-welcome-help = Digita ? per l’aiuto, h per un suggerimento.
log-drew = { $player } pesca: { $cards }
help-number = scegliere
help-enter = giocare l’unica mossa possibile, o il suggerimento
help-hint = un suggerimento con il suo valore
help-undo = annullare la tua ultima decisione
help-scores = fogli dei punteggi con i motivi
help-forest = le foreste di tutti, o del giocatore 2
help-card = i testi delle tue carte, o di una specie
help-log = che cosa è successo finora
help-table = mostrare di nuovo il tavolo
help-quit = uscire
help-key-enter = INVIO
help-key-card = c, c capriolo
label = { $label }: { $text }
help-rules = Le regole in breve
help-rule-turn = Nel tuo turno peschi due carte, dal mazzo o dalla radura, oppure giochi una carta.
help-rule-play = Paghi il costo di una carta con altre carte della tua mano. Vanno nella radura, dove tutti possono prenderle. Di una carta divisa giochi una metà; la freccia indica da quale lato di { $hosts ->
        [tree] un albero
        [tree-shrub] un albero o un arbusto
       *[other] un albero, un arbusto o una brughiera
    } va messa.
help-rule-bonus = Ottieni il bonus di una carta se tutte le carte con cui paghi mostrano il suo simbolo albero.
help-rule-clearing = Non hai mai più di dieci carte in mano. Se alla fine di un turno ci sono dieci o più carte nella radura, escono tutte dal gioco.
help-rule-winter = { $winters ->
        [one] La carta inverno
       *[other] La terza carta inverno
    } termina subito la partita. Le carte rimaste in mano non valgono nulla.
help-rule-face-down = { $way ->
        [action] Puoi giocare gratis qualsiasi carta a faccia in giù { as-face-down }.
       *[card] Alcune carte ti permettono di mettere a faccia in giù una carta della tua mano { as-face-down }.
    }
help-marks = Segni
cards-copies = { $count ->
        [one] { $count } copia
       *[other] { $count } copie
    }
cards-found = { $count ->
        [one] { $count } specie
       *[other] { $count } specie
    }
cards-none = Nessun risultato: { $query }
cards-mark-printed = come stampato (simboli di tipo secondo le app di punteggio)
cards-mark-reconstructed = abbinamenti o simboli albero ricostruiti
cards-mark-reading = la nostra lettura di un’icona che non era disponibile

ui-asked-to-delete = Qualcuno vuole eliminare questa partita. Sei d’accordo?
ui-deleted = La partita è stata eliminata da uno dei giocatori.
ui-will-be-deleted = { $days ->
    [one] Questa partita verrà eliminata tra { $days } giorno se nessuno dei giocatori la apre.
   *[other] Questa partita verrà eliminata tra { $days } giorni se nessuno dei giocatori la apre.
}
prompt-split = { $to ->
    [hand] Draft: { $count ->
        [one] quale carta tieni
       *[other] quali { $count } carte tieni
    }?
    [right] Draft: { $count ->
        [one] quale carta dai
       *[other] quali { $count } carte dai
    } a chi sta alla tua destra?
    [left] Draft: { $count ->
        [one] quale carta dai
       *[other] quali { $count } carte dai
    } a chi sta alla tua sinistra?
   *[clearing] Draft: { $count ->
        [one] quale carta va
       *[other] quali { $count } carte vanno
    } nella radura?
}
move-give = { $cards }
log-split = { $player } ha diviso le carte
