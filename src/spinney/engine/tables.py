"""An edition as flat lists of small numbers: what the engine reads while a game runs.

`engine.compiler` fills these from the rows of a card table. Names used everywhere in the engine:

- *card*: the number of a kind of card (0 …). Cards that look alike are one kind and can't be told apart; a hand may
  hold the same number twice. Only a deal speaks of copies.
- *half*: `2 * card` for half a, `2 * card + 1` for half b.
- *species*: the place of a species in the table, then the face-down card, then *variants*: a species again, as halves
  show it that have more type symbols than the others (`Tables.plain` tells which species it is).
- *counter*: a place in a forest's tally, the flat list that scoring reads.
- *selector*: a list that says for each species whether a rule names it (`Tables.selectors`).
"""

from typing import TYPE_CHECKING, Any, Final

from spinney.engine.local import Local
from spinney.engine.points import Points
from spinney.engine.scales import Sets

if TYPE_CHECKING:  # steps need positions, and positions need tables
    from spinney.engine.steps import Step

WINTER: Final = -1
"""A winter card in the deck."""
NO_SYMBOL: Final = -1

# Slot classes. HOST is the place of a tree, shrub or moor itself.
HOST: Final = 0
TOP: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3
RIGHT: Final = 4
SLOT_NAMES: Final = ["host", "top", "bottom", "left", "right"]

# Host kinds.
NO_KIND: Final = 0
TREE: Final = 1
SHRUB: Final = 2
MOOR: Final = 3
KIND_NAMES: Final = ["", "tree", "shrub", "moor"]
ALL_KINDS: Final = 14
"""The bit mask of all of them."""

# Words for sharing a slot (`JoinRule.where`).
SAME_SLOT: Final = 0
TOP_OF_HOST: Final = 1
SIDES_OF_HOST: Final = 2
ONTO_TYPE: Final = 3


class JoinRule:
    """One way in which a species may share a slot that is already taken."""

    def __init__(self, where: int, sharer: int, selector: int) -> None:
        self.where = where
        self.sharer = sharer
        """The species whose rule it is."""
        self.selector = selector
        """Which species the rule names (an index of `Tables.selectors`)."""
        self.most = 0
        """At most so many cards in the slot (or of the sharer at one host, for ONTO_TYPE); 0: any number."""
        self.onto_others = False
        self.kinds = 0
        """Bit mask of host kinds, for ONTO_TYPE."""


class AutomaCard:
    """What the automa does in one turn: it adds, removes, burns."""

    def __init__(self, add: int, remove: int, from_right: bool, burn: int) -> None:
        self.add = add
        self.remove = remove
        self.from_right = from_right
        self.burn = burn


