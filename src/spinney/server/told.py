"""What a connection to a table is told, typed once: each message with what it carries, made of `shown.py`."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from spinney.server.protocol import Sign
from spinney.server.shown import EventShown, LookShown, PlanShown, Shown, StandInReason, ViewShown


class LogEntry(Shown):
    """What one move made happen."""

    seq: int
    seat: int
    events: list[EventShown]
    scores: list[int] | None = Field(default=None, description="of all seats after it; none where the table hides them")


class SeatNote(Shown):
    """What happened at a seat beside the moves."""

    type: Literal["stand_in", "back"]
    seq: int
    seat: int
    why: StandInReason | None
    at: float = Field(description="in seconds since 1970")
    after: int = Field(description="the last entry of the log before it")


class WhyShown(Shown):
    """A sentence by its name, with what it speaks of."""

    id: str
    args: dict[str, str | int | float]


class HintShown(Shown):
    """A move, the lead that it is expected to end with, the chance to win (none where one plays alone), and why."""

    move: str
    lead: float = Field(description="over the best other seat, below zero for who is behind; alone: the points")
    chance: float | None
    why: WhyShown


class ViewMessage(Shown):
    """A position, and what led to it."""

    type: Literal["view"]
    seq: int
    view: ViewShown
    events: list[EventShown]


class ErrorMessage(Shown):
    """Something was refused; the present view where there is one."""

    type: Literal["error"]
    code: str
    message: str
    seq: int | None
    view: ViewShown | None


class NoticeMessage(Shown):
    """Something that all should know of the server."""

    type: Literal["notice"]
    code: str
    message: str


class HintMessage(Shown):
    """What a bot would do."""

    type: Literal["hint"]
    seq: int
    move: str
    hints: list[HintShown]


class SumShown(Shown):
    """By how much the points of one species have changed, and the reason for what they are now."""

    species: str
    cards: int
    points: int
    text: str


class SumsShown(Shown):
    """What has changed in the points of one seat."""

    cave: int
    parts: list[SumShown]


class SumsMessage(Shown):
    """How the points of each seat that some moves have brought come about."""

    type: Literal["sums"]
    after: int = Field(description="moves before those")
    to: int = Field(description="moves with the last of them")
    seats: list[SumsShown]


class LogMessage(Shown):
    """All that has happened."""

    type: Literal["log"]
    seq: int
    moves: list[LogEntry]
    notes: list[SeatNote]


class WeighMessage(Shown):
    """What a card that lies open would bring."""

    type: Literal["weigh"]
    seq: int
    card: str
    plans: list[PlanShown]


class ReactionMessage(Shown):
    """A player shows a sign."""

    type: Literal["reaction"]
    seat: int
    sign: Sign


class PongMessage(Shown):
    """The answer to `ping`."""

    type: Literal["pong"]


Message = (
    ViewMessage | ErrorMessage | NoticeMessage | HintMessage | LogMessage | WeighMessage | SumsMessage | ReactionMessage
    | LookShown | PongMessage
)  # fmt: skip
outgoing: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])
"""All that a connection to a table can be told."""
