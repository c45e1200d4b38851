### Rules, symbols, credits, the guided game. en/learn.ftl explains the variables.

## Rules

learn-rules = De regels
learn-rules-note = Beide spellen in onze eigen woorden. Vijf minuten lezen; voeg een doos toe om te zien wat die brengt.
learn-rules-play = Al spelend leren
learn-aim-title = Waar het om gaat
learn-aim-tree = Je laat een bos van kaarten groeien. Je plant bomen, en rond elke boom komen dieren, planten en paddenstoelen wonen. Elke kaart levert punten op voor iets anders: buren, soortgenoten, bomen. Zodra de derde winterkaart verschijnt, wint het bos dat het meest waard is.
learn-aim-moor = Je legt een stukje Dartmoor neer: bomen, struiken en weidse heides, en iedereen die er leeft. Elke kaart levert punten op voor iets anders: buren, soortgenoten, heides. Zodra de derde winterkaart verschijnt, wint het landschap dat het meest waard is.
learn-cards-title = De kaarten
learn-host-tree = Een boom is een hele kaart. Hij staat op zichzelf en biedt vier kaartvelden: boven, onder, links en rechts.
learn-host-moor = Bomen, struiken en heides zijn hele kaarten. Bomen en struiken bieden vier kaartvelden: boven, onder, links en rechts. Een heide heeft er twee boven en twee onder, maar geen ernaast.
learn-half = Alle andere kaarten tonen twee bewoners, boven elkaar of naast elkaar. Je speelt één helft; de andere verdwijnt eronder.
learn-cost = Kosten: zoveel andere kaarten betaal je.
learn-symbol = Boomsymbool: de kleur van de kaart. Die bepaalt de bonus.
learn-type = Soortsymbolen: wat de kaart is. Andere kaarten tellen die.
learn-effect = Effect: gebeurt één keer, als je de kaart speelt.
learn-bonus-sign = Bonus, in kleur: alleen als je in die kleur betaalt.
learn-points = Punten, als een sommetje.
learn-setup-title = Voorbereiding
learn-setup-winter = Drie winterkaarten wachten in het laatste derde deel: één bovenop, twee er ergens in.
learn-setup-hand = Iedereen trekt zes kaarten.
learn-setup-mulligan = Geen boom erbij? Je mag één keer alle zes in de doos terugleggen en zes nieuwe trekken.
learn-setup-cave = Er liggen evenveel grotten open als er spelers zijn. Van de laatste tot de eerste neemt iedereen er een; daarna werken de grotten in dezelfde volgorde, grot 4 pas aan het einde van het spel. Niemand bekijkt de kaart die grot 1 in een bos legt.
learn-turn-title = Jouw beurt
learn-turn = Je doet precies één van twee dingen.
learn-turn-draw = Trek twee kaarten, na elkaar, uit de open plek of van de stapel.
learn-turn-play = Of speel één kaart in je bos.
learn-turn-limit = Niemand heeft ooit meer dan tien kaarten in de hand. Met negen trek je er maar één, met tien geen.
learn-play-title = Een kaart spelen
learn-play-choose = Kies de kaart, en bij een opgesplitste kaart de helft. Een bovenste helft gaat erboven, een linkerhelft links, enzovoort; het kaartveld moet vrij zijn.
learn-play-pay = Betaal: leg zoveel andere handkaarten als de kaart kost op de open plek.
learn-play-tree = Was het een boom, dan gaat de bovenste kaart van de stapel open naar de open plek. Struiken en heides draaien niets om.
learn-play-lasting = Dan werken de permanente effecten van kaarten die al in je bos liggen.
learn-play-effect = Daarna het effect van de kaart zelf. Je mag er altijd van afzien.
learn-play-bonus = Ten slotte de bonus van de kaart, als elke kaart waarmee je betaalde op een van de helften hetzelfde boomsymbool toont. Ook daar mag je van afzien.
learn-free = “Gratis” betekent: geen kosten, maar ook geen effect of bonus van die kaart, tenzij het erbij staat. Dat geldt ook voor een kaart uit de open plek.
learn-sapling = Elke kaart mag gratis gedekt als jong boompje worden gespeeld: een boom met vier kaartvelden die tot geen soort behoort.
learn-face-down = Met sommige kaarten leg je een handkaart gedekt neer: een universele heide, met de kaartvelden van elke heide.
learn-show = Kun je trekken noch spelen, dan toon je je hand, leg je twee kaarten op de open plek en trek je er twee.
learn-clearing-title = De open plek
learn-clearing = Wat betaald wordt, ligt hier voor iedereen klaar. Liggen er aan het einde van een beurt tien of meer kaarten, dan verlaten ze allemaal het spel.
learn-winter-title = De winter
learn-winter-come = De eerste en de tweede winterkaart komen naast de open plek, waar ze ook opduiken, en de volgende kaart neemt hun plaats in.
learn-winter-end = De derde beëindigt het spel meteen, midden in wat er gebeurt. Wat betaald en gespeeld is, blijft liggen.
learn-score-title = Puntentelling
learn-score = Elke zichtbare kaart in je bos levert op wat erop staat; verborgen helften tellen niet. Elke kaart in je grot is 1 punt.
learn-score-most = Een kroon vergelijkt je met alle anderen: die telt als niemand er meer heeft. Gelijk is genoeg.
learn-score-hand = Kaarten in je hand zijn niets waard. Bij een gelijk totaal win je samen.
learn-special-title = Goed om te weten
learn-special-hare = Hazen delen één kaartveld, zoveel je wilt. Ook twee padden delen er een.
learn-special-bee = Een boom met een houtbij telt één keer extra op kaarten waar “met houtbijen” bij staat.
learn-special-mole = De mol laat je doorspelen met je hand, zolang je kunt betalen.
learn-special-moor = Sommige bewoners willen een heide en niets anders; dat staat op hun kaart.
learn-special-cuckoo = De koekoek voegt zich bij een andere vogel boven een boom of struik.
learn-special-rabbit = Met een Dartmoordas passen er onbeperkt veel konijnen naast zijn boom of struik.
learn-special-dragonfly = Met krabbenscheer delen onbeperkt veel libellen één kaartveld bovenaan.

