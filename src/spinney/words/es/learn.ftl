### Rules, symbols, credits, the guided game. en/learn.ftl explains the variables.

## Rules

learn-rules = Las reglas
learn-rules-note = Los dos juegos con nuestras palabras. Cinco minutos de lectura; añade una caja para ver qué aporta.
learn-rules-play = Aprender jugando
learn-aim-title = De qué va
learn-aim-tree = Haces crecer un bosque de cartas. Plantas árboles y alrededor de cada uno se instalan animales, plantas y hongos. Cada carta puntúa por algo: sus vecinos, los de su clase, los árboles. Cuando aparece la tercera carta de Invierno, gana el bosque que más vale.
learn-aim-moor = Creas un rincón de Dartmoor: árboles, arbustos y amplios páramos, y todo lo que vive en ellos. Cada carta puntúa por algo: sus vecinos, los de su clase, los páramos. Cuando aparece la tercera carta de Invierno, gana el paisaje que más vale.
learn-cards-title = Las cartas
learn-host-tree = Un árbol es una carta entera. Se juega por sí solo y ofrece cuatro espacios: arriba, abajo, izquierda y derecha.
learn-host-moor = Los árboles, arbustos y páramos son cartas enteras. Árboles y arbustos ofrecen cuatro espacios: arriba, abajo, izquierda y derecha. Un páramo tiene dos arriba y dos abajo, pero ninguno a los lados.
learn-half = Las demás cartas muestran dos habitantes, uno sobre otro o uno al lado del otro. Juegas una mitad; la otra desaparece debajo.
learn-cost = Coste: cuántas otras cartas pagas.
learn-symbol = Símbolo de árbol: el color de la carta. Decide la bonificación.
learn-type = Categorías: lo que es. Otras cartas las cuentan.
learn-effect = Efecto: ocurre una vez, al jugar la carta.
learn-bonus-sign = Bonificación, en color: solo si pagas con ese color.
learn-points = Puntos, escritos como un cálculo.
learn-setup-title = Preparación
learn-setup-winter = Tres cartas de Invierno esperan en el último tercio: una encima y dos en algún punto del interior.
learn-setup-hand = Cada participante roba seis cartas.
learn-setup-mulligan = ¿Ningún árbol entre ellas? Puedes devolver las seis a la caja y robar seis nuevas, una sola vez.
learn-setup-cave = Hay tantas cuevas bocarriba como participantes. Del último al primero, cada cual toma una; luego las cuevas hacen efecto en el mismo orden, la 4 solo al final de la partida. Nadie mira la carta que la cueva 1 pone en un bosque.
learn-turn-title = Tu turno
learn-turn = Haces exactamente una de dos cosas.
learn-turn-draw = Roba dos cartas, una tras otra, del mazo o de las cartas bocarriba del claro.
learn-turn-play = O juega una carta en tu bosque.
learn-turn-limit = Nadie tiene nunca más de diez cartas. Con nueve robas solo una; con diez, ninguna.
learn-play-title = Jugar una carta
learn-play-choose = Elige la carta y, si está dividida, la mitad. Una mitad superior va arriba, una izquierda va a la izquierda, etc.; el espacio debe estar libre.
learn-play-pay = Paga: pon bocarriba en el claro tantas otras cartas de tu mano como cueste.
learn-play-tree = Si era un árbol, la carta superior del mazo va bocarriba al claro. Los arbustos y los páramos no revelan nada.
learn-play-lasting = Después actúan los efectos permanentes de las cartas que ya están en tu bosque.
learn-play-effect = Luego, su propio efecto. Siempre puedes renunciar a él.
learn-play-bonus = Por último su bonificación, si cada carta con la que pagaste muestra en alguna mitad el símbolo de árbol de la carta jugada. También puedes renunciar a ella.
learn-free = «Gratis» significa: sin coste, pero también sin el efecto ni la bonificación de esa carta, salvo que se diga otra cosa. Vale también para las cartas jugadas desde el claro.
learn-sapling = Cualquier carta puede jugarse bocabajo como brote, sin coste: un árbol con cuatro espacios que no es de ninguna especie.
learn-face-down = Algunas cartas te dejan poner bocabajo una carta de la mano: un páramo genérico, con los espacios de cualquier páramo.
learn-show = Si no puedes ni robar ni jugar, enseñas la mano, pones dos cartas en el claro y robas dos.
learn-clearing-title = El claro
learn-clearing = Lo que se paga queda aquí para quien lo quiera. Si al final de un turno hay diez cartas o más, todas salen del juego.
learn-winter-title = El invierno
learn-winter-come = La primera y la segunda carta de Invierno se dejan junto al claro, aparezcan donde aparezcan, y la carta siguiente ocupa su lugar.
learn-winter-end = Con la tercera la partida acaba al instante, en medio de lo que esté pasando. Lo que ya se pagó y se jugó se queda donde está.
learn-score-title = Puntuación
learn-score = Cada carta visible de tu bosque puntúa lo que dice; las mitades ocultas no cuentan. Cada carta de tu cueva vale 1 punto.
learn-score-most = Una corona te compara con los demás: cuenta si nadie tiene más. Basta con empatar.
learn-score-hand = Las cartas de la mano no valen nada. Con el mismo total se comparte la victoria.
learn-special-title = Conviene saber
learn-special-hare = Las liebres comparten un espacio, todas las que quieras. También dos sapos comparten uno.
learn-special-bee = Un árbol con un abejorro carpintero cuenta una vez más en las cartas que dicen «abejorros carpinteros incluidos».
learn-special-mole = El topo te deja seguir jugando con la mano que tienes, mientras puedas pagar.
learn-special-moor = Algunos habitantes quieren un páramo y nada más; su carta lo dice.
learn-special-cuckoo = El cuco se junta con otra ave encima de un árbol o arbusto.
learn-special-rabbit = Con un tejón de Dartmoor caben todos los conejos que quieras junto a su árbol o arbusto.
learn-special-dragonfly = Con la pita de agua, todos los odonatos que quieras comparten un espacio de arriba.

