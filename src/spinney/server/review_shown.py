"""A review as the HTTP API answers it; `docs/formats.md` is the contract."""

from typing import Literal

from pydantic import BaseModel, Field

from spinney.server.told import WhyShown


class StandingShown(BaseModel):
    """How it stood before a turn, or (without a seat) at the end."""

    turn: int
    at: int = Field(description="moves before it")
    seat: int | None = Field(description="whose turn begins")
    winter: int = Field(description="winter cards that had come")
    points: list[float] = Field(description="that each seat could expect to end with")
    chances: list[float] | None = Field(description="to win, in percent; none where one plays alone")


class MarkShown(BaseModel):
    """How a seat has played: its turns by the worst that happened in them."""

    turns: int
    good: int = Field(description="turns that were best, or as good")
    slips: int
    big: int
    points: int = Field(description="that it made")
    lost: int = Field(description="points of lead that its slips cost")
    mark: int = Field(description="what it made of both, in percent")


class MomentShown(BaseModel):
    """A move that cost points of lead, or one that was by far the best."""

    number: int = Field(description="which move of the record, from 1 on")
    turn: int
    seat: int
    kind: Literal["good", "slip", "big"]
    played: str
    other: str = Field(description="the better move; of a good one the next best")
    gain: int = Field(description="points of lead that it was better than the other move; below zero: that it cost")
    lead: int = Field(description="over the best other seat at the end, to be expected after its move; alone: points")
    other_lead: int
    chance: int | None = Field(description="to win after its move, in percent")
    other_chance: int | None
    why: WhyShown = Field(description="for the better of the two")
    against: WhyShown | None = Field(description="against the other one")


class Review(BaseModel):
    """`spinney.review/2`, however far it is; `stopped`: nobody makes it any more, ask for it again."""

    id: str
    state: Literal["working", "ready", "stopped"]
    format: Literal["spinney.review/2"]
    ready: bool
    progress: float = Field(description="from 0 to 1")
    course: list[StandingShown]
    marks: list[MarkShown]
    moments: list[MomentShown]
