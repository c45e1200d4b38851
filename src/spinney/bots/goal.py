"""What the challenge of a game that is played alone is worth to a bot: much, and each step towards it a share."""

from spinney.engine.challenge import Challenge
from spinney.engine.forest import Forest

WORTH = 160.0
"""What a challenge that is met is worth, in points: without it no points win a medal."""
MET = 0.3
"""The share of it that only the last step brings."""


def goal_worth(forests: list[Forest], seat: int) -> float:
    """What has been reached of the challenge of this table; nothing where there is none."""
    challenge: Challenge | None = forests[seat].tables.challenge
    if challenge is None:
        return 0.0
    have, need = challenge.progress(forests, seat)
    return WORTH * (1.0 if have >= need else (1.0 - MET) * have / need)


def cave_goal(forests: list[Forest], seat: int) -> float:
    """What one more card in the cave is worth to the challenge, beside its point."""
    t = forests[seat].tables
    if t.cave_counter not in t.goal_counters or forests[seat].tally[t.cave_counter] >= t.goal_need:
        return 0.0
    return WORTH * (1.0 - MET) / t.goal_need