## Symbols

learn-glossary = Qué significan los símbolos
learn-glossary-note = Las cartas muestran sus reglas con símbolos. Aquí están en palabras; en la mesa, toca una carta para ver su texto completo.
learn-symbols-title = Símbolos de los árboles
learn-symbols-note = Cada mitad muestra uno: el color de su banda, siempre con su marca.
learn-types-title = Categorías
learn-types-note = Lo que cuentan otras cartas.
learn-acts-title = Lo que hace una carta
learn-act-draw = robar una carta del mazo
learn-act-take = tomar una carta del claro
learn-act-play = jugar gratis una carta, sin su efecto ni su bonificación
learn-act-another-turn = otro turno
learn-act-cave = a la cueva: 1 punto cada una
learn-act-face-down = poner una carta bocabajo
learn-act-permanent = permanente: actúa cada vez que se cumple
learn-act-any = todas las que quieras
learn-sums-title = Cómo se escribe un cálculo
learn-sum-each = por cada
learn-sum-then = si se cumple, tantos puntos
learn-sum-different = solo cuentan especies diferentes
learn-sum-most = nadie tiene más
learn-sum-full = todos sus espacios ocupados
learn-sum-attached = cada carta colocada a su alrededor
learn-sum-top = cartas arriba
learn-sum-bottom = cartas abajo
learn-sum-sides = cartas a los lados
learn-table-title = En la mesa
learn-sign-clearing = el claro
learn-sign-winter = una carta de Invierno; con la tercera acaba la partida
learn-sign-hand = cartas en la mano
learn-sign-hint = una pista
learn-sign-undo = deshacer
learn-sign-skip = pasar
learn-sign-log = lo que ha pasado
learn-sign-score = puntuación
learn-examples = Cartas de ejemplo

## Credits

