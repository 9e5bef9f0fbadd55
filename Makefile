# The front door, for people and for CI. Each target sets up what it needs in .venv first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src web -type f -not -path '*/__pycache__/*' -not -path '*/node_modules/*' -not -path 'src/dwarrow/page/*')

.PHONY: play test check bench clean
.DELETE_ON_ERROR:

play: $(VENV)/installed
	@$(BIN)/dwarrow

test: $(VENV)/installed
	$(BIN)/python -m pytest -n auto
	PYTHONPATH=src $(BIN)/python -m pytest -n auto tests/laws tests/parts

check: $(VENV)/installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

bench: $(VENV)/installed
	$(BIN)/dwarrow bench

clean:
	rm -rf $(VENV) build dist

$(VENV)/installed: pyproject.toml hatch_build.py $(SOURCES)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check '.[dev]'
	touch $@