## Symbols

learn-glossary = Wat de symbolen betekenen
learn-glossary-note = Kaarten tonen hun regels als symbolen. Hier staan ze in woorden; tik aan tafel op een kaart voor de volledige tekst.
learn-symbols-title = Boomsymbolen
learn-symbols-note = Elke helft toont er een: de kleur van de band, altijd met het bijbehorende teken.
learn-types-title = Soortsymbolen
learn-types-note = Wat andere kaarten tellen.
learn-acts-title = Wat een kaart doet
learn-act-draw = een kaart van de stapel trekken
learn-act-take = een kaart uit de open plek nemen
learn-act-play = gratis een kaart spelen, zonder effect en bonus
learn-act-another-turn = nog een beurt
learn-act-cave = in de grot: elk 1 punt
learn-act-face-down = een kaart gedekt neerleggen
learn-act-permanent = permanent: werkt telkens als het past
learn-act-any = zoveel je wilt
learn-sums-title = Hoe een som eruitziet
learn-sum-each = voor elke
learn-sum-then = als dat zo is, dan zoveel punten
learn-sum-different = alleen verschillende soorten tellen
learn-sum-most = niemand heeft er meer
learn-sum-full = volledig bebouwd, geen kaartveld vrij
learn-sum-attached = elke aangelegde kaart
learn-sum-top = kaarten boven
learn-sum-bottom = kaarten onder
learn-sum-sides = kaarten opzij
learn-table-title = Aan tafel
learn-sign-clearing = de open plek
learn-sign-winter = een winterkaart; de derde beëindigt het spel
learn-sign-hand = kaarten in de hand
learn-sign-hint = een tip
learn-sign-undo = ongedaan maken
learn-sign-skip = overslaan
learn-sign-log = wat er gebeurd is
learn-sign-score = score
learn-examples = Kaarten als voorbeeld

## Credits

