### Rules, symbols, credits, the guided game. en/learn.ftl explains the variables.

## Rules

learn-rules = Le regole
learn-rules-note = I due giochi a parole nostre. Cinque minuti di lettura; aggiungi una scatola per vedere che cosa porta.
learn-rules-play = Impara giocando
learn-aim-title = Di che si tratta
learn-aim-tree = Fai crescere una foresta di carte. Si piantano alberi, e intorno a ciascuno si stabiliscono animali, piante e funghi. Ogni carta dà punti per qualcosa: i vicini, i suoi simili, gli alberi. Quando arriva la terza carta inverno, vince la foresta che vale di più.
learn-aim-moor = Componi un angolo di Dartmoor: alberi, arbusti e ampie brughiere, e tutti quelli che ci vivono. Ogni carta dà punti per qualcosa: i vicini, i suoi simili, le brughiere. Quando arriva la terza carta inverno, vince il paesaggio che vale di più.
learn-cards-title = Le carte
learn-host-tree = Un albero è una carta intera. Sta da solo e offre quattro slot: sopra, sotto, a sinistra e a destra.
learn-host-moor = Alberi, arbusti e brughiere sono carte intere. Alberi e arbusti offrono quattro slot: sopra, sotto, a sinistra e a destra. Una brughiera ne ha due sopra e due sotto, ma nessuno ai lati.
learn-half = Tutte le altre carte mostrano due abitanti, uno sopra l’altro o fianco a fianco. Giochi una metà; l’altra sparisce sotto.
learn-cost = Costo: quante altre carte paghi.
learn-symbol = Simbolo albero: il colore della carta. Decide il bonus.
learn-type = Tipi: che cosa è. Altre carte li contano.
learn-effect = Effetto: avviene una volta, quando giochi la carta.
learn-bonus-sign = Bonus, a colori: solo se paghi con quel colore.
learn-points = Punti, scritti come un calcolo.
learn-setup-title = Preparazione
learn-setup-winter = Tre carte inverno aspettano nell’ultimo terzo: una in cima, due da qualche parte dentro.
learn-setup-hand = Ognuno pesca sei carte.
learn-setup-mulligan = Nessun albero? Puoi rimettere tutte e sei le carte nella scatola e pescarne altre sei, una volta sola.
learn-setup-cave = Ci sono tante caverne a faccia in su quanti giocatori. Dall’ultimo al primo, ognuno ne prende una; poi le caverne hanno effetto nello stesso ordine, la 4 solo a fine partita. Nessuno guarda la carta che la caverna 1 mette in una foresta.
learn-turn-title = Il tuo turno
learn-turn = Fai una sola di queste due cose.
learn-turn-draw = Pesca due carte, una per volta, dal mazzo o tra quelle a faccia in su nella radura.
learn-turn-play = Oppure gioca una carta nella tua foresta.
learn-turn-limit = Nessuno ha mai più di dieci carte in mano. Con nove ne peschi solo una, con dieci nessuna.
learn-play-title = Giocare una carta
learn-play-choose = Scegli la carta e, se è divisa, la metà. Una metà superiore va sopra, una sinistra a sinistra e così via; lo slot deve essere libero.
learn-play-pay = Paga: metti nella radura, a faccia in su, tante altre carte della tua mano quanto costa.
learn-play-tree = Se era un albero, anche la prima carta del mazzo va a faccia in su nella radura. Arbusti e brughiere non scoprono nulla.
learn-play-lasting = Poi agiscono gli effetti permanenti delle carte già nella tua foresta.
learn-play-effect = Quindi il suo effetto. Puoi sempre rinunciarvi.
learn-play-bonus = Infine il suo bonus, se ogni carta con cui hai pagato mostra su una delle metà il simbolo albero della carta giocata. Puoi rinunciare anche a questo.
learn-free = «Gratis» significa: senza costo, ma anche senza l’effetto né il bonus di quella carta, se non è detto altrimenti. Vale anche per le carte giocate dalla radura.
learn-sapling = Qualsiasi carta si può giocare a faccia in giù come arboscello, senza costo: un albero con quattro slot, di nessuna specie.
learn-face-down = Alcune carte ti fanno mettere a faccia in giù una carta della mano: una brughiera universale, con gli slot di ogni brughiera.
learn-show = Se non puoi né pescare né giocare, mostri la mano, metti due carte nella radura e ne peschi due.
learn-clearing-title = La radura
learn-clearing = Ciò che si paga resta qui, a disposizione di tutti. Se a fine turno ci sono dieci o più carte, escono tutte dal gioco.
learn-winter-title = L’inverno
learn-winter-come = La prima e la seconda carta inverno si mettono accanto alla radura, ovunque compaiano, e la carta seguente prende il loro posto.
learn-winter-end = La terza chiude subito la partita, nel mezzo di ciò che sta accadendo. Ciò che è stato pagato e giocato resta dov’è.
learn-score-title = Punteggio
learn-score = Ogni carta visibile della tua foresta dà ciò che dice; le metà nascoste non contano. Ogni carta nella tua caverna vale 1 punto.
learn-score-most = Una corona ti confronta con tutti gli altri: vale se nessuno ha di più. Basta la parità.
learn-score-hand = Le carte rimaste in mano non valgono nulla. A parità di punti si vince insieme.
learn-special-title = Buono a sapersi
learn-special-hare = Le lepri condividono uno slot, quante ne vuoi. Anche due rospi ne condividono uno.
learn-special-bee = Un albero con un’ape legnaiola conta una volta in più per le carte che dicono «api legnaiole comprese».
learn-special-mole = La talpa ti fa continuare a giocare con la mano che hai, finché puoi pagare.
learn-special-moor = Alcuni abitanti vogliono una brughiera e basta; la loro carta lo dice.
learn-special-cuckoo = Il cuculo si unisce a un altro uccello sopra un albero o un arbusto.
learn-special-rabbit = Con un tasso di Dartmoor ci stanno quanti conigli vuoi accanto al suo albero o arbusto.
learn-special-dragonfly = Con l’erba coltella quante libellule vuoi condividono uno slot in alto.

