"""What a game that is played alone is played for: how far a challenge is, and which medal the points make with it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from spinney.cards.model import MEDALS
from spinney.cards.model import Challenge as ChallengeRow
from spinney.engine.forest import Forest
from spinney.engine.layout import Layout
from spinney.engine.packing import entry_position, entry_species, slot_of
from spinney.engine.scoring import total
from spinney.engine.state import State
from spinney.engine.worth import card_points

ANY_MEDAL = "any"


class Challenge:
    """One challenge of an edition, with the options of the game applied."""

    def __init__(self, number: int, medals: tuple[int, ...], wish: str, need: int) -> None:
        self.number = number
        self.medals = medals
        self.wish = wish
        """The medal that was chosen before the game, which binds; or `any`."""
        self.need = need

    def progress(self, forests: list[Forest], seat: int) -> tuple[int, int]:
        """How much of it there is, and how much is needed."""
        raise NotImplementedError

    def medal(self, points: int) -> str | None:
        """The medal for so many points, if the challenge is met."""
        reached = [name for name, least in zip(MEDALS, self.medals, strict=True) if points >= least]
        if self.wish == ANY_MEDAL:
            return reached[-1] if reached else None
        return self.wish if self.wish in reached else None


class Counted(Challenge):
    """So many of something in the whole forest, or in the cave."""

    def __init__(
        self, number: int, medals: tuple[int, ...], wish: str, need: int, counters: list[int], unseen: bool
    ) -> None:
        super().__init__(number, medals, wish, need)
        self.counters = counters
        self.unseen = unseen
        """Whether face-down cards do not count."""

    def progress(self, forests: list[Forest], seat: int) -> tuple[int, int]:
        """What the counters say."""
        tally, t = forests[seat].tally, forests[seat].tables
        have = sum(tally[counter] for counter in self.counters)
        if self.unseen and any(counter in t.raises[t.face_down] for counter in self.counters):
            have -= tally[t.face_down]
        return have, self.need


class BestCard(Challenge):
    """One single card scores so many points."""

    def __init__(
        self, number: int, medals: tuple[int, ...], wish: str, need: int, named: list[bool], with_doubled: bool
    ) -> None:
        super().__init__(number, medals, wish, need)
        self.named = named
        self.with_doubled = with_doubled
        """Whether what a host adds to cards that it doubles counts as its own."""

    def progress(self, forests: list[Forest], seat: int) -> tuple[int, int]:
        """The points of the card that scores most."""
        forest = forests[seat]
        points = card_points(forests, seat)
        best = 0
        for host, entries in enumerate(forest.cards):
            for place, entry in enumerate(entries):
                if self.named[entry_species(entry)]:
                    own = points[host][place]
                    if self.with_doubled and place == 0:
                        own += _doubled(forest, host, points[host])
                    best = max(best, own)
        return best, self.need


class EachHost(Challenge):
    """Every host carries so many cards of a kind."""

    def __init__(
        self, number: int, medals: tuple[int, ...], wish: str, need: int, named: list[bool], unseen: bool
    ) -> None:
        super().__init__(number, medals, wish, need)
        self.named = named
        self.unseen = unseen
        """Whether hosts that lie face down need not carry any."""

    def progress(self, forests: list[Forest], seat: int) -> tuple[int, int]:
        """The hosts that carry enough, and all hosts; a forest without any has met nothing."""
        forest = forests[seat]
        below = forest.tables.face_down
        hosts = [cards for cards in forest.cards if not (self.unseen and entry_species(cards[0]) == below)]
        have = sum(sum(self.named[entry_species(entry)] for entry in cards[1:]) >= self.need for cards in hosts)
        return have, max(1, len(hosts))


def _doubled(forest: Forest, host: int, points: list[int]) -> int:
    """What a host adds to the points of the cards at it: as much as those score without it."""
    t, kind, added = forest.tables, forest.host_species(host), 0
    if t.doubles_selector[kind] < 0:
        return 0
    for place, entry in enumerate(forest.cards[host]):
        at = slot_of(entry_position(entry))
        if place and at == t.doubles_at[kind] and t.selectors[t.doubles_selector[kind]][entry_species(entry)]:
            added += points[place] // 2
    return added


def make_challenge(layout: Layout, row: ChallengeRow, options: Mapping[str, Any]) -> Challenge:
    """A challenge from its row; the counters that it needs are handed out."""
    goal, wish = row.goal, str(options.get("medal", ANY_MEDAL))
    unseen, need = options.get("face_down") == "ignore", goal["at_least"]
    if "of" in goal:
        return Counted(row.id, row.medals, wish, need, [layout.counter_of(goal["of"])], unseen)
    if "of_hosts" in goal:
        counters = [layout.counter_of({"distinct": kind}) for kind in goal["of_hosts"]]
        return Counted(row.id, row.medals, wish, need, counters, unseen)
    named = layout.t.selectors[layout.selector(goal.get("points_of") or goal["each_host"])]
    if "points_of" in goal:
        return BestCard(row.id, row.medals, wish, need, named, options.get("bog") == "with_plants")
    return EachHost(row.id, row.medals, wish, need, named, unseen)


class Outcome(NamedTuple):
    """How a game that is played alone stands."""

    number: int
    """The challenge; 0 where the game is played for points."""
    have: int
    need: int
    met: bool
    medal: str | None
    won: bool


def outcome_of(state: State) -> Outcome:
    """How the game stands as the table lies now: met, and with which medal."""
    return outcome_with(state.tables.challenge, state.forests, total(state.forests, 0))


def outcome_with(
    challenge: Challenge | None, forests: list[Forest], points: int, says_met: bool | None = None
) -> Outcome:
    """How a game stands with this forest and so many points.

    Of a forest that was only counted somebody has to say (`says_met`) whether the challenge is met, unless it counts.
    """
    if challenge is None:
        return Outcome(0, 0, 0, True, None, True)
    if says_met is None or isinstance(challenge, Counted):
        have, need = challenge.progress(forests, 0)
    else:
        have, need = int(says_met), 1
    met = have >= need
    medal = challenge.medal(points) if met else None
    return Outcome(challenge.number, have, need, met, medal, medal is not None)


def outcome_dict(now: Outcome) -> dict[str, Any]:
    """As in a message."""
    return {"challenge": now.number or None, "have": now.have, "need": now.need, "met": now.met, "medal": now.medal}
