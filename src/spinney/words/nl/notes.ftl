### Voetnoten bij kaarten

note-itself = Deze kaart telt zichzelf ook mee.
note-face-down = { $kind ->
        [tree] Jonge boompjes tellen als bomen.
       *[moor] Universele heides tellen als heides.
    }
note-face-down-species = { $kind ->
        [tree] Jonge boompjes horen bij geen soort en tellen hier niet.
       *[moor] Universele heides horen bij geen soort en tellen hier niet.
    }
note-no-bee = Telt hier niet mee: { $species }.
note-shared = Kaarten die een kaartveld delen, tellen elk apart.
note-full = Volledig bebouwd betekent: geen kaartveld is leeg. Een kaartveld dat meer kaarten delen, is er één.
note-symbol = Bomen en zichtbare helften tellen. Gedekte kaarten tonen geen symbool.
note-most = Gelijk is genoeg.
note-sets = Elke soort telt één keer per serie. De series worden zo gevormd dat ze het meeste opleveren.
note-at-most = Nooit meer dan { $points } punten.
note-doubles = Alleen kaarten die { $slot ->
        [top] boven deze kaart
        [bottom] onder deze kaart
       *[side] naast deze kaart
    } liggen. Alles wat ze opleveren, telt dubbel.
note-half = Eén helft met het symbool is genoeg: die helft wordt gespeeld en heeft een vrij kaartveld nodig.
note-any = Een voor een. Je mag op elk moment stoppen.
note-clearing = De kaarten waarmee je net hebt betaald, liggen al op de open plek.
note-deck = De kaarten worden een voor een omgedraaid. Een winterkaart telt als winter en wordt door een andere kaart vervangen.
note-number = Er wordt geteld als het effect wordt uitgevoerd.
note-dig = Je speelt verder met de kaarten die je nu hebt. Wat je ondertussen trekt, komt pas daarna in je hand.
note-joins = Er is geen vrij kaartveld nodig: het wordt gedeeld.
note-next-turn = Geldt voor betaalde en gratis kaarten, maar nog niet in de beurt waarin deze kaart is gespeeld. Een extra beurt is een nieuwe beurt. Je hoeft nooit te trekken.
note-at-once = Geldt voor elke latere kaart, betaald of gratis, ook voor een kaart uit de eigen bonus, maar nooit voor zichzelf. Je hoeft nooit te trekken.
note-share-slot = Er mag geen andere soort op hetzelfde kaartveld liggen.
note-share-top = Bij een heide geldt dat voor één van de twee bovenste kaartvelden; op het andere past zoals altijd één kaart.
note-share-sides = Ook op bezette kaartvelden. Maar bij { $things } mag daar niets anders komen, en zonder deze kaart heeft elk een eigen kaartveld nodig.
note-bee = Telt voor { $wanted }. Telt niet voor { $others }. Bij een jong boompje telt de bij alleen waar alle bomen worden geteld.
note-lay = Alleen kaarten die je bij het begin in je hand hebt. Elke kaart draait ook een kaart van de stapel om naar de open plek; wat je ondertussen trekt, komt pas aan het eind in je hand.
note-take-all = Je hebt nooit meer dan tien kaarten in je hand: als ze niet allemaal passen, kies je welke je neemt.
note-gone = Ze zijn uit het spel, ook de kaarten waarmee je net hebt betaald.
note-alone = Komt er aan een van de zijden nog een kaart bij, ook later, dan zijn de punten weg. De boom of struik zelf doet er niet toe.
