### Notes des cartes

note-itself = Cette carte se compte aussi elle-même.
note-face-down = { $kind ->
        [tree] Les jeunes pousses d’arbre comptent comme arbres.
       *[moor] Les landes universelles comptent comme landes.
    }
note-face-down-species = { $kind ->
        [tree] Les jeunes pousses n’ont pas d’espèce et ne comptent pas ici.
       *[moor] Les landes universelles n’ont pas d’espèce et ne comptent pas ici.
    }
note-no-bee = Ne compte pas ici : { $species }.
note-shared = Les cartes qui partagent un emplacement comptent une par une.
note-full = Entièrement occupé : aucun emplacement n’est vide. Un emplacement partagé par plusieurs cartes en est un seul.
note-symbol = Les arbres et les moitiés visibles comptent. Une carte face cachée n’a pas d’icône.
note-most = L’égalité suffit.
note-sets = Chaque espèce compte une fois par série. Les séries sont formées pour rapporter le plus.
note-at-most = Jamais plus de { $points } points.
note-doubles = Seulement les cartes placées { $slot ->
        [top] au-dessus de celle-ci
        [bottom] sous celle-ci
       *[side] à côté de celle-ci
    }. Tout ce qu’elles rapportent compte double.
note-half = Il suffit qu’une moitié ait l’icône : c’est elle qui est jouée, et il lui faut un emplacement libre.
note-any = Une par une. Vous pouvez arrêter quand vous voulez.
note-clearing = Les cartes avec lesquelles vous venez de payer sont déjà dans la clairière.
note-deck = Les cartes sont révélées une par une. Une carte Hiver compte comme telle, et une autre carte la remplace.
note-number = On compte au moment d’appliquer l’effet.
note-dig = Vous jouez avec les cartes que vous avez maintenant. Celles que vous piochez entre-temps rejoignent votre main à la fin.
note-joins = Pas besoin d’emplacement libre : il le partage.
note-next-turn = Vaut pour les cartes payées ou gratuites, mais pas encore pendant le tour où celle-ci a été jouée. Un autre tour est un nouveau tour. Vous pouvez renoncer à piocher.
note-at-once = Vaut pour toute carte suivante, payée ou gratuite, même celle qu’apporte son propre bonus, mais jamais pour elle-même. Vous pouvez renoncer à piocher.
note-share-slot = Aucune autre espèce ne peut être sur le même emplacement.
note-share-top = Sur une lande, cela vaut pour l’un des deux emplacements du haut ; l’autre accueille une carte, comme d’habitude.
note-share-sides = Même sur des emplacements occupés. Mais rien d’autre ne peut y rejoindre des { $things }, et sans cette carte chacun a besoin de son emplacement.
note-bee = Compte pour { $wanted }. Ne compte pas pour { $others }. Sur une jeune pousse, il ne compte que là où l’on compte tous les arbres.
note-lay = Uniquement les cartes que vous avez en main au début. Chacune révèle aussi une carte du paquet dans la clairière ; celles que vous piochez entre-temps rejoignent votre main à la fin.
note-take-all = Vous n’avez jamais plus de dix cartes en main : si toutes n’y tiennent pas, vous choisissez lesquelles vous prenez.
note-gone = Elles sont hors jeu, y compris les cartes avec lesquelles vous venez de payer.
note-alone = Une autre carte de n’importe quel côté, même plus tard, et les points sont perdus. L’arbre ou l’arbuste lui-même ne compte pas.
