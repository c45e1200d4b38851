### The table. en/table.ftl explains the variables.
### A no-break space stands before : ; ? and !

## Prompts

prompt-mulligan = Gardez-vous vos six cartes ou les changez-vous ?
prompt-draft = Choisissez une grotte
prompt-turn = Choisissez une action
prompt-second = Choisissez la deuxième carte
prompt-place = { $species } : choisissez l’emplacement
prompt-pay = { $species } : payez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
prompt-use = { $species } : { $what ->
        [bonus] utiliser le bonus ?
        [permanent] utiliser l’effet permanent ?
       *[effect] utiliser l’effet ?
    } { $text }
prompt-free = { $species } : jouez gratuitement une carte { $source ->
        [clearing] de la clairière
       *[hand] de votre main
    } ({ $things }), { free-loses }
free-loses = { $use ->
        [effect] avec son effet, sans son bonus
       *[nothing] sans son effet ni son bonus
    }
prompt-dig = { $species } : jouez encore une carte ou arrêtez
prompt-take = { $species } : prenez une carte de la clairière
prompt-cave = { $species } : mettez { $count ->
        [0] autant de cartes que vous voulez
        [one] { $count } carte
       *[other] { $count } cartes
    } { $source ->
        [clearing] de la clairière
       *[hand] de votre main
    } dans votre grotte
prompt-face-down = { $species } : posez face cachée une carte de votre main { as-face-down }
as-face-down = { $kind ->
        [moor] comme lande universelle
        [trees] comme jeunes pousses d’arbre
       *[tree] comme jeune pousse d’arbre
    }
prompt-discard = Mettez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main dans la clairière
prompt-keep = Choisissez la carte que vous gardez

## Moves

move-keep-hand = Garder les six cartes
move-mulligan = Changer les six cartes
move-draft = Prendre la grotte { $number }
move-draw-deck = Piocher la carte du dessus du paquet
move-draw-card = Prendre dans la clairière : { $card }
move-play = Jouer : { $species }
move-play-cost = Jouer : { $species } (coût { $cost })
move-sapling = Jouer face cachée comme jeune pousse : { $card }
move-show = Montrer sa main et changer deux cartes
move-on = Sur { $host }
move-join = Sur { $host }, en partageant un emplacement
move-pay = Payer avec { $cards }
move-use = Utiliser
move-skip = Passer
move-place = Jouer gratuitement : { $species }
move-stop = Arrêter
move-take = Prendre : { $card }
move-cave = Dans la grotte : { $cards }
move-lay = Placer face cachée : { $card }
move-discard = Dans la clairière : { $cards }
move-keep-card = Garder : { $card }

## Log

