### the home page. en/home.ftl explains the variables.

## Home page

home-name = Spinney
home-headline-first = Un bosquecillo
home-headline-second = y quien vive en él.
home-subtitle = Forest Shuffle y Dartmoor en el navegador: con amigos, con bots, en seis idiomas.
home-edition = Qué juego
home-edition-base = Forest Shuffle
home-edition-dartmoor = Dartmoor
home-against = Rivales
home-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-fewer = Un bot menos
home-more = Un bot más
home-level = Nivel de los bots
home-level-novice = novato
home-level-player = intermedio
home-level-expert = experto
# what a bot of that level is like, in a sentence or two
home-about-novice = Juega lo que más puntúa ahora y no piensa más allá. Un primer rival: el intermedio le gana más de 9 de cada 10 partidas.
home-about-player = Sopesa espacios, pagos y lo que aún puede venir, y responde al instante. Gana al novato más de 9 de cada 10 partidas.
home-about-expert = Antes de cada jugada se imagina el resto de la partida. Gana al intermedio unas 8 de cada 10 partidas.
home-play-now = Jugar ahora
home-laying = Repartiendo las cartas…
home-friends = Jugar con amigos
home-friends-note = un enlace o un código QR; sin cuenta
home-continue = Continuar
home-continue-turn = { $table }: tu turno
home-pad = Puntuar una partida en la mesa
home-pad-note = cada cual introduce su bosque
home-learn = Aprende en diez minutos
home-learn-note = una primera partida guiada
home-more-places = Más
home-rules = Reglas
home-glossary = Símbolos
home-credits = Créditos
home-source = Código
home-you = Tú
# what somebody without a name is called at a table
home-guest = Ardilla

## Header and settings

home-back = Inicio
home-language = Idioma
home-to-dark = Tema oscuro
home-to-light = Tema claro
home-sound-turn-on = Activar el sonido
home-sound-turn-off = Quitar el sonido
home-help = Ayuda
home-settings = Ajustes
home-close = Cerrar
home-name-yours = Tu nombre
home-name-note = Lo que ven los demás en tus mesas.
home-theme = Tema
home-theme-auto = Como el dispositivo
home-theme-light = Claro
home-theme-dark = Oscuro
home-sound = Sonido
home-sound-note = Breve y suave. Sin él no te pierdes nada.
home-motion = Animaciones
home-motion-note = Las cartas se mueven de un sitio a otro.

## What went wrong

home-error-offline = El servidor no responde. ¿Tienes conexión? Inténtalo de nuevo en un momento.
home-error-too-many = Se han abierto demasiadas mesas desde tu red. Inténtalo más tarde.
home-error-bot = Este servidor no tiene bots de ese nivel. Elige otro.
home-error-no-seat = No queda ningún asiento libre en esta mesa. Puedes mirar.
home-error-no-such-table = Esa mesa no existe (o ya no).
home-error-other = No ha funcionado: { $message }

## A table with friends

home-table-make = Una mesa con amigos
home-table-make-note = Elige quién se sienta dónde. Recibes un enlace para los asientos libres; nadie necesita cuenta.
home-seats = Asientos
home-seat = Asiento { $number }
home-seat-open = un amigo, con el enlace
home-seat-here = alguien en este dispositivo
home-seat-bot = bot, { $level }
home-seat-add = Un asiento más
home-seat-remove = Quitar el asiento { $number }
home-seat-pass = Con un solo dispositivo os lo pasáis; entre turnos la mano queda tapada.
home-at-table = En esta mesa
home-live-scores = Puntos durante la partida
home-live-scores-note = Todos ven cuánto vale ahora cada bosque.
home-take-back = Deshacer
home-take-back-note = Hasta que se revele algo oculto.
home-hints = Pistas
home-hints-note = Cualquiera puede preguntar qué haría un bot.
home-takeover = Si alguien se va
home-takeover-note = Un bot sigue jugando hasta que vuelva.
home-takeover-never = esperar
home-takeover-minutes = bot a los { $count } min
home-game-options = Reglas de esta partida
home-mulligan = Seis cartas nuevas si no hay árbol
home-mulligan-note = Quien no reciba ningún árbol puede cambiar la mano una vez.
home-removed = Cartas retiradas
home-removed-note = Salen del mazo sin que nadie las vea.
home-removed-usual = { $count }, lo habitual
home-removed-none = ninguna: partida más larga
home-start = Quién empieza
home-start-drawn = se sortea
home-cuckoo = Cucos por árbol o arbusto
home-cuckoo-one = uno
home-cuckoo-any = los que quieras
home-wheatear = Collalba gris: cartas a la cueva
home-wheatear-effect = como efecto
home-wheatear-bonus = como bonificación
home-make = Crear la mesa
home-make-play = Empezar la partida

