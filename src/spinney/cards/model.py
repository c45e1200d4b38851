"""What a species, a half, a card, a box and an edition are."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Rule = Mapping[str, Any]

HOST_KINDS = ("tree", "shrub", "moor")
SLOTS = ("top", "bottom", "left", "right")
MEDALS = ("bronze", "silver", "gold")


@dataclass(frozen=True, slots=True)
class Species:
    """One row of a card table: everything that all cards of a species have in common."""

    id: str
    place: str
    """`tree`, `shrub` or `moor` for hosts; `top`, `bottom` or `side` for halves."""
    copies: int
    cost: int
    types: tuple[str, ...]
    points: Rule
    effect: tuple[Rule, ...] = ()
    bonus: tuple[Rule, ...] = ()
    permanent: Rule | None = None
    placement: Rule | None = None
    reading: bool = False
    """True where a printed icon was not available and the row is our reading of it."""
    unsure: tuple[str, ...] = ()
    """Where in the row what we read stands: `bonus/0/what/type`."""
    note: str = ""
    box: str = ""
    """The box that brought it first."""
    row: Rule = field(default_factory=dict, repr=False, compare=False)
    """The row as it stands in the table, for those who put it into words."""

    @property
    def is_host(self) -> bool:
        """Whether other cards are attached to it."""
        return self.place in HOST_KINDS


@dataclass(frozen=True, slots=True)
class Half:
    """One playable side of a card; a tree, shrub or moor is one half alone."""

    slot: str
    species: str
    symbol: str
    types: tuple[str, ...]
    """Its type symbols: those of its species, and now and then one more that only this half shows."""


@dataclass(frozen=True, slots=True)
class Card:
    """A physical card with its number."""

    id: str
    halves: tuple[Half, ...]
    source: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """How sure we are of the pairing, the number and the symbols; empty: quite sure."""
    note: str = field(default="", compare=False)
    box: str = field(default="", compare=False)
    """The box that it comes from."""
    printed: str = field(default="", compare=False)
    """The number on the card."""


@dataclass(frozen=True, slots=True)
class Cave:
    """A cave card. Where all are alike they have no number."""

    id: str
    number: int = 0
    effect: tuple[Rule, ...] = ()
    points: int = 0
    reading: bool = False
    unsure: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class FaceDown:
    """What any card is when it lies face down in a forest."""

    species: str
    kind: str
    types: tuple[str, ...]
    as_action: bool
    """Whether it may be played so as the action of a turn (a sapling)."""


@dataclass(frozen=True, slots=True)
class HostKind:
    """One kind of hosts: which slots it has, and how many cards each takes unless a card allows more."""

    slots: Mapping[str, int]
    turns_over: bool
    """Whether a new one turns the top card of the deck over into the clearing."""


@dataclass(frozen=True, slots=True)
class HandDeal:
    """How first hands are drafted: in each round everybody gets cards and splits them; the rest leaves the game."""

    cards: int
    keep: int
    right: int
    """So many go to the seat before in turn order,"""
    left: int
    """so many to the next one."""
    clearing: int
    rounds: int

    @property
    def dealt(self) -> int:
        """How many cards a seat gets to see."""
        return self.cards * self.rounds


@dataclass(frozen=True, slots=True)
class Setup:
    """The numbers and the ways of play of an edition."""

    seats: tuple[int, int]
    """The least and the most players."""
    removed: Mapping[int, int]
    """For each number of players how many cards go back into the box unseen."""
    hand: int
    hand_limit: int
    clearing_limit: int
    winters: int
    winter_part: int
    """The winter cards lie in the last such part of the deck, the first of them on top of it: 3 is the last third."""
    winter_last: int
    """Where not 0: the winter cards are shuffled among so many last cards of the deck instead."""
    mulligan: bool
    draft: bool
    """Whether cave cards are drafted."""
    cave: int
    """The number of the cave card that everybody begins with; 0: none."""
    clearing: int
    """How many cards lie in the clearing at the start."""
    hand_deals: Mapping[int, HandDeal]
    """For each number of players how first hands are drafted, where that is a way to begin;"""
    draft_removed: Mapping[int, int]
    """and how many cards go back into the box then."""
    face_down: FaceDown
    options: Mapping[str, tuple[Any, ...]]
    """Named switches of the edition with their values, the default first."""
    pad: Mapping[str, Any]
    """The options by which forests that people enter are judged: what any way of playing allows."""

    def winter_pile(self, cards: int) -> int:
        """How many of the deck's cards lie below the first winter card, or among which all of them lie."""
        return min(cards, self.winter_last) if self.winter_last else cards // self.winter_part


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """What the automa does in one of its turns: first it adds, then it removes, then it burns."""

    id: int
    add: int = 0
    """So many cards of the deck go to the right end of the clearing."""
    remove: int = 0
    """So many cards of the clearing are discarded,"""
    from_right: bool = False
    """beginning at that end."""
    burn: int = 0
    """So many cards of the deck are discarded."""
    note: str = ""

    def to_dict(self) -> dict[str, Any]:
        """As in the table."""
        end = {"from": "right" if self.from_right else "left"} if self.remove else {}
        return {"id": self.id, "add": self.add, "remove": self.remove, **end, "burn": self.burn}


