### Rules, symbols, credits, the guided game. en/learn.ftl explains the variables.

## Rules

learn-rules = Die Regeln
learn-rules-note = Beide Spiele in unseren Worten. Fünf Minuten Lesezeit; nimm eine Schachtel dazu, um zu sehen, was sie mitbringt.
learn-rules-play = Beim Spielen lernen
learn-aim-title = Worum es geht
learn-aim-tree = Du lässt einen Wald aus Karten wachsen. Bäume werden gepflanzt, und um jeden Baum ziehen Tiere, Pflanzen und Pilze ein. Jede Karte bringt für etwas anderes Punkte: für Nachbarn, ihresgleichen, die Bäume. Sobald die dritte Winterkarte kommt, gewinnt der wertvollste Wald.
learn-aim-moor = Du legst ein Stück Dartmoor aus: Bäume, Sträucher und weite Moore, und alle, die dort leben. Jede Karte bringt für etwas anderes Punkte: für Nachbarn, ihresgleichen, die Moore. Sobald die dritte Winterkarte kommt, gewinnt die wertvollste Landschaft.
learn-cards-title = Die Karten
learn-host-tree = Ein Baum ist eine ganze Karte. Er steht für sich und bietet vier Plätze: oben, unten, links und rechts.
learn-host-moor = Bäume, Sträucher und Moore sind ganze Karten. Bäume und Sträucher bieten vier Plätze: oben, unten, links und rechts. Ein Moor hat zwei oben und zwei unten, aber keinen an den Seiten.
learn-half = Alle anderen Karten zeigen zwei Bewohner, übereinander oder nebeneinander. Du spielst eine Hälfte; die andere verschwindet darunter.
learn-cost = Kosten: so viele andere Karten bezahlst du.
learn-symbol = Baumsymbol: die Farbe der Karte. Sie entscheidet über den Bonus.
learn-type = Typen: was die Karte ist. Andere Karten zählen das.
learn-effect = Effekt: geschieht einmal, wenn du die Karte spielst.
learn-bonus-sign = Bonus, in Farbe: nur bei Bezahlung in dieser Farbe.
learn-points = Punkte, als kleine Rechnung.
learn-setup-title = Aufbau
learn-setup-winter = Drei Winterkarten warten im letzten Drittel: eine obenauf, zwei irgendwo darin.
learn-setup-hand = Alle ziehen sechs Karten.
learn-setup-mulligan = Kein Baum dabei? Du darfst einmal alle sechs in die Schachtel zurücklegen und sechs neue ziehen.
learn-setup-cave = Offen liegen so viele Höhlen aus, wie Leute mitspielen. Von hinten nach vorn nehmen alle eine; dann wirken die Höhlen in derselben Reihenfolge, Höhle 4 erst am Spielende. Die Karte, die Höhle 1 in einen Wald legt, sieht sich niemand an.
learn-turn-title = Dein Zug
learn-turn = Du tust genau eines von zwei Dingen.
learn-turn-draw = Zieh zwei Karten, eine nach der anderen, vom Stapel oder offen aus der Lichtung.
learn-turn-play = Oder spiel eine Karte in deinen Wald.
learn-turn-limit = Niemand hat je mehr als zehn Karten auf der Hand. Mit neun ziehst du nur eine, mit zehn keine.
learn-play-title = Eine Karte spielen
learn-play-choose = Wähle die Karte, bei einer geteilten die Hälfte. Eine obere Hälfte kommt nach oben, eine linke nach links und so weiter; der Platz muss frei sein.
learn-play-pay = Bezahle: Leg so viele andere Handkarten, wie sie kostet, offen in die Lichtung.
learn-play-tree = War es ein Baum, kommt die oberste Karte des Stapels offen in die Lichtung. Sträucher und Moore decken nichts auf.
learn-play-lasting = Dann wirken Dauereffekte von Karten, die schon in deinem Wald liegen.
learn-play-effect = Danach ihr eigener Effekt. Du darfst immer darauf verzichten.
learn-play-bonus = Zuletzt ihr Bonus, wenn jede Karte, mit der du bezahlt hast, auf einer ihrer Hälften das Baumsymbol der gespielten Karte zeigt. Auch auf ihn darfst du verzichten.
learn-free = „Kostenlos“ heißt: ohne Kosten, aber auch ohne Effekt und Bonus dieser Karte, wenn nichts anderes dasteht. Das gilt auch für Karten aus der Lichtung.
learn-sapling = Jede Karte darf kostenlos verdeckt als Baumsprössling gespielt werden: ein Baum mit vier Plätzen, der zu keiner Art gehört.
learn-face-down = Manche Karten lassen dich eine Handkarte verdeckt auslegen: ein universelles Moor mit den Plätzen jedes Moors.
learn-show = Kannst du weder ziehen noch spielen, zeigst du deine Hand, legst zwei Karten in die Lichtung und ziehst zwei.
learn-clearing-title = Die Lichtung
learn-clearing = Was bezahlt wird, liegt hier für alle bereit. Liegen am Ende eines Zugs zehn oder mehr Karten hier, verlassen sie alle das Spiel.
learn-winter-title = Der Winter
learn-winter-come = Die erste und die zweite Winterkarte kommen neben die Lichtung, wo immer sie auftauchen, und die nächste Karte tritt an ihre Stelle.
learn-winter-end = Die dritte beendet das Spiel sofort, mitten in allem, was gerade läuft. Was bezahlt und gespielt ist, bleibt liegen.
learn-score-title = Wertung
learn-score = Jede sichtbare Karte in deinem Wald bringt, was auf ihr steht; verdeckte Hälften zählen nicht. Jede Karte in deiner Höhle ist 1 Punkt.
learn-score-most = Eine Krone vergleicht dich mit allen anderen: Sie zählt, wenn niemand mehr hat. Gleichstand genügt.
learn-score-hand = Handkarten zählen nichts. Bei gleicher Summe gewinnt man gemeinsam.
learn-special-title = Gut zu wissen
learn-special-hare = Beliebig viele Hasen teilen sich einen Platz. Auch zwei Kröten dürfen das.
learn-special-bee = Ein Baum mit Holzbiene zählt einmal mehr auf jeder Karte, bei der „mit Holzbienen“ steht.
learn-special-mole = Der Maulwurf lässt dich mit deiner Hand weiterspielen, solange du bezahlen kannst.
learn-special-moor = Manche Bewohner wollen ein Moor und sonst nichts; ihre Karte sagt es.
learn-special-cuckoo = Der Kuckuck setzt sich zu einem anderen Vogel auf einen Baum oder Strauch.
learn-special-rabbit = Mit einem Dartmoor-Dachs passen beliebig viele Kaninchen neben seinen Baum oder Strauch.
learn-special-dragonfly = Mit Krebsscheren teilen sich beliebig viele Libellen einen Platz oben.

