"""What is said of games that are played alone: what the automa does, the challenge, the medal."""

from collections.abc import Mapping
from typing import Any

from spinney.cards.model import AutomaCard, Challenge, Solo
from spinney.words.language import Words
from spinney.words.nouns import message_id


def automa_name(words: Words, solo: Solo) -> str:
    """The name of the automa."""
    return solo.automa or words.text("solo-automa")


def automa_line(words: Words, solo: Solo, card: AutomaCard) -> str:
    """What one of its cards does, in one line."""
    parts = []
    if card.add:
        parts.append(words.text("solo-adds", count=card.add))
    if card.remove:
        parts.append(words.text("solo-removes", count=card.remove, end="right" if card.from_right else "left"))
    if card.burn:
        parts.append(words.text("solo-burns", count=card.burn))
    return words.text("solo-does", automa=automa_name(words, solo), does=", ".join(parts))


def challenge_title(words: Words, challenge: Challenge) -> str:
    """What a challenge is called."""
    return words.text(message_id("challenge", challenge.key))


def challenge_goal(words: Words, challenge: Challenge) -> str:
    """What it asks for."""
    return words.text(f"{message_id('challenge', challenge.key)}.goal")


def medal_names(words: Words, challenge: Challenge) -> str:
    """From how many points on there is which medal."""
    names = zip(("bronze", "silver", "gold"), challenge.medals, strict=True)
    return " · ".join(
        words.text("solo-medal-from", medal=words.text("solo-medal", medal=name), points=points)
        for name, points in names
    )


def outcome_lines(words: Words, solo: Solo, outcome: Mapping[str, Any], points: int) -> list[str]:
    """How a game that was played alone ended: what it was played for, the medal, or what was missing."""
    if outcome["challenge"] is None:
        return [words.text("solo-for-points")]
    challenge = next(row for row in solo.challenges if row.id == outcome["challenge"])
    have = words.text("solo-have", have=outcome["have"], need=outcome["need"])
    first = f"{challenge_title(words, challenge)} · {challenge_goal(words, challenge)} · {have}"
    if outcome["medal"]:
        return [first, words.text("solo-won", medal=outcome["medal"])]
    if not outcome["met"]:
        return [first, words.text("solo-lost")]
    return [first, words.text("solo-short", count=max(0, challenge.medals[0] - points))]
