### The score pad. en/pad.ftl explains the variables.

## Beginning

pad-title = Segna una partita
pad-note = Inserisci ciò che è sul tavolo: il blocco somma e spiega perché. Funziona anche senza connessione.
pad-who = Chi ha giocato?
pad-player = Giocatore { $number }
pad-players = Giocatori
pad-people = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
pad-add-player = Un'altra persona
pad-remove-player = Senza { $name }
pad-begin = Inizia
pad-history = Partite segnate

## Entering

pad-entry = Inserire carte
pad-forest = Foresta
pad-new-host = Prossimo albero
pad-first-host = { $name }: quale albero per primo?
pad-next-host = Quale viene adesso?
pad-hosts = Prossimo albero
pad-place = Posto libero: { $side ->
        [top] sopra
        [bottom] sotto
        [left] a sinistra
       *[right] a destra
    }
pad-search = Cerca una specie
pad-clear = Cancella le lettere
pad-species = { $count } specie
pad-none = Niente con questo nome
pad-less = { $name }: uno in meno
pad-more = { $name }: uno in più
pad-cave-card = Quale carta caverna

## Symbols

pad-what-symbol = quale simbolo?
pad-which-symbol = Simbolo di { $name }
pad-counted-by = lo conta { $name }
pad-which-show = Quali mostrano { $symbol }?
pad-done = Fatto

## Changing

pad-change = Modifica { $name }
pad-move = Sposta
pad-take-away = Togli
pad-nowhere = Non c'è un altro posto.

## What can't be

pad-no-place = { $name } va { $place ->
        [top] sopra
        [bottom] sotto
        [side] ai lati
       *[other] al centro
    }.
pad-no-kind = { $name } non può stare qui.
pad-no-sides = { $name }: una brughiera non ha lati.
pad-no-company = { $name } ha bisogno di un'altra carta adatta nel suo posto.
pad-no-room = Nessun posto per { $name }: è già occupato.
pad-no-half = { $name }: la scatola non ha questa metà per questo lato.
pad-no-left = { $name }: non ne restano, con tutto ciò che è sul tavolo.
pad-no-copies = { $name }: la scatola ne ha solo { $count }.
pad-no-box = La scatola ha solo { $count } carte.
pad-no-cave = La caverna { $number } è già di qualcun altro.
pad-no-other = { $name }: non è possibile.

## The result

pad-result = Risultato
pad-alone = { $name }: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
pad-winner = Vincitore
pad-turn-less = un turno in meno
pad-go-on = Continua a inserire
pad-keep = Concludi e conserva
pad-keep-sent = Conserva
pad-forget = Elimina
pad-picture = Immagine
pad-link = Link
pad-odd-empty = { $player } non ha ancora alberi.
pad-odd-symbol = { $player }: { $name } segna in base al suo simbolo, che manca.
pad-empty = Qui non cresce ancora nulla.