## Symbols

learn-glossary = Was die Symbole bedeuten
learn-glossary-note = Karten zeigen ihre Regeln als Symbole. Hier stehen sie in Worten; am Tisch zeigt jede Karte auf Tippen ihren ganzen Text.
learn-symbols-title = Baumsymbole
learn-symbols-note = Jede Hälfte zeigt eines: die Farbe ihres Bands, immer mit ihrem Zeichen.
learn-types-title = Typen
learn-types-note = Das zählen andere Karten.
learn-acts-title = Was eine Karte tut
learn-act-draw = eine Karte vom Stapel ziehen
learn-act-take = eine Karte aus der Lichtung nehmen
learn-act-play = eine Karte kostenlos spielen, ohne Effekt und Bonus
learn-act-another-turn = noch ein Zug
learn-act-cave = in die Höhle: je 1 Punkt
learn-act-face-down = eine Karte verdeckt legen
learn-act-permanent = dauerhaft: wirkt jedes Mal, wenn es passt
learn-act-any = beliebig viele
learn-sums-title = Wie eine Rechnung aussieht
learn-sum-each = für jede
learn-sum-then = wenn es so ist, dann so viele Punkte
learn-sum-different = nur verschiedene Arten zählen
learn-sum-most = niemand hat mehr
learn-sum-full = voll besetzt, kein Platz frei
learn-sum-attached = jede angelegte Karte
learn-sum-top = Karten oben
learn-sum-bottom = Karten unten
learn-sum-sides = Karten an den Seiten
learn-table-title = Am Tisch
learn-sign-clearing = die Lichtung
learn-sign-winter = eine Winterkarte; die dritte beendet das Spiel
learn-sign-hand = Handkarten
learn-sign-hint = ein Tipp
learn-sign-undo = zurücknehmen
learn-sign-skip = verzichten
learn-sign-log = was geschehen ist
learn-sign-score = Punkte
learn-examples = Karten als Beispiele