learn-credits = Colofon
learn-unofficial-title = Een onofficieel fanproject
learn-unofficial = Spinney is niet verbonden aan, gemaakt of goedgekeurd door de uitgever of de auteur van de spellen. Forest Shuffle en Forest Shuffle: Dartmoor zijn spellen van Kosch, uitgegeven door Lookout Spiele; de namen behoren toe aan hun eigenaars.
learn-unofficial-art = Geen van hun illustraties, iconen of teksten wordt gebruikt. Vind je het spel leuk, koop dan de doos: die is prachtig.
learn-pictures-title = Afbeeldingen
learn-pictures-game-icons = Veel van de kleine iconen van dieren, planten en paddenstoelen zijn van Lorc, Delapouite en andere makers van game-icons.net, onder CC BY 3.0; opnieuw gekleurd.
learn-pictures-lucide = De tekens op de knoppen zijn van Lucide, onder de ISC-licentie.
learn-pictures-own = Bladeren, boomtekens, kaartranden, de heuvels en het logo zijn voor Spinney getekend: CC0, vrij voor iedereen.
learn-fonts-title = Lettertypen
learn-fonts = Alegreya van Juan Pablo del Peral (Huerta Tipográfica) en Source Sans 3 van Paul D. Hunt (Adobe), beide onder de SIL Open Font License 1.1.
learn-source-title = Broncode
learn-source = Spinney is vrije software onder de MIT-licentie: de regels, de bots, de server en deze pagina. Wie deze server draait, heeft de broncode; je mag die gebruiken, veranderen en delen.
learn-privacy-title = Jouw gegevens
learn-privacy = Geen account, geen tracking, geen verzoek aan andere servers. Je instellingen blijven in deze browser. Wat een server van je spellen bewaart, en hoe lang, staat op zijn pagina “Aanbieder en privacy”.

## The guided game

