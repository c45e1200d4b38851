"""The table of the prompts: whole, in order, and as docs/decisions.md tells people."""

import re
from pathlib import Path

from spinney.engine.prompts import PROMPTS, VERBS

CONTRACT = Path(__file__).resolve().parents[2] / "docs" / "decisions.md"


def test_each_prompt_stands_at_the_place_of_its_number() -> None:
    assert [kind.number for kind in PROMPTS] == list(range(len(PROMPTS)))
    assert len({kind.name for kind in PROMPTS}) == len(PROMPTS)


def test_every_verb_has_a_form_and_answers_a_prompt() -> None:
    assert {verb for kind in PROMPTS for verb in kind.verbs} == set(VERBS)
    assert all(form.least <= form.most for form in VERBS.values())


def test_the_contract_lists_the_same_prompts_and_verbs() -> None:
    section = CONTRACT.read_text("utf-8").partition("## The prompts")[2].partition("###")[0]
    rows = [line.split("|")[1:3] for line in section.splitlines() if line.startswith("| `")]
    told = [(name.strip(" `"), tuple(dict.fromkeys(re.findall(r"`(\w+)", moves)))) for name, moves in rows]
    assert told == [(kind.name, kind.verbs) for kind in PROMPTS]
