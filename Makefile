# What one does with a working copy. `make` alone lists it.
#
# Everything lives in two folders that may be deleted at any time: .venv (the tools, and the package as an editable,
# interpreted install) and build (among others the compiled build, which goes before the editable one on PYTHONPATH).

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.SUFFIXES:

ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
READY := $(VENV)/.ready
BUILT := build/compiled/.built
# An absolute path, because tests and games start processes in other folders.
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled"

.PHONY: help play terminal test lint fields positions wire types imports client web server browser chromium load redraw interpreted compiled build bench match rules docs sweep pins clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: build ## play in the browser; more: make play ARGS="--help"
	@$(COMPILED) $(BIN)/cabildo serve --open $(ARGS)

terminal: build ## play Puerto Rico in the terminal; more: make terminal ARGS="--help"
	@$(COMPILED) $(BIN)/cabildo play puerto-rico $(ARGS)

test: chromium lint types imports client interpreted browser compiled ## everything that must hold before a change goes in
	@echo "make test: all is well"

lint: $(READY) ## style and likely mistakes (ruff), and whether `make fields`, `make positions` and `make wire` were run
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python tools/make_fields.py --check
	$(BIN)/python tools/make_positions.py --check
	$(BIN)/python tools/make_cards.py --check
	$(BIN)/python -m tools.make_wire --check
	$(BIN)/python -m tools.make_views --check

fields: $(READY) ## what follows from declared fields and actions: empty values, copies, numbers
	$(BIN)/python tools/make_fields.py

positions: $(READY) ## the reference pages of positions, in docs/python, and the page of cards
	$(BIN)/python tools/make_positions.py
	$(BIN)/python tools/make_cards.py

wire: $(READY) ## the types of what crosses the wire, for the browser client: requests, messages and each title's views
	$(BIN)/python -m tools.make_wire
	$(BIN)/python -m tools.make_views

types: $(READY) ## types (mypy, strict)
	$(BIN)/mypy

imports: $(READY) ## who may know whom (import-linter)
	$(BIN)/lint-imports

client: $(READY) web ## the browser client: types, style and its own tests
	@$(BIN)/python web/make_client.py check

web: $(READY) ## build the browser client into the package
	@$(BIN)/python web/make_client.py

# A browser for the tests: whatever is on the PATH, else Debian's. A missing one is an error, never a silent skip.
chromium:
	@command -v chromium chromium-browser > /dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
	    && echo "Installing Chromium for the browser tests ..." \
	    && apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } \
	    || { echo "The browser tests need Chromium on the PATH: install it, or run as root on Debian." >&2; exit 1; }

interpreted: build ## the tests, on the plain Python files
	$(BIN)/pytest -m "not slow" -n auto --ignore=tests/browser $(ARGS)

server: build ## only the server, on both databases: killed, restarted, raced and fuzzed
	$(BIN)/pytest -m "not slow" -n auto tests/server $(ARGS)

# Apart from the other tests, which would keep the pages waiting; compiled, since the same bots think much faster then.
# What fails is tried once more, and shown all the same: a browser on a busy machine is late now and then.
browser: build web chromium ## the browser game in a real Chromium; screenshots go to build/artefacts
	$(COMPILED) $(BIN)/pytest -m "not slow" -n 2 --dist loadgroup --reruns 1 --rerun-show-tracebacks tests/browser $(ARGS)

# A rule must hold in both builds, and its tests live with its title; so must the laws, and a title that is not compiled
# itself. What only reads, writes or draws is the same file in both.
compiled: build ## the tests of titles, their rules and the laws, on the compiled build
	$(COMPILED) $(BIN)/pytest -m "not slow" -n auto tests/titles tests/testing $(ARGS)

build: $(BUILT) ## the compiled build (interpreted where there is no C compiler)

bench: build ## how fast it is, and against what
	$(COMPILED) $(BIN)/python benchmarks/run.py $(ARGS)

match: build ## how strong a program is: make match ARGS="trinidad simple random --players 4"
	$(COMPILED) $(BIN)/python benchmarks/match.py $(ARGS)

rules: $(READY) ## every title's rules that no test names
	$(BIN)/cabildo rules --coverage $(ARGS)

load: build ## how many moves a second the server holds, and how quickly it acknowledges them
	$(COMPILED) $(BIN)/python benchmarks/load.py $(ARGS)

redraw: build web chromium ## how long the browser takes to show a move with five full boards
	$(COMPILED) $(BIN)/python benchmarks/redraw.py $(ARGS)

docs: $(READY) ## the documentation, into build/site
	$(BIN)/mkdocs build --strict --site-dir build/site

sweep: build ## the tests that take minutes
	$(COMPILED) $(BIN)/pytest -m slow -n auto $(ARGS)

pins: ## newest versions of the tools, into requirements/dev.txt (needs uv)
	cd requirements && uv pip compile dev.in --output-file dev.txt --upgrade --quiet --universal --python-version 3.11 \
	    --no-emit-index-url --no-emit-find-links --no-header

clean: ## back to a fresh clone
	rm -rf $(VENV) build src/*.egg-info src/cabildo/server/client web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# --- setting up -------------------------------------------------------------------------------------------------------

# PYTHON=... chooses one. A name on the PATH is no proof (it may be a stub of a version manager), so each one is run.
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
    $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)

$(VENV)/.tools: requirements/dev.txt
	@[ -n "$(PYTHON)" ] || { echo "Cabildo needs Python 3.11 or newer: make PYTHON=/where/it/is" >&2; exit 1; }
	@echo "Setting up $(VENV) with $$("$(PYTHON)" --version), which takes a minute the first time ..."
	@"$(PYTHON)" -m venv $(VENV)
	@$(PIP) -r requirements/dev.txt
	@touch $@

$(READY): $(VENV)/.tools pyproject.toml setup.py
	@CABILDO_COMPILE=0 $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

# The list changes when a file comes or goes, which no file's time would show.
build/sources.txt: FORCE
	@mkdir -p build
	@$(FIND_SOURCES) | LC_ALL=C sort > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

FORCE:

FIND_SOURCES := find src/cabildo web -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path '*/server/client/*'
SOURCES := $(shell $(FIND_SOURCES))

# Setuptools packs whatever an earlier build left in build/lib*: sources always go, compiled modules only when the setup
# changed, so that a change outside the hot path costs no new compilation. Where there is a C compiler, failing to
# compile is an error; where there is none, there is no compiled build and PYTHONPATH points at nothing. The stamp bears
# the time of the start, because a source may change meanwhile.
$(BUILT): $(READY) build/sources.txt $(SOURCES)
	@touch build/started
	@[ $@ -nt $(READY) ] || rm -rf build/lib*
	@rm -rf build/compiled; find build -path 'build/lib*' -type f -not -name '*.so' -delete
	@if ! echo '#include <Python.h>' | $(CC) -x c -c -o /dev/null - 2> /dev/null \
	        -I "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')"; then \
	    echo "There is no C compiler with Python's headers here: going on interpreted, which is correct but slow."; \
	else \
	    echo "Building the compiled package, which takes a minute or two ..."; \
	    CC="$(CC)" CABILDO_COMPILE=1 $(PIP) --no-build-isolation --no-deps --target build/compiled .; \
	    $(COMPILED) $(BIN)/python -c 'import cabildo.engine.state as s; assert s.__file__.endswith(".so"), s.__file__'; \
	    touch -r build/started $@; \
	fi
