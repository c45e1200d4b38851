### Why a bot thinks that a move is good, and what it says of one.
### $species is the name of a species, $player a person's name, $points and $count are numbers, $move is a move in words.

## Why a move is good

why-points = { $species } da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } enseguida.
why-bonus = El pago activa la bonificación de { $species }.
why-bonus-free = { $species } no cuesta nada y además da su bonificación.
why-turn = { $species } da otro turno.
why-lasting = { $species } te permite robar cartas hasta el final de la partida.
why-draws = { $species } te permite robar cartas.
why-host = { $species } abre sitio para más cartas.
why-grows = { $species } da poco ahora, pero crece con lo que está por venir.
why-free = No cuesta nada y da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
why-free-grows = No cuesta nada y puede dar puntos más tarde.
why-place = Aquí da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
why-place-room = Aquí es donde menos estorba.
why-deck = Ninguna carta del claro vale más que una nueva.
why-deck-even = Una carta nueva vale de media tanto como las del claro.
why-more-cards = Necesitas más cartas para elegir y para pagar.
why-card = Una vez jugada, la carta { $species } puede dar cerca de { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } más de lo que cuesta.
why-money = { $species } sirve para pagar como cualquier carta, y sabes lo que te llevas.
why-deny = A { $player } le vendría bien { $species }.
why-pay-bonus = { $count ->
        [one] Esta carta muestra el símbolo
       *[other] Todas muestran el símbolo
    }, así que { $species } consigue su bonificación.
why-least = { $count ->
        [one] Es la carta que menos necesitas.
       *[other] Son las cartas que menos necesitas.
    }
why-cave = { $count ->
        [one] { $count } carta en la cueva vale un punto
       *[other] { $count } cartas en la cueva valen un punto cada una
    }.
why-use = No cuesta nada.
why-use-turn = No cuesta nada y da otro turno.
why-use-cave = No cuesta nada y lleva a tu cueva { $count ->
        [one] { $count } carta, que vale un punto
       *[other] { $count } cartas, que valen un punto cada una
    }.
why-use-draw = No cuesta nada y robas { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
why-use-take = No cuesta nada y te da { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } del claro.
why-use-clearing = Después nadie podrá tomar { $count ->
        [one] la carta
       *[other] las { $count } cartas
    } del claro.
why-skip = Ahora no te daría nada.
why-skip-winter = Puede salir la última carta de Invierno, y vas por detrás.
why-skip-hand = Tus cartas valen más en la mano.
why-skip-clearing = { $species }, en el claro, aún puede servirte.
why-keep-hand = Entre tus seis cartas hay un árbol para empezar.
why-new-hand = Sin un árbol no se puede jugar ninguna otra carta.
why-draft = De las cuevas disponibles, es la que más debería ayudarte.
why-show = No puedes hacer otra cosa.
why-stop = Guarda el resto de tus cartas para después.
why-sapling = Una carta bocabajo da cuatro espacios más.

## What a move cost

why-dear = { $species } dio { $points ->
        [0] cero puntos en ese momento y
        [one] { $points } punto en ese momento, pero
       *[other] { $points } puntos en ese momento, pero
    } costó el turno y { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
why-slow = { $species } dio { $points ->
        [0] cero puntos en ese momento y
        [one] { $points } punto en ese momento, pero
       *[other] { $points } puntos en ese momento, pero
    } costó el turno.

## Hints

hint-line = { $move } ({ $outlook }): { $why }
hint-outlook = { $side ->
        [ahead] es probable que termines con { $points ->
                [one] alrededor de { $points } punto
               *[other] unos { $points } puntos
            } de ventaja
        [behind] es probable que termines con { $points ->
                [one] alrededor de { $points } punto
               *[other] unos { $points } puntos
            } de desventaja
       *[level] es probable que termines más o menos a la par
    }; { $percent } % de probabilidad de ganar
hint-points = es probable que termines con { $points ->
        [one] alrededor de { $points } punto
       *[other] unos { $points } puntos
    }
