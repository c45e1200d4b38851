"""Routes: reads a request, calls the hub, sends the answer."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import Body, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse

from spinney import __version__
from spinney.errors import BadTable, SpinneyError
from spinney.pad.table import score_table
from spinney.server import answers, printed, tokens
from spinney.server.about import add_about
from spinney.server.answers import described
from spinney.server.auth import bearer, hash_of
from spinney.server.bus import make_bus
from spinney.server.callers import caller_of
from spinney.server.catalogue import catalogue_page, edition_page, editions_page, rules_page
from spinney.server.checking import add_checking
from spinney.server.deals import listed
from spinney.server.expiry import days_left, days_left_of
from spinney.server.guard import Guard
from spinney.server.hub import Hub
from spinney.server.limits import Buckets
from spinney.server.live import LiveTable
from spinney.server.logs import set_up_logs
from spinney.server.metrics import Metrics
from spinney.server.pad_sockets import PadConnection
from spinney.server.pages import add_pages, answer_with, for_the_lost
from spinney.server.protocol import (
    EditionName,
    FillSeat,
    Join,
    Lang,
    NewPad,
    NewTable,
    NewToken,
    PushGone,
    PushWish,
    Refusal,
    Replay,
    Webhook,
)
from spinney.server.push import Browser, Pushes
from spinney.server.records import record_of
from spinney.server.removal import add_removal
from spinney.server.replay import moment
from spinney.server.replies import JSON, Authorization, held_seats, needed_token, refuse
from spinney.server.review_routes import add_reviews
from spinney.server.settings import Settings
from spinney.server.shown import ViewShown
from spinney.server.signals import end_gently
from spinney.server.sockets import Connection
from spinney.server.store import AWAY, DOWN, SeatRow, Store
from spinney.server.table_cards import add_table_cards, cards_path
from spinney.server.table_sockets import TableConnection
from spinney.server.webhooks import Webhooks

log = logging.getLogger("spinney.server")

_NUMBERS = 1.0


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server of one process. Uvicorn calls it in each worker."""
    settings = settings or Settings.from_environment()
    set_up_logs(settings.log_level)
    hub = Hub(settings, Store(settings.database_url), make_bus(settings.redis_url))
    metrics = Metrics()
    hooks = Webhooks(settings)
    pushes = Pushes(settings, hub.store, hooks)

    async def your_turn(table: LiveTable, seat: int) -> None:
        await asyncio.gather(hooks.your_turn(table, seat), pushes.your_turn(table, seat))

    async def write(table_id: str, row: SeatRow, message: str, **values: int) -> None:
        ways = (hooks.write, pushes.write)
        await asyncio.gather(*(way(table_id, row, message, **values) for way in ways))

    hub.on_turn, hub.on_stored, hub.write = your_turn, metrics.stored, write

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        hub.spawn(keep_numbers(hub, metrics))
        end_gently(hub.say_goodbye)
        log.info("ready", extra={"database": settings.database_url.split(":", 1)[0], "redis": bool(settings.redis_url)})
        yield
        await hub.close()
        await hooks.close()
        log.info("closed")

    app = FastAPI(title="Spinney", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.hub, app.state.metrics = hub, metrics
    limits: dict[str, Any] = {"max_body": settings.max_body, "within": max(1, settings.request_within)}
    app.add_middleware(Guard, **limits, trusts_names=settings.trust_proxy > 0, note=metrics.answered)
    _add_errors(app)
    _add_tables(app, hub, settings)
    _add_seats(app, hub)
    add_removal(app, hub)
    add_reviews(app, hub)
    _add_push(app, pushes, settings)
    _add_pads(app, hub, settings)
    _add_sockets(app, hub, metrics)
    _add_the_rest(app, hub, metrics)
    add_about(app, settings)
    add_checking(app, settings)
    add_table_cards(app, hub, settings)
    add_pages(
        app, cards_of=lambda table, lang: cards_path(hub.tables[table].row, lang) if table in hub.tables else None
    )
    return app


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_request: Request, error: Refusal) -> Response:
        return refuse(error.code, str(error), error.status)

    @app.exception_handler(SpinneyError)
    async def wrong(_request: Request, error: SpinneyError) -> Response:
        return refuse("bad_message", str(error), 422 if isinstance(error, BadTable) else 400)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refuse("bad_message", f"{where}: {first['msg']}", 422)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        lost = for_the_lost(request) if error.status_code == 404 else None
        if lost is not None:
            return lost
        code = "no_such_table" if error.status_code == 404 else "bad_message"
        answer = refuse(code, str(error.detail), error.status_code)
        answer.headers.update(error.headers or {})
        return answer

    async def down(_request: Request, _error: Exception) -> Response:
        return refuse("unavailable", AWAY, 503)

    for kind in DOWN:
        app.add_exception_handler(kind, down)


