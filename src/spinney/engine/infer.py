"""Deals a world that fits a view: what the viewer can't know is dealt at random, each possible way equally likely."""

from collections import Counter
from random import Random

from spinney.engine import prompts as pr
from spinney.engine.forest import Forest
from spinney.engine.knowledge import Knowledge
from spinney.engine.packing import POSITIONS, card_of, entry_card, make_entry, mark_in, number_in
from spinney.engine.position import Position
from spinney.engine.solo import SoloView
from spinney.engine.split import PARTS, SplitView
from spinney.engine.state import State, empty_state, field_d, frame, word_of
from spinney.engine.tables import HOST, NO_SYMBOL, WINTER, Tables, winter_pile
from spinney.engine.view import SeatView, View, half_number
from spinney.errors import BadOption, BadRecord, shown

_UNKNOWN = -1


def possible_state(view: View, rng: Random) -> State:
    """One position that looks just like this to the viewer. To deal many of them, keep a `Worlds`."""
    return Worlds(view).deal(_checked(rng))


def _checked(rng: Random) -> Random:
    if not isinstance(rng, Random):
        raise BadOption(f"a random.Random is needed to deal what is hidden, not {shown(rng)}")
    return rng


def unseen_cards(view: View) -> list[int]:
    """The cards of which the viewer knows nothing: in the deck, removed, or in somebody's hidden places."""
    seen = [*view.clearing, *view.discard, *view.aside, *view.hand]
    if view.split:
        seen += [card for cards in view.split.own for card in cards]
    for seat, person in enumerate(view.seats):
        seen += [card for card in person.cave if card is not None]
        if seat != view.me:
            seen += person.known
        for host in person.hosts:
            # A half has a letter behind the number of its card; a face-down card that the viewer laid has none.
            seen += [name[:-1] if name[-1] in "ab" else name for _, name in host if name is not None]
    left = Counter(view.tables.copy_cards)
    left.subtract(view.tables.number_of[card] for card in seen)
    return list(left.elements())


