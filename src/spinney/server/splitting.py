"""What is shown of a draft of first hands."""

from pydantic import BaseModel, ConfigDict, Field


class SplitNumbers(BaseModel):
    """How many cards of an offer go where; the rest leaves the game."""

    model_config = ConfigDict(extra="forbid", strict=True)

    hand: int
    right: int
    left: int
    clearing: int


class SplitShown(BaseModel):
    """A draft of first hands: one's own cards, and how many lie where."""

    model_config = ConfigDict(extra="forbid", strict=True)

    offer: list[str] = Field(description="the cards to be split")
    right: list[str]
    left: list[str]
    clearing: list[str]
    out: list[str] = Field(description="what one has put out of the game")
    numbers: list[int] = Field(description="for each seat how many cards lie there: offer, right, left, clearing, out")
    wanted: SplitNumbers
    round: int
    rounds: int