## Credits

learn-credits = Dank und Lizenzen
learn-unofficial-title = Ein inoffizielles Fanprojekt
learn-unofficial = Spinney hat mit dem Verlag und dem Autor der Spiele nichts zu tun und ist von ihnen weder gemacht noch gebilligt. Mischwald und Mischwald: Dartmoor sind Spiele von Kosch, erschienen bei Lookout Spiele; die Namen gehören ihren Inhabern.
learn-unofficial-art = Ihre Bilder, Symbole und Texte werden nicht verwendet. Wenn dir das Spiel gefällt, kauf die Schachtel: Sie ist wunderschön.
learn-pictures-title = Bilder
learn-pictures-game-icons = Viele der kleinen Symbole von Tieren, Pflanzen und Pilzen stammen von Lorc, Delapouite und anderen Beitragenden von game-icons.net, unter CC BY 3.0; neu gefärbt.
learn-pictures-lucide = Die Zeichen auf den Knöpfen sind von Lucide, unter der ISC-Lizenz.
learn-pictures-own = Blätter, Baumzeichen, Kartenrahmen, die Hügel und das Logo wurden für Spinney gezeichnet: CC0, frei für alle.
learn-fonts-title = Schriften
learn-fonts = Alegreya von Juan Pablo del Peral (Huerta Tipográfica) und Source Sans 3 von Paul D. Hunt (Adobe), beide unter der SIL Open Font License 1.1.
learn-source-title = Quelltext
learn-source = Spinney ist freie Software unter der MIT-Lizenz: Regeln, Bots, Server und diese Seite. Wer diesen Server betreibt, hat den Quelltext; du darfst ihn nutzen, ändern und weitergeben.
learn-privacy-title = Deine Daten
learn-privacy = Kein Konto, keine Verfolgung, keine Anfrage an andere Server. Deine Einstellungen bleiben in diesem Browser. Was ein Server von deinen Partien behält und wie lange, steht auf seiner Seite „Impressum und Datenschutz“.

## The guided game

