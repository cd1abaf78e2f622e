# Everything runs in .venv, which is created from the lock files; the machine needs only Python 3.11+.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Node comes with the lock files too; its programs are in the same folder.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
PAGE := src/commonroom/page/index.html
# Many tests wait for a server, so three of them keep two cores busy. A browser alone keeps a core busy.
WORKERS := $(shell $(PYTHON) -c 'import os; print(3 * (os.cpu_count() or 2) // 2)')
# Compiled once, not by each of the hundreds of processes that the tests start.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play mutants screens sheets test test-full check check-python check-page bench docs maps page protocol wheel lock clean

play: $(VENV)/.play $(PAGE)  ## the table in a browser, on a SQLite file
	@INVITE="make play HOST=0.0.0.0" $(BIN)/commonroom serve --database sqlite:///commonroom.db \
	  $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

# The browser's driver occupies a process's event loop, so the page has a test run of its own.
test: check $(VENV)/.system  ## every check: style, types, imports, and all tests but the long ones
	$(BIN)/pytest -q -n $(WORKERS) -m "not full" --ignore tests/page
	$(BIN)/pytest -q -n auto --dist loadgroup -m "not full" tests/page

test-full: check $(VENV)/.system-full  ## the long tests too
	CHECKS=full $(BIN)/pytest -q -n $(WORKERS) --ignore tests/page
	CHECKS=full $(BIN)/pytest -q -n auto --dist loadgroup tests/page

check: $(VENV)/.dev $(PAGE)  ## style, types and the direction of imports; the page's unit tests
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check-python check-page

check-python:
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

check-page:
	$(NPM) run check --silent
	$(NPM) run lint --silent
	$(NPM) test

mutants: $(VENV)/.dev  ## break rules at random and count how many breaks the tests notice
	$(BIN)/python -m tools.mutants $(if $(EACH),--each $(EACH)) $(if $(SEED),--seed $(SEED))

screens: $(VENV)/.system $(PAGE)  ## photograph every screen by size, theme and language
	$(BIN)/python -m tools.screens

sheets: $(VENV)/.system $(PAGE)  ## photograph all drawings of A Year at Hogwarts, to look at them beside each other
	$(BIN)/python -m tools.sheets

bench: $(VENV)/.dev  ## measure; see docs/performance.md
	$(BIN)/python benchmarks/importing.py
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/kernel.py
	$(BIN)/python benchmarks/research.py
	$(BIN)/python benchmarks/jax_sequence.py
	$(BIN)/python benchmarks/hogwarts.py
	$(BIN)/python benchmarks/server.py

page: $(PAGE)  ## build the page

protocol: $(VENV)/.dev  ## generate the page's types from the structs of the server and of every game
	$(BIN)/python -m commonroom.server.typescript web/src/protocol

docs: $(VENV)/.dev  ## the documentation as an offline site, in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "open build/site/index.html"

maps: $(VENV)/.dev  ## the maps from rules to files, generated from the code
	$(BIN)/python tools/maps.py

wheel: $(VENV)/.web  ## the package with its page, in dist/
	$(PIP) wheel --no-deps --no-build-isolation -w dist .

lock:  ## renew the lock files (needs uv)
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  --extra page pyproject.toml -o requirements/play.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  --extra page --extra plot --extra postgres --extra research --extra jax --extra docs --extra dev pyproject.toml -o requirements/dev.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  pyproject.toml -o requirements/run.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  --extra postgres pyproject.toml -o requirements/host.txt

clean:
	rm -rf $(VENV) dist build web/node_modules src/commonroom/page

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Common Room needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: requirements/play.txt pyproject.toml | $(VENV)/bin/python
	$(PIP) install --require-hashes -r requirements/play.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(VENV)/bin/python
	$(PIP) install --require-hashes -r requirements/dev.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/.play

$(VENV)/.web: web/package-lock.json | $(VENV)/.play
	$(NPM) ci --ignore-scripts --no-audit --no-fund --silent
	@touch $@

$(PAGE): $(VENV)/.web $(shell find web/src web/index.html web/vite.config.ts web/svelte.config.js web/breakpoints.js web/tools src/commonroom/locale -type f 2>/dev/null)
	$(NPM) run build --silent

# A browser, a database and two proxies for the tests: installed on Debian as root, elsewhere found on the machine.
$(VENV)/.system: tools/install-test-tools | $(VENV)/bin/python
	tools/install-test-tools
	@touch $@

# The long tests put the server behind proxies too.
$(VENV)/.system-full: | $(VENV)/.system
	tools/install-test-tools full
	@touch $@
