"""Where observations and masks are written: into the same bytes again, as soon as nobody looks at them any more."""

from typing import Final

from spinney.envs.actions import SIZE

_KEPT: Final = 3


class Room:
    """Bytes for so many observations of this width, and for their masks."""

    def __init__(self, number: int, width: int) -> None:
        self.number = number
        self.width = width
        self.shown: list[tuple[bytearray, bytearray]] = []
        """What was written for earlier steps, to be written over."""

    def find(self) -> tuple[bytearray, bytearray]:
        """Where to write: into what was shown earlier, if nobody looks at it any more."""
        for rows, masks in self.shown:
            if is_free(rows) and is_free(masks):
                return rows, masks
        made = (bytearray(self.number * self.width), bytearray(self.number * SIZE))
        self.shown.append(made)
        if len(self.shown) > _KEPT:
            del self.shown[0]  # somebody keeps it, perhaps for ever
        return made


def is_free(row: bytearray) -> bool:
    """Whether no array shows these bytes: as long as one does, they can't become more."""
    try:
        row.append(0)
    except BufferError:
        return False
    row.pop()
    return True
