### Rules, symbols, credits, the guided game. en/learn.ftl explains the variables.

## Rules

learn-rules = Les règles
learn-rules-note = Les deux jeux, avec nos propres mots. Cinq minutes de lecture ; ajoutez une boîte pour voir ce qu’elle apporte.
learn-rules-play = Apprendre en jouant
learn-aim-title = De quoi il s’agit
learn-aim-tree = Vous faites pousser une forêt de cartes. On plante des arbres, et autour de chacun s’installent animaux, plantes et champignons. Chaque carte rapporte à sa façon : selon ses voisins, ses semblables, les arbres. Quand la troisième carte Hiver apparaît, la forêt qui vaut le plus gagne.
learn-aim-moor = Vous composez un coin du Dartmoor : arbres, arbustes et vastes landes, et tous ceux qui y vivent. Chaque carte rapporte à sa façon : selon ses voisins, ses semblables, les landes. Quand la troisième carte Hiver apparaît, le paysage qui vaut le plus gagne.
learn-cards-title = Les cartes
learn-host-tree = Un arbre est une carte entière. Il se pose seul et offre quatre emplacements : dessus, dessous, à gauche et à droite.
learn-host-moor = Arbres, arbustes et landes sont des cartes entières. Arbres et arbustes offrent quatre emplacements : dessus, dessous, à gauche et à droite. Une lande en a deux dessus et deux dessous, mais aucun sur les côtés.
learn-half = Toutes les autres cartes montrent deux habitants, l’un au-dessus de l’autre ou côte à côte. Vous jouez une moitié ; l’autre disparaît dessous.
learn-cost = Coût : le nombre d’autres cartes à payer.
learn-symbol = Icône d’arbre : la couleur de la carte. Elle décide du bonus.
learn-type = Types : ce qu’elle est. D’autres cartes les comptent.
learn-effect = Effet : il a lieu une fois, quand vous jouez la carte.
learn-bonus-sign = Bonus, en couleur : seulement si vous payez dans cette couleur.
learn-points = Points, écrits comme un calcul.
learn-setup-title = Mise en place
learn-setup-winter = Trois cartes Hiver attendent dans le dernier tiers : une dessus, deux quelque part dedans.
learn-setup-hand = Chacun pioche six cartes.
learn-setup-mulligan = Aucun arbre parmi elles ? Vous pouvez, une fois, remettre les six dans la boîte et en piocher six autres.
learn-setup-cave = Il y a autant de grottes face visible que de joueurs. Du dernier au premier, chacun en prend une ; puis les grottes agissent dans le même ordre, la 4 seulement en fin de partie. Personne ne regarde la carte que la grotte 1 met dans une forêt.
learn-turn-title = Votre tour
learn-turn = Vous faites une seule de ces deux choses.
learn-turn-draw = Piochez deux cartes, l’une après l’autre, dans le paquet ou parmi les cartes visibles de la clairière.
learn-turn-play = Ou jouez une carte dans votre forêt.
learn-turn-limit = Personne n’a jamais plus de dix cartes en main. Avec neuf, vous n’en piochez qu’une ; avec dix, aucune.
learn-play-title = Jouer une carte
learn-play-choose = Choisissez la carte et, si elle est divisée, la moitié. Une moitié haute va dessus, une moitié gauche à gauche, etc. ; l’emplacement doit être libre.
learn-play-pay = Payez : posez dans la clairière, face visible, autant d’autres cartes de votre main que son coût.
learn-play-tree = Si c’était un arbre, la carte du dessus du paquet est révélée dans la clairière. Les arbustes et les landes ne révèlent rien.
learn-play-lasting = Ensuite agissent les effets permanents des cartes déjà dans votre forêt.
learn-play-effect = Puis son propre effet. Vous pouvez toujours y renoncer.
learn-play-bonus = Enfin son bonus, si chaque carte payée montre, sur l’une de ses moitiés, l’icône d’arbre de la carte jouée. Vous pouvez aussi y renoncer.
learn-free = « Gratuitement » veut dire : sans coût, mais aussi sans l’effet ni le bonus de cette carte, sauf mention contraire. Cela vaut aussi pour une carte jouée de la clairière.
learn-sapling = Toute carte peut être jouée face cachée comme jeune pousse, sans coût : un arbre à quatre emplacements, d’aucune espèce.
learn-face-down = Certaines cartes vous laissent poser une carte de votre main face cachée : une lande universelle, avec les emplacements de toute lande.
learn-show = Si vous ne pouvez ni piocher ni jouer, vous montrez votre main, mettez deux cartes dans la clairière et en piochez deux.
learn-clearing-title = La clairière
learn-clearing = Ce qu’on paie reste ici à la disposition de tous. S’il y a dix cartes ou plus à la fin d’un tour, toutes quittent le jeu.
learn-winter-title = L’hiver
learn-winter-come = La première et la deuxième carte Hiver sont posées à côté de la clairière, où qu’elles apparaissent, et la carte suivante prend leur place.
learn-winter-end = La troisième met fin à la partie aussitôt, au milieu de ce qui se passe. Ce qui est payé et joué reste en place.
learn-score-title = Décompte
learn-score = Chaque carte visible de votre forêt marque ce qu’elle indique ; les moitiés cachées ne comptent pas. Chaque carte de votre grotte vaut 1 point.
learn-score-most = Une couronne vous compare à tous les autres : elle compte si personne n’en a davantage. L’égalité suffit.
learn-score-hand = Les cartes restées en main ne valent rien. À égalité, on partage la victoire.
learn-special-title = Bon à savoir
learn-special-hare = Les lièvres partagent un emplacement, autant que vous voulez. Deux crapauds peuvent aussi en partager un.
learn-special-bee = Un arbre avec un xylocope compte une fois de plus pour les cartes qui précisent « xylocopes compris ».
learn-special-mole = La taupe vous laisse continuer à jouer avec votre main, tant que vous pouvez payer.
learn-special-moor = Certains habitants veulent une lande et rien d’autre ; leur carte le dit.
learn-special-cuckoo = Le coucou rejoint un autre oiseau au-dessus d’un arbre ou d’un arbuste.
learn-special-rabbit = Avec un blaireau du Dartmoor, autant de lapins que vous voulez tiennent à côté de son arbre ou arbuste.
learn-special-dragonfly = Avec le faux aloès, autant de libellules que vous voulez partagent un emplacement du haut.

