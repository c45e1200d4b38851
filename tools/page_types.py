"""Writes the TypeScript types of what the server answers and tells, made from its models, and the signs of steps.

`make web` runs it, a test says when it was forgotten:

    .venv/bin/python -m tools.page_types
"""

import json
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from spinney.cards.steps import STEP_WORDS
from spinney.server import answers, printed, protocol, review_shown, told

FILE = Path(__file__).parent.parent / "web" / "src" / "generated" / "server.ts"
STEPS = FILE.with_name("steps.ts")
MODELS: list[type[BaseModel]] = [
    *told.Message.__args__, answers.Moment, printed.Catalogue, printed.Editions, answers.Made, answers.Joined,
    answers.Mine, answers.GameRecord, answers.Rematch, answers.About, answers.Checked, review_shown.Review,
    protocol.NewTable,
]  # fmt: skip
_HEAD = (
    "/** What the server answers and tells. Written by tools/page_types.py from the server's models: change those. */\n"
)
_STEPS_HEAD = (
    "/** The steps of effects and their signs. Written by tools/page_types.py from cards/steps.py: change that. */\n\n"
    "/** What a step of a row must say, and its groups of signs: drawings, and `{…}` for what the row says. */\n"
    "export const STEPS: readonly { says: Record<string, string>; sign: readonly (readonly string[])[] }[] = [\n"
)
_WIDTH = 120
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def typescript() -> str:
    """The whole file."""
    wanted: list[tuple[type[BaseModel], Any]] = [(model, "serialization") for model in MODELS]
    _, schema = models_json_schema(wanted)
    parts = [_HEAD]
    parts += [_interface(name, row) for name, row in sorted(schema["$defs"].items())]
    parts.append(f"export type Message =\n{_lines([model.__name__ for model in told.Message.__args__])};\n")
    return "\n".join(parts)


def steps() -> str:
    """The file with the steps."""
    rows = [json.dumps({"says": word.says, "sign": word.sign}) for word in STEP_WORDS]
    return _STEPS_HEAD + "".join(f"  {row},\n" for row in rows) + "];\n"


def _interface(name: str, row: Schema) -> str:
    lines = [_comment(row.get("description"), ""), f"export interface {name} {{"]
    required = row.get("required", [])
    for key, value in row.get("properties", {}).items():
        lines.append(_comment(value.get("description"), "  "))
        lines.append(f"  {key}{'' if key in required else '?'}: {_type(value)};")
    if row.get("additionalProperties") is True:
        lines.append("  [key: string]: unknown;")
    return "\n".join(line for line in [*lines, "}"] if line) + "\n"


def _comment(text: str | None, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */" if text else ""


def _type(row: Schema) -> str:
    if "$ref" in row:
        return str(row["$ref"]).rsplit("/", 1)[-1]
    if "const" in row:
        return _quoted(row["const"])
    if "enum" in row:
        return " | ".join(_quoted(name) for name in row["enum"])
    if "anyOf" in row:
        return " | ".join(dict.fromkeys(_type(one) for one in row["anyOf"]))
    if row.get("type") == "array":
        return _list(row)
    if row.get("type") == "object":
        inner = row.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
    return _PLAIN[row["type"]] if "type" in row else "unknown"


def _list(row: Schema) -> str:
    if "prefixItems" in row:
        return f"[{', '.join(_type(one) for one in row['prefixItems'])}]"
    inner = _type(row.get("items", {}))
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _quoted(name: object) -> str:
    return "'" + json.dumps(name)[1:-1] + "'" if isinstance(name, str) else json.dumps(name)


def _lines(names: list[str]) -> str:
    return "\n".join(f"  | {name}" for name in names)


def main() -> None:
    """Writes both files."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")
    STEPS.write_text(steps(), encoding="utf-8")


if __name__ == "__main__":
    main()