learn-title = In zehn Minuten lernen
learn-note = Eine kurze Partie Mischwald gegen einen leichten Bot. Eine kleine Einführung neben dem Tisch sagt dir immer, worauf es gerade ankommt.
learn-what-play = Eine echte Partie mit allen Regeln. Nur die Karten sind so gegeben, dass sie gut beginnt.
learn-what-short = Der Stapel ist kleiner, darum kommt der Winter nach etwa zehn Minuten.
learn-what-back = Du kannst Schritte zurücknehmen, bis etwas Verdecktes aufgedeckt wurde, um einen Tipp bitten und die Einführung jederzeit schließen.
learn-start = Geführte Partie beginnen
learn-read = Ich lese lieber die Regeln
learn-coach = Einführung
learn-coach-next = Weiter
learn-coach-back = Zurück
learn-coach-close = Einführung schließen
learn-coach-fold = Einführung verkleinern
learn-coach-open = Einführung zeigen
learn-coach-step = { $at } von { $count }
learn-coach-wait-dweller = Spiel einen Bewohner, dann geht es weiter.
learn-coach-wait-turn = Spiel weiter: Der nächste Schritt kommt, wenn es so weit ist.
learn-coach-welcome = Willkommen im Wald
learn-coach-welcome-text = Du lässt einen Wald wachsen; der wertvollste gewinnt. Diese sechs Karten sind deine Hand. Bäume sind dabei: ein guter Anfang.
learn-coach-turn = Eine Sache pro Zug
learn-coach-turn-text = Zieh zwei Karten oder spiel eine. Das grüne Feld sagt immer, was zu tun ist.
learn-coach-cards = Eine Karte lesen
learn-coach-cards-text = Die Münze zeigt die Kosten, bezahlt wird mit anderen Karten. Bäume zeigen ihr Baumsymbol in der Ecke, andere Karten im farbigen Band. Unten: was die Karte tut und ihre Punkte. Geteilte Karten haben zwei Hälften; du spielst eine.
learn-coach-tree = Pflanze einen Baum
learn-coach-tree-text = Ohne Baum zieht niemand ein. Tipp auf { $species }; kostet die Karte etwas, wähle, womit du bezahlst, dann spiel sie.
learn-coach-clearing = Die Lichtung
learn-coach-clearing-text = Womit du bezahlst, liegt danach offen in der Lichtung, und jeder Baum deckt eine weitere Karte vom Stapel auf. Alle dürfen von dort ziehen.
learn-coach-dweller = Jemand zieht ein
learn-coach-dweller-text = Jetzt kann eine Hälfte an deinem Baum wohnen: Tipp auf eine Karte mit zwei Hälften und grünem Rand. Der goldene Platz zeigt, wohin sie kommt, die Zahl unter der Karte, was sie sofort wert ist.
learn-coach-bonus = Der Bonus
learn-coach-bonus-text = Bezahl nur mit Karten, die dasselbe Symbol zeigen wie die Karte, die du spielst, dann bekommst du auch ihren farbigen Bonus. Beim Bezahlen sind die passenden Karten markiert.
learn-coach-worth = Was es wert ist
learn-coach-worth-text = Die Zahlen in deinem Wald sind deine Punkte in diesem Augenblick. Tipp auf eine Karte für die Rechnung. Viele wachsen mit dem, was noch kommt.
learn-coach-draw = Zeit zu ziehen
learn-coach-draw-text = Nur noch wenige Karten? Zieh zwei. In der Lichtung siehst du, was du bekommst; achte auf Farben für den nächsten Bonus.
learn-coach-others = Der andere Wald
learn-coach-others-text = Auch der Bot lässt einen wachsen: Tipp auf seinen Namen, dann siehst du ihn. Sieh genau hin, wenn eine Karte sagt „niemand hat mehr“, und achte darauf, was du in der Lichtung liegen lässt.
learn-coach-sapling = Kein Baum zur Hand?
learn-coach-sapling-text = Tipp auf irgendeine Karte, dann auf das schraffierte Zeichen „Verdeckt“: So wird sie kostenlos zum Baumsprössling. Er bringt keine Punkte, aber vier neue Plätze.
learn-coach-limit = Eine volle Hand
learn-coach-limit-text = Mehr als zehn Karten kannst du nicht halten. Jetzt ist die Zeit für etwas Teures.
learn-coach-sweep = Bald geleert
learn-coach-sweep-text = Bei zehn Karten verlässt die ganze Lichtung am Ende des Zugs das Spiel. Nimm, was du brauchst, oder lass es verschwinden, ehe andere es bekommen.
learn-coach-clock = Die Winteruhr
learn-coach-clock-text = Der Ring zeigt, wie viel vom Stapel noch da ist. Im blauen Teil warten die drei Winterkarten.
learn-coach-winter = Erster Schnee
learn-coach-winter-text = Die erste Winterkarte ist da; zwei weitere liegen irgendwo darunter. Spar nicht länger: Spiel, was Punkte bringt.
learn-coach-last = Es kann jederzeit enden
learn-coach-last-text = Die nächste Winterkarte beendet das Spiel sofort, und deine Hand ist dann nichts wert. Danach zeigt die Wertung jede Rechnung. Viel Spaß!
learn-coach-end = Dein erster Wald steht
learn-coach-end-text = Das war eine ganze Partie, vom ersten Baum bis zum letzten Schnee. Tipp oben auf einen Balken, und die Karten leuchten auf, die er zählt. Wie geht es weiter?
learn-coach-end-bots = Gegen Bots spielen
learn-pictures-drawings = Tiere, Pflanzen, Moore und Höhlen wurden für Spinney nach der Natur gezeichnet: CC0, frei für alle.
learn-cards = Karten
learn-cards-search = Name, Regel oder Nummer
learn-cards-filter = Filtern
learn-cards-box = Schachtel
learn-cards-all = Alle
learn-cards-kind = Typ
learn-cards-symbol = Symbol
learn-cards-cost = Kosten
learn-cards-none = Keine Karte passt dazu. Nimm einen Filter weg oder schreib weniger.
learn-cards-offline = Die Karten konnten nicht geladen werden. Versuch es noch einmal, wenn du verbunden bist.
learn-cards-one = Die Karte
learn-cards-choose = Wähl eine Karte: Hier stehen ihr Text und was zu ihr passt.
learn-cards-close = Schließen
learn-cards-symbols = Symbole
learn-cards-in-box = im Spiel
learn-cards-company = Passt gut zu
learn-cards-count = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} mit { $species ->
    [one] 1 Art
   *[other] { $species } Arten
}
learn-mine-all = Alle
learn-mine-friends = Mit Freunden
learn-mine-filter = Welche Partien
learn-mine-device = Auf diesem Gerät gezählt, nur für dich.
learn-mine-average = Punkte im Schnitt
learn-mine-best = Bestwert, { $edition }
learn-mine-won-share = { $count ->
        [one] Partie gewonnen
       *[other] Partien gewonnen
    }, { $share } %
