"""Games that are played alone, as the solo rules tell them: the automa, the set-up, the challenges. Plain and slow.

The numbers stand here once more, written down from the rules and not from the tables of the product.
"""

from __future__ import annotations

from dataclasses import dataclass

from .oracle_cards import WINTER, Row
from .oracle_forest import as_table
from .oracle_game import OracleGame
from .oracle_score import Scorer, Shown
from .oracle_table import Asking, ThirdWinterError

# add, remove, from which end, burn
ANNA: dict[int, tuple[int, int, str, int]] = {
    1: (3, 0, "", 0), 2: (3, 0, "", 0), 3: (3, 0, "", 1), 4: (3, 0, "", 1), 5: (2, 0, "", 1), 6: (2, 0, "", 1),
    7: (1, 0, "", 2), 8: (1, 0, "", 2), 9: (0, 2, "left", 0), 10: (0, 2, "right", 0), 11: (0, 3, "left", 0),
    12: (0, 3, "right", 0), 13: (0, 3, "left", 1), 14: (0, 3, "right", 1), 15: (0, 1, "left", 1),
    16: (0, 1, "left", 1), 17: (0, 1, "left", 1), 18: (0, 1, "right", 1), 19: (0, 1, "right", 1),
    20: (0, 1, "right", 1),
}  # fmt: skip

# add, remove, where the printed arrow points, burn
BASE_AUTOMA: dict[int, tuple[int, int, str, int]] = {
    1: (0, 4, "←", 0), 2: (0, 4, "→", 0), 3: (0, 3, "←", 0), 4: (0, 3, "→", 0), 5: (4, 0, "", 0), 6: (4, 0, "", 0),
    7: (3, 0, "", 0), 8: (3, 0, "", 0), 9: (2, 0, "", 0), 10: (2, 0, "", 0), 11: (0, 2, "←", 0), 12: (0, 2, "←", 0),
    13: (0, 2, "→", 0), 14: (0, 2, "→", 0), 15: (0, 1, "←", 1), 16: (0, 1, "←", 1), 17: (0, 1, "→", 1),
    18: (0, 1, "→", 1), 19: (1, 0, "", 1), 20: (1, 0, "", 1),
}  # fmt: skip

MEDALS: dict[int, tuple[int, int, int]] = {
    1: (200, 250, 300), 2: (200, 250, 300), 3: (175, 225, 275), 4: (225, 300, 375), 5: (200, 250, 300),
    6: (250, 325, 400), 7: (225, 275, 325), 8: (200, 250, 300), 9: (200, 250, 300), 10: (200, 275, 350),
    11: (200, 275, 350), 12: (200, 250, 300), 13: (200, 275, 350), 14: (150, 200, 250), 15: (150, 200, 250),
}  # fmt: skip

DIFFERENT = {1: ("dragonfly", 5), 3: ("bird", 8)}
SO_MANY = {
    2: ("moor", 10), 4: ("pawed", 14), 5: ("bat", 7), 9: ("insect", 10), 10: ("amphibian", 6), 11: ("plant", 12),
    12: ("cloven_hoofed", 6), 13: ("mouse", 8),
}  # fmt: skip


class ClearingRow(list[str]):
    """The clearing as a row: of cards that look alike the one furthest to the left is taken."""

    def __init__(self, game: OracleGame) -> None:
        super().__init__()
        self.game = game

    def remove(self, card: str) -> None:
        """Take a card out; the others move together."""
        here = self.index(card)
        first = next(at for at, other in enumerate(self) if self.game.box.kind(other) == self.game.box.kind(card))
        self[first], self[here] = self[here], self[first]
        del self[first]


@dataclass(frozen=True)
class Result:
    have: int
    need: int
    met: bool
    medal: str | None


