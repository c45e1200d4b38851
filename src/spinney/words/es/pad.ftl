### The score pad. en/pad.ftl explains the variables.

## Beginning

pad-title = Puntuar una partida
pad-note = Introduce lo que hay en la mesa: la hoja suma y explica cada puntuación.
pad-note-offline = También funciona sin conexión.
pad-note-online = Lo que introduces se queda en este dispositivo, pero la página solo se abre mientras su servidor esté accesible.
pad-who = ¿Quién ha jugado?
pad-player = Participante { $number }
pad-players = Participantes
pad-people = { $count ->
        [one] { $count } participante
       *[other] { $count } participantes
    }
pad-add-player = Otra persona
pad-remove-player = Quitar a { $name }
pad-begin = Empezar
pad-history = Partidas puntuadas
pad-kept-now = Guardada en este dispositivo. Aquí la volverás a encontrar.

## Entering

pad-entry = Introducir cartas
pad-forest = Bosque
pad-new-host = { $hosts ->
        [tree] Siguiente árbol
        [tree-shrub] Siguiente árbol o arbusto
       *[other] Siguiente árbol, arbusto o páramo
    }
pad-first-host = { $name }: ¿qué { $hosts ->
        [tree] árbol
        [tree-shrub] árbol o arbusto
       *[other] árbol, arbusto o páramo
    } va primero?
pad-next-host = ¿Cuál viene ahora?
pad-hosts = { $hosts ->
        [tree] Siguiente árbol
        [tree-shrub] Siguiente árbol o arbusto
       *[other] Siguiente árbol, arbusto o páramo
    }
pad-place = Espacio libre: { $side ->
        [top] arriba
        [bottom] abajo
        [left] izquierda
       *[right] derecha
    }
pad-search = Buscar especie
pad-clear = Borrar la búsqueda
pad-species = { $count ->
        [one] { $count } especie
       *[other] { $count } especies
    }
pad-none = Nada con ese nombre
pad-less = { $name }: una carta menos
pad-more = { $name }: una carta más
pad-cave-card = Qué carta de cueva

## Symbols

pad-what-symbol = ¿qué símbolo?
pad-which-symbol = Símbolo de { $name }
pad-counted-by = lo cuenta { $name }
pad-which-show = ¿Cuáles muestran el símbolo { $symbol }?
pad-done = Listo

## Changing

pad-change = Cambiar { $name }
pad-move = Mover
pad-take-away = Quitar
pad-nowhere = No hay otro espacio para esta carta.

## In numbers

pad-mode = Introducir
pad-mode-cards = Cartas
pad-mode-numbers = Números
pad-numbers-stay = Los números no indican dónde está cada carta. Para volver a las cartas, pulsa «Deshacer» o pon todo a cero.
pad-counted = Contadas
pad-open = { $count ->
        [one] { $count } pregunta pendiente
       *[other] { $count } preguntas pendientes
    }
pad-of = de { $count }
pad-ask-host = ¿Cuántas cartas están en árboles de esta especie: { $host }?
pad-ask-kind = ¿Cuántas cartas en { $kind ->
        [tree] un árbol
        [shrub] un arbusto
       *[moor] un páramo
    }?
pad-ask-twice = ¿Cuántas cartas están debajo de esta: { $host } (valen el doble)?
pad-ask-itself-full = ¿Cuántos están completamente ocupados?
pad-ask-host-full = ¿Cuántas cartas en { $kinds ->
        [tree] un árbol
        [tree-shrub] un árbol o arbusto
       *[other] un árbol, arbusto o páramo
    } completamente ocupado?
pad-ask-full = ¿Cuántos { $kinds ->
        [tree] árboles
        [tree-shrub] árboles y arbustos
        [shrub] arbustos
        [moor] páramos
       *[other] árboles, arbustos y páramos
    } están completamente ocupados?
