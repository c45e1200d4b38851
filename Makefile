.DEFAULT_GOAL := help
.PHONY: help pins install web play serve test soak check format engine compile clean bench screens servers wheel pad-site docs

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
HOT := $(addprefix src/spinney/engine/,$(addsuffix .py,tables moves packing conditions points scales local forest scoring prompts state automa \
	effects steps apply legal dealing playout knowledge events position))
HOT += $(addprefix src/spinney/bots/,$(addsuffix .py,estimate quick draws value))
HOT += $(addprefix src/spinney/envs/,$(addsuffix .py,actions encode play rewards room ledger many))
WRITTEN := src/spinney/envs/rows.py src/spinney/envs/rows.c

PAGE := $(shell find web/src web/icons web/art web/fonts web/public src/spinney/words -type f -not -path '*/generated/*' -not -name '*.py*') \
	web/index.html web/package.json web/package-lock.json web/vite.config.ts web/pack.ts

TYPES := web/src/generated/server.ts

SETUP := VENV=$(VENV) PYTHON=$(PYTHON) sh tools/setup.sh
# What is enough to play; where all is installed already that counts.
PACKAGES := $(VENV)/.$(if $(wildcard $(VENV)/.installed),installed,playing)
WEB_PACKAGES := web/node_modules/.$(if $(wildcard web/node_modules/.installed),installed,playing)

help: ## list these commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /|/' | awk -F'|' '{printf "make %-9s %s\n", $$1, $$2}'

play: $(PACKAGES) web engine build/.ready ## play in the browser: starts Spinney on this machine and opens the page (LAN=1: also for phones in your network)
	@$(BIN)/spinney play $(if $(LAN),--lan)

$(VENV)/.playing: pyproject.toml constraints.txt
	@$(SETUP) play
	@touch $@

install: $(VENV)/.installed ## put Spinney and all that tests and builds need into .venv

$(VENV)/.installed: pyproject.toml constraints.txt
	@$(SETUP) all
	@touch $@

web: build/.web ## build the page into the package

# The page's types of what the server says; kept in the repository, so that the page alone builds without Python.
$(TYPES): src/spinney/server/shown.py src/spinney/server/told.py src/spinney/server/answers.py src/spinney/server/review_shown.py src/spinney/server/printed.py src/spinney/server/protocol.py src/spinney/engine/prompts.py src/spinney/cards/steps.py tools/page_types.py | $(PACKAGES)
	SPINNEY_PURE=1 $(BIN)/python -m tools.page_types

build/.web: $(WEB_PACKAGES) $(PAGE) $(TYPES)
	@$(SETUP) page

pad-site: build/.pad-site ## build the score pad alone as files for any web space, into build/pad-site

build/.pad-site: $(PACKAGES) $(WEB_PACKAGES) $(PAGE) tools/pad_site.py
	@$(SETUP) pad-site

web/node_modules/.playing: web/package-lock.json
	@$(SETUP) page-packages

web/node_modules/.installed: web/package-lock.json
	@$(SETUP) page-tools

engine: $(PACKAGES) # compiled where that is possible
	@$(SETUP) engine $(HOT) $(WRITTEN) tools/compile.py

compile: build/.compiled ## compile the engine with mypyc: the same files, several times faster

build/.compiled: $(HOT) $(WRITTEN) tools/compile.py | $(PACKAGES)
	@$(SETUP) compile
	@touch $@

build/.ready: $(PACKAGES)
	@$(SETUP) ready
	@touch $@

serve: $(PACKAGES) web engine ## start the table server on this machine
	$(BIN)/spinney serve

# Without Node there is no page: the tests that need it are left out, and all others run.
TESTED := install web/node_modules/.installed $(if $(shell sh tools/setup.sh has-node && echo yes),web) pad-site servers engine

# What holds the rules runs from the sources; all that stands on them with the compiled engine, as players have it.
RULES := $(addprefix tests/,cards engine envs pad records reference species words)
PYTEST := $(BIN)/python -m pytest --numprocesses 2 --dist

test: $(TESTED) ## run all tests; on a system that lacks something, all that can run
	@$(SETUP) test-page
	SPINNEY_PURE=1 $(PYTEST) loadgroup $(RULES) tests/bots/test_frozen.py tests/bots/test_bots.py
	$(PYTEST) loadfile --no-loadscope-reorder tests $(addprefix --ignore=,$(RULES))

soak: $(TESTED) ## run all tests with their full counts, one file after the other; takes long, and writes build/soak/report.md
	$(BIN)/python tools/soak.py

wheel: $(PACKAGES) web ## make wheels in dist (one for every system, one with the compiled engine for this Python) and try them in clean environments
	@VENV=$(VENV) sh tools/wheels.sh

docs: $(PACKAGES) ## build the documentation site into build/site: open its index.html, it needs no net
	@$(SETUP) docs

servers: # PostgreSQL, Redis and a browser for the tests, from Debian's packages
	@$(SETUP) servers

check: install web/node_modules/.installed web ## lint, format and types
	cd web && npm run --silent check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: install web/node_modules/.installed web ## put all files into shape
	cd web && npm run --silent format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

screens: install web servers ## make pictures of all screens in build/screens; docs/screens gets those that are kept
	$(BIN)/python tools/screens.py

bench: install compile ## measure the engine, as sources and compiled
	SPINNEY_PURE=1 $(BIN)/spinney bench
	$(BIN)/spinney bench

pins: install ## write requirements-server.txt anew: what a server needs, with hashes
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	{ head -2 requirements-server.txt; $(BIN)/uv pip compile --quiet pyproject.toml --extra server --extra postgres --extra redis --constraint constraints.txt \
		--generate-hashes --no-header --no-annotate --universal --python-version 3.11; } > build/pins && mv build/pins requirements-server.txt

clean: ## take away what was built
	rm -rf build dist web/node_modules web/src/generated src/spinney/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
