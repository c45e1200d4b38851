### The score pad. en/pad.ftl explains the variables.

## Beginning

pad-title = Conta i punti
pad-note = Inserisci ciò che è sul tavolo: il segnapunti somma e spiega ogni punteggio.
pad-note-offline = Funziona anche senza connessione.
pad-note-online = Ciò che inserisci resta su questo dispositivo, ma la pagina si apre solo finché il suo server è raggiungibile.
pad-who = Chi ha giocato?
pad-player = Giocatore { $number }
pad-players = Giocatori
pad-people = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
pad-add-player = Un’altra persona
pad-remove-player = Togli { $name }
pad-begin = Inizia
pad-history = Partite salvate
pad-kept-now = Salvata su questo dispositivo. La ritrovi qui.

## Entering

pad-entry = Inserire carte
pad-forest = Foresta
pad-new-host = { $hosts ->
        [tree] Prossimo albero
        [tree-shrub] Prossimo albero o arbusto
       *[other] Prossimo albero, arbusto o brughiera
    }
pad-first-host = { $name }: { $hosts ->
        [tree] quale albero
        [tree-shrub] quale albero o arbusto
       *[other] quale albero, arbusto o brughiera
    } per primo?
pad-next-host = Quale viene adesso?
pad-hosts = { $hosts ->
        [tree] Prossimo albero
        [tree-shrub] Prossimo albero o arbusto
       *[other] Prossimo albero, arbusto o brughiera
    }
pad-place = Slot libero: { $side ->
        [top] sopra
        [bottom] sotto
        [left] a sinistra
       *[right] a destra
    }
pad-search = Cerca una specie
pad-clear = Cancella la ricerca
pad-species = { $count } specie
pad-none = Niente con questo nome
pad-less = { $name }: una carta in meno
pad-more = { $name }: una carta in più
pad-cave-card = Quale carta caverna

## Symbols

pad-what-symbol = quale simbolo?
pad-which-symbol = Simbolo di { $name }
pad-counted-by = lo conta { $name }
pad-which-show = Quali mostrano il simbolo { $symbol }?
pad-done = Fatto

## Changing

pad-change = Modifica { $name }
pad-move = Sposta
pad-take-away = Togli
pad-nowhere = Non c’è un altro slot adatto.

## In numbers

pad-mode = Inserimento
pad-mode-cards = Carte
pad-mode-numbers = Numeri
pad-numbers-stay = I numeri non dicono dove sono le carte. Per tornare alle carte usa «Annulla» o riporta tutto a zero.
pad-counted = Contate
pad-open = { $count ->
        [one] { $count } domanda aperta
       *[other] { $count } domande aperte
    }
pad-of = su { $count }
pad-ask-host = Quante carte sono su alberi di questa specie: { $host }?
pad-ask-kind = Quante carte su { $kind ->
        [tree] un albero
        [shrub] un arbusto
       *[moor] una brughiera
    }?
pad-ask-twice = Quante carte sono sotto questa: { $host } (valgono doppio)?
pad-ask-itself-full = Quanti sono completamente occupati?
pad-ask-host-full = Quante carte su { $kinds ->
        [tree] un albero completamente occupato
        [tree-shrub] un albero o arbusto completamente occupato
       *[other] un albero, un arbusto o una brughiera al completo
    }?
pad-ask-full = { $kinds ->
        [tree] Quanti alberi sono completamente occupati
        [tree-shrub] Quanti alberi e arbusti sono completamente occupati
        [shrub] Quanti arbusti sono completamente occupati
        [moor] Quante brughiere sono completamente occupate
       *[other] Quanti alberi, arbusti e brughiere sono al completo
    }?
