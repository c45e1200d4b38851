"""Imprint, contact and privacy as the host has set them: texts, files, addresses; the rest is refused at the start."""

from pathlib import Path

import pytest

from spinney.cli.main import main
from spinney.errors import BadOption
from spinney.server.about import LONGEST, about, told_of
from spinney.server.settings import Settings

EVIL = "<script>alert(1)</script> & <img src=x onerror=alert(2)>"


def test_nothing_needs_to_be_said() -> None:
    told = about(Settings(), "en")
    assert [told[name] for name in ("imprint", "contact", "privacy")] == [None] * 3
    assert told["days"] == {"running": 180, "over": 400, "pads": 90, "tokens": 400}
    assert about(Settings(imprint=" \n ", over_days=0), "en")["imprint"] is None


def test_a_text_is_told_as_it_is() -> None:
    assert told_of("imprint", EVIL, "en") == {"text": EVIL}
    assert told_of("imprint", "Ana\nForest Road 1\n", "de") == {"text": "Ana\nForest Road 1"}
    assert told_of("contact", "javascript:alert(1)", "en") == {"text": "javascript:alert(1)"}, "no address: a text"


@pytest.mark.parametrize("address", ["https://example.org/imprint", "HTTP://example.org", "mailto:ana@example.org"])
def test_an_address(address: str) -> None:
    assert told_of("contact", address, "en") == {"url": address}


def test_a_file_perhaps_with_others_for_languages(tmp_path: Path) -> None:
    (tmp_path / "imprint.txt").write_text("Ana\n", encoding="utf-8")
    (tmp_path / "imprint.de.txt").write_text("Ana, Waldstraße 1", encoding="utf-8")
    for name in (str(tmp_path / "imprint.txt"), f"file:{tmp_path}/imprint.txt"):
        assert told_of("imprint", name, "en") == {"text": "Ana"}
        assert told_of("imprint", name, "de") == {"text": "Ana, Waldstraße 1"}


def test_what_cannot_be_told_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "raw").write_bytes(b"\xff\xfe\x00")
    for value in (str(tmp_path / "none"), str(tmp_path), str(tmp_path / "raw"), "https://a b", "x" * (LONGEST + 1)):
        with pytest.raises(BadOption, match="SPINNEY_PRIVACY"):
            told_of("privacy", value, "en")


def test_a_wrong_file_ends_the_start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("SPINNEY_IMPRINT", "./there/is/none.txt")
    assert main(["serve"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "SPINNEY_IMPRINT: there/is/none.txt can't be read" in said
