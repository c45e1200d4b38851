# Playing alone: the automa, the challenges and their medals.

solo-alone = Giocare da soli
solo-automa = L’automa
solo-challenge = Sfida
solo-choose = Scegli una sfida
solo-points-only = Non abbiamo trovato fonti per le sfide di questo gioco: si gioca quindi per i punti.
solo-options = Punti dubbi delle regole
solo-play = Gioca
solo-waits = { $automa } agisce dopo ogni tuo turno
solo-does = { $automa }: { $does }
solo-adds = aggiunge { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
solo-removes = toglie { $count } da { $end ->
        [left] sinistra
       *[right] destra
    }
solo-burns = scarta { $count } dal mazzo
solo-left = { $count ->
        [one] ancora { $count } carta prima di rimescolare
       *[other] ancora { $count } carte prima di rimescolare
    }
solo-row = in fila, da sinistra a destra
solo-have = { $have } su { $need }
solo-met = Sfida superata
solo-unmet = Sfida non superata
solo-medal = { $medal ->
        [gold] Oro
        [silver] Argento
       *[bronze] Bronzo
    }
solo-medal-from = { $medal } da { $points } punti
solo-won = { $medal ->
        [gold] Oro!
        [silver] Argento!
       *[bronze] Bronzo!
    }
solo-lost = Niente medaglia questa volta
solo-missed = La sfida non è superata: { $have } su { $need }
solo-short = { $count ->
        [one] Superata, ma manca { $count } punto
       *[other] Superata, ma mancano { $count } punti
    }
solo-for-points = Giocato per i punti
solo-over = La carta inverno: la partita è finita

## Challenges, with what is asked for

challenge-water-strider = Gerride
    .goal = Tutte e cinque le specie di libellule
challenge-mire-protection = Protezione della torbiera
    .goal = 10 brughiere
challenge-treetop-dwellers = Abitanti delle chiome
    .goal = 8 specie diverse di uccelli
challenge-paw-prints = Impronte di zampe
    .goal = 14 animali con zampe
challenge-forest-gliders = Volteggiatori del bosco
    .goal = 7 pipistrelli
challenge-precious-moor = Brughiera preziosa
    .goal = Una brughiera che vale 20 punti da sola
challenge-reptile-trail = Sentiero dei rettili
    .goal = Un marasso che vale 10 punti da solo; un marasso è nella tua prima mano
challenge-species-grove = Boschetto di specie
    .goal = 11 specie diverse tra alberi, arbusti e brughiere
challenge-crawler = Brulichio
    .goal = 10 insetti
challenge-forest-spawners = Girini del bosco
    .goal = 6 anfibi
challenge-plant-grove = Boschetto di piante
    .goal = 12 piante
challenge-hoof-prints = Impronte di zoccoli
    .goal = 6 animali con zoccoli
challenge-mice-grove = Boschetto dei topi
    .goal = 8 topi
challenge-cave-hideout = Rifugio nella caverna
    .goal = 15 carte nella caverna
challenge-winged-kingdom = Regno alato
    .goal = Almeno due uccelli su ogni albero, arbusto e brughiera

## Open points of the rules

open-automa-extra = L’automa tra i turni supplementari
open-automa-extra-no = aspetta
open-automa-extra-yes = agisce
open-automa-sweep = Una radura piena dopo il turno dell’automa
open-automa-sweep-yes = viene svuotata
open-automa-sweep-no = resta
open-automa-two = Le carte che ne aggiungono due
open-automa-two-burn = ne scartano anche una
open-automa-two-no-burn = non ne scartano
open-start-card = Il marasso della sfida 7
open-start-card-in-hand = è una delle tue sei carte
open-start-card-extra = è una settima carta
open-bog = Sfida 6: una torbiera di copertura
open-bog-own = non vale nulla
open-bog-with-plants = vale quanto guadagnano le sue piante
open-face-down = Brughiere a faccia in giù nelle sfide 2 e 15
open-face-down-count = contano
open-face-down-ignore = non contano
open-medal = Medaglia
open-medal-any = secondo i punti
open-medal-bronze = bronzo, scelta ora
open-medal-silver = argento, scelta ora
open-medal-gold = oro, scelta ora
open-arrow = La freccia di una carta
open-arrow-direction = mostra la direzione
open-arrow-end = indica il lato da cui si comincia
