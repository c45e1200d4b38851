"""A game at the terminal: asks the player, lets the bots play, tells what happened."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spinney.bots.base import Bot
from spinney.bots.hint import Hint, hint
from spinney.cli.sheet import print_scores, sheet
from spinney.cli.terminal.board import Board
from spinney.cli.terminal.book import Book
from spinney.cli.terminal.help import explain, print_help
from spinney.cli.terminal.menu import Chooser, Entry, Menu, Pick
from spinney.cli.terminal.story import Story
from spinney.engine.game import Game
from spinney.engine.notation import Move
from spinney.engine.view import View
from spinney.errors import SpinneyError
from spinney.words.hints import outlook_text, why_text

BUDGET = 1.0
HINT_BUDGET = 0.5
_LOG_LINES = 30
ReadLine = Callable[[str], str]


class Quit(Exception):
    """The player leaves."""


class Session:
    """One game of one person against bots."""

    def __init__(self, game: Game, me: int, bots: dict[int, Bot], book: Book, console: Console, ask: ReadLine) -> None:
        self.game, self.me, self.bots, self.book = game, me, bots, book
        self.words, self.console, self.ask = book.words, console, ask
        self.board = Board(book)
        self.chooser = Chooser(self.board)
        self.story = Story(book, [seat.name for seat in game.seats], me)
        self.dice = {seat: Random(f"{game.deal.seed}/{seat}") for seat in bots}
        self.texts = True
        self._told = 0
        self._mine: list[tuple[int, int]] = []
        """For each of my decisions that may be taken back: moves and events before it."""

    def run(self) -> None:
        """Plays to the end, or until the player leaves."""
        try:
            self._say("ui-welcome" if self.game.outcome is None else "solo-alone", style="bold green")
            self._say("ui-welcome-help", style="dim")
            while (seat := self.game.seat_to_act) is not None:
                if seat == self.me:
                    self._decide()
                else:
                    self._play(self.bots[seat].choose(self.game.view(seat), self.dice[seat], BUDGET), seat)
            self._tell()
            self._end()
        except Quit:
            self._say("ui-bye")
        except EOFError:
            self.console.print()

    # -- playing ----------------------------------------------------------------------------------------------

    def _play(self, move: Move | str, seat: int) -> None:
        before = self.game.view(self.me)
        if seat == self.me:
            self._mine.append((self.game.seq, len(self.story.events)))
        else:
            self._mine.clear()
        parsed = Move.parse(move) if isinstance(move, str) else move
        self.game.play(parsed)
        alone = self.game.outcome is not None
        self.story.watch(before, parsed, self.game.view(self.me), self.game.events if alone else None)

    def _undo(self) -> bool:
        """Takes back my last decision; never one of somebody else."""
        if not self._mine or not self.game.can_undo:
            return False
        seq, events = self._mine.pop()
        self.game.undo()
        assert self.game.seq == seq
        del self.story.events[events:]
        self._told = min(self._told, events)
        self.story.forget_play()
        return True

    # -- one decision -----------------------------------------------------------------------------------------

    def _decide(self) -> None:
        """Asks until a move is made or taken back."""
        view = self.game.view(self.me)
        menu = self.chooser.menu(view)
        self._tell()
        self._show(view, menu)
        while True:
            line = self.ask(self._question(menu)).strip()
            if self._command(line, view, menu):
                continue
            if line.lower() == "u":
                if self._undo():
                    self._say("ui-undone", style="dim")
                    return
                self._say("ui-no-undo", style="yellow")
                continue
            move = self._move(line, menu, view)
            if move:
                try:
                    self._play(move, self.me)
                    return
                except SpinneyError as error:
                    self.console.print(Text(str(error), style="yellow"))

    def _question(self, menu: Menu) -> str:
        if menu.default:
            number = menu.number(menu.default) if menu.pick is None else ""
            return self.words.text("ui-choose-enter", move=number or self.words.text("ui-hint"))
        return self.words.text("ui-choose")

    def _move(self, line: str, menu: Menu, view: View) -> str:
        """The move that the line stands for; an empty text after a complaint."""
        if not line and menu.default:
            return menu.default
        if menu.pick is not None:
            return self._picked(line, menu)
        if line.isascii() and line.isdigit() and 1 <= int(line[:6]) <= len(menu.entries):
            entry = menu.entries[int(line) - 1]
            return entry.move or self._choose_more(entry)
        self._say("ui-invalid-choice", style="yellow", count=len(menu.entries))
        return ""

    def _choose_more(self, entry: Entry) -> str:
        """A second list; an empty answer goes back."""
        self.console.print(Rule(entry.text, style="dim", align="left"))
        self._list(entry.more)
        line = self.ask(self.words.text("ui-choose-back")).strip()
        if line.isascii() and line.isdigit() and 1 <= int(line[:6]) <= len(entry.more):
            return entry.more[int(line) - 1].move
        self._say("ui-back", style="dim")
        return ""

    def _picked(self, line: str, menu: Menu) -> str:
        """Several cards by their numbers."""
        pick = menu.pick
        assert pick is not None
        if pick.may_skip and line == "0":
            return "skip"
        parts = line.replace(",", " ").split()
        if all(part.isascii() and part.isdigit() for part in parts):
            numbers = {int(part[:6]) for part in parts}
            right = len(numbers) == pick.number if pick.number else bool(numbers)
            if right and len(numbers) == len(parts) and all(1 <= n <= len(pick.cards) for n in numbers):
                return " ".join([pick.verb, *sorted(pick.cards[number - 1] for number in numbers)])
        self._say_pick(pick, "yellow")
        return ""

    def _say_pick(self, pick: Pick, style: str) -> None:
        skip = f" ({self.words.text('ui-pick-skip')})" if pick.may_skip else ""
        self.console.print(Text(self.words.text("ui-pick", count=pick.number) + skip, style=style))

    # -- commands ---------------------------------------------------------------------------------------------

    def _command(self, line: str, view: View, menu: Menu) -> bool:
        """Carries out what is no move; False if it was something else."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word == "?":
            print_help(self.console, self.book)
        elif word == "h":
            self._hint(view, menu)
        elif word == "s":
            for seat in range(len(self.game.seats)):
                self.console.print(sheet(self.words, self.game.edition, self.game.score_sheet(seat)))
        elif word == "f":
            self._forest(view, rest.strip())
        elif word == "c":
            explain(self.console, self.book, rest.strip(), view.hand)
        elif word == "l":
            for text in self.story.lines()[-_LOG_LINES:]:
                self.console.print(Text(f"  {text}", style="dim"))
        elif word in ("t", "x"):
            self.texts = self.texts != (word == "x")
            self._show(view, menu, whole=True)
        elif word == "q":
            self._quit()
        else:
            return False
        return True

    def _hint(self, view: View, menu: Menu) -> None:
        best, *others = hint(view, HINT_BUDGET)
        title = self.words.text("ui-hint-title", outlook=self._outlook(best))
        move = self.chooser.sentence(view, Move.parse(best.move))
        self.console.print(Text.assemble((title, "magenta"), " ", move))
        self.console.print(Text(f"  {self._why(view, best)}", style="magenta"))
        for other in others:
            move = self.chooser.sentence(view, Move.parse(other.move))
            why = self._why(view, other)
            line = self.words.text("hint-line", move=move.plain, outlook=self._outlook(other), why=why)
            self.console.print(Text(f"  {line}", style="dim"))
        menu.default = best.move

    def _why(self, view: View, found: Hint) -> str:
        return why_text(self.words, found.why.to_dict(), [seat.name for seat in view.seats])

    def _outlook(self, found: Hint) -> str:
        """The lead and the chances after a move."""
        return outlook_text(self.words, found.lead, found.chance)

    def _forest(self, view: View, number: str) -> None:
        seats = range(len(view.seats))
        if number.isascii() and number.isdigit() and 1 <= int(number[:6]) <= len(view.seats):
            seats = range(int(number) - 1, int(number))
        for seat in seats:
            self._print_forest(view, seat)

    def _print_forest(self, view: View, seat: int) -> None:
        title = self.words.text("label", label=self.words.text("ui-forest"), text=self.board.seat_name(view, seat))
        self.console.print(self.board.forest(view.seats[seat], title, self.console.width))

    def _quit(self) -> None:
        answer = self.ask(self.words.text("ui-quit-sure")).strip().lower()
        if answer == "q":
            self._save()
            raise Quit

    # -- showing ----------------------------------------------------------------------------------------------

    def _say(self, message: str, style: str = "", **args: str | int) -> None:
        self.console.print(Text(self.words.text(message, **args), style=style))

    def _tell(self) -> None:
        """What happened since the player was last told."""
        for line in self.story.lines(self._told):
            self.console.print(Text(f"  {line}", style="cyan"))
        self._told = len(self.story.events)

    def _show(self, view: View, menu: Menu, whole: bool = False) -> None:
        """The table as far as the decision needs it, and the choices."""
        assert view.prompt is not None
        kind = view.prompt.kind
        listed = kind not in ("turn", "second", "dig") or menu.pick is not None
        if kind in ("turn", "mulligan", "draft", "split") or whole:
            self.console.print()
            self.console.print(self.board.clock(view))
            self.console.print(self.board.players(view))
            if view.solo:
                self.console.print(self.board.challenge(view))
            self._print_forest(view, self.me)
        if whole or kind in ("turn", "second"):
            self.console.print(self.board.clearing(view, menu.number))
        if whole or kind in ("turn", "dig", "mulligan", "draft", "split"):
            now = self.chooser.points(view) if kind in ("turn", "dig") else {}
            self.console.print(self.board.hand(view, menu.number, now, self.console.width, self.texts))
        self.console.print(Text(menu.title, style="bold yellow"))
        if menu.note is not None:
            self.console.print(menu.note)
        self._list(menu.entries, None if listed else _on_board)
        if menu.pick is not None:
            self._say_pick(menu.pick, "dim")

    def _list(self, entries: list[Entry], leave_out: Callable[[Entry], bool] | None = None) -> None:
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold yellow", width=3)
        table.add_column(overflow="fold")
        for place, entry in enumerate(entries):
            if leave_out is None or not leave_out(entry):
                table.add_row(str(place + 1), entry.text)
        if table.row_count:
            self.console.print(table)

    # -- the end ----------------------------------------------------------------------------------------------

    def _end(self) -> None:
        self._say("ui-game-over", style="bold green")
        scores = [self.game.score_sheet(seat) for seat in range(len(self.game.seats))]
        winners = [self.game.seats[seat].name for seat in self.game.winners()]
        outcome = self.game.outcome
        if outcome is not None:
            self.console.print(self.board.result(outcome, self.game.scores()[0]))
        print_scores(self.console, {"edition": self.game.edition, "scores": scores, "winners": winners}, self.words)
        self._save()

    def _save(self) -> None:
        """Offers to keep the record; an empty name does not."""
        while True:
            name = self.ask(self.words.text("ui-save")).strip()
            if not name:
                return
            try:
                with Path(name).open("x", encoding="utf-8") as file:
                    json.dump(self.game.record(), file, ensure_ascii=False, indent=1)
                self._say("ui-saved", file=name)
                return
            except FileExistsError:
                self._say("ui-save-exists", style="yellow", file=name)
            except (OSError, ValueError) as error:
                self.console.print(Text(str(error), style="yellow"))


def _on_board(entry: Entry) -> bool:
    """Whether the number of the entry stands in the clearing or in the hand already."""
    return entry.move.startswith("play ") or (entry.move.startswith("draw ") and entry.move != "draw deck")
