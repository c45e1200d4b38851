"""Every message in and out, typed and checked; the closed list of error codes."""

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, model_validator

from spinney.cards.boxes import edition_name, editions, most_seats
from spinney.errors import BadOption
from spinney.languages import LANGUAGES
from spinney.server.names import LONGEST, is_plain
from spinney.server.schema import LONGEST_EDITION

CODES = (
    "stale", "illegal", "not_your_turn", "no_such_table", "no_seat", "over", "unauthorized", "bad_message", "too_many",
    "unavailable", "other_rules", "damaged",
)  # fmt: skip


def _plain(name: str) -> str:
    if not is_plain(name):
        raise ValueError("a name must be visible, without signs that hide or turn others")
    return name


_PRINTABLE = r"^[^\x00-\x1f\x7f]+$"
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST, pattern=_PRINTABLE),
    AfterValidator(_plain),
]  # fmt: skip
Salt = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=_PRINTABLE)]
"""What a player adds to the chance of the deal."""
Token = Annotated[str, StringConstraints(min_length=20, max_length=100)]
SeatWish = Annotated[str, StringConstraints(pattern=r"^(me|open|bot:[a-z0-9_-]{1,40})$")]
Text = Annotated[str, StringConstraints(min_length=1, max_length=400)]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
SEATS = most_seats()
SeatNumber = Annotated[int, Field(ge=0, lt=SEATS, strict=True)]
NONCE = r"^[A-Za-z0-9_-]{1,24}$"
Nonce = Annotated[str, StringConstraints(pattern=NONCE)]
Key = Annotated[int, Field(ge=0, le=2**30, strict=True)]
MOST_MOVES = 12
"""Decisions in one message: a card, its place, its payment, and some answers after it."""
ForestWish = dict[str, Any]
"""A forest as in `spinney.forests/1`, or one that was only counted; `spinney.pad` checks it."""


def _edition(name: str) -> str:
    """The edition as it is written everywhere, or the reason why there is no such one."""
    try:
        return edition_name(name)
    except BadOption as error:
        raise ValueError(str(error)) from None


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise ValueError(f"unknown language; there are {', '.join(LANGUAGES)}")
    return name


EditionName = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_EDITION),
    AfterValidator(_edition),
    Field(json_schema_extra={"examples": list(editions())}),
]
Lang = Annotated[str, AfterValidator(_language), Field(json_schema_extra={"enum": list(LANGUAGES)})]


class Strict(BaseModel):
    """Unknown keys and wrong types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class TableSettings(Strict):
    """What a table allows."""

    live_scores: bool = True
    take_back: bool = True
    hints: bool = True
    takeover_after: int | None = Field(default=None, ge=0, le=10_000_000)
    votes: bool = True


class Origin(Strict):
    """A moment of a recorded game from which a table goes on."""

    record: dict[str, Any]
    at: Annotated[int, Field(ge=0, le=100_000)]


class NewTable(Strict):
    """`POST /api/tables`."""

    edition: EditionName
    name: Name = "Player"
    seats: list[SeatWish] = Field(min_length=1, max_length=SEATS)
    options: dict[str, Any] = Field(default_factory=dict, max_length=24)
    settings: TableSettings = TableSettings()
    seed: int | None = Field(default=None, ge=0, le=2**53)
    salt: Salt | None = None
    player: Token | None = None
    origin: Origin | None = Field(default=None, alias="from")


class Replay(Strict):
    """`POST /api/replay`: a moment of a recorded game through the eyes of a seat; none: a spectator's."""

    record: dict[str, Any]
    at: Annotated[int, Field(ge=0, le=100_000)]
    since: Annotated[int, Field(ge=0, le=100_000)] | None = None
    """The moment shown last: all that happened since is told, else what the last move did."""
    seat: SeatNumber | None = None
    lang: Lang = "en"


class CardsWish(Strict):
    """`POST /api/cards`: the cards of a recorded game, as its options make them."""

    edition: EditionName
    options: dict[str, Any] = Field(default_factory=dict, max_length=24)
    lang: Lang = "en"


class ReviewWish(Strict):
    """`POST /api/reviews`: the review of a table's game, or of a record."""

    table: Annotated[str, StringConstraints(min_length=1, max_length=24)] | None = None
    record: dict[str, Any] | None = None

    @model_validator(mode="after")
    def _either(self) -> Self:
        if (self.table is None) == (self.record is None):
            raise ValueError("either 'table' or 'record'")
        return self


class Join(Strict):
    """`POST /api/tables/{table}/join`."""

    name: Name
    salt: Salt | None = None
    player: Token | None = None


class CheckWish(Strict):
    """What the owner of a box has found on its cards so far, or the correction that was made of it."""

    box: Annotated[str, Field(max_length=40)]
    findings: dict[str, Any] = Field(default_factory=dict)
    correction: dict[str, Any] | None = None


