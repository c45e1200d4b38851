"""What is shown of a game, typed once: views, what happened, looks. The messages that carry them are in `told.py`.

The OpenAPI description is made from these models, and so are the types of the page (`tools/page_types.py`). Tests hold
them against what the server really sends. `docs/formats.md` is the contract.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from spinney.engine.packing import POSITIONS
from spinney.engine.prompts import PROMPTS
from spinney.server.splitting import SplitShown


class OneOf:
    """One of these texts; a list that stands elsewhere already."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.literal_schema(self.names)


def _nothing() -> Any:
    return None


def absent(description: str | None = None, alias: str | None = None) -> Any:
    """A key that may be absent; where it is there, it is of its type."""
    return Field(default_factory=_nothing, description=description, alias=alias)


EVENTS = [
    "draw", "take", "reveal", "discard", "mulligan", "place", "face_down", "cave", "winter", "sweep", "extra_turn",
    "turn", "show", "undo", "over", "stand_in", "back", "automa", "automa_add", "automa_remove", "automa_burn",
    "gift", "lapse",
]  # fmt: skip
Position = Annotated[str, OneOf(POSITIONS)]
PromptKind = Annotated[str, OneOf([prompt.name for prompt in PROMPTS])]
EventType = Annotated[str, OneOf(EVENTS)]
StandInReason = Literal["vote", "time", "left"]
Status = Literal["open", "running", "over"]


class Shown(BaseModel):
    """What is not listed is not there."""

    model_config = ConfigDict(extra="forbid")


# -- a view -------------------------------------------------------------------------------------------------------


class HostShown(Shown):
    """A host of a forest as in `spinney.forests/1`, with its cards in order of arrival."""

    species: str
    top: list[str] = []
    bottom: list[str] = []
    left: list[str] = []
    right: list[str] = []
    cards: list[tuple[Position, str | None]] = Field(description="where, and which half; a face-down card is whole")


class ForestShown(Shown):
    """A forest."""

    hosts: list[HostShown]


class AwayShown(Shown):
    """Somebody who is not connected."""

    vote_in: int | None = Field(description="in how many seconds the others may vote for a bot")
    votes: list[int] = Field(description="the seats that have")
    bot_at: float | None = Field(description="since when a bot plays, in seconds since 1970")


class SeatShown(Shown):
    """What is shown of one seat."""

    name: str
    kind: str
    hand: int
    known: list[str] = Field(description="cards seen going into the hand and not seen leaving it")
    known_since: list[int] = Field(description="for each of them how many cards the seat had laid unseen by then")
    buried: list[int] = Field(description="what left the hand unseen: host * 2, or place in the cave * 2 + 1")
    cave: int
    cave_cards: list[str | None]
    cave_card: int | None
    forest: ForestShown
    permanents: list[tuple[str, int]] = Field(description="halves, with the first turn in which they work")
    score: int | None
    present: bool
    stand_in: bool
    away: AwayShown | None
    ready: bool = absent("in a draft of first hands: whether it has decided")


class PromptShown(Shown):
    """The decision that is due."""

    seat: int
    kind: PromptKind
    source: Literal["effect", "bonus", "permanent", "cave"] = absent()
    card: str | int = absent("the half, or the number of the cave card")
    cost: int = absent()
    what: list[str] = absent()
    from_: Literal["hand", "clearing"] = absent(alias="from")
    number: int = absent()
    up_to: bool = absent("of `cave`: fewer cards will do")
    cards: list[str] = absent()
    caves: list[int] = absent()
    to: Literal["hand", "right", "left", "clearing"] = absent("of `split`: where the cards go")
    gain: bool = absent("of `use`: it only brings something, whatever happens")


class SettingsShown(Shown):
    """What a table allows."""

    live_scores: bool
    take_back: bool
    hints: bool
    takeover_after: int
    votes: bool = True
    vote_after: int = 0


class DealShown(Shown):
    """What all may know of the deal."""

    known_to_maker: bool
    by: str | None
    after: int = Field(description="moves of a record that the table went on from")
    commitment: str | None
    salts: list[str | None]


