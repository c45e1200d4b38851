### The end of a game: score sheet, points by source, log lines, replay.

## Log. Sentences begin with one of the log- messages or with these; what follows is put behind, with commas

# $where: top, bottom or side of the $host
finish-log-play = { $player } gioca { $species } { $where ->
        [top] sopra
        [bottom] sotto
       *[side] accanto a
    } { $host }
finish-log-pays = paga { $count }
finish-log-then = poi { $species }
finish-log-free = { $species } gratis
finish-log-draws = pesca { $count }
finish-log-drawn = pesca { $cards }
finish-log-takes = prende { $card }
finish-log-lays = { $count } a faccia in giù
finish-log-cave = { $count } nella caverna
finish-log-clears = { $count } nella radura
finish-log-lapses = niente da fare per { $species }
finish-log-cleared = { $player } mette { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } nella radura
finish-log-show = { $player } mostra la mano
finish-log-undo = { $player } annulla un passo
finish-log-winter = Inverno: la { $number ->
        [1] prima
        [2] seconda
       *[other] terza
    } carta
finish-log = Registro
finish-log-empty = Non è ancora successo nulla
finish-log-jump = Vai a questo momento

## Score now

finish-score-now = Punti ora
finish-makes-yours = Da dove vengono i tuoi punti
finish-makes-these = Da dove vengono i punti
finish-makes-theirs = Da dove vengono i punti: { $player }
finish-scores-hidden = A questo tavolo i punti restano nascosti fino alla fine
finish-in-your-forest = Nella tua foresta
finish-in-this-forest = In questa foresta
finish-forest-empty = Qui non cresce ancora nulla
finish-cave-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
finish-cave-cards-extra = { finish-cave-cards } + { $extra }

## Points by source

finish-source-hosts = { $hosts ->
        [tree] Alberi
        [tree-shrub] Alberi e arbusti
       *[other] Alberi, arbusti, brughiere
    }
finish-source-bird = Uccelli
finish-source-butterfly = Farfalle
finish-source-dragonfly = Libellule
finish-source-insect = Insetti
finish-source-bat = Pipistrelli
finish-source-pawed = Con zampe
finish-source-cloven-hoofed = Con zoccoli
finish-source-amphibian = Anfibi
finish-source-plant = Piante
finish-source-cave = Caverna
finish-source-of = { $source }: { $points }
finish-by-source = Punti per origine

## The end

finish-title = Partita finita
finish-winter-has-come = È arrivato il terzo inverno
finish-tie = { $players } condividono la vittoria
finish-you-win = Hai vinto
# $players: the others who have won
finish-you-tie = Condividi la vittoria con { $players }
finish-ahead = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $count } in più di { $player }
finish-ahead-of-you = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $count } in più di te
finish-each = { score-points } ciascuno
finish-row-top = Sopra gli alberi
finish-row-bottom = Sotto gli alberi
finish-row-sides = Accanto agli alberi
finish-source-tabs = Punti di ogni giocatore
finish-fixed = punti fissi
finish-no-points = Nessun punto: { $list }
finish-times = { $name } ×{ $count }
finish-result = Risultato
finish-replay = Rivedi
finish-review = Analisi
finish-share = Condividi
finish-copied = Link copiato
finish-copy-refused = Il browser non permette di copiare. Copialo a mano:
finish-save = Salva la partita
finish-same-deal = Rigioca le stesse carte
finish-deal-ask = Rigiocare le stesse carte a un nuovo tavolo?
finish-deal-yes = Inizia
finish-rematch = Rivincita
finish-again = Gioca di nuovo
finish-join-rematch = Vai alla rivincita
finish-resume-rematch = Torna alla rivincita
finish-share-text = { $player } ha vinto a Spinney con { score-points }

## Counting

finish-counting = Conteggio · { $at } di { $count }
finish-most-here = { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
finish-most-others = { $named } e altre
finish-tap-result = Vai al risultato: tocca o fai clic
finish-count-again = Rivedi il conteggio
finish-count-points = Conta i punti
finish-third = È arrivato il terzo inverno. La partita è finita.
finish-the-forests = Le foreste
finish-your-best = Il meglio: { $species }, con { score-points }.
finish-your-place = La tua foresta: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, posto { $place } di { $count }.

## Replay

finish-moment = Mossa { $at } di { $moments }
finish-turn = Turno { $turn }
finish-start = La distribuzione
finish-chooses = { $player } sceglie { $species }
finish-decides = { $player } decide
finish-play = Riproduci
finish-pause = Pausa
finish-step-back = Una mossa indietro
finish-step-on = Una mossa avanti
finish-turn-back = Turno precedente
finish-turn-on = Turno successivo
finish-speed = Velocità: { $times }×
finish-eyes = Visto da
finish-eyes-all = Uno spettatore
finish-eyes-player = Chi gioca
finish-forest-of = Foresta: { $player }
finish-hand = Mano
finish-hand-count = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
finish-clearing = Radura
finish-link = Link a questo momento
finish-go-on = Continua da qui contro i bot
finish-go-on-short = Continua da qui
# $others: how many others sit at the table
finish-go-on-ask = { $others ->
        [0] Continuare da qui a un nuovo tavolo?
       *[other] Continuare da qui a un nuovo tavolo? I bot prendono gli altri posti.
    }
finish-go-on-yes = Continua
finish-go-on-no = Resta qui
finish-open-file = Apri una partita salvata
finish-open-text = Scegli il file che ti ha dato «Salva la partita».
finish-not-a-record = Questo file non è una partita salvata
finish-no-record = La partita si può rivedere quando è finita
finish-no-table = Questo tavolo non esiste
finish-back-to-table = Torna al tavolo
finish-log-stand-in = { $why ->
    [left] { $player } ha lasciato il tavolo; dalle { $time } gioca un bot
    [time] { $player } mancava da troppo tempo; dalle { $time } gioca un bot
   *[vote] Un bot gioca per { $player } dalle { $time }
}
finish-log-back = { $player } è di nuovo al tavolo
