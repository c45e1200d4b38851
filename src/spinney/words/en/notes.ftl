### Footnotes of cards: what players ask about a rule. One sentence or two, as on the last pages of a rulebook.
### $kind is what a face-down card becomes (tree or moor), $slot a side, $things and $species are names, $wanted and $others lists.

note-itself = This card counts itself, too.
note-face-down = { $kind ->
        [tree] Tree saplings count as trees.
       *[moor] Universal moors count as moors.
    }
note-face-down-species = { $kind ->
        [tree] Tree saplings belong to no species and do not count here.
       *[moor] Universal moors belong to no species and do not count here.
    }
note-no-bee = Not counted here: { $species }.
note-shared = Cards that share a slot count one by one.
note-full = Fully occupied means that no slot is empty. A slot that several cards share is one slot.
note-symbol = Trees and the visible halves of cards count. Face-down cards show no symbol.
note-most = A tie is enough.
note-sets = Each species counts once per set. The sets are made so that they score the most.
note-at-most = Never more than { $points } points.
note-doubles = Only cards that lie { $slot ->
        [top] on top of it
        [bottom] below it
       *[side] beside it
    } themselves. Everything they score counts double.
note-half = One half with the right symbol is enough: that half is played, and it needs a free slot.
note-any = One after the other. You may stop at any time.
note-clearing = The cards you have just paid with are already in the clearing.
note-deck = The cards are turned over one by one. A winter card among them counts as winter, and another card replaces it.
note-number = Counted when the effect is carried out.
note-dig = You play on with the cards you hold now. Cards that you draw meanwhile join your hand when you have finished.
note-joins = It needs no free slot: it shares the slot.
note-next-turn = Works for paid and free cards alike, but not yet in the turn in which it was played. Another turn is a new turn. You may skip any draw.
note-at-once = Works for every later card, paid or free, even for one that its own bonus brings in, but never for itself. You may skip any draw.
note-share-slot = No other species may lie in the same slot.
note-share-top = On a moor this holds for one of the two top slots; the other takes one card as usual.
note-share-sides = Occupied slots, too. But nothing else may join { $things } there, and without this card each of them needs a slot of its own.
note-bee = Counts for { $wanted }. Does not count for { $others }. On a tree sapling it only counts where all trees are counted.
note-lay = Only cards that you hold when you begin. Each one also turns over a card of the deck into the clearing; cards that you draw meanwhile join your hand when you have finished.
note-take-all = Your hand never holds more than ten cards: if not all of them fit, you choose which ones you take.
note-gone = They are out of the game, including the cards you have just paid with.
note-alone = A second card on any side of the tree or shrub, even later, and the points are gone. The tree or shrub itself does not matter.
