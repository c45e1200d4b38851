### The table in the browser: what is to be done, what a card would bring, forests, log, keyboard.
### $species, $host and $card are names, $player is a person's name, $count and $points are numbers.

## What is to be done

page-your-turn = À vous de jouer
# $player: whose turn it is, as a sign
page-turn-of = À { $player } de jouer
page-do-mulligan = Gardez-vous vos six cartes ou les changez-vous ?
page-do-mulligan-tree = Vos six cartes : gardez-les, il y a un arbre parmi elles.
page-do-draft = Choisissez votre grotte.
page-do-turn = Piochez deux cartes ou jouez-en une.
page-do-turn-empty = Piochez deux cartes.
page-do-turn-full = Votre main est pleine : jouez une carte.
page-do-extra = Un autre tour : piochez deux cartes ou jouez-en une.
page-do-extra-empty = Un autre tour : piochez deux cartes.
page-do-last = { $count ->
        [one] La prochaine carte est le dernier hiver.
       *[other] Dernier hiver d’ici { $count } cartes.
    }
page-winter-may = Cela peut amener le dernier hiver.
page-do-second = Encore une carte : du paquet ou de la clairière.
page-do-show = Impossible de piocher ou de jouer : montrez votre main et changez deux cartes.
page-do-place = { $species } : choisissez un emplacement.
# $count: how many cards are still to be picked
page-do-pay = { $species } : payez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
page-do-pay-more = Encore { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à payer.
page-pick-first = Choisissez d’abord { $count ->
        [one] une carte
       *[other] encore { $count } cartes
    }.
page-do-go = { $species } : tout est prêt.
# $text: what the card does
page-do-use = { $species } : { $text }. L’utiliser ?
page-do-use-count = { $species } : { $text } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }). L’utiliser ?
page-do-use-winter = { $species } : { $text }. L’utiliser ? Cela peut amener le dernier hiver.
page-do-draw = { $species } : piocher { $count ->
        [one] une carte
       *[other] { $count } cartes
    } ?
page-do-draw-winter = { $species } : piocher { $count ->
        [one] une carte
       *[other] { $count } cartes
    } ? C’est peut-être le dernier hiver.
page-do-free-hand = { $species } : jouez gratuitement { $things } de votre main, { free-loses }.
page-do-free-clearing = { $species } : jouez gratuitement { $things } de la clairière, { free-loses }.
page-one-card = une carte ({ $things })
page-do-dig = { $species } : jouez d’autres cartes ou arrêtez.
page-do-take = { $species } : prenez une carte de la clairière.
cave-from = { $from ->
        [clearing] de la clairière
       *[hand] de votre main
    }
page-do-cave-any = { $species } : choisissez des cartes { cave-from } pour votre grotte.
page-do-cave = { $species } : choisissez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { cave-from } pour votre grotte.
page-do-face-down = { $species } : posez face cachée une carte de votre main { as-face-down }.
page-do-discard = Mettez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main dans la clairière.
page-do-keep = Choisissez la carte que vous gardez.
page-do-wait = { $player } réfléchit. Parcourez la table en attendant.
page-do-wait-human = { $player } décide. Parcourez la table en attendant.
page-do-watch = { $player } décide.
page-do-pass = Passez l’appareil à { $player }.
page-do-pass-ready = Je suis { $player }
page-waiting = Un instant…

## Acts

page-draw = Piocher
page-draw-deck = Piocher la carte du dessus du paquet
page-take-card = Prendre : { $card }
page-play-species = Jouer : { $species }
# $count: cards that will be drawn
page-play-draw = Jouer et piocher { $count }
page-place-species = Jouer gratuitement : { $species }
page-face-down = Face cachée
page-face-up = Face visible
page-face-down-card = Jouer face cachée : { $card }
page-face-down-rule = { $kind ->
        [tree] Compte comme un arbre, mais ne montre aucune icône et n’a ni effet ni points propres.
       *[moor] Compte comme une lande, mais ne montre aucune icône et n’a ni effet ni points propres.
    }
