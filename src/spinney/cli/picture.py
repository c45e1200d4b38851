"""Pictures of numbers as SVG: rows of bars, with intervals or in parts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 760
LEFT = 170
RIGHT = 120
ROW = 26
COLOURS = (
    "#4c7a4f", "#b8863b", "#7a5c8e", "#3f7f93", "#a4493d", "#8a9a3a", "#5b6b8c", "#c27d9a", "#6f6f6f", "#2f5d50",
    "#d0a85c", "#94704e",
)  # fmt: skip
"""Told apart by colour-blind eyes as far as twelve can be; the parts are labelled too."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One row: a value, what is written behind it, and where it lies with 95 % confidence."""

    label: str
    value: float
    text: str
    low: float | None = None
    high: float | None = None


class Picture:
    """Rows below each other; `svg` is the whole."""

    def __init__(self, title: str) -> None:
        self._parts: list[str] = []
        self._y = 16
        self.title = title
        self._text(16, title, size=17, weight="bold")
        self._y += 26

    def bars(self, title: str, rows: Sequence[Bar], most: float) -> None:
        """A bar for each row, with a whisker for its interval."""
        self._heading(title)
        scale = (WIDTH - LEFT - RIGHT) / (most or 1)
        for place, row in enumerate(rows):
            length = max(0.0, row.value) * scale
            self._text(LEFT - 8, row.label, anchor="end")
            self._rect(LEFT, length, COLOURS[place % len(COLOURS)], f"{row.label}: {row.text}")
            end = length
            if row.low is not None and row.high is not None:
                end = max(length, min(row.high, most) * scale)
                self._whisker(LEFT + max(0.0, row.low) * scale, LEFT + end)
            self._text(LEFT + end + 8, row.text)
            self._y += ROW
        self._y += 10

    def parts(self, title: str, rows: Mapping[str, Mapping[str, float]]) -> None:
        """For each row a bar that is made of parts; the same part has the same colour in all rows."""
        self._heading(title)
        names = list(dict.fromkeys(name for parts in rows.values() for name in parts))
        most = max((sum(max(0.0, value) for value in parts.values()) for parts in rows.values()), default=1)
        scale = (WIDTH - LEFT - 40) / (most or 1)
        for label, parts in rows.items():
            self._text(LEFT - 8, label, anchor="end")
            x = float(LEFT)
            for name, value in parts.items():
                if value > 0:
                    self._rect(x, value * scale, COLOURS[names.index(name) % len(COLOURS)], f"{name}: {value:.1f}")
                    x += value * scale
            self._y += ROW
        self._legend(names)

    def svg(self) -> str:
        """The picture as a document."""
        height = self._y + 10
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
            f'font-family="sans-serif" role="img"><title>{escape(self.title)}</title>'
            f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f0"/>{"".join(self._parts)}</svg>\n'
        )

    def _heading(self, title: str) -> None:
        self._text(16, title, size=14, weight="bold")
        self._y += 24

    def _legend(self, names: Sequence[str]) -> None:
        x = LEFT
        for place, name in enumerate(names):
            wide = 26 + 7 * len(name)
            if x + wide > WIDTH - 10:
                x, self._y = LEFT, self._y + 20
            self._parts.append(
                f'<rect x="{x}" y="{self._y - 2}" width="10" height="10" fill="{COLOURS[place % len(COLOURS)]}"/>'
            )
            self._text(x + 14, name, size=11)
            x += wide
        self._y += 28

    def _text(self, x: float, text: str, size: int = 12, weight: str = "normal", anchor: str = "start") -> None:
        self._parts.append(
            f'<text x="{x:.1f}" y="{self._y + 8}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" '
            f'fill="#2b2b26">{escape(text)}</text>'
        )

    def _rect(self, x: float, length: float, colour: str, title: str) -> None:
        self._parts.append(
            f'<rect x="{x:.1f}" y="{self._y - 5}" width="{length:.1f}" height="18" fill="{colour}">'
            f"<title>{escape(title)}</title></rect>"
        )

    def _whisker(self, low: float, high: float) -> None:
        y = self._y + 4
        ends = f"M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10"
        self._parts.append(f'<path d="M{low:.1f} {y}H{high:.1f}{ends}" stroke="#2b2b26" fill="none"/>')
