"""The libraries that environments need come with an extra."""

from spinney.errors import SpinneyError


class MissingExtra(SpinneyError, ImportError):
    """A library is not installed; the text says which `pip install` helps."""

    code = "missing_extra"

    def __init__(self, extra: str, error: ImportError) -> None:
        super().__init__(f"this needs {error.name}: pip install 'spinney[{extra}]'")
