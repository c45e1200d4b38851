"""What the documentation site (`make docs`) makes of the pages beside what mkdocs does by itself.

Notebooks become pages, files of the repository that a page links to become pages too, and lists may follow a line of
text directly, as they do where the pages are read in the repository.
"""

import json
import posixpath
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"\]\(((?:\.\./)+)([^)#\s]+)(#[^)\s]*)?\)")
FENCE = re.compile(r"^(\s*)(```|~~~)")
ITEM = re.compile(r"^\s*([-*]|\d+\.) ")
NAMED = re.compile(r"\[([a-z-]+\.md)\](?=\()")
SHIM = re.compile(r'src="?https://unpkg\.com/iframe-worker/shim"?')
LANGUAGES = {".py": "python", ".sh": "sh", ".yaml": "yaml", ".json": "json", ".service": "ini", ".env": "sh"}


def on_files(files: Files, config: Any) -> Files:
    """Adds the notebooks and the linked files as pages."""
    for notebook in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{notebook.stem}.md", content=notebook_page(notebook)))
    for path in sorted(linked_files()):
        files.append(File.generated(config, f"source/{path}.md".replace(".md.md", ".md"), content=source_page(path)))
    return files


def linked_files() -> set[str]:
    """Files outside of the pages that some page links to."""
    found = {"CHANGELOG.md"}
    for page in (ROOT / "docs").rglob("*.md"):
        for _, path, _ in LINK.findall(page.read_text("utf-8")):
            target = posixpath.normpath(posixpath.join(page.relative_to(ROOT).parent.as_posix(), _ups(page, path)))
            if not target.startswith("docs/") and (ROOT / target).is_file():
                found.add(target)
    return found


def _ups(page: Path, path: str) -> str:
    depth = len(page.relative_to(ROOT).parent.parts)
    return "../" * depth + path


def source_page(path: str) -> str:
    """A file of the repository as a page."""
    text = (ROOT / path).read_text("utf-8")
    if path.endswith(".md"):
        text = re.sub(r"\]\(docs/([^)\s]+)\)", r"](../\1)", text)
        return re.sub(r"\[([^\]]*)\]\((?!\.\./|https?:|#)[^)\s]+\)", r"\1", text)
    language = LANGUAGES.get(Path(path).suffix, "text")
    return f"# {Path(path).name}\n\n`{path}` in the repository.\n\n````{language}\n{text}````\n"


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Leads links to the pages above, and gives lists the empty line that they need here."""
    depth = page.file.src_uri.count("/")

    def lead(match: re.Match[str]) -> str:
        ups, path, heading = match[1].count("../"), match[2], match[3] or ""
        if ups <= depth:  # another page
            return match[0]
        return f"]({'../' * depth}source/{path}.md{heading})".replace(".md.md", ".md")

    text = LINK.sub(lead, NAMED.sub(lambda match: f"[{title_of(match[1])}]", markdown))
    return spaced(re.sub(r"(\]\([^)\s]*)\.ipynb\)", r"\1.md)", text))


@cache
def title_of(name: str) -> str:
    """The heading of a page; in the repository links go by the names of files."""
    path = ROOT / "docs" / name
    return path.read_text("utf-8").partition("\n")[0].lstrip("# ") if path.exists() else name


def spaced(markdown: str) -> str:
    """A list begins a paragraph of its own, and what is nested stands four deep."""
    lines: list[str] = []
    fenced = False
    for line in markdown.split("\n"):
        if FENCE.match(line):
            fenced = not fenced
        if not fenced and ITEM.match(line):
            before = lines[-1] if lines else ""
            if line.startswith("  - "):
                line = "  " + line
            elif before.strip() and not ITEM.match(before) and not before.startswith("  "):
                lines.append("")
        lines.append(line)
    return "\n".join(lines)


def notebook_page(path: Path) -> str:
    """A notebook with its outputs as a page."""
    parts = []
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
            continue
        parts.append(f"```python\n{text}\n```")
        parts += [shown for output in cell["outputs"] if (shown := output_block(output))]
    return "\n\n".join(parts) + "\n"


def output_block(output: dict[str, Any]) -> str:
    """What a cell showed."""
    if output["output_type"] == "stream":
        return f"```text\n{''.join(output['text']).rstrip()}\n```"
    data = output.get("data", {})
    if "text/html" in data:
        return "".join(data["text/html"]).replace("\n", " ")
    return f"<pre>{escape(''.join(data.get('text/plain', '')))}</pre>"


def on_post_page(output: str, page: Any, config: Any) -> str:
    """No page fetches anything from elsewhere: what the theme takes from the net for pages opened as files is ours."""
    return SHIM.sub(f'src="{"../" * page.file.dest_uri.count("/")}look/worker.js"', output)


def on_post_template(output_content: str, template_name: str, config: Any) -> str:
    """The same for the page of a wrong address."""
    return SHIM.sub('src="look/worker.js"', output_content)
