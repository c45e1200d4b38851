"""What is printed, typed once: the cards of an edition and the editions themselves, as pages get them."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from spinney.server.shown import absent

Rule = dict[str, Any]
"""A row of the card table, or a part of one; `docs/cards.md` has its words."""


class StepRow(BaseModel):
    """One step of an effect or bonus, as in the table; `docs/cards.md` has the words."""

    model_config = ConfigDict(extra="allow")

    do: str
    n: int | str = absent()


class RuleRows(BaseModel):
    """The rows that the texts of a species are made from."""

    effect: list[StepRow] = []
    bonus: list[StepRow] = []
    permanent: Rule = absent()
    points: Rule = absent()
    placement: Rule = absent()


class CardText(BaseModel):
    """The generated sentences."""

    placement: str = ""
    effect: str = ""
    bonus: str = ""
    permanent: str = ""
    points: str = ""


class SpeciesShown(BaseModel):
    """A species with its name and texts."""

    name: str
    latin: str
    place: Literal["tree", "shrub", "moor", "top", "bottom", "side"]
    cost: int
    copies: int
    types: list[str]
    text: CardText
    reading: bool = Field(description="whether a rule of it is a reading of an icon")
    notes: list[str] = Field(description="what players ask about its rules")
    rules: RuleRows


class HalfPrint(BaseModel):
    """A half as printed."""

    slot: Literal["tree", "shrub", "moor", "top", "bottom", "left", "right"]
    species: str
    symbol: str | None
    types: list[str] = absent("where it shows others than its species does as a rule")


class CardPrint(BaseModel):
    """A card as printed."""

    halves: list[HalfPrint]
    source: dict[str, Any] = Field(description="where its halves are known from")


class CavePrint(BaseModel):
    """A cave card."""

    id: str
    number: int | None
    points: int
    text: str


class Catalogue(BaseModel):
    """The cards of an edition in one language."""

    edition: str
    lang: str
    species: dict[str, SpeciesShown]
    types: dict[str, str]
    a_type: dict[str, str] = Field(description='the same as what is played: "an insect"')
    tree_symbols: dict[str, str]
    cards: dict[str, CardPrint]
    face_down: str
    caves: list[CavePrint]


class OptionShown(BaseModel):
    """The values of an option, and the usual one."""

    values: list[Any]
    default: Any


class SetupShown(BaseModel):
    """How a game begins."""

    model_config = ConfigDict(extra="allow")

    removed: dict[str, int] = Field(description="for each number of seats how many cards are taken out")
    removed_draft: dict[str, int] = Field(
        default_factory=dict, description="the same where first hands are drafted; empty where they can't be"
    )


class WaysShown(BaseModel):
    """Ways of play that an edition has."""

    mulligan: bool
    sapling: bool
    draft: bool
    hand_draft: bool


class FaceDownShown(BaseModel):
    """What a card is that lies face down in a forest."""

    species: str
    kind: str
    types: list[str]


class AutomaShown(BaseModel):
    """A card of the automa."""

    id: int
    add: int
    remove: int
    from_: Literal["left", "right"] = absent(alias="from")
    burn: int


class MedalsShown(BaseModel):
    """The points for the medals."""

    bronze: int
    silver: int
    gold: int


class ChallengeShown(BaseModel):
    """What a solo game is played for."""

    id: int
    key: str
    goal: Rule
    medals: MedalsShown
    start: str | None


class SoloRules(BaseModel):
    """How an edition is played alone."""

    automa: str | None
    cards: list[AutomaShown]
    challenges: list[ChallengeShown]
    options: dict[str, OptionShown]


class Edition(BaseModel):
    """All that an edition says of itself."""

    edition: str
    title: str
    boxes: list[str]
    seats: tuple[int, int]
    setup: SetupShown
    options: dict[str, OptionShown]
    ways: WaysShown
    hosts: dict[str, Any]
    face_down: FaceDownShown
    caves: list[int]
    types: list[str]
    tree_symbols: list[str]
    counted: list[dict[str, Any]]
    cards: int
    species: int
    certain: bool
    solo: SoloRules | None = None


class BoxShown(BaseModel):
    """A box of cards."""

    box: str
    title: str
    builds_on: str | None
    cards: int
    species: list[str]
    own: bool


class Editions(BaseModel):
    """The boxes and the editions that they make."""

    boxes: list[BoxShown]
    editions: list[Edition]
