"""Buttons and prompts fit a phone of 360 pixels, reckoned with widths of letters that are rather too wide."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from spinney.cards.load import load_edition
from spinney.words import LANGUAGES, words
from spinney.words.catalog import FILES
from tests.words.test_files import source
from tests.words.test_page_words import SOURCES, WEB, literal_ids

ROOM = 360 - 2 * 16
"""What is left of the narrowest phone between its margins."""
BUTTON = ROOM - 2 * 12 - 26
"""The same inside a button, beside its sign."""
LETTERS = {" ": 0.24, **dict.fromkeys("iljtfrI.,:;!'’|()[]-–", 0.36), **dict.fromkeys("mwMWÆæ…%–", 0.86)}
CAPITAL, SMALL = 0.66, 0.54
BUTTONS = re.compile(r"<button\b(?:[^>]|=>)*?>(.*?)</button", re.DOTALL)
LINES = {"use": 9, "use-count": 9, "use-winter": 9, "free-hand": 6, "free-clearing": 6, "face-down": 5}
"""How many lines a prompt may take; those that say a whole rule take more."""


def width(text: str, size: float) -> float:
    """How wide a text is on one line, in pixels; never less than it is drawn."""
    return (
        sum(LETTERS.get(letter, CAPITAL if letter.isupper() or letter.isdigit() else SMALL) for letter in text) * size
    )


def on_buttons() -> set[str]:
    """Messages that stand on buttons of the page."""
    files = [path.read_text("utf-8") for path in sorted(SOURCES.rglob("*.svelte"))]
    return {found for code in files for inside in BUTTONS.findall(code) for found in literal_ids(inside)}


def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for name in sorted({*FILES, *WEB}):
        made.add_resource(FluentResource(source(lang, name)))
    return made


def longest(lang: str) -> dict[str, str | int]:
    """Arguments as long as they come."""
    names = [words(lang).species(name) for edition in ("base", "dartmoor") for name in load_edition(edition).species]
    species = max(names, key=len)
    named = {"species": species, "card": species, "host": species, "name": species, "symbol": species, "tree": species}
    numbers = {"count": 10, "points": 10, "number": 5, "at": 10, "most": 10, "extra": 5, "cost": 3, "picked": 3}
    words_of = {"hosts": "other", "kind": "moor", "use": "effect", "player": "Maximiliane", "side": "right"}
    texts = [words(lang).card_text(row.row, face_down="moor") for row in load_edition("dartmoor").species.values()]
    text = max((line for each in texts for line in (each.effect, each.bonus, each.permanent)), key=len)
    things = words(lang).named(["insect", "amphibian"])
    return {**named, **numbers, **words_of, "text": text, "things": things, "level": "x" * 10, "label": "x" * 8}


def said(lang: str, message: str, made: FluentBundle, args: dict[str, str | int]) -> str:
    pattern = made.get_message(message).value
    assert pattern is not None
    return str(made.format_pattern(pattern, args)[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_fit(lang: str) -> None:
    made, args = bundle(lang), longest(lang)
    found = {one: said(lang, one, made, args) for one in sorted(on_buttons() - {"label"})}
    assert len(found) > 60
    # What names a card and whole sentences may break once; other buttons stand on one line.
    breaks = (str(args["species"]), "Maximiliane")
    lines = {one: 2 if text.endswith(".") or any(name in text for name in breaks) else 1 for one, text in found.items()}
    wide = {one: text for one, text in found.items() if width(text, 16) > lines[one] * BUTTON}
    assert wide == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_fit(lang: str) -> None:
    made, args = bundle(lang), longest(lang)
    prompts = [line.split(" =")[0] for line in source(lang, "page").splitlines() if line.startswith("page-do-")]
    assert len(prompts) > 20
    for prompt in prompts:
        most = LINES.get(prompt.removeprefix("page-do-"), 3)
        text = said(lang, prompt, made, args)
        assert width(text, 17) <= most * ROOM * 0.92, f"{prompt}: {text}"
