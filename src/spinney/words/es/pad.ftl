### The score pad. en/pad.ftl explains the variables.

## Beginning

pad-title = Puntuar una partida
pad-note = Introduce lo que hay en la mesa: el bloc suma y explica por qué. También funciona sin conexión.
pad-who = ¿Quién ha jugado?
pad-player = Participante { $number }
pad-players = Participantes
pad-people = { $count ->
        [one] { $count } participante
       *[other] { $count } participantes
    }
pad-add-player = Otra persona
pad-remove-player = Sin { $name }
pad-begin = Empezar
pad-history = Partidas puntuadas

## Entering

pad-entry = Introducir cartas
pad-forest = Bosque
pad-new-host = Siguiente árbol
pad-first-host = { $name }: ¿qué árbol va primero?
pad-next-host = ¿Cuál viene ahora?
pad-hosts = Siguiente árbol
pad-place = Espacio libre: { $side ->
        [top] arriba
        [bottom] abajo
        [left] izquierda
       *[right] derecha
    }
pad-search = Buscar especie
pad-clear = Borrar las letras
pad-species = { $count ->
        [one] { $count } especie
       *[other] { $count } especies
    }
pad-none = Nada con ese nombre
pad-less = { $name }: uno menos
pad-more = { $name }: uno más
pad-cave-card = Qué carta de cueva

## Symbols

pad-what-symbol = ¿qué símbolo?
pad-which-symbol = Símbolo de { $name }
pad-counted-by = lo cuenta { $name }
pad-which-show = ¿Cuáles muestran { $symbol }?
pad-done = Listo

## Changing

pad-change = Cambiar { $name }
pad-move = Mover
pad-take-away = Quitar
pad-nowhere = No hay otro lugar para ella.

## What can't be

pad-no-place = { $name } va { $place ->
        [top] arriba
        [bottom] abajo
        [side] a los lados
       *[other] en el centro
    }.
pad-no-kind = { $name } no puede ir aquí.
pad-no-sides = { $name }: un páramo no tiene lados.
pad-no-company = { $name } necesita otra carta adecuada en su espacio.
pad-no-room = No hay sitio para { $name }: el espacio está ocupado.
pad-no-half = { $name }: la caja no tiene esa mitad para este lado.
pad-no-left = { $name }: ya no queda ninguna, con todo lo que hay en la mesa.
pad-no-copies = { $name }: la caja solo tiene { $count }.
pad-no-box = La caja solo tiene { $count } cartas.
pad-no-cave = La cueva { $number } ya es de otra persona.
pad-no-other = { $name }: no puede ser.

## The result

pad-result = Resultado
pad-alone = { $name }: { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
pad-winner = Ganador
pad-turn-less = un turno menos
pad-go-on = Seguir introduciendo
pad-keep = Terminar y guardar
pad-keep-sent = Guardar
pad-forget = Borrar
pad-picture = Imagen
pad-link = Enlace
pad-odd-empty = { $player } aún no tiene ningún árbol.
pad-odd-symbol = { $player }: { $name } puntúa por su símbolo, y falta.
pad-empty = Aquí aún no crece nada.
