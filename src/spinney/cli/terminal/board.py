"""Draws the table from a view: the clock, the players, forests, the clearing and the hand."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spinney.cli.sheet import game_name
from spinney.cli.terminal.book import ARROWS, Book
from spinney.cli.trouble import one_line
from spinney.engine.challenge import Outcome, outcome_dict
from spinney.engine.view import Host, SeatView, View
from spinney.words.solo import automa_line, automa_name, challenge_goal, challenge_title, medal_names, outcome_lines

_SLOTS = {"top": "top", "top2": "top", "bottom": "bottom", "bottom2": "bottom", "left": "left", "right": "right"}
_POSITIONS_OF = {"tree": ("top", "bottom", "left", "right"), "moor": ("top", "top2", "bottom", "bottom2")}
_HOST_WIDTH = 25
_WIDE = 100
"""From this width on a card's rules stand beside its name, else below it."""

Number = Callable[[str], str]
"""Gives the number under which a move is chosen, or an empty text."""
_Row = tuple[str, str, Text, str, Text, str]
"""A half in hand: number, bracket, name, cost, points now, species."""


class Board:
    """Everything that is drawn from a view."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.words = book.words

    # -- clock and players ------------------------------------------------------------------------------------

    def clock(self, view: View) -> RenderableType:
        """The game's name, winter and deck."""
        winters = view.tables.winters
        winter = "❄" * view.winter + "·" * (winters - view.winter)
        parts = [
            game_name(self.words, view.edition),
            f"{winter} {self.words.text('ui-winter', count=view.winter, winters=winters)}",
            self.words.text("ui-deck", count=view.deck),
        ]
        return Rule(Text(" · ".join(parts), style="bold"), style="green")

    def players(self, view: View) -> RenderableType:
        """A line for each player, and for the others what their forests hold."""
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="dim")
        table.add_column(style="bold cyan")
        table.add_column(justify="right")
        table.add_column(style="dim")
        for seat, seen in enumerate(view.seats):
            points = Text(self.words.text("score-points", count=seen.score), style="bold" if seat == view.me else "")
            table.add_row(str(seat + 1), self.seat_name(view, seat), points, self._seat_line(seen))
        rows: list[RenderableType] = [table]
        for seat, seen in enumerate(view.seats):
            if seat != view.me and seen.hosts:
                rows.append(self.book.labelled(one_line(seen.name), self.forest_in_short(seen), "cyan", "dim"))
        return Group(*rows)

    def challenge(self, view: View) -> RenderableType:
        """What a game that is played alone is played for, how far it is, and what the automa did last."""
        seen, solo = view.solo, self.book.edition.solo
        assert seen is not None
        assert solo is not None
        lines = [Text(self.words.text("solo-points-only"), style="dim")]
        if seen.outcome.number:
            row = next(row for row in solo.challenges if row.id == seen.outcome.number)
            have = self.words.text("solo-have", have=seen.outcome.have, need=seen.outcome.need)
            title = Text.assemble((challenge_title(self.words, row), "bold magenta"), f"  {have}")
            lines = [title, Text(challenge_goal(self.words, row)), Text(medal_names(self.words, row), style="dim")]
        if seen.used:
            lines.append(Text(automa_line(self.words, solo, solo.cards[seen.used[-1] - 1]), style="cyan"))
        else:
            lines.append(Text(self.words.text("solo-waits", automa=automa_name(self.words, solo)), style="cyan"))
        return Group(*lines)

    def result(self, outcome: Outcome, points: int) -> RenderableType:
        """How a game that was played alone has ended."""
        solo = self.book.edition.solo
        assert solo is not None
        lines = outcome_lines(self.words, solo, outcome_dict(outcome), points)
        return Group(*(Text(line, style="bold green" if outcome.won else "bold yellow") for line in lines))

    def seat_name(self, view: View, seat: int) -> str:
        """A player's name; one's own is marked."""
        name = one_line(view.seats[seat].name)
        return f"{name} ({self.words.text('ui-you')})" if seat == view.me else name

    def _seat_line(self, seen: SeatView) -> str:
        parts = [self.words.text("ui-hand-count", count=seen.hand), self.words.text("ui-cave", count=len(seen.cave))]
        if seen.cave_card:
            parts.append(self.words.text("ui-cave-number", number=seen.cave_card))
        return " · ".join(parts)

    def forest_in_short(self, seen: SeatView) -> str:
        """The species of a forest with their numbers, hosts first."""
        hosts = Counter(self._name(host[0][1]) for host in seen.hosts)
        cards = Counter(self._name(half) for host in seen.hosts for _, half in host[1:])
        parts = [f"{name} ×{number}" if number > 1 else name for name, number in [*hosts.items(), *cards.items()]]
        return ", ".join(parts)

    # -- forests ----------------------------------------------------------------------------------------------

    def forest(self, seen: SeatView, title: str, width: int) -> RenderableType:
        """The hosts as boxes with their sides; hosts without cards that look alike are one box."""
        if not seen.hosts:
            return Text(f"{title} · {self.words.text('ui-empty')}", style="dim")
        parts = [(self._title(numbers, host), self._sides(host)) for numbers, host in self._alike(seen.hosts)]
        across = max(1, width // (max(_HOST_WIDTH, *(_room(*part) for part in parts)) + 1))
        boxes = [self._box(*part, width // across - 1) for part in parts]
        return Group(Text(title, style="bold"), Columns(boxes, padding=(0, 1), expand=False))

    def _alike(self, hosts: Sequence[Host]) -> list[tuple[list[int], Host]]:
        """Hosts with their numbers; bare ones that look the same together."""
        groups: dict[object, tuple[list[int], Host]] = {}
        for number, host in enumerate(hosts):
            key: object = number if len(host) > 1 else self.host_name(host).plain
            groups.setdefault(key, ([], host))[0].append(number)
        return list(groups.values())

    def _title(self, numbers: list[int], host: Host) -> Text:
        title = Text(f"{numbers[0] + 1} " if len(numbers) == 1 else "", style="dim")
        title.append_text(self.host_name(host))
        if len(numbers) > 1:
            title.append(f" ×{len(numbers)}", style="bold")
        return title

    @staticmethod
    def _box(title: Text, lines: list[Text], width: int) -> RenderableType:
        return Panel(Group(*lines), title=title, title_align="left", box=ROUNDED, width=width, padding=(0, 1))

    def host_name(self, host: Host) -> Text:
        """A host with its tree symbol."""
        half = host[0][1]
        if half is None or len(half) == 4:
            return Text(self.book.face_down(), style="italic")
        return Text.assemble((self.book.name(half), "bold"), " ", self.book.mark(self.book.half(half).symbol))

    def _sides(self, host: Host) -> list[Text]:
        """The cards at each slot; slots that are free stand together on the last line."""
        lines, free = [], []
        for position in _POSITIONS_OF["moor" if self.is_moor(host) else "tree"]:
            arrow = ARROWS[_SLOTS[position]]
            there = [half for at, half in host[1:] if at == position and half is not None]
            if not there:
                free.append(arrow)
            for half, number in Counter(self._key(half) for half in there).items():
                line = Text.assemble((f"{arrow} ", "dim"), self.book.words.species(half[0]), " ")
                line.append_text(self.book.mark(half[1]))
                if number > 1:
                    line.append(f" ×{number}")
                line.no_wrap, line.overflow = True, "ellipsis"
                lines.append(line)
        if free:
            lines.append(Text(f"{' '.join(free)} {self.words.text('ui-free')}", style="dim"))
        return lines

    def _key(self, half: str) -> tuple[str, str]:
        found = self.book.half(half)
        return found.species, found.symbol

    def is_moor(self, host: Host) -> bool:
        """Whether a host has two slots above and below and none at its sides."""
        half = host[0][1]
        if half is None or len(half) == 4:
            return self.book.edition.setup.face_down.kind == "moor"
        return self.book.edition.species[self.book.half(half).species].place == "moor"

    def _name(self, half: str | None) -> str:
        return self.book.face_down() if half is None or len(half) == 4 else self.book.name(half)

    # -- clearing and hand ------------------------------------------------------------------------------------

    def clearing(self, view: View, number: Number) -> RenderableType:
        """The open cards, with the numbers under which they can be taken."""
        limit = view.tables.clearing_limit
        title = Text.assemble((self.words.text("ui-clearing"), "bold"), (f"  {len(view.clearing)}/{limit}", "dim"))
        if view.solo:
            title.append(f"  {self.words.text('solo-row')}", style="dim")
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold yellow", width=3)
        table.add_column(overflow="fold")
        cards = Counter(self.book.cards[card].halves for card in view.clearing)
        for card in view.clearing:
            halves = self.book.cards[card].halves
            if halves in cards or view.solo:  # alone the order matters, so each card has its place
                copies = 1 if view.solo else cards.pop(halves)
                text = self.book.card_text(card)
                if copies > 1:
                    text.append(f" ×{copies}", style="bold")
                alike = [other for other in view.clearing if self.book.cards[other].halves == halves]
                table.add_row(next((found for other in alike if (found := number(f"draw {other}"))), ""), text)
        return Group(title, table)

    def hand(
        self, view: View, number: Number, now: Mapping[str, int], width: int, texts: bool = True
    ) -> RenderableType:
        """The hand cards with both halves, their numbers, costs, what they score now, and their rules."""
        limit = view.tables.hand_limit
        title = Text.assemble((self.words.text("ui-hand"), "bold"), (f"  {len(view.hand)}/{limit}", "dim"))
        if now:
            title.append(f"   {self.words.text('ui-hand-legend')}", style="dim")
        rows = self._rows(view, number, now)
        if texts and width >= _WIDE:
            return Group(title, self._grid(rows, self.book.rules_line))
        if texts and rows:
            lines: list[RenderableType] = []
            name = max(row[2].cell_len for row in rows)
            for row in rows:
                lines.append(self._grid([row], lambda species: Text(self.book.types(species), style="dim"), name))
                lines.append(Padding(self.book.rules_line(row[5], types=False), (0, 0, 0, 6)))
            return Group(title, *lines)
        return Group(title, self._grid(rows, lambda species: Text(self.book.types(species), style="dim")))

    def _rows(self, view: View, number: Number, now: Mapping[str, int]) -> list[_Row]:
        """One row for each half; equal cards are shown once."""
        rows = []
        copies = Counter(self.book.cards[card].halves for card in view.hand)
        for card in view.hand:
            halves = self.book.cards[card].halves
            for place, half in enumerate(halves if halves in copies else ()):
                move = f"play {card}{'ab'[place]}"
                bracket = "─" if len(halves) == 1 else "┌└"[place]
                name = self.book.half_text(half)
                if copies[halves] > 1 and place == 0:
                    name.append(f" ×{copies[halves]}", style="bold")
                cost = str(self.book.edition.species[half.species].cost)
                rows.append((number(move), bracket, name, cost, _points(now.get(move)), half.species))
            copies.pop(halves, None)
        return rows

    def _grid(self, rows: list[_Row], last: Callable[[str], Text], name: int | None = None) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold yellow", width=3)
        table.add_column(style="dim", width=1)
        table.add_column(width=name)
        table.add_column(justify="right", width=2)
        table.add_column(justify="right", min_width=3)
        table.add_column(overflow="fold", ratio=1)
        for row in rows:
            table.add_row(*row[:5], last(row[5]))
        return table


def _points(points: int | None) -> Text:
    """What a card scores now, as it stands in the hand."""
    if points is None:
        return Text("")
    return Text(f"{points:+d}", style="bold green" if points > 0 else "dim")


def _room(title: Text, lines: Sequence[Text]) -> int:
    """How wide a box must be for nothing in it to be cut: a title stands between blanks in its frame."""
    return max(title.cell_len + 6, *(line.cell_len + 4 for line in lines))
