### The score pad. en/pad.ftl explains the variables.

## Beginning

pad-title = Décompte d’une partie
pad-note = Saisissez ce qui se trouve sur la table : la feuille additionne et explique chaque score.
pad-note-offline = Elle marche aussi sans connexion.
pad-note-online = Ce que vous saisissez reste sur cet appareil, mais la page ne s’ouvre que tant que son serveur est joignable.
pad-who = Qui a joué ?
pad-player = Joueur { $number }
pad-players = Joueurs
pad-people = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
pad-add-player = Encore quelqu’un
pad-remove-player = Retirer { $name }
pad-begin = Commencer
pad-history = Parties décomptées
pad-kept-now = Gardée sur cet appareil. Vous la retrouverez ici.

## Entering

pad-entry = Saisir des cartes
pad-forest = Forêt
pad-new-host = { $hosts ->
        [tree] Arbre suivant
        [tree-shrub] Arbre ou arbuste suivant
       *[other] Arbre, arbuste ou lande suivante
    }
pad-first-host = { $name } : { $hosts ->
        [tree] quel arbre
        [tree-shrub] quel arbre ou quel arbuste
       *[other] quel arbre, quel arbuste ou quelle lande
    } en premier ?
pad-next-host = Et ensuite ?
pad-hosts = { $hosts ->
        [tree] Arbre suivant
        [tree-shrub] Arbre ou arbuste suivant
       *[other] Arbre, arbuste ou lande suivante
    }
pad-place = Emplacement libre : { $side ->
        [top] au-dessus
        [bottom] au-dessous
        [left] à gauche
       *[right] à droite
    }
pad-search = Chercher une espèce
pad-clear = Effacer la recherche
pad-species = { $count ->
        [one] { $count } espèce
       *[other] { $count } espèces
    }
pad-none = Rien de ce nom
pad-less = { $name } : une carte de moins
pad-more = { $name } : une carte de plus
pad-cave-card = Quelle carte grotte

## Symbols

pad-what-symbol = quelle icône ?
pad-which-symbol = Icône : { $name }
pad-counted-by = compté par { $name }
pad-which-show = Lesquelles montrent l’icône { $symbol } ?
pad-done = Terminé

## Changing

pad-change = Modifier { $name }
pad-move = Déplacer
pad-take-away = Retirer
pad-nowhere = Il n’y a pas d’autre emplacement possible.

## In numbers

pad-mode = Saisie
pad-mode-cards = Cartes
pad-mode-numbers = Nombres
pad-numbers-stay = Les nombres n’indiquent pas où sont les cartes. Pour revenir aux cartes, touchez « Annuler » ou remettez tout à zéro.
pad-counted = Comptées
pad-open = { $count ->
        [one] { $count } question ouverte
       *[other] { $count } questions ouvertes
    }
pad-of = sur { $count }
pad-ask-host = Combien sont sur des arbres de cette espèce : { $host } ?
pad-ask-kind = Combien sur { $kind ->
        [tree] un arbre
        [shrub] un arbuste
       *[moor] une lande
    } ?
pad-ask-twice = Combien sont sous cette carte : { $host } (points doublés) ?
pad-ask-itself-full = Combien sont au complet ?
pad-ask-host-full = Combien sur { $kinds ->
        [tree] un arbre entièrement occupé
        [tree-shrub] un arbre ou arbuste entièrement occupé
       *[other] un arbre, un arbuste ou une lande au complet
    } ?
pad-ask-full = { $kinds ->
        [tree] Combien d’arbres sont entièrement occupés
        [tree-shrub] Combien d’arbres et d’arbustes sont entièrement occupés
        [shrub] Combien d’arbustes sont entièrement occupés
        [moor] Combien de landes sont entièrement occupées
       *[other] Combien d’arbres, d’arbustes et de landes sont au complet
    } ?
pad-ask-has = Combien ont ce type sur le même arbre : { $type } ?
pad-ask-shares = Combien partagent leur emplacement avec { $name } ?
pad-ask-at = Combien de cartes autour, au total ?
pad-ask-own = Quelles icônes d’arbre montrent ces cartes ?
pad-ask-symbol = Combien de cartes montrent l’icône { $symbol }, sans compter les arbres ?
pad-ask-symbol-but = Combien de cartes montrent l’icône { $symbol }, sans compter les arbres ni { $names } ?
pad-ask-met = Pour combien est-ce le cas ?

## What can't be

pad-no-place = { $name } se place { $place ->
        [top] au-dessus
        [bottom] au-dessous
        [side] sur les côtés
       *[other] au milieu
    }.
