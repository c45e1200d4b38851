"""Bots and matches between them.

A bot decides from a view (`base`); `simple` has those that look no further than one play, with `choices` (what the
answers to each prompt are worth), `appraise` (cards, plays and payments), `outlook` (what a forest promises), `gains`
(points at once) and `clock` (how long the game lasts). `expert` searches (`search`): it plays games to their end with
`quick`, which decides by `estimate` and fitted `weights`. `hint`, `why` and `review` tell people what a bot thinks.
`match` plays one game, `series` many; `arena` plays matches, `workers` is where, `standing` and `lore` sum them up.
"""