learn-mine-last = { $count ->
        [one] Punkte der letzten Partie
       *[other] Punkte der letzten { $count } Partien
    }
learn-mine-chart = Punkte, die älteste Partie zuerst: { $points }
learn-mine-won = gewonnen
learn-mine-not-won = nicht gewonnen
learn-mine-mean = Schnitt aus fünf
learn-mine-continued = weitergespielt, zählt nicht
learn-mine-soon = { $left ->
    [one] Nach einer weiteren Partie
   *[other] Nach { $left } weiteren Partien
} siehst du hier, wie sich deine Punkte entwickeln.
learn-mine-animals = Deine Tiere und Pflanzen: Punkte je Karte
learn-mine-list = Partien
learn-mine-of = { $rank }. von { $count }
learn-mine-rank = { $rank }.
learn-mine-sheet = Wertung
learn-mine-replay = Wiedergabe
learn-mine-forget = Entfernen
learn-mine-forget-sure = Diese Partie von diesem Gerät entfernen?
learn-mine-more = Mehr zeigen
learn-mine-none = Auf diesem Gerät ist noch keine Partie zu Ende gegangen. Sobald eine endet, steht sie hier.
learn-mine-play = Eine Partie spielen
learn-mine-save = Als Datei sichern
learn-mine-bring = Datei öffnen
learn-mine-not-ours = Diese Datei enthält keine gespeicherten Partien.
learn-mine-no-store = Dieser Browser merkt sich nichts: Der Speicher ist gesperrt oder voll.
learn-mine-private = Deine Partien liegen nur in diesem Browser. Sichere sie, bevor du ihn wechselst.
learn-cards-own = { $count ->
        [one] Punkt
       *[other] Punkte
    } je Karte in deinen Partien
