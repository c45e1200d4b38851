"""What can go wrong, as a small family of errors, each with a code for machines."""


class SpinneyError(Exception):
    """The parent of every error that Spinney raises on purpose."""

    code = "error"


class BadCards(SpinneyError):
    """A card table says something that the vocabulary does not know."""

    code = "bad_cards"


class BadOption(SpinneyError):
    """A game was asked for with an edition, seats or options that do not exist."""

    code = "bad_option"


class BadTable(SpinneyError):
    """A table of forests that can't stand on a real table; the text names forest, host and slot."""

    code = "bad_table"


class BadRecord(SpinneyError):
    """A game record or a view that is not of its format."""

    code = "bad_record"


class BadMove(SpinneyError):
    """A text that is no move at all."""

    code = "bad_move"


class IllegalMove(SpinneyError):
    """A move that the rules do not allow here. `code` says why, for machines; the text says it for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str]]:
        return IllegalMove, (self.code, str(self))


class CannotUndo(SpinneyError):
    """There is nothing to take back, or something hidden has been shown since."""

    code = "cannot_undo"


class MissingExtra(SpinneyError, ImportError):
    """A library is not installed; the text says which `pip install` helps."""

    code = "missing_extra"

    def __init__(self, extra: str, error: ImportError) -> None:
        super().__init__(f"this needs {error.name}: pip install 'spinney[{extra}]'")


def shown(value: object) -> str:
    """Any value in a few characters, for a message; a number with thousands of digits has no text at all."""
    try:
        return f"{value!r:.60}"
    except ValueError:
        return "a number that is far too long"