## Symbols

learn-glossary = Che cosa significano i simboli
learn-glossary-note = Le carte mostrano le loro regole con simboli. Eccole a parole; al tavolo, tocca una carta per leggerne il testo completo.
learn-symbols-title = Simboli albero
learn-symbols-note = Ogni metà ne mostra uno: il colore della sua fascia, sempre con il suo segno.
learn-types-title = Tipi
learn-types-note = Ciò che contano le altre carte.
learn-acts-title = Che cosa fa una carta
learn-act-draw = pescare una carta dal mazzo
learn-act-take = prendere una carta dalla radura
learn-act-play = giocare gratis una carta, senza il suo effetto né il bonus
learn-act-another-turn = un altro turno
learn-act-cave = nella caverna: 1 punto ciascuna
learn-act-face-down = mettere una carta a faccia in giù
learn-act-permanent = permanente: agisce ogni volta che si applica
learn-act-any = quante ne vuoi
learn-sums-title = Come si scrive un calcolo
learn-sum-each = per ogni
learn-sum-then = se è così, tanti punti
learn-sum-different = contano solo specie diverse
learn-sum-most = nessuno ne ha di più
learn-sum-full = tutti gli slot occupati
learn-sum-attached = ogni carta collocata qui
learn-sum-top = carte sopra
learn-sum-bottom = carte sotto
learn-sum-sides = carte ai lati
learn-table-title = Al tavolo
learn-sign-clearing = la radura
learn-sign-winter = una carta inverno; la terza chiude la partita
learn-sign-hand = carte in mano
learn-sign-hint = un suggerimento
learn-sign-undo = annulla
learn-sign-skip = saltare
learn-sign-log = che cosa è successo
learn-sign-score = punteggio
learn-examples = Carte di esempio

## Credits

