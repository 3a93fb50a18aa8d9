# Two commands do everything on a fresh machine with Python 3.11+ and make: `make play` and `make test`.

PYTHON ?= python3
comma := ,
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= 2
# PyTorch and Ray are large: CI installs them, elsewhere their tests are skipped by name unless you ask (CI=true make test).
EXTRAS := $(if $(filter true,$(CI)),server$(comma)lab$(comma)learn$(comma)ray$(comma)test,server$(comma)lab$(comma)test)

.PHONY: mutants play test setup check bench soak web clean playthroughs

play: $(VENV)/.play web
	$(BIN)/undercroft serve --open

test: $(VENV)/.test web
	@sh scripts/packages.sh
	@$(MAKE) --no-print-directory check
	$(BIN)/python -m pytest -n $(WORKERS) -m "not soak" -rs tests

setup: $(VENV)/.test web

check: $(VENV)/.test
	$(BIN)/ruff check src tests bench scripts
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python scripts/docs.py

bench: $(VENV)/.bench
	@for name in $$(ls bench/*.py | grep -v -e harness -e catan -e __init__); do $(BIN)/python -m bench.$$(basename $$name .py) || exit 1; done

soak: $(VENV)/.test
	$(BIN)/python -m pytest -n $(WORKERS) -m soak tests

GAME ?= thunderstone
N ?= 200
SEED ?= 1
mutants: $(VENV)/.test
	$(BIN)/python scripts/mutants.py $(GAME) --number $(N) --seed $(SEED) --workers $(WORKERS)

playthroughs: $(VENV)/.play
	$(BIN)/undercroft playthrough --write tests/playthroughs

web: $(VENV)/.play
	@sh scripts/web.sh

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
	rm -rf $(VENV) web/node_modules web/dist src/undercroft/server/static
