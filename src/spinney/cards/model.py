"""What a species, a half, a card and an edition are."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Rule = Mapping[str, Any]

HOST_KINDS = ("tree", "shrub", "moor")
SLOTS = ("top", "bottom", "left", "right")


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
    note: str = ""
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


@dataclass(frozen=True, slots=True)
class Card:
    """A physical card with its number."""

    id: str
    halves: tuple[Half, ...]
    source: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """How sure we are of the pairing, the number and the symbols (dartmoor)."""
    note: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Cave:
    """A cave card. In base they are all alike and have no number."""

    id: str
    number: int = 0
    effect: tuple[Rule, ...] = ()
    points: int = 0
    reading: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class FaceDown:
    """What any card is when it lies face down in a forest."""

    species: str
    kind: str
    types: tuple[str, ...]
    as_action: bool
    """Whether it may be played so as the action of a turn (base: a sapling)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The numbers of an edition's set-up."""

    removed: Mapping[int, int]
    hand: int
    hand_limit: int
    winters: int
    clearing_limit: int
    mulligan: bool
    draft: bool
    face_down: FaceDown
    options: Mapping[str, tuple[Any, ...]]
    """Named switches of the edition with their values, the default first."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A game: its species, its deck and its set-up, with the options applied."""

    id: str
    setup: Setup
    tree_symbols: tuple[str, ...]
    types: tuple[str, ...]
    species: Mapping[str, Species]
    cards: tuple[Card, ...]
    winter: tuple[str, ...]
    caves: tuple[Cave, ...]
