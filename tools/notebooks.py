"""Runs the notebooks of the documentation and keeps what they show, without Jupyter: `python tools/notebooks.py`."""

import ast
import io
import json
import re
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "notebooks"
Cell = dict[str, Any]


def code_of(cell: Cell) -> str:
    """The text of a cell."""
    return "".join(cell["source"])


def run(cell: Cell, names: dict[str, Any], small: bool = False) -> list[dict[str, Any]]:
    """Runs a cell and returns what it shows; with `small`, numbers in capital letters (`GAMES = 40`) become 2."""
    code = code_of(cell)
    if small:
        code = re.sub(r"(?m)^([A-Z]+) = \d+", r"\1 = 2", code)
    tree, printed, value = ast.parse(code), io.StringIO(), None
    with redirect_stdout(printed):
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append(
            {"name": "stdout", "output_type": "stream", "text": printed.getvalue().splitlines(keepends=True)}
        )
    if value is not None:
        shown = {"text/plain": repr(value).splitlines(keepends=True)}
        if hasattr(value, "_repr_html_"):
            shown["text/html"] = value._repr_html_().splitlines(keepends=True)
        outputs.append({"data": shown, "execution_count": None, "metadata": {}, "output_type": "execute_result"})
    return outputs


def main() -> None:
    """Runs all of them from their first cell to their last."""
    for path in sorted(FOLDER.glob("*.ipynb")):
        notebook, names = json.loads(path.read_text("utf-8")), {"__name__": "notebook"}
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                cell["outputs"] = run(cell, names)
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