learn-credits = Créditos
learn-unofficial-title = Un proyecto de aficionados, no oficial
learn-unofficial = Spinney no está afiliado a la editorial ni al autor de los juegos, ni hecho o respaldado por ellos. Forest Shuffle y Forest Shuffle: Dartmoor son juegos de Kosch, publicados por Lookout Spiele; los nombres pertenecen a sus dueños.
learn-unofficial-art = No se usa ninguna de sus ilustraciones, iconos ni textos. Si te gusta el juego, compra la caja: es preciosa.
learn-pictures-title = Imágenes
learn-pictures-game-icons = Muchos de los iconos pequeños de animales, plantas y hongos son de Lorc, Delapouite y otros colaboradores de game-icons.net, con licencia CC BY 3.0; recoloreados.
learn-pictures-lucide = Los símbolos de los botones son de Lucide, con licencia ISC.
learn-pictures-own = Las hojas, las marcas de los árboles, los marcos, las colinas y el logo se dibujaron para Spinney: CC0, libres para todos.
learn-fonts-title = Tipografías
learn-fonts = Alegreya, de Juan Pablo del Peral (Huerta Tipográfica), y Source Sans 3, de Paul D. Hunt (Adobe), ambas con la SIL Open Font License 1.1.
learn-source-title = Código fuente
learn-source = Spinney es software libre con licencia MIT: las reglas, los bots, el servidor y esta página. Quien mantiene este servidor tiene el código; puedes usarlo, cambiarlo y compartirlo.
learn-privacy-title = Tus datos
learn-privacy = Sin cuenta, sin rastreo, sin peticiones a otros servidores. Tus ajustes se quedan en este navegador. Lo que un servidor guarda de tus partidas, y cuánto tiempo, está en su página «Aviso legal y privacidad».

## The guided game