def check_open(hub: Hub) -> None:
    """Refuses new tables and pads while the host wants none."""
    if not hub.takes_tables:
        raise Refusal("unavailable", "this server takes no new tables now; games that are under way go on", 503)


def take_numbers(hub: Hub, metrics: Metrics) -> None:
    """Notes how things stand in this process."""
    metrics.most.set(hub.settings.max_connections)
    metrics.tables.set(len(hub.tables))
    metrics.waiting.set(hub.thinking.lanes.waiting)
    metrics.store_down.set(hub.store.is_down)
    metrics.bus_down.set(hub.bus.is_down)


async def keep_numbers(hub: Hub, metrics: Metrics) -> None:
    """The same again and again: another worker may be asked for the numbers of all."""
    while True:
        take_numbers(hub, metrics)
        await asyncio.sleep(_NUMBERS)


def _add_tables(app: FastAPI, hub: Hub, settings: Settings) -> None:
    makers = Buckets(settings.tables_per_address / 3600, settings.tables_per_address)
    joiners = Buckets(5, 60)

    @app.post("/api/tables", status_code=201, responses=described(201, answers.Made, 409, 411, 413, 429))
    async def create(request: Request, wish: NewTable) -> JSON:
        check_open(hub)
        address = caller_of(request, settings.trust_proxy)
        if not makers.take(address):
            raise Refusal("too_many", "too many tables from this address; try again later", 429)
        return JSON(await hub.seating.create(wish, address=address), status_code=201)

    @app.post("/api/tables/{table}/join", responses=described(200, answers.Joined, 404, 409, 411, 413, 429))
    async def join(request: Request, table: str, wish: Join, authorization: Authorization = None) -> JSON:
        if not joiners.take(caller_of(request, settings.trust_proxy)):
            raise Refusal("too_many", "too many tries; slow down", 429)
        token = bearer(authorization)
        return JSON(await hub.seating.join(await hub.table(table), wish, hash_of(token) if token else None))

    @app.get("/api/tables/{table}", responses=described(200, ViewShown, 401, 404))
    async def look(table: str, glance: bool = False, authorization: Authorization = None) -> JSON:
        found = await hub.table(table)
        seats = held_seats(found, authorization, needed=False)
        if not glance:  # a list of tables is no visit to each of them
            await tokens.note_use(hub, found, seats)
        left = days_left_of(settings, found.row, hub.store.clock.now())
        return JSON({**found.view(found.point_of_view(seats)), "expires_in": left})

    @app.get("/api/tables/{table}/record", responses=described(200, answers.GameRecord, 403, 404))
    async def record(table: str) -> JSON:
        return JSON(await record_of(hub, table))

    @app.post("/api/replay", responses=described(200, answers.Moment, 411, 413))
    async def replay(wish: Replay) -> JSON:
        return JSON(await asyncio.to_thread(moment, wish))