learn-mine-games = { $count ->
    [one] Partie
   *[other] Partien
}
learn-mine-since = { $count ->
    [one] 1 Partie seit { $month }
   *[other] { $count } Partien seit { $month }
}
learn-mine-brought = { $count ->
    [one] 1 Partie war neu
   *[other] { $count } Partien waren neu
}
learn-setup-start = Bestimmt, wer beginnt (hier wird gelost). Danach geht es im Uhrzeigersinn weiter.
learn-setup-cave-plain = Alle bekommen eine Höhle. Am Ende ist jede Karte darin 1 Punkt wert.
learn-turn-another = „Ein weiterer Zug“ ist ein ganzer eigener Zug, nachdem die Lichtung geprüft wurde. Mehrere kommen nacheinander.
learn-play-tree-sapling = War es ein Baum, auch ein Baumsprössling, kommt die oberste Karte des Stapels offen in die Lichtung.
learn-effects-title = Effekte und Boni
learn-effect-whole = Ein Effekt oder Bonus, den du nutzt, wird so weit ausgeführt, wie es geht: Mit neun Handkarten bringt „ziehe 3“ eine Karte.
learn-bonus-nothing = Eine Karte, die nichts kostet, bekommt immer ihren Bonus. Eine verdeckt gespielte hat keinen.
learn-lasting = Dauereffekte gelten für jede Karte, die in deinen Wald kommt, bezahlt, kostenlos oder verdeckt, in der Reihenfolge, in der sie dort liegen. Auf jedes Ziehen darfst du verzichten.
learn-lasting-tree = Pilze wirken ab deinem nächsten Zug. Auch ein weiterer Zug, den du bekommst, ist ein nächster Zug.
learn-lasting-moor = Sie wirken sofort und für jede spätere Karte, auch für eine aus dem eigenen Bonus, aber nie für sich selbst.
learn-free-half = Es reicht, wenn eine Hälfte das Symbol zeigt. Diese Hälfte spielst du, und sie braucht einen freien Platz.
learn-score-full = Voll besetzt: Keiner der vier Plätze ist leer. Ein Platz, den sich mehrere Karten teilen, ist ein Platz, aber jede dieser Karten zählt.
learn-open-title = Was offen ist und was geheim
learn-open = Wälder, die Lichtung und die Zahl der Karten in jeder Hand und Höhle sind für alle offen.
learn-open-hand = Geheim sind die Handkarten und alles, was verdeckt von der Hand in einen Wald oder eine Höhle kam.
learn-example-title = Ein Beispiel, Karte für Karte
learn-example-note = Ein fertiger Wald und seine { $points } Punkte. Neben jeder Art: ihre Regel, ihre Rechnung und was sie bringt.
learn-news-title = Was in Dartmoor neu ist
learn-news-note = Für alle, die Mischwald kennen. Alles andere bleibt, wie es war.
learn-news-hosts = Neben Bäumen gibt es Sträucher mit denselben vier Plätzen und Moore mit zwei Plätzen oben und zwei unten.
learn-news-trees = Nur Bäume decken eine Karte in die Lichtung auf, Sträucher und Moore nicht.
learn-news-face-down = Es gibt keine Baumsprösslinge. Manche Boni legen eine Karte verdeckt als universelles Moor aus.
learn-news-caves = Die Höhlen sind verschieden, und vor dem Spiel sucht man sich eine aus.
learn-news-setup = Es kommen mehr Karten heraus (45, 30 oder 15), und eine Hand ohne Baum wird nicht getauscht.
learn-news-show = Wer weder ziehen noch spielen kann, zeigt die Hand, legt zwei Karten in die Lichtung und zieht zwei.
learn-news-clearing = Manche Karten werden direkt aus der Lichtung genommen oder gespielt.
learn-news-lasting = Dauereffekte wirken sofort, nicht erst ab dem nächsten Zug. Pilze, Holzbiene und Maulwurf gibt es nicht.
learn-news-only-moor = Manche Bewohner dürfen nur an ein Moor, und manche bringen nur dort Punkte.
learn-setup-deck = Der Stapel wird gemischt. Bei { $players } Personen kommen { $cards } Karten ungesehen heraus.

## What the boxes of the first game bring