## Symbols

learn-glossary = Ce que signifient les icônes
learn-glossary-note = Les cartes montrent leurs règles en icônes. Les voici en toutes lettres ; à la table, touchez une carte pour lire son texte complet.
learn-symbols-title = Icônes d’arbre
learn-symbols-note = Chaque moitié en montre une : la couleur de sa bande, toujours avec sa marque.
learn-types-title = Types
learn-types-note = Ce que comptent les autres cartes.
learn-acts-title = Ce que fait une carte
learn-act-draw = piocher une carte du paquet
learn-act-take = prendre une carte de la clairière
learn-act-play = jouer gratuitement une carte, sans son effet ni son bonus
learn-act-another-turn = un autre tour
learn-act-cave = dans la grotte : 1 point chacune
learn-act-face-down = poser une carte face cachée
learn-act-permanent = permanent : agit à chaque occasion
learn-act-any = autant que vous voulez
learn-sums-title = Comment s’écrit un calcul
learn-sum-each = pour chaque
learn-sum-then = si c’est le cas, tant de points
learn-sum-different = seules les espèces différentes comptent
learn-sum-most = personne n’en a davantage
learn-sum-full = tous les emplacements occupés
learn-sum-attached = chaque carte placée autour
learn-sum-top = cartes dessus
learn-sum-bottom = cartes dessous
learn-sum-sides = cartes sur les côtés
learn-table-title = À la table
learn-sign-clearing = la clairière
learn-sign-winter = une carte Hiver ; la troisième met fin à la partie
learn-sign-hand = cartes en main
learn-sign-hint = un conseil
learn-sign-undo = annuler
learn-sign-skip = passer
learn-sign-log = ce qui s’est passé
learn-sign-score = score
learn-examples = Des cartes en exemple

## Credits

