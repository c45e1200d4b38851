"""A box of somebody's own, made for tests: a letter of its own, a shrub, a tree, species that count new things."""

import json
from pathlib import Path
from typing import Any

NAME = "hedgerow"
EDITION = f"base+{NAME}"

HEDGEROW: dict[str, Any] = {
    "box": NAME,
    "title": "Hedgerow",
    "builds_on": "base",
    "setup": {"removed": {"2": 40, "3": 28, "4": 14, "5": 4}, "options": {"hedge": ["tall", "low"]}},
    "hosts": {"shrub": {"slots": {"top": 1, "bottom": 1, "left": 1, "right": 1}}},
    "tree_symbols": ["rowan"],
    "types": ["shrub", "hedge"],
    "removes": ["B001", "B067"],
    "species": [
        {"id": "rowan", "place": "tree", "copies": 3, "cost": 1, "types": ["tree", "hedge"],
         "points": {"per": {"distinct": "insect"}, "each": 1}},
        {"id": "dog_rose", "place": "shrub", "copies": 4, "cost": 1, "types": ["shrub", "hedge"],
         "permanent": {"when": {"play": {"type": "insect"}}, "then": [{"do": "draw", "n": 1}], "from": "now"},
         "bonus": [{"do": "play", "what": {"type": "hedge"}, "n": 1, "from": "hand", "use": "nothing"}],
         "points": {"if": {"host_full": True}, "then": 6}},
        {"id": "yellowhammer", "place": "top", "copies": 3, "cost": 1, "types": ["bird", "hedge"],
         "effect": [{"do": "draw", "per": {"type": "shrub"}}],
         "points": {"per": {"full": ["tree", "shrub"]}, "each": 4}},
        {"id": "orange_tip", "place": "top", "copies": 2, "cost": 0, "types": ["butterfly", "insect", "hedge"],
         "points": {"sets": {"type": "butterfly"}, "table": [0, 3, 6, 12, 20, 35]}},
        {"id": "hedge_bedstraw", "place": "bottom", "copies": 5, "cost": 0, "types": ["plant", "hedge"],
         "placement": {"host_kind": ["shrub"]},
         "points": {"sum": [{"per": {"type": "shrub"}, "each": 2}, {"per": {"tree_symbol": "rowan"}, "each": 1}]},
         "when_option": {"hedge": {"low": {"placement": {"host_kind": ["shrub", "tree"]}}}}},
        {"id": "harvest_mouse", "place": "side", "copies": 3, "cost": 1, "types": ["pawed", "hedge"],
         "points": {"per": {"type": "hedge"}, "each": 1}},
        {"id": "squeaker", "copies": 3},
    ],
    "deck": [
        {"id": "H001", "halves": [["tree", "rowan", "rowan"]]},
        {"id": "H002", "halves": [["tree", "rowan", "rowan"]]},
        {"id": "H003", "halves": [["tree", "rowan", "rowan"]]},
        {"id": "H004", "halves": [["shrub", "dog_rose", "birch"]]},
        {"id": "H005", "halves": [["shrub", "dog_rose", "rowan"]]},
        {"id": "H006", "halves": [["shrub", "dog_rose", "oak"]]},
        {"id": "H007", "halves": [["shrub", "dog_rose", "oak"]]},
        {"id": "H008", "halves": [["top", "yellowhammer", "rowan"], ["bottom", "hedge_bedstraw", "oak"]]},
        {"id": "H009", "halves": [["top", "yellowhammer", "birch"], ["bottom", "hedge_bedstraw", "rowan"]]},
        {"id": "H010", "halves": [["top", "yellowhammer", "linden"], ["bottom", "hedge_bedstraw", "beech"]]},
        {"id": "H011", "halves": [["top", "orange_tip", "rowan"], ["bottom", "hedge_bedstraw", "linden"]]},
        {"id": "H012", "halves": [["top", "orange_tip", "beech"], ["bottom", "hedge_bedstraw", "rowan"]]},
        {"id": "H013", "halves": [["left", "harvest_mouse", "oak"], ["right", "squeaker", "rowan", ["hedge"]]]},
        {"id": "H014",
         "halves": [["left", "squeaker", "horse_chestnut", ["hedge"]], ["right", "harvest_mouse", "rowan"]]},
        {"id": "H10015", "halves": [["left", "harvest_mouse", "beech"], ["right", "squeaker", "birch", ["hedge"]]]},
    ],
}  # fmt: skip

NAMES = """
species-rowan = Rowan
    .counted = { $count ->
        [one] rowan
       *[other] rowans
    }
    .on = a rowan
species-harvest-mouse = Harvest Mouse
    .counted = { $count ->
        [one] harvest mouse
       *[other] harvest mice
    }
    .on = a harvest mouse
type-hedge = { $count ->
    [one] hedgerow card
   *[other] hedgerow cards
}
    .a = a hedgerow card
"""
"""Names of some of its species; the others go by what their ids say."""


def write(folder: Path, box: dict[str, Any] = HEDGEROW, names: str = NAMES) -> Path:
    """Writes a box (and its English names) into a folder and returns its file."""
    file = folder / f"{box['box']}.json"
    file.write_text(json.dumps(box), "utf-8")
    if names:
        (folder / f"{box['box']}.en.ftl").write_text(names, "utf-8")
    return file