pad-ask-has = Quante carte hanno questo tipo sullo stesso albero: { $type }?
pad-ask-shares = Quante carte condividono lo slot con { $name }?
pad-ask-at = Quante carte hanno attorno in tutto?
pad-ask-own = Quali simboli albero mostrano?
pad-ask-symbol = Quante carte mostrano il simbolo { $symbol }, alberi esclusi?
pad-ask-symbol-but = Quante carte mostrano il simbolo { $symbol }, esclusi alberi e { $names }?
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
pad-no-company = { $name } ha bisogno di un’altra carta adatta nel suo slot.
pad-no-room = Nessuno spazio per { $name }: lo slot è occupato.
pad-no-half = { $name }: nessuna carta della scatola ce l’ha su questo lato.
pad-no-left = { $name }: tutte le carte con questa specie sono già sul tavolo.
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
pad-winner = Vittoria
pad-turn-less = un turno in meno
pad-turn-less-note = «{ pad-turn-less }» non cambia i punti: annota solo che la partita è finita prima dell’ultimo turno di quella persona.
pad-go-on = Continua a inserire
pad-keep = Concludi e salva
pad-keep-sent = Salva
pad-forget = Elimina
pad-forget-sure = Eliminare davvero?
pad-picture = Immagine
pad-link = Link
pad-odd-empty = { $player } non ha ancora { $hosts ->
        [tree] alberi
        [tree-shrub] alberi o arbusti
       *[other] alberi, arbusti o brughiere
    }.
pad-odd-symbol = { $player }: { $name } dà punti in base al suo simbolo, che manca.
pad-odd-open = { $player }: { $count ->
        [one] manca { $count } risposta
       *[other] mancano { $count } risposte
    }.
pad-empty = Qui non cresce ancora nulla.

## Several phones

pad-together = Segnare i punti insieme
pad-together-note = Ognuno prende il proprio telefono e inserisce la propria foresta; tutti vedono tutti i totali.
pad-open-together = Apri ad altri telefoni
pad-begin-together = Segnare i punti con più telefoni
pad-going-on = In corso
pad-invite = Inquadrate questo con gli altri telefoni o inviate il link.
pad-share-text = Conta con noi i punti della partita
pad-local = Questo indirizzo vale solo su questo dispositivo. Avvia Spinney con «spinney play --lan» perché altri telefoni lo raggiungano.
pad-join = Partecipa al conteggio
pad-which-is-yours = Qual è la tua foresta?
pad-bring = Usare ciò che è inserito su questo telefono?
pad-not-listed = Non sei nell’elenco?
pad-your-name = Il tuo nome
pad-join-new = Partecipa
pad-is-here = su un altro telefono
pad-is-you = questo telefono
pad-joint-gone = Questo segnapunti non esiste.
pad-joint-unreached = Il segnapunti non è raggiungibile. Nuovo tentativo automatico.
pad-offline = Nessuna connessione. Continua; poi si sincronizza tutto.
pad-offline-waiting = Nessuna connessione. Ciò che inserisci resta e viene inviato dopo.
pad-both-changed = { $name }: anche un altro telefono ha cambiato questa foresta.
pad-keep-mine = Tieni la mia
pad-take-theirs = Prendi l’altra
pad-elsewhere = { $name } inserisce questa foresta su un altro telefono.
pad-too-many-together = Tutti i telefoni insieme hanno troppe carte. { $why }
pad-five = Ci sono già cinque giocatori; non c’è posto per altri.
pad-undo-late = Un altro telefono l’ha cambiato nel frattempo; non si può annullare.
pad-remove-sure = La foresta di { $name } sparisce da tutti i telefoni.
pad-is-me = Sono io
pad-taken-off = Un altro telefono ha tolto { $name } dall’elenco. Ciò che hai inserito è ancora qui.

## Keeping, files, caves

pad-cave-which = Caverna?
pad-cave-missing = Nessuna carta caverna scelta
pad-odd-cave = { $player }: non è stata scelta una carta caverna, mancano i suoi punti.
pad-why = Perché: { $name }
pad-not-kept = Su questo dispositivo non c’è più spazio e la partita non è stata salvata. Resta aperta qui: salvala in un file (JSON) oppure libera spazio e riprova.
pad-unkept = Su questo dispositivo non c’è più spazio: quello che inserisci andrà perso alla chiusura della pagina.
pad-save-all = Salva tutte in un file
pad-open-file = Apri un file
pad-file-none = Questo file non è del segnapunti.
pad-file-games = { $count ->
        [one] { $count } partita aggiunta.
       *[other] { $count } partite aggiunte.
    }

## Questions of Alpine and Woodland Edge

pad-ask-shown = di cui: { $type }
pad-ask-alone = senza altre carte sul suo albero o arbusto
pad-which-box = Da quale scatola viene questa carta?
pad-solo = Partita in solitario
pad-solo-note = Giocata in solitario contro l’automa: alcune carte segnano punti in modo diverso e può esserci una sfida.
pad-solo-ask = I numeri da soli non lo dicono. Guarda le tue carte.