learn-title = Leer het in tien minuten
learn-note = Een korte partij Forest Shuffle tegen een makkelijke bot. Naast de tafel staat een kleine gids die zegt wat telt, zodra het telt.
learn-what-play = Een echte partij met alle regels. Alleen de kaarten zijn zo gedeeld dat ze goed begint.
learn-what-short = De stapel is kleiner, dus de winter komt na zo’n tien minuten.
learn-what-back = Je kunt stappen ongedaan maken tot er iets verborgens is onthuld, een tip vragen en de gids op elk moment sluiten.
learn-start = Begin de begeleide partij
learn-read = Ik lees liever de regels
learn-coach = Gids
learn-coach-next = Verder
learn-coach-back = Terug
learn-coach-close = Gids sluiten
learn-coach-fold = Gids verkleinen
learn-coach-open = Gids tonen
learn-coach-step = { $at } van { $count }
learn-coach-wait-dweller = Speel een bewoner om verder te gaan.
learn-coach-wait-turn = Speel verder: de volgende stap komt op het juiste moment.
learn-coach-welcome = Welkom in het bos
learn-coach-welcome-text = Je laat een bos groeien; het waardevolste wint. Deze zes kaarten zijn je hand. Er zitten bomen bij: een goed begin.
learn-coach-turn = Eén ding per beurt
learn-coach-turn-text = Trek twee kaarten of speel er een. Het groene vak zegt altijd wat er te doen is.
learn-coach-cards = Een kaart lezen
learn-coach-cards-text = De munt toont de kosten, betaald met andere kaarten. Bomen tonen hun boomsymbool in de hoek, andere kaarten in hun gekleurde band. Onderaan staat wat de kaart doet en hoeveel punten die oplevert. Opgesplitste kaarten hebben twee helften; je speelt er één.
learn-coach-tree = Plant een boom
learn-coach-tree-text = Zonder boom komt er niemand wonen. Tik op { $species }; kost de kaart iets, kies dan waarmee je betaalt en speel.
learn-coach-clearing = De open plek
learn-coach-clearing-text = Wat je betaalt, ligt zichtbaar op de open plek, en elke boom legt er nog een kaart van de stapel bij. Iedereen mag daar trekken.
learn-coach-dweller = Er komt iemand wonen
learn-coach-dweller-text = Nu kan een helft bij je boom wonen: tik op een kaart met twee helften en een groene rand. Het gouden kaartveld toont waar, en het getal onder de kaart wat die meteen waard is.
learn-coach-bonus = De bonus
learn-coach-bonus-text = Betaal alleen met kaarten die hetzelfde symbool tonen als de kaart die je speelt, en je krijgt ook de gekleurde bonus. Bij het betalen zijn de passende kaarten gemarkeerd.
learn-coach-worth = Wat het waard is
learn-coach-worth-text = De getallen in je bos zijn je punten op dit moment. Tik op een kaart voor de som. Veel groeien mee met wat je toevoegt.
learn-coach-draw = Tijd om te trekken
learn-coach-draw-text = Weinig kaarten over? Trek er twee. Op de open plek weet je wat je krijgt; let op kleuren voor je volgende bonus.
learn-coach-others = Het andere bos
learn-coach-others-text = Ook de bot laat er een groeien: tik op zijn naam om het te zien. Kijk goed als een kaart zegt “niemand heeft er meer”, en let op wat je op de open plek laat liggen.
learn-coach-sapling = Geen boom bij de hand?
learn-coach-sapling-text = Tik op een willekeurige kaart en dan op het gearceerde teken “Gedekt”: zo speel je die gratis als jong boompje. Het levert geen punten op, maar wel vier nieuwe kaartvelden.
learn-coach-limit = Een volle hand
learn-coach-limit-text = Meer dan tien kaarten kun je niet hebben. Nu is het tijd voor iets duurs.
learn-coach-sweep = Straks geleegd
learn-coach-sweep-text = Bij tien kaarten verlaat de hele open plek aan het einde van de beurt het spel. Neem wat je nodig hebt, of laat gaan wat anderen willen.
learn-coach-clock = De winterklok
learn-coach-clock-text = De ring toont hoeveel er van de stapel over is. In het blauwe deel wachten de drie winterkaarten.
learn-coach-winter = Eerste sneeuw
learn-coach-winter-text = De eerste winterkaart is er; twee andere liggen er ergens onder. Spaar niet langer: speel wat punten oplevert.
learn-coach-last = Het kan elk moment eindigen
learn-coach-last-text = De volgende winterkaart beëindigt het spel meteen, en je hand is dan niets waard. Daarna toont de puntentelling elke som. Veel plezier!
learn-coach-end = Je eerste bos staat er
learn-coach-end-text = Dat was een heel spel, van de eerste boom tot de laatste sneeuw. Tik hierboven op een balk en de kaarten die hij telt lichten op. En nu?
learn-coach-end-bots = Tegen bots spelen
learn-pictures-drawings = Dieren, planten, heides en grotten zijn voor Spinney naar de natuur getekend: CC0, vrij voor iedereen.
learn-cards = Kaarten
learn-cards-search = Naam, regel of nummer
learn-cards-filter = Filteren
learn-cards-box = Doos
learn-cards-all = Alle
learn-cards-kind = Soortsymbool
learn-cards-symbol = Symbool
learn-cards-cost = Kosten
learn-cards-none = Geen kaart past hierbij. Haal een filter weg of typ minder.
learn-cards-offline = De kaarten konden niet worden geladen. Probeer het opnieuw als je verbinding hebt.
learn-cards-one = De kaart
learn-cards-choose = Kies een kaart: hier staat de tekst en wat er goed bij past.
learn-cards-close = Sluiten
learn-cards-symbols = Symbolen
learn-cards-in-box = in het spel
learn-cards-company = Past goed bij
learn-cards-count = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} met { $species ->
    [one] 1 soort
   *[other] { $species } soorten
}
learn-mine-all = Alle
learn-mine-friends = Met vrienden
learn-mine-filter = Welke spellen
learn-mine-device = Geteld op dit apparaat, alleen voor jou.
learn-mine-average = punten gemiddeld
learn-mine-best = record, { $edition }
learn-mine-won-share = { $count ->
        [one] spel gewonnen
       *[other] spellen gewonnen
    }, { $share }%
learn-mine-last = { $count ->
        [one] Punten van het laatste spel
       *[other] Punten van de laatste { $count } spellen
    }