## Waiting for friends

home-lobby = Esperando a los amigos
home-lobby-left = { $count ->
        [one] Queda { $count } asiento libre. La partida empieza en cuanto se ocupe.
       *[other] Quedan { $count } asientos libres. La partida empieza en cuanto se ocupen.
    }
home-invite = Envía este enlace o deja que escaneen el código.
home-invite-link = Enlace a esta mesa
home-copy = Copiar
home-copied = Copiado
home-share = Compartir
home-share-text = Hay un asiento para ti: { $game }
home-qr = Código QR del enlace
home-who = Quién está
home-seat-free = libre
home-seat-you = tú
home-seat-friend = en la partida
home-seat-away = ausente ahora
home-join = Hay un asiento para ti
home-join-note = Escribe tu nombre y siéntate.
home-take-seat = Sentarse
home-watch = Solo mirar
home-watching = Estás viendo la mesa. Cuando se ocupen todos los asientos, la partida empieza aquí.
home-leave-seat = Dejar el asiento

## My tables

home-tables = Tus mesas
home-tables-none = Todavía no hay mesas. La primera está a un toque.
home-tables-running = En curso
home-tables-over = Terminadas
home-your-turn = Tu turno
home-turn-of = Turno de { $player }
home-seats-open = { $count ->
        [one] en espera: { $count } asiento libre
       *[other] en espera: { $count } asientos libres
    }
home-won = Victoria con { $points }
home-lost = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }; primer puesto: { $best }
home-over-plain = terminada
home-with = con { $people }
home-to-table = Ir a la mesa
home-to-replay = Repetición
home-leave = Dejar
home-leave-note = Un bot sigue jugando por ti.
home-leave-sure = Sí, dejarla
home-stay = Quedarse
home-forget = Quitar de la lista
home-cards = Cartas
home-cards-note = consulta cualquier carta de todas las cajas
home-mine = Mis partidas
home-mine-note = todo lo que has jugado
home-votes = Votar por un bot
home-votes-note = Si alguien tarda en volver, los demás pueden dejar que juegue un bot.
home-push = Avísame cuando sea mi turno
home-push-note = Un aviso del navegador, aunque la página esté cerrada.
home-push-refused = El navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.
home-seat-fill = Que juegue un bot
home-error-unavailable = El servidor no puede guardar nada en este momento. Inténtalo de nuevo en un rato.
home-solo = Jugar en solitario
home-solo-note = contra un autómata, con retos y medallas
home-nowhere = Aquí no crece nada
home-nowhere-note = No hay ninguna página en esta dirección. Quizá se perdió una letra o el enlace es antiguo.
home-volume = Volumen

## Boxes that are added to a game: name, and what they bring

home-box-alpine = Cumbres Alpinas
home-box-alpine-note = 36 cartas: animales de montaña, alerce y pino cembro, una sexta mariposa.
home-box-woodland-edge = Linde del Bosque
home-box-woodland-edge-note = 36 cartas: arbustos que no son árboles, más jabatos, otra mariposa.
home-expires = { $days ->
    [0] Se borrará hoy si no la abres.
    [one] Se borrará dentro de { $days } día si no la abres.
   *[other] Se borrará dentro de { $days } días si no la abres.
}
home-delete = Borrar partida
home-delete-note = Desaparecerá para todos los que jugaron.
home-delete-others = Antes tienen que estar de acuerdo todos los demás de la mesa.
home-delete-asked = { $player } quiere borrar esta partida.
home-delete-agree = De acuerdo
home-delete-keep = Conservarla
home-delete-waits = Esta partida se borrará cuando todos estén de acuerdo.
home-expires-kept = { $days ->
    [0] Esta mesa se iba a borrar hoy. Como has venido, se conserva.
    [one] Esta mesa se iba a borrar dentro de { $days } día. Como has venido, se conserva.
   *[other] Esta mesa se iba a borrar dentro de { $days } días. Como has venido, se conserva.
}
home-expires-watched = { $days ->
    [0] Se borrará hoy si no la abre alguno de sus participantes.
    [one] Se borrará dentro de { $days } día si no la abre alguno de sus participantes.
   *[other] Se borrará dentro de { $days } días si no la abre alguno de sus participantes.
}
home-about = Aviso legal y privacidad
home-check = Comprobar tu caja
home-hand-draft = Draft de las manos iniciales
home-hand-draft-note = Todos reparten cartas a la vez: unas se las quedan, otras son para los vecinos y otras para el claro.
home-own-box = Jugar con mi caja
home-own-box-note = Lo que encontraste: { $icons ->
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
