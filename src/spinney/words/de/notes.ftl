### Fußnoten der Karten

note-itself = Diese Karte zählt auch sich selbst.
note-face-down = { $kind ->
        [tree] Baumsprösslinge zählen als Bäume.
       *[moor] Universelle Moore zählen als Moore.
    }
note-face-down-species = { $kind ->
        [tree] Baumsprösslinge gehören zu keiner Art und zählen hier nicht.
       *[moor] Universelle Moore gehören zu keiner Art und zählen hier nicht.
    }
note-no-bee = Zählt hier nicht mit: { $species }.
note-shared = Karten, die sich einen Platz teilen, zählen einzeln.
note-full = Voll besetzt heißt: Kein Platz ist leer. Ein Platz, den sich mehrere Karten teilen, ist ein Platz.
note-symbol = Bäume und die sichtbaren Hälften zählen. Verdeckte Karten zeigen kein Symbol.
note-most = Gleichstand genügt.
note-sets = In jedem Satz zählt jede Art einmal. Die Sätze werden so gebildet, dass sie am meisten bringen.
note-at-most = Nie mehr als { $points } Punkte.
note-doubles = Nur Karten, die { $slot ->
        [top] auf ihr selbst
        [bottom] unter ihr selbst
       *[side] neben ihr selbst
    } liegen. Alles, was sie bringen, zählt doppelt.
note-half = Es reicht, wenn eine Hälfte das Symbol zeigt: Diese wird gespielt und braucht einen freien Platz.
note-any = Eine nach der anderen. Du darfst jederzeit aufhören.
note-clearing = Was du gerade bezahlt hast, liegt schon in der Lichtung.
note-deck = Die Karten werden einzeln aufgedeckt. Eine Winterkarte darunter zählt als Winter und wird durch die nächste Karte ersetzt.
note-number = Gezählt wird, wenn der Effekt ausgeführt wird.
note-dig = Du spielst mit den Karten weiter, die du jetzt hast. Was du unterdessen ziehst, kommt erst danach auf die Hand.
note-joins = Er braucht keinen freien Platz, er teilt ihn sich.
note-next-turn = Gilt für bezahlte und kostenlose Karten, aber noch nicht in dem Zug, in dem diese Karte gespielt wurde. Ein weiterer Zug ist ein neuer Zug. Auf jedes Ziehen darfst du verzichten.
note-at-once = Gilt für jede spätere Karte, bezahlt oder kostenlos, auch für eine aus dem eigenen Bonus, aber nie für sich selbst. Auf jedes Ziehen darfst du verzichten.
note-share-slot = Eine andere Art darf nicht auf demselben Platz liegen.
note-share-top = Auf einem Moor gilt das für einen der beiden oberen Plätze; der andere nimmt wie sonst eine Karte auf.
note-share-sides = Auch auf besetzten Plätzen. Zu { $things } darf dort aber nichts anderes kommen, und ohne diese Karte braucht jedes einen eigenen Platz.
note-bee = Zählt für { $wanted }. Zählt nicht für { $others }. Auf einem Baumsprössling zählt sie nur, wo alle Bäume gezählt werden.
note-lay = Nur Karten, die du zu Beginn auf der Hand hast. Jede deckt auch eine Karte vom Stapel in die Lichtung auf; was du dabei ziehst, kommt erst am Ende auf die Hand.
note-take-all = Mehr als zehn Karten hast du nie auf der Hand: Passen nicht alle, suchst du aus, welche du nimmst.
note-gone = Sie sind aus dem Spiel, auch die Karten, mit denen du gerade bezahlt hast.
note-alone = Kommt an irgendeiner Seite noch eine Karte dazu, auch später, sind die Punkte weg. Der Baum oder Strauch selbst spielt keine Rolle.
