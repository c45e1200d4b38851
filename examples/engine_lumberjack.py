#!/usr/bin/env python3
"""A bot that speaks Spinney's line protocol and needs no line of Spinney: it plays what it can.

spinney arena --bots engine:examples/engine_lumberjack.py,random --edition base --players 2 --games 10 --seed 1
spinney bot run --table LINK --engine examples/engine_lumberjack.py
"""

import json
import random
import sys
from typing import Any

WISHES = ("play", "place", "use", "on", "join", "keep", "take", "pay", "cave", "draw", "discard", "lay", "draft")


def choose(view: dict[str, Any], dice: random.Random) -> str:
    """The text of a legal move: the first kind of our wishes that is there, any of its moves."""
    hand, legal = list(view["hand"]), list(view["legal"])

    def dearness(move: str) -> float:  # cards that are held once are dear
        return sum(1 / hand.count(card) for card in move.split()[1:] if card in hand)

    for verb in WISHES:
        moves = [move for move in legal if move.split()[0] == verb]
        if moves and verb == "pay":
            return str(min(moves, key=dearness))
        if moves:
            return str(dice.choice(moves))
    return str(dice.choice(legal))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print("ready Lumberjack", flush=True)
    elif message["type"] == "decide":
        print(choose(message["view"], random.Random(message["dice"])), flush=True)