class Worlds:
    """All positions that fit one view. What the viewer knows is built once, each `sample` fills in the rest.

    >>> from spinney import Game
    >>> game = Game.new("base", seats=["Ana", "Ben"], seed=7)
    >>> world = Worlds(game.view(0)).sample(Random(1))
    >>> [world.text(move) for move in world.legal()] == list(game.view(0).legal)
    True

    :raises BadRecord: if it is no view.
    """

    def __init__(self, view: View) -> None:
        if not isinstance(view, View):
            raise BadRecord(f"worlds are dealt from a view, as game.view(seat) gives it, not from {shown(view)}")
        self.view = view
        t = self.tables = view.tables
        self.number = t.number_of
        self.knowledge = self._knowledge()
        self.state = self._known_part()
        self.unseen = unseen_cards(view)
        self.winter_pile = self._winter_pile()

    def sample(self, rng: Random) -> Position:
        """A position that looks just like this to the viewer, each possible one equally likely."""
        return Position(self.deal(_checked(rng)))

    def deal(self, rng: Random) -> State:
        """The same as the engine's own position."""
        state = self.state.copy()
        pool = self.unseen[:]
        rng.shuffle(pool)
        for seat, seen in enumerate(self.view.seats):
            if seat != self.view.me:
                self._deal_seat(state, seat, seen, pool, rng)
            self._lay_unknown_hosts(state.forests[seat], pool)
        if self.view.aside_number and state.seat != self.view.me:
            state.aside = sorted(pool.pop() for _ in range(self.view.aside_number))
        if self.view.split:
            self._deal_split(state, self.view.split, pool)
        state.deck = self._deal_deck(pool, rng)
        self._fill_keep(state, rng)
        if self.view.solo:
            self._deal_automa(state, self.view.solo, rng)
        return state

    # -- what is known ----------------------------------------------------------------------------------------

    def _known_part(self) -> State:
        view, number = self.view, self.number
        state = empty_state(self.tables, len(view.seats), [], view.start)
        state.seat = view.prompt.seat if view.prompt else view.start
        state.winter, state.over = view.winter, view.over
        if view.solo:
            state.automa = [*range(1, len(self.tables.automa) + 1)] * self.tables.automa_passes
            state.automa_turns = view.solo.turns
        state.turns, state.extra, state.digging = view.turn, view.extra, view.digging
        state.clearing = [number[card] for card in view.clearing]
        state.discard = tuple(number[card] for card in view.discard)
        state.aside = [number[card] for card in view.aside]
        state.draft = view.draft
        if view.split:
            state.split = self._known_split(view.split)
        state.stack = list(view.pending)
        if view.me is not None:
            state.hands[view.me] = [number[card] for card in view.hand]
        for seat, seen in enumerate(view.seats):
            self._known_seat(state, seat, seen)
        return state

    def _known_split(self, seen: SplitView) -> tuple[tuple[int, ...], ...]:
        """The viewer's own cards of a draft; what others have there is dealt."""
        split: list[tuple[int, ...]] = [()] * len(seen.numbers)
        if self.view.me is not None:
            at = len(PARTS) * self.view.me
            split[at : at + len(PARTS)] = [tuple(self.number[card] for card in cards) for cards in seen.own]
        return tuple(split)

    def _deal_split(self, state: State, seen: SplitView, pool: list[int]) -> None:
        split = list(state.split)
        for at, number in enumerate(seen.numbers):
            if at // len(PARTS) != self.view.me:
                split[at] = tuple(sorted(pool.pop() for _ in range(number)))
        state.split = tuple(split)

    def _known_seat(self, state: State, seat: int, seen: SeatView) -> None:
        t, number = self.tables, self.number
        forest = state.forests[seat]
        for host in seen.hosts:
            _build_host(t, forest, host)
        forest.permanents = tuple(half_number(t, half) | (turn << 10) for half, turn in seen.permanents)
        state.caves[seat] = tuple(_UNKNOWN if card is None else number[card] for card in seen.cave)
        state.cave_cards[seat] = seen.cave_card
        forest.tally[t.cave_counter] = len(seen.cave)
        forest.tally[t.cave_points_counter] = len(seen.cave)
        if seen.cave_card:
            forest.tally[t.cave_points_counter] += t.cave_bonus[seen.cave_card - 1]

    def _knowledge(self) -> Knowledge:
        """What all know, as the view tells it."""
        knowledge = Knowledge(len(self.view.seats))
        knowledge.shows = self.view.shows
        for seat, seen in enumerate(self.view.seats):
            known = zip(seen.known, seen.known_since, strict=True)
            knowledge.known[seat] = tuple(self.number[card] | (since << 10) for card, since in known)
            knowledge.buried[seat] = seen.buried
        return knowledge

    def _winter_pile(self) -> int:
        """How many cards lie below the first winter card when it is still in the deck."""
        cards = len(self.tables.copy_ids) - int(self.view.options["removed"])
        return winter_pile(self.tables, cards) + self.tables.winters - 1

    # -- what is dealt ----------------------------------------------------------------------------------------

    def _deal_seat(self, state: State, seat: int, seen: SeatView, pool: list[int], rng: Random) -> None:
        """Known cards lie in the hand or in a place that was filled after they were seen; the pool fills the rest.

        The places open to one known card are all open to a card that was seen earlier. So choosing for the latest
        first, each among what is left, makes every possible arrangement equally likely.
        """
        free = [_UNKNOWN] * seen.hand + [_UNKNOWN] * len(seen.buried)
        for entry in reversed(self.knowledge.known[seat]):
            first_buried = seen.hand + mark_in(entry)
            open_places = [i for i, card in enumerate(free) if card < 0 and (i < seen.hand or i >= first_buried)]
            free[rng.choice(open_places)] = number_in(entry)
        cards = [card if card >= 0 else pool.pop() for card in free]
        state.hands[seat] = sorted(cards[: seen.hand])
        for place, card in zip(seen.buried, cards[seen.hand :], strict=True):
            at = place >> 1
            if place & 1:
                cave = state.caves[seat]
                state.caves[seat] = (*cave[:at], card, *cave[at + 1 :])
            else:
                _set_face_down(state.forests[seat], at, card)

    def _lay_unknown_hosts(self, forest: Forest, pool: list[int]) -> None:
        """Face-down cards that nobody has seen."""
        for host, entries in enumerate(forest.cards):
            if entry_card(entries[0]) < 0:
                _set_face_down(forest, host, pool.pop())

    def _deal_deck(self, pool: list[int], rng: Random) -> list[int]:
        view = self.view
        left = self.tables.winters - view.winter
        deck = [pool.pop() for _ in range(view.deck - left)]
        if self.tables.winter_last and left:
            above = max(0, view.deck - left - self.tables.winter_last)
            return [*deck[:above], *_shuffled(deck[above:] + [WINTER] * left, rng)]
        if view.winter == 0:
            above = view.deck - self.winter_pile - 1
            below = _shuffled(deck[above:] + [WINTER] * (left - 1), rng)
            return [*deck[:above], WINTER, *below]
        return _shuffled(deck + [WINTER] * left, rng) if left else deck

    def _deal_automa(self, state: State, seen: SoloView, rng: Random) -> None:
        """The automa's cards: those of this pass that are left, then the passes to come, in any order."""
        t = self.tables
        numbers = range(1, len(t.automa) + 1)
        before = (seen.turns - len(seen.used)) // len(numbers)
        left = [number for number in numbers if number not in seen.used]
        cards = [*list(numbers) * before, *seen.used, *_shuffled(left, rng)]
        for _ in range(t.automa_passes - before - 1):
            cards += _shuffled(list(numbers), rng)
        state.automa = cards

    def _fill_keep(self, state: State, rng: Random) -> None:
        """Which cards another seat has just drawn is not known: any three of its hand."""
        for at, packed in enumerate(state.stack):
            if word_of(packed) == pr.KEEP and state.seat != self.view.me:
                drawn = rng.sample(state.hands[state.seat], 3)
                state.stack[at] = frame(pr.KEEP, drawn[0], drawn[1], drawn[2], field_d(packed))


def _build_host(t: Tables, forest: Forest, host: tuple[tuple[str, str | None], ...]) -> None:
    filled: set[str] = set()
    for position, name in host:
        if position == "host":
            if name is None or name[-1] not in "ab":
                forest.add_host(t.face_down, NO_SYMBOL, t.number_of[name] if name else _UNKNOWN)
            else:
                half = half_number(t, name)
                forest.add_host(t.half_species[half], t.half_symbol[half], card_of(half))
        else:
            assert name is not None
            half = half_number(t, name)
            species, symbol = t.half_species[half], t.half_symbol[half]
            join = position in filled
            forest.attach(species, symbol, card_of(half), t.half_slot[half], len(forest.keys) - 1, join)
            filled.add(position)
            assert forest.cards[-1][-1] & 7 == POSITIONS.index(position)


def _set_face_down(forest: Forest, host: int, card: int) -> None:
    entries = forest.cards[host]
    forest.cards[host] = (make_entry(HOST, forest.tables.face_down, NO_SYMBOL, card), *entries[1:])


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    rng.shuffle(cards)
    return cards
