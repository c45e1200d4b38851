"""Effects, bonuses, lasting effects and placement rules of rule rows as sentences."""

from collections.abc import Callable, Iterable

from spinney.words.catalog import Catalog, WordsError
from spinney.words.nouns import MANY, Nouns, Rule, check_keys
from spinney.words.points import Conditions


class Steps:
    """What a card does, and where it may go."""

    def __init__(self, catalog: Catalog, nouns: Nouns, conditions: Conditions) -> None:
        self._text = catalog.text
        self._nouns = nouns
        self._conditions = conditions
        self._words: dict[str, Callable[[Rule], str]] = {
            "draw": self._draw,
            "take": self._take,
            "play": self._play,
            "cave": self._cave,
            "turn": self._turn,
            "face_down": self._face_down,
            "to_clearing": self._to_clearing,
            "keep": self._keep,
            "dig": self._dig,
            "remove_clearing": self._remove_clearing,
        }

    def text(self, steps: Iterable[Rule], place: str, face_down: str = "") -> str:
        """A list of actions as one sentence; empty for none. `face_down`: what a face-down card becomes."""
        parts = [self._step(step, place, face_down) for step in steps]
        return self._nouns.join("then", parts)

    def permanent(self, rule: Rule, place: str, face_down: str = "") -> str:
        """A lasting effect. `face_down`: what a face-down card becomes, which tells whether there are moors."""
        if "when" in rule:
            return self._when(rule, place)
        if "share" in rule:
            return self._share(rule, face_down)
        if "counts_as" in rule:
            check_keys(rule, "permanent", "counts_as")
            return self._text("counts-as", species=self._nouns.count({"species": rule["counts_as"]}, 1))
        check_keys(rule, "permanent", "bee")
        return self._text("bee") if rule.get("bee") else ""

    def placement(self, rule: Rule, place: str) -> str:
        """Where a card of that place may go."""
        check_keys(rule, "placement", "host_kind", "slot_has", "max_per_host")
        parts = []
        if "host_kind" in rule:
            parts.append(self._text("only-on", slot=place, hosts=self._nouns.hosts(rule["host_kind"])))
        if "slot_has" in rule:
            parts.append(self._text("only-joining", a=self._nouns.a_type(rule["slot_has"])))
        if "max_per_host" in rule:
            hosts = self._nouns.per_host(rule.get("host_kind", ["tree"]))
            parts.append(self._text("only-max", max=rule["max_per_host"], thing=hosts))
        return self._nouns.join("comma", parts)

    def _step(self, step: Rule, place: str, face_down: str) -> str:
        word = step.get("do", "")
        if word not in self._words:
            raise WordsError(f"do: unknown word {word!r}")
        text = self._words[word](step)
        if word == "face_down" and face_down:
            kind = face_down if step["n"] == 1 else f"{face_down}s"
            text = self._text("do-face-down-as", step=text, kind=kind)
        if "if" in step:
            return self._text("do-if", step=text, cond=self._conditions.text(step["if"], place))
        return text

    def _draw(self, step: Rule) -> str:
        check_keys(step, "draw", "do", "n", "per", "if")
        if "per" in step:
            return self._text("do-draw-per", thing=self._nouns.per(step["per"]))
        if step["n"] == "same":
            return self._text("do-draw-same")
        return self._text("do-draw", count=number(step, "draw"))

    def _take(self, step: Rule) -> str:
        check_keys(step, "take", "do", "n", "what", "if")
        if step["n"] == "all":
            return self._text("do-take-all", cards=self._nouns.cards(step["what"]))
        return self._text("do-take", count=number(step, "take"))

    def _play(self, step: Rule) -> str:
        check_keys(step, "play", "do", "what", "n", "from", "use", "if")
        source = step["from"]
        count = MANY if step["n"] == "any" else number(step, "play")
        things = self._nouns.what(step["what"], count)
        if step["n"] == "any":
            text = self._text("do-play-any", things=things, source=source)
        else:
            text = self._text("do-play", count=count, things=things, source=source)
        match step.get("use", "nothing"):
            case "nothing":
                return self._text("do-without-effect", step=text, count=count)
            case "effect":
                return self._text("do-with-effect", step=text)
        raise WordsError(f"use: unknown word {step['use']!r}")

    def _cave(self, step: Rule) -> str:
        check_keys(step, "cave", "do", "n", "up_to", "per", "from", "what", "if")
        source = step["from"]
        if "per" in step:
            return self._text("do-cave-per", thing=self._nouns.per(step["per"]), source=source)
        if "what" in step:
            if step["n"] != "all":
                raise WordsError(f"cave: unknown word {step['n']!r} beside 'what'")
            return self._text("do-cave-all-type", cards=self._nouns.cards(step["what"]), source=source)
        match step["n"]:
            case "all":
                return self._text("do-cave-all", source=source)
            case "any":
                return self._text("do-cave-any", source=source)
        if step.get("up_to"):
            return self._text("do-cave-up-to", count=number(step, "cave"))
        return self._text("do-cave", count=number(step, "cave"), source=source)

    def _turn(self, step: Rule) -> str:
        check_keys(step, "turn", "do", "if")
        return self._text("do-turn")

    def _face_down(self, step: Rule) -> str:
        check_keys(step, "face_down", "do", "n", "from", "if")
        if step["n"] == "any":
            return self._text("do-face-down-any")
        return self._text("do-face-down", count=number(step, "face_down"), source=step["from"])

    def _to_clearing(self, step: Rule) -> str:
        check_keys(step, "to_clearing", "do", "n", "if")
        return self._text("do-to-clearing", count=number(step, "to_clearing"))

    def _keep(self, step: Rule) -> str:
        check_keys(step, "keep", "do", "n", "if")
        return self._text("do-keep", count=number(step, "keep"))

    def _dig(self, step: Rule) -> str:
        check_keys(step, "dig", "do", "if")
        return self._text("do-dig")

    def _remove_clearing(self, step: Rule) -> str:
        check_keys(step, "remove_clearing", "do", "if")
        return self._text("do-remove-clearing")

    def _when(self, rule: Rule, place: str) -> str:
        check_keys(rule, "permanent", "when", "then", "from")
        when, step = rule["when"], self.text(rule["then"], place)
        check_keys(when, "when", "play", "play_into", "host")
        if "play" in when:
            text = self._text("when-play", a=self._nouns.a_what(when["play"]), step=step)
        else:
            hosts = self._nouns.hosts(when["host"])
            text = self._text("when-play-into", slot=when["play_into"], hosts=hosts, step=step)
        match rule.get("from", "now"):
            case "now":
                return text
            case "next_turn":
                return self._text("from-next-turn", rule=text)
        raise WordsError(f"from: unknown word {rule['from']!r}")

    def _share(self, rule: Rule, face_down: str) -> str:
        check_keys(rule, "permanent", "share", "where", "max", "onto_others")
        if rule["where"] not in ("slot", "top", "sides"):
            raise WordsError(f"where: unknown word {rule['where']!r}")
        most = rule.get("max") or 0
        things = self._nouns.what(rule["share"], most or MANY)
        where = "tree-top" if rule["where"] == "top" and face_down == "tree" else rule["where"]
        text = self._text("share", max=most, things=things, where=where)
        return self._text("share-others", rule=text) if rule.get("onto_others") else text


def number(step: Rule, where: str) -> int:
    """The `n` of an action that takes a plain number."""
    n = step.get("n")
    if not isinstance(n, int) or isinstance(n, bool):
        raise WordsError(f"{where}: unknown word {n!r}")
    return n
