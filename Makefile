# Two commands do everything on a fresh machine with Python 3.11+ and make: `make play` and `make test`.

PYTHON ?= python3
comma := ,
VENV ?= .venv
BIN := $(VENV)/bin
WORKERS ?= 2
SERVE ?= --open
# PyTorch and Ray are large: CI installs them, elsewhere their tests are skipped by name unless you ask (CI=true make test).
EXTRAS := $(if $(filter true,$(CI)),server$(comma)lab$(comma)learn$(comma)sb3$(comma)ray$(comma)mcp$(comma)spiel$(comma)test$(comma)docs,server$(comma)lab$(comma)test$(comma)docs)

.PHONY: play test newest newest-suite fresh setup check docs bench bench-page soak mutants tables web web-check protocol clean playthroughs fast compiled

play: $(VENV)/.play web
	$(BIN)/undercroft serve $(SERVE)

test: $(VENV)/.test web
	@sh scripts/packages.sh
	@$(MAKE) --no-print-directory check
	$(BIN)/python -m pytest -n $(WORKERS) -rs tests

setup: $(VENV)/.test web

check: $(VENV)/.test
	$(BIN)/ruff check src tests bench scripts hatch_build.py
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python scripts/docs.py
	$(BIN)/python scripts/protocol.py --check
	@$(MAKE) --no-print-directory web-check

# All pages and the reference as a site in site/, without the network; whatever leads nowhere is an error (a test, too).
docs: $(VENV)/.test
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

bench: $(VENV)/.bench
	@for name in $$(ls bench/*.py | grep -v -e harness -e works -e speed -e catan -e page -e fuzz -e analysis -e doubts -e before -e __init__); do $(BIN)/python -m bench.$$(basename $$name .py) || exit 1; done
	$(BIN)/python -m bench.speed

# The page in Chromium, on a quiet machine: writes the figures of docs/page.md.
bench-page: $(VENV)/.test web
	$(BIN)/python -m bench.page --write

# On the newest Python of this machine, in an environment of its own: what a new Python can break (the core, every case and playthrough, proofs,
# the server, the terminal, the library). What only repeats on it that the rules are right runs in `make test` alone.
NEWEST := tests/core tests/server tests/test_cli.py tests/test_library.py tests/test_play.py tests/test_playthroughs.py tests/test_proofs.py \
  $(wildcard tests/games/*/test_cases.py)
newest:
	@oldest=$$(sh scripts/pythons.sh | head -n 1); newest=$$(sh scripts/pythons.sh | tail -n 1); \
	if [ "$$oldest" = "$$newest" ]; then echo "There is one Python here, and make test has run on it: $$newest"; \
	else $(MAKE) --no-print-directory newest-suite CI= VENV=.venv-newest PYTHON="$$newest"; fi

newest-suite: $(VENV)/.test
	$(BIN)/python --version
	$(BIN)/python -m pytest -n $(WORKERS) -rs $(NEWEST)

# The rules, bots and solvers compiled in place by mypyc, a few minutes with a C compiler; `make play` and simulations
# use them from then on, until a source changes. UNDERCROFT_PURE=1 runs the plain modules. LEVEL=0 is quick to build.
LEVEL ?= 2
fast: $(VENV)/.test
	$(BIN)/python scripts/compile.py --level $(LEVEL)

# The same cases, playthroughs and proofs on the compiled modules.
compiled: fast
	UNDERCROFT_PURE=0 $(BIN)/python -m pytest -n $(WORKERS) tests/test_compiled.py tests/test_playthroughs.py tests/games/*/test_cases.py

# Fresh checkouts, wheels and environments made from nothing: minutes, so only CI and you, by this name, run them.
fresh: $(VENV)/.test web
	$(BIN)/python -m pytest -n $(WORKERS) -m fresh -rs tests

soak: $(VENV)/.test
	UNDERCROFT_SEEDS=fresh $(BIN)/python -m pytest -n $(WORKERS) -m "soak or random" tests

GAME ?= thunderstone
N ?= 200
SEED ?= 1
mutants: $(VENV)/.test
	$(BIN)/python scripts/mutants.py $(GAME) --number $(N) --seed $(SEED) --workers $(WORKERS)

playthroughs: $(VENV)/.play
	$(BIN)/undercroft playthrough --write tests/playthroughs

# What lab environments with stable actions are made from, surveyed anew after content or rules have changed: some minutes.
tables: $(VENV)/.play
	$(BIN)/python -m undercroft.lab.survey thunderstone bugs jaws sanctum machina --seconds 60 --workers $(WORKERS)

web: $(VENV)/.play
	@sh scripts/web.sh

web-check: $(VENV)/.play
	@sh scripts/web-check.sh

# What goes over the wire, written anew for the page (web/src/wire.ts) and for people (docs/protocol.md).
protocol: $(VENV)/.play
	$(BIN)/python scripts/protocol.py

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit("Undercroft needs Python 3.11 or newer; this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[server]"
	@touch $@

$(VENV)/.test: pyproject.toml $(VENV)/.play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c scripts/constraints.txt -e ".[$(EXTRAS)]"
	@touch $@

$(VENV)/.bench: pyproject.toml $(VENV)/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[server,lab,test,bench]"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps catanatron-gym==4.0.0
	@touch $@

clean:
	rm -rf .venv .venv-newest web/node_modules web/dist site src/undercroft/server/static build src/undercroft/_compiled.*
