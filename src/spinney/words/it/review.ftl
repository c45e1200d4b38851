### A review of a game that is over, on the page and in the terminal: how it stood, and the moments that mattered.
### $player is a name, $move and $other are moves in words, $kind is one of the `review-kind-…`, $cost a `review-cost…`, $side `ahead`, `behind` or `level`; all others are numbers.

review-title = Analisi
review-what = Che cosa ha contato
review-whose = Le mosse di chi
review-chances = Probabilità
review-points = Punti
review-graph = Che cosa mostra il grafico
review-graph-chances = Probabilità di vittoria, turno per turno
review-graph-points = Punti finali attesi, turno per turno
review-turn-of = Turno { $number } di { $count }
review-to-move = Turno { $number } · tocca a { $player }
review-end = La fine della partita
review-earlier = Un turno indietro
review-later = Un turno avanti
review-board = Quale tavolo
review-before = Prima
review-as-played = Giocata
review-better-board = Meglio
review-you-played = La tua mossa
review-played = La mossa giocata
review-better = Meglio
review-next-best = La seconda migliore
review-at-end = { $side ->
        [ahead] { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            } di vantaggio alla fine
        [behind] { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            } di svantaggio alla fine
       *[level] alla pari alla fine
    }
review-at-end-alone = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } alla fine
review-good = la migliore o altrettanto buona
review-of = su { $count }
review-slips = { $count ->
        [one] piccola svista
       *[other] piccole sviste
    }
review-bigs = { $count ->
        [one] grande svista
       *[other] grandi sviste
    }
review-share = { $percent }% di quanto era possibile
review-mark = { $points ->
        [one] { $points } punto fatto
       *[other] { $points } punti fatti
    }, { $lost ->
        [0] nessun vantaggio perso
        [one] circa { $lost } punto di vantaggio perso
       *[other] circa { $lost } punti di vantaggio persi
    }
review-mark-alone = { $points ->
        [one] { $points } punto fatto
       *[other] { $points } punti fatti
    }, ce n’erano circa altri { $lost }
review-kind-good = buona mossa
review-kind-slip = piccola svista
review-kind-big = grande svista
review-chance = { $before } → { $after }%
review-chance-aloud = probabilità di vittoria: { $after } per cento invece di { $before }
review-counts = Conta insieme a:
review-show = Mostra la mossa migliore
review-show-good = Mostra la mossa
review-play-on = Continua da qui
review-counted = Il numero accanto a una mossa dice quanti punti di vantaggio sulla migliore delle altre foreste ha portato o è costata alla fine. La gravità di una svista dipende da questo numero e dalla probabilità di vittoria.
review-by-chance = È la probabilità di vittoria, non i punti, a renderla una grande svista.
review-despite-points = Solo una piccola svista, perché è costata meno probabilità di vittoria.
review-none = Nessuna mossa è costata più di qualche punto.
review-working = Analisi della partita: { $at } turni su { $turns }
review-failed = L’analisi non è riuscita.
review-again = Riprova
review-alone = Ecco l’andamento dei punti; non c’è nessuno da battere.
review-unfinished = Si può analizzare solo una partita finita.
review-too-many = Troppe analisi richieste dalla tua rete. Riprova più tardi.
# in the terminal
review-line-mark = { $player }: { $mark }%. { $good } turni su { $turns } i migliori o altrettanto buoni, { $slips } piccole e { $big } grandi sviste; { $made }.
review-cost = { $points ->
        [one] { $points } punto di vantaggio
       *[other] { $points } punti di vantaggio
    }
review-cost-alone = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
review-line-slip = Turno { $turn }, { $player }, { $kind }: costo { $cost }. Giocato «{ $move }», meglio «{ $other }».
review-line-good = Turno { $turn }, { $player }, { $kind }: «{ $move }», { $cost } in più della seconda migliore, «{ $other }».
review-line-chance = Probabilità di vittoria { $chance }% invece di { $other }%.