learn-credits = Crediti
learn-unofficial-title = Un progetto amatoriale non ufficiale
learn-unofficial = Spinney non è affiliato all’editore o all’autore dei giochi, né fatto o approvato da loro. Forest Shuffle e Forest Shuffle: Dartmoor sono giochi di Kosch, pubblicati da Lookout Spiele; i nomi appartengono ai loro proprietari.
learn-unofficial-art = Non si usa nessuna delle loro illustrazioni, icone o testi. Se il gioco ti piace, compra la scatola: è bellissima.
learn-pictures-title = Immagini
learn-pictures-game-icons = Molte delle piccole icone di animali, piante e funghi sono di Lorc, Delapouite e altri collaboratori di game-icons.net, con licenza CC BY 3.0; ricolorate.
learn-pictures-lucide = I segni sui pulsanti sono di Lucide, con licenza ISC.
learn-pictures-own = Foglie, segni degli alberi, cornici, colline e logo sono stati disegnati per Spinney: CC0, liberi per tutti.
learn-fonts-title = Caratteri
learn-fonts = Alegreya di Juan Pablo del Peral (Huerta Tipográfica) e Source Sans 3 di Paul D. Hunt (Adobe), entrambi con la SIL Open Font License 1.1.
learn-source-title = Codice sorgente
learn-source = Spinney è software libero con licenza MIT: le regole, i bot, il server e questa pagina. Chi gestisce questo server ha il codice; puoi usarlo, cambiarlo e condividerlo.
learn-privacy-title = I tuoi dati
learn-privacy = Nessun account, nessun tracciamento, nessuna richiesta ad altri server. Le tue impostazioni restano in questo browser. Che cosa un server conserva delle tue partite, e per quanto tempo, si trova nella sua pagina «Note legali e privacy».

## The guided game