learn-title = Aprende en diez minutos
learn-note = Una partida corta de Forest Shuffle contra un bot fácil. Una pequeña guía junto a la mesa dice lo que importa cuando importa.
learn-what-play = Una partida de verdad, con todas las reglas. Solo el reparto está elegido, para que empiece bien.
learn-what-short = El mazo es más corto: el invierno llega en unos diez minutos.
learn-what-back = Puedes deshacer pasos hasta que se revele algo oculto, pedir una pista y cerrar la guía cuando quieras.
learn-start = Empezar la partida guiada
learn-read = Prefiero leer las reglas
learn-coach = Guía
learn-coach-next = Siguiente
learn-coach-back = Atrás
learn-coach-close = Cerrar la guía
learn-coach-fold = Plegar la guía
learn-coach-open = Mostrar la guía
learn-coach-step = { $at } de { $count }
learn-coach-wait-dweller = Juega un habitante para seguir.
learn-coach-wait-turn = Sigue jugando: el próximo paso llegará en su momento.
learn-coach-welcome = Te damos la bienvenida
learn-coach-welcome-text = Haces crecer un bosque; gana el que más vale. Estas seis cartas son tu mano. Hay árboles entre ellas: un buen comienzo.
learn-coach-turn = Una cosa por turno
learn-coach-turn-text = Roba dos cartas o juega una. El recuadro verde dice siempre qué toca hacer.
learn-coach-cards = Leer una carta
learn-coach-cards-text = La moneda es el coste, que pagas con otras cartas. Los árboles muestran su símbolo en la esquina; las demás cartas, en su banda de color. Al pie: lo que hace la carta y sus puntos. Las cartas divididas tienen dos mitades; juegas una.
learn-coach-tree = Planta un árbol
learn-coach-tree-text = Sin árbol no se instala nadie. Toca { $species }; si cuesta algo, elige con qué pagas y juega.
learn-coach-clearing = El claro
learn-coach-clearing-text = Lo que pagas queda a la vista en el claro, y cada árbol descubre una carta más del mazo. Cualquiera puede robar de ahí.
learn-coach-dweller = Alguien se instala
learn-coach-dweller-text = Ahora una mitad puede vivir en tu árbol: toca una carta de dos mitades con borde verde. El espacio dorado muestra dónde va, y el número bajo la carta, lo que vale ya.
learn-coach-bonus = La bonificación
learn-coach-bonus-text = Paga solo con cartas que tengan el mismo símbolo que la carta que juegas y obtendrás también su bonificación de color. Al pagar, se marcan las cartas que la dan.
learn-coach-worth = Cuánto vale
learn-coach-worth-text = Los números de tu bosque son tus puntos ahora mismo. Toca una carta para ver el cálculo. Muchas crecen con lo que añadas.
learn-coach-draw = Hora de robar
learn-coach-draw-text = ¿Te quedan pocas? Roba dos. Del claro sabes lo que te llevas; busca colores para tu próxima bonificación.
learn-coach-others = El otro bosque
learn-coach-others-text = El bot también cultiva uno: toca su nombre para verlo. Fíjate bien cuando una carta diga «nadie tiene más», y cuida lo que dejas en el claro.
learn-coach-sapling = ¿Sin árbol a mano?
learn-coach-sapling-text = Toca cualquier carta y después el signo rayado «Bocabajo»: se juega gratis como brote. No puntúa, pero da cuatro espacios nuevos.
learn-coach-limit = Una mano llena
learn-coach-limit-text = No puedes tener más de diez cartas. Es el momento de jugar algo caro.
learn-coach-sweep = Pronto se vacía
learn-coach-sweep-text = Con diez cartas, todo el claro sale del juego al final del turno. Toma lo que necesites o deja que se vaya antes de que otros lo aprovechen.
learn-coach-clock = El reloj de invierno
learn-coach-clock-text = El anillo muestra cuánto queda del mazo. En la parte azul esperan las tres cartas de Invierno.
learn-coach-winter = Primera nieve
learn-coach-winter-text = Ha salido la primera carta de Invierno; quedan dos más abajo. No ahorres más: juega lo que puntúa.
learn-coach-last = Puede acabar en cualquier momento
learn-coach-last-text = Con la próxima carta de Invierno la partida acaba al instante, y tu mano ya no valdrá nada. Después, la hoja de puntuación muestra cada cálculo. ¡Que lo disfrutes!
learn-coach-end = Has hecho crecer tu primer bosque
learn-coach-end-text = Ha sido una partida entera, del primer árbol a la última nevada. Toca una barra de arriba y se iluminan las cartas que cuenta. ¿Y ahora?
learn-coach-end-bots = Jugar contra bots
learn-pictures-drawings = Los animales, las plantas, los páramos y las cuevas se dibujaron del natural para Spinney: CC0, libres para todos.
learn-cards = Cartas
learn-cards-search = Nombre, regla o número
learn-cards-filter = Filtrar
learn-cards-box = Caja
learn-cards-all = Todas
learn-cards-kind = Categoría
learn-cards-symbol = Símbolo
learn-cards-cost = Coste
learn-cards-none = Ninguna carta coincide. Quita un filtro o escribe menos.
learn-cards-offline = No se han podido cargar las cartas. Inténtalo cuando tengas conexión.
learn-cards-one = La carta
learn-cards-choose = Elige una carta: aquí verás su texto y con qué combina.
learn-cards-close = Cerrar
learn-cards-symbols = Símbolos
learn-cards-in-box = en el juego
learn-cards-company = Combina bien con
learn-cards-count = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} con { $species ->
    [one] 1 especie
   *[other] { $species } especies
}
learn-mine-all = Todas
learn-mine-friends = Con amigos
learn-mine-filter = Qué partidas
learn-mine-device = Se cuenta en este dispositivo, solo para ti.
learn-mine-average = puntos de media
learn-mine-best = récord, { $edition }
learn-mine-won-share = { $count ->
        [one] partida ganada
       *[other] partidas ganadas
    }, { $share } %
learn-mine-last = { $count ->
        [one] Puntos de la última partida
       *[other] Puntos de las últimas { $count } partidas
    }
