"""Moves come in: several of one seat that hold together, or what another process has stored."""

from collections.abc import Sequence

from spinney.engine.events import Event
from spinney.engine.game import Game
from spinney.errors import BadMove, IllegalMove
from spinney.server.live import LiveTable
from spinney.server.protocol import Refusal
from spinney.server.sealing import has_to_split, sealed_text
from spinney.server.store import LogRow
from spinney.server.takeback import UNDO


def played(game: Game, moves: Sequence[str]) -> tuple[Game, list[Event]]:
    """A copy of the game with these moves of one seat played, and what they made happen; the game itself stays.

    Nothing may follow a move that shows something hidden. Otherwise somebody could learn what lies on the deck by
    adding a move that is legal only with a certain card, and have all of it refused.
    """
    after, seat = game.copy(), game.state.seat
    events: list[Event] = []
    for number, move in enumerate(moves):
        where = f"moves[{number}]: " if len(moves) > 1 else ""
        if number and not after.can_undo:
            raise Refusal("illegal", f"{where}the move before shows hidden cards, so this one is a message of its own")
        if after.seat_to_act != seat:
            raise Refusal("illegal", f"{where}another seat is to decide, or the game is over")
        try:
            after.play(move)
        except (BadMove, IllegalMove) as error:
            raise Refusal("illegal", f"{where}{error}") from error
        events += after.events
    return after, events


def to_seal(game: Game, seat: int, moves: Sequence[str]) -> str:
    """A choice of a seat that is kept until all have decided, checked as if those before it had.

    :raises Refusal: if the rules do not allow it, or it does not say of all cards where they go.
    """
    if not has_to_split(game, seat):
        raise Refusal("not_your_turn", "these cards are split already", 403)
    trial = game.copy()
    while trial.state.seat != seat:  # nobody's choice changes what another may choose
        trial.play(trial.legal_moves()[0])
    after, _ = played(trial, moves)
    if after.state.top == trial.state.top and has_to_split(after, seat):
        raise Refusal("illegal", "say for all cards where they go, in one message")
    return sealed_text(game, [str(move) for move in after.moves[trial.seq :]])


def replayed(table: LiveTable, news: Sequence[LogRow]) -> list[Event]:
    """Plays what another process has stored; returns what those who watch here hear of it.

    A choice in private that began and was taken back since then is none of their business.
    """
    events: list[Event] = []
    has_begun = False
    for entry in news:
        was_private = table.told.steps > 0
        happened = table.replay(entry.action, entry.seat, entry.client_nonce)
        if table.told.silent:
            continue
        is_private = table.told.steps > 0
        if not (has_begun and entry.action == UNDO and not is_private):
            events += happened
        has_begun = is_private and (has_begun or not was_private)
    return events
