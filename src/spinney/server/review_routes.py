"""Asking for the review of a table's game, or of a record, and looking how far it is."""

import asyncio

from fastapi import FastAPI, Request

from spinney.engine.game import Game
from spinney.server.answers import described
from spinney.server.callers import caller_of
from spinney.server.hub import Hub
from spinney.server.limits import Buckets
from spinney.server.protocol import Refusal, ReviewWish
from spinney.server.records import record_of
from spinney.server.replies import JSON
from spinney.server.review_shown import Review


def add_reviews(app: FastAPI, hub: Hub) -> None:
    """The routes."""
    an_hour = hub.settings.reviews_per_address
    askers, lookers = Buckets(an_hour / 3600, an_hour), Buckets(10, 100)

    def look(request: Request) -> str:
        address = caller_of(request, hub.settings.trust_proxy)
        if not lookers.take(address):
            raise Refusal("too_many", "too many tries; slow down", 429)
        return address

    @app.post("/api/reviews", responses=described(200, Review, 403, 404, 411, 413, 429))
    async def review(request: Request, wish: ReviewWish) -> JSON:
        address = look(request)
        record = await record_of(hub, wish.table) if wish.table is not None else wish.record
        assert record is not None
        game = await asyncio.to_thread(Game.from_record, record)
        if not game.is_over:
            raise Refusal("illegal", "only a game that is over can be reviewed", 403)
        told = await hub.reviews.wish(game.record(), wish.table, address, askers)
        return JSON(told)

    @app.get("/api/reviews/{review}", responses=described(200, Review, 404, 429))
    async def show(request: Request, review: str) -> JSON:
        look(request)
        return JSON(await hub.reviews.show(review))
