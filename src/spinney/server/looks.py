"""A closer look at a position, for a page: what every card is worth and why, and what could be done with one's own.

It tells a seat no more than its view does: points rest on what lies open in the forests, plans on what the seat that
decides has in its hand. A page asks for a look after every move, so each part is made once for a position, however many
ask, and what did not change since the position before is kept.
"""

from functools import lru_cache
from typing import Any

import orjson

from spinney.cards.load import load_edition
from spinney.engine.game import Game
from spinney.engine.infer import unseen_cards
from spinney.engine.packing import entry_species
from spinney.engine.plans import plans_at, prospects, refused_at
from spinney.engine.reasons import score_parts
from spinney.engine.scoring import total
from spinney.engine.tables import winter_pile
from spinney.engine.view import View
from spinney.engine.worth import card_points, counted_cards, one_more, worth_key
from spinney.words import words

_SENTENCES = 1 << 15
_NOTHING = {"points": 0}


class Looks:
    """The looks at one table; `position` names the position that they are for."""

    def __init__(self) -> None:
        self.position = -1
        self.made: dict[tuple[int | None, str, bool], bytes] = {}
        self.plans: dict[str, Any] = {}
        self.worths: dict[int, tuple[object, dict[str, orjson.Fragment]]] = {}
        """For each seat what its points depend on, and they themselves in each language asked for."""

    def message(
        self, game: Game, position: int, seat: int | None, seq: int, lang: str, shows_scores: bool = True
    ) -> bytes:
        """All that a page wants to know of a position beside the view of a seat (None: a spectator's), as JSON."""
        if position != self.position:
            self.position, self.plans = position, {}
            self.made.clear()
        key = (seat, lang, shows_scores)
        if key not in self.made:
            self.made[key] = orjson.dumps(self._look(game, seat, seq, lang, shows_scores))
        return self.made[key]

    def _look(self, game: Game, seat: int | None, seq: int, lang: str, shows_scores: bool) -> dict[str, Any]:
        view = game.view(seat)
        ids = view.tables.card_ids
        decides = seat is not None and seat == game.seat_to_act
        return {
            "type": "look",
            "seq": seq,
            "lang": lang,
            "worth": self._worths(game, lang) if shows_scores else None,
            **(self._plans(game) if decides else {"plans": [], "refused": []}),
            "unseen": [ids[card] for card in unseen_cards(view)],
            **_clock(view),
        }

    def _plans(self, game: Game) -> dict[str, Any]:
        """What the seat that decides could do."""
        if not self.plans:
            why = [{"card": card, "why": code} for card, code in refused_at(game.state).items()]
            self.plans = {"plans": orjson.Fragment(orjson.dumps(plans_at(game.state))), "refused": why}
        return self.plans

    def _worths(self, game: Game, lang: str) -> list[orjson.Fragment]:
        """The worth of every forest. A move changes one of them, seldom more, so the others are kept."""
        forests, found = game.state.forests, []
        for seat in range(len(forests)):
            key = worth_key(forests, seat)
            kept = self.worths.get(seat)
            if kept is None or kept[0] != key:
                kept = self.worths[seat] = (key, {})
            if lang not in kept[1]:
                kept[1][lang] = orjson.Fragment(orjson.dumps(worth(game, seat, lang)))
            found.append(kept[1][lang])
        return found


def worth(game: Game, seat: int, lang: str) -> dict[str, Any]:
    """The points of a seat: in all, of the cave, by species with the reason in words, and card by card."""
    forests = game.state.forests
    forest = forests[seat]
    counted, more = counted_cards(forest), one_more(forests, seat)
    why = zip(forest.present, score_parts(load_edition(game.edition, game.options), forests, seat), strict=True)
    parts = {
        species: {
            "species": part["species"], "cards": part["cards"], "points": part["points"],
            "text": _sentence(lang, orjson.dumps(part)), "counted": counted[species],
            "more": more.get(species),
        }
        for species, part in why
    }  # fmt: skip
    # In the order in which they lie there: a view does not say which species came first.
    plain = forest.tables.plain
    order = dict.fromkeys(plain[entry_species(entry)] for entries in forest.cards for entry in entries)
    return {
        "total": total(forests, seat),
        "cave": forest.tally[forest.tables.cave_points_counter],
        "parts": [parts[species] for species in order],
        "cards": card_points(forests, seat),
    }


def points_between(before: Game, after: Game, lang: str) -> list[dict[str, Any]]:
    """For each seat by how much its points have changed from one position of a game to a later one."""
    seats = range(len(after.state.forests))
    return [_difference(worth(before, seat, lang), worth(after, seat, lang)) for seat in seats]


def _difference(had: dict[str, Any], has: dict[str, Any]) -> dict[str, Any]:
    old, new = ({part["species"]: part for part in one["parts"]} for one in (had, has))
    parts = []
    for species, part in (old | new).items():
        points = new.get(species, _NOTHING)["points"] - old.get(species, _NOTHING)["points"]
        if points:
            parts.append({"species": species, "cards": part["cards"], "points": points, "text": part["text"]})
    return {"cave": has["cave"] - had["cave"], "parts": parts}


def weigh(view: View, seq: int, card: str) -> dict[str, Any]:
    """What a card that lies in the open would bring in the viewer's forest; see `engine.plans.prospects`."""
    return {"type": "weigh", "seq": seq, "card": card, "plans": prospects(view, card)}


@lru_cache(_SENTENCES)
def _sentence(lang: str, part: bytes) -> str:
    """The reason for the points of a species; the same few come up again and again."""
    return words(lang).reason(orjson.loads(part))


def _clock(view: View) -> dict[str, int]:
    """How many cards the deck had, and how many are on top that can't be winter: the first lies on the last part."""
    cards = len(view.tables.copy_ids) - int(view.options["removed"])
    size = cards + view.tables.winters
    sure = cards - winter_pile(view.tables, cards) - (size - view.deck)
    return {"deck_size": size, "sure": 0 if view.winter else max(0, sure)}