page-use = Oui
page-skip = Passer
page-skip-rest = Terminé
page-stop = Arrêter
page-undo = Annuler
page-undo-no = Quelque chose de caché a été révélé : impossible d’annuler.
page-back = Retour
page-change = changer
page-hint = Conseil
page-keep-hand = Garder
page-new-hand = Changer les six
page-show-hand = Montrer et changer
page-confirm-cave = Dans la grotte
page-confirm-discard = Dans la clairière
page-confirm-keep = Garder celle-ci
page-cave-number = Grotte { $number }
page-more = Plus
page-close = Fermer
page-unseen = Cartes non vues
page-leave = Quitter la table
page-home = Accueil
page-keys = Clavier

## While choosing

page-worth-now = { $points ->
        [one] point maintenant
       *[other] points maintenant
    }
page-gain-others = autres cartes
page-atop = sur
page-below = sous
page-beside = sur le côté :
page-joins = en partage sur
page-new-host = dans votre forêt
page-effect = Effet
page-bonus = Bonus
page-lasting = Effet permanent
page-points = Points
page-placement = Où
page-bonus-earned = Bonus obtenu
page-bonus-open = Bonus si vous ne payez qu’avec l’icône { $symbol }
page-bonus-lost = Pas de bonus
page-bonus-free = Ne coûte rien : bonus obtenu
page-pay-cards = Payez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-pay-picked = Choisies : { $picked } sur { $count }
page-pay-all-show = toutes montrent l’icône { $symbol }
page-place-here = { $species } ({ $side } { $host }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-queue = À venir : { $count ->
        [one] { $count } carte mise de côté
       *[other] { $count } cartes mises de côté
    }

## The table

page-the-others = Les autres
page-your-forest = Votre forêt
page-forest-of = Forêt : { $player }
page-hand-empty = Votre main est vide.
page-hand-empty-now = Votre main est vide : piochez deux cartes.
page-hand = Votre main
page-clearing = Clairière
# after the number of cards: "6 of 10, then swept away"
page-clearing-of = sur { $most }, puis vidée
page-clearing-full = vidée après ce tour
page-clearing-empty = La clairière est vide.
page-deck = Paquet
page-deck-left = { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
page-all-here = tout le monde est là
page-away = { $player } n’est pas là
page-lost = Pas de connexion. Nouvel essai…
page-server-closing = Le serveur redémarre. Rien n’est perdu.
page-store-down = Le serveur ne peut pas enregistrer pour le moment. Cela reprendra tout seul.
page-gone = Cette table n’existe pas.
page-gone-note = Une lettre du lien s’est peut-être égarée, ou la table a été supprimée.
page-gone-seat = Cet appareil n’a plus de place ici.
page-watching = Vous suivez la partie.
page-bot = bot · { $level }
page-friend = de la partie
page-you = vous
page-stand-in = un bot joue
page-thinking = réfléchit
page-known = Cartes connues de sa main
page-look-closely = Regarder de près
page-hand-count = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
page-cave-count = { $count ->
        [one] { $count } carte dans la grotte
       *[other] { $count } cartes dans la grotte
    }
page-host-count = { $kind ->
        [tree] { $count ->
            [one] { $count } arbre
           *[other] { $count } arbres
        }
        [shrub] { $count ->
            [one] { $count } arbuste
           *[other] { $count } arbustes
        }
       *[moor] { $count ->
            [one] { $count } lande
           *[other] { $count } landes
        }
    }
page-score = Score
page-log = Journal
page-table = Table
page-others = Autres
page-empty-forest = Votre forêt est encore vide. Jouez { $hosts ->
        [tree] un arbre
        [tree-shrub] un arbre ou un arbuste
       *[other] un arbre, un arbuste ou une lande
    } pour commencer.
page-empty-forest-other = Pas encore de carte.
page-vote = Faire jouer un bot pour { $player }
page-scores-hidden = Cette table montre les scores à la fin.

## A card

page-costs = { $count ->
        [0] ne coûte rien
        [one] coûte { $count } carte
       *[other] coûte { $count } cartes
    }
page-shows = icône d’arbre : { $symbol }
page-worth-title = Valeur actuelle
page-worth-if-played = Si vous la jouez maintenant
page-makes-others = Et elle donne plus de valeur à d’autres
page-in-all = En tout
# $count: copies in the forest
page-this-card = Les { $count } ensemble ; celle-ci : { $points }
page-in-game = dans le jeu
page-not-seen = pas encore vues
page-other-half = autre moitié
page-counted = Comptées
page-itself = elle-même
page-reading = Incertain : la carte imprimée n’était pas disponible. Vous avez la boîte ? Dites-le-nous.
page-next-card = Carte suivante
page-previous-card = Carte précédente
page-hidden-card = Cette carte est face cachée. Seule la personne qui l’a posée peut la connaître.

## Looking, and what happened

page-draw-one = Piocher une carte
page-take-this = Prendre cette carte
page-in-your-forest-now = Dans votre forêt maintenant
page-no-place-now = pas d’emplacement libre pour le moment
page-as-payment = Icônes d’arbre au moment de payer : { $symbols }.
# $count: further moves of others that can be looked at
page-more-moves = { $count } de plus
page-since = Depuis votre tour
page-since-away = Pendant votre absence
page-since-none = Rien ne s’est encore passé.
page-since-own = Votre tour précédent
page-more-winter = une carte Hiver est apparue
page-whole-log = Journal complet
page-back-to-table = Retour à la table
page-last-moves = Derniers coups
page-or-face-down = La jouer face cachée
page-hosts-above = encore { $count } plus haut
page-hosts-below = encore { $count } plus bas
page-cave-take = Prendre la grotte { $number }
page-cave-title = Choisissez votre grotte
page-cave-note = Vous gardez votre grotte jusqu’à la fin. Son effet vient quand tout le monde a choisi.
page-cave-note-late = Vous gardez votre grotte jusqu’à la fin. Son effet vient quand tout le monde a choisi ; celui de la grotte { $number }, à la fin de la partie.
page-cave-has = { $player } l’a prise
page-leave-sure = Quitter la table pour de bon ? Un bot jouera à votre place.
page-leave-yes = Quitter pour de bon
page-leave-no = Rester

## Not seen yet

page-unseen-note = Dans le paquet, dans d’autres mains ou retirées avant la partie : { $count }.
page-unseen-all = { $left } sur { $all }

## At this table

page-set-title = Réglages de la table
page-set-pace = Rythme des autres
page-set-pace-note = Chaque coup reste visible avant le suivant.
page-pace-slow = Lent
page-pace-normal = Normal
page-pace-fast = Rapide
page-pace-once = Immédiat
page-set-gains = Piocher sans demander
page-set-gains-note = Ce qui est toujours à votre avantage se fait tout seul.
page-set-tap = Prendre les cartes aussitôt
page-set-tap-note = Toucher ou cliquer prend la carte de la clairière, sans la regarder d’abord.
page-set-tags = Points sur mes cartes
page-set-tags-note = Affiche +n sous les cartes de votre main.
page-set-done = Terminé

## Hints

page-hints-title = { $count ->
        [one] Un bon coup
       *[other] { $count } bons coups
    }
page-hints-line = { $count ->
        [one] L’or montre où il va. Rien n’est encore joué.
       *[other] Choisissez-en un pour voir où il va. Rien n’est encore joué.
    }
page-hints-where = Montrez-moi où
page-hints-itself = la carte elle-même
page-hints-pay = payer { $count }
page-hints-none = Le bot ne connaît pas de meilleur coup.
page-hints-less = { $points ->
        [one] Environ { $points } point de moins que le premier
       *[other] Environ { $points } points de moins que le premier
    }
page-hints-even = À peu près aussi bon que le premier

## Winter

page-winter-title = { $number ->
        [1] Le premier hiver
        [2] Le deuxième hiver
       *[other] Le troisième hiver
    }
page-winter-next = { $left ->
        [one] Encore une fois, et la partie s’arrête aussitôt.
       *[other] Encore deux fois, et la partie s’arrête aussitôt.
    }
page-winter-among = { $count ->
        [one] Le prochain hiver est la dernière carte.
       *[other] Le prochain hiver est parmi les { $count } dernières cartes.
    }
page-winter-state = Cartes Hiver jusqu’ici : { $number } sur 3. La troisième met aussitôt fin à la partie.
page-winter-go-on = continuer

## Why

page-why-counts = Cartes comptées
page-why-itself = La carte qui compte
page-why-show = Pourquoi { $points } ?
page-bonus-if = si toutes les cartes avec lesquelles vous payez montrent l’icône { $symbol }

## Playing

page-play-now = Jouer

## Keyboard

page-key-hand = carte de votre main : choisir, ou prendre pour payer
page-key-half = autre moitié
page-key-place = emplacement suivant
page-key-enter = jouer, utiliser, valider
page-key-deck = piocher du paquet
page-key-clearing = puis un chiffre : carte de la clairière
page-key-undo = annuler, retour
page-key-skip = passer, arrêter
page-key-hint = conseil
page-key-log = journal
page-key-large = voir la carte en grand
page-key-forests = forêts des autres
page-key-face-down = jouer la carte face cachée
page-key-help = cette liste
page-key-up-down = ↑ ↓
page-key-left-right = ← →
page-key-space = Espace
page-key-return = Entrée
page-key-backspace = Retour arrière

## Names

page-table-name = { $host } & { $guest }
page-bot-badger = Blaireau
page-bot-owl = Hibou
page-bot-fox = Renard
page-bot-wren = Troglodyte
page-bot-hare = Lièvre
page-card-browser = Tout sur cette carte
page-deal-known = La personne qui a créé cette table connaît la donne.
page-corrected-box = La boîte a été corrigée pour cette table : { $icons ->
        [0] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
       *[other] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }, { $icons ->
            [one] { $icons } icône
           *[other] { $icons } icônes
        }
    }.
page-away-countdown = { $player } n’est pas là. Un bot pourra prendre le relais dans { $seconds } s.
page-voted = Vous avez voté pour qu’un bot joue à la place de { $player }.
page-stand-in-since = Un bot joue pour { $player } depuis { $time }.
page-gone-rules = Cette partie a commencé avec une autre version des règles de Spinney et ne peut pas continuer ici.
page-gone-damaged = Les données enregistrées de cette table ne sont plus lisibles.
page-not-stored = Votre dernier coup s’est perdu avec la connexion. Voici où en est la partie.
page-react = Faire un signe aux autres
page-react-leaf = Bien joué !
page-react-acorn = Merci !
page-react-smile = Ha ha !
page-react-wow = Ouah !
page-react-sad = Oh non !
page-react-brr = Brr, l’hiver !
page-set-reactions = Réactions
page-set-reactions-note = De petits signes entre joueurs : une feuille, un sourire.
page-set-all = Tous les réglages
page-why-more = Avec un de plus : { $points }
page-why-more-yet = Un de plus ne rapporterait encore rien.
page-why-more-none = Un de plus ne rapporterait rien.
page-why-player = { $player } : d’où { $points ->
        [one] vient { $points } point
       *[other] viennent { $points } points
    }
page-since-again = Montrer encore
page-undo-revealed = Impossible d’annuler. Révélé : { $cards }.
page-undo-others = Impossible d’annuler : d’autres ont joué depuis.
page-undo-none = Il n’y a encore rien à annuler.

## Questions of Alpine and Woodland Edge

page-do-cave-up-to = { $species } : choisissez jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { cave-from } pour votre grotte.
page-do-take-named = { $species } : trop pour votre main. Prenez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de ce type : { $things }.
page-do-lay = { $species } : posez face cachée autant de jeunes pousses d’arbre que vous voulez, une par une.
page-do-lapsed = { $species } : rien à faire pour l’instant.
page-do-none-fits = { $species } : aucune de vos cartes ne convient, il ne se passe donc rien.
page-gone-deleted = Cette table a été supprimée.
page-do-split = Répartissez vos cartes, puis choisissez « Prêt ».
page-do-split-wait = Les mains de départ sont en train d’être draftées.
page-split-title = Votre main de départ
page-split-round = Manche { $round } sur { $rounds }
page-split-note = Choisissez où va chaque carte. Le reste est retiré de la partie. Personne ne le voit.
page-split-wait = C’est noté. Tant que tout le monde n’a pas fini, vous pouvez encore changer d’avis.
page-split-hand = Garder
page-split-give = Pour { $player }
page-split-clearing = Clairière
page-split-out = Hors de la partie
page-split-ready = Prêt
page-split-change = Modifier
page-split-ready-list = Ont fini : { $players }
