"""Matches between bots, and what they tell.

`match` plays one game, `series` many. `games` says who meets whom on which deals, `workers` where that is played, and
`ledger` keeps it. `standing` rates the bots, `lore` the cards.
"""