class Tables:
    """All numbers of one edition with its options applied."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.options: dict[str, Any] = {}
        self.boxes: list[str] = []
        # Cards and halves.
        self.card_ids: list[str] = []
        """For each kind the id of its first copy: its name everywhere outside."""
        self.copy_ids: list[str] = []
        """The id of every copy, in the order of the deck list."""
        self.copy_cards: list[int] = []
        """For each copy its kind."""
        self.number_of: dict[str, int] = {}
        """The kind of a card id, of any copy."""
        self.copy_bit: list[int] = []
        """For each kind that has several copies a bit of its own; 0 for the others."""
        self.card_symbols: list[int] = []
        """For each card a bit mask of the tree symbols that it shows."""
        self.half_species: list[int] = []
        """For each half its species, -1 where a card has no half b."""
        self.half_symbol: list[int] = []
        self.half_slot: list[int] = []
        self.half_cost: list[int] = []
        self.half_room: list[int] = []
        """For each half the counter of its free places; -1: a host, which needs none."""
        self.half_joins: list[bool] = []
        """For each half whether some rule may let it share a slot."""
        # Moves are ready as objects (`Any`), so that listing them makes no new number, also in compiled code.
        self.card_plays: list[tuple[int, int, Any, int, int, Any]] = []
        """For each card cost, `half_room` and move of half a, and the same of half b, side by side for speed."""
        self.draw_moves: list[Any] = []
        """For each card the move that draws it from the clearing."""
        self.sapling_moves: list[Any] = []
        # Species.
        self.species_ids: list[str] = []
        self.symbol_ids: list[str] = []
        self.cost: list[int] = []
        self.host_kind: list[int] = []
        self.is_type: list[list[bool]] = []
        self.type_ids: list[str] = []
        self.plain: list[int] = []
        """For each species, itself; for a variant the species that it is."""
        self.variant_boxes: dict[tuple[int, int], str] = {}
        """The box of a half (by species and symbol) that another box prints alike but for its types."""
        self.turns_over: list[bool] = []
        """For each species whether a card of it turns the top card of the deck over."""
        self.new_keys: list[int] = []
        """For each host kind the key of a host without cards, but for its species."""
        self.slot_size: list[int] = []
        """For slot class * 4 + host kind how many cards lie there unless a card allows more."""
        self.face_down = 0
        """The face-down card's species."""
        self.allowed_kinds: list[int] = []
        """For each species a bit mask of the kinds of hosts that it may be placed on."""
        self.joins: list[list[JoinRule]] = []
        # Kinds of cards that rules name.
        self.selectors: list[list[bool]] = []
        """For each `what` of a rule: which species it names."""
        self.selector_names: list[list[str]] = []
        """The types or the species that it names, for people; none: any card."""
        self.selector_cards: list[list[bool]] = []
        """The same for cards: whether one of its halves is named."""
        # Tally.
        self.tally_size = 0
        self.cave_counter = 0
        self.cave_points_counter = 0
        self.symbol_counter = 0
        """The first of the counters of visible tree symbols."""
        self.counter_rules: dict[int, dict[str, Any]] = {}
        """For each counter that a row asks for what it counts, as it stands in the row."""
        self.raises: list[list[int]] = []
        """For each species the counters that one more card of it raises."""
        self.first_raises: list[list[int]] = []
        """The counters that its first card raises: different species."""
        self.bees: list[bool] = []
        self.bee_raises: list[list[int]] = []
        """For each host species the counters that a bee at it raises."""
        self.slot_raises: list[list[int]] = []
        """For slot class * 4 + host kind the counters that a card there raises."""
        self.full_raises: list[list[int]] = []
        """For each host kind the counters that a fully occupied host raises."""
        self.open_counters: list[list[int]] = []
        """For slot class * 4 + host kind the counters of free places there."""
        self.host_raises: list[list[int]] = []
        """For each host kind all of these counters: what a new host raises."""
        self.own_counter: list[int] = []
        """For each species the first of its counters by own tree symbol, or -1."""
        self.double_counter: list[int] = []
        """For each species the counter of its cards that score twice, or -1."""
        self.doubles_selector: list[int] = []
        """For each host species which cards it doubles, or -1."""
        self.doubles_at: list[int] = []
        # Points.
        self.points: list[Points] = []
        """For each species what its cards score."""
        self.comparing: list[int] = []
        """The species that are compared with other forests."""
        self.local: list[Local | None] = []
        """For each species its rule for points, if that looks at one host;"""
        self.local_counter: list[int] = []
        """and the counter that the forest keeps for it, or -1."""
        self.groups: list[Sets] = []
        """Sets of different species: what cards of several species score together."""
        # Effects.
        self.programs: list[list[Step]] = []
        self.effect: list[int] = []
        self.bonus: list[int] = []
        self.has_text: list[bool] = []
        """For each species whether it has an effect or a bonus."""
        self.trigger: list[int] = []
        """For each species the program of its permanent effect, or -1."""
        self.trigger_selector: list[int] = []
        self.trigger_slot: list[int] = []
        self.trigger_kinds: list[int] = []
        self.trigger_delay: list[int] = []
        """1 where it works from the next turn on."""
        self.cave_programs: list[int] = []
        self.cave_bonus: list[int] = []
        # Set-up.
        self.hand_size = 6
        self.hand_limit = 10
        self.clearing_limit = 10
        self.winters = 3
        self.winter_part = 3
        self.mulligan = False
        self.draft = False
        self.hand_deals: dict[int, tuple[int, int, int, int, int, int]] = {}
        """Where first hands are drafted: for each number of seats cards, keep, right, left, clearing, rounds."""
        self.winter_last = 0
        """Where not 0: all winter cards lie among so many last cards of the deck."""
        self.open_cards = 0
        """How many cards are turned over into the clearing before the first turn."""
        self.cave = 0
        """The cave card that a seat begins with; 0: none."""
        # Playing alone.
        self.automa: list[AutomaCard] = []
        """What the cards of the automa do; none: nobody plays alone."""
        self.automa_passes = 0
        """How often its cards can be gone through at most."""
        self.automa_extra = False
        """Whether it acts between the turns that a player gains, too."""
        self.automa_sweeps = False
        """Whether a full clearing is swept after its turns, too."""
        self.start_copies: list[int] = []
        """The cards (as places in `copy_ids`) of which one is in the first hand;"""
        self.start_extra = False
        """whether it comes on top of the others."""
        self.challenge: Any = None
        """The challenge (`engine.challenge`), or None."""
        self.goal_counters: list[int] = []
        """The counters that it looks at, where it counts something,"""
        self.goal_need = 1
        """and how much it needs."""
        self.saplings = False
        """Whether a card may be played face down as the action of a turn."""

    def __reduce__(self) -> tuple[Any, ...]:
        return tables_of, (self.edition, self.options)


def tables_of(edition: str, options: dict[str, Any]) -> Tables:
    """The tables that stand for these in another process, or in a copy."""
    from spinney.engine.compiler import compile_tables  # it needs this module first

    return compile_tables(edition, options)


def winter_pile(t: Tables, cards: int) -> int:
    """How many of a deck of so many cards lie below the first winter card, not counting the other winter cards.

    Where all winter cards are shuffled among the last cards: how many those are.
    """
    return min(cards, t.winter_last) if t.winter_last else cards // t.winter_part
