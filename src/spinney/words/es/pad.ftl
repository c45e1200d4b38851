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

## In numbers

pad-mode = Introducir
pad-mode-cards = Cartas
pad-mode-numbers = Números
pad-numbers-stay = Los números no saben de lugares. Vuelve a las cartas con «Deshacer», o cuando no haya nada contado.
pad-counted = Contadas
pad-open = { $count ->
        [one] { $count } pregunta pendiente
       *[other] { $count } preguntas pendientes
    }
pad-of = de { $count }
pad-ask-host = ¿Cuántas cartas en { $host }?
pad-ask-kind = ¿Cuántas cartas en { $kind ->
        [tree] un árbol
        [shrub] un arbusto
       *[moor] un páramo
    }?
pad-ask-twice = ¿Cuántas cartas en { $host } (valen doble)?
pad-ask-itself-full = ¿Cuántos están completamente ocupados?
pad-ask-host-full = ¿Cuántas cartas en { $kinds ->
        [tree] un árbol
        [tree-shrub] un árbol o arbusto
       *[other] un árbol, arbusto o páramo
    } completamente ocupado?
pad-ask-full = ¿Cuántos { $kinds ->
        [tree] árboles
        [shrub] arbustos
        [moor] páramos
       *[other] árboles, arbustos y páramos
    } están completamente ocupados?
pad-ask-has = ¿Cuántas cartas con { $type } en el mismo árbol?
pad-ask-shares = ¿Cuántas cartas comparten espacio con { $name }?
pad-ask-at = ¿Cuántas cartas tienen alrededor en total?
pad-ask-own = ¿Qué símbolos de árbol muestran?
pad-ask-symbol = ¿Cuántas cartas con { $symbol }, sin los árboles?
pad-ask-symbol-but = ¿Cuántas cartas con { $symbol }, sin los árboles ni { $names }?
pad-ask-met = ¿Para cuántas se cumple?

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
pad-forget-sure = ¿Borrar de verdad?
pad-picture = Imagen
pad-link = Enlace
pad-odd-empty = { $player } aún no tiene ningún árbol.
pad-odd-symbol = { $player }: { $name } puntúa por su símbolo, y falta.
pad-odd-open = { $player }: { $count ->
        [one] falta { $count } respuesta
       *[other] faltan { $count } respuestas
    }.
pad-empty = Aquí aún no crece nada.

## Several phones

pad-together = Puntuar juntos
pad-together-note = Cada uno usa su móvil e introduce su propio bosque; todos ven todos los totales.
pad-open-together = Abrir para otros móviles
pad-begin-together = Puntuar en varios móviles
pad-going-on = En curso
pad-invite = Escanead esto con los otros móviles o enviad el enlace.
pad-share-text = Puntúa nuestra partida con nosotros
pad-local = Esta dirección solo vale en este dispositivo. Inicia Spinney con «spinney play --lan» para que otros móviles lleguen a él.
pad-join = Puntuar con ellos
pad-which-is-yours = ¿Qué bosque es el tuyo?
pad-bring = ¿Traer lo que tiene este móvil?
pad-not-listed = ¿No estás en la lista?
pad-your-name = Tu nombre
pad-join-new = Unirme
pad-is-here = en otro móvil
pad-is-you = este móvil
pad-joint-gone = Esta hoja de puntuación no existe.
pad-joint-unreached = No se puede llegar a la hoja de puntuación. Se vuelve a intentar solo.
pad-offline = Sin conexión. Sigue; luego se junta todo.
pad-offline-waiting = Sin conexión. Lo que introduces se guarda y se envía después.
pad-both-changed = { $name }: otro móvil también ha cambiado este bosque.
pad-keep-mine = Quedarme con el mío
pad-take-theirs = Tomar el otro
pad-elsewhere = { $name } introduce este bosque en otro móvil.
pad-too-many-together = Entre todos los móviles hay demasiado. { $why }
pad-five = Ya hay cinco jugadores; no cabe otro.
pad-undo-late = Otro móvil lo ha cambiado después; no se puede deshacer.
pad-remove-sure = El bosque de { $name } desaparece en todos los móviles.
pad-is-me = Soy yo
pad-taken-off = Desde otro móvil han quitado a { $name } de la lista. Lo que introdujiste sigue aquí.