pad-ask-has = ¿Cuántas cartas tienen esta categoría en el mismo árbol: { $type }?
pad-ask-shares = ¿Cuántas cartas comparten espacio con { $name }?
pad-ask-at = ¿Cuántas cartas tienen alrededor en total?
pad-ask-own = ¿Qué símbolos de árbol muestran?
pad-ask-symbol = ¿Cuántas cartas muestran el símbolo { $symbol }, sin contar los árboles?
pad-ask-symbol-but = ¿Cuántas cartas muestran el símbolo { $symbol }, sin contar los árboles ni { $names }?
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
pad-no-left = { $name }: todas las cartas con esta especie están ya en la mesa.
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
pad-winner = Victoria
pad-turn-less = un turno menos
pad-turn-less-note = «{ pad-turn-less }» no cambia los puntos. Solo indica que la partida acabó antes del último turno de esa persona.
pad-go-on = Seguir introduciendo
pad-keep = Terminar y guardar
pad-keep-sent = Guardar
pad-forget = Borrar
pad-forget-sure = ¿Borrar de verdad?
pad-picture = Imagen
pad-link = Enlace
pad-odd-empty = { $player } aún no tiene ningún { $hosts ->
        [tree] árbol
        [tree-shrub] árbol ni arbusto
       *[other] árbol, arbusto ni páramo
    }.
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
pad-join = Unirse al recuento
pad-which-is-yours = ¿Qué bosque es el tuyo?
pad-bring = ¿Usar lo introducido en este móvil?
pad-not-listed = ¿No estás en la lista?
pad-your-name = Tu nombre
pad-join-new = Unirse
pad-is-here = en otro móvil
pad-is-you = este móvil
pad-joint-gone = Esta hoja de puntuación no existe.
pad-joint-unreached = No se puede llegar a la hoja de puntuación. Se reintentará automáticamente.
pad-offline = Sin conexión. Sigue; luego se sincroniza todo.
pad-offline-waiting = Sin conexión. Lo que introduces se guarda y se envía después.
pad-both-changed = { $name }: otro móvil también ha cambiado este bosque.
pad-keep-mine = Quedarme con el mío
pad-take-theirs = Tomar el otro
pad-elsewhere = { $name } introduce este bosque en otro móvil.
pad-too-many-together = Entre todos los móviles hay demasiadas cartas. { $why }
pad-five = Ya hay cinco participantes; no cabe nadie más.
pad-undo-late = Otro móvil lo ha cambiado después; no se puede deshacer.
pad-remove-sure = El bosque de { $name } desaparece en todos los móviles.
pad-is-me = Soy yo
pad-taken-off = Desde otro móvil han quitado a { $name } de la lista. Lo que introdujiste sigue aquí.

## Keeping, files, caves

pad-cave-which = ¿Cueva?
pad-cave-missing = Aún no se ha elegido ninguna carta de cueva
pad-odd-cave = { $player }: no se ha elegido ninguna carta de cueva; faltan sus puntos.
pad-why = Por qué: { $name }
pad-not-kept = En este dispositivo no queda espacio y la partida no se ha guardado. Sigue abierta aquí: guárdala como archivo (JSON) o libera espacio e inténtalo otra vez.
pad-unkept = En este dispositivo no queda espacio: lo que introduzcas se perderá al cerrar la página.
pad-save-all = Guardar todas en un archivo
pad-open-file = Abrir un archivo
pad-file-none = Este archivo no es de la hoja de puntuación.
pad-file-games = { $count ->
        [one] Se ha añadido { $count } partida.
       *[other] Se han añadido { $count } partidas.
    }

## Questions of Alpine and Woodland Edge

pad-ask-shown = de ellas: { $type }
pad-ask-alone = sin otra carta en su árbol o arbusto
pad-which-box = ¿De qué caja es esta carta?
pad-solo = Partida en solitario
pad-solo-note = Jugada en solitario contra el autómata: algunas cartas puntúan de otra forma y puede haber un reto.
pad-solo-ask = Los números solos no lo dicen. Mira tus cartas, por favor.