class FillSeat(Strict):
    """`POST /api/tables/{table}/fill`: a bot for an open seat."""

    seat: SeatNumber
    bot: Annotated[str, StringConstraints(max_length=40)] = "player"


class Webhook(Strict):
    """`PUT /api/tables/{table}/webhook`: where "your turn" is told; none: nowhere."""

    url: Annotated[str, StringConstraints(max_length=500, pattern=r"^https?://[^\s\x00-\x1f\x7f]+$")] | None
    lang: Lang = "en"


class PushKeys(Strict):
    """What is sent to a browser is encrypted with these."""

    p256dh: Annotated[str, StringConstraints(pattern=r"^B[A-Za-z0-9_-]{86}=?$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]


class PushGone(Strict):
    """`DELETE /api/push`: this browser is told no more."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^https?://[^\s\x00-\x1f\x7f]+$")]


class PushWish(PushGone):
    """`PUT /api/push`: the browser of a player is told of the own turns."""

    keys: PushKeys
    lang: Lang = "en"


class NewToken(Strict):
    """`POST /api/tables/{table}/token`: the token that shall hold the seat, of the client's own making; none: ours."""

    token: Annotated[str, StringConstraints(min_length=32, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")] | None = None


class Hello(Strict):
    """The first message of a connection; without a token a spectator's."""

    type: Literal["hello"]
    token: Token | None = None


class PlayMove(Strict):
    """One decision, or several of the same seat that hold together, for the position that the client has seen."""

    type: Literal["move"]
    seq: Seq
    move: Text | None = None
    moves: list[Text] | None = Field(default=None, min_length=1, max_length=MOST_MOVES)
    nonce: Nonce | None = None
    """A name for this message; one that is stored already is not played again."""

    @model_validator(mode="after")
    def _either(self) -> Self:
        if (self.move is None) == (self.moves is None):
            raise ValueError("either 'move' or 'moves'")
        return self

    def texts(self) -> list[str]:
        """The moves in their order."""
        return self.moves if self.move is None and self.moves is not None else [str(self.move)]


class Undo(Strict):
    """Take the last decision back, or the whole last action as far as that may go."""

    type: Literal["undo"]
    seq: Seq
    whole: bool = False
    nonce: Nonce | None = None


class Ping(Strict):
    """Are you there?"""

    type: Literal["ping"]


class HintWish(Strict):
    """What would a bot do?"""

    type: Literal["hint"]
    seq: Seq


class Vote(Strict):
    """Let a bot play for a seat whose player is gone."""

    type: Literal["vote"]
    seat: SeatNumber


Sign = Literal["leaf", "acorn", "smile", "wow", "sad", "brr"]
"""What players can show each other."""


class React(Strict):
    """Show the others a leaf or a face."""

    type: Literal["react"]
    sign: Sign


class LookWish(Strict):
    """What is every card worth here, and what could I do?"""

    type: Literal["look"]
    lang: Lang = "en"


class WeighWish(Strict):
    """What would this card bring in my forest?"""

    type: Literal["weigh"]
    card: str = Field(max_length=8)


class LogWish(Strict):
    """What has happened so far?"""

    type: Literal["log"]


class SumsWish(Strict):
    """How do the points come about that the moves after one position have brought by another?"""

    type: Literal["sums"]
    after: int = Field(ge=0)
    to: int = Field(ge=0)
    lang: Lang = "en"


AnyMessage = Hello | PlayMove | Undo | Ping | HintWish | Vote | React | LookWish | WeighWish | LogWish | SumsWish
incoming: TypeAdapter[AnyMessage] = TypeAdapter(Annotated[AnyMessage, Field(discriminator="type")])


class NewPad(Strict):
    """`POST /api/pads`."""

    edition: EditionName
    forests: list[ForestWish] = Field(min_length=1, max_length=SEATS)
    less: list[bool] | None = Field(default=None, max_length=SEATS)


class Put(Strict):
    """A forest of a pad has changed; `rev` is the revision that the change is based on."""

    type: Literal["put"]
    key: Key
    rev: Key
    nonce: Nonce
    less: bool
    forest: ForestWish


class Add(Strict):
    """A forest more."""

    type: Literal["add"]
    nonce: Nonce
    less: bool
    forest: ForestWish


class Drop(Strict):
    """A forest goes."""

    type: Literal["drop"]
    key: Key
    rev: Key


class Sit(Strict):
    """This connection is at a forest, or at none."""

    type: Literal["sit"]
    key: Key | None


AnyPadMessage = Put | Add | Drop | Sit | Ping
pad_incoming: TypeAdapter[AnyPadMessage] = TypeAdapter(Annotated[AnyPadMessage, Field(discriminator="type")])


class Refusal(Exception):
    """A request that is answered with an error."""

    def __init__(self, code: str, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.code = code
        self.status = status


def error_body(code: str, message: str) -> dict[str, Any]:
    """The body of an error answer."""
    return {"error": {"code": code, "message": message}}
