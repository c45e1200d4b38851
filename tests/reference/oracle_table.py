"""What lies on the table, and what is done with it where nobody has to choose."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations

from .oracle_cards import HAND_LIMIT, WINTER, Box, Half, Row
from .oracle_forest import Host, Placed, as_table
from .oracle_score import Scorer


@dataclass(frozen=True)
class Ask:
    """One question to one seat; `moves` are the legal answers without twins."""

    seat: int
    kind: str
    moves: list[str]
    half: Half | None = None  # place, pay: what is being played
    source: str = ""  # free, cave: hand or clearing
    what: Row = field(default_factory=dict)  # free: which cards fit
    n: int | str = 0  # pay, cave, discard: how many
    fewer: bool = False  # cave: one card will do
    drawn: tuple[str, ...] = ()  # keep: which cards


Asking = Generator[Ask, str, None]


@dataclass(frozen=True)
class Played:
    """A card that was played in the ordinary way, and whether its bonus was earned."""

    placed: Placed
    bonus: bool


class ThirdWinterError(Exception):
    """The game ends at once."""


class Table:
    def __init__(self, edition: str, seats: int, deal: Row, options: Row) -> None:
        self.box = Box(edition, options)
        self.edition = edition
        self.seats = seats
        self.deck: list[str] = list(deal["deck"])  # the first is the top
        self.removed: list[str] = list(deal["removed"])
        self.open_caves: list[int] = list(deal["caves"])[:seats] if self.box.cave_rows else []
        self.start: int = deal["start"]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.aside: list[list[str]] = [[] for _ in range(seats)]  # drawn while a Mole digs
        self.caves: list[list[str]] = [[] for _ in range(seats)]
        self.cave_cards: list[int | None] = [None] * seats
        self.forests: list[list[Host]] = [[] for _ in range(seats)]
        self.clearing: list[str] = []
        self.discard: list[str] = []
        self.winters = 0
        self.turn_number = 0
        self.extra_turns = 0
        self.digging = False
        self.cards_placed = 0

    # -- the deck and the hands ------------------------------------------------------------------------

    def top_card(self) -> str:
        """The next card off the deck; winter cards are laid aside, the third ends the game."""
        while True:
            if not self.deck:
                raise RuntimeError("the deck is empty and the third winter card has not come")
            card = self.deck.pop(0)
            if card != WINTER:
                return card
            self.winters += 1
            if self.winters == 3:
                raise ThirdWinterError

    def room(self, seat: int) -> int:
        return HAND_LIMIT - len(self.hands[seat]) - len(self.aside[seat])

    def draw(self, seat: int, number: int) -> list[str]:
        """Draw so many cards from the deck, but never above the hand limit."""
        drawn: list[str] = []
        while len(drawn) < number and self.room(seat) > 0:
            card = self.top_card()
            (self.aside if self.digging else self.hands)[seat].append(card)
            drawn.append(card)
        return drawn

    def sets(self, cards: list[str], number: int) -> list[tuple[str, ...]]:
        """All sets of so many cards, of equal sets the one with the lowest ids."""
        seen = set()
        found = []
        for some in combinations(sorted(cards), number):
            look = tuple(sorted(self.box.kind(card) for card in some))
            if look not in seen:
                seen.add(look)
                found.append(some)
        return found

    def draw_one(self, seat: int, source: str) -> None:
        if source == "deck":
            self.draw(seat, 1)
        else:
            self.clearing.remove(source)
            self.hands[seat].append(source)

    def put(self, seat: int, half: Half, stack: list[Placed] | None) -> Placed:
        self.cards_placed += 1
        placed = Placed(
            half.card, half.letter, half.species, half.symbol, half.slot, self.cards_placed, self.turn_number,
            half.types, self.box.boxes[half.card] if half.types != tuple(self.box.row(half.species)["types"]) else "",
        )  # fmt: skip
        if stack is None:
            self.forests[seat].append(Host(placed, half.slot))
        else:
            stack.append(placed)
        return placed

    def put_face_down(self, seat: int, card: str) -> Placed:
        self.cards_placed += 1
        species, kind = self.box.face_down["species"], self.box.face_down["kind"]
        types = tuple(self.box.face_down["types"])
        placed = Placed(card, "", species, None, kind, self.cards_placed, self.turn_number, types)
        self.forests[seat].append(Host(placed, kind))
        return placed

    # -- steps without a choice ------------------------------------------------------------------------------

    def amount(self, seat: int, step: Row) -> int:
        return self.look(seat).count(0, step["per"]) if "per" in step else int(step["n"])

    def look(self, seat: int) -> Scorer:
        """The seat's own forest, for counting."""
        return Scorer(self.box, [as_table(self.forests[seat])], [len(self.caves[seat])])

    def fitting_in_clearing(self, what: Row | None) -> list[str]:
        return [
            card
            for card in self.clearing
            if what is None or any(self.box.fits(what, half) for half in self.box.cards[card])
        ]

    def does_something(self, seat: int, step: Row) -> bool:
        if step["do"] == "draw":
            return self.room(seat) > 0 and self.amount(seat, step) > 0
        if step["do"] == "turn":
            return "if" not in step or self.look(seat).holds(0, step["if"], None)
        if step["do"] == "remove_clearing":
            return len(self.clearing) > 0
        assert step["do"] == "cave", step
        if step["from"] == "clearing":
            return len(self.fitting_in_clearing(step.get("what"))) > 0
        return self.amount(seat, step) > 0

    def do(self, seat: int, step: Row) -> None:
        """A step that needs no choice."""
        if not self.does_something(seat, step):
            return
        if step["do"] == "draw":
            self.draw(seat, self.amount(seat, step))
        elif step["do"] == "turn":
            self.extra_turns += 1
        elif step["do"] == "remove_clearing":
            self.discard += self.clearing
            self.clearing = []
        elif step["from"] == "clearing":
            for card in self.fitting_in_clearing(step.get("what")):
                self.clearing.remove(card)
                self.caves[seat].append(card)
        else:
            assert step["from"] == "deck"
            for _ in range(self.amount(seat, step)):
                self.caves[seat].append(self.top_card())
