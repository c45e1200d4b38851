### The end of a game: score sheet, points by source, log lines, replay.

## Log. Sentences begin with one of the log- messages or with these; what follows is put behind, with commas

# $where: top, bottom or side of the $host
finish-log-play = { $player } juega { $species } { $where ->
        [top] sobre
        [bottom] bajo
       *[side] junto a
    } { $host }
finish-log-pays = paga { $count }
finish-log-then = luego { $species }
finish-log-free = { $species } gratis
finish-log-draws = roba { $count }
finish-log-drawn = roba { $cards }
finish-log-takes = toma { $card }
finish-log-lays = { $count } bocabajo
finish-log-cave = { $count } a la cueva
finish-log-clears = { $count } al claro
finish-log-lapses = nada que hacer para { $species }
finish-log-cleared = { $player } pone { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } en el claro
finish-log-show = { $player } enseña la mano
finish-log-undo = { $player } deshace un paso
finish-log-winter = Invierno: la { $number ->
        [1] primera
        [2] segunda
       *[other] tercera
    } carta
finish-log = Registro
finish-log-empty = Todavía no ha pasado nada
finish-log-jump = Ir a este momento

## Score now

finish-score-now = Puntos ahora
finish-makes-yours = De dónde salen tus puntos
finish-makes-these = De dónde salen los puntos
finish-makes-theirs = De dónde salen los puntos: { $player }
finish-scores-hidden = En esta mesa los puntos se ocultan hasta el final
finish-in-your-forest = En tu bosque
finish-in-this-forest = En este bosque
finish-forest-empty = Aún no crece nada aquí
finish-cave-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
finish-cave-cards-extra = { finish-cave-cards } + { $extra }

## Points by source

finish-source-hosts = { $hosts ->
        [tree] Árboles
        [tree-shrub] Árboles y arbustos
       *[other] Árboles, arbustos, páramos
    }
finish-source-bird = Aves
finish-source-butterfly = Mariposas
finish-source-dragonfly = Odonatos
finish-source-insect = Insectos
finish-source-bat = Murciélagos
finish-source-pawed = Con almohadillas
finish-source-cloven-hoofed = Con pezuñas
finish-source-amphibian = Anfibios
finish-source-plant = Plantas
finish-source-cave = Cueva
finish-source-of = { $source }: { $points }
finish-by-source = Puntos por origen

## The end

finish-title = Fin de la partida
finish-winter-has-come = Ha llegado el tercer invierno
finish-tie = { $players } comparten la victoria
finish-you-win = Ganas tú
# $players: the others who have won
finish-you-tie = Compartes la victoria con { $players }
finish-ahead = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $count } más que { $player }
finish-ahead-of-you = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $count } más que tú
finish-each = { score-points } cada uno
finish-row-top = Sobre los árboles
finish-row-bottom = Bajo los árboles
finish-row-sides = Junto a los árboles
finish-source-tabs = Puntos de cada participante
finish-fixed = puntos fijos
finish-no-points = Sin puntos: { $list }
finish-times = { $name } ×{ $count }
finish-result = Resultado
finish-replay = Repetición
finish-review = Repaso
finish-share = Compartir
finish-copied = Enlace copiado
finish-copy-refused = El navegador no permite copiar. Cópialo a mano:
finish-save = Guardar partida
finish-same-deal = Repetir el mismo reparto
finish-deal-ask = ¿Jugar otra vez las mismas cartas en una mesa nueva?
finish-deal-yes = Empezar
finish-rematch = Revancha
finish-again = Jugar otra vez
finish-join-rematch = Unirse a la revancha
finish-resume-rematch = Volver a la revancha
finish-share-text = { $player } ha ganado en Spinney con { score-points }

## Counting

finish-counting = Recuento · { $at } de { $count }
finish-most-here = { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
finish-most-others = { $named } y otras
finish-tap-result = Directo al resultado: toca o haz clic
finish-count-again = Ver el recuento otra vez
finish-count-points = Contar los puntos
finish-third = Ha llegado el tercer invierno. La partida ha terminado.
finish-the-forests = Los bosques
finish-your-best = Lo mejor: { $species }, con { score-points }.
finish-your-place = Tu bosque: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, puesto { $place } de { $count }.

## Replay

finish-moment = Jugada { $at } de { $moments }
finish-turn = Turno { $turn }
finish-start = El reparto
finish-chooses = { $player } elige { $species }
finish-decides = { $player } decide
finish-play = Reproducir
finish-pause = Pausa
finish-step-back = Una jugada atrás
finish-step-on = Una jugada adelante
finish-turn-back = Turno anterior
finish-turn-on = Turno siguiente
finish-speed = Velocidad: { $times }×
finish-eyes = Visto por
finish-eyes-all = Un espectador
finish-eyes-player = Quien juega
finish-forest-of = Bosque: { $player }
finish-hand = Mano
finish-hand-count = { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
finish-clearing = Claro
finish-link = Enlace a este momento
finish-go-on = Seguir desde aquí contra bots
finish-go-on-short = Seguir desde aquí
# $others: how many others sit at the table
finish-go-on-ask = { $others ->
        [0] ¿Seguir desde aquí en una mesa nueva?
       *[other] ¿Seguir desde aquí en una mesa nueva? Los demás asientos serán de bots.
    }
finish-go-on-yes = Seguir
finish-go-on-no = Quedarse aquí
finish-open-file = Abrir una partida guardada
finish-open-text = Elige el archivo que te dio «Guardar partida».
finish-not-a-record = Este archivo no es una partida guardada
finish-no-record = La partida se puede ver cuando haya terminado
finish-no-table = Esa mesa no existe
finish-back-to-table = Volver a la mesa
finish-log-stand-in = { $why ->
    [left] { $player } ha dejado la mesa; juega un bot desde las { $time }
    [time] { $player } llevaba demasiado tiempo fuera; juega un bot desde las { $time }
   *[vote] Un bot juega por { $player } desde las { $time }
}
finish-log-back = { $player } ha vuelto
