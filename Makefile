.DEFAULT_GOAL := help
.PHONY: help install play serve test soak check format compile clean bench servers

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
HOT := $(addprefix src/spinney/engine/,$(addsuffix .py,tables moves forest scoring state effects apply legal dealing playout))

help: ## list these commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /|/' | awk -F'|' '{printf "make %-9s %s\n", $$1, $$2}'

install: $(VENV)/.installed ## put Spinney and all that it needs into .venv

$(VENV)/.installed: pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

play: install ## play in the terminal against a bot
	$(BIN)/spinney play --terminal

serve: install ## start the table server on this machine
	$(BIN)/spinney serve

test: install compile servers ## run all tests
	SPINNEY_PURE=1 $(BIN)/python -m pytest --numprocesses 2 --dist loadgroup

soak: install compile servers ## run all tests with their full counts; takes long
	SPINNEY_PURE=1 SPINNEY_SOAK=1 $(BIN)/python -m pytest --numprocesses 2 --dist loadgroup

servers: # PostgreSQL and Redis for the tests, from Debian's packages
	@command -v redis-server > /dev/null && ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 \
		|| { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql redis-server; }

check: install ## lint, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: install ## put all files into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

compile: install build/.compiled ## compile the engine with mypyc: the same files, several times faster

build/.compiled: $(HOT) tools/compile.py
	mkdir -p build
	$(BIN)/python tools/compile.py > build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	touch $@

bench: install compile ## measure the engine, as sources and compiled
	SPINNEY_PURE=1 $(BIN)/spinney bench
	$(BIN)/spinney bench

clean: ## take away what was built
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
