"""Settings from the environment, limits as buckets, and logs as lines of JSON."""

import io
import json
import logging
import sys
from dataclasses import fields

import pytest

from spinney.errors import BadOption
from spinney.server.limits import Bucket, Buckets
from spinney.server.logs import JsonLines
from spinney.server.run import check
from spinney.server.settings import Settings


def test_nothing_needs_to_be_set() -> None:
    settings = Settings.from_environment({})
    assert settings == Settings()
    assert settings.database_url.startswith("sqlite:///")
    assert (settings.redis_url, settings.webhook_private, settings.trust_proxy) == ("", False, 0)


def test_every_setting_can_be_given() -> None:
    samples = {str: "text", int: "7", float: "0.5", bool: "yes"}
    given = {f"SPINNEY_{item.name.upper()}": samples[type(item.default)] for item in fields(Settings)}
    settings = Settings.from_environment(given)
    for item in fields(Settings):
        assert str(getattr(settings, item.name)) in ("text", "7", "0.5", "True"), item.name


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("SPINNEY_BOT_WORKERS", "many"), ("SPINNEY_BOT_WORKERS", "-1"), ("SPINNEY_BOT_BUDGET", "x"),
        ("SPINNEY_BOT_BUDGET", "nan"), ("SPINNEY_BOT_BUDGET", "inf"), ("SPINNEY_MAX_BODY", "1.5"),
        ("SPINNEY_MAX_MESSAGE", ""), ("SPINNEY_TRUST_PROXY", "perhaps"), ("SPINNEY_TAKEOVER_AFTER", "-5"),
    ],
)  # fmt: skip
def test_a_setting_that_cannot_be_read_is_named(name: str, text: str) -> None:
    with pytest.raises(BadOption, match=name):
        Settings.from_environment({name: text})


@pytest.mark.parametrize("text", ["1", "TRUE", "yes", "0", "no", ""])
def test_yes_and_no(text: str) -> None:
    given = {"SPINNEY_WEBHOOK_PRIVATE": text, "SPINNEY_TRUST_PROXY": text}
    settings = Settings.from_environment(given)
    assert settings.webhook_private is (text in ("1", "TRUE", "yes"))
    assert settings.trust_proxy == int(settings.webhook_private), "the old words for one proxy and none"


def test_several_proxies() -> None:
    assert Settings.from_environment({"SPINNEY_TRUST_PROXY": "3"}).trust_proxy == 3


def test_a_time_limit_is_no_shorter_than_the_grace() -> None:
    for after in (0, 45, 600):
        check(Settings(takeover_after=after), 1)
    with pytest.raises(BadOption, match="SPINNEY_TAKEOVER_AFTER must be 0"):
        check(Settings(takeover_after=44), 1)
    check(Settings(takeover_after=1, vote_after=1), 1)


def test_what_cannot_work_is_refused_before_the_start() -> None:
    check(Settings(), 1)
    check(Settings(redis_url="redis://127.0.0.1:1/0"), 4)
    for settings, workers, words in (
        (Settings(), 0, "--workers"), (Settings(), 2, "SPINNEY_REDIS_URL"),
        (Settings(database_url="mysql://x"), 1, "SPINNEY_DATABASE_URL"),
    ):  # fmt: skip
        with pytest.raises(BadOption, match=words):
            check(settings, workers)


def test_a_bucket_lets_so_many_through(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("spinney.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(2, 5)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    now[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] += 1000
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_buckets_are_apart_and_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spinney.server.limits._MOST_KEYS", 100)
    buckets = Buckets(0.001, 1)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    for number in range(1000):
        buckets.take(str(number))
    assert len(buckets.by_key) <= 100


def test_a_log_line_is_json() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    log = logging.Logger("spinney.test")
    log.addHandler(handler)
    log.info("ready %s", "now", extra={"tables": 3, "odd": {1}})
    try:
        raise ValueError("x\ny")
    except ValueError:
        log.error("broken", exc_info=sys.exc_info())
    first, second = (json.loads(line) for line in out.getvalue().splitlines())
    assert (first["message"], first["level"], first["from"], first["tables"]) == (
        "ready now",
        "info",
        "spinney.test",
        3,
    )
    assert "ValueError" in second["error"]
