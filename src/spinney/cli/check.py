"""`spinney cards --check`: whoever owns a box looks at the cards that are not sure, one by one.

After each answer the correction is written to its file, so one can stop at any time and go on later.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from spinney.cards.doubts import Reading, knows_species, knows_symbol
from spinney.cards.findings import Check, Findings, Judged, Problem, checked_boxes, findings_in
from spinney.cards.form import check_box
from spinney.cards.model import Card
from spinney.cards.settling import HalfRow, rows_of
from spinney.cli.output import print_json, words_of
from spinney.cli.trouble import DONE, BadInput
from spinney.errors import BadCards
from spinney.languages import LANGUAGES
from spinney.words import Words, find_species

_SIDES = ("left", "right")


class Stop(Exception):
    """Enough for today."""


def run(box: str, name: str, lang: str, as_json: bool) -> int:
    """Asks, or says as JSON how far the file has come."""
    boxes = checked_boxes()
    if not boxes:
        print(words_of(lang).text("check-none"))
        return DONE
    check = Check(box or boxes[0])
    file = Path(name or f"{check.box}_checked.json")
    session = Session(check, file, words_of(lang))
    session.open()
    if as_json:
        print_json(session.as_json())
        return DONE
    session.ask_all()
    return DONE


class Session:
    """One sitting with a box and the file of its correction."""

    def __init__(self, check: Check, file: Path, words: Words) -> None:
        self.check, self.file, self.words = check, file, words
        self.findings = Findings()

    def open(self) -> None:
        """Goes on from the file, if it is there."""
        if not self.file.exists():
            return
        try:
            rows = json.loads(self.file.read_text("utf-8"))
            check_box(rows)
            self.findings = findings_in(rows, self.check.box)
        except (OSError, ValueError, RecursionError) as error:
            raise BadInput(f"{self.file}: no correction can be read there ({error})") from None
        except BadCards as error:
            raise BadInput(f"{self.file}: {error}") from None
        problems = self.judged().problems
        if problems:
            raise BadInput(f"{self.file}: {problems[0].at}: {self.sentence(problems[0])}")

    def judged(self) -> Judged:
        """What comes of the findings so far."""
        return self.check.judge(self.findings)

    def as_json(self) -> dict[str, Any]:
        """How far it has come."""
        judged = self.judged()
        seen = self.findings.cards
        return {
            "box": self.check.box, "file": str(self.file), "sure": judged.sureness._asdict(),
            "cards": [card.id for card in self.check.doubtful if card.id not in seen],
            "readings": [reading._asdict() for reading in self._open_readings()],
        }  # fmt: skip

    # -- asking -----------------------------------------------------------------------------------------------

    def ask_all(self) -> None:
        """Card by card, then icon by icon, until all is known or somebody has had enough."""
        self._say_how_sure()
        print(self.words.text("check-intro"))
        print(self.words.text("check-cli-keys"))
        try:
            for card in self.check.doubtful:
                if card.id not in self.findings.cards:
                    self._ask_card(card)
            for reading in self._open_readings():
                self._ask_reading(reading)
        except (Stop, EOFError):
            print()
        self._say_how_sure()
        if self.findings != Findings():
            print(self.words.text("check-cli-saved", file=str(self.file)), self.words.text("check-cli-done"))
            print(self.words.text("check-use", file=str(self.file)))
            print(self.words.text("check-send"))

    def _say_how_sure(self) -> None:
        sure = self.judged().sureness
        print(self.words.text("check-sure", sure=sure.cards_sure, count=sure.cards), end=" · ")
        print(self.words.text("check-icons-sure", sure=sure.readings_sure, count=sure.readings))

    def _ask_card(self, card: Card) -> None:
        while True:
            halves = self.judged().settled.get(card.id) or rows_of(self.check.edition, card)
            print(f"\n{self.words.text('check-find', number=int(card.printed))}")
            for half in halves:
                print(f"  {self._half(half)}")
            answer = self._line(self.words.text("check-is-it"))
            if answer == "s":
                return
            if answer == "n":
                halves = self._what_is_seen(card, halves)
            elif answer:
                continue
            if self._keep(Findings({**self.findings.cards, card.id: halves}, self.findings.readings)):
                return

    def _what_is_seen(self, card: Card, halves: list[HalfRow]) -> list[HalfRow]:
        species = [half[1] for half in halves]
        if not knows_species(card):
            rows = self.check.edition.species
            first = self._species("check-cli-first", rows, halves[0][1])
            species = [first]
            if not rows[first].is_host:
                below = "bottom" if rows[first].place == "top" else rows[first].place
                others = [name for name, row in rows.items() if row.place == below]
                usual = halves[1][1] if len(halves) > 1 and halves[1][1] in others else others[0]
                species.append(self._species("check-cli-second", others, usual))
        seen: list[HalfRow] = []
        for number, (slot, name) in enumerate(zip(self._slots(species), species, strict=True)):
            usual = halves[number][2] if number < len(halves) else halves[0][2]
            known = knows_species(card) and knows_symbol(card, number)
            seen.append([slot, name, usual if known else self._symbol(name, usual)])
        return seen

    def _slots(self, species: list[str]) -> list[str]:
        places = [self.check.edition.species[name].place for name in species]
        return list(_SIDES) if places == ["side", "side"] else places

    def _species(self, message: str, names: Iterable[str], usual: str) -> str:
        return self._named(self.words.text(message, species=self.words.species(usual)), list(names), usual)

    def _symbol(self, species: str, usual: str) -> str:
        asked = self.words.text(
            "check-cli-symbol", species=self.words.species(species), symbol=self.words.species(usual)
        )
        return self._named(asked, list(self.check.edition.tree_symbols), usual)

    def _named(self, asked: str, names: list[str], usual: str) -> str:
        while text := self._line(asked):
            found = find_species(text, LANGUAGES, ids=names)
            if found:
                return found[0]
            print(self.words.text("check-cli-unknown", text=text))
        return usual

    def _ask_reading(self, reading: Reading) -> None:
        choices = [self._leaf(reading, choice) for choice in reading.choices]
        while True:
            print(f"\n{self._about(reading)}: {self._leaf(reading, reading.value)}")
            print("  " + ", ".join(f"{number} {name}" for number, name in enumerate(choices)))
            answer = self._line(self.words.text("check-icon-ask"))
            if answer == "s":
                return
            value = reading.value
            if answer.isdecimal() and int(answer) < len(choices):
                value = reading.choices[int(answer)]
            elif answer:
                continue
            places = {**self.findings.readings.get(reading.id, {}), reading.path: value}
            if self._keep(Findings(self.findings.cards, {**self.findings.readings, reading.id: places})):
                return

    def _open_readings(self) -> list[Reading]:
        found = self.findings.readings
        return [reading for reading in self.check.readings if reading.path not in found.get(reading.id, {})]

    # -- words ------------------------------------------------------------------------------------------------

    def sentence(self, problem: Problem) -> str:
        """Why something can't be."""
        args = dict(problem.args)
        known = self.check.edition.species
        names = [self.words.species(name) if name in known else name for name in str(args.get("species", "")).split()]
        args["species"] = ", ".join(names)
        if "symbol" in args:
            args["symbol"] = self.words.species(args["symbol"])
        return self.words.text(f"check-problem-{problem.code}", **args)

    def _half(self, half: HalfRow) -> str:
        return f"{self.words.species(half[1])} ({self.words.species(half[2])})"

    def _about(self, reading: Reading) -> str:
        if reading.id in self.check.edition.species:
            part = reading.path.split("/")[0]
            return self.words.text(f"check-icon-{part}", species=self.words.species(reading.id))
        cave = next(cave for cave in self.check.edition.caves if cave.id == reading.id)
        return self.words.text("check-icon-of-cave", number=cave.number)

    def _leaf(self, reading: Reading, value: str | int) -> str:
        if isinstance(value, int):
            return str(value)
        if reading.path.endswith("/from"):
            return self.words.text(f"check-from-{value}")
        return self.words.species(value) if reading.path.endswith("tree_symbol") else self.words.type(value)

    def _line(self, asked: str) -> str:
        answer = input(f"{asked} > ").strip()
        if answer == "q":
            raise Stop
        return answer

    def _keep(self, findings: Findings) -> bool:
        """Takes findings over and writes them down, if they can be."""
        findings.note = self.findings.note
        judged = self.check.judge(findings)
        if judged.problems:
            print(f"  {self.sentence(judged.problems[0])}")
            return False
        self.findings = findings
        try:
            self.file.write_text(json.dumps(judged.correction(), ensure_ascii=False, indent=1) + "\n", "utf-8")
        except OSError as error:
            raise BadInput(f"{self.file}: can't be written ({error.strerror})") from None
        return True
