"""Which deals serve which purpose: what a bot was fitted to or chosen by says nothing about how strong it is.

The seed of a match decides all its deals. Three ranges of seeds have a name; all others are anybody's.
"""

from random import Random

from spinney.errors import BadOption

TRAINING, TUNING, FINAL = "training", "tuning", "final"
RANGES = {
    TRAINING: range(1_000_000),
    TUNING: range(1_000_000, 2_000_000),
    FINAL: range(2_000_000, 3_000_000),
}
"""For fitting numbers, for deciding about changes, and for the matches that are told: those deals are played once."""


def purpose(seed: int) -> str | None:
    """What the deals of a seed are for, if its range has a name."""
    return next((name for name, seeds in RANGES.items() if seed in seeds), None)


def check_seed(seed: int, final: bool = False) -> int:
    """The seed, if it may be used.

    :raises BadOption: for the final deals, unless they are asked for.
    """
    if purpose(seed) == FINAL and not final:
        raise BadOption(f"seed {seed} deals the final matches, which are played once: only `--final` takes it")
    return seed


def check_purpose(seed: int, wanted: str) -> int:
    """The seed, if its deals are for this.

    :raises BadOption: if they are for something else.
    """
    if purpose(seed) != wanted:
        seeds = RANGES[wanted]
        raise BadOption(f"seed {seed} is not one for {wanted}: those are {seeds[0]} to {seeds[-1]}")
    return seed


def fresh_seed(wanted: str, used: set[int], rng: Random) -> int:
    """A seed of a range that was not used before."""
    seeds = RANGES[wanted]
    while (seed := seeds[rng.randrange(len(seeds))]) in used:
        pass
    return seed
