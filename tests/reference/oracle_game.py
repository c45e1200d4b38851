"""The game as a story: a generator that yields each question and is sent the answer. Plain and slow."""

from __future__ import annotations

from .oracle_cards import Row
from .oracle_forest import as_table
from .oracle_playing import Playing
from .oracle_score import score
from .oracle_table import Ask, Asking, ThirdWinterError
from .oracle_whynot import why_not

DRAFTS: dict[int, tuple[int, int, dict[str, int]]] = {
    2: (5, 3, {"hand": 1, "right": 1, "clearing": 1}),
    3: (6, 2, {"hand": 1, "right": 1, "left": 1, "clearing": 1}),
    4: (9, 1, {"hand": 2, "right": 2, "left": 2, "clearing": 1}),
    5: (7, 1, {"hand": 2, "right": 2, "left": 2, "clearing": 1}),
}
"""For each number of players: cards dealt in a round, rounds, and where how many of them go; the rest is out."""


class OracleGame(Playing):
    def __init__(self, edition: str, seats: int, deal: Row, options: Row) -> None:
        super().__init__(edition, seats, deal, options)
        self.made_from = (edition, seats, deal, options)
        self.history: list[str] = []
        self.story = self.whole_game()
        self.ask: Ask | None = next(self.story, None)

    # -- from outside ----------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.ask is None

    @property
    def seat_to_act(self) -> int | None:
        return self.ask.seat if self.ask else None

    @property
    def prompt(self) -> str | None:
        return self.ask.kind if self.ask else None

    def legal(self) -> list[str]:
        return list(self.ask.moves) if self.ask else []

    def why_not(self, text: str) -> str | None:
        return why_not(self, text)

    def play(self, text: str) -> None:
        reason = self.why_not(text)
        if reason:
            raise ValueError(f"{text}: {reason}")
        self.history.append(text)
        try:
            self.ask = self.story.send(text)
        except StopIteration:
            self.ask = None

    def play_like(self, text: str) -> None:
        """Play a move that may name twins of the cards that lie here."""
        wanted = self.box.kind_text(text)
        alike = [move for move in self.legal() if self.box.kind_text(move) == wanted]
        self.play(alike[0] if alike else text)

    def again(self) -> OracleGame:
        """A second game at the same point, made by playing everything again."""
        game = OracleGame(*self.made_from)
        for text in self.history:
            game.play(text)
        return game

    def sheets(self) -> list[Row]:
        forests = [as_table(forest) for forest in self.forests]
        return score(self.edition, forests, [len(cave) for cave in self.caves], self.cave_cards)

    def scores(self) -> list[int]:
        return [sheet["total"] for sheet in self.sheets()]

    # -- the course of the game ------------------------------------------------------------------------

    def whole_game(self) -> Asking:
        try:
            yield from self.set_up()
        except ThirdWinterError:
            return
        yield from self.turns(self.start)

    def turns(self, seat: int) -> Asking:
        """One turn after the other, this seat's first, until the third winter card comes."""
        try:
            while True:
                yield from self.turn(seat)
                if len(self.clearing) >= 10:
                    self.discard += self.clearing
                    self.clearing.clear()
                if self.extra_turns > 0:
                    self.extra_turns -= 1
                else:
                    seat = (seat + 1) % self.seats
        except ThirdWinterError:
            return

    def set_up(self) -> Asking:
        in_turn_order = [(self.start + place) % self.seats for place in range(self.seats)]
        if self.box.options.get("hand_draft"):
            yield from self.draft_hands(in_turn_order)
            return
        for seat in in_turn_order:
            self.draw(seat, 6)
        if self.box.options.get("mulligan"):
            for seat in in_turn_order:
                yield from self.offer_mulligan(seat)
        if self.open_caves:
            for seat in reversed(in_turn_order):
                answer = yield Ask(seat, "draft", [f"draft {number}" for number in self.open_caves])
                number = int(answer.split()[1])
                self.open_caves.remove(number)
                self.cave_cards[seat] = number
            for seat in reversed(in_turn_order):
                yield from self.cave_effect(seat)

    def draft_hands(self, in_turn_order: list[int]) -> Asking:
        """Everybody splits what they are dealt; what is not kept lies face down until the last round is over."""
        dealt, rounds, parts = DRAFTS[self.seats]
        piles: dict[tuple[int, str], list[str]] = {}
        for _ in range(rounds):
            offers = {seat: [self.top_card() for _ in range(dealt)] for seat in in_turn_order}
            for seat in in_turn_order:
                for to, number in parts.items():
                    sets = self.sets(sorted(offers[seat]), number)
                    answer = yield Ask(
                        seat, "split", ["give " + " ".join(some) for some in sets], n=number, drawn=tuple(offers[seat])
                    )
                    for card in answer.split()[1:]:
                        offers[seat].remove(card)
                        (self.hands[seat] if to == "hand" else piles.setdefault((seat, to), [])).append(card)
        for seat in in_turn_order:
            self.hands[(seat - 1) % self.seats] += piles.get((seat, "right"), [])
            self.hands[(seat + 1) % self.seats] += piles.get((seat, "left"), [])
            self.clearing += piles.get((seat, "clearing"), [])

    def offer_mulligan(self, seat: int) -> Asking:
        halves = [half for card in self.hands[seat] for half in self.box.cards[card]]
        has_tree = any(half.slot == "tree" for half in halves)
        answer = yield Ask(seat, "mulligan", ["keep"] if has_tree else ["keep", "mulligan"])
        if answer == "mulligan":
            self.discard += self.hands[seat]
            self.hands[seat].clear()
            self.draw(seat, 6)

    def cave_effect(self, seat: int) -> Asking:
        number = self.cave_cards[seat]
        assert number is not None
        drawn: list[str] = []
        for step in self.box.cave_rows[number]["effect"]:
            if step["do"] == "draw":
                drawn = self.draw(seat, step["n"])
            elif step["do"] == "to_clearing":
                yield from self.discard_to_clearing(seat, step["n"])
            elif step["do"] == "keep":
                choices = [f"keep {card}" for card in self.box.without_twins(sorted(drawn))]
                answer = yield Ask(seat, "keep", choices, drawn=tuple(drawn))
                for card in drawn:
                    if card != answer.split()[1]:
                        self.hands[seat].remove(card)
                        self.clearing.append(card)
            elif step["do"] == "face_down":
                assert step["from"] == "deck"
                self.put_face_down(seat, self.top_card())
            else:
                self.do(seat, step)

    def discard_to_clearing(self, seat: int, number: int) -> Asking:
        sets = self.sets(self.hands[seat], number)
        answer = yield Ask(seat, "discard", ["discard " + " ".join(some) for some in sets], n=number)
        for card in answer.split()[1:]:
            self.hands[seat].remove(card)
            self.clearing.append(card)

    # -- a turn ----------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Asking:
        self.turn_number += 1
        moves = self.draw_moves(seat) + self.play_moves(seat)
        answer = yield Ask(seat, "turn", moves or ["show"])
        verb, *words = answer.split()
        if verb == "show":
            yield from self.discard_to_clearing(seat, 2)
            self.draw(seat, 2)
        elif verb == "draw":
            self.draw_one(seat, words[0])
            if self.room(seat) > 0:
                answer = yield Ask(seat, "second", self.draw_moves(seat))
                self.draw_one(seat, answer.split()[1])
        else:
            played = yield from self.play_card(seat, answer)
            yield from self.effect_and_bonus(seat, played)

    def draw_moves(self, seat: int) -> list[str]:
        if self.room(seat) == 0:
            return []
        return ["draw deck"] + [f"draw {card}" for card in self.box.without_twins(self.clearing)]