learn-alpine-title = Was Alpin mitbringt
learn-alpine-symbol = 36 Karten mit dem Bergsymbol: In den Texten heißen sie Alpenkarten. Manche Karten zählen sie, andere spielen eine kostenlos.
learn-alpine-trees = Zwei neue Bäume, Europäische Lärche und Zirbelkiefer, mit eigenen Baumsymbolen.
learn-alpine-hare = Der Schneehase gilt für jede Karte, die Feldhasen zählt, als Feldhase, teilt sich aber nie einen Platz.
learn-alpine-cave = Der Bartgeier legt bis zu zwei Karten aus der Lichtung in deine Höhle und bringt 1 Punkt je Karte darin.
learn-alpine-trumpet = Die Herbsttrompete ist ein Pilz: Ab deinem nächsten Zug ziehst du für jede gespielte Alpenkarte eine Karte.
learn-alpine-butterfly = Der Alpen-Apollofalter ist ein weiterer Schmetterling. Ein Satz aus sechs verschiedenen bringt 35 Punkte.
learn-edge-title = Was Waldrand mitbringt
learn-edge-symbol = 36 Karten mit dem Waldrandsymbol. Die Wildkatze zählt sie.
learn-edge-shrubs = Sträucher sind ganze Karten mit vier Plätzen wie Bäume. Sie sind aber keine Bäume: Sie decken nichts auf und zählen nicht, wo von Bäumen die Rede ist.
learn-edge-lasting = Der Dauereffekt eines Strauchs wirkt sofort. Je nach Strauch ziehst du eine Karte für jeden Schmetterling, jede Fledermaus oder jede Pflanze, die du spielst.
learn-edge-alone = Der Waldiltis bringt nur Punkte, solange keine andere Karte an seinem Baum oder Strauch liegt; die Nachtigall nur auf einem Strauch.
learn-edge-nettle = Mit einer Brennnessel teilen sich beliebig viele Schmetterlinge den Platz oben an ihrem Baum oder Strauch.
learn-edge-vole = Mit der Schermaus spielst du beliebig viele Handkarten als Baumsprösslinge.
learn-edge-boar = Die Bache entfernt alle Karten der Lichtung aus dem Spiel und bringt 10 Punkte je Frischling. Davon gibt es drei mehr.
learn-edge-butterfly = Das Landkärtchen ist ein weiterer Schmetterling. Ein Satz aus sechs verschiedenen bringt 35 Punkte, mit Alpin zusammen ein Satz aus sieben 55.

## Playing alone

learn-solo-title = Allein spielen
learn-solo = Du spielst gegen einen Automa (in Dartmoor heißt er Anna): 20 Karten, die in die Lichtung legen und aus ihr nehmen. Du beginnst. Alles andere ist wie zu mehreren.
learn-solo-row = Die Lichtung ist eine Reihe. Was hineinkommt, auch deine Bezahlung, kommt ans rechte Ende; fehlt eine Karte, rücken die anderen zusammen.
learn-solo-automa = Nach jedem deiner Züge deckt der Automa eine Karte auf: Er legt rechts Karten vom Stapel an, entfernt welche vom linken oder rechten Ende oder wirft Karten vom Stapel ab. Sind seine Karten durch, werden sie neu gemischt.
learn-solo-extra = Hast du einen weiteren Zug, kommt der zuerst; erst danach ist der Automa dran.
learn-solo-winter = Es gibt nur eine Winterkarte, irgendwo unter den letzten zehn Karten. Sobald sie kommt, ist das Spiel zu Ende.
learn-solo-setup-tree = 30 Karten kommen heraus (mit Alpin 45), und fünf Karten liegen von Anfang an in der Lichtung.
learn-solo-setup-moor = 45 Karten kommen heraus. Du hast Höhle 3: Zieh drei Karten, dann leg drei deiner neun in die Lichtung.
learn-solo-score-tree = Es gibt niemanden zum Vergleichen: Eine Linde bringt 3 Punkte, wenn du mindestens drei hast, sonst 1; ein Buntspecht 10, wenn du mindestens zehn Bäume hast.
learn-solo-score-moor = Es gibt niemanden zum Vergleichen: Eine Uferschnepfe bringt 10 Punkte, wenn du mindestens sechs Moore hast; ein Dartmoor-Pony 15, wenn du mindestens acht hast, sonst 5.
learn-solo-goal-tree = Du spielst um Punkte: Zu den Aufgaben dieses Spiels haben wir keine Quelle gefunden.
learn-solo-goal-moor = Wähle vorher eine von 15 Aufgaben. Du gewinnst, wenn sie am Ende erfüllt ist und deine Punkte für Bronze reichen; die höchste erreichte Stufe ist deine Medaille.
learn-solo-open = Ein paar Punkte lassen unsere Quellen offen. Die legst du vor der Partie fest.
learn-sign-bot = der Automa: er ist nach jedem deiner Züge dran
learn-sign-next = die Lichtung ist eine Reihe, von links nach rechts
learn-sign-cup = die Aufgabe und ihre Medaillen: Bronze, Silber, Gold
learn-mine-delete = Für alle löschen
learn-mine-delete-sure = Diese Partie auf dem Server für alle, die mitgespielt haben, und auf diesem Gerät löschen?
learn-mine-deleted = Die Partie wurde gelöscht.

