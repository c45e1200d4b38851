"""Limits on what comes from outside: how often, how much."""

import time
from collections import OrderedDict

_MOST_KEYS = 10_000


class Bucket:
    """A token bucket: so many a second on average, some more in a burst."""

    __slots__ = ("burst", "last", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.last = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether one more is allowed for this address."""
        bucket = self.by_key.pop(key, None) or Bucket(self.rate, self.burst)
        self.by_key[key] = bucket
        if len(self.by_key) > _MOST_KEYS:
            self.by_key.popitem(last=False)
        return bucket.take()
