"""A forest on the table: hosts with stacks of cards, and where a half may be put (the generating side)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .oracle_cards import HOSTS, Box, Half, Row

Spot = tuple[str, int, int]  # verb, number of the host, number of the stack in that slot


@dataclass(eq=False)
class Placed:
    """A card in a forest; `order` counts all cards that ever came into any forest."""

    card: str
    letter: str  # "" for a face-down card
    species: str
    symbol: str | None
    slot: str
    order: int
    turn: int
    types: tuple[str, ...]
    box: str = ""  # which box it comes from, where that matters


@dataclass(eq=False)
class Host:
    """A tree, shrub or moor (or a card face down) with a stack of cards for each place at it."""

    me: Placed
    kind: str
    stacks: dict[str, list[list[Placed]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.kind == "moor":
            self.stacks = {"top": [[], []], "bottom": [[], []], "left": [], "right": []}
        else:
            self.stacks = {"top": [[]], "bottom": [[]], "left": [[]], "right": [[]]}

    def cards(self) -> list[Placed]:
        """The cards at this host, without the host itself."""
        return [card for stacks in self.stacks.values() for stack in stacks for card in stack]


def everything(forest: list[Host]) -> list[Placed]:
    """All cards of a forest in the order in which they came."""
    cards = [host.me for host in forest] + [card for host in forest for card in host.cards()]
    return sorted(cards, key=lambda card: card.order)


def opened_by_rules(box: Box, host: Host, half: Half) -> list[int]:
    """Which occupied stacks of the half's side do the sharing rules at this host open to the half?"""
    stacks = host.stacks[half.slot]
    opened: list[int] = []
    for card in host.cards():
        rule = box.row(card.species).get("permanent", {})
        if "share" not in rule or not box.fits(rule["share"], half):
            continue
        if rule["where"] == "slot":
            opened += [
                number
                for number, stack in enumerate(stacks)
                if card in stack
                and all(box.fits(rule["share"], other) for other in stack)
                and len(stack) < rule.get("max", len(stack) + 1)
            ]
        elif rule["where"] == "top" and half.slot == "top":
            named = [
                number
                for number, stack in enumerate(stacks)
                if stack and all(box.fits(rule["share"], other) for other in stack)
            ]
            shared = [number for number in named if len(stacks[number]) > 1]
            opened += (shared or named)[:1]
        elif rule["where"] == "sides" and half.slot in ("left", "right"):
            opened += [number for number, stack in enumerate(stacks) if stack]
    return opened


def places(box: Box, forest: list[Host], half: Half) -> list[Spot]:
    """Every place to which a half may go."""
    placement: Row = box.row(half.species).get("placement", {})
    spots: list[Spot] = []
    for number, host in enumerate(forest):
        if host.kind not in placement.get("host_kind", HOSTS):
            continue
        stacks = host.stacks[half.slot]
        if "slot_has" in placement:
            same = sum(1 for card in host.cards() if card.species == half.species)
            for where, stack in enumerate(stacks):
                birds = [card for card in stack if placement["slot_has"] in card.types]
                if birds and same < placement.get("max_per_host", same + 1):
                    spots.append(("join", number, where))
            continue
        free = [where for where, stack in enumerate(stacks) if not stack]
        if free:
            spots.append(("on", number, free[0]))
        opened = opened_by_rules(box, host, half)
        if opened:
            spots.append(("join", number, opened[0]))
    return spots


def looks(host: Host) -> str:
    """The same text for hosts that look alike; a host with a shared slot looks like no other."""
    stacks = [[f"{card.species} {card.types}" for card in stack] for slot in host.stacks for stack in host.stacks[slot]]
    shared = any(len(stack) > 1 for stack in stacks)
    return f"{host.me.species} {stacks} {host.me.order if shared else ''}"


def without_twins(forest: list[Host], spots: list[Spot]) -> list[Spot]:
    """Of places at hosts that look alike only those at the first one."""
    first = {}
    for number, host in reversed(list(enumerate(forest))):
        first[looks(host)] = number
    return [spot for spot in spots if spot[1] in first.values()]


def as_table(forest: list[Host]) -> list[Row]:
    """The forest as in `spinney.forests/1`."""

    def text(card: Placed) -> str:
        plain = card.symbol is None or card.symbol == card.species
        name = card.species if plain else f"{card.species}@{card.symbol}"
        return f"{name}:{card.box}" if card.box else name

    return [
        {"species": text(host.me)}
        | {slot: [text(card) for stack in host.stacks[slot] for card in stack] for slot in host.stacks}
        for host in forest
    ]
