"""`spinney study`: plays many games of a bot against itself and writes down what they teach, with pictures."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spinney.arena.games import CAVE, Arena, arena_of
from spinney.arena.lore import CardLore, Lore, learn
from spinney.arena.series import histogram, spread
from spinney.arena.standing import Z95, wilson
from spinney.arena.workers import play_here
from spinney.bots.base import bot_names
from spinney.cli.arena import by_kind
from spinney.cli.arguments import add_edition, players, seconds, seed, whole
from spinney.cli.output import words_of
from spinney.cli.picture import Bar, Picture
from spinney.cli.progress import progress
from spinney.cli.trouble import DONE, BadInput

SHOWN = 15
HEAD = """\
# What {games} games of {edition} teach

`{bot}` against itself, {players} players. Made by

    spinney study --edition {edition} --games {games} --players {players} --seed {seed} --bot {bot} --out DIR

Scores are exact, the play is that of a bot. Numbers about cards compare forests that have a card with forests that do
not: they tell what good forests look like, which is not always what made them good.

## Length and points

- A game has {turns:.0f} turns of all players together (eight of ten games: {few} to {many}).
- A forest makes {points:.0f} points (eight of ten: {low} to {high}; most: {most}).
- Who starts wins {start:.1f} % (95 %: {start_low:.1f} to {start_high:.1f}); an even share would be {even:.1f} %.

![Points of a forest]({edition}-points.svg)

## How points are made

![Points by source]({edition}-sources.svg)
"""
CARDS = """
## The cards

![Cards of good forests]({edition}-cards.svg)

*In*: share of all forests that have it. *Copies*: how many. *Points*: what a copy scores itself. *Ahead*: how many
points more such forests have, with its standard error. *Partners*: with whom a forest has more than the two add up to.

| card | in | copies | points | ahead | partners |
|---|---|---|---|---|---|"""


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("study", help="what many games teach about the cards", description=__doc__)
    add_edition(parser, required=True)
    parser.add_argument("--games", type=whole(20, 1_000_000), required=True, metavar="N", help="how many games")
    parser.add_argument("--players", type=players, default=2, metavar="N", help="default: 2")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="default: 1")
    parser.add_argument("--bot", default="player", metavar="NAME", help=f"who plays ({', '.join(bot_names())})")
    parser.add_argument("--budget", type=seconds, default=0.1, metavar="SECONDS", help="for a decision; default: 0.1")
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where the page and its pictures go")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes one page and its pictures."""
    bots = [arguments.bot] * arguments.players
    arena = arena_of(arguments.edition, bots, arguments.players, arguments.seed, arguments.budget)
    games = []
    with progress(arguments.games, lines=True) as told:
        for game in play_here(arena, range(arguments.games), arguments.jobs):
            games.append(game)
            if told is not None:
                told(1)
    games.sort(key=lambda game: int(game["game"]))
    lore = learn(games)
    words = words_of("en")
    names = {card.species: words.species(card.species) for card in lore.cards}
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
        page = arguments.out / f"{arguments.edition}.md"
        page.write_text("\n".join(_page(arena, lore, names)) + "\n", "utf-8")
        for name, drawn in _pictures(arena, lore, names).items():
            (arguments.out / f"{arguments.edition}-{name}.svg").write_text(drawn.svg(), "utf-8")
    except OSError as error:
        raise BadInput(f"{error.filename}: {error.strerror}") from None
    print(page)
    return DONE


def _page(arena: Arena, lore: Lore, names: dict[str, str]) -> Iterator[str]:
    points, turns = spread(lore.scores), spread(lore.turns)
    low, high = wilson(lore.start_wins * lore.games, lore.games)
    edition, bot = arena.edition, arena.bots[0]
    yield HEAD.format(
        edition=edition, bot=bot, players=arena.players, games=lore.games, seed=arena.seed, turns=turns["mean"],
        few=turns["p10"], many=turns["p90"], points=points["mean"], low=points["p10"], high=points["p90"],
        most=points["max"], start=100 * lore.start_wins, start_low=100 * low, start_high=100 * high,
        even=100 / arena.players,
    )  # fmt: skip
    yield from _sources(arena, lore)
    yield CARDS.format(edition=edition)
    for card in lore.cards:
        yield _row(card, names)


def _sources(arena: Arena, lore: Lore) -> Iterator[str]:
    total = sum(lore.sources.values())
    yield "| source | points a game | share |"
    yield "|---|---|---|"
    for kind, points in by_kind(arena.edition, lore.sources).items():
        yield f"| {kind.replace('_', ' ')} | {points:.1f} | {100 * points / total:.1f} % |"


def _row(card: CardLore, names: dict[str, str]) -> str:
    partners = ", ".join(f"{names.get(name, name)} (+{more:.0f})" for name, more in card.partners)
    return (
        f"| {names[card.species]} | {100 * card.share:.0f} % | {card.copies:.1f} | {card.points:.1f} | "
        f"{card.ahead:+.0f} ± {card.error:.0f} | {partners} |"
    )


def _pictures(arena: Arena, lore: Lore, names: dict[str, str]) -> dict[str, Picture]:
    title = f"{arena.edition}, {lore.games} games of {arena.bots[0]}"
    points = Picture(title)
    ranges = histogram(lore.scores, 14)
    rows = [Bar(f"{row['from']} to {row['to']}", row["count"], str(row["count"])) for row in ranges]
    points.bars("How many forests made so many points", rows, max(row.value for row in rows))
    sources = Picture(title)
    kinds = by_kind(arena.edition, lore.sources)
    bars = [Bar(kind.replace("_", " "), value, f"{value:.1f}") for kind, value in kinds.items()]
    sources.bars("Points a game by source", bars, max(bar.value for bar in bars))
    single = [(names.get(name, name), value) for name, value in lore.sources.items() if name != CAVE][:SHOWN]
    sources.bars(
        "The species that make most", [Bar(name, value, f"{value:.1f}") for name, value in single], single[0][1]
    )
    cards = Picture(title)
    best = lore.cards[:SHOWN]
    ahead = [
        Bar(
            names[card.species],
            card.ahead,
            f"{card.ahead:+.0f}",
            card.ahead - Z95 * card.error,
            card.ahead + Z95 * card.error,
        )
        for card in best
    ]
    cards.bars("Points that forests with the card are ahead", ahead, max(bar.high or bar.value for bar in ahead))
    return {"points": points, "sources": sources, "cards": cards}
