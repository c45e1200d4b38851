### The front door. en/door.ftl explains the variables.

## Front door

door-name = Spinney
door-headline-first = Un petit bois
door-headline-second = et ceux qui y vivent.
door-subtitle = Forêt Mixte et Dartmoor dans le navigateur : entre amis, avec des bots, en six langues.
door-edition = Quel jeu
door-edition-base = Forêt Mixte
door-edition-dartmoor = Dartmoor
door-against = Adversaires
door-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
door-fewer = Un bot de moins
door-more = Un bot de plus
door-level = Niveau des bots
door-level-novice = novice
door-level-player = intermédiaire
door-level-expert = expert
door-play-now = Jouer maintenant
door-laying = On distribue les cartes…
door-friends = Jouer entre amis
door-friends-note = un lien ou un QR code ; sans compte
door-continue = Continuer
door-continue-none = vos tables vous attendront ici
door-continue-turn = { $table } : à vous de jouer
door-pad = Décompte d'une partie sur table
door-pad-note = chacun saisit sa propre forêt
door-learn = Apprendre en dix minutes
door-learn-note = une première partie guidée
door-more-places = Plus
door-rules = Règles
door-glossary = Icônes
door-credits = Crédits
door-source = Code source
door-you = Vous
# what somebody without a name is called at a table
door-guest = Écureuil

## Header and settings

door-home = Accueil
door-language = Langue
door-to-dark = Thème sombre
door-to-light = Thème clair
door-sound-turn-on = Activer le son
door-sound-turn-off = Couper le son
door-help = Aide
door-settings = Réglages
door-close = Fermer
door-name-yours = Votre nom
door-name-note = Ce que voient les autres à vos tables.
door-theme = Thème
door-theme-auto = Comme l'appareil
door-theme-light = Clair
door-theme-dark = Sombre
door-sound = Son
door-sound-note = Bref et discret. Sans le son, vous ne manquez rien.
door-motion = Animations
door-motion-note = Les cartes se déplacent d'un endroit à l'autre.

## What went wrong

door-error-offline = Le serveur ne répond pas. Êtes-vous en ligne ? Réessayez dans un instant.
door-error-too-many = Trop de tables ouvertes depuis votre réseau. Réessayez plus tard.
door-error-bot = Ce serveur n'a pas de bots de ce niveau. Choisissez-en un autre.
door-error-no-seat = Il n'y a plus de place à cette table. Vous pouvez regarder.
door-error-no-such-table = Cette table n'existe pas (ou plus).
door-error-other = Cela n'a pas fonctionné : { $message }

## A table with friends

door-table-make = Une table entre amis
door-table-make-note = Indiquez qui s'assoit où. Vous recevez un lien pour les places libres ; personne n'a besoin de compte.
door-seats = Places
door-seat = Place { $number }
door-seat-open = un ami, par le lien
door-seat-here = quelqu'un sur cet appareil
door-seat-bot = bot, { $level }
door-seat-add = Une place de plus
door-seat-remove = Retirer la place { $number }
door-seat-pass = Sur un même appareil, on se le passe ; entre-temps, la main est cachée.
door-at-table = À cette table
door-live-scores = Scores pendant la partie
door-live-scores-note = Chacun voit ce que vaut chaque forêt à l'instant.
door-take-back = Annuler un coup
door-take-back-note = Tant que rien de caché n'a été révélé.
door-hints = Conseils
door-hints-note = Chacun peut demander ce que ferait un bot.
door-takeover = Si quelqu'un s'absente
door-takeover-note = Un bot joue à sa place jusqu'à son retour.
door-takeover-never = attendre
door-takeover-minutes = bot après { $count } min
door-game-options = Règles de cette partie
door-mulligan = Sans arbre, six nouvelles cartes
door-mulligan-note = Sans arbre dans sa première main, on peut en changer une fois.
door-removed = Cartes retirées
door-removed-note = Retirées du paquet sans être vues.
door-removed-usual = { $count }, comme dans la règle
door-removed-none = aucune : partie plus longue
door-start = Qui commence
door-start-drawn = tirage au sort
door-cuckoo = Coucous par arbre ou arbuste
door-cuckoo-one = un seul
door-cuckoo-any = autant qu'on veut
door-wheatear = Traquet motteux : cartes dans la grotte
door-wheatear-effect = comme effet
door-wheatear-bonus = comme bonus
door-make = Ouvrir la table
door-make-play = Lancer la partie

## Waiting for friends

door-lobby = En attendant vos amis
door-lobby-left = { $count ->
        [one] Il reste { $count } place libre. La partie commence toute seule.
       *[other] Il reste { $count } places libres. La partie commence toute seule.
    }
door-invite = Envoyez ce lien ou faites scanner le code.
door-invite-link = Lien vers cette table
door-copy = Copier
door-copied = Copié
door-share = Partager
door-share-text = Une place vous attend : { $game }
door-qr = QR code du lien
door-who = Qui est là
door-seat-free = libre
door-seat-you = vous
door-seat-friend = ami
door-seat-away = pas là pour l'instant
door-join = Une place vous attend
door-join-note = Entrez votre nom et prenez place.
door-take-seat = Prendre place
door-watch = Simplement regarder
door-watching = Vous regardez. Quand toutes les places seront prises, la partie commencera ici.
door-leave-seat = Quitter la place

## My tables

door-tables = Vos tables
door-tables-none = Pas encore de table. La première est à un geste d'ici.
door-tables-running = En cours
door-tables-over = Terminées
door-your-turn = À vous de jouer
door-turn-of = À { $player } de jouer
door-seats-open = { $count ->
        [one] en attente : { $count } place libre
       *[other] en attente : { $count } places libres
    }
door-won = Gagné avec { $points }
door-lost = { $points } points, victoire avec { $best }
door-over-plain = terminée
door-with = avec { $people }
door-to-table = Aller à la table
door-to-replay = Revoir
door-leave = Quitter
door-leave-note = Un bot joue à votre place.
door-leave-sure = Quitter vraiment
door-stay = Rester
door-forget = Retirer de la liste
door-cards = Cartes
door-mine = Mes parties
door-votes = Voter pour un bot
door-votes-note = Si quelqu'un reste absent, les autres peuvent laisser jouer un bot.
door-push = Me prévenir quand c’est à moi
door-push-note = Une notification du navigateur, même page fermée
door-push-refused = Le navigateur ne le permet pas. Ses réglages pour cette page peuvent changer cela.
door-seat-fill = Laisser jouer un bot
door-error-unavailable = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