learn-mine-chart = Puntos, de la partida más antigua a la última: { $points }
learn-mine-won = ganada
learn-mine-not-won = no ganada
learn-mine-mean = media de cinco
learn-mine-continued = continuada, no cuenta
learn-mine-soon = { $left ->
    [one] Tras una partida más
   *[other] Tras { $left } partidas más
} verás aquí cómo evolucionan tus puntos.
learn-mine-animals = Tus animales y plantas: puntos por carta
learn-mine-list = Partidas
learn-mine-of = { $rank }.º de { $count }
learn-mine-rank = { $rank }.º
learn-mine-sheet = Puntuación
learn-mine-replay = Repetición
learn-mine-forget = Quitar
learn-mine-forget-sure = ¿Quitar esta partida de este dispositivo?
learn-mine-more = Mostrar más
learn-mine-none = Aún no ha terminado ninguna partida en este dispositivo. Cuando termine una, aparecerá aquí.
learn-mine-play = Jugar una partida
learn-mine-save = Guardar en un archivo
learn-mine-bring = Abrir un archivo
learn-mine-not-ours = Este archivo no contiene partidas guardadas.
learn-mine-no-store = Este navegador no guarda nada: el almacenamiento está bloqueado o lleno.
learn-mine-private = Tus partidas solo se guardan en este navegador. Guárdalas en un archivo antes de cambiar a otro.
learn-cards-own = { $count ->
        [one] punto
       *[other] puntos
    } por carta en tus partidas
learn-mine-games = { $count ->
    [one] partida
   *[other] partidas
}
learn-mine-since = { $count ->
    [one] 1 partida desde { $month }
   *[other] { $count } partidas desde { $month }
}
learn-mine-brought = { $count ->
    [one] 1 partida nueva
   *[other] { $count } partidas nuevas
}
learn-setup-start = Decidid quién empieza (aquí se sortea). Después se juega en el sentido del reloj.
learn-setup-cave-plain = Todo el mundo recibe una cueva. Al final, cada carta que contiene vale 1 punto.
learn-turn-another = «Otro turno» es un turno completo, después de comprobar el claro. Si consigues varios, se suman.
learn-play-tree-sapling = Si era un árbol, aunque sea un brote, la carta superior del mazo va bocarriba al claro.
learn-effects-title = Efectos y bonificaciones
learn-effect-whole = Un efecto o una bonificación que usas se cumple hasta donde se pueda: con nueve cartas en la mano, «roba 3» te da una.
learn-bonus-nothing = Una carta que no cuesta nada siempre consigue su bonificación. Una carta bocabajo no tiene ninguna.
learn-lasting = Los efectos permanentes valen para toda carta que llegue a tu bosque, pagada, gratis o bocabajo, en el orden en que están allí. Siempre puedes renunciar a robar.
learn-lasting-tree = Los hongos funcionan a partir de tu próximo turno. Otro turno que consigas ya es el próximo.
learn-lasting-moor = Funcionan enseguida y para toda carta posterior, incluso la que traiga su propia bonificación, pero nunca para sí mismos.
learn-free-half = Basta con que una mitad tenga el símbolo. Esa mitad es la que juegas, y necesita un espacio libre.
learn-score-full = Completamente ocupado: ninguno de sus cuatro espacios está vacío. Un espacio compartido es un solo espacio, pero cada una de sus cartas cuenta.
learn-open-title = Qué se ve y qué es secreto
learn-open = Los bosques, el claro y cuántas cartas hay en cada mano y en cada cueva están a la vista.
learn-open-hand = Son secretas las manos y las cartas que pasaron bocabajo de una mano a un bosque o a una cueva.
learn-example-title = Un ejemplo, carta por carta
learn-example-note = Un bosque terminado y sus { $points } puntos. Junto a cada especie: su regla, su cálculo y lo que da.
learn-news-title = Qué hay de nuevo en Dartmoor
learn-news-note = Para quien conoce Forest Shuffle. Lo demás no cambia.
learn-news-hosts = Además de árboles hay arbustos, con los mismos cuatro espacios, y páramos, con dos espacios arriba y dos abajo.
learn-news-trees = Solo los árboles revelan una carta en el claro; los arbustos y los páramos no.
learn-news-face-down = No hay brotes. Algunas bonificaciones permiten jugar una carta bocabajo como páramo genérico.
learn-news-caves = Las cuevas son distintas, y se elige una antes de empezar.
learn-news-setup = Se retiran más cartas (45, 30 o 15), y una mano sin árbol no se cambia.
learn-news-show = Si no puedes robar ni jugar, muestras tu mano, pones dos cartas en el claro y robas dos.
learn-news-clearing = Algunas cartas se toman o se juegan directamente desde el claro.
learn-news-lasting = Los efectos permanentes funcionan enseguida, no desde el turno siguiente. No hay hongos, ni abejorro, ni topo.
learn-news-only-moor = Algunos habitantes solo pueden jugarse en un páramo, y otros solo puntúan allí.
learn-setup-deck = Se baraja el mazo. Con { $players } participantes se retiran { $cards } cartas sin mirarlas.

