"""Bots: who decides from a view.

`base` says what a bot is; `simple` has those that look no further than one play, with `choices` (what the answers to
each prompt are worth), `appraise` (cards, plays and payments), `outlook` (what a forest promises), `gains`
(points at once) and `clock` (how long the game lasts). `expert` searches (`search`): it plays games to their end with
`quick`, which decides by `estimate` and fitted `weights`. `hint`, `why` and `review` tell people what a bot thinks.
`pool` has the processes in which they think. What they play against each other is the room `arena`.
"""