learn-credits = Crédits
learn-unofficial-title = Un projet de fans, non officiel
learn-unofficial = Spinney n’est ni affilié à l’éditeur ou à l’auteur des jeux, ni fait ou approuvé par eux. Forêt Mixte et Forêt Mixte : Dartmoor sont des jeux de Kosch, publiés par Lookout Spiele ; les noms appartiennent à leurs propriétaires.
learn-unofficial-art = Ni leurs illustrations, ni leurs icônes, ni leurs textes ne sont utilisés. Si le jeu vous plaît, achetez la boîte : elle est superbe.
learn-pictures-title = Images
learn-pictures-game-icons = Beaucoup des petites icônes d’animaux, de plantes et de champignons sont de Lorc, Delapouite et d’autres contributeurs de game-icons.net, sous CC BY 3.0 ; recolorées.
learn-pictures-lucide = Les signes des boutons viennent de Lucide, sous licence ISC.
learn-pictures-own = Feuilles, marques d’arbres, cadres, collines et logo ont été dessinés pour Spinney : CC0, libres pour tous.
learn-fonts-title = Polices
learn-fonts = Alegreya de Juan Pablo del Peral (Huerta Tipográfica) et Source Sans 3 de Paul D. Hunt (Adobe), toutes deux sous SIL Open Font License 1.1.
learn-source-title = Code source
learn-source = Spinney est un logiciel libre sous licence MIT : les règles, les bots, le serveur et cette page. La personne qui fait tourner ce serveur en a le code ; vous pouvez l’utiliser, le modifier et le partager.
learn-privacy-title = Vos données
learn-privacy = Pas de compte, pas de pistage, aucune requête vers d’autres serveurs. Vos réglages restent dans ce navigateur. Ce qu’un serveur garde de vos parties, et combien de temps, figure sur sa page « Mentions légales et confidentialité ».

## The guided game