def _add_seats(app: FastAPI, hub: Hub) -> None:
    @app.post("/api/tables/{table}/leave", responses=described(200, answers.Left, 401, 404, 411, 413))
    async def leave(table: str, authorization: Authorization = None) -> JSON:
        found = await hub.table(table)
        await hub.seating.leave(found, held_seats(found, authorization, needed=True))
        return JSON({"left": True})

    @app.post(
        "/api/tables/{table}/rematch",
        status_code=201,
        responses=described(201, answers.Rematch, 401, 404, 409, 411, 413),
    )
    async def rematch(table: str, authorization: Authorization = None) -> JSON:
        found = await hub.table(table)
        return JSON(await hub.seating.rematch(found, held_seats(found, authorization, needed=True)), status_code=201)

    @app.post("/api/tables/{table}/fill", responses=described(200, answers.Filled, 401, 403, 404, 409, 411, 413))
    async def fill(table: str, wish: FillSeat, authorization: Authorization = None) -> JSON:
        found = await hub.table(table)
        await hub.seating.fill(found, held_seats(found, authorization, needed=True), wish)
        return JSON({"filled": wish.seat})

    @app.post("/api/tables/{table}/token", responses=described(200, answers.TokenRenewed, 401, 404, 411, 413))
    async def renew_token(table: str, wish: NewToken, authorization: Authorization = None) -> JSON:
        found = await hub.table(table)
        held_seats(found, authorization, needed=True)
        return JSON({"token": await tokens.renew(hub, found, bearer(authorization) or "", wish)})

    @app.delete("/api/tables/{table}/token", responses=described(200, answers.TokenEnded, 401, 404))
    async def end_token(table: str, authorization: Authorization = None) -> JSON:
        found = await hub.table(table)
        held_seats(found, authorization, needed=True)
        await tokens.end(hub, found, bearer(authorization) or "")
        return JSON({"ended": True})

    @app.put("/api/tables/{table}/webhook", responses=described(200, answers.WebhookSet, 401, 404, 411, 413))
    async def webhook(table: str, wish: Webhook, authorization: Authorization = None) -> JSON:
        found = await hub.table(table)
        for seat in held_seats(found, authorization, needed=True):
            await hub.store.change_seat(found.row.id, seat, {"webhook": wish.url, "lang": wish.lang})
            found.row.seats[seat].webhook, found.row.seats[seat].lang = wish.url, wish.lang
        await hub.bus.tell(found.row.id)
        return JSON({"webhook": wish.url})

    @app.get("/api/mine", responses=described(200, answers.Mine, 401))
    async def mine(authorization: Authorization = None) -> JSON:
        found = await hub.store.tables_of([hash_of(needed_token(authorization))])
        for row in found:
            row["expires_in"] = days_left(hub.settings, row["status"], row.pop("used"), hub.store.clock.now())
        return JSON({"tables": listed(found)})


def _add_push(app: FastAPI, pushes: Pushes, settings: Settings) -> None:
    askers = Buckets(1 / 30, 20)

    def player_of(request: Request, authorization: str | None) -> str:
        if not askers.take(caller_of(request, settings.trust_proxy)):
            raise Refusal("too_many", "too many tries; slow down", 429)
        return hash_of(needed_token(authorization))

    @app.get("/api/push", responses=described(200, answers.PushKey))
    async def push_key() -> JSON:
        return JSON({"key": await pushes.public_key()})

    @app.put("/api/push", responses=described(200, answers.PushSet, 401, 411, 413, 429))
    async def push_here(request: Request, wish: PushWish, authorization: Authorization = None) -> JSON:
        if not (wish.endpoint.startswith("https://") or settings.webhook_private):
            raise Refusal("bad_message", "push services are called by https", 400)
        browser = Browser(wish.endpoint, wish.keys.p256dh, wish.keys.auth, wish.lang)
        await pushes.store.keep(player_of(request, authorization), browser, time.time())
        return JSON({"push": True})

    @app.delete("/api/push", responses=described(200, answers.PushSet, 401, 411, 413, 429))
    async def push_no_more(request: Request, wish: PushGone, authorization: Authorization = None) -> JSON:
        await pushes.store.forget(wish.endpoint, player_of(request, authorization))
        return JSON({"push": False})


