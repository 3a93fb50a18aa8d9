# Two commands do everything on a fresh machine with Python 3.11+ and make: `make play` and `make test`.

PYTHON ?= python3
comma := ,
VENV ?= .venv
BIN := $(VENV)/bin
WORKERS ?= 2
SERVE ?= --open
# PyTorch and Ray are large: CI installs them, elsewhere their tests are skipped by name unless you ask (CI=true make test).
EXTRAS := $(if $(filter true,$(CI)),server$(comma)lab$(comma)learn$(comma)ray$(comma)test$(comma)docs,server$(comma)lab$(comma)test$(comma)docs)

.PHONY: play test newest newest-suite fresh setup check docs bench soak mutants web web-check protocol clean playthroughs

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
	@for name in $$(ls bench/*.py | grep -v -e harness -e catan -e __init__); do $(BIN)/python -m bench.$$(basename $$name .py) || exit 1; done

# The same tests on the newest Python of this machine, in an environment of its own. Left out: the browser, which sees
# the same page, and the learning extras, whose PyTorch is gigabytes there (their tests are skipped by name).
newest:
	@oldest=$$(sh scripts/pythons.sh | head -n 1); newest=$$(sh scripts/pythons.sh | tail -n 1); \
	if [ "$$oldest" = "$$newest" ]; then echo "There is one Python here, and make test has run on it: $$newest"; \
	else $(MAKE) --no-print-directory newest-suite CI= VENV=.venv-newest PYTHON="$$newest"; fi

newest-suite: $(VENV)/.test
	$(BIN)/python --version
	$(BIN)/python -m pytest -n $(WORKERS) -rs --ignore tests/browser tests

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
	@touch $@

clean:
	rm -rf .venv .venv-newest web/node_modules web/dist site src/undercroft/server/static
