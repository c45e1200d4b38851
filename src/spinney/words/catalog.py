"""One language's messages: the Fluent files of a folder, read once."""

from collections.abc import Iterable
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from spinney.errors import BadCards
from spinney.languages import LANGUAGES
from spinney.words.own import own_names, plain_names
from spinney.words.sounds import elide

FILES = ("names", "cards", "notes", "reasons", "table", "bots", "review", "solo", "check")


class WordsError(ValueError):
    """Something cannot be said: an unknown language, message, argument or word of a rule."""


class Catalog:
    """The messages of one language."""

    def __init__(self, lang: str, names: Iterable[str] = FILES) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._ids: dict[str, None] = {}
        for name in names:
            self._read(name)
        if lang in LANGUAGES:
            for source in own_names(lang):
                self._add_own(source.text, source.where)
            self._add(plain_names(self._ids).text, "")

    def text(self, message_id: str, /, **args: str | int | float) -> str:
        """The message (or its attribute, `id.attribute`) as text; any fault raises WordsError."""
        name, _, attribute = message_id.partition(".")
        if name not in self._ids:
            raise WordsError(f"{self.lang}: no message {name!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise WordsError(f"{self.lang}: message {name!r} has no attribute {attribute!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise WordsError(f"{self.lang}: message {message_id!r}: {errors[0]}")
        return elide(str(text)) if self.lang == "fr" else str(text)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._ids

    def ids(self, prefix: str = "") -> list[str]:
        """All message ids that begin so, in the order of the files."""
        return [message_id for message_id in self._ids if message_id.startswith(prefix)]

    def _read(self, name: str) -> None:
        where = f"{self.lang}/{name}.ftl"
        self._add(files("spinney.words").joinpath(self.lang, f"{name}.ftl").read_text("utf-8"), where)

    def _add_own(self, source: str, where: str) -> None:
        """Names of somebody's own box: a fault in them is a fault of that box."""
        try:
            self._add(source, where)
        except WordsError as error:
            raise BadCards(str(error)) from None

    def _add(self, source: str, where: str) -> None:
        resource = FluentResource(source)
        for entry in resource.body:
            self._register(entry, where)
        self._bundle.add_resource(resource)

    def _register(self, entry: object, where: str) -> None:
        if isinstance(entry, ast.Junk):
            raise WordsError(f"{where}: not understood: {(entry.content or '').strip().splitlines()[0]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in self._ids:
                raise WordsError(f"{where}: message {entry.id.name!r} is there twice")
            self._ids[entry.id.name] = None
