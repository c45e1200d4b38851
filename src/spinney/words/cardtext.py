"""Card texts: a species row (or a cave) of the card tables in words."""

from collections.abc import Mapping
from dataclasses import dataclass

from spinney.words.catalog import Catalog, WordsError
from spinney.words.nouns import Nouns, Rule, capital, check_keys
from spinney.words.points import Conditions, Points
from spinney.words.steps import Steps

ROW_KEYS = ("id", "place", "copies", "cost", "types", "effect", "bonus", "permanent", "points", "placement")
ROW_EXTRAS = ("note", "reading", "unsure", "when_option")


@dataclass(frozen=True, slots=True)
class CardText:
    """What a card says, line by line; a line is empty where the card has nothing of the kind."""

    placement: str = ""
    effect: str = ""
    bonus: str = ""
    permanent: str = ""
    points: str = ""


class CardWriter:
    """Writes card texts in one language."""

    def __init__(self, catalog: Catalog, nouns: Nouns) -> None:
        self._text = catalog.text
        self._nouns = nouns
        conditions = Conditions(catalog, nouns)
        self._points = Points(catalog, nouns, conditions)
        self._steps = Steps(catalog, nouns, conditions)

    def card(self, row: Rule, options: Mapping[str, object] | None = None, face_down: str = "") -> CardText:
        """The text of a species row, as the game's options make it; `face_down`: what a face-down card becomes."""
        try:
            return self._card(with_options(row, options or {}), face_down)
        except (WordsError, KeyError) as error:
            raise WordsError(f"{row.get('id', '?')}: {fault(error)}") from error

    def cave(self, row: Rule, face_down: str = "") -> CardText:
        """The text of a cave; `face_down`: what a face-down card becomes."""
        try:
            check_keys(row, "cave", "id", "number", "effect", "points", "note", "reading", "unsure")
            points = [self._text("points-cave")]
            if row.get("points"):
                points.append(self._text("points-cave-extra", points=row["points"]))
            effect = self._steps.text(row.get("effect", ()), "cave", face_down)
        except (WordsError, KeyError) as error:
            raise WordsError(f"{row.get('id', '?')}: {fault(error)}") from error
        return CardText(effect=capital(effect), points=capital(self._nouns.join("and", points)))

    def _card(self, row: Rule, face_down: str) -> CardText:
        check_keys(row, "row", *ROW_KEYS, *ROW_EXTRAS)
        place = row["place"]
        permanent = row.get("permanent")
        return CardText(
            placement=capital(self._steps.placement(row.get("placement") or {}, place)),
            effect=capital(self._steps.text(row.get("effect", ()), place, face_down)),
            bonus=capital(self._steps.text(row.get("bonus", ()), place, face_down)),
            permanent=capital(self._steps.permanent(permanent, place, face_down)) if permanent else "",
            points=capital(self._points.text(row["points"], row)) if row.get("points") else "",
        )


def with_options(row: Rule, options: Mapping[str, object]) -> Rule:
    """The row with what the options change in it (`when_option`: option, value, keys that differ)."""
    changed = dict(row)
    for option, by_value in row.get("when_option", {}).items():
        changed.update(by_value.get(options.get(option), {}))
    return changed


def fault(error: Exception) -> str:
    """What an error says, also for a missing key."""
    return f"missing word {error.args[0]!r}" if isinstance(error, KeyError) else str(error)