learn-title = Apprendre en dix minutes
learn-note = Une courte partie de Forêt Mixte contre un bot facile. Un petit guide, à côté de la table, dit ce qui compte au moment où cela compte.
learn-what-play = Une vraie partie avec toutes ses règles. Seule la donne est choisie, pour bien commencer.
learn-what-short = Le paquet est plus court : l’hiver arrive au bout de dix minutes environ.
learn-what-back = Vous pouvez annuler des coups tant que rien de caché n’a été révélé, demander un conseil et fermer le guide à tout moment.
learn-start = Lancer la partie guidée
learn-read = Je préfère lire les règles
learn-coach = Guide
learn-coach-next = Suivant
learn-coach-back = Retour
learn-coach-close = Fermer le guide
learn-coach-fold = Réduire le guide
learn-coach-open = Montrer le guide
learn-coach-step = { $at } sur { $count }
learn-coach-wait-dweller = Jouez un habitant pour continuer.
learn-coach-wait-turn = Continuez à jouer : l’étape suivante viendra au bon moment.
learn-coach-welcome = Bienvenue dans la forêt
learn-coach-welcome-text = Vous faites pousser une forêt ; celle qui vaut le plus gagne. Ces six cartes sont votre main. Elle contient des arbres : un bon début.
learn-coach-turn = Une chose par tour
learn-coach-turn-text = Piochez deux cartes ou jouez-en une. Le cadre vert dit toujours ce qu’il y a à faire.
learn-coach-cards = Lire une carte
learn-coach-cards-text = La pièce est le coût, payé avec d’autres cartes. Les arbres portent leur icône d’arbre dans le coin, les autres cartes dans leur bande de couleur. En bas : ce que fait la carte et ses points. Les cartes divisées ont deux moitiés ; vous en jouez une.
learn-coach-tree = Plantez un arbre
learn-coach-tree-text = Sans arbre, personne ne s’installe. Touchez { $species } ; si la carte coûte quelque chose, choisissez avec quoi payer, puis jouez.
learn-coach-clearing = La clairière
learn-coach-clearing-text = Ce que vous payez reste visible dans la clairière, et chaque arbre révèle une carte de plus. Tout le monde peut y piocher.
learn-coach-dweller = Quelqu’un s’installe
learn-coach-dweller-text = Maintenant, une moitié peut vivre sur votre arbre : touchez une carte à deux moitiés et au bord vert. L’emplacement doré montre où, et le nombre sous la carte, ce qu’elle vaut tout de suite.
learn-coach-bonus = Le bonus
learn-coach-bonus-text = Payez uniquement avec des cartes qui portent la même icône que la carte jouée et vous recevez aussi son bonus coloré. Au moment de payer, les cartes qui le donnent sont marquées.
learn-coach-worth = Ce que cela vaut
learn-coach-worth-text = Les nombres dans votre forêt sont vos points à l’instant. Touchez une carte pour voir le calcul. Beaucoup grandissent avec la suite.
learn-coach-draw = Il est temps de piocher
learn-coach-draw-text = Plus beaucoup de cartes ? Piochez-en deux. Dans la clairière, vous savez ce que vous prenez ; cherchez les couleurs de votre prochain bonus.
learn-coach-others = L’autre forêt
learn-coach-others-text = Le bot en cultive une aussi : touchez son nom pour la voir. Regardez bien quand une carte dit « personne n’en a davantage », et faites attention à ce que vous laissez dans la clairière.
learn-coach-sapling = Pas d’arbre sous la main ?
learn-coach-sapling-text = Touchez n’importe quelle carte, puis le signe hachuré « Face cachée » : elle devient une jeune pousse, sans coût. Elle ne rapporte rien, mais offre quatre emplacements.
learn-coach-limit = Une main pleine
learn-coach-limit-text = Vous ne pouvez pas tenir plus de dix cartes. C’est le moment de jouer quelque chose de cher.
learn-coach-sweep = Bientôt vidée
learn-coach-sweep-text = À dix cartes, toute la clairière quitte le jeu à la fin du tour. Prenez ce qu’il vous faut, ou laissez partir ce que d’autres voudraient.
learn-coach-clock = L’horloge d’hiver
learn-coach-clock-text = L’anneau montre ce qui reste dans le paquet. Dans la partie bleue attendent les trois cartes Hiver.
learn-coach-winter = Première neige
learn-coach-winter-text = La première carte Hiver est sortie ; deux autres sont quelque part dessous. N’économisez plus : jouez ce qui rapporte.
learn-coach-last = Tout peut finir d’un instant à l’autre
learn-coach-last-text = La prochaine carte Hiver met aussitôt fin à la partie, et votre main ne vaudra plus rien. Ensuite, le décompte montre chaque calcul. Amusez-vous bien !
learn-coach-end = Votre première forêt a poussé
learn-coach-end-text = C’était une partie entière, du premier arbre à la dernière neige. Touchez une barre ci-dessus : les cartes qu’elle compte s’éclairent. Et maintenant ?
learn-coach-end-bots = Jouer contre des bots
learn-pictures-drawings = Animaux, plantes, landes et grottes ont été dessinés d’après nature pour Spinney : CC0, libres pour tous.
learn-cards = Cartes
learn-cards-search = Nom, règle ou numéro
learn-cards-filter = Filtrer
learn-cards-box = Boîte
learn-cards-all = Toutes
learn-cards-kind = Type
learn-cards-symbol = Icône
learn-cards-cost = Coût
learn-cards-none = Aucune carte ne correspond. Retirez un filtre ou écrivez moins.
learn-cards-offline = Les cartes n’ont pas pu être chargées. Réessayez quand vous aurez une connexion.
learn-cards-one = La carte
learn-cards-choose = Choisissez une carte : son texte et ce qui va avec s’affichent ici.
learn-cards-close = Fermer
learn-cards-symbols = Icônes
learn-cards-in-box = dans le jeu
learn-cards-company = Va bien avec
learn-cards-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} avec { $species ->
    [one] { $species } espèce
   *[other] { $species } espèces
}
learn-mine-all = Toutes
learn-mine-friends = Entre amis
learn-mine-filter = Quelles parties
learn-mine-device = Compté sur cet appareil, rien que pour vous.
learn-mine-average = points en moyenne
learn-mine-best = record, { $edition }
learn-mine-won-share = { $count ->
        [one] partie gagnée
       *[other] parties gagnées
    }, { $share } %
learn-mine-last = { $count ->
        [one] Points de la dernière partie
       *[other] Points des { $count } dernières parties
    }
