"""What one seat may know: its *information state*.

Cards seen going into a hand stay known, cards swept from the clearing are known to be gone, the cards removed at the
start are as hidden as the deck. A view holds no reference to a `State`; the way back leads through `engine.infer`,
which deals what is hidden at random. Bots, server and page get views and nothing else.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any

from spinney.engine import packing as pk
from spinney.engine.compiler import compile_tables
from spinney.engine.forest import Forest
from spinney.engine.knowledge import Knowledge
from spinney.engine.legal import legal
from spinney.engine.notation import half_id, text_of
from spinney.engine.question import Prompt, pending_for, prompt_of
from spinney.engine.scoring import total
from spinney.engine.solo import SoloView, solo_view, winners_alone
from spinney.engine.split import SplitView, split_view
from spinney.engine.state import State
from spinney.engine.tables import NO_SYMBOL, Tables

_SLOT_OF_POSITION = ("host", "top", "bottom", "left", "right", "top", "bottom")
_SLOTS = dict(zip(pk.POSITIONS, _SLOT_OF_POSITION, strict=True))
_KEPT = 1 << 14
"""How many hosts are kept ready in the form of views: a move changes one host, the others are as before."""

Host = tuple[tuple[str, str | None], ...]
"""The cards at one host in order of arrival: position and half id; None for a card that nobody may see."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a viewer sees of one seat."""

    name: str
    kind: str
    hand: int
    known: tuple[str, ...]
    """Cards seen going into the hand and not seen leaving: in the hand, or laid face down since."""
    known_since: tuple[int, ...]
    """For each of them how many cards the seat had laid unseen by then."""
    buried: tuple[int, ...]
    """What left the hand unseen, in order: host * 2, or place in the cave * 2 + 1."""
    cave: tuple[str | None, ...]
    cave_card: int
    hosts: tuple[Host, ...]
    permanents: tuple[tuple[str, int], ...]
    """Cards with a permanent effect in order of arrival, with the first turn in which they work."""
    score: int

    def to_dict(self, tables: Tables, forest: Any = None) -> dict[str, Any]:
        """As in a message; a forest that was made before can be given."""
        return {
            "name": self.name, "kind": self.kind, "hand": self.hand, "known": list(self.known),
            "known_since": list(self.known_since), "buried": list(self.buried), "cave": len(self.cave),
            "cave_cards": list(self.cave), "cave_card": self.cave_card or None,
            "forest": forest or {"hosts": [host_dict(tables, host) for host in self.hosts]},
            "permanents": [list(item) for item in self.permanents], "score": self.score,
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat (or, with `me` None, a spectator) may know of a game."""

    tables: Tables = field(repr=False, compare=False)
    edition: str
    options: Mapping[str, Any]
    seq: int
    me: int | None
    start: int
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    aside: tuple[str, ...]
    """Own cards that stand aside while the Mole digs."""
    aside_number: int
    clearing: tuple[str, ...]
    discard: tuple[str, ...]
    deck: int
    winter: int
    draft: tuple[int, ...]
    turn: int
    extra: int
    shows: int
    digging: bool
    prompt: Prompt | None
    legal: tuple[str, ...]
    over: bool
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    pending: tuple[int, ...]
    """The engine's stack as far as the viewer may know it; only `engine.infer` reads it."""
    solo: SoloView | None = None
    """The challenge and the automa of a game that is played alone."""
    split: SplitView | None = None
    """The cards of first hands that are drafted."""

    def to_dict(self, forests: Sequence[Any] = ()) -> dict[str, Any]:
        """As JSON, in the shape that `docs/formats.md` describes; forests that were made before can be given."""
        ready = forests or [None] * len(self.seats)
        alone = {"solo": self.solo.to_dict()} if self.solo else {}
        if self.split:
            alone["split"] = self.split.to_dict()
        return {
            "edition": self.edition, "options": dict(self.options), "seq": self.seq, "me": self.me, "start": self.start,
            "seats": [seat.to_dict(self.tables, ready[at]) for at, seat in enumerate(self.seats)],
            "hand": list(self.hand), "aside": list(self.aside), "aside_number": self.aside_number,
            "clearing": list(self.clearing), "discard": list(self.discard), "deck": self.deck, "winter": self.winter,
            "draft": list(self.draft),
            "turn": self.turn, "extra": self.extra, "shows": self.shows, "digging": self.digging,
            "prompt": self.prompt.to_dict() if self.prompt else None, "legal": list(self.legal), "over": self.over,
            "totals": list(self.totals) if self.over else None, "winners": list(self.winners) if self.over else None,
            "pending": list(self.pending), **alone,
        }  # fmt: skip

    def __hash__(self) -> int:
        return hash((self.edition, self.seq, self.me, self.seats, self.hand, self.clearing, self.discard, self.pending))

    def __reduce__(self) -> tuple[Any, ...]:
        values = [getattr(self, item.name) for item in fields(self)[1:]]
        return _rebuild, (self.edition, dict(self.options), values)


def _rebuild(edition: str, options: dict[str, Any], values: list[Any]) -> View:
    """A view that comes out of another process finds its tables here."""
    return View(compile_tables(edition, options), *values)


def make_view(
    state: State,
    knowledge: Knowledge,
    me: int | None,
    names: Sequence[tuple[str, str]],
    options: Mapping[str, Any],
    seq: int,
) -> View:
    """What seat `me` may know of the position; None stands for a spectator."""
    ids = state.tables.card_ids
    own = me is not None and me == state.seat
    totals = tuple([total(state.forests, seat) for seat in range(state.seats)])
    return View(
        tables=state.tables,
        edition=state.tables.edition,
        options=dict(options),
        seq=seq,
        me=me,
        start=state.start,
        seats=tuple([_seat_view(state, knowledge, seat, me, names[seat], totals[seat]) for seat in range(state.seats)]),
        hand=() if me is None else tuple([ids[card] for card in state.hands[me]]),
        aside=tuple([ids[card] for card in state.aside]) if own else (),
        aside_number=len(state.aside),
        clearing=tuple([ids[card] for card in state.clearing]),
        discard=tuple([ids[card] for card in state.discard]),
        deck=len(state.deck) - state.top,
        winter=state.winter,
        draft=state.draft,
        turn=state.turns,
        extra=state.extra,
        shows=knowledge.shows,
        digging=state.digging,
        prompt=prompt_of(state, own),
        legal=tuple([text_of(state, move) for move in legal(state)]) if own else (),
        over=state.over,
        totals=totals if state.over else (),
        winners=(winners_alone(state) if state.automa else winners_of(totals)) if state.over else (),
        pending=pending_for(state, own),
        solo=solo_view(state) if state.automa else None,
        split=split_view(state, me) if state.split else None,
    )


def own_part(state: State, me: int) -> dict[str, Any]:
    """What the view of a seat, as a dict, has in other words than a spectator's; see `own_seat` for its own place."""
    ids = state.tables.card_ids
    part: dict[str, Any] = {"me": me, "hand": [ids[card] for card in state.hands[me]]}
    if state.split:
        part["split"] = split_view(state, me).to_dict()
    if me == state.seat:
        prompt = prompt_of(state, True)
        part["aside"] = [ids[card] for card in state.aside]
        part["prompt"] = prompt.to_dict() if prompt else None
        part["legal"] = [text_of(state, move) for move in legal(state)]
        part["pending"] = list(pending_for(state, True))
    return part


def own_seat(state: State, knowledge: Knowledge, me: int) -> tuple[list[str], tuple[Host, ...]] | None:
    """What a seat sees of itself in other words than the others do: its cards in the cave, and its hosts."""
    buried = knowledge.buried[me]
    if not buried:
        return None
    ids = state.tables.card_ids
    laid = {place >> 1 for place in buried if not place & 1}
    return [ids[card] for card in state.caves[me]], _hosts_seen(state, state.forests[me], laid)


def known_by(state: State, knowledge: Knowledge, me: int, seat: int) -> tuple[list[str], list[int]]:
    """The cards of a seat that another knows, and how many cards the seat had laid unseen when each was seen."""
    known = knowledge.known_to(me, seat)
    return [state.tables.card_ids[pk.number_in(entry)] for entry in known], [pk.mark_in(entry) for entry in known]


def winners_of(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest score; equal scores share the win."""
    return tuple(seat for seat, points in enumerate(totals) if points == max(totals))


def _seat_view(
    state: State, knowledge: Knowledge, seat: int, me: int | None, name: tuple[str, str], score: int
) -> SeatView:
    ids = state.tables.card_ids
    forest, buried = state.forests[seat], knowledge.buried[seat]
    known = knowledge.known_to(-1 if me is None else me, seat)
    cave: list[str | None] = [ids[card] for card in state.caves[seat]]
    laid: set[int] = set()
    for place in buried:
        if seat == me and not place & 1:
            laid.add(place >> 1)
        elif seat != me and place & 1:
            cave[place >> 1] = None
    return SeatView(
        name=name[0],
        kind=name[1],
        hand=len(state.hands[seat]),
        known=tuple([ids[pk.number_in(entry)] for entry in known]),
        known_since=tuple([pk.mark_in(entry) for entry in known]),
        buried=buried,
        cave=tuple(cave),
        cave_card=state.cave_cards[seat],
        hosts=_hosts_seen(state, forest, laid),
        permanents=tuple(
            [(half_id(state.tables, pk.number_in(entry)), pk.mark_in(entry)) for entry in forest.permanents]
        ),
        score=score,
    )


def _hosts_seen(state: State, forest: Forest, mine: set[int]) -> tuple[Host, ...]:
    """The hosts with their cards; of face-down cards only those that the viewer laid."""
    t = state.tables
    if not mine:
        return tuple([_host_seen(t, entries, False) for entries in forest.cards])
    return tuple([_host_seen(t, entries, number in mine) for number, entries in enumerate(forest.cards)])


@lru_cache(_KEPT)
def _host_seen(t: Tables, entries: tuple[int, ...], mine: bool) -> Host:
    cards = []
    for entry in entries:
        half: str | None = None
        if pk.entry_species(entry) != t.face_down:
            half = half_in_forest(t, entry)
        elif mine:
            half = t.card_ids[pk.entry_card(entry)]
        cards.append((pk.POSITIONS[pk.entry_position(entry)], half))
    return tuple(cards)


def half_in_forest(t: Tables, entry: int) -> str:
    """The half id of a visible card of a forest."""
    card = pk.entry_card(entry)
    is_b = t.half_species[2 * card + 1] == pk.entry_species(entry) and pk.entry_position(entry) in (2, 4, 6)
    return t.card_ids[card] + ("b" if is_b else "a")


def host_dict(t: Tables, host: Host) -> dict[str, Any]:
    """A host as in `spinney.forests/1`, with the card ids in order of arrival under `cards`."""
    shown: dict[str, Any] = {}
    for position, half in host:
        slot = _SLOTS[position]
        if slot == "host":
            shown["species"] = visible_name(t, half)
        else:
            shown.setdefault(slot, []).append(visible_name(t, half))
    shown["cards"] = [list(card) for card in host]
    return shown


@lru_cache(_KEPT)
def visible_name(t: Tables, half: str | None) -> str:
    """`species@symbol` of a visible half, the bare species of a tree or a face-down card."""
    if half is None or half[-1] not in "ab":
        return t.species_ids[t.face_down]
    number = half_number(t, half)
    return species_at_symbol(t, t.half_species[number], t.half_symbol[number])


def half_number(t: Tables, half: str) -> int:
    """The number of a half from its id."""
    return 2 * t.number_of[half[:-1]] + "ab".index(half[-1])


def species_at_symbol(t: Tables, species: int, symbol: int) -> str:
    """A card of a forest as `spinney.forests/1` writes it."""
    name = t.species_ids[species]
    box = t.variant_boxes.get((species, symbol))
    if symbol != NO_SYMBOL and t.symbol_ids[symbol] != name:
        name = f"{name}@{t.symbol_ids[symbol]}"
    return f"{name}:{box}" if box else name


def forest_hosts(t: Tables, forest: Forest) -> list[dict[str, Any]]:
    """The hosts of a forest as in `spinney.forests/1`."""
    hosts = []
    for entries in forest.cards:
        host: dict[str, Any] = {}
        for entry in entries:
            slot = _SLOT_OF_POSITION[pk.entry_position(entry)]
            card = species_at_symbol(t, pk.entry_species(entry), pk.entry_symbol(entry))
            if slot == "host":
                host["species"] = card
            else:
                host.setdefault(slot, []).append(card)
        hosts.append(host)
    return hosts
