### The end of a game: score sheet, points by source, log lines, replay.

## Log. Sentences begin with one of the log- messages or with these; what follows is put behind, with commas

# $where: top, bottom or side of the $host
finish-log-play = { $player } joue : { $species } ({ $host }, { $where ->
        [top] en haut
        [bottom] en bas
       *[side] sur le côté
    })
finish-log-pays = paie { $count }
finish-log-then = puis { $species }
finish-log-free = { $species } gratuitement
finish-log-draws = pioche { $count }
finish-log-drawn = pioche { $cards }
finish-log-takes = prend { $card }
finish-log-lays = { $count } face cachée
finish-log-cave = { $count } dans la grotte
finish-log-clears = { $count } dans la clairière
finish-log-lapses = rien à faire pour { $species }
finish-log-cleared = { $player } met { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la clairière
finish-log-show = { $player } montre sa main
finish-log-undo = { $player } revient en arrière
finish-log-winter = Hiver : la { $number ->
        [1] première
        [2] deuxième
       *[other] troisième
    } carte
finish-log = Journal
finish-log-empty = Rien ne s’est encore passé
finish-log-jump = Aller à ce moment

## Score now

finish-score-now = Score actuel
finish-makes-yours = D’où viennent vos points
finish-makes-these = D’où viennent les points
finish-makes-theirs = D’où viennent les points : { $player }
finish-scores-hidden = À cette table, les points restent cachés jusqu’à la fin
finish-in-your-forest = Dans votre forêt
finish-in-this-forest = Dans cette forêt
finish-forest-empty = Rien ne pousse encore ici
finish-cave-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
finish-cave-cards-extra = { finish-cave-cards } + { $extra }

## Points by source

finish-source-hosts = { $hosts ->
        [tree] Arbres
        [tree-shrub] Arbres et arbustes
       *[other] Arbres, arbustes, landes
    }
finish-source-bird = Oiseaux
finish-source-butterfly = Papillons
finish-source-dragonfly = Libellules
finish-source-insect = Insectes
finish-source-bat = Chauves-souris
finish-source-pawed = Planti-/digitigrades
finish-source-cloven-hoofed = Ongulés
finish-source-amphibian = Amphibiens
finish-source-plant = Plantes
finish-source-cave = Grotte
finish-source-of = { $source } : { $points }
finish-by-source = Points par origine

## The end

finish-title = Partie terminée
finish-winter-has-come = Le troisième hiver est là
finish-tie = { $players } partagent la victoire
finish-you-win = Vous gagnez
# $players: the others who have won
finish-you-tie = Vous partagez la victoire avec { $players }
finish-ahead = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count } d’avance sur { $player }
finish-ahead-of-you = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count } d’avance sur vous
finish-each = { score-points } chacun
finish-row-top = Au-dessus des arbres
finish-row-bottom = Sous les arbres
finish-row-sides = À côté des arbres
finish-source-tabs = Points de chaque joueur
finish-fixed = points fixes
finish-no-points = Aucun point : { $list }
finish-times = { $name } ×{ $count }
finish-result = Résultat
finish-replay = Revoir
finish-review = Analyse
finish-share = Partager
finish-copied = Lien copié
finish-copy-refused = Le navigateur refuse de copier. Copiez ceci à la main :
finish-save = Enregistrer la partie
finish-same-deal = Rejouer la même donne
finish-deal-ask = Rejouer les mêmes cartes à une nouvelle table ?
finish-deal-yes = Commencer
finish-rematch = Revanche
finish-again = Rejouer
finish-join-rematch = Rejoindre la revanche
finish-resume-rematch = Reprendre la revanche
finish-share-text = { $player } a gagné à Spinney avec { score-points }

## Counting

finish-counting = Décompte · { $at } sur { $count }
finish-most-here = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
finish-most-others = { $named } et d’autres
finish-tap-result = Passer au résultat : touchez ou cliquez
finish-count-again = Revoir le décompte
finish-count-points = Compter les points
finish-third = Le troisième hiver est là. La partie est finie.
finish-the-forests = Les forêts
finish-your-best = Votre meilleur atout : { $species }, { score-points }.
finish-your-place = Votre forêt : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $place }e sur { $count }.

## Replay

finish-moment = Coup { $at } sur { $moments }
finish-turn = Tour { $turn }
finish-start = La donne
finish-chooses = { $player } choisit : { $species }
finish-decides = { $player } décide
finish-play = Lecture
finish-pause = Pause
finish-step-back = Un coup en arrière
finish-step-on = Un coup en avant
finish-turn-back = Tour précédent
finish-turn-on = Tour suivant
finish-speed = Vitesse : { $times }×
finish-eyes = Vu par
finish-eyes-all = Un spectateur
finish-eyes-player = Qui joue
finish-forest-of = Forêt : { $player }
finish-hand = Main
finish-hand-count = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
finish-clearing = Clairière
finish-link = Lien vers ce moment
finish-go-on = Continuer d’ici contre des bots
finish-go-on-short = Continuer d’ici
# $others: how many others sit at the table
finish-go-on-ask = { $others ->
        [0] Continuer d’ici à une nouvelle table ?
       *[other] Continuer d’ici à une nouvelle table ? Des bots prennent les autres places.
    }
finish-go-on-yes = Continuer
finish-go-on-no = Rester ici
finish-open-file = Ouvrir une partie enregistrée
finish-open-text = Choisissez le fichier obtenu avec « Enregistrer la partie ».
finish-not-a-record = Ce fichier n’est pas une partie enregistrée
finish-no-record = La partie peut être revue une fois terminée
finish-no-table = Cette table n’existe pas
finish-back-to-table = Retour à la table
finish-log-stand-in = { $why ->
    [left] { $player } a quitté la table ; un bot joue depuis { $time }
    [time] { $player } ne répondait plus ; un bot joue depuis { $time }
   *[vote] Un bot joue pour { $player } depuis { $time }
}
finish-log-back = { $player } est de retour
