### Why a bot thinks that a move is good, and what it says of one.
### $species is the name of a species, $player a person's name, $points and $count are numbers, $move is a move in words.

## Why a move is good

why-points = { $species } dà subito { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
why-bonus = Il pagamento attiva il bonus di { $species }.
why-bonus-free = { $species } non costa nulla, quindi il bonus è gratis.
why-turn = { $species } dà un altro turno.
why-lasting = { $species } fa pescare carte fino alla fine della partita.
why-draws = { $species } fa pescare carte.
why-host = { $species } crea spazio per altre carte.
why-grows = { $species } dà poco adesso, ma cresce con quello che verrà.
why-free = Non costa nulla e dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
why-free-grows = Non costa nulla e può dare punti più avanti.
why-place = Qui dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
why-place-room = Qui è dove intralcia di meno.
why-deck = Nessuna carta nella radura vale più di una nuova.
why-deck-even = In media una carta nuova vale quanto quelle nella radura.
why-more-cards = Ti servono più carte per scegliere e per pagare.
why-card = Una volta giocata, la carta { $species } può dare circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } più di quanto costa.
why-money = { $species } serve a pagare come ogni altra carta, e sai che cosa prendi.
why-deny = { $species } sarebbe molto utile a { $player }.
why-pay-bonus = { $count ->
        [one] Questa carta mostra il simbolo
       *[other] Tutte mostrano il simbolo
    }, così { $species } ottiene il suo bonus.
why-least = { $count ->
        [one] È la carta che ti serve di meno.
       *[other] Sono le carte che ti servono di meno.
    }
why-cave = { $count ->
        [one] { $count } carta nella caverna vale un punto
       *[other] { $count } carte nella caverna valgono un punto ciascuna
    }.
why-use = Non costa nulla.
why-use-turn = Non costa nulla e dà un altro turno.
why-use-cave = Non costa nulla e mette nella tua caverna { $count ->
        [one] { $count } carta, che vale un punto
       *[other] { $count } carte, che valgono un punto ciascuna
    }.
why-use-draw = Non costa nulla e ti fa pescare { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
why-use-take = Non costa nulla e ti dà { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dalla radura.
why-use-clearing = Dopo, nessuno potrà più prendere { $count ->
        [one] la carta
       *[other] le { $count } carte
    } nella radura.
why-skip = Adesso non ti darebbe nulla.
why-skip-winter = Può uscire l’ultima carta inverno, e sei indietro.
why-skip-hand = Le tue carte valgono di più in mano.
why-skip-clearing = { $species } nella radura può ancora esserti utile.
why-keep-hand = Tra le tue sei carte c’è un albero per cominciare.
why-new-hand = Senza un albero non si può giocare nessun’altra carta.
why-draft = Tra le caverne disponibili è quella che dovrebbe aiutarti di più.
why-show = Non puoi fare altro.
why-stop = Tieni il resto delle carte per dopo.
why-sapling = Una carta a faccia in giù dà quattro slot in più.

## What a move cost

why-dear = { $species } ha dato subito { $points ->
        [0] zero punti ed
        [one] { $points } punto, ma
       *[other] { $points } punti, ma
    } è costato il turno e { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
why-slow = { $species } ha dato subito { $points ->
        [0] zero punti ed
        [one] { $points } punto, ma
       *[other] { $points } punti, ma
    } è costato il turno.

## Hints

hint-line = { $move } ({ $outlook }): { $why }
hint-outlook = { $side ->
        [ahead] probabilmente finirai con circa { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            } di vantaggio
        [behind] probabilmente finirai con circa { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            } di svantaggio
       *[level] probabilmente finirai più o meno alla pari
    }; probabilità di vittoria { $percent }%
hint-points = probabilmente finirai con circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