learn-title = Impara in dieci minuti
learn-note = Una breve partita a Forest Shuffle contro un bot facile. Una piccola guida accanto al tavolo dice ciò che conta quando conta.
learn-what-play = Una partita vera con tutte le regole. Solo le carte iniziali sono scelte, per cominciare bene.
learn-what-short = Il mazzo è più corto: l’inverno arriva dopo circa dieci minuti.
learn-what-back = Puoi annullare i passi finché non si rivela qualcosa di nascosto, chiedere un suggerimento e chiudere la guida in qualsiasi momento.
learn-start = Comincia la partita guidata
learn-read = Preferisco leggere le regole
learn-coach = Guida
learn-coach-next = Avanti
learn-coach-back = Indietro
learn-coach-close = Chiudi la guida
learn-coach-fold = Riduci la guida
learn-coach-open = Mostra la guida
learn-coach-step = { $at } di { $count }
learn-coach-wait-dweller = Gioca un abitante per andare avanti.
learn-coach-wait-turn = Continua a giocare: il prossimo passo arriva al momento giusto.
learn-coach-welcome = Ecco la foresta
learn-coach-welcome-text = Fai crescere una foresta; vince quella che vale di più. Queste sei carte sono la tua mano. Ci sono alberi: un buon inizio.
learn-coach-turn = Una cosa per turno
learn-coach-turn-text = Pesca due carte o giocane una. Il riquadro verde dice sempre che cosa c’è da fare.
learn-coach-cards = Leggere una carta
learn-coach-cards-text = La moneta è il costo, pagato con altre carte. Gli alberi mostrano il loro simbolo nell’angolo, le altre carte nella fascia colorata. In basso: che cosa fa la carta e i suoi punti. Le carte divise hanno due metà; ne giochi una.
learn-coach-tree = Pianta un albero
learn-coach-tree-text = Senza albero non si stabilisce nessuno. Tocca { $species }; se costa qualcosa, scegli con che cosa paghi, poi gioca.
learn-coach-clearing = La radura
learn-coach-clearing-text = Ciò che paghi resta scoperto nella radura, e ogni albero scopre un’altra carta del mazzo. Tutti possono pescare da lì.
learn-coach-dweller = Qualcuno si stabilisce
learn-coach-dweller-text = Ora una metà può vivere sul tuo albero: tocca una carta con due metà e il bordo verde. Lo slot dorato mostra dove va, il numero sotto la carta quanto vale subito.
learn-coach-bonus = Il bonus
learn-coach-bonus-text = Paga solo con carte che hanno lo stesso simbolo della carta che giochi e ottieni anche il suo bonus colorato. Quando paghi, le carte adatte sono segnate.
learn-coach-worth = Quanto vale
learn-coach-worth-text = I numeri nella tua foresta sono i tuoi punti in questo momento. Tocca una carta per vedere il calcolo. Molte crescono con ciò che aggiungi.
learn-coach-draw = È ora di pescare
learn-coach-draw-text = Poche carte? Pescane due. Dalla radura sai che cosa prendi; cerca i colori per il prossimo bonus.
learn-coach-others = L’altra foresta
learn-coach-others-text = Anche il bot ne fa crescere una: tocca il suo nome per vederla. Guardala bene quando una carta dice «nessuno ne ha di più», e fai attenzione a ciò che lasci nella radura.
learn-coach-sapling = Nessun albero in mano?
learn-coach-sapling-text = Tocca una carta qualsiasi, poi il segno tratteggiato «A faccia in giù»: la giochi gratis come arboscello. Non dà punti, ma quattro nuovi slot.
learn-coach-limit = Una mano piena
learn-coach-limit-text = Non puoi tenere più di dieci carte. È il momento di giocare qualcosa di costoso.
learn-coach-sweep = Presto svuotata
learn-coach-sweep-text = A dieci carte tutta la radura esce dal gioco a fine turno. Prendi ciò che ti serve, o lascia andare ciò che vorrebbero gli altri.
learn-coach-clock = L’orologio dell’inverno
learn-coach-clock-text = L’anello mostra quanto resta del mazzo. Nella parte azzurra aspettano le tre carte inverno.
learn-coach-winter = Prima neve
learn-coach-winter-text = È uscita la prima carta inverno; altre due sono da qualche parte sotto. Non risparmiare più: gioca ciò che dà punti.
learn-coach-last = Può finire da un momento all’altro
learn-coach-last-text = La prossima carta inverno chiude subito la partita, e la tua mano non varrà nulla. Poi il foglio dei punteggi mostra ogni calcolo. Buon divertimento!
learn-coach-end = La tua prima foresta è cresciuta
learn-coach-end-text = È stata una partita intera, dal primo albero all’ultima neve. Tocca una barra qui sopra e si illuminano le carte che conta. E adesso?
learn-coach-end-bots = Gioca contro i bot
learn-pictures-drawings = Animali, piante, brughiere e caverne sono stati disegnati dal vero per Spinney: CC0, liberi per tutti.
learn-cards = Carte
learn-cards-search = Nome, regola o numero
learn-cards-filter = Filtra
learn-cards-box = Scatola
learn-cards-all = Tutte
learn-cards-kind = Tipo
learn-cards-symbol = Simbolo
learn-cards-cost = Costo
learn-cards-none = Nessuna carta corrisponde. Togli un filtro o scrivi meno.
learn-cards-offline = Non è stato possibile caricare le carte. Riprova quando hai la connessione.
learn-cards-one = La carta
learn-cards-choose = Scegli una carta: qui trovi il suo testo e con che cosa si abbina.
learn-cards-close = Chiudi
learn-cards-symbols = Simboli
learn-cards-in-box = nel gioco
learn-cards-company = Si abbina bene a
learn-cards-count = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} con { $species ->
    [one] 1 specie
   *[other] { $species } specie
}
learn-mine-all = Tutte
learn-mine-friends = Con amici
learn-mine-filter = Quali partite
learn-mine-device = Contate qui, solo per te.
learn-mine-average = punti in media
learn-mine-best = record, { $edition }
learn-mine-won-share = { $count ->
        [one] partita vinta
       *[other] partite vinte
    }, { $share }%
learn-mine-last = { $count ->
        [one] Punti dell’ultima partita
       *[other] Punti delle ultime { $count } partite
    }
