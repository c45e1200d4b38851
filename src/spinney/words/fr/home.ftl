### the home page. en/home.ftl explains the variables.

## Home page

home-name = Spinney
home-headline-first = Un petit bois
home-headline-second = et ceux qui y vivent.
home-subtitle = Forêt Mixte et Dartmoor dans le navigateur : entre amis, avec des bots, en six langues.
home-edition = Quel jeu
home-edition-base = Forêt Mixte
home-edition-dartmoor = Dartmoor
home-against = Adversaires
home-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-fewer = Un bot de moins
home-more = Un bot de plus
home-level = Niveau des bots
home-level-novice = novice
home-level-player = intermédiaire
home-level-expert = expert
# what a bot of that level is like, in a sentence or two
home-about-novice = Joue ce qui rapporte le plus tout de suite, sans penser plus loin. Un premier adversaire : il perd plus de 9 parties sur 10 contre l’intermédiaire.
home-about-player = Pèse les emplacements, les paiements et ce qui peut encore venir, et répond aussitôt. Bat le novice dans plus de 9 parties sur 10.
home-about-expert = Avant chaque coup, il joue la suite de la partie dans sa tête. Bat l’intermédiaire dans environ 8 parties sur 10.
home-play-now = Jouer maintenant
home-laying = On distribue les cartes…
home-friends = Jouer entre amis
home-friends-note = un lien ou un QR code ; sans compte
home-continue = Continuer
home-continue-turn = { $table } : à vous de jouer
home-pad = Décompte d’une partie sur table
home-pad-note = chacun saisit sa propre forêt
home-learn = Apprendre en dix minutes
home-learn-note = une première partie guidée
home-more-places = Plus
home-rules = Règles
home-glossary = Icônes
home-credits = Crédits
home-source = Code source
home-you = Vous
# what somebody without a name is called at a table
home-guest = Écureuil

## Header and settings

home-back = Accueil
home-language = Langue
home-to-dark = Thème sombre
home-to-light = Thème clair
home-sound-turn-on = Activer le son
home-sound-turn-off = Couper le son
home-help = Aide
home-settings = Réglages
home-close = Fermer
home-name-yours = Votre nom
home-name-note = Ce que voient les autres à vos tables.
home-theme = Thème
home-theme-auto = Comme l’appareil
home-theme-light = Clair
home-theme-dark = Sombre
home-sound = Son
home-sound-note = Bref et discret. Sans le son, vous ne manquez rien.
home-motion = Animations
home-motion-note = Les cartes se déplacent d’un endroit à l’autre.

## What went wrong

home-error-offline = Le serveur ne répond pas. Êtes-vous en ligne ? Réessayez dans un instant.
home-error-too-many = Trop de tables ouvertes depuis votre réseau. Réessayez plus tard.
home-error-bot = Ce serveur n’a pas de bots de ce niveau. Choisissez-en un autre.
home-error-no-seat = Il n’y a plus de place à cette table. Vous pouvez regarder.
home-error-no-such-table = Cette table n’existe pas (ou plus).
home-error-other = Cela n’a pas fonctionné : { $message }

## A table with friends

home-table-make = Une table entre amis
home-table-make-note = Indiquez qui s’assoit où. Vous recevez un lien pour les places libres ; personne n’a besoin de compte.
home-seats = Places
home-seat = Place { $number }
home-seat-open = un ami, par le lien
home-seat-here = quelqu’un sur cet appareil
home-seat-bot = bot, { $level }
home-seat-add = Une place de plus
home-seat-remove = Retirer la place { $number }
home-seat-pass = Sur un même appareil, on se le passe ; entre-temps, la main est cachée.
home-at-table = À cette table
home-live-scores = Scores pendant la partie
home-live-scores-note = Chacun voit ce que vaut chaque forêt à l’instant.
home-take-back = Annuler un coup
home-take-back-note = Tant que rien de caché n’a été révélé.
home-hints = Conseils
home-hints-note = Chacun peut demander ce que ferait un bot.
home-takeover = Si quelqu’un s’absente
home-takeover-note = Un bot joue à sa place jusqu’à son retour.
home-takeover-never = attendre
home-takeover-minutes = bot après { $count } min
home-game-options = Règles de cette partie
home-mulligan = Sans arbre, six nouvelles cartes
home-mulligan-note = Sans arbre dans sa première main, on peut en changer une fois.
home-removed = Cartes retirées
home-removed-note = Retirées du paquet sans être vues.
home-removed-usual = { $count }, comme d’habitude
home-removed-none = aucune : partie plus longue
home-start = Qui commence
home-start-drawn = tirage au sort
home-cuckoo = Coucous par arbre ou arbuste
home-cuckoo-one = un seul
home-cuckoo-any = autant qu’on veut
home-wheatear = Traquet motteux : cartes dans la grotte
home-wheatear-effect = comme effet
home-wheatear-bonus = comme bonus
home-make = Ouvrir la table
home-make-play = Lancer la partie

