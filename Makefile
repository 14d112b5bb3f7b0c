# Lapwing. `make help` lists the targets.

PORT ?= 8470

PROGRAM := .build/release/lapwing
SITE    := .build/site
PYTHON  := .venv/bin/python

# A stamp is touched when its step has succeeded, so that nothing is called while nothing has changed.
STAMPS := .build/stamps

# Folders are listed with their files: a folder is newer once a file in it was added or taken away.
SOURCES := Package.swift $(shell find Sources)
WEB     := $(shell find Web 2>/dev/null)

export PYTHONDONTWRITEBYTECODE := 1

.PHONY: build run test test-long lint format bench docs clean help
.DELETE_ON_ERROR:

build: $(STAMPS)/program $(STAMPS)/site  ## Set up, then build the programs and the page

run: build  ## Build, then serve the page on this machine alone (PORT=8470)
	@exec $(PROGRAM) serve --port $(PORT)

test: build $(STAMPS)/set-up-test  ## Test the modules natively, in WebAssembly and in the browser
	swift test --disable-xctest
	if [ -d Tests/Node ]; then node --test Tests/Node/*.test.mjs; fi
	$(PYTHON) -m pytest Tests

test-long: export LAPWING_LONG := 1
test-long: test  ## Test with many more seeds, and with faults put into the core by hand
	$(PYTHON) Tests/Faults/run.py

lint: $(STAMPS)/set-up-build  ## Check format, acceptance cases, links and places
	swift format lint --strict -r -p Sources Tests Package.swift
	python3 Tools/check-cases
	python3 Tools/check-links
	python3 Tools/check-places

format: $(STAMPS)/set-up-build  ## Format the Swift sources in place
	swift format -i -r -p Sources Tests Package.swift

bench: build $(STAMPS)/set-up-test  ## Measure start-up, weight and response against their goals
	$(PYTHON) Tools/bench

docs: $(STAMPS)/set-up-build  ## Write the documentation of the modules to .build/docs
	Tools/docs

clean:  ## Take away everything that was built (not .venv)
	rm -rf .build .build-wasm

help:  ## List the targets
	@sed -nE 's/^([a-z-]+):.*  ## (.*)/  make \1\t\2/p' Makefile | expand -t 18

$(STAMPS)/set-up-build: Tools/set-up | $(STAMPS)
	Tools/set-up build
	@touch $@

$(STAMPS)/set-up-test: Tools/set-up requirements.txt | $(STAMPS)
	Tools/set-up test
	@touch $@

$(STAMPS)/program: $(SOURCES) | $(STAMPS)/set-up-build
	swift build -c release --static-swift-stdlib
	@touch $@

$(STAMPS)/wasm: $(SOURCES) Tools/build-wasm Tools/wasm-toolset Tools/arrange-wasm | $(STAMPS)/set-up-build
	Tools/build-wasm .build/lapwing.wasm
	@touch $@

$(STAMPS)/site: $(STAMPS)/program $(STAMPS)/wasm $(WEB)
	.build/release/first-page > .build/first-page.html
	python3 Web/build.py --wasm .build/lapwing.wasm --first-page .build/first-page.html --out $(SITE)
	@touch $@

$(STAMPS):
	@mkdir -p $@
