### The front door. en/door.ftl explains the variables.

## Front door

door-name = Spinney
door-headline-first = Un bosquecillo
door-headline-second = y quien vive en él.
door-subtitle = Forest Shuffle y Dartmoor en el navegador: con amigos, con bots, en seis idiomas.
door-edition = Qué juego
door-edition-base = Forest Shuffle
door-edition-dartmoor = Dartmoor
door-against = Rivales
door-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
door-fewer = Un bot menos
door-more = Un bot más
door-level = Nivel de los bots
door-level-novice = novato
door-level-player = intermedio
door-level-expert = experto
door-play-now = Jugar ahora
door-laying = Repartiendo las cartas…
door-friends = Jugar con amigos
door-friends-note = un enlace o un código QR; sin cuenta
door-continue = Continuar
door-continue-none = aquí te esperan tus mesas
door-continue-turn = { $table }: tu turno
door-pad = Puntuar una partida en la mesa
door-pad-note = cada cual introduce su bosque
door-learn = Aprende en diez minutos
door-learn-note = una primera partida guiada
door-more-places = Más
door-rules = Reglas
door-glossary = Símbolos
door-credits = Créditos
door-source = Código
door-you = Tú
# what somebody without a name is called at a table
door-guest = Ardilla

## Header and settings

door-home = Inicio
door-language = Idioma
door-to-dark = Tema oscuro
door-to-light = Tema claro
door-sound-turn-on = Activar el sonido
door-sound-turn-off = Quitar el sonido
door-help = Ayuda
door-settings = Ajustes
door-close = Cerrar
door-name-yours = Tu nombre
door-name-note = Lo que ven los demás en tus mesas.
door-theme = Tema
door-theme-auto = Como el dispositivo
door-theme-light = Claro
door-theme-dark = Oscuro
door-sound = Sonido
door-sound-note = Breve y suave. Sin él no te pierdes nada.
door-motion = Animaciones
door-motion-note = Las cartas se mueven de un sitio a otro.

## What went wrong

door-error-offline = El servidor no responde. ¿Tienes conexión? Inténtalo de nuevo en un momento.
door-error-too-many = Se han abierto demasiadas mesas desde tu red. Inténtalo más tarde.
door-error-bot = Este servidor no tiene bots de ese nivel. Elige otro.
door-error-no-seat = No queda ningún asiento libre en esta mesa. Puedes mirar.
door-error-no-such-table = Esa mesa no existe (o ya no).
door-error-other = No ha funcionado: { $message }

## A table with friends

door-table-make = Una mesa con amigos
door-table-make-note = Elige quién se sienta dónde. Recibes un enlace para los asientos libres; nadie necesita cuenta.
door-seats = Asientos
door-seat = Asiento { $number }
door-seat-open = un amigo, con el enlace
door-seat-here = alguien en este dispositivo
door-seat-bot = bot, { $level }
door-seat-add = Un asiento más
door-seat-remove = Quitar el asiento { $number }
door-seat-pass = Con un solo dispositivo os lo pasáis; entre turnos la mano queda tapada.
door-at-table = En esta mesa
door-live-scores = Puntos durante la partida
door-live-scores-note = Todos ven cuánto vale ahora cada bosque.
door-take-back = Deshacer
door-take-back-note = Hasta que se revele algo oculto.
door-hints = Pistas
door-hints-note = Cualquiera puede preguntar qué haría un bot.
door-takeover = Si alguien se va
door-takeover-note = Un bot sigue jugando hasta que vuelva.
door-takeover-never = esperar
door-takeover-minutes = bot a los { $count } min
door-game-options = Reglas de esta partida
door-mulligan = Seis cartas nuevas si no hay árbol
door-mulligan-note = Quien no reciba ningún árbol puede cambiar la mano una vez.
door-removed = Cartas retiradas
door-removed-note = Salen del mazo sin que nadie las vea.
door-removed-usual = { $count }, como en el reglamento
door-removed-none = ninguna: partida más larga
door-start = Quién empieza
door-start-drawn = se sortea
door-cuckoo = Cucos por árbol o arbusto
door-cuckoo-one = uno
door-cuckoo-any = los que quieras
door-wheatear = Collalba gris: cartas a la cueva
door-wheatear-effect = como efecto
door-wheatear-bonus = como bonificación
door-make = Crear la mesa
door-make-play = Empezar la partida

## Waiting for friends

door-lobby = Esperando a los amigos
door-lobby-left = { $count ->
        [one] Queda { $count } asiento libre. La partida empieza sola.
       *[other] Quedan { $count } asientos libres. La partida empieza sola.
    }
door-invite = Envía este enlace o deja que escaneen el código.
door-invite-link = Enlace a esta mesa
door-copy = Copiar
door-copied = Copiado
door-share = Compartir
door-share-text = Hay un asiento para ti: { $game }
door-qr = Código QR del enlace
door-who = Quién está
door-seat-free = libre
door-seat-you = tú
door-seat-friend = amigo
door-seat-away = ausente ahora
door-join = Hay un asiento para ti
door-join-note = Escribe tu nombre y siéntate.
door-take-seat = Sentarse
door-watch = Solo mirar
door-watching = Estás mirando. Cuando se ocupen todos los asientos, la partida empieza aquí.
door-leave-seat = Dejar el asiento

## My tables

door-tables = Tus mesas
door-tables-none = Todavía no hay mesas. La primera está a un toque.
door-tables-running = En curso
door-tables-over = Terminadas
door-your-turn = Tu turno
door-turn-of = Turno de { $player }
door-seats-open = { $count ->
        [one] en espera: { $count } asiento libre
       *[other] en espera: { $count } asientos libres
    }
door-won = Victoria con { $points }
door-lost = { $points } puntos; victoria con { $best }
door-over-plain = terminada
door-with = con { $people }
door-to-table = Ir a la mesa
door-to-replay = Volver a ver
door-leave = Dejar
door-leave-note = Un bot sigue jugando por ti.
door-leave-sure = Sí, dejarla
door-stay = Quedarse
door-forget = Quitar de la lista
door-cards = Cartas
door-mine = Mis partidas
door-votes = Votar por un bot
door-votes-note = Si alguien tarda en volver, los demás pueden dejar que juegue un bot.
door-push = Avísame cuando sea mi turno
door-push-note = Un aviso del navegador, aunque la página esté cerrada
door-push-refused = El navegador no lo permite. Se puede cambiar en sus ajustes para esta página.
door-seat-fill = Que juegue un bot
door-error-unavailable = El servidor no puede guardar nada en este momento. Inténtalo de nuevo en un rato.
