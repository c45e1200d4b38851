### The table in the browser: what is to be done, what a card would bring, forests, log, keyboard.
### $species, $host and $card are names, $player is a person's name, $count and $points are numbers.

## What is to be done

page-your-turn = Tu turno
# $player: whose turn it is, as a sign
page-turn-of = Turno de { $player }
page-do-mulligan = ¿Te quedas tus seis cartas o las cambias?
page-do-mulligan-tree = Tus seis cartas: quédatelas, hay un árbol entre ellas.
page-do-draft = Elige tu cueva.
page-do-turn = Roba dos cartas o juega una.
page-do-turn-empty = Roba dos cartas.
page-do-turn-full = Tu mano está llena: juega una carta.
page-do-extra = Otro turno: roba dos cartas o juega una.
page-do-extra-empty = Otro turno: roba dos cartas.
page-do-last = { $count ->
        [one] La próxima carta es el último invierno.
       *[other] Último invierno en { $count } cartas como mucho.
    }
page-winter-may = Puede traer el último invierno.
page-do-second = Una carta más: del mazo o del claro.
page-do-show = No puedes robar ni jugar: enseña la mano y cambia dos cartas.
page-do-place = { $species }: elige un espacio.
# $count: how many cards are still to be picked
page-do-pay = { $species }: paga { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
page-do-pay-more = Paga { $count ->
        [one] una carta más
       *[other] { $count } cartas más
    }.
page-pick-first = Antes elige { $count ->
        [one] una carta
       *[other] { $count } cartas más
    }.
page-do-go = { $species }: todo listo.
# $text: what the card does
page-do-use = { $species }: { $text }. ¿Lo usas?
page-do-use-count = { $species }: { $text } ({ $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }). ¿Lo usas?
page-do-use-winter = { $species }: { $text }. ¿Lo usas? Puede traer el último invierno.
page-do-draw = { $species }: ¿robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }?
page-do-draw-winter = { $species }: ¿robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }? Puede ser el último invierno.
page-do-free-hand = { $species }: juega gratis { $things } de tu mano, { free-loses }.
page-do-free-clearing = { $species }: juega gratis { $things } del claro, { free-loses }.
page-one-card = una carta ({ $things })
page-do-dig = { $species }: juega más cartas o para.
page-do-take = { $species }: toma una carta del claro.
cave-from = { $from ->
        [clearing] del claro
       *[hand] de tu mano
    }
