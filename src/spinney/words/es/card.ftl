### Cards as pictures: what a screen reader says of them, and the few words drawn on them.

## What a card is called aloud: "Tawny Owl, top half, costs 2, beech symbol, bird, 5 points, playable"

card-half = { $slot ->
        [top] mitad superior
        [bottom] mitad inferior
        [left] mitad izquierda
       *[right] mitad derecha
    }
card-cost = { $count ->
        [0] no cuesta nada
       *[other] cuesta { $count }
    }
card-symbol = símbolo de { $tree }
card-state = { $state ->
        [playable] se puede jugar
        [off] ahora no es posible
        [picked] elegida para pagar
        [earns] daría la bonificación
        [chosen] elegida
       *[waiting] esperando
    }
card-worth = { $points ->
        [one] vale { $points } punto ahora
       *[other] vale { $points } puntos ahora
    }
card-gain = { $points ->
        [one] { $points } punto más
       *[other] { $points } puntos más
    }

## Other cards

card-face-down = Bocabajo
card-winter = Invierno
card-winter-note = con el tercero acaba la partida
card-cave = Cueva
card-cave-number = Cueva { $number }

## On cards: "on an oak"; only this short word

card-on = en

## In the forest

card-at = { $slot ->
        [top] arriba
        [bottom] abajo
        [left] izquierda
        [right] derecha
       *[host] en el centro
    }
card-full = completamente ocupado
card-stack = { $count } cartas comparten este espacio

## The winter clock

card-left = por robar
card-clock = { $deck ->
        [one] queda { $deck } carta de { $size } en el mazo
       *[other] quedan { $deck } cartas de { $size } en el mazo
    }
card-sure = { $count ->
        [0] el invierno puede llegar con cualquier carta
        [one] la próxima carta no es de Invierno
       *[other] ningún invierno entre las próximas { $count }
    }
card-winters = cartas de Invierno reveladas: { $count } de 3