learn-mine-chart = Points, de la plus ancienne partie à la dernière : { $points }
learn-mine-won = gagnée
learn-mine-not-won = non gagnée
learn-mine-mean = moyenne de cinq
learn-mine-continued = reprise, non comptée
learn-mine-soon = { $left ->
    [one] Encore une partie
   *[other] Encore { $left } parties
} et vous verrez ici l’évolution de vos points.
learn-mine-animals = Vos animaux et plantes : points par carte
learn-mine-list = Parties
learn-mine-of = { $rank ->
        [1] 1er
       *[other] { $rank }e
    } sur { $count }
learn-mine-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
learn-mine-sheet = Feuille de score
learn-mine-replay = Revoir
learn-mine-forget = Retirer
learn-mine-forget-sure = Retirer cette partie de cet appareil ?
learn-mine-more = Afficher plus
learn-mine-none = Aucune partie n’est encore terminée sur cet appareil. La prochaine s’inscrira ici.
learn-mine-play = Jouer une partie
learn-mine-save = Enregistrer dans un fichier
learn-mine-bring = Ouvrir un fichier
learn-mine-not-ours = Ce fichier ne contient pas de parties enregistrées.
learn-mine-no-store = Ce navigateur ne garde rien : le stockage est bloqué ou plein.
learn-mine-private = Vos parties restent dans ce navigateur. Enregistrez-les avant d’en changer.
learn-cards-own = { $count ->
        [one] point
       *[other] points
    } par carte dans vos parties
learn-mine-games = { $count ->
    [one] partie
   *[other] parties
}
learn-mine-since = { $count ->
    [one] { $count } partie depuis { $month }
   *[other] { $count } parties depuis { $month }
}
learn-mine-brought = { $count ->
    [one] { $count } nouvelle partie
   *[other] { $count } nouvelles parties
}
learn-setup-start = Décidez qui commence (ici, c’est tiré au sort). On joue ensuite dans le sens horaire.
learn-setup-cave-plain = Chacun reçoit une grotte. À la fin, chaque carte qui s’y trouve vaut 1 point.
learn-turn-another = « Un autre tour » est un tour complet, après la vérification de la clairière. S’il y en a plusieurs, ils s’additionnent.
learn-play-tree-sapling = Si c’était un arbre, même une jeune pousse, la carte du dessus du paquet est révélée dans la clairière.
learn-effects-title = Effets et bonus
learn-effect-whole = Un effet ou un bonus utilisé s’applique autant que possible : avec neuf cartes en main, « piochez 3 » en donne une.
learn-bonus-nothing = Une carte qui ne coûte rien obtient toujours son bonus. Une carte jouée face cachée n’en a pas.
learn-lasting = Les effets permanents valent pour toute carte qui entre dans votre forêt, payée, gratuite ou face cachée, dans l’ordre où ils s’y trouvent. Vous pouvez toujours renoncer à piocher.
learn-lasting-tree = Les champignons agissent à partir de votre prochain tour. Un autre tour obtenu est déjà le prochain.
learn-lasting-moor = Ils agissent aussitôt et pour toute carte suivante, même celle qu’apporte leur propre bonus, mais jamais pour eux-mêmes.
learn-free-half = Il suffit qu’une moitié ait l’icône. C’est elle que vous jouez, et il lui faut un emplacement libre.
learn-score-full = Entièrement occupé : aucun des quatre emplacements n’est vide. Un emplacement partagé en est un seul, mais chacune de ses cartes compte.
learn-open-title = Ce qui est visible, ce qui est secret
learn-open = Les forêts, la clairière et le nombre de cartes de chaque main et de chaque grotte sont visibles de tous.
learn-open-hand = Les mains sont secrètes, comme les cartes passées face cachée d’une main à une forêt ou à une grotte.
learn-example-title = Un exemple, carte par carte
learn-example-note = Une forêt terminée et ses { $points } points. À côté de chaque espèce : sa règle, son calcul et ce qu’elle rapporte.
learn-news-title = Les nouveautés de Dartmoor
learn-news-note = Pour qui connaît Forêt Mixte. Tout le reste est inchangé.
learn-news-hosts = Outre les arbres, il y a des arbustes, avec les mêmes quatre emplacements, et des landes, avec deux emplacements en haut et deux en bas.
learn-news-trees = Seuls les arbres révèlent une carte dans la clairière ; les arbustes et les landes, non.
learn-news-face-down = Il n’y a pas de jeunes pousses. Certains bonus posent une carte face cachée comme lande universelle.
learn-news-caves = Les grottes sont différentes, et l’on en choisit une avant la partie.
learn-news-setup = On retire plus de cartes (45, 30 ou 15), et une main sans arbre ne se change pas.
learn-news-show = Si vous ne pouvez ni piocher ni jouer, vous montrez votre main, mettez deux cartes dans la clairière et en piochez deux.
learn-news-clearing = Certaines cartes se prennent ou se jouent directement de la clairière.
learn-news-lasting = Les effets permanents agissent aussitôt, pas seulement au tour suivant. Ni champignons, ni xylocope, ni taupe.
learn-news-only-moor = Certains habitants ne se jouent que sur une lande, d’autres ne rapportent des points que là.
learn-setup-deck = On mélange le paquet. À { $players } joueurs, on en retire { $cards } cartes sans les regarder.

