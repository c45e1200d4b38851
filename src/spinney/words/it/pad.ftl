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

## In numbers

pad-mode = Inserimento
pad-mode-cards = Carte
pad-mode-numbers = Numeri
pad-numbers-stay = I numeri non conoscono i posti. Torna alle carte con «Annulla», o quando non c'è nulla di contato.
pad-counted = Contate
pad-open = { $count ->
        [one] { $count } domanda aperta
       *[other] { $count } domande aperte
    }
pad-of = su { $count }
pad-ask-host = Quante carte su { $host }?
pad-ask-kind = Quante carte su { $kind ->
        [tree] un albero
        [shrub] un arbusto
       *[moor] una brughiera
    }?
pad-ask-twice = Quante carte su { $host } (valgono doppio)?
pad-ask-itself-full = Quanti sono completamente occupati?
pad-ask-host-full = Quante carte su { $kinds ->
        [tree] un albero completamente occupato
        [tree-shrub] un albero o arbusto completamente occupato
       *[other] un albero, un arbusto o una brughiera al completo
    }?
pad-ask-full = { $kinds ->
        [tree] Quanti alberi sono completamente occupati
        [shrub] Quanti arbusti sono completamente occupati
        [moor] Quante brughiere sono completamente occupate
       *[other] Quanti alberi, arbusti e brughiere sono al completo
    }?
pad-ask-has = Quante carte con { $type } sullo stesso albero?
pad-ask-shares = Quante carte condividono il posto con { $name }?
pad-ask-at = Quante carte hanno attorno in tutto?
pad-ask-own = Quali simboli albero mostrano?
pad-ask-symbol = Quante carte con { $symbol }, alberi esclusi?
pad-ask-symbol-but = Quante carte con { $symbol }, esclusi alberi e { $names }?
pad-ask-met = Per quante vale?

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
pad-forget-sure = Eliminare davvero?
pad-picture = Immagine
pad-link = Link
pad-odd-empty = { $player } non ha ancora alberi.
pad-odd-symbol = { $player }: { $name } segna in base al suo simbolo, che manca.
pad-odd-open = { $player }: { $count ->
        [one] manca { $count } risposta
       *[other] mancano { $count } risposte
    }.
pad-empty = Qui non cresce ancora nulla.

## Several phones

pad-together = Contare insieme
pad-together-note = Ognuno prende il proprio telefono e inserisce la propria foresta; tutti vedono tutti i totali.
pad-open-together = Apri ad altri telefoni
pad-begin-together = Contare su più telefoni
pad-going-on = In corso
pad-invite = Inquadrate questo con gli altri telefoni o inviate il link.
pad-share-text = Conta la nostra partita con noi
pad-local = Questo indirizzo vale solo su questo dispositivo. Avvia Spinney con «spinney play --lan» perché altri telefoni lo raggiungano.
pad-join = Conta con loro
pad-which-is-yours = Qual è la tua foresta?
pad-bring = Portare ciò che c’è su questo telefono?
pad-not-listed = Non sei nell’elenco?
pad-your-name = Il tuo nome
pad-join-new = Partecipa
pad-is-here = su un altro telefono
pad-is-you = questo telefono
pad-joint-gone = Questo segnapunti non esiste.
pad-joint-unreached = Il segnapunti non è raggiungibile. Si riprova da solo.
pad-offline = Nessuna connessione. Continua; poi tutto si ricongiunge.
pad-offline-waiting = Nessuna connessione. Ciò che inserisci resta e viene inviato dopo.
pad-both-changed = { $name }: anche un altro telefono ha cambiato questa foresta.
pad-keep-mine = Tieni la mia
pad-take-theirs = Prendi l’altra
pad-elsewhere = { $name } inserisce questa foresta su un altro telefono.
pad-too-many-together = Tutti i telefoni insieme hanno troppo. { $why }
pad-five = Ci sono già cinque giocatori; non c’è posto per altri.
pad-undo-late = Un altro telefono l’ha cambiato nel frattempo; non si può annullare.
pad-remove-sure = La foresta di { $name } sparisce da tutti i telefoni.
pad-is-me = Sono io
pad-taken-off = { $name } è stato tolto dall’elenco su un altro telefono. Ciò che hai inserito è ancora qui.
