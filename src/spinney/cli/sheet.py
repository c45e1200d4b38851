"""A score sheet that people can read: sections, one line for each species with its reason, sums."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spinney.cards.load import load_edition
from spinney.cli.trouble import one_line
from spinney.words.solo import outcome_lines

if TYPE_CHECKING:
    from spinney.words import Words

Score = Mapping[str, Any]
_NARROW_NAME, _WIDE_NAME = 16, 30
_SECTIONS = (("tree", "shrub", "moor"), ("top", "bottom"), ("side",))
_HOSTS = {("tree",): "score-trees", ("tree", "shrub"): "score-trees-shrubs"}
"""What the first section is called, by the kinds of hosts that a game has."""


def print_scores(console: Console, answer: Mapping[str, Any], words: "Words") -> None:
    """All sheets of a `spinney.scores/1` and who wins."""
    console.print(Text(f"{words.text('score-title')} · {game_name(words, answer['edition'])}", style="bold"))
    for score in answer["scores"]:
        console.print(sheet(words, answer["edition"], score))
    solo = load_edition(answer["edition"]).solo
    if "solo" in answer and solo:
        for line in outcome_lines(words, solo, answer["solo"], answer["scores"][0]["total"]):
            console.print(Text(line, style="bold green"))
    if len(answer["scores"]) > 1:
        console.print(standings(words, answer["scores"]))
        console.print(Text(winners_line(words, answer["winners"]), style="bold green"))


def game_name(words: "Words", edition: str) -> str:
    """The name of the game."""
    return words.edition(load_edition(edition).boxes)


def sheet(words: "Words", edition: str, score: Score) -> RenderableType:
    """One player's sheet: the points of a line stand one column in, the sums of the sections at the edge."""
    names = [words.species(part["species"]) for part in score["parts"]]
    width = max([_NARROW_NAME, *map(len, names)])
    rows: list[RenderableType] = [Rule(Text(one_line(score["name"]), style="bold cyan"), align="left", style="dim")]
    rows.append(_sum_line(words.text("score-cave"), score["cave"]))
    for kinds in _SECTIONS:
        parts = [part for part in score["parts"] if _kind(edition, part["species"]) in kinds]
        if parts:
            rows.append(_sum_line(_title(words, edition, kinds), sum(part["points"] for part in parts)))
            rows.append(_parts_table(words, parts, min(width, _WIDE_NAME)))
    rows += [Rule(style="dim"), _sum_line(words.text("score-total"), score["total"])]
    return Group(*rows)


def _sum_line(title: str, points: int) -> RenderableType:
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1, style="bold", overflow="fold")
    grid.add_column(justify="right", style="bold", width=6)
    grid.add_row(title, str(points))
    return grid


def _parts_table(words: "Words", parts: Sequence[Score], width: int) -> RenderableType:
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(width=width + 2, overflow="fold")
    grid.add_column(justify="right", width=4)
    grid.add_column(ratio=1, style="dim", overflow="fold")
    grid.add_column(justify="right", width=4)
    grid.add_column(width=5)
    for part in parts:
        name = Padding(Text(words.species(part["species"])), (0, 0, 0, 2))
        grid.add_row(name, f"{part['cards']} │", words.reason(part), str(part["points"]), "")
    return grid


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


def _kind(edition: str, species: str) -> str:
    """The place of a species: the kind of host, `top`, `bottom` or `side`."""
    table = load_edition(edition)
    return table.species[species].place if species in table.species else table.setup.face_down.kind


def _title(words: "Words", edition: str, kinds: tuple[str, ...]) -> str:
    if kinds[0] == "tree":
        return words.text(_HOSTS.get(tuple(load_edition(edition).hosts), "score-hosts"))
    return words.text("score-top-bottom" if kinds[0] == "top" else "score-left-right")