## What the boxes of the first game bring

learn-alpine-title = Ce qu’apporte Alpes
learn-alpine-symbol = 36 cartes avec l’icône de la montagne : les textes les appellent cartes des Alpes. Certaines cartes les comptent, d’autres en jouent une gratuitement.
learn-alpine-trees = Deux nouveaux arbres, le mélèze d’Europe et le pin cembro, avec leurs propres icônes d’arbre.
learn-alpine-hare = Le lièvre variable compte comme lièvre d’Europe pour toute carte qui compte ceux-ci, mais il ne partage jamais un emplacement.
learn-alpine-cave = Le gypaète barbu met jusqu’à deux cartes de la clairière dans votre grotte et rapporte 1 point par carte qui s’y trouve.
learn-alpine-trumpet = La trompette de la mort est un champignon : à partir de votre prochain tour, vous piochez une carte pour chaque carte des Alpes jouée.
learn-alpine-butterfly = Le petit apollon est un papillon de plus. Une série de six différents rapporte 35 points.
learn-edge-title = Ce qu’apporte Lisière de forêt
learn-edge-symbol = 36 cartes avec l’icône de la lisière. Le chat forestier les compte.
learn-edge-shrubs = Les arbustes sont des cartes entières à quatre emplacements, comme les arbres. Mais ce ne sont pas des arbres : ils ne révèlent rien et ne comptent pas là où il est question d’arbres.
learn-edge-lasting = L’effet permanent d’un arbuste agit aussitôt. Selon l’arbuste, vous piochez une carte pour chaque papillon, chauve-souris ou plante que vous jouez.
learn-edge-alone = Le putois d’Europe ne rapporte que tant qu’aucune autre carte n’est sur son arbre ou arbuste ; le rossignol, que sur un arbuste.
learn-edge-nettle = Avec une grande ortie, autant de papillons que vous voulez partagent l’emplacement du haut de son arbre ou arbuste.
learn-edge-vole = Le campagnol terrestre vous laisse jouer comme jeunes pousses autant de cartes de votre main que vous voulez.
learn-edge-boar = La laie retire du jeu toutes les cartes de la clairière et rapporte 10 points par marcassin. Il y a trois marcassins de plus.
learn-edge-butterfly = La carte géographique est un papillon de plus. Une série de six différents rapporte 35 points ; avec Alpes en plus, une série de sept en rapporte 55.

## Playing alone