## What the boxes of the first game bring

learn-alpine-title = Qué aporta Cumbres Alpinas
learn-alpine-symbol = 36 cartas con el símbolo de la montaña: los textos las llaman cartas alpinas. Unas cartas las cuentan, otras juegan una gratis.
learn-alpine-trees = Dos árboles nuevos, el alerce europeo y el pino cembro, con sus propios símbolos de árbol.
learn-alpine-hare = La liebre de montaña vale como liebre común para toda carta que cuente liebres comunes, pero nunca comparte espacio.
learn-alpine-cave = El quebrantahuesos pone hasta dos cartas del claro en tu cueva y da 1 punto por cada carta que haya en ella.
learn-alpine-trumpet = La trompeta de la muerte es un hongo: a partir de tu próximo turno robas una carta por cada carta alpina que juegues.
learn-alpine-butterfly = La mariposa apolo es una mariposa más. Una serie de seis diferentes da 35 puntos.
learn-edge-title = Qué aporta Linde del Bosque
learn-edge-symbol = 36 cartas con el símbolo de la linde del bosque. El gato montés las cuenta.
learn-edge-shrubs = Los arbustos son cartas enteras con cuatro espacios, como los árboles. Pero no son árboles: no revelan nada y no cuentan donde se habla de árboles.
learn-edge-lasting = El efecto permanente de un arbusto funciona enseguida. Según el arbusto, robas una carta por cada mariposa, murciélago o planta que juegues.
learn-edge-alone = El turón europeo solo puntúa mientras no haya ninguna otra carta en su árbol o arbusto; el ruiseñor, solo sobre un arbusto.
learn-edge-nettle = Con una ortiga, todas las mariposas que quieras comparten el espacio de arriba de su árbol o arbusto.
learn-edge-vole = La rata topera te deja jugar como brotes todas las cartas de tu mano que quieras.
learn-edge-boar = La jabalina retira del juego todas las cartas del claro y da 10 puntos por jabato. Hay tres jabatos más.
learn-edge-butterfly = La mariposa protea es una mariposa más. Una serie de seis diferentes da 35 puntos; junto con Cumbres Alpinas, una de siete da 55.

## Playing alone

