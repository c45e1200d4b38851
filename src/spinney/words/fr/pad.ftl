### The score pad. en/pad.ftl explains the variables.

## Beginning

pad-title = Décompte d'une partie
pad-note = Saisis ce qui se trouve sur la table : le bloc additionne et explique pourquoi. Il marche aussi sans connexion.
pad-who = Qui a joué ?
pad-player = Joueur { $number }
pad-players = Joueurs
pad-people = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
pad-add-player = Encore quelqu'un
pad-remove-player = Sans { $name }
pad-begin = Commencer
pad-history = Parties décomptées

## Entering

pad-entry = Saisir des cartes
pad-forest = Forêt
pad-new-host = Arbre suivant
pad-first-host = { $name } : quel arbre en premier ?
pad-next-host = Lequel vient ensuite ?
pad-hosts = Arbre suivant
pad-place = Place libre : { $side ->
        [top] au-dessus
        [bottom] au-dessous
        [left] à gauche
       *[right] à droite
    }
pad-search = Chercher une espèce
pad-clear = Effacer les lettres
pad-species = { $count ->
        [one] { $count } espèce
       *[other] { $count } espèces
    }
pad-none = Rien de ce nom
pad-less = { $name } : un de moins
pad-more = { $name } : un de plus
pad-cave-card = Quelle carte grotte

## Symbols

pad-what-symbol = quel symbole ?
pad-which-symbol = Symbole de { $name }
pad-counted-by = compté par { $name }
pad-which-show = Lesquelles montrent { $symbol } ?
pad-done = Terminé

## Changing

pad-change = Modifier { $name }
pad-move = Déplacer
pad-take-away = Retirer
pad-nowhere = Il n'y a pas d'autre place.

## What can't be

pad-no-place = { $name } se place { $place ->
        [top] au-dessus
        [bottom] au-dessous
        [side] sur les côtés
       *[other] au milieu
    }.
pad-no-kind = { $name } ne peut pas être ici.
pad-no-sides = { $name } : une lande n'a pas de côtés.
pad-no-company = { $name } a besoin d'une carte du bon type à sa place.
pad-no-room = Pas de place pour { $name } : l'emplacement est pris.
pad-no-half = { $name } : la boîte n'a pas une telle moitié pour ce côté.
pad-no-left = { $name } : il n'en reste plus, avec tout ce qui est sur la table.
pad-no-copies = { $name } : la boîte n'en contient que { $count }.
pad-no-box = La boîte ne contient que { $count } cartes.
pad-no-cave = La grotte { $number } est déjà prise.
pad-no-other = { $name } : c'est impossible.

## The result

pad-result = Résultat
pad-alone = { $name } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
pad-winner = Gagnant
pad-turn-less = un tour de moins
pad-go-on = Continuer la saisie
pad-keep = Terminer et garder
pad-keep-sent = Garder
pad-forget = Supprimer
pad-picture = Image
pad-link = Lien
pad-odd-empty = { $player } n'a encore aucun arbre.
pad-odd-symbol = { $player } : { $name } marque selon son symbole, il manque.
pad-empty = Rien ne pousse encore ici.
