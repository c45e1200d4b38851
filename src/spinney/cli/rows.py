"""Files of rows: JSON lines, or Parquet where pyarrow is installed. A file is there when it is whole."""

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Protocol

from spinney.cli.trouble import BadInput

JSONL, PARQUET = ".jsonl", ".parquet"
INSTALL = "Parquet needs the package pyarrow: pip install 'spinney[data]' (or give a name that ends in .jsonl)"
_GROUP = 4_000
"""Rows that are held until they are written together."""

Row = dict[str, Any]
Shapes = Mapping[str, Sequence[int]]
"""The parts of an observation by name, in their order, with their shapes."""


class Writer(Protocol):
    """Writes rows to a file."""

    def add(self, rows: Sequence[Row]) -> None:
        """Some more rows."""

    def close(self) -> None:
        """No more rows."""


class RowFile:
    """A file of rows that takes its name when it is closed; `count` and `digest` say what is in it.

    :raises BadInput: if the name has another ending, or Parquet can't be written here.
    """

    def __init__(self, path: Path, seen: Shapes) -> None:
        if path.suffix not in (JSONL, PARQUET):
            raise BadInput(f"argument --out: {str(path)!r:.80} must end in {JSONL} or {PARQUET}")
        if path.is_dir():
            raise BadInput(f"argument --out: {str(path)!r:.80} is a folder")
        self.path = path
        self.part = path.with_name(path.name + ".part")
        self.count = 0
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.writer: Writer = (
                JsonWriter(self.part, seen) if path.suffix == JSONL else ParquetWriter(self.part, seen)
            )
        except OSError as error:
            raise BadInput(f"{error.filename}: {error.strerror}") from None

    def add(self, rows: Sequence[Row]) -> None:
        """Some more rows."""
        self.count += len(rows)
        self.writer.add(rows)

    def close(self) -> None:
        """The file is whole."""
        self.writer.close()
        os.replace(self.part, self.path)

    def digest(self) -> str:
        """What tells whether two files are the same."""
        with self.path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()


def split(seen: bytes, shapes: Shapes) -> dict[str, bytes]:
    """The parts of an observation, by the names of their columns."""
    found, at = {}, 0
    for name, shape in shapes.items():
        size = _size(shape)
        found[f"seen_{name}"] = seen[at : at + size]
        at += size
    return found


def _size(shape: Sequence[int]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


class JsonWriter:
    """One object a line."""

    def __init__(self, path: Path, seen: Shapes) -> None:
        self.seen = seen
        self.file: IO[str] = path.open("w", encoding="utf-8")

    def add(self, rows: Sequence[Row]) -> None:
        """Some more rows."""
        for row in rows:
            plain = row
            if "seen" in row:
                parts = split(row["seen"], self.seen)
                plain = {key: value for key, value in row.items() if key != "seen"}
                plain |= {name: list(part) for name, part in parts.items()}
            self.file.write(json.dumps(plain, separators=(",", ":")) + "\n")

    def close(self) -> None:
        """No more rows."""
        self.file.close()


class ParquetWriter:
    """A table with a column for each key; the parts of an observation are lists of bytes of one length."""

    def __init__(self, path: Path, seen: Shapes) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise BadInput(INSTALL) from None
        self.arrow, self.parquet = pyarrow, pyarrow.parquet
        self.path, self.seen = path, seen
        self.held: list[Row] = []
        self.writer: Any = None
        path.touch()

    def add(self, rows: Sequence[Row]) -> None:
        """Some more rows."""
        self.held += rows
        if len(self.held) >= _GROUP:
            self._write()

    def _write(self) -> None:
        table = self._table()
        if self.writer is None:
            self.writer = self.parquet.ParquetWriter(self.path, table.schema, compression="zstd")
        self.writer.write_table(table.cast(self.writer.schema))
        self.held = []

    def _table(self) -> Any:
        pa, columns = self.arrow, {}
        for key in self.held[0]:
            if key != "seen":
                columns[key] = pa.array([row[key] for row in self.held], type=_types(pa).get(key))
        if "seen" in self.held[0]:
            parts = [split(row["seen"], self.seen) for row in self.held]
            for name in parts[0]:
                columns[name] = self._bytes([part[name] for part in parts])
        return pa.table(columns)

    def _bytes(self, values: list[bytes]) -> Any:
        pa, joined = self.arrow, b"".join(values)
        flat = pa.Array.from_buffers(pa.uint8(), len(joined), [None, pa.py_buffer(joined)])
        return pa.FixedSizeListArray.from_arrays(flat, len(values[0]))

    def close(self) -> None:
        """No more rows."""
        if self.held:
            self._write()
        if self.writer is not None:
            self.writer.close()


def _types(pa: Any) -> dict[str, Any]:
    """Columns whose first rows might not tell what they hold."""
    part = pa.struct([("species", pa.string()), ("cards", pa.int64()), ("points", pa.int64())])
    return {"faults": pa.list_(pa.string()), "parts": pa.list_(pa.list_(part))}
