"""The page's own scoring against the engine's: it gives the same points and refuses the same tables.

Needs Node and the page's modules; `make test` has both.
"""

import copy
import json
import os
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spinney import BadTable, Game, score_table
from spinney.cards.boxes import PATHS
from spinney.cards.load import load_edition
from spinney.server.catalogue import rules
from spinney.words import words
from spinney.words.cardlist import catalogue
from tests.cards.hedgerow import EDITION, NAME, write
from tests.engine.walks import EDITIONS as ALONE
from tests.engine.walks import new_game, play_on

EDITIONS = (*ALONE, "base+alpine+woodland_edge")
WEB = Path(__file__).resolve().parents[2] / "web"
EXAMPLES = sorted((WEB.parent / "examples").glob("*.json"))
GAMES = 60
SIDES = ("top", "bottom", "left", "right")

Table = dict[str, Any]


def games(edition: str) -> list[Table]:
    """Tables of random games, at their end and on the way."""
    found = []
    for seed in range(GAMES):
        game = new_game(edition, 2 + seed % 4, seed)
        rng = Random(seed)
        play_on(game, rng, 40 + 5 * seed)
        found.append(game.table())
    return found


def typed(edition: str, rng: Random) -> Table:
    """A table as somebody might type it in: many of them can't be."""
    rows = load_edition(edition)
    hosts = [name for name, row in rows.species.items() if row.is_host]
    rest = [name for name, row in rows.species.items() if not row.is_host]
    symbols = list(rows.tree_symbols)

    def card(names: list[str]) -> str:
        name = rng.choice(names)
        return f"{name}@{rng.choice(symbols)}" if rng.random() < 0.6 and name not in symbols else name

    def host() -> Table:
        blank = rng.random() < 0.1
        made: Table = {"species": rows.setup.face_down.species if blank else card(hosts)}
        for side in SIDES:
            fitting = [name for name in rest if rows.species[name].place in (side, "side" if side[0] in "lr" else side)]
            made[side] = [card(fitting if rng.random() < 0.97 else rest) for _ in range(rng.choice((0, 0, 0, 1, 1, 2)))]
            if made[side] and rng.random() < 0.2:
                made[side] += [made[side][0]] * rng.randrange(3)
        return made

    forests = [
        {"name": f"P{seat}", "cave": rng.randrange(12), "hosts": [host() for _ in range(rng.randrange(5))]}
        for seat in range(rng.randint(1, 3))
    ]
    if edition == "dartmoor":
        for forest in forests:
            if rng.random() < 0.4:
                forest["cave_card"] = rng.randint(1, 5)
    return {"format": "spinney.forests/1", "edition": edition, "forests": forests}


def changed(table: Table, rng: Random) -> Table:
    """A table of a game with a card more, a card elsewhere or symbols left out."""
    made = copy.deepcopy(table)
    hosts = [host for forest in made["forests"] for host in forest["hosts"]]
    spots = [(host, side) for host in hosts for side in SIDES if host.get(side)]
    for _ in range(rng.randrange(1, 4)):
        if not spots:
            break
        host, side = rng.choice(spots)
        if not host[side]:
            continue
        match rng.randrange(3):
            case 0:
                rng.choice(hosts).setdefault(side, []).append(host[side].pop())
            case 1:
                rng.choice(hosts).setdefault(rng.choice(SIDES), []).append(rng.choice(host[side]))
            case _:
                host[side] = [name.partition("@")[0] for name in host[side]]
    return made


def answer(table: Table) -> Table | None:
    """What the engine says: points and parts, or nothing where the table is refused."""
    try:
        scores = score_table(table)["scores"]
    except BadTable:
        return None
    return {"scores": [{**score, "parts": [_part(part) for part in score["parts"]]} for score in scores]}


def _part(part: Table) -> Table:
    text = words("en").reason(part)
    return {**{key: part[key] for key in ("species", "cards", "points")}, "text": text, "kind": part["why"]["kind"]}


