"""What the challenge of a game that is played alone is worth to a bot: much, and each step towards it a share."""

from spinney.engine.challenge import Challenge
from spinney.engine.forest import Forest

WORTH = 80.0
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