log-start = { $player } commence
log-keep-hand = { $player } garde les six cartes
log-mulligan = { $player } change les six cartes
log-draft = { $player } prend la grotte { $number }
log-draw-deck = { $player } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } du paquet
log-take = { $player } prend dans la clairière : { $card }
log-play = { $player } joue : { $species }
log-play-on = { $player } joue : { $species } sur { $host }
log-pay = { $player } paie avec { $cards }
log-place = { $player } joue gratuitement : { $species }
log-place-on = { $player } joue gratuitement : { $species } sur { $host }
log-face-down = { $player } place une carte face cachée : { $species }
log-reveal = { $card } passe du paquet dans la clairière
log-effect = { $player } utilise l’effet : { $species }
log-bonus = { $player } utilise le bonus : { $species }
log-permanent = { $player } utilise l’effet permanent : { $species }
log-cave = { $player } met { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la grotte
log-cave-cards = { $player } met dans la grotte : { $cards }
log-show = { $player } montre sa main : { $cards }
log-discard = { $player } met dans la clairière : { $cards }
log-another-turn = { $player } joue un autre tour
log-clearing-emptied = La clairière a été vidée : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
log-winter = Carte Hiver { $number } sur { $winters }
log-over = La troisième carte Hiver : la partie est terminée

## Score sheet

score-title = Décompte
score-cave = Grotte
score-trees = Arbres
score-shrubs = Arbustes
score-moors = Landes
score-trees-shrubs = Arbres et arbustes
score-hosts = Arbres, arbustes et landes
score-top = Haut
score-bottom = Bas
score-top-bottom = Haut et bas
score-sides = Côtés
score-left-right = Gauche et droite
score-total = Total
score-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score-winner = { $player } gagne
score-winners = Égalité : { $players } partagent la victoire
score-reasons = D’où viennent les points : { $player }

## Terminal

ui-hand = Main
ui-forest = Forêt
ui-clearing = Clairière
ui-clearing-empty = La clairière est vide
ui-deck = { $count ->
        [one] { $count } carte dans le paquet
       *[other] { $count } cartes dans le paquet
    }
ui-cave = { $count ->
        [one] { $count } carte dans la grotte
       *[other] { $count } cartes dans la grotte
    }
ui-winter = Hiver { $count } sur { $winters }
ui-cost = coût { $count }
ui-empty = vide
ui-your-turn = À vous de jouer
ui-thinking = { $player } réfléchit…
ui-choose = Votre choix
ui-invalid-choice = Choisissez un nombre de 1 à { $count }
ui-hint = Conseil
ui-undone = Annulé
ui-no-undo = Impossible d’annuler : quelque chose de caché a été révélé
ui-help = Aide
ui-card-text = Texte de la carte
ui-bye = À bientôt
ui-saved = Enregistré : { $file }
ui-game-over = La partie est terminée
ui-player = Joueur { $number }

## Why a move is not possible

illegal-not-your-prompt = Ce n’est pas à vous de décider
illegal-not-in-hand = Cette carte n’est pas dans votre main
illegal-not-in-clearing = Cette carte n’est pas dans la clairière
illegal-too-expensive = Vous n’avez pas assez d’autres cartes pour payer
illegal-no-slot = Il n’y a pas d’emplacement pour cette carte en ce moment
illegal-slot-taken = Cet emplacement est occupé
illegal-moor-only = Se joue uniquement sur une lande
illegal-tree-or-shrub-only = Se joue uniquement sur un arbre ou un arbuste
illegal-needs-bird = Il doit déjà y avoir un oiseau sur cet emplacement
illegal-one-per-host = Une seule carte de cette espèce peut s’y trouver
illegal-hand-full = Votre main est pleine
illegal-wrong-number = Ce n’est pas le bon nombre de cartes
illegal-wrong-type = Cette carte n’a pas la bonne icône
illegal-has-tree = Il y a un arbre parmi vos six cartes
illegal-can-do-else = Vous pouvez encore piocher ou jouer
illegal-no-such-host = Cette carte n’existe pas dans votre forêt
illegal-no-such-cave = Cette grotte n’est pas disponible
illegal-over = La partie est terminée
illegal-bad-move = Ce coup n’existe pas

## A game in the terminal, help, the card list

ui-hand-legend = 2 : coût · +5 : points maintenant
help-texts = montrer ou cacher les textes de votre main
ui-no-mark = sans signe
ui-you = vous
ui-free = libre
ui-bonus = Bonus
ui-now = { $points } maintenant
ui-earns-bonus = donne le bonus
ui-cave-number = Grotte { $number }
ui-hand-count = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
ui-face-down-any = Jouer gratuitement une carte face cachée comme jeune pousse d’arbre
ui-choose-enter = Votre choix (ENTRÉE : { $move })
ui-choose-back = Quelle carte ? (ENTRÉE : retour)
ui-back = Retour aux choix
ui-pick = { $count ->
        [0] Tapez les numéros des cartes, par exemple 1 3
        [one] Tapez le numéro de la carte
       *[other] Tapez les numéros de { $count } cartes, par exemple 1 3
    }
ui-pick-skip = 0 pour passer
ui-hint-title = Conseil ({ $outlook } ; ENTRÉE le joue) :
ui-quit-sure = Vraiment quitter ? q quitte, ENTRÉE continue
ui-save = Enregistrer la partie ? Nom du fichier, ou ENTRÉE pour non
ui-save-exists = Le fichier { $file } existe déjà
ui-welcome = Bienvenue ! Faites pousser la forêt la plus précieuse avant l’arrivée de la troisième carte Hiver.
ui-welcome-help = Tapez ? pour l’aide, h pour un conseil.
log-drew = { $player } pioche : { $cards }
help-number = choisir
help-enter = jouer le seul coup possible, ou le conseil
help-hint = un conseil et sa valeur
help-undo = annuler votre dernière décision
help-scores = feuilles de score avec les raisons
help-forest = les forêts de tous, ou du joueur 2
help-card = les textes de vos cartes, ou d’une espèce
help-log = ce qui s’est passé jusqu’ici
help-table = montrer la table à nouveau
help-quit = quitter
help-key-enter = ENTRÉE
help-key-card = c, c chevreuil
label = { $label } : { $text }
help-rules = Les règles en bref
help-rule-turn = À votre tour, vous piochez deux cartes, du paquet ou de la clairière, ou vous jouez une carte.
help-rule-play = Vous payez le coût d’une carte avec d’autres cartes de votre main. Elles vont dans la clairière, où tout le monde peut les prendre. D’une carte divisée, vous jouez une moitié ; la flèche indique de quel côté { $hosts ->
        [tree] d’un arbre
        [tree-shrub] de l’arbre ou de l’arbuste
       *[other] de l’arbre, de l’arbuste ou de la lande
    } elle se place.
help-rule-bonus = Vous obtenez le bonus d’une carte si toutes les cartes avec lesquelles vous payez montrent son icône d’arbre.
help-rule-clearing = Vous n’avez jamais plus de dix cartes en main. Si la clairière contient dix cartes ou plus à la fin d’un tour, elles quittent toutes le jeu.
help-rule-winter = { $winters ->
        [one] La carte Hiver
       *[other] La troisième carte Hiver
    } met aussitôt fin à la partie. Les cartes restées en main ne rapportent rien.
help-rule-face-down = { $way ->
        [action] Vous pouvez jouer gratuitement n’importe quelle carte face cachée { as-face-down }.
       *[card] Certaines cartes permettent de poser face cachée une carte de votre main { as-face-down }.
    }
help-marks = Signes
cards-copies = { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
cards-found = { $count ->
        [one] { $count } espèce
       *[other] { $count } espèces
    }
cards-none = Rien trouvé : { $query }
cards-mark-printed = tel qu’imprimé (icônes de type d’après des applications de décompte)
cards-mark-reconstructed = paires ou icônes d’arbre reconstituées
cards-mark-reading = notre lecture d’une icône qui n’était pas disponible

ui-asked-to-delete = Quelqu’un veut supprimer cette partie. Êtes-vous d’accord ?
ui-deleted = La partie a été supprimée par l’un des joueurs.
ui-will-be-deleted = { $days ->
    [one] Cette partie sera supprimée dans { $days } jour si aucun de ses joueurs ne l’ouvre.
   *[other] Cette partie sera supprimée dans { $days } jours si aucun de ses joueurs ne l’ouvre.
}
prompt-split = { $to ->
    [hand] Draft : { $count ->
        [one] quelle carte gardez-vous
       *[other] quelles { $count } cartes gardez-vous
    } ?
    [right] Draft : { $count ->
        [one] quelle carte donnez-vous
       *[other] quelles { $count } cartes donnez-vous
    } à droite ?
    [left] Draft : { $count ->
        [one] quelle carte donnez-vous
       *[other] quelles { $count } cartes donnez-vous
    } à gauche ?
   *[clearing] Draft : { $count ->
        [one] quelle carte va
       *[other] quelles { $count } cartes vont
    } dans la clairière ?
}
move-give = { $cards }
log-split = { $player } a réparti ses cartes
