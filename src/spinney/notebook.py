"""Games, views and forests as notebooks show them: plain HTML in the colours of the page, without scripts or pictures.

The rules know nothing of pages, so the package hands these faces to their classes (`attach`).
"""

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from typing import Any

from spinney.cards.boxes import editions
from spinney.cards.load import load_edition
from spinney.engine.game import Game
from spinney.engine.view import Host, SeatView, View

_STYLE = """
.spinney{font:14px/1.35 'Source Sans 3',system-ui,sans-serif;color:#1f2a24;background:#f4ecd8;border:1px solid #d9ccad;
border-radius:14px;padding:12px 14px;max-width:60em}
.spinney h4{font:600 16px/1.2 Alegreya,Georgia,serif;color:#23503a;margin:10px 0 6px;padding:0}
.spinney h4:first-child{margin-top:0}
.spinney h4 b{background:#23503a;color:#fbf6e8;border-radius:999px;padding:1px 9px;margin-left:6px;font-size:14px}
.spinney p{margin:4px 0;color:#535d54}
.spinney .hosts{display:flex;flex-wrap:wrap;gap:8px;align-items:stretch}
.spinney .host{display:grid;grid-template:auto 1fr auto/auto 1fr auto;gap:3px;background:#ebe1c8;
border:1px solid #d9ccad;border-radius:10px;padding:5px}
.spinney .tree{grid-area:2/2;padding:8px 12px;font:600 14px/1.2 Alegreya,Georgia,serif;text-align:center;
border-radius:8px;display:flex;align-items:center;justify-content:center}
.spinney .top{grid-area:1/1/2/4}.spinney .bottom{grid-area:3/1/4/4}
.spinney .left{grid-area:2/1}.spinney .right{grid-area:2/3}
.spinney .slot{display:flex;flex-direction:column;gap:3px;justify-content:center;align-items:center}
.spinney .card{background:#fdf9ef;color:#1f2a24;border:1px solid #d9ccad;border-radius:7px;padding:2px 8px;
white-space:nowrap}
.spinney .card i{display:inline-block;width:.7em;height:.7em;border-radius:50%;margin-right:5px;
border:1px solid rgb(0 0 0/.25)}
.spinney .row{display:flex;flex-wrap:wrap;gap:5px}
"""
_SYMBOLS = {
    "beech": "#1f5b3a", "birch": "#d3d7ce", "moor_birch": "#d3d7ce", "douglas_fir": "#33478c", "black_alder": "#33478c",
    "horse_chestnut": "#8a3a74", "linden": "#ddd24a", "goat_willow": "#ddd24a", "oak": "#cf8526",
    "sessile_oak": "#cf8526", "silver_fir": "#58a6af", "ash": "#58a6af", "sycamore": "#c94b33", "crab_apple": "#c43c50",
    "european_larch": "#a3c14a", "stone_pine": "#7a5236",
}  # fmt: skip
"""The colours of the tree symbols, as on the page."""
_LIGHT = {"#d3d7ce", "#ddd24a", "#cf8526", "#58a6af", "#a3c14a"}
_PLAIN = "#8b8674"
_SLOTS = {"top": "top", "bottom": "bottom", "left": "left", "right": "right", "top2": "top", "bottom2": "bottom"}

Face = tuple[str, str]
"""Species and symbol of a half."""


def game_html(game: Game) -> str:
    """The table as everybody sees it."""
    last = ", ".join(str(move) for move in game.moves[-3:])
    return _page([*_table(game.view(None)), f"<p>last moves: {escape(last)}</p>" if last else ""])


def view_html(view: View) -> str:
    """What one seat may know: the table, and its own hand."""
    own = [] if view.me is None else [f"<h4>Hand of {escape(view.seats[view.me].name)}</h4>", _cards(view.hand)]
    if view.legal:
        own.append(f"<p>{len(view.legal)} legal moves, such as {escape(view.legal[0])}</p>")
    return _page([*_table(view), *own])


def forest_html(seat: SeatView) -> str:
    """One forest with its points."""
    return _page(_forest(seat))


def attach() -> None:
    """Gives notebooks something to show."""
    faces: dict[Any, Any] = {Game: game_html, View: view_html, SeatView: forest_html}
    for kind, face in faces.items():
        kind._repr_html_ = face


# -- parts --------------------------------------------------------------------------------------------------------


def _page(parts: Iterable[str]) -> str:
    return f'<div class="spinney"><style>{_STYLE}</style>{"".join(parts)}</div>'


def _table(view: View) -> list[str]:
    if view.over:
        winners = " and ".join(view.seats[seat].name for seat in view.winners)
        now = f"over: {winners} won" if winners else "over"
    else:
        now = f"{view.seats[view.prompt.seat].name} decides: {view.prompt.kind}" if view.prompt else ""
    clock = f"{view.edition} · turn {view.turn} · {view.deck} cards in the deck · winter {view.winter}"
    parts = [f"<h4>{escape(now)}</h4><p>{escape(clock)}</p>"]
    for seat in view.seats:
        parts += _forest(seat)
    return [*parts, "<h4>Clearing</h4>", _cards(view.clearing)]


def _forest(seat: SeatView) -> list[str]:
    cave = f" · cave {len(seat.cave)}" + (f" (card {seat.cave_card})" if seat.cave_card else "")
    return [
        f"<h4>{escape(seat.name)}<b>{seat.score}</b></h4>",
        f'<p>{seat.hand} cards in hand{cave}</p><div class="hosts">{"".join(map(_host, seat.hosts))}</div>',
    ]


def _host(host: Host) -> str:
    slots: dict[str, list[str]] = {}
    middle = ""
    for position, half in host:
        face = _face(half)
        if position == "host":
            middle = _tree(face)
        else:
            slots.setdefault(_SLOTS[position], []).append(_chip([face]))
    around = "".join(f'<div class="slot {slot}">{"".join(cards)}</div>' for slot, cards in slots.items())
    return f'<div class="host">{middle}{around}</div>'


def _tree(face: Face) -> str:
    colour = _SYMBOLS.get(face[1], _PLAIN)
    ink = "#1f2a24" if colour in _LIGHT else "#ffffff"
    return f'<div class="tree" style="background:{colour};color:{ink}">{_name(face[0])}</div>'


def _cards(cards: Sequence[str]) -> str:
    if not cards:
        return "<p>empty</p>"
    faces = _faces()
    return f'<div class="row">{"".join(_chip(faces.get(card, [(card, "")])) for card in cards)}</div>'


def _chip(faces: Sequence[Face]) -> str:
    halves = [f'<i style="background:{_SYMBOLS.get(symbol, _PLAIN)}"></i>{_name(name)}' for name, symbol in faces]
    return f'<span class="card">{" / ".join(halves)}</span>'


def _name(species: str) -> str:
    return escape(species.replace("_", " ").capitalize())


def _face(half: str | None) -> Face:
    if half is None or half[-1] not in "ab":
        return "face down", ""
    faces = _faces().get(half[:-1], [(half, "")] * 2)  # a box that came after the first picture shows its numbers
    return faces["ab".index(half[-1])]


@cache
def _faces() -> dict[str, list[Face]]:
    """All cards that there are by their ids, with what their halves show."""
    return {
        card.id: [(half.species, half.symbol) for half in card.halves]
        for edition in editions()
        for card in load_edition(edition).cards
    }
