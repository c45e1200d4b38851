"""What is remembered of a recorded game, said so that it does not matter which of several equal cards is named.

The recorded hashes were made by the engine that played the games. So this module uses nothing but what has always been
there: `Game`, its views as dicts, and the card tables.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from spinney import Game
from spinney.cards.load import load_edition

EVERY = 12
"""So many decisions lie between two whole views that go into a hash."""
_ID = re.compile(r"[A-Z]\d{3}")
_SETS = ("pay", "cave", "discard")
_TABLE = ("hand", "aside", "clearing", "discard", "deck", "winter", "draft", "turn", "extra", "digging", "totals")
_SEAT = ("hand", "buried", "cave_card", "permanents", "score")


@cache
def first_copies(edition: str) -> Mapping[str, str]:
    """For each card the first one that looks just like it."""
    firsts: dict[Any, str] = {}
    return {card.id: firsts.setdefault(card.halves, card.id) for card in load_edition(edition).cards}


def plain(edition: str, text: str) -> str:
    """A text in which each card is named by the first of its equals; sets are sorted anew."""
    firsts = first_copies(edition)
    verb, *words = _ID.sub(lambda match: firsts[match[0]], text).split(" ")
    return " ".join((verb, *(sorted(words) if verb in _SETS else words)))


def steps_of(saved: Mapping[str, Any]) -> Iterator[tuple[Game, str]]:
    """The game of a saved line before each of its steps (a move or `undo`), and at its end with an empty text."""
    game = Game.from_record({**saved["record"], "moves": [], "result": None})
    for step in saved.get("steps") or saved["record"]["moves"]:
        yield game, step
        if step == "undo":
            game.undo()
        else:
            game.play(step)
    yield game, ""


def digest_of(saved: Mapping[str, Any]) -> str:
    """The hash over all decisions of a saved game with their legal moves, and over views from time to time."""
    digest = hashlib.sha256()
    for number, (game, _step) in enumerate(steps_of(saved)):
        moves = sorted(plain(game.edition, str(move)) for move in game.legal_moves())
        prompt = game.prompt
        _add(digest, [prompt.kind, prompt.seat] if prompt else [], moves, game.scores(), game.can_undo)
        if number % EVERY == 0 or game.is_over:
            for seat in (game.seat_to_act, 1, None):
                _add(digest, shown(game.edition, game.view(seat).to_dict()))
    _add(digest, table_hash(game))
    return digest.hexdigest()


def shown(edition: str, view: Mapping[str, Any]) -> list[Any]:
    """What a view tells about the cards. Which of two equal cards of the clearing moved shows in the order of zones.

    That order is no part of the game, so those zones are sorted.
    """
    view = json.loads(plain(edition, json.dumps(view)))
    view = {**view, "clearing": sorted(view["clearing"]), "discard": sorted(view["discard"])}
    seats = []
    for seat in view["seats"]:
        known = sorted(zip(seat["known"], seat["known_since"], strict=True))
        cave = sorted(card or "" for card in seat["cave_cards"])
        hosts = [host["cards"] for host in seat["forest"]["hosts"]]
        seats.append([*(seat[key] for key in _SEAT), known, cave, hosts])
    return [*(view[key] for key in _TABLE), seats]


def table_hash(game: Game) -> str:
    """The hash of all forests as they lie at last."""
    return hashlib.sha256(json.dumps(game.table(), sort_keys=True).encode()).hexdigest()


def _add(digest: Any, *values: Sequence[Any] | str | bool) -> None:
    digest.update(json.dumps(values).encode() + b"\n")
