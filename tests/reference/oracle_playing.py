"""Playing a card and carrying out what it brings: told as generators that yield each question."""

from __future__ import annotations

from collections.abc import Generator

from .oracle_cards import Half, Row
from .oracle_forest import Placed, everything, places, without_twins
from .oracle_table import Ask, Asking, Played, Table

Steps = list[Row]


class Playing(Table):
    def play_moves(self, seat: int) -> list[str]:
        moves = []
        for card in self.box.without_twins(sorted(self.hands[seat])):
            for half in self.box.cards[card]:
                affordable = self.box.row(half.species)["cost"] <= len(self.hands[seat]) - 1
                if affordable and self.has_place(seat, half):
                    moves.append(f"play {half.name}")
            if self.box.face_down["as_action"]:
                moves.append(f"sapling {card}")
        return moves

    def has_place(self, seat: int, half: Half) -> bool:
        return half.slot in ("tree", "shrub", "moor") or bool(places(self.box, self.forests[seat], half))

    # -- playing a card --------------------------------------------------------------------------------

    def play_card(self, seat: int, answer: str) -> Generator[Ask, str, Played]:
        """Steps 1 to 4: choose the place, pay, put it there, turn a deck card over, permanent effects."""
        verb, word = answer.split()
        if verb == "sapling":
            self.hands[seat].remove(word)
            placed = self.put_face_down(seat, word)
            yield from self.what_follows(seat, placed)
            return Played(placed, bonus=False)
        half = self.box.half(word)
        stack = yield from self.choose_place(seat, half)
        paid = yield from self.choose_payment(seat, half)
        for card in paid:
            self.hands[seat].remove(card)
            self.clearing.append(card)
        self.hands[seat].remove(half.card)
        placed = self.put(seat, half, stack)
        yield from self.what_follows(seat, placed)
        matching = [any(shown.symbol == half.symbol for shown in self.box.cards[card]) for card in paid]
        return Played(placed, bonus=all(matching))

    def choose_place(self, seat: int, half: Half) -> Generator[Ask, str, list[Placed] | None]:
        """The stack onto which the half will be put; none for a host, which starts its own place."""
        if half.slot in ("tree", "shrub", "moor"):
            return None
        forest = self.forests[seat]
        spots = places(self.box, forest, half)
        listed = [f"{verb} {host}" for verb, host, _ in without_twins(forest, spots)]
        answer = yield Ask(seat, "place", listed, half=half)
        for verb, host, stack in spots:
            if f"{verb} {host}" == answer:
                return forest[host].stacks[half.slot][stack]
        raise AssertionError(answer)

    def choose_payment(self, seat: int, half: Half) -> Generator[Ask, str, list[str]]:
        cost = self.box.row(half.species)["cost"]
        if cost == 0:
            return []
        others = [card for card in self.hands[seat] if card != half.card]
        sets = self.sets(others, cost)
        answer = yield Ask(seat, "pay", ["pay " + " ".join(some) for some in sets], half=half, n=cost)
        return answer.split()[1:]

    def what_follows(self, seat: int, placed: Placed) -> Asking:
        """Steps 3 and 4, for every card that comes into a forest."""
        if "tree" in placed.types:
            self.clearing.append(self.top_card())
        for watcher in everything(self.forests[seat]):
            rule = self.box.row(watcher.species).get("permanent", {})
            if watcher is placed or "when" not in rule:
                continue
            awake = rule["from"] == "now" or watcher.turn < self.turn_number
            if awake and self.sets_off(seat, rule["when"], placed):
                yield from self.offer(seat, rule["then"])

    def sets_off(self, seat: int, when: Row, placed: Placed) -> bool:
        if "play" in when:
            return self.box.fits(when["play"], placed)
        hosts = [host for host in self.forests[seat] if placed in host.cards()]
        return placed.slot == when["play_into"] and any(host.kind in when["host"] for host in hosts)

    def effect_and_bonus(self, seat: int, played: Played) -> Asking:
        row = self.box.row(played.placed.species)
        yield from self.offer(seat, row.get("effect", []))
        if played.bonus:
            yield from self.offer(seat, row.get("bonus", []))

    # -- effects ---------------------------------------------------------------------------------------

    def offer(self, seat: int, steps: Steps) -> Asking:
        """Ask about an effect, a bonus or a permanent effect, and carry it out."""
        if not steps:
            return
        first = steps[0]
        if first["do"] == "play":
            for step in steps:
                yield from self.play_free(seat, step)
        elif first["do"] == "take" and first["n"] == 1:
            yield from self.take(seat)
        elif first["do"] == "take":
            yield from self.take_all(seat, first["what"])
        elif first["do"] == "face_down" and first["n"] == "any":
            yield from self.lay_any(seat)
        elif first["do"] == "face_down":
            yield from self.lay_face_down(seat)
        elif first["do"] == "dig":
            yield from self.dig(seat)
        elif first["do"] == "cave" and first["from"] == "hand":
            yield from self.hand_to_cave(seat)
        elif first["do"] == "cave" and first["from"] == "clearing" and first["n"] != "all":
            yield from self.clearing_to_cave(seat, first["n"], first.get("up_to", False))
        elif any(self.does_something(seat, step) for step in steps):
            answer = yield Ask(seat, "use", ["use", "skip"])
            if answer == "use":
                for step in steps:
                    self.do(seat, step)

    def play_free(self, seat: int, step: Row) -> Asking:
        """Place one card, or any number, without cost, from the hand or from the clearing."""
        source = step["from"]
        zone = self.hands[seat] if source == "hand" else self.clearing
        while zone:
            fitting = [
                half.name
                for card in self.box.without_twins(sorted(zone))
                for half in self.box.cards[card]
                if self.box.fits(step["what"], half) and self.has_place(seat, half)
            ]
            if source == "clearing" and not fitting:
                return
            moves = [f"place {name}" for name in fitting] + ["skip"]
            answer = yield Ask(seat, "free", moves, source=source, what=step["what"])
            if answer == "skip":
                return
            half = self.box.half(answer.split()[1])
            stack = yield from self.choose_place(seat, half)
            zone.remove(half.card)
            placed = self.put(seat, half, stack)
            yield from self.what_follows(seat, placed)
            if step["use"] == "effect":
                yield from self.offer(seat, self.box.row(half.species).get("effect", []))
            if step["n"] != "any":
                return

    def take(self, seat: int) -> Asking:
        if not self.clearing or self.room(seat) == 0:
            return
        moves = [f"take {card}" for card in self.box.without_twins(self.clearing)]
        answer = yield Ask(seat, "take", [*moves, "skip"])
        if answer != "skip":
            self.draw_one(seat, answer.split()[1])

    def take_all(self, seat: int, what: Row) -> Asking:
        """Crane Fly: all bats of the clearing, or none; where the hand can't hold them all, one after another."""
        if not self.fitting_in_clearing(what) or self.room(seat) == 0:
            return
        answer = yield Ask(seat, "use", ["use", "skip"])
        if answer == "skip":
            return
        bats = self.fitting_in_clearing(what)
        if len(bats) <= self.room(seat):
            for card in bats:
                self.draw_one(seat, card)
            return
        while self.room(seat) > 0 and self.fitting_in_clearing(what):
            moves = [f"take {card}" for card in self.box.without_twins(self.fitting_in_clearing(what))]
            answer = yield Ask(seat, "take", [*moves, "skip"], what=what)
            if answer == "skip":
                return
            self.draw_one(seat, answer.split()[1])

    def lay_any(self, seat: int) -> Asking:
        """Water Vole: as many cards face down as wanted of those that are in hand; what is drawn stands aside."""
        while self.hands[seat]:
            self.digging = True
            moves = [f"lay {card}" for card in self.box.without_twins(sorted(self.hands[seat]))]
            answer = yield Ask(seat, "face_down", [*moves, "skip"])
            if answer == "skip":
                break
            card = answer.split()[1]
            self.hands[seat].remove(card)
            yield from self.what_follows(seat, self.put_face_down(seat, card))
        self.digging = False
        self.hands[seat] += self.aside[seat]
        self.aside[seat].clear()

    def lay_face_down(self, seat: int) -> Asking:
        if not self.hands[seat]:
            return
        moves = [f"lay {card}" for card in self.box.without_twins(sorted(self.hands[seat]))]
        answer = yield Ask(seat, "face_down", [*moves, "skip"])
        if answer != "skip":
            card = answer.split()[1]
            self.hands[seat].remove(card)
            yield from self.what_follows(seat, self.put_face_down(seat, card))

    def hand_to_cave(self, seat: int) -> Asking:
        """Raccoon: any number of hand cards to the cave, then as many draws."""
        if not self.hands[seat]:
            return
        numbers = range(1, len(self.hands[seat]) + 1)
        sets = sorted(some for number in numbers for some in self.sets(self.hands[seat], number))
        moves = ["cave " + " ".join(some) for some in sets] + ["skip"]
        answer = yield Ask(seat, "cave", moves, source="hand", n="any")
        if answer != "skip":
            cards = answer.split()[1:]
            for card in cards:
                self.hands[seat].remove(card)
                self.caves[seat].append(card)
            self.draw(seat, len(cards))

    def clearing_to_cave(self, seat: int, number: int, fewer: bool) -> Asking:
        """Alcathoe Bat: two cards of the clearing to the cave, or the one that is there. Vulture, Magpie: up to two."""
        if not self.clearing:
            return
        number = min(number, len(self.clearing))
        sets = [some for size in range(1 if fewer else number, number + 1) for some in self.sets(self.clearing, size)]
        moves = ["cave " + " ".join(some) for some in sets] + ["skip"]
        answer = yield Ask(seat, "cave", moves, source="clearing", n=number, fewer=fewer)
        if answer != "skip":
            for card in answer.split()[1:]:
                self.clearing.remove(card)
                self.caves[seat].append(card)

    def dig(self, seat: int) -> Asking:
        """The Mole: play on from the hand as it is now; what is drawn stands aside; effects wait."""
        waiting: list[Played] = []
        while self.hands[seat]:
            self.digging = True
            answer = yield Ask(seat, "dig", [*self.play_moves(seat), "stop"])
            if answer == "stop":
                break
            played = yield from self.play_card(seat, answer)
            waiting.append(played)
        self.digging = False
        self.hands[seat] += self.aside[seat]
        self.aside[seat].clear()
        for played in waiting:
            yield from self.effect_and_bonus(seat, played)