learn-solo-title = Jugar en solitario
learn-solo = Juegas contra un autómata (en Dartmoor se llama Anna): 20 cartas que añaden al claro y quitan de él. Empiezas tú. Lo demás es como con varios participantes.
learn-solo-row = El claro es una fila. Lo que llega, también tus pagos, se pone en el extremo derecho; cuando falta una carta, las demás se juntan.
learn-solo-automa = Después de cada turno tuyo, el autómata revela una carta: añade cartas del mazo por la derecha, retira algunas por la izquierda o por la derecha, o descarta cartas del mazo. Cuando se acaban las suyas, se barajan de nuevo.
learn-solo-extra = Si consigues otro turno, va primero; solo después actúa el autómata.
learn-solo-winter = Solo hay una carta de Invierno, entre las diez últimas. En cuanto aparece, termina la partida.
learn-solo-setup-tree = Se retiran 30 cartas (45 con Cumbres Alpinas) y en el claro hay cinco cartas desde el principio.
learn-solo-setup-moor = Se retiran 45 cartas. Tienes la cueva 3: roba tres cartas y luego pon tres de tus nueve en el claro.
learn-solo-score-tree = No hay con quién compararse: un tilo da 3 puntos si tienes al menos tres; si no, 1. Un pico picapinos da 10 si tienes al menos diez árboles.
learn-solo-score-moor = No hay con quién compararse: una aguja colinegra da 10 puntos si tienes al menos seis páramos; un poni de Dartmoor da 15 si tienes al menos ocho; si no, 5.
learn-solo-goal-tree = Juegas por puntos: no hemos encontrado ninguna fuente con los retos de este juego.
learn-solo-goal-moor = Elige antes uno de los 15 retos. Ganas si al final se cumple y tus puntos llegan al bronce; el nivel más alto que alcancen es tu medalla.
learn-solo-open = Nuestras fuentes dejan algunos puntos sin aclarar. Puedes decidirlos antes de la partida.
learn-sign-bot = el autómata: actúa después de cada turno tuyo
learn-sign-next = el claro es una fila, de izquierda a derecha
learn-sign-cup = el reto y sus medallas: bronce, plata, oro
learn-mine-delete = Borrar para todos
learn-mine-delete-sure = ¿Borrar esta partida del servidor, para todos los que jugaron, y de este dispositivo?
learn-mine-deleted = La partida se ha borrado.

## Who runs this server

about-imprint = Aviso legal
about-contact = Contacto
about-privacy = Privacidad
about-kept = Qué guarda este servidor
about-kept-games = De cada partida: los nombres introducidos, todas las jugadas y la hora de cada una.
about-kept-running = { $days ->
    [one] Una partida sin terminar se borra cuando ninguno de sus participantes la ha abierto durante { $days } día.
   *[other] Una partida sin terminar se borra cuando ninguno de sus participantes la ha abierto durante { $days } días.
}
about-kept-running-always = Las partidas sin terminar se guardan hasta que alguien las borra.
about-kept-over = { $days ->
    [one] Una partida terminada se borra cuando ninguno de sus participantes la ha abierto durante { $days } día.
   *[other] Una partida terminada se borra cuando ninguno de sus participantes la ha abierto durante { $days } días.
}
about-kept-over-always = Las partidas terminadas se guardan hasta que alguien las borra.
about-kept-pads = { $days ->
    [one] Una hoja de puntuación compartida se borra cuando nadie la ha cambiado durante { $days } día.
   *[other] Una hoja de puntuación compartida se borra cuando nadie la ha cambiado durante { $days } días.
}
about-kept-pads-always = Las hojas de puntuación compartidas se guardan hasta que las borra quien gestiona este servidor.
about-kept-tokens = { $days ->
    [one] La clave secreta por la que tu dispositivo es reconocido en una mesa solo se guarda como huella (hash) y caduca tras { $days } día sin uso.
   *[other] La clave secreta por la que tu dispositivo es reconocido en una mesa solo se guarda como huella (hash) y caduca tras { $days } días sin uso.
}
about-kept-tokens-always = La clave secreta por la que tu dispositivo es reconocido en una mesa solo se guarda como huella (hash).
about-kept-told = Si quieres que te avisen de tu turno: la dirección que indicaste, o la del servicio push de tu navegador, hasta que lo desactives.
about-kept-address = Tu dirección de red se usa mientras estás conectado, para evitar abusos. No se guarda ni se registra.
about-kept-browser = En tu navegador, no en el servidor: tus ajustes, tus asientos, tu propia lista de partidas terminadas y las hojas de puntuación.
about-kept-nobody = Sin cuenta, sin cookies, sin rastreo. La página no carga nada de otros servidores.
about-kept-delete = Puedes borrar una partida tú mismo, en «Tus mesas». Mientras otros sigan jugando, tienen que estar de acuerdo.
