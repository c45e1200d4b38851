# Playing alone: the automa, the challenges and their medals.

solo-alone = Jugar en solitario
solo-automa = El autómata
solo-challenge = Reto
solo-choose = Elige un reto
solo-points-only = No hemos encontrado ninguna fuente con los retos de este juego, así que se juega por puntos.
solo-options = Puntos dudosos de las reglas
solo-play = Jugar
solo-waits = { $automa } actúa después de cada turno tuyo
solo-does = { $automa }: { $does }
solo-adds = añade { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
solo-removes = retira { $count } por la { $end ->
        [left] izquierda
       *[right] derecha
    }
solo-burns = descarta { $count } del mazo
solo-left = { $count ->
        [one] { $count } carta hasta que baraje
       *[other] { $count } cartas hasta que baraje
    }
solo-row = en fila, de izquierda a derecha
solo-have = { $have } de { $need }
solo-met = Reto cumplido
solo-unmet = Reto sin cumplir
solo-medal = { $medal ->
        [gold] Oro
        [silver] Plata
       *[bronze] Bronce
    }
solo-medal-from = { $medal } desde { $points } puntos
solo-won = { $medal ->
        [gold] ¡Oro!
        [silver] ¡Plata!
       *[bronze] ¡Bronce!
    }
solo-lost = Esta vez no hay medalla
solo-missed = No se ha cumplido el reto: { $have } de { $need }
solo-short = { $count ->
        [one] Cumplido, pero falta { $count } punto
       *[other] Cumplido, pero faltan { $count } puntos
    }
solo-for-points = Jugado por puntos
solo-over = La carta de Invierno: fin de la partida

## Challenges, with what is asked for

challenge-water-strider = Zapatero
    .goal = Las cinco especies de odonatos
challenge-mire-protection = Protección de la turbera
    .goal = 10 páramos
challenge-treetop-dwellers = Habitantes de las copas
    .goal = 8 especies de aves distintas
challenge-paw-prints = Huellas
    .goal = 14 animales con almohadillas
challenge-forest-gliders = Planeadores del bosque
    .goal = 7 murciélagos
challenge-precious-moor = Páramo precioso
    .goal = Un páramo que valga 20 puntos por sí solo
challenge-reptile-trail = Rastro de reptiles
    .goal = Una víbora que valga 10 puntos por sí sola; empiezas con una víbora en la mano
challenge-species-grove = Arboleda de especies
    .goal = 11 especies distintas entre árboles, arbustos y páramos
challenge-crawler = Bichos
    .goal = 10 insectos
challenge-forest-spawners = Renacuajos del bosque
    .goal = 6 anfibios
challenge-plant-grove = Arboleda de plantas
    .goal = 12 plantas
challenge-hoof-prints = Pezuñas
    .goal = 6 animales con pezuñas
challenge-mice-grove = Arboleda de ratones
    .goal = 8 roedores o insectívoros
challenge-cave-hideout = Refugio en la cueva
    .goal = 15 cartas en la cueva
challenge-winged-kingdom = Reino alado
    .goal = Al menos dos aves en cada árbol, arbusto y páramo

## Open points of the rules

open-automa-extra = El autómata entre turnos adicionales
open-automa-extra-no = espera
open-automa-extra-yes = actúa
open-automa-sweep = Un claro lleno tras el turno del autómata
open-automa-sweep-yes = se vacía
open-automa-sweep-no = se queda
open-automa-two = Las cartas que añaden dos
open-automa-two-burn = también descartan una
open-automa-two-no-burn = no descartan
open-start-card = La víbora del reto 7
open-start-card-in-hand = es una de tus seis cartas
open-start-card-extra = es una séptima carta
open-bog = Reto 6: una turbera de cobertor
open-bog-own = no vale nada
open-bog-with-plants = vale lo que ganan sus plantas
open-face-down = Páramos bocabajo en los retos 2 y 15
open-face-down-count = cuentan
open-face-down-ignore = no cuentan
open-medal = Medalla
open-medal-any = según los puntos
open-medal-bronze = bronce, elegida ahora
open-medal-silver = plata, elegida ahora
open-medal-gold = oro, elegida ahora
open-arrow = La flecha de una carta
open-arrow-direction = muestra la dirección
open-arrow-end = señala el extremo en que empieza
