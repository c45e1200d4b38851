### The table. en/table.ftl explains the variables.

## Prompts

prompt-mulligan = ¿Te quedas tus seis cartas o las cambias?
prompt-draft = Elige una cueva
prompt-turn = Elige qué hacer
prompt-second = Elige la segunda carta
prompt-place = { $species }: elige el espacio
prompt-pay = { $species }: paga { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
prompt-use = { $species }: { $what ->
        [bonus] ¿usar la bonificación?
        [permanent] ¿usar el efecto permanente?
       *[effect] ¿usar el efecto?
    } { $text }
prompt-free = { $species }: juega gratis una carta { $source ->
        [clearing] del claro
       *[hand] de tu mano
    } ({ $things }), { free-loses }
free-loses = { $use ->
        [effect] con su efecto, sin su bonificación
       *[nothing] sin su efecto ni su bonificación
    }
prompt-dig = { $species }: juega otra carta o para
prompt-take = { $species }: toma una carta del claro
prompt-cave = { $species }: pon { $count ->
        [0] cualquier cantidad de cartas
        [one] { $count } carta
       *[other] { $count } cartas
    } { $source ->
        [clearing] del claro
       *[hand] de tu mano
    } en tu cueva
prompt-face-down = { $species }: juega bocabajo una carta de tu mano { as-face-down }
as-face-down = { $kind ->
        [moor] como páramo genérico
        [trees] como brotes
       *[tree] como brote
    }
prompt-discard = Pon { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de tu mano en el claro
prompt-keep = Elige la carta que te quedas

## Moves

move-keep-hand = Quedarse las seis cartas
move-mulligan = Cambiar las seis cartas
move-draft = Tomar la cueva { $number }
move-draw-deck = Robar la carta superior del mazo
move-draw-card = Tomar { $card } del claro
move-play = Jugar { $species }
move-play-cost = Jugar { $species } (coste { $cost })
move-sapling = Jugar { $card } bocabajo como brote
move-show = Enseñar la mano y cambiar dos cartas
move-on = En { $host }
move-join = En { $host }, compartiendo espacio
move-pay = Pagar con { $cards }
move-use = Usar
move-skip = Pasar
move-place = Jugar gratis { $species }
move-stop = Parar
move-take = Tomar { $card }
move-cave = A la cueva: { $cards }
move-lay = Poner { $card } bocabajo
move-discard = Al claro: { $cards }
move-keep-card = Quedarse { $card }

## Log

log-start = Empieza { $player }
log-keep-hand = { $player } se queda las seis cartas
log-mulligan = { $player } cambia las seis cartas
log-draft = { $player } toma la cueva { $number }
log-draw-deck = { $player } roba { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } del mazo
log-take = { $player } toma { $card } del claro
log-play = { $player } juega { $species }
log-play-on = { $player } juega { $species } en { $host }
log-pay = { $player } paga con { $cards }
log-place = { $player } juega gratis { $species }
log-place-on = { $player } juega gratis { $species } en { $host }
log-face-down = { $player } pone una carta bocabajo: { $species }
log-reveal = { $card } pasa del mazo al claro
log-effect = { $player } usa el efecto: { $species }
log-bonus = { $player } usa la bonificación: { $species }
log-permanent = { $player } usa el efecto permanente: { $species }
log-cave = { $player } pone { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } en la cueva
log-cave-cards = { $player } pone en la cueva: { $cards }
log-show = { $player } enseña la mano: { $cards }
log-discard = { $player } pone en el claro: { $cards }
log-another-turn = { $player } tiene otro turno
log-clearing-emptied = Se ha vaciado el claro: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
log-winter = Carta de Invierno { $number } de { $winters }
log-over = La tercera carta de Invierno: fin de la partida

## Score sheet

score-title = Puntuación
score-cave = Cueva
score-trees = Árboles
score-shrubs = Arbustos
score-moors = Páramos
score-trees-shrubs = Árboles y arbustos
score-hosts = Árboles, arbustos y páramos
score-top = Arriba
score-bottom = Abajo
score-top-bottom = Arriba y abajo
score-sides = Lados
score-left-right = Izquierda y derecha
score-total = Total
score-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
score-winner = Gana { $player }
score-winners = Empate: { $players } comparten la victoria
score-reasons = De dónde vienen los puntos: { $player }

## Terminal

ui-hand = Mano
ui-forest = Bosque
ui-clearing = Claro
ui-clearing-empty = El claro está vacío
ui-deck = { $count ->
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
ui-cave = { $count ->
        [one] { $count } carta en la cueva
       *[other] { $count } cartas en la cueva
    }
ui-winter = Invierno { $count } de { $winters }
ui-cost = coste { $count }
ui-empty = vacío
ui-your-turn = Tu turno
ui-thinking = { $player } está pensando…
ui-choose = Tu elección
ui-invalid-choice = Elige un número del 1 al { $count }
ui-hint = Pista
ui-undone = Deshecho
ui-no-undo = No se puede deshacer: ya se ha revelado algo oculto
ui-help = Ayuda
ui-card-text = Texto de la carta
ui-bye = Hasta pronto
ui-saved = Guardado: { $file }
ui-game-over = La partida ha terminado
ui-player = Participante { $number }

## Why a move is not possible

illegal-not-your-prompt = No te toca decidir
illegal-not-in-hand = Esa carta no está en tu mano
illegal-not-in-clearing = Esa carta no está en el claro
illegal-too-expensive = No tienes suficientes cartas para pagar
illegal-no-slot = Ahora no hay ningún espacio para esta carta
illegal-slot-taken = Ese espacio está ocupado
illegal-moor-only = Solo puede jugarse en un páramo
illegal-tree-or-shrub-only = Solo puede jugarse en un árbol o arbusto
illegal-needs-bird = En ese espacio debe haber ya un ave
illegal-one-per-host = Ahí solo puede haber una carta de esa especie
illegal-hand-full = Tu mano está llena
illegal-wrong-number = El número de cartas no es correcto
illegal-wrong-type = Esa carta no tiene el símbolo adecuado
illegal-has-tree = Hay un árbol entre tus seis cartas
illegal-can-do-else = Todavía puedes robar o jugar
illegal-no-such-host = Esa carta no está en tu bosque
illegal-no-such-cave = Esa cueva no está disponible
illegal-over = La partida ha terminado
illegal-bad-move = Esa jugada no existe

## A game in the terminal, help, the card list

ui-hand-legend = 2: coste · +5: puntos ahora
help-texts = mostrar u ocultar los textos de tu mano
ui-no-mark = sin marca
ui-you = tú
ui-free = libre
ui-bonus = Bonificación
ui-now = { $points } ahora
ui-earns-bonus = obtiene la bonificación
ui-cave-number = Cueva { $number }
ui-hand-count = { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
ui-face-down-any = Jugar gratis una carta bocabajo como brote
ui-choose-enter = Tu elección (ENTER: { $move })
ui-choose-back = ¿Qué carta? (ENTER: volver)
ui-back = De vuelta a las opciones
ui-pick = { $count ->
        [0] Escribe los números de las cartas, por ejemplo 1 3
        [one] Escribe el número de la carta
       *[other] Escribe los números de { $count } cartas, por ejemplo 1 3
    }
ui-pick-skip = 0 para pasar
ui-hint-title = Pista ({ $outlook }; ENTER la juega):
ui-quit-sure = ¿Salir de verdad? q sale, ENTER sigue jugando
ui-save = ¿Guardar la partida? Nombre del archivo, o ENTER para no guardarla
ui-save-exists = Ya existe el archivo { $file }
ui-welcome = ¡Te damos la bienvenida! Haz crecer el bosque más valioso antes de que llegue la tercera carta de Invierno.
ui-welcome-help = Escribe ? para ver la ayuda, h para una pista.
log-drew = { $player } roba: { $cards }
help-number = elegir
help-enter = hacer la única jugada posible, o la pista
help-hint = una pista con su valor
help-undo = deshacer tu última decisión
help-scores = hojas de puntuación con los motivos
help-forest = los bosques de todos, o el del participante 2
help-card = los textos de tus cartas, o de una especie
help-log = lo que ha pasado hasta ahora
help-table = mostrar la mesa otra vez
help-quit = salir
help-key-enter = ENTER
help-key-card = c, c corzo
label = { $label }: { $text }
help-rules = Las reglas en breve
help-rule-turn = En tu turno robas dos cartas, del mazo o del claro, o juegas una carta.
help-rule-play = Pagas el coste de una carta con otras cartas de tu mano. Van al claro, donde cualquiera puede tomarlas. De una carta dividida juegas una mitad; la flecha indica en qué lado de un { $hosts ->
        [tree] árbol
        [tree-shrub] árbol o arbusto
       *[other] árbol, arbusto o páramo
    } se coloca.
help-rule-bonus = Obtienes la bonificación de una carta si todas las cartas con las que pagas muestran su símbolo de árbol.
help-rule-clearing = Nunca tienes más de diez cartas en la mano. Si al final de un turno hay diez o más cartas en el claro, todas salen del juego.
help-rule-winter = { $winters ->
        [one] La carta de Invierno
       *[other] La tercera carta de Invierno
    } termina la partida al instante. Las cartas que quedan en la mano no puntúan.
help-rule-face-down = { $way ->
        [action] Puedes jugar gratis cualquier carta bocabajo { as-face-down }.
       *[card] Algunas cartas te dejan jugar bocabajo una carta de tu mano { as-face-down }.
    }
help-marks = Marcas
cards-copies = { $count ->
        [one] { $count } copia
       *[other] { $count } copias
    }
cards-found = { $count ->
        [one] { $count } especie
       *[other] { $count } especies
    }
cards-none = No se ha encontrado nada: { $query }
cards-mark-printed = como está impreso (símbolos de categoría según aplicaciones de puntuación)
cards-mark-reconstructed = parejas o símbolos de árbol reconstruidos
cards-mark-reading = nuestra lectura de un icono del que no disponíamos

ui-asked-to-delete = Alguien quiere borrar esta partida. ¿Estás de acuerdo?
ui-deleted = La partida fue borrada por uno de los participantes.
ui-will-be-deleted = { $days ->
    [one] Esta partida se borrará dentro de { $days } día si ninguno de sus participantes la abre.
   *[other] Esta partida se borrará dentro de { $days } días si ninguno de sus participantes la abre.
}
prompt-split = { $to ->
    [hand] Draft: ¿{ $count ->
        [one] qué carta
       *[other] qué { $count } cartas
    } te quedas?
    [right] Draft: ¿{ $count ->
        [one] qué carta das
       *[other] qué { $count } cartas das
    } a quien está a tu derecha?
    [left] Draft: ¿{ $count ->
        [one] qué carta das
       *[other] qué { $count } cartas das
    } a quien está a tu izquierda?
   *[clearing] Draft: ¿{ $count ->
        [one] qué carta va
       *[other] qué { $count } cartas van
    } al claro?
}
move-give = { $cards }
log-split = { $player } ha repartido sus cartas