learn-mine-chart = Punten, oudste spel eerst: { $points }
learn-mine-won = gewonnen
learn-mine-not-won = niet gewonnen
learn-mine-mean = gemiddelde van vijf
learn-mine-continued = voortgezet, telt niet mee
learn-mine-soon = { $left ->
    [one] Na nog één spel
   *[other] Na nog { $left } spellen
} zie je hier hoe je punten zich ontwikkelen.
learn-mine-animals = Jouw dieren en planten: punten per kaart
learn-mine-list = Spellen
learn-mine-of = { $rank }e van { $count }
learn-mine-rank = { $rank }e
learn-mine-sheet = Scoreblad
learn-mine-replay = Terugkijken
learn-mine-forget = Verwijderen
learn-mine-forget-sure = Dit spel van dit apparaat verwijderen?
learn-mine-more = Meer tonen
learn-mine-none = Op dit apparaat is nog geen spel afgelopen. Zodra er een is afgelopen, staat het hier.
learn-mine-play = Een spel spelen
learn-mine-save = Opslaan als bestand
learn-mine-bring = Bestand openen
learn-mine-not-ours = Dit bestand bevat geen opgeslagen spellen.
learn-mine-no-store = Deze browser bewaart niets: de opslag is geblokkeerd of vol.
learn-mine-private = Je spellen staan alleen in deze browser. Sla ze op voordat je van browser wisselt.
learn-cards-own = { $count ->
        [one] punt
       *[other] punten
    } per kaart in jouw spellen
learn-mine-games = { $count ->
    [one] spel
   *[other] spellen
}
learn-mine-since = { $count ->
    [one] 1 spel sinds { $month }
   *[other] { $count } spellen sinds { $month }
}
learn-mine-brought = { $count ->
    [one] 1 spel was nieuw
   *[other] { $count } spellen waren nieuw
}
learn-setup-start = Bepaal wie begint (hier wordt geloot). Daarna gaat het met de klok mee.
learn-setup-cave-plain = Iedereen krijgt een grot. Aan het eind is elke kaart erin 1 punt waard.
learn-turn-another = “Nog een beurt” is een volledige beurt, nadat de open plek is gecontroleerd. Meerdere extra beurten komen na elkaar.
learn-play-tree-sapling = Was het een boom, ook een jong boompje, dan gaat de bovenste kaart van de stapel open naar de open plek.
learn-effects-title = Effecten en bonussen
learn-effect-whole = Een effect of bonus die je gebruikt, voer je zo ver mogelijk uit: met negen handkaarten levert “trek 3” er één op.
learn-bonus-nothing = Een kaart die niets kost, krijgt altijd de bonus. Een gedekt gespeelde kaart heeft er geen.
learn-lasting = Permanente effecten gelden voor elke kaart die in je bos komt, betaald, gratis of gedekt, in de volgorde waarin ze daar liggen. Je hoeft nooit te trekken.
learn-lasting-tree = Paddenstoelen werken vanaf je volgende beurt. Een extra beurt is ook een volgende beurt.
learn-lasting-moor = Ze werken meteen en voor elke latere kaart, ook voor een kaart uit de eigen bonus, maar nooit voor zichzelf.
learn-free-half = Eén helft met het symbool is genoeg. Die helft speel je, en daarvoor is een vrij kaartveld nodig.
learn-score-full = Volledig bebouwd: geen van de vier kaartvelden is leeg. Een gedeeld kaartveld is er één, maar elke kaart daarop telt.
learn-open-title = Wat open is en wat geheim
learn-open = Bossen, de open plek en het aantal kaarten in elke hand en grot zijn voor iedereen zichtbaar.
learn-open-hand = Geheim zijn de handkaarten en alles wat gedekt uit een hand in een bos of grot kwam.
learn-example-title = Een voorbeeld, kaart voor kaart
learn-example-note = Een voltooid bos en de { $points } punten ervan. Bij elke soort: de regel, de berekening en wat die oplevert.
learn-news-title = Wat nieuw is in Dartmoor
learn-news-note = Voor wie Forest Shuffle kent. Al het andere blijft zoals het was.
learn-news-hosts = Naast bomen zijn er struiken, met dezelfde vier kaartvelden, en heides, met twee kaartvelden boven en twee onder.
learn-news-trees = Alleen bomen draaien een kaart om op de open plek; struiken en heides niet.
learn-news-face-down = Er zijn geen jonge boompjes. Sommige bonussen leggen een kaart gedekt neer als universele heide.
learn-news-caves = De grotten verschillen, en je kiest er een voor het begin.
learn-news-setup = Er gaan meer kaarten uit (45, 30 of 15), en een hand zonder boom wordt niet geruild.
learn-news-show = Wie niet kan trekken en niet kan spelen, toont de hand, legt twee kaarten op de open plek en trekt er twee.
learn-news-clearing = Sommige kaarten neem of speel je rechtstreeks uit de open plek.
learn-news-lasting = Permanente effecten werken meteen, niet pas vanaf de volgende beurt. Geen paddenstoelen, geen houtbij en geen mol.
learn-news-only-moor = Sommige bewoners mogen alleen bij een heide, en sommige leveren alleen daar punten op.
learn-setup-deck = De stapel wordt geschud. Met { $players } spelers gaan er { $cards } kaarten ongezien uit.

