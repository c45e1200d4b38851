"""Shows the examples of docstrings (`>>>`) as code on the documentation site."""

from typing import Any

import griffe


class Examples(griffe.Extension):
    """Puts a fence around each example."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called for every module, class, function and attribute."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """Examples begin with `>>>` and end before an empty line."""
    lines: list[str] = []
    inside = False
    for line in [*text.split("\n"), ""]:
        if not inside and line.lstrip().startswith(">>> "):
            lines += ["", "```pycon"]
            inside = True
        elif inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line.strip() if inside and line.lstrip().startswith(">>> ") else line)
    return "\n".join(lines[:-1])
