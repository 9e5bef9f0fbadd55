# The front door, for people and for CI. Each target sets up what it needs in .venv first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := $(shell find src web -type f -not -path '*/__pycache__/*' -not -path '*/node_modules/*' -not -path 'src/dwarrow/page/*')
# The engine compiles on one core while the tests of its sources run on another.
MAKEFLAGS += -j2

.PHONY: play test interpreted check bench clean
.DELETE_ON_ERROR:

play: $(VENV)/installed
	@$(BIN)/dwarrow

test: interpreted $(VENV)/wheel
	@$(MAKE) --no-print-directory $(VENV)/installed
	$(BIN)/python -m pytest -n auto

# The sources without a compiler, by the laws of the games.
interpreted: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python -m pytest tests/laws tests/parts

check: $(VENV)/tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	cd web && npm ci --no-audit --no-fund && npm run check && npm test

bench: $(VENV)/installed
	$(BIN)/dwarrow bench

clean:
	rm -rf $(VENV) build dist

# What the project needs, and the project itself as its sources.
$(VENV)/tools: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --editable '.[dev]'
	touch $@

$(VENV)/wheel: $(VENV)/tools hatch_build.py $(SOURCES)
	rm -rf $(VENV)/wheels
	$(PIP) wheel --no-deps --wheel-dir $(VENV)/wheels .
	touch $@

$(VENV)/installed: $(VENV)/wheel
	$(PIP) install --force-reinstall --no-deps $(VENV)/wheels/*.whl
	touch $@