## What the boxes of the first game bring

learn-alpine-title = Wat Alpine brengt
learn-alpine-symbol = 36 kaarten met het bergsymbool: in de teksten heten ze Alpenkaarten. Sommige kaarten tellen ze, andere spelen er gratis een.
learn-alpine-trees = Twee nieuwe bomen, de Europese lariks en de alpenden, met eigen boomsymbolen.
learn-alpine-hare = De sneeuwhaas telt als Europese haas voor elke kaart die Europese hazen telt, maar deelt nooit een kaartveld.
learn-alpine-cave = De lammergier legt maximaal twee kaarten uit de open plek in je grot en levert 1 punt op per kaart daarin.
learn-alpine-trumpet = De hoorn-van-overvloed is een paddenstoel: vanaf je volgende beurt trek je een kaart voor elke Alpenkaart die je speelt.
learn-alpine-butterfly = De kleine apollovlinder is een extra vlinder. Een serie van zes verschillende levert 35 punten op.
learn-edge-title = Wat Woodland Edge brengt
learn-edge-symbol = 36 kaarten met het bosrandsymbool. De wilde kat telt ze.
learn-edge-shrubs = Struiken zijn hele kaarten met vier kaartvelden, net als bomen. Maar het zijn geen bomen: ze draaien niets om en tellen niet mee waar het om bomen gaat.
learn-edge-lasting = Het permanente effect van een struik werkt meteen. Afhankelijk van de struik trek je een kaart voor elke vlinder, vleermuis of plant die je speelt.
learn-edge-alone = De bunzing levert alleen punten op zolang er geen andere kaart bij zijn boom of struik ligt; de nachtegaal alleen boven een struik.
learn-edge-nettle = Met een grote brandnetel delen zoveel vlinders als je wilt het bovenste kaartveld van die boom of struik.
learn-edge-vole = Met de woelrat speel je zoveel handkaarten als je wilt als jonge boompjes.
learn-edge-boar = De zeug van het wild zwijn haalt alle kaarten op de open plek uit het spel en levert 10 punten per zwijnenbig op. Daarvan zijn er drie meer.
learn-edge-butterfly = Het landkaartje is een extra vlinder. Een serie van zes verschillende levert 35 punten op; samen met Alpine levert een serie van zeven er 55 op.

## Playing alone