learn-mine-chart = Punti, dalla partita più vecchia: { $points }
learn-mine-won = vinta
learn-mine-not-won = non vinta
learn-mine-mean = media di cinque
learn-mine-continued = ripresa, non contata
learn-mine-soon = { $left ->
    [one] Dopo un’altra partita
   *[other] Dopo altre { $left } partite
} vedrai qui l’andamento dei tuoi punti.
learn-mine-animals = I tuoi animali e le tue piante: punti per carta
learn-mine-list = Partite
learn-mine-of = { $rank }º su { $count }
learn-mine-rank = { $rank }º
learn-mine-sheet = Punteggio
learn-mine-replay = Rivedi
learn-mine-forget = Rimuovi
learn-mine-forget-sure = Rimuovere questa partita da questo dispositivo?
learn-mine-more = Mostra altre
learn-mine-none = Nessuna partita è ancora finita su questo dispositivo. La prossima comparirà qui.
learn-mine-play = Gioca una partita
learn-mine-save = Salva in un file
learn-mine-bring = Apri un file
learn-mine-not-ours = Questo file non contiene partite salvate.
learn-mine-no-store = Questo browser non conserva nulla: la memoria è bloccata o piena.
learn-mine-private = Le tue partite restano solo in questo browser. Salvale prima di cambiare browser.
learn-cards-own = { $count ->
        [one] punto
       *[other] punti
    } per carta nelle tue partite
learn-mine-games = { $count ->
    [one] partita
   *[other] partite
}
learn-mine-since = { $count ->
    [one] 1 partita da { $month }
   *[other] { $count } partite da { $month }
}
learn-mine-brought = { $count ->
    [one] 1 partita nuova
   *[other] { $count } partite nuove
}
learn-setup-start = Decidete chi comincia (qui si tira a sorte). Poi si gioca in senso orario.
learn-setup-cave-plain = Ognuno riceve una caverna. Alla fine ogni carta al suo interno vale 1 punto.
learn-turn-another = «Un altro turno» è un turno completo, dopo il controllo della radura. Se ne ottieni più di uno, si sommano.
learn-play-tree-sapling = Se era un albero, anche un arboscello, la prima carta del mazzo va a faccia in su nella radura.
learn-effects-title = Effetti e bonus
learn-effect-whole = Un effetto o un bonus che usi si applica fin dove si può: con nove carte in mano, «pesca 3» ne dà una.
learn-bonus-nothing = Una carta che non costa nulla ottiene sempre il suo bonus. Una carta giocata a faccia in giù non ne ha.
learn-lasting = Gli effetti permanenti valgono per ogni carta che entra nella tua foresta, pagata, gratis o a faccia in giù, nell’ordine in cui si trovano lì. Puoi sempre rinunciare a pescare.
learn-lasting-tree = I funghi funzionano dal tuo prossimo turno. Un altro turno ottenuto è già il prossimo.
learn-lasting-moor = Funzionano subito e per ogni carta successiva, anche quella portata dal loro bonus, mai per se stessi.
learn-free-half = Basta che una metà abbia il simbolo. È quella che giochi, e le serve uno slot libero.
learn-score-full = Completamente occupato: nessuno dei quattro slot è vuoto. Uno slot condiviso è un solo slot, ma ognuna delle sue carte conta.
learn-open-title = Che cosa si vede, che cosa è segreto
learn-open = Le foreste, la radura e il numero di carte in ogni mano e in ogni caverna sono visibili a tutti.
learn-open-hand = Sono segrete le mani e le carte passate a faccia in giù da una mano a una foresta o a una caverna.
learn-example-title = Un esempio, carta per carta
learn-example-note = Una foresta finita e i suoi { $points } punti. Accanto a ogni specie: la regola, il calcolo e quanto dà.
learn-news-title = Le novità di Dartmoor
learn-news-note = Per chi conosce Forest Shuffle. Tutto il resto rimane uguale.
learn-news-hosts = Oltre agli alberi ci sono arbusti, con gli stessi quattro slot, e brughiere, con due slot sopra e due sotto.
learn-news-trees = Solo gli alberi scoprono una carta nella radura; arbusti e brughiere no.
learn-news-face-down = Non ci sono arboscelli. Alcuni bonus mettono una carta a faccia in giù come brughiera universale.
learn-news-caves = Le caverne sono diverse, e se ne sceglie una prima della partita.
learn-news-setup = Si tolgono più carte (45, 30 o 15), e una mano senza alberi non si cambia.
learn-news-show = Se non puoi né pescare né giocare, mostri la mano, metti due carte nella radura e ne peschi due.
learn-news-clearing = Alcune carte si prendono o si giocano direttamente dalla radura.
learn-news-lasting = Gli effetti permanenti funzionano subito, non solo dal turno seguente. Niente funghi, api legnaiole o talpe.
learn-news-only-moor = Alcuni abitanti si giocano solo su una brughiera, altri danno punti solo lì.
learn-setup-deck = Si mescola il mazzo. In { $players } giocatori se ne tolgono { $cards } carte senza guardarle.

