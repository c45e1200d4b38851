"""What a game rewards: points as they are made, by how much one leads, or the win."""

from typing import Final

POINTS: Final = "points"
"""Each point as it is made (or lost)."""
WIN: Final = "win"
"""At the end 1 for who wins alone, 0 for each who shares the win, -1 for the others."""
DIFFERENCE: Final = "difference"
"""Each point made, less each point by which the best of the others gets further: in all, by how much it was won."""
REWARDS: Final = (POINTS, WIN, DIFFERENCE)


def earned(reward: str, points: list[int], before: list[int], over: bool) -> list[float]:
    """What each seat is rewarded with, now that its points are no longer what they were."""
    if reward == POINTS:
        return [float(points[seat] - before[seat]) for seat in range(len(points))]
    if reward == DIFFERENCE:
        return [float(_lead(points, seat) - _lead(before, seat)) for seat in range(len(points))]
    if not over:
        return [0.0] * len(points)
    best = max(points)
    prize = 1.0 if points.count(best) == 1 else 0.0
    return [prize if point == best else -1.0 for point in points]


def _lead(points: list[int], seat: int) -> int:
    """By how many points a seat is ahead of the best of the others."""
    others = [points[number] for number in range(len(points)) if number != seat]
    return points[seat] - (max(others) if others else 0)
