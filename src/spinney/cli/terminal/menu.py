"""The choices of a decision in words, with the numbers under which they are chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from spinney.bots.gains import earning, points_now
from spinney.cli.terminal.board import Board
from spinney.engine.notation import Move
from spinney.engine.question import Prompt
from spinney.engine.view import View

LONGEST_LIST = 9
"""Sets of cards are listed up to this number; beyond it the player names the cards."""
_SETS = ("pay", "cave", "discard", "give")
_VERBS = {"split": "give"}
"""The verb of a set of cards, where it is not called as its prompt is."""


@dataclass(slots=True)
class Entry:
    """One numbered choice: a move, or a list of moves that is chosen from next."""

    text: Text
    move: str = ""
    more: "list[Entry]" = field(default_factory=list)


@dataclass(slots=True)
class Pick:
    """A choice of several cards by their numbers."""

    verb: str
    cards: list[str]
    number: int
    """How many cards; 0 for any number but none."""
    may_skip: bool


@dataclass(slots=True)
class Menu:
    """What can be chosen now."""

    title: str
    entries: list[Entry]
    pick: Pick | None = None
    default: str = ""
    """The move that ENTER plays."""
    note: Text | None = None
    """What one should know to choose well."""

    def number(self, move: str) -> str:
        """The number of a move, or an empty text."""
        for place, entry in enumerate(self.entries):
            if entry.move == move:
                return str(place + 1)
        return ""


class Chooser:
    """Makes the menu of a view."""

    def __init__(self, board: Board) -> None:
        self.board, self.book, self.words = board, board.book, board.words

    def menu(self, view: View) -> Menu:
        """The menu of the decision that is due."""
        prompt = view.prompt
        assert prompt is not None
        title, note = self.title(prompt), self._note(prompt)
        if _VERBS.get(prompt.kind, prompt.kind) in _SETS and len(view.legal) > LONGEST_LIST:
            return self._picking(view, prompt, title, note)
        now = points_now(view)
        earned = earning(view)
        moves = [text for text in view.legal if not text.startswith("sapling ")]
        entries = [Entry(self.describe(view, text, now, text in earned), text) for text in moves]
        saplings = [text for text in view.legal if text.startswith("sapling ")]
        if saplings:
            more = [Entry(self.book.card_text(text.split()[1]), text) for text in saplings]
            entries.append(Entry(self._with_points(self.words.text("ui-face-down-any"), now[saplings[0]]), "", more))
        menu = Menu(title, entries, note=note)
        if len(view.legal) == 1 or prompt.kind == "use":
            menu.default = view.legal[0]
        return menu

    def points(self, view: View) -> Mapping[str, int]:
        """What each move that puts a card into the forest scores at once."""
        return points_now(view)

    # -- the question -----------------------------------------------------------------------------------------

    def title(self, prompt: Prompt) -> str:
        """What is to be decided, in words."""
        details, text = prompt.details, self.words.text
        if prompt.kind in ("mulligan", "draft", "turn", "second", "keep"):
            return text(f"prompt-{prompt.kind}")
        if prompt.kind == "split":
            return text("prompt-split", to=details["to"], count=details["number"])
        if prompt.kind == "discard":
            return text("prompt-discard", count=details["number"])
        species = self._source(prompt)
        if prompt.kind == "pay":
            return text("prompt-pay", species=species, count=details["cost"])
        if prompt.kind == "use":
            return text("prompt-use", species=species, what=details["source"], text=self._effect(prompt))
        if prompt.kind == "free":
            things = self.words.named(details["what"])
            return text("prompt-free", species=species, things=things, source=details["from"], use=self._use(prompt))
        if prompt.kind == "cave":
            return text("prompt-cave", species=species, count=details["number"], source=details["from"])
        if prompt.kind == "face_down":
            return text("prompt-face-down", species=species, kind=self.book.edition.setup.face_down.kind)
        return text(f"prompt-{prompt.kind}", species=species)

    def _source(self, prompt: Prompt) -> str:
        """The name of the card that asks."""
        card = prompt.details["card"]
        if isinstance(card, int):
            return self.words.text("ui-cave-number", number=card)
        return self.book.name(card)

    def _use(self, prompt: Prompt) -> str:
        """Whether a card that is played for free keeps its effect: `effect` or `nothing`."""
        card, source = prompt.details["card"], prompt.details["source"]
        row = {} if isinstance(card, int) else self.book.edition.species[self.book.half(card).species].row
        steps = row["permanent"]["then"] if source == "permanent" else row.get(source, ())
        return "effect" if any(step.get("use") == "effect" for step in steps) else "nothing"

    def _effect(self, prompt: Prompt) -> str:
        text = self.book.text(self.book.half(prompt.details["card"]).species)
        return str(getattr(text, prompt.details["source"]))

    def _note(self, prompt: Prompt) -> Text | None:
        """Before paying: the bonus, and the tree symbol that earns it."""
        if prompt.kind != "pay":
            return None
        half = self.book.half(prompt.details["card"])
        bonus = self.book.text(half.species).bonus
        if not bonus:
            return None
        return Text.assemble(self.book.mark(half.symbol), " ", self.book.labelled(self.words.text("ui-bonus"), bonus))

    # -- the answers ------------------------------------------------------------------------------------------

    def describe(self, view: View, text: str, now: Mapping[str, int], earns: bool = False) -> Text:
        """A move in words, with what it scores now."""
        line = self.sentence(view, Move.parse(text))
        if earns:
            line.append(f"  {self.words.text('ui-earns-bonus')}", style="bold magenta")
        if text in now:
            return self._with_points(line, now[text])
        return line

    def _with_points(self, line: Text | str, points: int) -> Text:
        found = Text(line) if isinstance(line, str) else line
        return found.append(f"  {self.words.text('ui-now', points=f'{points:+d}')}", style="bold green")

    def sentence(self, view: View, move: Move) -> Text:
        """A move in words."""
        text, verb = self.words.text, move.verb
        plain = {"mulligan": "move-mulligan", "show": "move-show", "use": "move-use", "skip": "move-skip"}
        if verb in plain or verb == "stop":
            return Text(text(plain.get(verb, "move-stop")))
        if verb == "keep" and not move.words:
            return Text(text("move-keep-hand"))
        if move.words == ("deck",):
            return Text(text("move-draw-deck"))
        if verb == "draft":
            return self._cave(int(move.words[0]))
        if verb in ("on", "join"):
            return self._place(view, int(move.words[0]), verb)
        if verb in ("play", "place"):
            half = self.book.half(move.words[0])
            args: dict[str, str | int] = {"species": "\x00"}
            if verb == "play":
                args["cost"] = self.book.edition.species[half.species].cost
            return _fill(text("move-play-cost" if verb == "play" else "move-place", **args), self.book.half_text(half))
        return self._cards(verb, move.words)

    def _cards(self, verb: str, cards: Sequence[str]) -> Text:
        shown = Text(", ").join([self.book.card_text(card) for card in cards])
        names = {"draw": "draw-card", "keep": "keep-card"}
        slot = "cards" if verb in _SETS else "card"
        return _fill(self.words.text(f"move-{names.get(verb, verb)}", **{slot: "\x00"}), shown)

    def _cave(self, number: int) -> Text:
        cave = self.book.caves[number]
        row = {"id": cave.id, "number": number, "effect": list(cave.effect), "points": cave.points}
        rules = self.words.cave_text(row, self.book.edition.setup.face_down.kind)
        extra = [rules.effect] if rules.effect else [rules.points]
        return Text.assemble(self.words.text("move-draft", number=number), ("  " + " · ".join(extra), "dim"))

    def _place(self, view: View, number: int, verb: str) -> Text:
        assert view.me is not None
        host = view.seats[view.me].hosts[number]
        line = _fill(self.words.text(f"move-{verb}", host="\x00"), self.board.host_name(host))
        there = [self.book.name(half) for _, half in host[1:] if half is not None]
        if there:
            line.append(f"  [{number + 1}] {', '.join(there)}", style="dim")
        return line

    # -- several cards ----------------------------------------------------------------------------------------

    def _picking(self, view: View, prompt: Prompt, title: str, note: Text | None) -> Menu:
        from_clearing = prompt.details.get("from") == "clearing"
        cards = list(view.clearing if from_clearing else view.hand)
        if prompt.kind == "split" and view.split is not None:
            cards = list(view.split.own[0])
        if prompt.kind == "pay":
            cards.remove(str(prompt.details["card"])[:-1])
        number = int(prompt.details["cost"] if prompt.kind == "pay" else prompt.details["number"])
        entries = [Entry(self.book.card_text(card)) for card in cards]
        pick = Pick(_VERBS.get(prompt.kind, prompt.kind), cards, number, "skip" in view.legal)
        return Menu(title, entries, pick, note=note)


def _fill(sentence: str, what: Text) -> Text:
    """The sentence with a coloured piece in the place that was kept free for it."""
    before, _, after = sentence.partition("\x00")
    return Text.assemble(before, what, after)
