"""Bots: who decides from a view.

`get("player")` is a bot by its name, `names()` are all of them, `register` adds one of your own in this process; other
packages add theirs through the entry-point group `spinney.bots`.

`base` says what a bot is; `simple` has those that look no further than one play, with `choices` (what the answers to
each prompt are worth), `appraise` (cards, plays and payments), `outlook` (what a forest promises), `gains`
(points at once) and `clock` (how long the game lasts). `expert` searches (`search`): it plays games to their end with
`quick`, which decides by `estimate` and fitted `weights`. `hint`, `why` and `review` tell people what a bot thinks.
`pool` has the processes in which they think. What they play against each other is the room `arena`.
"""

from spinney.bots.base import Bot, register
from spinney.bots.base import bot as get
from spinney.bots.base import bot_names as names

__all__ = ["Bot", "get", "names", "register"]
