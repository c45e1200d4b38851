### A review of a game that is over, on the page and in the terminal: how it stood, and the moments that mattered.
### $player is a name, $move and $other are moves in words, $kind is one of the `review-kind-…`, $cost a `review-cost…`, $side `ahead`, `behind` or `level`; all others are numbers.

review-title = Repaso
review-what = Lo que importó
review-whose = De quién son las jugadas
review-chances = Probabilidades
review-points = Puntos
review-graph = Qué muestra el gráfico
review-graph-chances = Probabilidad de ganar, turno a turno
review-graph-points = Puntos finales esperados, turno a turno
review-turn-of = Turno { $number } de { $count }
review-to-move = Turno { $number } · juega { $player }
review-end = El final de la partida
review-earlier = Un turno atrás
review-later = Un turno adelante
review-board = Qué mesa
review-before = Antes
review-as-played = Lo jugado
review-better-board = Mejor
review-you-played = Tu jugada
review-played = La jugada
review-better = Mejor
review-next-best = La siguiente mejor
review-at-end = { $side ->
        [ahead] { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            } por delante al final
        [behind] { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            } por detrás al final
       *[level] a la par al final
    }
review-at-end-alone = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } al final
review-good = la mejor o igual de buena
review-of = de { $count }
review-slips = { $count ->
        [one] desliz
       *[other] deslices
    }
review-bigs = { $count ->
        [one] error grande
       *[other] errores grandes
    }
review-share = { $percent } % de lo posible
review-mark = { $points ->
        [one] { $points } punto conseguido
       *[other] { $points } puntos conseguidos
    }, { $lost ->
        [0] sin ventaja perdida
        [one] alrededor de { $lost } punto de ventaja perdido
       *[other] unos { $lost } puntos de ventaja perdidos
    }
review-mark-alone = { $points ->
        [one] { $points } punto conseguido
       *[other] { $points } puntos conseguidos
    }, había unos { $lost } más
review-kind-good = buena jugada
review-kind-slip = desliz
review-kind-big = error grande
review-chance = { $before } → { $after } %
review-chance-aloud = probabilidad de ganar: { $after } por ciento en vez de { $before }
review-counts = Cuenta con ella:
review-show = Ver la mejor jugada
review-show-good = Ver la jugada
review-play-on = Seguir desde aquí
review-counted = El número junto a una jugada dice cuántos puntos de ventaja sobre el mejor de los demás bosques dio o costó hasta el final. La gravedad de un error depende de ese número y de la probabilidad de ganar.
review-by-chance = Es un error grande por la probabilidad de ganar, no por los puntos.
review-despite-points = Solo un desliz, porque costó menos probabilidad de ganar.
review-none = Ninguna jugada costó más que unos pocos puntos.
review-working = Repasando la partida: { $at } de { $turns } turnos
review-failed = El repaso no ha funcionado.
review-again = Volver a intentarlo
review-alone = Así iban los puntos; no hay nadie a quien ganar.
review-unfinished = Solo se puede repasar una partida terminada.
review-too-many = Se han pedido demasiados repasos desde tu red. Inténtalo más tarde.
# in the terminal
review-line-mark = { $player }: { $mark } %. { $good } de { $turns } turnos, los mejores o igual de buenos; { $slips } deslices y { $big } errores grandes; { $made }.
review-cost = { $points ->
        [one] { $points } punto de ventaja
       *[other] { $points } puntos de ventaja
    }
review-cost-alone = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
review-line-slip = Turno { $turn }, { $player }, { $kind }: costó { $cost }. Se jugó «{ $move }», mejor «{ $other }».
review-line-good = Turno { $turn }, { $player }, { $kind }: «{ $move }», { $cost } más que la siguiente mejor, «{ $other }».
review-line-chance = Probabilidad de ganar: { $chance } % en vez de { $other } %.
