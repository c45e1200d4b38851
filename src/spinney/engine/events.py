"""What a move made happen, as data in the order in which it happened: for animations, and for a log in any language.

A `Chronicle` is a position that writes down what happens in it. An event tells everything; `seen_by` leaves out what
one seat may not know, so that no event tells a seat more than its view does.
"""

from typing import Any

from spinney.engine.apply import apply
from spinney.engine.moves import SHOW, verb_of
from spinney.engine.packing import POSITIONS, entry_position, mark_in, number_in
from spinney.engine.state import CAVE_CARD, SOURCES, State
from spinney.engine.tables import HOST

Event = dict[str, Any]


class Chronicle(State):
    """A position with a list of what happened."""

    events: list[Event]

    def note(self, kind: str, card: int) -> None:
        """Writes down that a card of the deciding seat went somewhere."""
        self.events.append({"type": kind, "seat": self.seat, "card": self.tables.card_ids[card]})

    def name_of(self, half: int) -> str:
        """A half as texts name it."""
        return self.tables.card_ids[half >> 1] + ("b" if half & 1 else "a")

    def winter_comes(self) -> bool:
        """A winter card, and with the last one the end."""
        over = State.winter_comes(self)
        self.events.append({"type": "winter", "number": self.winter})
        if over:
            self.events.append({"type": "over"})
        return over

    def draw_to(self, cards: list[int]) -> int:
        """A card from the deck into the hand."""
        card = State.draw_to(self, cards)
        if card >= 0:
            self.note("draw", card)
        return card

    def reveal(self) -> None:
        """A card from the deck into the clearing."""
        State.reveal(self)
        if not self.over:
            self.note("reveal", self.clearing[-1])

    def take(self, card: int) -> None:
        """A card of the clearing into the hand."""
        State.take(self, card)
        self.note("take", card)

    def to_clearing(self, card: int) -> None:
        """A card from the hand into the clearing."""
        State.to_clearing(self, card)
        self.note("discard", card)

    def discard_hand(self) -> None:
        """The cards of a first hand onto the discard pile."""
        for card in self.hands[self.seat]:
            self.note("mulligan", card)
        State.discard_hand(self)

    def keep_cards(self, cards: list[int]) -> None:
        """Cards that were dealt to be split come into the hand."""
        State.keep_cards(self, cards)
        for card in cards:
            self.note("draw", card)

    def hand_over(self) -> None:
        """What lies face down is handed over."""
        open_cards = len(self.clearing)
        State.hand_over(self)
        for card in self.clearing[open_cards:]:
            self.events.append({"type": "reveal", "seat": self.start, "card": self.tables.card_ids[card]})

    def give(self, giver: int, to: int, card: int) -> None:
        """A card comes from one seat into the hand of another."""
        State.give(self, giver, to, card)
        self.events.append({"type": "gift", "seat": to, "giver": giver, "card": self.tables.card_ids[card]})

    def put(self, half: int, place: int) -> int:
        """A half into the forest, at a host and position."""
        kind = State.put(self, half, place)
        cards = self.forests[self.seat].cards
        host = len(cards) - 1 if self.tables.half_slot[half] == HOST else place >> 1
        card = self.name_of(half)
        position = POSITIONS[entry_position(cards[host][-1])]
        self.events.append({"type": "place", "seat": self.seat, "card": card, "host": host, "position": position})
        return kind

    def put_face_down(self, card: int, from_deck: bool) -> None:
        """A card face down into the forest, as a host."""
        State.put_face_down(self, card, from_deck)
        self.note("face_down", card)
        self.events[-1]["host"] = len(self.forests[self.seat].keys) - 1
        self.events[-1]["from"] = "deck" if from_deck else "hand"

    def to_cave(self, card: int, from_hand: bool = False) -> None:
        """A card into the cave; unseen where it came from the hand."""
        State.to_cave(self, card, from_hand)
        self.note("cave", card)
        self.events[-1]["from_hand"] = from_hand

    def automa_begins(self) -> int:
        """The automa turns up a card."""
        number = State.automa_begins(self)
        self.events.append({"type": "automa", "number": number})
        return number

    def automa_adds(self) -> None:
        """A card from the deck into the clearing."""
        State.automa_adds(self)
        if not self.over:
            self.events.append({"type": "automa_add", "card": self.tables.card_ids[self.clearing[-1]]})

    def automa_removes(self, from_right: bool) -> None:
        """A card from an end of the clearing onto the discard pile."""
        at = len(self.clearing) - 1 if from_right else 0
        State.automa_removes(self, from_right)
        self.events.append({"type": "automa_remove", "card": self.tables.card_ids[self.discard[-1]], "place": at})

    def automa_burns(self) -> None:
        """A card from the deck onto the discard pile."""
        State.automa_burns(self)
        if not self.over:
            self.events.append({"type": "automa_burn", "card": self.tables.card_ids[self.discard[-1]]})

    def gain_turn(self) -> None:
        """Another turn."""
        State.gain_turn(self)
        self.events.append({"type": "extra_turn", "seat": self.seat})

    def lapse(self, source: int) -> None:
        """A text of a card finds nothing to do."""
        if mark_in(source) != CAVE_CARD:
            card = self.name_of(number_in(source))
            self.events.append({"type": "lapse", "seat": self.seat, "card": card, "source": SOURCES[mark_in(source)]})

    def sweep(self) -> None:
        """The clearing is emptied."""
        self.events.append({"type": "sweep", "number": len(self.clearing)})
        State.sweep(self)

    def begin_turn(self, again: bool) -> None:
        """A turn begins."""
        State.begin_turn(self, again)
        self.events.append({"type": "turn", "seat": self.seat, "number": self.turns, "extra": again})


def events_of(before: State, move: int) -> list[Event]:
    """What a legal packed move makes happen in a position, which stays as it is."""
    chronicle = Chronicle()
    before.fill(chronicle)
    chronicle.events = [{"type": "show", "seat": before.seat}] if verb_of(move) == SHOW else []
    apply(chronicle, move)
    return chronicle.events


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as this seat (None: a spectator) may know it: a hidden card is None."""
    kind = event["type"]
    own = seat is not None and event.get("seat") == seat
    hidden = (
        (kind == "draw" and not own)
        or (kind == "gift" and not own and (seat is None or event["giver"] != seat))
        or (kind == "face_down" and (not own or event["from"] == "deck"))
        or (kind == "cave" and event["from_hand"] and not own)
    )
    return {**event, "card": None} if hidden else event