class SoloOracle(OracleGame):
    """One player against the automa."""

    def __init__(self, edition: str, deal: Row, options: Row) -> None:
        self.automa_deck: list[int] = list(deal["automa"])
        super().__init__(edition, 1, deal, options)

    # -- the table -------------------------------------------------------------------------------------

    def top_card(self) -> str:
        """The one winter card ends the game at once."""
        card = self.deck.pop(0)
        if card == WINTER:
            self.winters += 1
            raise ThirdWinterError
        return card

    def set_up(self) -> Asking:
        self.clearing = ClearingRow(self)
        rows = self.box.rows
        if self.edition == "dartmoor":
            moors = {"type": "moor"}
            rows["black_tailed_godwit"]["points"] = {"if": {"at_least": 6, "of": moors}, "then": 10}
            rows["dartmoor_pony"]["points"] = {"if": {"at_least": 8, "of": moors}, "then": 15, "else": 5}
            extra = self.options("challenge") == 7 and self.options("start_card") == "extra"
            self.draw(0, 7 if extra else 6)
            self.cave_cards[0] = 3
            yield from self.cave_effect(0)
        else:
            lindens = {"species": "linden", "bees": True}
            rows["linden"]["points"] = {"if": {"at_least": 3, "of": lindens}, "then": 3, "else": 1}
            trees = {"type": "tree", "bees": True}
            rows["great_spotted_woodpecker"]["points"] = {"if": {"at_least": 10, "of": trees}, "then": 10}
            self.draw(0, 6)
            if self.options("mulligan"):
                yield from self.offer_mulligan(0)
            for _ in range(5):
                self.clearing.append(self.top_card())

    def options(self, name: str) -> object:
        return self.box.options.get(name)

    def play(self, text: str) -> None:
        """Cards that go to the clearing together lie there in the order of their numbers, twins by the lowest."""
        verb, *words = text.split(" ")
        if verb in ("pay", "discard") and not self.why_not(text):
            words.sort(key=lambda card: (self.box.twin(card), card))
            self.history.append(text)
            try:
                self.ask = self.story.send(" ".join([verb, *words]))
            except StopIteration:
                self.ask = None
        else:
            super().play(text)

    # -- turns -----------------------------------------------------------------------------------------

    def turns(self, seat: int) -> Asking:
        try:
            while True:
                yield from self.turn(seat)
                self.sweep()
                again = self.extra_turns > 0
                if again:
                    self.extra_turns -= 1
                if not again or self.options("automa_extra") == "yes":
                    self.automa_turn()
                    if self.options("automa_sweep") != "no":
                        self.sweep()
        except ThirdWinterError:
            return

    def sweep(self) -> None:
        if len(self.clearing) >= 10:
            self.discard += self.clearing
            self.clearing.clear()

    def automa_turn(self) -> None:
        number = self.automa_deck.pop(0)
        if self.edition == "dartmoor":
            add, remove, end, burn = ANNA[number]
            if number in (5, 6) and self.options("automa_two") == "no_burn":
                burn = 0
        else:
            add, remove, arrow, burn = BASE_AUTOMA[number]
            towards = {"←": "right", "→": "left", "": ""}
            ends = {"←": "left", "→": "right", "": ""}
            end = (ends if self.options("arrow") == "end" else towards)[arrow]
        for _ in range(add):
            self.clearing.append(self.top_card())
        for _ in range(remove):
            if self.clearing:
                self.discard.append(self.clearing.pop(0 if end == "left" else len(self.clearing) - 1))
        for _ in range(burn):
            self.discard.append(self.top_card())

    # -- the end ---------------------------------------------------------------------------------------

    def sheets(self) -> list[Row]:
        parts = self.scorer().parts(0)
        cave = len(self.caves[0])
        return [{"total": cave + sum(parts.values()), "cave": cave, "parts": parts}]

    def scorer(self) -> Scorer:
        return Scorer(self.box, [as_table(self.forests[0])], [len(self.caves[0])])

    def result(self) -> Result:
        """The challenge and the medal, as the table lies."""
        number = self.options("challenge")
        if not isinstance(number, int):
            return Result(0, 0, True, None)
        have, need = self.progress(number)
        points = self.scores()[0]
        reached = [
            name
            for name, least in zip(("bronze", "silver", "gold"), MEDALS[number], strict=True)
            if points >= least and have >= need
        ]
        wish = str(self.options("medal"))
        if wish != "any":
            reached = [name for name in reached if name == wish]
        return Result(have, need, have >= need, reached[-1] if reached else None)

    def progress(self, number: int) -> tuple[int, int]:
        scorer = self.scorer()
        forest = scorer.forests[0]
        ignored = self.options("face_down") == "ignore"
        if number in DIFFERENT:
            symbol, need = DIFFERENT[number]
            return len({card.species for card in forest if symbol in card.types}), need
        if number in SO_MANY:
            symbol, need = SO_MANY[number]
            cards = [card for card in forest if symbol in card.types]
            if ignored:
                cards = [card for card in cards if card.species != "universal_moor"]
            return len(cards), need
        hosts = [card for card in forest if card.slot == "host"]
        if number == 6:
            return max([self.card_points(scorer, card) for card in hosts if "moor" in card.types], default=0), 20
        if number == 7:
            adders = [card for card in forest if card.species == "adder"]
            return max([self.card_points(scorer, card) for card in adders], default=0), 10
        if number == 8:
            return len({card.species for card in hosts} - {"universal_moor"}), 11
        if number == 14:
            return len(self.caves[0]), 15
        assert number == 15
        if ignored:
            hosts = [card for card in hosts if card.species != "universal_moor"]
        carrying = [host for host in hosts if sum("bird" in card.types for card in scorer.at(0, host)) >= 2]
        return len(carrying), max(1, len(hosts))

    def card_points(self, scorer: Scorer, card: Shown) -> int:
        points = scorer.points(0, self.box.row(card.species)["points"], card)
        if card.species == "blanket_bog" and self.options("bog") == "with_plants":
            plants = [other for other in scorer.at(0, card) if other.slot == "bottom" and "plant" in other.types]
            points += sum(scorer.points(0, self.box.row(other.species)["points"], other) for other in plants)
        return points
