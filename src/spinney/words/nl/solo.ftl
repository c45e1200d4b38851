# Playing alone: the automa, the challenges and their medals.

solo-alone = Alleen spelen
solo-automa = De automa
solo-challenge = Opdracht
solo-choose = Kies een opdracht
solo-points-only = We hebben geen bron gevonden voor de opdrachten van dit spel, dus je speelt om punten.
solo-options = Waar de regels onduidelijk zijn
solo-play = Spelen
solo-waits = { $automa } is na elke beurt van jou aan zet
solo-does = { $automa }: { $does }
solo-adds = legt { $count ->
        [one] { $count } kaart erbij
       *[other] { $count } kaarten erbij
    }
solo-removes = haalt er { $count } weg van { $end ->
        [left] links
       *[right] rechts
    }
solo-burns = legt { $count } van de stapel af
solo-left = { $count ->
        [one] nog { $count } kaart tot het schudden
       *[other] nog { $count } kaarten tot het schudden
    }
solo-row = op een rij, van links naar rechts
solo-have = { $have } van { $need }
solo-met = Opdracht gehaald
solo-unmet = Opdracht niet gehaald
solo-medal = { $medal ->
        [gold] Goud
        [silver] Zilver
       *[bronze] Brons
    }
solo-medal-from = { $medal } vanaf { $points } punten
solo-won = { $medal ->
        [gold] Goud!
        [silver] Zilver!
       *[bronze] Brons!
    }
solo-lost = Deze keer geen medaille
solo-missed = De opdracht is niet gehaald: { $have } van { $need }
solo-short = { $count ->
        [one] Gehaald, maar { $count } punt te weinig
       *[other] Gehaald, maar { $count } punten te weinig
    }
solo-for-points = Om punten gespeeld
solo-over = De winterkaart: het spel is afgelopen

## Challenges, with what is asked for

challenge-water-strider = Schaatsenrijder
    .goal = Alle vijf soorten libellen
challenge-mire-protection = Veenbescherming
    .goal = 10 heides
challenge-treetop-dwellers = Boomtopbewoners
    .goal = 8 verschillende soorten vogels
challenge-paw-prints = Pootafdrukken
    .goal = 14 pootdieren
challenge-forest-gliders = Bosvliegers
    .goal = 7 vleermuizen
challenge-precious-moor = Kostbare heide
    .goal = Eén heide die op zichzelf 20 punten waard is
challenge-reptile-trail = Reptielenspoor
    .goal = Eén adder die op zichzelf 10 punten waard is; er zit een adder in je eerste hand
challenge-species-grove = Soortenbosje
    .goal = 11 verschillende soorten bomen, struiken en heides samen
challenge-crawler = Kriebelaars
    .goal = 10 insecten
challenge-forest-spawners = Boskikkers
    .goal = 6 amfibieën
challenge-plant-grove = Plantenbosje
    .goal = 12 planten
challenge-hoof-prints = Hoefafdrukken
    .goal = 6 evenhoevige dieren
challenge-mice-grove = Muizenbosje
    .goal = 8 muizen
challenge-cave-hideout = Schuilplaats in de grot
    .goal = 15 kaarten in de grot
challenge-winged-kingdom = Gevleugeld rijk
    .goal = Minstens twee vogels bij elke boom, struik en heide

## Open points of the rules

open-automa-extra = De automa tussen extra beurten
open-automa-extra-no = wacht
open-automa-extra-yes = is aan zet
open-automa-sweep = Een volle open plek na de beurt van de automa
open-automa-sweep-yes = wordt geleegd
open-automa-sweep-no = blijft liggen
open-automa-two = Kaarten die er twee bij leggen
open-automa-two-burn = leggen er ook een af
open-automa-two-no-burn = leggen er geen af
open-start-card = De adder van opdracht 7
open-start-card-in-hand = is een van je zes kaarten
open-start-card-extra = is een zevende kaart
open-bog = Opdracht 6: een dekenveen
open-bog-own = levert zelf niets op
open-bog-with-plants = levert op wat zijn planten winnen
open-face-down = Gedekte heides in opdracht 2 en 15
open-face-down-count = tellen mee
open-face-down-ignore = tellen niet mee
open-medal = Medaille
open-medal-any = naar punten
open-medal-bronze = brons, nu gekozen
open-medal-silver = zilver, nu gekozen
open-medal-gold = goud, nu gekozen
open-arrow = De pijl van een kaart
open-arrow-direction = wijst de richting
open-arrow-end = wijst naar de kant waar het begint