def ask_the_page(folder: Path, asked: Table, tests: list[str], *more: str) -> None:
    """Lets the page's own tests score these tables."""
    (folder / "asked.json").write_text(json.dumps(asked), "utf-8")
    names = {f"PAD_{name.upper()}": str(folder / f"{name}.json") for name in ("asked", "entered", "counted")}
    command = [str(shutil.which("npx")), "vitest", "run", *(f"tests/pad-{name}.test.ts" for name in tests), *more]
    run = subprocess.run(
        command, cwd=WEB, env={**os.environ, **names}, capture_output=True, text=True, timeout=300, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert " 0 passed" not in run.stdout


with_page = pytest.mark.skipif(
    not (WEB / "node_modules").exists() or not shutil.which("npx"), reason="the page's modules are not installed"
)


@with_page
def test_the_page_scores_and_refuses_as_the_engine_does(tmp_path: Path) -> None:
    rng = Random(7)
    tables = [json.loads(example.read_text("utf-8")) for example in EXAMPLES]
    for edition in EDITIONS:
        played = games(edition)
        tables += played
        tables += [changed(rng.choice(played), rng) for _ in range(100)]
        tables += [typed(edition, rng) for _ in range(200)]
    rows = [{"table": table, "answer": answer(table)} for table in tables]
    accepted = sum(row["answer"] is not None for row in rows)
    assert accepted > 200
    assert len(rows) - accepted > 100
    cards = {edition: catalogue(edition, "en") for edition in EDITIONS}
    compiled = {edition: rules(edition, "en") for edition in EDITIONS}
    ask_the_page(tmp_path, {"cards": cards, "rules": compiled, "rows": rows}, ["tables", "quick", "symbols"])
    entered, counted = tmp_path / "entered.json", tmp_path / "counted.json"
    # What it writes of forests in numbers is scored here as there.
    for row in json.loads(counted.read_text("utf-8")):
        assert [score["total"] for score in score_table(row["table"])["scores"]] == row["totals"], row["table"]
    # What the pad lets in, tap by tap, is a table that the engine takes, and it is worth the same.
    made = json.loads(entered.read_text("utf-8"))
    assert len(made) == 40
    for row in made:
        assert [score["total"] for score in score_table(row["table"])["scores"]] == row["totals"]


@with_page
def test_the_page_sees_types_that_only_some_halves_show(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Squeaker of a later box has one more type; the page counts it where that half lies, told by symbol or box."""
    write(tmp_path)
    monkeypatch.setenv(PATHS, str(tmp_path))
    mice = {"species": "oak", "left": ["harvest_mouse@oak"]}
    squeakers = [
        "squeaker", "squeaker@oak", "squeaker@rowan", "squeaker@birch", "squeaker@horse_chestnut:base",
        f"squeaker@horse_chestnut:{NAME}", f"squeaker@rowan:{NAME}",
    ]  # fmt: skip
    tables: list[Table] = [
        {"format": "spinney.forests/1", "edition": EDITION, "forests": [
            {"name": "Ana", "hosts": [mice, {"species": "beech", side: [card]}], "cave": 0}]}
        for card in squeakers for side in ("left", "right")
    ]  # fmt: skip
    game = Game.new(EDITION, ["Ana", "Ben"], 5)
    play_on(game, Random(5), 300)
    rows = [{"table": table, "answer": answer(table)} for table in [*tables, game.table()]]
    totals = {row["answer"]["scores"][0]["total"] for row in rows[:-1] if row["answer"]}
    assert len(totals) == 2, "one Squeaker is worth a point more to the mouse"
    asked = {"cards": {EDITION: catalogue(EDITION, "en")}, "rules": {EDITION: rules(EDITION, "en")}, "rows": rows}
    ask_the_page(tmp_path, asked, ["tables"], "-t", "agree on every table")
