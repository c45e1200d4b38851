"""What is said of games that are played alone: what the automa does, the challenge, the medal."""

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
