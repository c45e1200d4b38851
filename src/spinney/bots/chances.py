"""The chance to win, from the leads that games ended with: one rule for hints, reviews and their graph."""

import math
from collections.abc import Sequence

_NARROWEST = 4.0
"""In points: nobody is as sure of the end as a few equal games say."""
_FAR = 30.0
"""So many widths ahead is as good as sure."""


def chance_of(leads: Sequence[float], lost: float = 0.0) -> float:
    """How likely it is to end ahead if leads are spread as in these games, after a move that loses so many points."""
    mean = sum(leads) / len(leads)
    spread = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / len(leads))
    width = max(_NARROWEST, spread * math.sqrt(3) / math.pi)
    ahead = (mean - lost) / width
    return 1 / (1 + math.exp(min(_FAR, max(-_FAR, -ahead))))
