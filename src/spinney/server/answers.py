"""The answers of the HTTP API as models, for its OpenAPI description; `docs/formats.md` is the contract."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from spinney.server.protocol import CODES
from spinney.server.shown import EventShown, LookShown, ViewShown, absent
from spinney.server.told import SumsShown

Code = Literal[
    "stale", "illegal", "not_your_turn", "no_such_table", "no_seat", "over", "unauthorized", "bad_message", "too_many",
    "unavailable", "other_rules", "damaged",
]  # fmt: skip
assert Code.__args__ == CODES  # type: ignore[attr-defined]


class ProblemDetail(BaseModel):
    """What was wrong."""

    code: Code
    message: str


class Problem(BaseModel):
    """Every error answer."""

    error: ProblemDetail


class Made(BaseModel):
    """A new table; who took no seat at it holds no token."""

    table: str
    invite: str
    seat: int | None
    token: str | None
    seats: list[int]


class Joined(BaseModel):
    """A seat and its secret."""

    table: str
    seat: int
    token: str


class Left(BaseModel):
    """The seat was given up."""

    left: bool


class Deleted(BaseModel):
    """Whether the table is gone; else the seats that have not agreed yet."""

    deleted: bool
    waits_for: list[int]


class Kept(BaseModel):
    """The table stays."""

    kept: bool


class Rematch(BaseModel):
    """The next table; the first to ask sits at it already, the others join it."""

    table: str
    invite: str
    seat: int | None = None
    token: str | None = None
    seats: list[int] = []


class Filled(BaseModel):
    """A bot sits there now."""

    filled: int


class WebhookSet(BaseModel):
    """Where "your turn" goes now."""

    webhook: str | None


class PushKey(BaseModel):
    """The key that a browser must know to be told by this server."""

    key: str


class PushSet(BaseModel):
    """Whether this browser is told."""

    push: bool


class Result(BaseModel):
    """How a game ended."""

    totals: list[int]
    winners: list[int]
    met: bool = absent()
    medal: str | None = absent()


class MyTable(BaseModel):
    """One line of a player's list."""

    id: str
    edition: str
    status: Literal["open", "running", "over"]
    created: float
    changed: float
    result: Result | None
    fair: bool
    seat: int
    name: str
    expires_in: int | None


class ToldText(BaseModel):
    """A text of the host's, or the address of one; always one of the two."""

    text: str = absent()
    url: str = absent()


class DaysKept(BaseModel):
    """Days of not being used after which something is deleted; 0: never."""

    running: int
    over: int
    pads: int
    tokens: int


class About(BaseModel):
    """Who runs the server, and how long it keeps what."""

    imprint: ToldText | None
    contact: ToldText | None
    privacy: ToldText | None
    days: DaysKept


class Checkable(BaseModel):
    """The boxes of which something is not sure."""

    boxes: list[str]


class CheckedHalf(BaseModel):
    """A half as we think it is, or as it was seen."""

    slot: str
    species: str
    symbol: str


class CheckedCard(BaseModel):
    """A card in doubt."""

    printed: str = Field(description="the number on the card")
    halves: list[CheckedHalf]
    species_known: bool
    symbols_known: list[bool]
    seen: bool


class CheckedReading(BaseModel):
    """An icon or a number that is our reading."""

    id: str = Field(description="the species, or the number of the cave card")
    path: str
    value: str | int
    choices: list[str | int]
    found: str | int | None


class CheckProblem(BaseModel):
    """Why something can't be: a message `check-problem-…` with what it speaks of."""

    at: str
    code: str
    args: dict[str, str | int]


class Sureness(BaseModel):
    """How much is known of a box."""

    cards: int
    cards_sure: int
    readings: int
    readings_sure: int


class Findings(BaseModel):
    """What was seen: cards by number, readings by species or cave and place; and a remark."""

    cards: dict[str, list[list[Any]]]
    readings: dict[str, dict[str, str | int]]
    note: str


class Checked(BaseModel):
    """What comes of an owner's findings."""

    box: str
    edition: str
    findings: Findings
    sure: Sureness
    cards: dict[str, CheckedCard]
    readings: list[CheckedReading]
    problems: list[CheckProblem]
    correction: dict[str, Any] | None = Field(description="a box over the box; null where something can't be")


class Mine(BaseModel):
    """The tables at which a token holds a seat."""

    tables: list[MyTable]


class TurnBegun(BaseModel):
    """Where a turn begins: moves before it, whose it is, which it is."""

    at: int
    seat: int
    turn: int


class Moment(BaseModel):
    """A moment of a recorded game."""

    view: ViewShown
    look: LookShown
    moments: int = Field(description="how many moves the game has")
    turns: list[TurnBegun]
    events: list[EventShown] = Field(description="what the last move made happen")
    sums: list[SumsShown] = Field(description="what the last move has changed in the points of each seat")


class Scores(BaseModel):
    """`spinney.scores/1`."""

    format: Literal["spinney.scores/1"]
    edition: str
    scores: list[dict[str, Any]]
    winners: list[str]
    solo: dict[str, Any] = absent()


class PadForest(BaseModel):
    """One forest of a joint score pad."""

    key: int
    rev: int
    nonce: str
    less: bool
    forest: dict[str, Any]


class PadMade(BaseModel):
    """A new joint score pad."""

    pad: str
    edition: str
    forests: list[PadForest]


class PadShown(BaseModel):
    """`spinney.pad/1`."""

    format: Literal["spinney.pad/1"]
    pad: str
    edition: str
    forests: list[PadForest]
    scores: Scores | None
    problem: str | None


class Player(BaseModel):
    """Who played."""

    name: str
    kind: str


class Deal(BaseModel):
    """How the cards lay."""

    model_config = ConfigDict(extra="allow")

    start: int


class GameRecord(BaseModel):
    """`spinney.game/1`."""

    format: Literal["spinney.game/1"]
    rules: int
    edition: str
    options: dict[str, Any]
    seats: list[Player]
    deal: Deal
    moves: list[str]
    result: Result
    fair: dict[str, Any] | None = None


class CompiledRules(BaseModel):
    """The rules of an edition as counters and sums, with which a page scores without the server."""

    format: Literal["spinney.rules/1"]
    edition: str
    size: int
    face_down: str
    symbols: list[str]
    places: dict[str, dict[str, int]]
    species: dict[str, Any]
    counters: list[dict[str, Any]]
    groups: list[dict[str, Any]]
    doubles: list[dict[str, Any]]
    halves: dict[str, list[Any]]
    caves: dict[str, int]
    challenges: list[dict[str, Any]] = absent()
    words: dict[str, Any]


class TokenRenewed(BaseModel):
    """The token that holds the seat from now on."""

    token: str


class TokenEnded(BaseModel):
    """The token holds nothing any more."""

    ended: bool


class Readiness(BaseModel):
    """Whether a process should be sent players."""

    status: Literal["ready", "store_down", "closing"]
    why: str | None


class Health(BaseModel):
    """Whether the server can work."""

    status: Literal["ok", "store_down"]
    bus: Literal["ok", "down"] = Field(default="ok")
    why: str | None = Field(default=None, description="what the database says, while it can't store")


def described(status: int, model: type[BaseModel], *problems: int) -> dict[int | str, dict[str, Any]]:
    """What a route can answer: its model, and `Problem` for the listed statuses and those that any route can have."""
    answers: dict[int | str, dict[str, Any]] = {status: {"model": model, "description": str(model.__doc__)}}
    for problem in (400, *problems, 409, 422, 500, 503):
        answers[problem] = {"model": Problem, "description": "Refused"}
    return answers
