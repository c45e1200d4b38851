"""Reads JSON from a file or from standard input, and is strict about it."""

import json
import sys
from pathlib import Path
from typing import Any

from spinney.cli.trouble import BadInput

_LARGEST = 16 * 1024 * 1024


def read_json(name: str) -> Any:
    """What the file (`-`: standard input) holds.

    :raises BadInput: if it can't be read, or is not JSON by the letter: no NaN, no key twice, UTF-8.
    """
    where = "standard input" if name == "-" else name
    data = _bytes(name, where)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{where}: not UTF-8 at byte {error.start}") from None
    try:
        return _checked(json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant), where)
    except json.JSONDecodeError as error:
        raise BadInput(f"{where}: not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise BadInput(f"{where}: not usable: nested too deeply") from None
    except ValueError as error:
        raise BadInput(f"{where}: not JSON: {error}") from None


def _bytes(name: str, where: str) -> bytes:
    try:
        if name == "-":
            stream = getattr(sys.stdin, "buffer", None)
            data = sys.stdin.read().encode() if stream is None else stream.read(_LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(_LARGEST + 1)
    except OSError as error:
        raise BadInput(f"{where}: can't be read: {error.strerror or error}") from None
    except ValueError as error:  # a name with a zero byte
        raise BadInput(f"{where}: can't be read: {error}") from None
    if len(data) > _LARGEST:
        raise BadInput(f"{where}: too large, more than {_LARGEST // 1024 // 1024} MB")
    return bytes(data)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {key!r:.60} is there twice in one object")
        found[key] = value
    return found


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON number")


def _checked(value: Any, where: str) -> Any:
    """The value, if all its texts can be written again: JSON may smuggle in half characters."""
    todo = [value]
    while todo:
        item = todo.pop()
        if isinstance(item, str):
            try:
                item.encode()
            except UnicodeEncodeError:
                raise BadInput(f"{where}: {item!r:.60} is not a whole text") from None
        elif isinstance(item, dict):
            todo += [*item, *item.values()]
        elif isinstance(item, list):
            todo += item
    return value