def _add_pads(app: FastAPI, hub: Hub, settings: Settings) -> None:
    makers = Buckets(settings.tables_per_address / 3600, settings.tables_per_address)

    @app.post("/api/pads", status_code=201, responses=described(201, answers.PadMade, 411, 413, 429))
    async def create_pad(request: Request, wish: NewPad) -> JSON:
        check_open(hub)
        if not makers.take(caller_of(request, settings.trust_proxy)):
            raise Refusal("too_many", "too many pads from this address; try again later", 429)
        return JSON(await hub.pads.create(wish), status_code=201)

    @app.get("/api/pads/{pad}", responses=described(200, answers.PadShown, 404))
    async def show_pad(pad: str) -> JSON:
        return JSON(await hub.pads.show(pad))


def _add_sockets(app: FastAPI, hub: Hub, metrics: Metrics) -> None:
    async def serve(
        websocket: WebSocket, kind: Callable[[WebSocket, Hub, Metrics, str], Connection], name: str
    ) -> None:
        guest = kind(websocket, hub, metrics, name)
        guest.address = caller_of(websocket, hub.settings.trust_proxy)
        if hub.is_closing or not hub.crowd.come_in(guest):
            await websocket.close(1013)
            return
        metrics.connections.inc()
        try:
            await guest.serve()
        finally:
            hub.crowd.go(guest)
            metrics.connections.dec()

    @app.websocket("/api/tables/{table}/ws")
    async def table_socket(websocket: WebSocket, table: str) -> None:
        await serve(websocket, TableConnection, table)

    @app.websocket("/api/pads/{pad}/ws")
    async def pad_socket(websocket: WebSocket, pad: str) -> None:
        await serve(websocket, PadConnection, pad)


def _add_the_rest(app: FastAPI, hub: Hub, metrics: Metrics) -> None:
    @app.post("/api/score", responses=described(200, answers.Scores, 411, 413))
    async def score(table: Annotated[Any, Body()]) -> JSON:
        return JSON(await asyncio.to_thread(score_table, table))

    @app.get("/api/cards/{edition}", responses=described(200, printed.Catalogue, 404))
    async def cards(request: Request, edition: EditionName, lang: Lang = "en", solo: bool = False) -> Response:
        page = await asyncio.to_thread(catalogue_page, edition, lang, solo)
        return answer_with(page, request.headers)

    @app.get("/api/cards/{edition}/rules", responses=described(200, answers.CompiledRules, 404))
    async def compiled(request: Request, edition: EditionName, lang: Lang = "en", solo: bool = False) -> Response:
        return answer_with(await asyncio.to_thread(rules_page, edition, lang, solo), request.headers)

    @app.get("/api/editions", responses=described(200, printed.Editions))
    async def all_editions(request: Request, lang: Lang = "en") -> Response:
        return answer_with(await asyncio.to_thread(editions_page, lang), request.headers)

    @app.get("/api/editions/{edition}", responses=described(200, printed.Edition))
    async def one_edition(request: Request, edition: EditionName, lang: Lang = "en") -> Response:
        return answer_with(await asyncio.to_thread(edition_page, edition, lang), request.headers)

    @app.get("/healthz", responses={200: {"model": answers.Health}, 503: {"model": answers.Health}})
    async def healthz() -> JSON:
        await hub.store.check()
        bus = "down" if hub.bus.is_down else "ok"
        if hub.store.is_down:
            return JSON({"status": "store_down", "bus": bus, "why": hub.store.why}, status_code=503)
        return JSON({"status": "ok", "bus": bus})

    @app.get("/readyz", responses={200: {"model": answers.Readiness}, 503: {"model": answers.Readiness}})
    async def readyz() -> JSON:
        """Whether this process should be sent players: unlike `/healthz` it says no while it ends."""
        await hub.store.check()
        status = "closing" if hub.is_closing else "store_down" if hub.store.is_down else "ready"
        return JSON({"status": status, "why": hub.store.why}, status_code=200 if status == "ready" else 503)

    @app.get("/metrics", response_class=PlainTextResponse)
    async def numbers() -> Response:
        take_numbers(hub, metrics)
        return Response(metrics.page(), media_type="text/plain; version=0.0.4")