learn-solo-title = Jouer en solo
learn-solo = Vous jouez contre un automate (dans Dartmoor, il s’appelle Anna) : 20 cartes qui ajoutent à la clairière et en retirent. Vous commencez. Tout le reste est comme à plusieurs.
learn-solo-row = La clairière est une ligne. Ce qui y arrive, vos paiements aussi, se pose à l’extrémité droite ; quand une carte part, les autres se resserrent.
learn-solo-automa = Après chacun de vos tours, l’automate révèle une carte : il ajoute des cartes du paquet à droite, en retire par la gauche ou par la droite, ou défausse des cartes du paquet. Quand ses cartes sont épuisées, on les mélange à nouveau.
learn-solo-extra = Si vous obtenez un autre tour, il passe d’abord ; l’automate n’agit qu’ensuite.
learn-solo-winter = Il n’y a qu’une carte Hiver, quelque part parmi les dix dernières. Dès qu’elle apparaît, la partie est finie.
learn-solo-setup-tree = On retire 30 cartes (45 avec Alpes), et cinq cartes sont dans la clairière dès le début.
learn-solo-setup-moor = On retire 45 cartes. Vous avez la grotte 3 : piochez trois cartes, puis mettez trois de vos neuf cartes dans la clairière.
learn-solo-score-tree = Il n’y a personne à qui se comparer : un tilleul rapporte 3 points si vous en avez au moins trois, sinon 1 ; un pic épeiche, 10 si vous avez au moins dix arbres.
learn-solo-score-moor = Il n’y a personne à qui se comparer : une barge à queue noire rapporte 10 points si vous avez au moins six landes ; un poney Dartmoor, 15 si vous en avez au moins huit, sinon 5.
learn-solo-goal-tree = On joue pour les points : nous n’avons trouvé aucune source pour les défis de ce jeu.
learn-solo-goal-moor = Choisissez d’abord un des 15 défis. Vous gagnez s’il est relevé à la fin et si vos points atteignent le bronze ; le plus haut niveau atteint est votre médaille.
learn-solo-open = Nos sources laissent quelques points incertains. Vous pouvez les fixer avant la partie.
learn-sign-bot = l’automate : il joue après chacun de vos tours
learn-sign-next = la clairière est une ligne, de gauche à droite
learn-sign-cup = le défi et ses médailles : bronze, argent, or
learn-mine-delete = Supprimer pour tous
learn-mine-delete-sure = Supprimer cette partie du serveur, pour tous ceux qui ont joué, et de cet appareil ?
learn-mine-deleted = La partie a été supprimée.

## Who runs this server

about-imprint = Mentions légales
about-contact = Contact
about-privacy = Confidentialité
about-kept = Ce que ce serveur conserve
about-kept-games = De chaque partie : les noms saisis, tous les coups et l’heure de chacun.
about-kept-running = { $days ->
    [one] Une partie non terminée est supprimée quand aucun de ses joueurs ne l’a ouverte depuis { $days } jour.
   *[other] Une partie non terminée est supprimée quand aucun de ses joueurs ne l’a ouverte depuis { $days } jours.
}
about-kept-running-always = Les parties non terminées sont gardées jusqu’à ce que quelqu’un les supprime.
about-kept-over = { $days ->
    [one] Une partie terminée est supprimée quand aucun de ses joueurs ne l’a ouverte depuis { $days } jour.
   *[other] Une partie terminée est supprimée quand aucun de ses joueurs ne l’a ouverte depuis { $days } jours.
}
about-kept-over-always = Les parties terminées sont gardées jusqu’à ce que quelqu’un les supprime.
about-kept-pads = { $days ->
    [one] Une feuille de score partagée est supprimée quand personne ne l’a modifiée depuis { $days } jour.
   *[other] Une feuille de score partagée est supprimée quand personne ne l’a modifiée depuis { $days } jours.
}
about-kept-pads-always = Les feuilles de score partagées sont gardées jusqu’à ce que la personne qui gère ce serveur les supprime.
about-kept-tokens = { $days ->
    [one] Le secret qui identifie votre appareil à une table n’est enregistré que sous forme d’empreinte (hash), et expire après { $days } jour sans utilisation.
   *[other] Le secret qui identifie votre appareil à une table n’est enregistré que sous forme d’empreinte (hash), et expire après { $days } jours sans utilisation.
}
about-kept-tokens-always = Le secret qui identifie votre appareil à une table n’est enregistré que sous forme d’empreinte (hash).
about-kept-told = Si vous voulez être prévenu de votre tour : l’adresse que vous avez indiquée, ou celle du service push de votre navigateur, jusqu’à ce que vous le désactiviez.
about-kept-address = Votre adresse réseau sert, tant que vous êtes connecté, à empêcher les abus. Elle n’est ni enregistrée ni journalisée.
about-kept-browser = Dans votre navigateur, pas sur le serveur : vos réglages, vos places, votre propre liste de parties terminées et les feuilles de score.
about-kept-nobody = Pas de compte, pas de cookies, pas de pistage. La page ne charge rien depuis d’autres serveurs.
about-kept-delete = Vous pouvez supprimer une partie vous-même, sous « Vos tables ». Tant que d’autres jouent encore, ils doivent donner leur accord.
