"""Puts beside the built score pad what a server would tell it, so that it needs none: `make pad-site`."""

import json
import sys
from pathlib import Path

import orjson

from spinney.cards.boxes import editions as all_editions
from spinney.cards.load import load_edition
from spinney.languages import LANGUAGES
from spinney.server.catalogue import editions, rules
from spinney.words.cardlist import catalogue


def write(site: Path) -> None:
    """The games, their cards and their rules in all languages, and a manifest for the folder that it will lie in."""
    data = site / "data"
    data.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        told = {f"editions.{lang}": editions(lang)}
        for edition in all_editions():
            told[f"cards.{edition}.{lang}"] = catalogue(edition, lang)
            told[f"rules.{edition}.{lang}"] = rules(edition, lang)
            if load_edition(edition).solo:
                told[f"cards.{edition}.solo.{lang}"] = catalogue(edition, lang, {"solo": True})
                told[f"rules.{edition}.solo.{lang}"] = rules(edition, lang, solo=True)
        for name, value in told.items():
            (data / f"{name}.json").write_bytes(orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS))
    place = site / "manifest.webmanifest"
    manifest = json.loads(place.read_text("utf-8"))
    del manifest["id"]  # it would be that of the whole host
    manifest |= {"start_url": "./", "scope": "./"}
    for icon in manifest["icons"]:
        icon["src"] = icon["src"].removeprefix("/")
    place.write_text(json.dumps(manifest, indent=2), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
