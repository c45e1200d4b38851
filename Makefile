.DEFAULT_GOAL := help
.PHONY: help install play test check format compile clean bench

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

test: install compile ## run all tests
	SPINNEY_PURE=1 $(BIN)/python -m pytest --numprocesses 2

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
