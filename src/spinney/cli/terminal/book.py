"""Cards as the terminal shows them: names, marks for tree symbols and slots, rules in words."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from spinney.cards.load import load_edition
from spinney.cards.model import Card, Half

if TYPE_CHECKING:
    from spinney.words import CardText, Words

ARROWS = {"top": "↑", "bottom": "↓", "left": "←", "right": "→"}
_SHAPES = "●■▲◆★♥♣✚"
_COLOURS = ("#e69f00", "#56b4e9", "#00b37e", "#f0e442", "#5aa0ff", "#ff7a3d", "#dd8fbb", "#bbbbbb")
_LEAST_LETTERS = 2


class Book:
    """The cards of one game in one language."""

    def __init__(self, edition: str, options: Mapping[str, Any], words: "Words") -> None:
        rows = {name: value for name, value in options.items() if name != "removed"}
        self.edition = load_edition(edition, rows)
        self.words = words
        self.cards: dict[str, Card] = {card.id: card for card in self.edition.cards}
        self.caves = {cave.number: cave for cave in self.edition.caves}
        self._letters = short_names([words.species(symbol) for symbol in self.edition.tree_symbols])

    # -- marks ------------------------------------------------------------------------------------------------

    def mark(self, symbol: str) -> Text:
        """A tree symbol: a shape, letters and a colour."""
        place = self.edition.tree_symbols.index(symbol)
        shape, colour = place % len(_SHAPES), (place + place // len(_SHAPES)) % len(_COLOURS)
        return Text(f"{_SHAPES[shape]}{self._letters[place]}", style=_COLOURS[colour])

    def legend(self) -> Text:
        """All tree symbols with their names."""
        parts = [
            Text.assemble(self.mark(symbol), " ", self.words.species(symbol)) for symbol in self.edition.tree_symbols
        ]
        return Text("   ").join(parts)

    # -- cards ------------------------------------------------------------------------------------------------

    def half(self, half_id: str) -> Half:
        """The half of an id such as `B012a`."""
        return self.cards[half_id[:-1]].halves["ab".index(half_id[-1])]

    def name(self, half_id: str) -> str:
        """The species on a half."""
        return self.words.species(self.half(half_id).species)

    def face_down(self) -> str:
        """What a face-down card is called."""
        return self.words.species(self.edition.setup.face_down.species)

    def plain(self, card_id: str) -> str:
        """A whole card in plain letters, for sentences."""
        return " / ".join(self.words.species(half.species) for half in self.cards[card_id].halves)

    def plain_list(self, card_ids: Sequence[str]) -> str:
        """Several cards in plain letters."""
        return ", ".join(self.plain(card) for card in card_ids)

    def half_text(self, half: Half) -> Text:
        """A half with its marks."""
        arrow = f"{ARROWS[half.slot]} " if half.slot in ARROWS else ""
        return Text.assemble(arrow, self.mark(half.symbol), " ", self.words.species(half.species))

    def card_text(self, card_id: str) -> Text:
        """A whole card with its marks."""
        return Text(" | ", style="dim").join([self.half_text(half) for half in self.cards[card_id].halves])

    # -- rules ------------------------------------------------------------------------------------------------

    def types(self, species: str) -> str:
        """The type symbols of a species in words."""
        return ", ".join(self.words.type(name) for name in self.edition.species[species].types)

    def hosts(self) -> str:
        """The kinds of hosts of the game, for sentences that name them: `tree`, or several (`tree-shrub-moor`)."""
        return "-".join(dict.fromkeys(row.place for row in self.edition.species.values() if row.is_host))

    def text(self, species: str) -> "CardText":
        """What a card of the species says."""
        return self.words.card_text(self.edition.species[species].row, face_down=self.edition.setup.face_down.kind)

    def rules(self, species: str) -> list[tuple[str, str]]:
        """What a species does, as pairs of a heading (empty for none) and a text."""
        text = self.text(species)
        pairs = [
            ("", text.placement), ("", text.effect), (self.words.text("ui-bonus"), text.bonus),
            ("", text.permanent), ("", text.points),
        ]  # fmt: skip
        return [(title, line) for title, line in pairs if line]

    def notes(self, species: str) -> list[str]:
        """The footnotes of a species."""
        rows = {name: row.row for name, row in self.edition.species.items()}
        return self.words.notes(rows[species], rows, self.edition.setup.face_down.kind)

    def labelled(self, title: str, text: str, style: str = "bold", rest: str = "") -> Text:
        """A text after its heading, if it has one."""
        if not title:
            return Text(text, style=rest)
        line = Text(self.words.text("label", label=title, text=text))
        end = len(line) - len(text)
        line.stylize(style, 0, end)
        line.stylize(rest, end)
        return line

    def rules_line(self, species: str, types: bool = True) -> Text:
        """The rules of a species on one line, after its types if wanted."""
        parts = [Text(self.types(species), style="italic dim")] if types else []
        for title, text in self.rules(species):
            parts.append(self.labelled(title, text))
        return Text(" · ", style="dim").join(parts)


def short_names(names: Sequence[str]) -> list[str]:
    """For each name its first letters, as many as tell it from the others."""
    found = []
    for name in names:
        others = [other for other in names if other != name]
        letters = _LEAST_LETTERS
        while letters < len(name) and any(other[:letters] == name[:letters] for other in others):
            letters += 1
        found.append(name[:letters])
    return found