## What the boxes of the first game bring

learn-alpine-title = Che cosa porta Alpine
learn-alpine-symbol = 36 carte con il simbolo della montagna: i testi le chiamano carte alpine. Alcune carte le contano, altre ne giocano una gratis.
learn-alpine-trees = Due nuovi alberi, il larice comune e il pino cembro, con simboli albero propri.
learn-alpine-hare = La lepre alpina vale come lepre per ogni carta che conta le lepri, ma non condivide mai uno slot.
learn-alpine-cave = Il gipeto mette fino a due carte dalla radura nella tua caverna e dà 1 punto per ogni carta che vi si trova.
learn-alpine-trumpet = La trombetta dei morti è un fungo: dal tuo prossimo turno peschi una carta per ogni carta alpina che giochi.
learn-alpine-butterfly = La farfalla Febo è una farfalla in più. Una serie di sei diverse dà 35 punti.
learn-edge-title = Che cosa porta Woodland Edge
learn-edge-symbol = 36 carte con il simbolo del margine del bosco. Il gatto selvatico le conta.
learn-edge-shrubs = Gli arbusti sono carte intere con quattro slot, come gli alberi. Ma non sono alberi: non scoprono nulla e non contano dove si parla di alberi.
learn-edge-lasting = L’effetto permanente di un arbusto funziona subito. Secondo l’arbusto, peschi una carta per ogni farfalla, pipistrello o pianta che giochi.
learn-edge-alone = La puzzola dà punti solo finché nessun’altra carta si trova sul suo albero o arbusto; l’usignolo solo sopra un arbusto.
learn-edge-nettle = Con un’ortica, quante farfalle vuoi condividono lo slot in alto del suo albero o arbusto.
learn-edge-vole = L’arvicola terrestre ti fa giocare come arboscelli quante carte della tua mano vuoi.
learn-edge-boar = La femmina del cinghiale toglie dal gioco tutte le carte della radura e dà 10 punti per cinghialetto. Ci sono tre cinghialetti in più.
learn-edge-butterfly = La Vanessa levana è una farfalla in più. Una serie di sei diverse dà 35 punti; insieme ad Alpine, una di sette ne dà 55.

## Playing alone

