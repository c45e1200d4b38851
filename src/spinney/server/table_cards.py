"""The cards of one game: some options change what cards say, and a table may bring a correction of its box."""

import asyncio
from urllib.parse import quote

from fastapi import FastAPI, Request, Response

from spinney.cards.correction import CORRECTION
from spinney.cards.load import load_edition
from spinney.server import printed
from spinney.server.answers import described
from spinney.server.callers import caller_of
from spinney.server.catalogue import own_catalogue_page
from spinney.server.hub import Hub
from spinney.server.limits import Buckets
from spinney.server.pages import answer_with
from spinney.server.protocol import CardsWish, Lang, Refusal
from spinney.server.settings import Settings
from spinney.server.store import TableRow


def add_table_cards(app: FastAPI, hub: Hub, settings: Settings) -> None:
    """The routes."""
    callers = Buckets(2, 30)

    @app.get("/api/tables/{table}/cards", responses=described(200, printed.Catalogue, 404))
    async def cards_of_table(request: Request, table: str, lang: Lang = "en") -> Response:
        row = (await hub.table(table)).row
        page = await asyncio.to_thread(own_catalogue_page, row.edition, lang, row.options)
        return answer_with(page, request.headers)

    @app.post("/api/cards", responses=described(200, printed.Catalogue, 411, 413, 429))
    async def cards_of_record(request: Request, wish: CardsWish) -> Response:
        if not callers.take(caller_of(request, settings.trust_proxy)):
            raise Refusal("too_many", "too many tries; slow down", 429)
        page = await asyncio.to_thread(own_catalogue_page, wish.edition, wish.lang, wish.options)
        return answer_with(page, {"accept-encoding": request.headers.get("accept-encoding", "")})


def cards_path(row: TableRow, lang: str) -> str:
    """Where a page asks for the cards of a table: those of its edition, unless its options change what cards say."""
    usual = load_edition(row.edition).setup.options
    own = [
        name for name, value in row.options.items() if isinstance(value, str) and value != usual.get(name, (value,))[0]
    ]
    if row.options.get("solo") or row.options.get(CORRECTION) or own:
        return f"/api/tables/{row.id}/cards?lang={lang}"
    return f"/api/cards/{quote(row.edition, safe='')}?lang={lang}"
