# Everything runs in .venv, made from the lock files with nothing but Python 3.11+ on the machine.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test test-full check bench lock clean

play: $(VENV)/.play  ## a game in the terminal, against bots
	@$(BIN)/commonroom play

test: check  ## every check: style, types, imports, and all tests but the long ones
	$(BIN)/pytest -q -n auto -m "not full"

test-full: check  ## the long tests too
	$(BIN)/pytest -q -n auto

check: $(VENV)/.dev  ## style, types and the direction of imports
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: $(VENV)/.dev  ## measure; see docs/performance.md
	$(BIN)/python benchmarks/engine.py

lock:  ## renew the lock files (needs uv)
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  pyproject.toml -o requirements/play.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  --extra dev pyproject.toml -o requirements/dev.txt

clean:
	rm -rf $(VENV) dist build

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Common Room needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: requirements/play.txt pyproject.toml | $(VENV)/bin/python
	$(PIP) install --require-hashes -r requirements/play.txt
	$(PIP) install --no-deps --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(VENV)/bin/python
	$(PIP) install --require-hashes -r requirements/dev.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/.play