learn-solo-title = Giocare da soli
learn-solo = Giochi contro un automa (in Dartmoor si chiama Anna): 20 carte che aggiungono alla radura e ne tolgono. Cominci tu. Tutto il resto è come in più giocatori.
learn-solo-row = La radura è una fila. Ciò che vi arriva, anche quando paghi, si mette all’estremità destra; quando una carta se ne va, le altre si avvicinano.
learn-solo-automa = Dopo ogni tuo turno l’automa scopre una carta: aggiunge carte del mazzo a destra, ne toglie alcune da sinistra o da destra, o scarta carte dal mazzo. Quando le sue carte finiscono, si mescolano di nuovo.
learn-solo-extra = Se ottieni un altro turno, viene prima; solo dopo agisce l’automa.
learn-solo-winter = C’è una sola carta inverno, da qualche parte tra le ultime dieci. Appena compare, la partita è finita.
learn-solo-setup-tree = Si tolgono 30 carte (45 con Alpine), e cinque carte sono nella radura fin dall’inizio.
learn-solo-setup-moor = Si tolgono 45 carte. Hai la caverna 3: pesca tre carte, poi metti tre delle tue nove nella radura.
learn-solo-score-tree = Non c’è nessuno con cui confrontarsi: un tiglio dà 3 punti se ne hai almeno tre, altrimenti 1; un picchio rosso maggiore ne dà 10 se hai almeno dieci alberi.
learn-solo-score-moor = Non c’è nessuno con cui confrontarsi: una pittima reale dà 10 punti se hai almeno sei brughiere; un pony di Dartmoor ne dà 15 se ne hai almeno otto, altrimenti 5.
learn-solo-goal-tree = Si gioca per i punti: non abbiamo trovato fonti per le sfide di questo gioco.
learn-solo-goal-moor = Scegli prima una delle 15 sfide. Vinci se alla fine è superata e i tuoi punti bastano per il bronzo; il livello più alto raggiunto è la tua medaglia.
learn-solo-open = Le nostre fonti lasciano aperti alcuni punti. Puoi deciderli prima della partita.
learn-sign-bot = l’automa: agisce dopo ogni tuo turno
learn-sign-next = la radura è una fila, da sinistra a destra
learn-sign-cup = la sfida e le sue medaglie: bronzo, argento, oro
learn-mine-delete = Elimina per tutti
learn-mine-delete-sure = Eliminare questa partita dal server, per tutti quelli che hanno giocato, e da questo dispositivo?
learn-mine-deleted = La partita è stata eliminata.

## Who runs this server

about-imprint = Note legali
about-contact = Contatti
about-privacy = Privacy
about-kept = Che cosa conserva questo server
about-kept-games = Di ogni partita: i nomi inseriti, tutte le mosse e l’ora di ciascuna.
about-kept-running = { $days ->
    [one] Una partita non finita viene eliminata quando nessuno dei suoi giocatori l’ha aperta per { $days } giorno.
   *[other] Una partita non finita viene eliminata quando nessuno dei suoi giocatori l’ha aperta per { $days } giorni.
}
about-kept-running-always = Le partite non finite restano finché qualcuno non le elimina.
about-kept-over = { $days ->
    [one] Una partita finita viene eliminata quando nessuno dei suoi giocatori l’ha aperta per { $days } giorno.
   *[other] Una partita finita viene eliminata quando nessuno dei suoi giocatori l’ha aperta per { $days } giorni.
}
about-kept-over-always = Le partite finite restano finché qualcuno non le elimina.
about-kept-pads = { $days ->
    [one] Un foglio punti condiviso viene eliminato quando nessuno lo ha modificato per { $days } giorno.
   *[other] Un foglio punti condiviso viene eliminato quando nessuno lo ha modificato per { $days } giorni.
}
about-kept-pads-always = I fogli punti condivisi restano finché chi gestisce questo server non li elimina.
about-kept-tokens = { $days ->
    [one] Il codice segreto con cui il tuo dispositivo viene riconosciuto a un tavolo è salvato solo come impronta (hash) e scade dopo { $days } giorno di inutilizzo.
   *[other] Il codice segreto con cui il tuo dispositivo viene riconosciuto a un tavolo è salvato solo come impronta (hash) e scade dopo { $days } giorni di inutilizzo.
}
about-kept-tokens-always = Il codice segreto con cui il tuo dispositivo viene riconosciuto a un tavolo è salvato solo come impronta (hash).
about-kept-told = Se vuoi essere avvisato quando tocca a te: l’indirizzo che hai indicato, o quello del servizio push del tuo browser, finché non lo disattivi.
about-kept-address = Il tuo indirizzo di rete serve, mentre sei connesso, a impedire abusi. Non viene né salvato né registrato.
about-kept-browser = Nel tuo browser, non sul server: le tue impostazioni, i tuoi posti, il tuo elenco di partite finite e i fogli punti.
about-kept-nobody = Nessun account, nessun cookie, nessun tracciamento. La pagina non carica nulla da altri server.
about-kept-delete = Puoi eliminare una partita da solo, in «I tuoi tavoli». Finché altri giocano ancora, devono essere d’accordo.