pad-no-kind = { $name } ne peut pas être ici.
pad-no-sides = { $name } : une lande n’a pas de côtés.
pad-no-company = { $name } a besoin d’une carte du bon type sur son emplacement.
pad-no-room = Pas de place pour { $name } : l’emplacement est pris.
pad-no-half = { $name } : aucune carte de la boîte ne l’a de ce côté.
pad-no-left = { $name } : toutes les cartes avec cette espèce sont déjà sur la table.
pad-no-copies = { $name } : la boîte n’en contient que { $count }.
pad-no-box = La boîte ne contient que { $count } cartes.
pad-no-cave = La grotte { $number } est déjà prise.
pad-no-other = { $name } : c’est impossible.

## The result

pad-result = Résultat
pad-alone = { $name } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
pad-winner = Victoire
pad-turn-less = un tour de moins
pad-turn-less-note = « { pad-turn-less } » ne change pas les points : on note seulement que la partie a fini avant le dernier tour de cette personne.
pad-go-on = Continuer la saisie
pad-keep = Terminer et garder
pad-keep-sent = Garder
pad-forget = Supprimer
pad-forget-sure = Vraiment supprimer ?
pad-picture = Image
pad-link = Lien
pad-odd-empty = { $player } n’a encore { $hosts ->
        [tree] aucun arbre
        [tree-shrub] ni arbre ni arbuste
       *[other] ni arbre, ni arbuste, ni lande
    }.
pad-odd-symbol = { $player } : { $name } marque selon son icône d’arbre, et elle manque.
pad-odd-open = { $player } : { $count ->
        [one] il manque { $count } réponse
       *[other] il manque { $count } réponses
    }.
pad-empty = Rien ne pousse encore ici.

## Several phones

pad-together = Compter ensemble
pad-together-note = Chacun prend son téléphone et saisit sa propre forêt ; tous voient tous les totaux.
pad-open-together = Ouvrir aux autres téléphones
pad-begin-together = Compter sur plusieurs téléphones
pad-going-on = En cours
pad-invite = Scannez ceci avec les autres téléphones ou envoyez le lien.
pad-share-text = Comptez notre partie avec nous
pad-local = Cette adresse ne vaut que sur cet appareil. Lancez Spinney avec « spinney play --lan » pour que d’autres téléphones l’atteignent.
pad-join = Rejoindre le décompte
pad-which-is-yours = Quelle forêt est la vôtre ?
pad-bring = Reprendre ce qui est saisi sur ce téléphone ?
pad-not-listed = Pas dans la liste ?
pad-your-name = Votre nom
pad-join-new = Rejoindre
pad-is-here = sur un autre téléphone
pad-is-you = ce téléphone
pad-joint-gone = Cette feuille de score n’existe pas.
pad-joint-unreached = La feuille de score est injoignable. Nouvelle tentative automatique.
pad-offline = Pas de connexion. Continuez ; tout sera synchronisé plus tard.
pad-offline-waiting = Pas de connexion. Votre saisie est gardée et sera envoyée plus tard.
pad-both-changed = { $name } : un autre téléphone a aussi modifié cette forêt.
pad-keep-mine = Garder la mienne
pad-take-theirs = Prendre l’autre
pad-elsewhere = { $name } saisit cette forêt sur un autre téléphone.
pad-too-many-together = Il y a trop de cartes sur l’ensemble des téléphones. { $why }
pad-five = Il y a déjà cinq joueurs ; il n’y a plus de place.
pad-undo-late = Un autre téléphone l’a modifié depuis ; impossible d’annuler.
pad-remove-sure = Cette forêt sera supprimée sur tous les téléphones : { $name }.
pad-is-me = C’est moi
pad-taken-off = Un autre téléphone a retiré { $name } de la liste. Votre saisie est encore là.

## Keeping, files, caves

pad-cave-which = Grotte ?
pad-cave-missing = Aucune carte grotte choisie
pad-odd-cave = { $player } : aucune carte grotte n’est choisie, ses points manquent.
pad-why = Pourquoi : { $name }
pad-not-kept = Il n’y a plus de place sur cet appareil ; la partie n’a pas été enregistrée. Elle reste ouverte ici : enregistrez-la dans un fichier (JSON), ou libérez de la place et réessayez.
pad-unkept = Il n’y a plus de place sur cet appareil : ce que vous saisissez sera perdu à la fermeture de la page.
pad-save-all = Tout enregistrer dans un fichier
pad-open-file = Ouvrir un fichier
pad-file-none = Ce fichier ne vient pas de la feuille de score.
pad-file-games = { $count ->
        [one] { $count } partie ajoutée.
       *[other] { $count } parties ajoutées.
    }

## Questions of Alpine and Woodland Edge

pad-ask-shown = dont : { $type }
pad-ask-alone = sans autre carte sur son arbre ou arbuste
pad-which-box = De quelle boîte vient cette carte ?
pad-solo = Partie en solo
pad-solo-note = Jouée en solo contre l’automate : certaines cartes marquent autrement, et il peut y avoir un défi.
pad-solo-ask = Les nombres seuls ne le disent pas. Regardez vos cartes.
