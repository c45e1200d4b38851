"""Owners check their box: what is not sure of it, what they have found, and the correction that comes of it.

Nothing is kept here: the page keeps what was found, and sends all of it each time.
"""

import asyncio
from functools import cache
from typing import Any

from fastapi import FastAPI, Request

from spinney.cards.boxes import own_paths
from spinney.cards.doubts import knows_species, knows_symbol
from spinney.cards.findings import Check, Findings, Judged, checked_boxes, findings_in
from spinney.cards.form import check_box
from spinney.cards.settling import rows_of
from spinney.server import answers
from spinney.server.answers import described
from spinney.server.callers import caller_of
from spinney.server.limits import Buckets
from spinney.server.protocol import CheckWish, Refusal
from spinney.server.replies import JSON
from spinney.server.settings import Settings


def add_checking(app: FastAPI, settings: Settings) -> None:
    """The routes."""
    callers = Buckets(4, 60)

    @app.get("/api/check", responses=described(200, answers.Checkable))
    async def boxes_to_check() -> JSON:
        return JSON({"boxes": await asyncio.to_thread(checked_boxes)})

    @app.post("/api/check", responses=described(200, answers.Checked, 411, 413, 429))
    async def check(request: Request, wish: CheckWish) -> JSON:
        if not callers.take(caller_of(request, settings.trust_proxy)):
            raise Refusal("too_many", "too many tries; slow down", 429)
        return JSON(await asyncio.to_thread(checked, wish))


def checked(wish: CheckWish) -> dict[str, Any]:
    """What is made of what somebody has found, or of a correction that was saved before."""
    check = _check(wish.box, own_paths())
    if wish.correction is not None:
        check_box(wish.correction)
        found = findings_in(wish.correction, wish.box)
    else:
        found = Findings.read(wish.findings)
    judged = check.judge(found)
    return {
        "box": check.box,
        "edition": check.edition.id,
        "findings": found.to_dict(),
        "sure": judged.sureness._asdict(),
        "cards": _cards(check, judged),
        "readings": [
            {**reading._asdict(), "found": found.readings.get(reading.id, {}).get(reading.path)}
            for reading in check.readings
        ],
        "problems": [problem._asdict() for problem in judged.problems],
        "correction": None if judged.problems else judged.correction(),
    }


@cache
def _check(box: str, _paths: str) -> Check:
    return Check(box)


def _cards(check: Check, judged: Judged) -> dict[str, Any]:
    """The cards in doubt as we think they are now: with what was seen, and what must move because of that."""
    seen, shown = judged.findings.cards, {}
    for card in check.doubtful:
        halves = seen.get(card.id) or judged.settled.get(card.id) or rows_of(check.edition, card)
        shown[card.id] = {
            "printed": card.printed,
            "halves": [{"slot": half[0], "species": half[1], "symbol": half[2]} for half in halves],
            "species_known": knows_species(card),
            "symbols_known": [knows_symbol(card, number) for number in range(len(card.halves))],
            "seen": card.id in seen,
        }
    return shown
