"""A closer look at a position, for a page: what every card is worth and why, and what could be done with one's own.

It is made from a view, so it tells a seat no more than its view does. A page asks for it when it needs it, so that
nobody else pays for it.
"""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from spinney.cards.load import load_edition
from spinney.engine.forest import Forest
from spinney.engine.infer import Worlds
from spinney.engine.plans import plans, refused
from spinney.engine.reasons import score_parts
from spinney.engine.scoring import total
from spinney.engine.tables import winter_pile
from spinney.engine.view import View
from spinney.engine.worth import card_points, counted_cards
from spinney.words import words


def look(view: View, seq: int, lang: str, shows_scores: bool) -> dict[str, Any]:
    """All that a page wants to know of a position beside the view, in one language."""
    worlds = Worlds(view)
    ids = view.tables.card_ids
    return {
        "type": "look",
        "seq": seq,
        "lang": lang,
        "worth": worths(view.edition, view.options, worlds.state.forests, lang) if shows_scores else None,
        "plans": [asdict(plan) for plan in plans(view)],
        "refused": [{"card": card, "why": why} for card, why in refused(view).items()],
        "unseen": [ids[card] for card in sorted(worlds.unseen)],
        **_clock(view),
    }


def worths(edition: str, options: Mapping[str, Any], forests: list[Forest], lang: str) -> list[dict[str, Any]]:
    """For each seat its points: in all, of the cave, by species with the reason in words, and card by card."""
    table, speech = load_edition(edition, options), words(lang)
    found = []
    for seat, forest in enumerate(forests):
        t = forest.tables
        number = {name: place for place, name in enumerate(t.species_ids)}
        parts = [
            {
                "species": part["species"], "cards": part["cards"], "points": part["points"],
                "text": speech.reason(part), "counted": counted_cards(forest, number[part["species"]]),
            }
            for part in score_parts(table, forests, seat)
        ]  # fmt: skip
        cave = forest.tally[t.cave_points_counter]
        found.append({"total": total(forests, seat), "cave": cave, "parts": parts, "cards": card_points(forests, seat)})
    return found


def _clock(view: View) -> dict[str, int]:
    """How many cards the deck had, and how many are on top that can't be winter: the first lies on the last part."""
    cards = len(view.tables.card_ids) - int(view.options["removed"])
    size = cards + view.tables.winters
    sure = cards - winter_pile(view.tables, cards) - (size - view.deck)
    return {"deck_size": size, "sure": 0 if view.winter else max(0, sure)}