page-do-cave-any = { $species }: elige cartas { cave-from } para tu cueva.
page-do-cave = { $species }: elige { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { cave-from } para tu cueva.
page-do-face-down = { $species }: juega bocabajo una carta de tu mano { as-face-down }.
page-do-discard = Pon { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de tu mano en el claro.
page-do-keep = Elige la carta que te quedas.
page-do-wait = { $player } está pensando. Mientras, puedes mirar la mesa.
page-do-wait-human = Decide { $player }. Mientras, puedes mirar la mesa.
page-do-watch = Decide { $player }.
page-do-pass = Pasa el dispositivo a { $player }.
page-do-pass-ready = Soy { $player }
page-waiting = Un momento…

## Acts

page-draw = Robar
page-draw-deck = Robar la carta superior del mazo
page-take-card = Tomar { $card }
page-play-species = Jugar { $species }
# $count: cards that will be drawn
page-play-draw = Jugar y robar { $count }
page-place-species = Jugar gratis { $species }
page-face-down = Bocabajo
page-face-up = Bocarriba
page-face-down-card = Jugar { $card } bocabajo
page-face-down-rule = { $kind ->
        [tree] Cuenta como árbol, pero no muestra ningún símbolo ni tiene efecto ni puntos propios.
       *[moor] Cuenta como páramo, pero no muestra ningún símbolo ni tiene efecto ni puntos propios.
    }
page-use = Sí
page-skip = Pasar
page-skip-rest = Listo
page-stop = Parar
page-undo = Deshacer
page-undo-no = Ya se ha revelado algo oculto: no se puede deshacer.
page-back = Volver
page-change = cambiar
page-hint = Pista
page-keep-hand = Conservar
page-new-hand = Cambiar las seis
page-show-hand = Enseñar y cambiar
page-confirm-cave = A la cueva
page-confirm-discard = Al claro
page-confirm-keep = Conservar esta
page-cave-number = Cueva { $number }
page-more = Más
page-close = Cerrar
page-unseen = Cartas no vistas
page-leave = Dejar la mesa
page-home = Inicio
page-keys = Teclado

## While choosing

page-worth-now = { $points ->
        [one] punto ahora
       *[other] puntos ahora
    }
page-gain-others = otras cartas
page-atop = sobre
page-below = bajo
page-beside = junto a
page-joins = comparte en
page-new-host = en tu bosque
page-effect = Efecto
page-bonus = Bonificación
page-lasting = Efecto permanente
page-points = Puntos
page-placement = Dónde
page-bonus-earned = Bonificación conseguida
page-bonus-open = Bonificación si pagas solo con el símbolo { $symbol }
page-bonus-lost = Sin bonificación
page-bonus-free = No cuesta nada: bonificación conseguida
page-pay-cards = Paga { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
page-pay-picked = Elegidas: { $picked } de { $count }
page-pay-all-show = todas muestran el símbolo { $symbol }
page-place-here = { $species } { $side } { $host }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
page-queue = Pendiente: { $count ->
        [one] { $count } carta apartada
       *[other] { $count } cartas apartadas
    }

## The table

page-the-others = Los demás
page-your-forest = Tu bosque
page-forest-of = Bosque de { $player }
page-hand-empty = Tu mano está vacía.
page-hand-empty-now = Tu mano está vacía: roba dos cartas.
page-hand = Tu mano
page-clearing = Claro
# after the number of cards: "6 of 10, then swept away"
page-clearing-of = de { $most }; luego se vacía
page-clearing-full = se vacía tras este turno
page-clearing-empty = El claro está vacío.
page-deck = Mazo
page-deck-left = { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
page-all-here = están todos
page-away = { $player } no está
page-lost = Sin conexión. Intentándolo de nuevo…
page-server-closing = El servidor se reinicia. No se pierde nada.
page-store-down = El servidor no puede guardar en este momento. Seguirá por sí solo.
page-gone = Esa mesa no existe.
page-gone-note = Quizá se perdió una letra del enlace, o la mesa ha sido borrada.
page-gone-seat = Este dispositivo ya no tiene asiento aquí.
page-watching = Estás viendo la partida.
page-bot = bot · { $level }
page-friend = en la partida
page-you = tú
page-stand-in = juega un bot
page-thinking = pensando
page-known = Cartas conocidas de su mano
page-look-closely = Mirar de cerca
page-hand-count = { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
page-cave-count = { $count ->
        [one] { $count } carta en la cueva
       *[other] { $count } cartas en la cueva
    }
page-host-count = { $kind ->
        [tree] { $count ->
            [one] { $count } árbol
           *[other] { $count } árboles
        }
        [shrub] { $count ->
            [one] { $count } arbusto
           *[other] { $count } arbustos
        }
       *[moor] { $count ->
            [one] { $count } páramo
           *[other] { $count } páramos
        }
    }
page-score = Puntos
page-log = Registro
page-table = Mesa
page-others = Otros
page-empty-forest = Tu bosque aún está vacío. Juega { $hosts ->
        [tree] un árbol
        [tree-shrub] un árbol o un arbusto
       *[other] un árbol, un arbusto o un páramo
    } para empezar.
page-empty-forest-other = Ninguna carta todavía.
page-vote = Que un bot juegue por { $player }
page-scores-hidden = Esta mesa muestra los puntos al final.

## A card

page-costs = { $count ->
        [0] no cuesta nada
        [one] cuesta { $count } carta
       *[other] cuesta { $count } cartas
    }
page-shows = símbolo de árbol: { $symbol }
page-worth-title = Valor actual
page-worth-if-played = Si la juegas ahora
page-makes-others = Y hace que otras valgan más
page-in-all = En total
# $count: copies in the forest
page-this-card = Las { $count } juntas; esta: { $points }
page-in-game = en el juego
page-not-seen = aún no vistas
page-other-half = otra mitad
page-counted = Contadas
page-itself = ella misma
page-reading = No es seguro: no se disponía de la carta impresa. ¿Tienes la caja? Dínoslo.
page-next-card = Carta siguiente
page-previous-card = Carta anterior
page-hidden-card = Esta carta está bocabajo. Solo quien la puso puede conocerla.

## Looking, and what happened

page-draw-one = Robar una carta
page-take-this = Tomar esta carta
page-in-your-forest-now = Ahora en tu bosque
page-no-place-now = ahora no hay espacio libre
page-as-payment = Símbolos de árbol al pagar: { $symbols }.
# $count: further moves of others that can be looked at
page-more-moves = { $count } más
page-since = Desde tu turno
page-since-away = Mientras no estabas
page-since-none = Aún no ha pasado nada.
page-since-own = Tu turno anterior
page-more-winter = salió una carta de Invierno
page-whole-log = Registro completo
page-back-to-table = Volver a la mesa
page-last-moves = Últimas jugadas
page-or-face-down = Jugarla bocabajo
page-hosts-above = { $count } más arriba
page-hosts-below = { $count } más abajo
page-cave-take = Tomar la cueva { $number }
page-cave-title = Elige tu cueva
page-cave-note = Conservas tu cueva hasta el final. Su efecto llega cuando todos han elegido.
page-cave-note-late = Conservas tu cueva hasta el final. Su efecto llega cuando todos han elegido; el de la cueva { $number }, al final de la partida.
page-cave-has = la tiene { $player }
page-leave-sure = ¿Dejar la mesa para siempre? Un bot seguirá jugando por ti.
page-leave-yes = Dejar la mesa
page-leave-no = Quedarse

## Not seen yet

page-unseen-note = En el mazo, en otras manos o retiradas antes de la partida: { $count }.
page-unseen-all = { $left } de { $all }

## At this table

page-set-title = Ajustes de la mesa
page-set-pace = Ritmo de los demás
page-set-pace-note = Cada jugada se queda a la vista antes de la siguiente.
page-pace-slow = Lento
page-pace-normal = Normal
page-pace-fast = Rápido
page-pace-once = Al instante
page-set-gains = Robar sin preguntar
page-set-gains-note = Lo que siempre te conviene se hace solo.
page-set-tap = Tomar cartas al instante
page-set-tap-note = Un toque o un clic toma la carta del claro, sin mirarla antes.
page-set-tags = Puntos en mis cartas
page-set-tags-note = Muestra +n bajo las cartas de tu mano.
page-set-done = Listo

## Hints

page-hints-title = { $count ->
        [one] Una buena jugada
       *[other] { $count } buenas jugadas
    }
page-hints-line = { $count ->
        [one] El dorado muestra adónde va. Aún no se juega nada.
       *[other] Elige una para ver adónde va. Aún no se juega nada.
    }
page-hints-where = Muéstrame dónde
page-hints-itself = la propia carta
page-hints-pay = pagar { $count }
page-hints-none = El bot no conoce una jugada mejor.
page-hints-less = { $points ->
        [one] Alrededor de { $points } punto menos que la primera
       *[other] Unos { $points } puntos menos que la primera
    }
page-hints-even = Más o menos tan buena como la primera

## Winter

page-winter-title = { $number ->
        [1] El primer invierno
        [2] El segundo invierno
       *[other] El tercer invierno
    }
page-winter-next = { $left ->
        [one] Una vez más, y la partida termina en el acto.
       *[other] Dos veces más, y la partida termina en el acto.
    }
page-winter-among = { $count ->
        [one] El próximo invierno es la última carta.
       *[other] El próximo invierno está entre las últimas { $count } cartas.
    }
page-winter-state = Cartas de invierno hasta ahora: { $number } de 3. La tercera pone fin a la partida al instante.
page-winter-go-on = seguir jugando

## Why

page-why-counts = Cartas que cuentan
page-why-itself = La carta que cuenta
page-why-show = ¿Por qué { $points }?
page-bonus-if = si todas las cartas con las que pagas muestran el símbolo { $symbol }

## Playing

page-play-now = Jugar

## Keyboard

page-key-hand = carta de tu mano: elegir, o usar para pagar
page-key-half = otra mitad
page-key-place = espacio siguiente
page-key-enter = jugar, usar, seguir
page-key-deck = robar del mazo
page-key-clearing = y luego un número: carta del claro
page-key-undo = deshacer, volver
page-key-skip = pasar, parar
page-key-hint = pista
page-key-log = registro
page-key-large = ver la carta en grande
page-key-forests = bosques de los demás
page-key-face-down = jugar la carta bocabajo
page-key-help = esta lista
page-key-up-down = ↑ ↓
page-key-left-right = ← →
page-key-space = Espacio
page-key-return = Enter
page-key-backspace = Retroceso

## Names

page-table-name = { $host } & { $guest }
page-bot-badger = Tejón
page-bot-owl = Búho
page-bot-fox = Zorro
page-bot-wren = Chochín
page-bot-hare = Liebre
page-card-browser = Todo sobre esta carta
page-deal-known = Quien creó esta mesa conoce el reparto.
page-corrected-box = La caja se corrigió para esta mesa: { $icons ->
        [0] { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }
       *[other] { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }, { $icons ->
            [one] { $icons } icono
           *[other] { $icons } iconos
        }
    }.
page-away-countdown = { $player } no está. Un bot podrá jugar dentro de { $seconds } s.
page-voted = Has votado que un bot juegue por { $player }.
page-stand-in-since = Un bot juega por { $player } desde las { $time }.
page-gone-rules = Esta partida empezó con otra versión de las reglas de Spinney y no puede seguir aquí.
page-gone-damaged = Los datos guardados de esta mesa ya no se pueden leer.
page-not-stored = Tu última jugada se perdió con la conexión. Así está ahora la partida.
page-react = Hacer un gesto a los demás
page-react-leaf = ¡Bien jugado!
page-react-acorn = ¡Gracias!
page-react-smile = ¡Jajaja!
page-react-wow = ¡Hala!
page-react-sad = ¡Oh, no!
page-react-brr = ¡Brr, qué invierno!
page-set-reactions = Reacciones
page-set-reactions-note = Pequeños gestos entre participantes: una hoja, una sonrisa.
page-set-all = Todos los ajustes
page-why-more = Con uno más de lo que cuenta: { $points }
page-why-more-yet = Uno más aún no aportaría nada.
page-why-more-none = Uno más no aportaría nada.
page-why-player = { $player }: de dónde { $points ->
        [one] sale { $points } punto
       *[other] salen { $points } puntos
    }
page-since-again = Mostrar otra vez
page-undo-revealed = No se puede deshacer. Se ha revelado: { $cards }.
page-undo-others = No se puede deshacer: otros ya han jugado.
page-undo-none = Aún no hay nada que deshacer.

## Questions of Alpine and Woodland Edge

page-do-cave-up-to = { $species }: elige hasta { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { cave-from } para tu cueva.
page-do-take-named = { $species }: no caben todas en tu mano. Toma { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de esta categoría: { $things }.
page-do-lay = { $species }: juega bocabajo como brotes todas las cartas de tu mano que quieras, una tras otra.
page-do-lapsed = { $species }: ahora no puede hacer nada.
page-do-none-fits = { $species }: ninguna de tus cartas encaja, así que no pasa nada.
page-gone-deleted = Esta mesa ha sido borrada.
page-do-split = Reparte tus cartas y pulsa «Listo».
page-do-split-wait = Se están eligiendo las manos iniciales.
page-split-title = Elige tu mano inicial
page-split-round = Ronda { $round } de { $rounds }
page-split-note = Decide adónde va cada carta. Lo que sobra queda fuera de la partida. Nadie lo ve.
page-split-wait = Ya está. Hasta que terminen todos, aún puedes cambiar de idea.
page-split-hand = Me la quedo
page-split-give = Para { $player }
page-split-clearing = Claro
page-split-out = Fuera de la partida
page-split-ready = Listo
page-split-change = Cambiar
page-split-ready-list = Han terminado: { $players }