## Who runs this server

about-imprint = Impressum
about-contact = Kontakt
about-privacy = Datenschutz
about-kept = Was dieser Server behält
about-kept-games = Von jeder Partie: die eingegebenen Namen, alle Züge und deren Uhrzeit.
about-kept-running = { $days ->
    [one] Eine Partie, die nicht zu Ende gespielt ist, wird gelöscht, wenn { $days } Tag lang niemand sie geöffnet hat, der mitspielt.
   *[other] Eine Partie, die nicht zu Ende gespielt ist, wird gelöscht, wenn { $days } Tage lang niemand sie geöffnet hat, der mitspielt.
}
about-kept-running-always = Partien, die nicht zu Ende gespielt sind, bleiben, bis jemand sie löscht.
about-kept-over = { $days ->
    [one] Eine beendete Partie wird gelöscht, wenn { $days } Tag lang niemand sie geöffnet hat, der mitgespielt hat.
   *[other] Eine beendete Partie wird gelöscht, wenn { $days } Tage lang niemand sie geöffnet hat, der mitgespielt hat.
}
about-kept-over-always = Beendete Partien bleiben, bis jemand sie löscht.
about-kept-pads = { $days ->
    [one] Ein gemeinsamer Wertungsblock wird gelöscht, wenn ihn { $days } Tag lang niemand geändert hat.
   *[other] Ein gemeinsamer Wertungsblock wird gelöscht, wenn ihn { $days } Tage lang niemand geändert hat.
}
about-kept-pads-always = Gemeinsame Wertungsblöcke bleiben, bis die Person, die diesen Server betreibt, sie löscht.
about-kept-tokens = { $days ->
    [one] Das Geheimnis, an dem dein Gerät am Tisch erkannt wird, ist nur als Fingerabdruck (Hash) gespeichert und endet, wenn es { $days } Tag nicht benutzt wurde.
   *[other] Das Geheimnis, an dem dein Gerät am Tisch erkannt wird, ist nur als Fingerabdruck (Hash) gespeichert und endet, wenn es { $days } Tage nicht benutzt wurde.
}
about-kept-tokens-always = Das Geheimnis, an dem dein Gerät am Tisch erkannt wird, ist nur als Fingerabdruck (Hash) gespeichert.
about-kept-told = Wenn du benachrichtigt werden willst, sobald du am Zug bist: die Adresse, die du angegeben hast, oder die des Push-Dienstes deines Browsers, bis du es ausschaltest.
about-kept-address = Deine Netzadresse dient, solange du verbunden bist, zum Schutz vor Missbrauch. Sie wird weder gespeichert noch aufgezeichnet.
about-kept-browser = In deinem Browser, nicht auf dem Server: deine Einstellungen, deine Plätze, deine eigene Liste beendeter Partien und Wertungsblöcke.
about-kept-nobody = Kein Konto, keine Cookies, keine Verfolgung. Die Seite lädt nichts von anderen Servern.
about-kept-delete = Du kannst eine Partie selbst löschen, unter „Deine Tische“. Solange andere noch spielen, müssen sie zustimmen.
