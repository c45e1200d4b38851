"""A score sheet that people can read: sections, one line for each species with its reason, sums."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from spinney.cards.load import load_edition
from spinney.cli.trouble import one_line

if TYPE_CHECKING:
    from spinney.words import Words

Score = Mapping[str, Any]
_SECTIONS = (("tree", "shrub", "moor"), ("top", "bottom"), ("side",))


def print_scores(console: Console, answer: Mapping[str, Any], words: "Words") -> None:
    """All sheets of a `spinney.scores/1` and who wins."""
    console.print(Text(f"{words.text('score-title')} · {game_name(words, answer['edition'])}", style="bold"))
    for score in answer["scores"]:
        console.print(sheet(words, answer["edition"], score))
    if len(answer["scores"]) > 1:
        console.print(standings(words, answer["scores"]))
    console.print(Text(winners_line(words, answer["winners"]), style="bold green"))


def game_name(words: "Words", edition: str) -> str:
    """The name of the game."""
    return words.text(f"game-{edition}")


def sheet(words: "Words", edition: str, score: Score) -> RenderableType:
    """One player's sheet."""
    table = Table(box=SIMPLE_HEAD, show_header=False, pad_edge=False, expand=True, show_footer=False)
    table.add_column(ratio=5, overflow="fold")
    table.add_column(justify="right", width=3, no_wrap=True)
    table.add_column(ratio=8, style="dim", overflow="fold")
    table.add_column(justify="right", width=5, no_wrap=True)
    _add_section(table, words.text("score-cave"), score["cave"])
    for kinds in _SECTIONS:
        parts = [part for part in score["parts"] if _kind(edition, part["species"]) in kinds]
        if parts:
            table.add_section()
            _add_section(table, _title(words, edition, kinds), sum(part["points"] for part in parts))
            for part in parts:
                _add_part(table, words, part)
    table.add_section()
    table.add_row(Text(words.text("score-total"), style="bold"), "", "", Text(str(score["total"]), style="bold"))
    return Group(Text(one_line(score["name"]), style="bold cyan"), table)


def standings(words: "Words", scores: Sequence[Score]) -> RenderableType:
    """Everybody's total, the highest first."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    for score in sorted(scores, key=lambda score: -int(score["total"])):
        points = words.text("score-points", count=score["total"])
        table.add_row(Text(one_line(score["name"]), style="cyan"), Text(points))
    return table


def winners_line(words: "Words", winners: Sequence[str]) -> str:
    """Who wins, or who shares the win."""
    names = [one_line(name) for name in winners]
    if len(names) == 1:
        return words.text("score-winner", player=names[0])
    return words.text("score-winners", players=words.join("and", names))


def _add_section(table: Table, title: str, points: int) -> None:
    table.add_row(Text(title, style="bold"), "", "", Text(str(points), style="bold"))


def _add_part(table: Table, words: "Words", part: Score) -> None:
    name = Text(f"  {words.species(part['species'])}")
    table.add_row(name, str(part["cards"]), words.reason(part), str(part["points"]))


def _kind(edition: str, species: str) -> str:
    """The place of a species: the kind of host, `top`, `bottom` or `side`."""
    table = load_edition(edition)
    return table.species[species].place if species in table.species else table.setup.face_down.kind


def _title(words: "Words", edition: str, kinds: tuple[str, ...]) -> str:
    if kinds[0] == "tree":
        return words.text("score-trees" if edition == "base" else "score-hosts")
    return words.text("score-top-bottom" if kinds[0] == "top" else "score-left-right")
