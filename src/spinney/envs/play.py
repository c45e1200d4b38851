"""A game as environments play it: actions are numbers, sets of cards are chosen one by one."""

from typing import Any, Final

from spinney.engine.apply import apply
from spinney.engine.knowledge import Knowledge
from spinney.engine.legal import legal
from spinney.engine.moves import KEEP_CARD, chosen_cards
from spinney.engine.prompts import CLEARING, EITHER, PROMPTS
from spinney.engine.state import State, field_b
from spinney.envs import rows
from spinney.envs.actions import CHOOSE, DONE, NUMBERS, OFFSETS, SETS, SIZE
from spinney.envs.encode import Counted, Layout, look
from spinney.errors import IllegalMove, shown

_NO_ACTIONS: Final[list[int]] = []
_MARK: Final[Any] = rows.mark
_PICK: Final[Any] = rows.pick


class Play:
    """One game: whose action it is, which actions are legal, what a seat sees.

    `begin_play` makes one; there is no `__init__`, so that copies are cheap.
    """

    state: State
    layout: Layout
    knowledge: Knowledge
    counted: Counted
    steps: int
    """How many actions have been taken."""
    chosen: list[int]
    """The cards of a set that have been chosen so far."""
    sets: list[list[int]]
    """The sets that can still become of it, each as its cards in order; `moves` begins with what they are."""
    moves: list[int]
    actions: list[int]
    """The legal actions."""

    def copy(self) -> "Play":
        """An independent copy."""
        new = Play()
        new.state = self.state.copy()
        new.layout = self.layout
        new.knowledge = self.knowledge.copy()
        new.counted = self.counted.copy()
        new.steps = self.steps
        new.chosen = self.chosen[:]
        new.sets = self.sets
        new.moves = self.moves
        new.actions = self.actions
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt_play, (self.state, self.layout, self.knowledge, self.steps, self.chosen)

    def __deepcopy__(self, _memo: object) -> "Play":
        return self.copy()

    def _list(self) -> None:
        """Lists the legal actions of a new decision."""
        moves = legal(self.state)
        self.moves = moves
        if moves and moves[0] & 31 in SETS:
            if has_larger_sets(moves):
                self._list_sets()
            else:
                self._list_cards()
            return
        self.actions = _PICK(NUMBERS, moves)

    def _list_cards(self) -> None:
        """Sets of one card each are as good as cards."""
        zone = self._zone()
        actions: list[Any] = []
        for move in self.moves:
            if move & 31 in SETS:
                actions.append(NUMBERS[(zone[(move >> 5).bit_length() - 1] << 5) | KEEP_CARD])
            else:
                actions.append(NUMBERS[move])
        self.actions = actions

    def _list_sets(self) -> None:
        zone = self._zone()
        in_order = zone is self.state.hands[self.state.seat]
        self.chosen = []
        self.sets = []
        rest: list[int] = []
        moves: list[int] = []
        for move in self.moves:
            if move & 31 in SETS:
                moves.append(move)
                cards = chosen_cards(zone, move >> 5)
                self.sets.append(cards if in_order else sorted(cards))
            else:
                rest.append(move)
        self.moves = moves + rest
        self._list_next()
        for move in rest:
            self.actions.append(OFFSETS[move & 31] + (move >> 5))

    def _list_next(self) -> None:
        """Lists the cards with which the set can go on."""
        at = len(self.chosen)
        actions: list[int] = []
        before = -1
        for cards in self.sets:
            if len(cards) == at:
                actions.append(DONE)
            else:
                card = cards[at]
                if card != before and CHOOSE + card not in actions:
                    actions.append(CHOOSE + card)
                before = card
        self.actions = actions

    def _zone(self) -> list[int]:
        """The cards that the set is chosen from."""
        state = self.state
        top = state.stack[-1]
        zone = PROMPTS[top & 31].zone
        if zone == CLEARING or (zone == EITHER and field_b(top) & 1):
            return state.clearing
        return state.hands[state.seat]

    def move_of(self, action: int) -> int:
        """The engine's move of a legal action; -1 if it only goes on with a set."""
        if not self.sets:
            return self.moves[self.actions.index(action)]
        if action == DONE:
            return self.moves[[len(cards) for cards in self.sets].index(len(self.chosen))]
        if action < CHOOSE:
            return next(move for move in self.moves[len(self.sets) :] if OFFSETS[move & 31] == action)
        return self._set_of(action - CHOOSE)

    def _set_of(self, card: int) -> int:
        """The move of the set that is complete with this card; -1 if there are several ways to go on."""
        at = len(self.chosen)
        found = -1
        for number, cards in enumerate(self.sets):
            if len(cards) > at and cards[at] == card:
                if found >= 0 or len(cards) > at + 1:
                    return -1
                found = self.moves[number]
        return found

    def act(self, action: int) -> None:
        """Takes a legal action.

        :raises IllegalMove: if it is none of `actions`.
        """
        at = 0
        for legal_action in self.actions:
            if legal_action == action:
                break
            at += 1
        else:
            if 0 <= action < SIZE:
                raise IllegalMove("illegal_action", f"action {action} is not legal here: see the mask")
            raise IllegalMove("no_such_action", f"there is no action {shown(action)}: they go from 0 to {SIZE - 1}")
        move = self.move_of(action) if self.sets else self.moves[at]
        if move < 0:
            self.steps += 1
            self._choose(action - CHOOSE)
        else:
            self.play(move)

    def play(self, move: int) -> None:
        """Plays a legal move of the engine, a whole set at once."""
        self.steps += 1
        if self.sets or self.chosen:
            self.chosen = []
            self.sets = []
        self.knowledge.follow(self.state, move)
        apply(self.state, move)
        self.counted.is_fresh = False
        self._list()

    def _choose(self, card: int) -> None:
        at = len(self.chosen)
        self.chosen.append(card)
        sets: list[list[int]] = []
        moves: list[int] = []
        for number, cards in enumerate(self.sets):
            if len(cards) > at and cards[at] == card:
                sets.append(cards)
                moves.append(self.moves[number])
        self.sets = sets
        self.moves = moves
        self._list_next()

    def see(self, seat: int) -> bytearray:
        """What a seat sees, in the bytes of the layout."""
        row = bytearray(self.layout.size)
        look(row, 0, self.layout, self.state, self.knowledge, seat, self.chosen, self.counted)
        return row

    def show(self, seen: bytearray, masks: bytearray, number: int, seat: int) -> None:
        """Writes what a seat sees, and which actions it may take, into the place with this number."""
        layout = self.layout
        look(seen, number * layout.size, layout, self.state, self.knowledge, seat, self.chosen, self.counted)
        acts = seat == self.state.seat and not self.state.over
        _MARK(masks, number * SIZE, SIZE, self.actions if acts else _NO_ACTIONS)

    def mask(self) -> bytearray:
        """A byte for each action: 1 if it is legal."""
        mask = bytearray(SIZE)
        _MARK(mask, 0, SIZE, self.actions)
        return mask

    def point_changes(self) -> int:
        """How often somebody's points have changed."""
        self.counted.count(self.state)
        return self.counted.point_changes

    def points(self) -> list[int]:
        """The points of all seats."""
        self.counted.count(self.state)
        return [told.points for told in self.counted.seats]


def has_larger_sets(moves: list[int]) -> bool:
    """Whether one of these sets has more than one card."""
    for move in moves:
        mask = move >> 5
        if mask & (mask - 1) and move & 31 in SETS:
            return True
    return False


def begin_play(state: State, layout: Layout) -> Play:
    """A game from its first position on, which changes in place."""
    play = Play()
    play.state = state
    play.layout = layout
    play.knowledge = Knowledge(state.seats)
    play.counted = Counted(state.seats)
    play.steps = 0
    play.chosen = []
    play.sets = []
    play._list()
    return play


def rebuilt_play(state: State, layout: Layout, knowledge: Knowledge, steps: int, chosen: list[int]) -> Play:
    """A game that comes out of another process."""
    play = begin_play(state, layout)
    play.knowledge = knowledge
    for card in chosen:
        play._choose(card)
    play.steps = steps
    return play