class SoloShown(Shown):
    """The challenge and the automa of a game that is played alone."""

    challenge: int | None
    have: int
    need: int
    met: bool
    medal: Literal["bronze", "silver", "gold"] | None
    automa_turns: int
    automa_used: list[int]


class ViewShown(Shown):
    """What a seat or a spectator may know."""

    table: str
    status: Status
    edition: str
    options: dict[str, Any]
    seq: int
    me: int | None
    start: int
    seats: list[SeatShown]
    hand: list[str]
    aside: list[str]
    aside_number: int
    clearing: list[str]
    discard: list[str]
    deck: int
    winter: int
    draft: list[int]
    turn: int
    extra: int
    shows: int
    digging: bool
    prompt: PromptShown | None
    legal: list[str]
    over: bool
    totals: list[int] | None
    winners: list[int] | None
    pending: list[int]
    can_undo: bool
    nonce: str | None = Field(description="the name of the last move or undo of one's own that was stored")
    settings: SettingsShown
    rematch: str | None
    deal: DealShown | None = Field(description="none in a moment of a record")
    solo: SoloShown = absent()
    deleting: list[int] = absent("the seats that want this table deleted, where there are some")
    split: SplitShown = absent()
    sealed: list[str] | None = absent("in a draft of first hands: what one has decided, which may still be changed")
    expires_in: int | None = absent("over HTTP: days after which it is deleted if none of its players looks at it")


class EventShown(Shown):
    """Something that a move made happen, or that happened at a seat."""

    type: EventType
    seat: int = absent()
    card: str | None = absent("null where it is hidden")
    host: int = absent()
    position: Position = absent()
    from_: Literal["hand", "deck"] = absent(alias="from")
    from_hand: bool = absent()
    number: int = absent()
    giver: int = absent()
    extra: bool = absent()
    place: int = absent()
    source: Literal["effect", "bonus", "permanent"] = absent("of `lapse`: which text of the card finds nothing to do")
    moves: int = absent("of `undo`: how many decisions went back together")
    why: StandInReason | None = absent()
    at: float = absent("in seconds since 1970")


# -- a look -------------------------------------------------------------------------------------------------------


class PartShown(Shown):
    """Points of one species in a forest, with the reason in words."""

    species: str
    cards: int
    points: int
    text: str
    counted: list[tuple[int, int]] = Field(description="the cards that were counted: host, place among its cards")
    more: int | None = Field(description="points that one more of what it counts would bring, where that can be said")


class WorthShown(Shown):
    """The points of a forest."""

    total: int
    cave: int
    parts: list[PartShown]
    cards: list[list[int]] = Field(description="points of each card: a list for each host, in the order of its cards")


class SpotShown(Shown):
    """One place for a card, with what it would change now."""

    move: str | None = Field(description="the move that chooses it; null where there is nothing to choose")
    host: int | None
    position: Position
    gain: int = Field(description="points that the forest gains in all")
    worth: int = Field(description="points of the card itself")
    others: list[tuple[int, int, int]] = Field(description="other cards that gain: host, place, points")


class PlanShown(Shown):
    """One half, or one card face down, that may be played now."""

    move: str
    card: str
    cost: int
    spots: list[SpotShown]
    pay: list[str] = Field(description="hand cards that may pay for it")
    bonus: bool
    earns: list[str] = Field(description="those of them that show the symbol which earns the bonus")
    cave: int = Field(default=0, description="how many cards its effect would bring into the cave now")
    reveals: bool = Field(default=False, description="whether a card of the deck is turned over for it")


class RefusedShown(Shown):
    """Why a half of the own hand can't be played now."""

    card: str
    why: str


class LookShown(Shown):
    """All that a page wants to know of a position beside the view."""

    type: Literal["look"]
    seq: int
    lang: str
    worth: list[WorthShown] | None
    plans: list[PlanShown]
    refused: list[RefusedShown]
    unseen: list[str] = Field(description="cards that the seat has not seen: in the deck, in hands, taken out")
    sure: int = Field(description="cards on top of the deck that can't be winter")
    deck_size: int
