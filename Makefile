.DEFAULT_GOAL := help
.PHONY: help pins install web play serve test soak check format compile clean bench screens servers

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
HOT := $(addprefix src/spinney/engine/,$(addsuffix .py,tables moves packing conditions points scales local forest scoring prompts state \
	effects apply legal dealing playout knowledge events))
HOT += $(addprefix src/spinney/bots/,$(addsuffix .py,estimate quick draws))

PAGE := $(shell find web/src web/icons web/art web/public src/spinney/words -type f -not -path '*/generated/*' -not -name '*.py*') \
	web/index.html web/package.json web/package-lock.json web/vite.config.ts

help: ## list these commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /|/' | awk -F'|' '{printf "make %-9s %s\n", $$1, $$2}'

install: $(VENV)/.installed ## put Spinney and all that it needs into .venv

$(VENV)/.installed: pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip --version > /dev/null 2>&1 || $(BIN)/python -m ensurepip > /dev/null # some tools make environments without it
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

web: build/.web ## build the page into the package

build/.web: web/node_modules/.installed $(PAGE)
	mkdir -p build
	cd web && npm run --silent build -- --logLevel warn
	touch $@

# Not `npm ci`: it wants the optional packages of all other systems in the lock, which not every mirror has.
web/node_modules/.installed: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

play: install web ## play in the browser: starts Spinney on this machine and opens the page (LAN=1: also for phones in your network)
	$(BIN)/spinney play $(if $(LAN),--lan)

serve: install web ## start the table server on this machine
	$(BIN)/spinney serve

test: install compile servers web ## run all tests
	cd web && npm run --silent test
	SPINNEY_PURE=1 $(BIN)/python -m pytest --numprocesses 2 --dist loadgroup

soak: install compile servers web ## run all tests with their full counts; takes long
	SPINNEY_PURE=1 SPINNEY_SOAK=1 $(BIN)/python -m pytest --numprocesses 2 --dist loadgroup

servers: # PostgreSQL, Redis and a browser for the tests, from Debian's packages
	@command -v redis-server > /dev/null && command -v chromium-headless-shell > /dev/null && ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 \
		|| { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql redis-server chromium-headless-shell; }

check: install web ## lint, format and types
	cd web && npm run --silent check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: install web ## put all files into shape
	cd web && npm run --silent format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

compile: install build/.compiled ## compile the engine with mypyc: the same files, several times faster

build/.compiled: $(HOT) tools/compile.py
	mkdir -p build
	$(BIN)/python tools/compile.py > build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	touch $@

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