## Waiting for friends

home-lobby = En attendant vos amis
home-lobby-left = { $count ->
        [one] Il reste { $count } place libre. La partie commence dès qu’elle est prise.
       *[other] Il reste { $count } places libres. La partie commence dès qu’elles sont prises.
    }
home-invite = Envoyez ce lien ou faites scanner le code.
home-invite-link = Lien vers cette table
home-copy = Copier
home-copied = Copié
home-share = Partager
home-share-text = Une place vous attend : { $game }
home-qr = QR code du lien
home-who = Qui est là
home-seat-free = libre
home-seat-you = vous
home-seat-friend = de la partie
home-seat-away = pas là pour l’instant
home-join = Une place vous attend
home-join-note = Entrez votre nom et prenez place.
home-take-seat = Prendre place
home-watch = Simplement regarder
home-watching = Vous êtes à la table sans jouer. Quand toutes les places seront prises, la partie commencera ici.
home-leave-seat = Quitter la place

## My tables

home-tables = Vos tables
home-tables-none = Pas encore de table. La première est à un geste d’ici.
home-tables-running = En cours
home-tables-over = Terminées
home-your-turn = À vous de jouer
home-turn-of = À { $player } de jouer
home-seats-open = { $count ->
        [one] en attente : { $count } place libre
       *[other] en attente : { $count } places libres
    }
home-won = Gagné avec { $points }
home-lost = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; première place : { $best }
home-over-plain = terminée
home-with = avec { $people }
home-to-table = Aller à la table
home-to-replay = Revoir
home-leave = Quitter
home-leave-note = Un bot joue à votre place.
home-leave-sure = Quitter vraiment
home-stay = Rester
home-forget = Retirer de la liste
home-cards = Cartes
home-cards-note = retrouver chaque carte de toutes les boîtes
home-mine = Mes parties
home-mine-note = tout ce que vous avez joué
home-votes = Voter pour un bot
home-votes-note = Si quelqu’un reste absent, les autres peuvent laisser jouer un bot.
home-push = Me prévenir quand c’est à moi
home-push-note = Une notification du navigateur, même quand la page est fermée.
home-push-refused = Le navigateur ne le permet pas. Vous pouvez le changer dans ses réglages pour cette page.
home-seat-fill = Laisser jouer un bot
home-error-unavailable = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
home-solo = Jouer en solo
home-solo-note = contre un automate, avec des défis et des médailles
home-nowhere = Rien ne pousse ici
home-nowhere-note = Il n’y a pas de page à cette adresse. Une lettre s’est peut-être égarée, ou le lien est ancien.
home-volume = Volume

## Boxes that are added to a game: name, and what they bring

home-box-alpine = Alpes
home-box-alpine-note = 36 cartes : animaux de montagne, mélèze et pin cembro, un sixième papillon.
home-box-woodland-edge = Lisière de forêt
home-box-woodland-edge-note = 36 cartes : des arbustes qui ne sont pas des arbres, d’autres marcassins, un papillon de plus.
home-expires = { $days ->
    [0] Sera supprimée aujourd’hui si vous ne l’ouvrez pas.
    [one] Sera supprimée dans { $days } jour si vous ne l’ouvrez pas.
   *[other] Sera supprimée dans { $days } jours si vous ne l’ouvrez pas.
}
home-delete = Supprimer la partie
home-delete-note = Elle disparaîtra pour tous ceux qui ont joué.
home-delete-others = Tous les autres joueurs doivent d’abord donner leur accord.
home-delete-asked = { $player } veut supprimer cette partie.
home-delete-agree = D’accord
home-delete-keep = La garder
home-delete-waits = Cette partie sera supprimée quand tout le monde sera d’accord.
home-expires-kept = { $days ->
    [0] Cette table devait être supprimée aujourd’hui. Puisque vous êtes là, elle reste.
    [one] Cette table devait être supprimée dans { $days } jour. Puisque vous êtes là, elle reste.
   *[other] Cette table devait être supprimée dans { $days } jours. Puisque vous êtes là, elle reste.
}
home-expires-watched = { $days ->
    [0] Sera supprimée aujourd’hui si aucun de ses joueurs ne l’ouvre.
    [one] Sera supprimée dans { $days } jour si aucun de ses joueurs ne l’ouvre.
   *[other] Sera supprimée dans { $days } jours si aucun de ses joueurs ne l’ouvre.
}
home-about = Mentions légales et confidentialité
home-check = Vérifier votre boîte
home-hand-draft = Drafter les mains de départ
home-hand-draft-note = Tout le monde répartit des cartes en même temps : pour soi, pour ses voisins et pour la clairière.
home-own-box = Jouer avec ma boîte
home-own-box-note = Ce que vous avez trouvé : { $icons ->
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