learn-solo-title = Alleen spelen
learn-solo = Je speelt tegen een automa (in Dartmoor heet die Anna): 20 kaarten die op de open plek leggen en ervan wegnemen. Jij begint. Al het andere gaat zoals met meer spelers.
learn-solo-row = De open plek is een rij. Wat er komt, ook wat je betaalt, gaat naar het rechteruiteinde; verdwijnt er een kaart, dan schuiven de andere aan.
learn-solo-automa = Na elk van jouw beurten draait de automa een kaart om: hij legt rechts kaarten van de stapel aan, haalt er links of rechts een paar weg of legt kaarten van de stapel af. Zijn de kaarten op, dan worden ze opnieuw geschud.
learn-solo-extra = Krijg je nog een beurt, dan gaat die voor; pas daarna is de automa aan zet.
learn-solo-winter = Er is maar één winterkaart, ergens bij de laatste tien kaarten. Zodra die verschijnt, is het spel afgelopen.
learn-solo-setup-tree = Er gaan 30 kaarten uit (45 met Alpine), en er liggen vanaf het begin vijf kaarten op de open plek.
learn-solo-setup-moor = Er gaan 45 kaarten uit. Je hebt grot 3: trek drie kaarten en leg daarna drie van je negen op de open plek.
learn-solo-score-tree = Er is niemand om je mee te vergelijken: een linde levert 3 punten op als je er minstens drie hebt, anders 1; een grote bonte specht 10 als je minstens tien bomen hebt.
learn-solo-score-moor = Er is niemand om je mee te vergelijken: een grutto levert 10 punten op als je minstens zes heides hebt; een Dartmoorpony 15 als je er minstens acht hebt, anders 5.
learn-solo-goal-tree = Je speelt om punten: we hebben geen bron gevonden voor de opdrachten van dit spel.
learn-solo-goal-moor = Kies vooraf een van de 15 opdrachten. Je wint als die aan het eind is gehaald en je punten genoeg zijn voor brons; het hoogste niveau dat je haalt, is je medaille.
learn-solo-open = Een paar punten laten onze bronnen open. Die kun je voor het spel kiezen.
learn-sign-bot = de automa: is na elke beurt van jou aan zet
learn-sign-next = de open plek is een rij, van links naar rechts
learn-sign-cup = de opdracht en de medailles: brons, zilver, goud
learn-mine-delete = Verwijderen voor iedereen
learn-mine-delete-sure = Dit spel van de server verwijderen, voor iedereen die meespeelde, en van dit apparaat?
learn-mine-deleted = Het spel is verwijderd.

## Who runs this server

about-imprint = Aanbieder
about-contact = Contact
about-privacy = Privacy
about-kept = Wat deze server bewaart
about-kept-games = Van elk spel: de ingevoerde namen, alle zetten en het tijdstip daarvan.
about-kept-running = { $days ->
    [one] Een spel dat niet is afgelopen, wordt verwijderd als geen van de spelers het { $days } dag heeft geopend.
   *[other] Een spel dat niet is afgelopen, wordt verwijderd als geen van de spelers het { $days } dagen heeft geopend.
}
about-kept-running-always = Spellen die niet zijn afgelopen, blijven bewaard tot iemand ze verwijdert.
about-kept-over = { $days ->
    [one] Een afgelopen spel wordt verwijderd als geen van de spelers het { $days } dag heeft geopend.
   *[other] Een afgelopen spel wordt verwijderd als geen van de spelers het { $days } dagen heeft geopend.
}
about-kept-over-always = Afgelopen spellen blijven bewaard tot iemand ze verwijdert.
about-kept-pads = { $days ->
    [one] Een gedeeld scoreblok wordt verwijderd als niemand het { $days } dag heeft gewijzigd.
   *[other] Een gedeeld scoreblok wordt verwijderd als niemand het { $days } dagen heeft gewijzigd.
}
about-kept-pads-always = Gedeelde scoreblokken blijven bewaard tot wie deze server beheert ze verwijdert.
about-kept-tokens = { $days ->
    [one] Het geheim waaraan je apparaat aan een tafel wordt herkend, is alleen als vingerafdruk (hash) opgeslagen en vervalt na { $days } dag zonder gebruik.
   *[other] Het geheim waaraan je apparaat aan een tafel wordt herkend, is alleen als vingerafdruk (hash) opgeslagen en vervalt na { $days } dagen zonder gebruik.
}
about-kept-tokens-always = Het geheim waaraan je apparaat aan een tafel wordt herkend, is alleen als vingerafdruk (hash) opgeslagen.
about-kept-told = Als je bericht wilt wanneer je aan de beurt bent: het adres dat je hebt opgegeven, of dat van de pushdienst van je browser, tot je het uitzet.
about-kept-address = Je netwerkadres wordt, zolang je verbonden bent, gebruikt om misbruik tegen te gaan. Het wordt niet opgeslagen en niet gelogd.
about-kept-browser = In je browser, niet op de server: je instellingen, je plaatsen, je eigen lijst van afgelopen spellen en scoreblokken.
about-kept-nobody = Geen account, geen cookies, geen tracking. De pagina laadt niets van andere servers.
about-kept-delete = Je kunt een spel zelf verwijderen, onder “Jouw tafels”. Zolang anderen nog spelen, moeten zij akkoord gaan.