@dataclass(frozen=True, slots=True)
class Challenge:
    """What a solo game is played for."""

    id: int
    key: str
    goal: Rule
    medals: tuple[int, ...]
    """The points for bronze, silver and gold."""
    start: str = ""
    """A species of which one card is in the first hand."""

    def to_dict(self) -> dict[str, Any]:
        """As a page shows it."""
        medals = dict(zip(MEDALS, self.medals, strict=True))
        return {"id": self.id, "key": self.key, "goal": dict(self.goal), "medals": medals, "start": self.start or None}


@dataclass(frozen=True, slots=True)
class Solo:
    """How an edition is played alone."""

    automa: str
    """The name of the automa; empty where it has none."""
    cards: tuple[AutomaCard, ...]
    challenges: tuple[Challenge, ...]
    options: Mapping[str, tuple[Any, ...]]
    """Switches that solo games have beside those of the edition."""

    @property
    def pass_takes(self) -> int:
        """How many cards of the deck all automa cards together take."""
        return sum(card.add + card.burn for card in self.cards)

    def to_dict(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "automa": self.automa or None,
            "cards": [card.to_dict() for card in self.cards],
            "challenges": [challenge.to_dict() for challenge in self.challenges],
            "options": {name: {"values": list(values), "default": values[0]} for name, values in self.options.items()},
        }


@dataclass(frozen=True, slots=True)
class Box:
    """One box of cards, as its table says: on which other box it builds, and what it brings."""

    id: str
    title: str
    """What the table calls it; empty where the words have its name."""
    builds_on: str
    """The box that it is played with; empty: it stands alone."""
    letters: tuple[str, ...]
    """The letters with which the numbers of its cards begin."""
    cards: int
    species: tuple[str, ...]
    """The species that it brings."""
    is_own: bool
    """Whether it is somebody's own, and not one of ours."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A game made of boxes: its species, its deck and its set-up, with the options applied."""

    id: str
    boxes: tuple[Box, ...]
    setup: Setup
    hosts: Mapping[str, HostKind]
    tree_symbols: tuple[str, ...]
    types: tuple[str, ...]
    species: Mapping[str, Species]
    cards: tuple[Card, ...]
    winter: tuple[str, ...]
    caves: tuple[Cave, ...]
    counted: tuple[Rule, ...]
    """Everything that some rule of the edition counts, each once."""
    solo: Solo | None = None
    """How it is played alone, if it can be."""
    is_solo: bool = False
    """Whether set-up and rows are those of a game that is played alone."""

    @property
    def is_certain(self) -> bool:
        """Whether the deck is known card by card, so that pairings and symbols may be held against anybody."""
        return not any(card.source for card in self.cards)

    def most_removed(self, players: int, drafts: bool = False) -> int:
        """How many cards may go back into the box at most, so that winter lies below what set-up needs."""
        setup, cards = self.setup, len(self.cards)
        each = max(2 * setup.hand, setup.hand_deals[players].dealt if drafts else 0)
        left = next((n for n in range(cards + 1) if n - setup.winter_pile(n) >= each * players), cards)
        return cards - left

    def to_dict(self) -> dict[str, Any]:
        """All that the edition says of itself, as plain data (`docs/formats.md`); cards and species have their own."""
        setup, players = self.setup, range(self.setup.seats[0], self.setup.seats[1] + 1)
        below = setup.face_down
        return {
            "edition": self.id,
            "boxes": [box.id for box in self.boxes],
            "seats": list(setup.seats),
            "setup": {
                "hand": setup.hand, "hand_limit": setup.hand_limit, "clearing_limit": setup.clearing_limit,
                "winters": setup.winters, "winter_part": setup.winter_part,
                "removed": {str(number): setup.removed[number] for number in players},
                "removed_most": {str(number): self.most_removed(number) for number in players},
                "removed_draft": {str(number): count for number, count in setup.draft_removed.items()},
            },
            "options": {name: {"values": list(values), "default": values[0]} for name, values in setup.options.items()},
            "ways": {
                "mulligan": setup.mulligan, "sapling": below.as_action, "draft": setup.draft,
                "hand_draft": bool(setup.hand_deals),
            },
            "hosts": {
                kind: {"slots": dict(host.slots), "turns_over": host.turns_over} for kind, host in self.hosts.items()
            },
            "face_down": {"species": below.species, "kind": below.kind, "types": list(below.types)},
            "caves": [cave.number for cave in self.caves if cave.number],
            "types": list(self.types),
            "tree_symbols": list(self.tree_symbols),
            "counted": [dict(rule) for rule in self.counted],
            "cards": len(self.cards),
            "species": len(self.species),
            "solo": self.solo.to_dict() if self.solo else None,
            "certain": self.is_certain,
        }  # fmt: skip
