# Babble. Two commands are enough: `make play` and `make test`. Each installs what it needs, and says so first.
# Variables: ARGS="play memory"  PREFIX=/usr/local  DESTDIR=  SWIFT=/path/to/swift  PYTHON=python3

SWIFT ?= swift
PYTHON ?= python3
PREFIX ?= /usr/local
ARGS ?=

program := .build/release/babble
peer := .build/release/bench-peer
built := .build/release/babble.built
# Not in .build/release, which doesn't exist before the first build.
linked := .build/babble.linked
checkouts := .build/checkouts
packages := .build/package
# Includes folders: their time changes when a file is added or removed.
sources := Package.swift $(shell find Sources Games)

formatted := Sources Games Tests Scripts/Template Package.swift
build_packages := git libncurses-dev libfreetype-dev libsqlite3-dev libzinnia-dev libzstd-dev zlib1g-dev pkg-config $(if $(wildcard /usr/lib/gcc/*/*/libstdc++.so),,g++)
bench_packages := $(build_packages) gcc libvterm-dev ncurses-term sqlite3
test_packages := $(build_packages) libvterm-dev ncurses-term tmux xvfb xterm xdotool strace espeak-ng fontconfig \
  fonts-dejavu-core curl openssl tegaki-zinnia-japanese tegaki-zinnia-simplified-chinese \
  alsa-utils pulseaudio pulseaudio-utils ffmpeg flac opus-tools python3-pip binutils mandoc desktop-file-utils \
  $(if $(wildcard /usr/lib/*/libtcmalloc_minimal.so.4),,libtcmalloc-minimal4)
# Anki's own library reads and writes packages in a test, if it can be installed.
wheels := .build/wheels

share := $(DESTDIR)$(PREFIX)/share
bash_completion := $(share)/bash-completion/completions/babble
zsh_completion := $(share)/zsh/site-functions/_babble
fish_completion := $(share)/fish/vendor_completions.d/babble.fish
manual := $(share)/man/man1/babble.1
desktop := $(share)/applications/babble.desktop
icon := $(share)/icons/hicolor/scalable/apps/babble.svg
documents := $(share)/doc/babble

export SWIFT PYTHON

.PHONY: build play test test-fast replays campaign fuzz soak pictures sheets bench learn rounds judge check-decks course unicode docs lint format clean help
.PHONY: install uninstall package try-package supply

build: $(built) ## build the program

# Letters and words are spoken only where a voice is installed. Said once.
voice := .build/babble.voice

play: $(built) ## build what has changed and start Babble (ARGS="play memory")
	@[ -e $(voice) ] || command -v espeak-ng > /dev/null || \
	  echo "Letters and words have a sound with espeak-ng (sudo apt-get install espeak-ng)."; touch $(voice)
	@$(program) $(ARGS) || { status=$$?; [ $$status -eq 130 ] || exit $$status; }

# One static file.
static = BABBLE_STATIC=1 $(SWIFT) build -c release --disable-index-store --static-swift-stdlib \
  -debug-info-format none --product babble

# Warnings are errors. The tests have their own release build (see Package.swift) in their own folder.
scratch := .build/tests
# The compiler spends an eighth of its time in malloc: with tcmalloc, if it is there, the build takes 5% less.
allocator = $$(ls /usr/lib/$$(uname -m)-linux-gnu/libtcmalloc_minimal.so.4 2> /dev/null)
tested = -c release --scratch-path $(scratch) -debug-info-format none
# `swift test` opens the build database even if nothing is built, and parallel runs may find it locked, so the test binary
# is run directly.
testing = $(scratch)/release/BabblePackageTests.xctest --testing-library swift-testing
# Tests in real terminals mostly wait, so they run in parallel lanes, one test at a time in each, the longest lanes first.
# With more at once, programs answer so late that tests of real time fail. A lane has the name of its longest suite.
lanes := tests-units tests-lives tests-voices tests-terminals tests-drawing tests-waiting tests-games tests-days \
  tests-new-game tests-words tests-memory tests-campaigns tests-replays tests-package
lanes_at_once := 8
# Internal to `make test`.
.PHONY: tests $(lanes)
tests $(lanes) replays soak sheets: export BABBLE_STRICT = 1
tests $(lanes) replays soak sheets: export BABBLE_TESTED = 1

test: ## check format and imports, build without warnings, run all tests
	@Scripts/need-swift
	@echo "Checking the format."
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory tests
	@echo "Running all tests, some beside each other. What each lane has to say comes when it is through."
	@rm -f $(scratch)/*.log
	@$(MAKE) --no-print-directory --keep-going --jobs=$(lanes_at_once) --output-sync $(lanes) || { \
	  echo "What failed:"; grep -ah -A 26 "recorded an issue" $(scratch)/*.log; exit 1; }

tests:
	@Scripts/need-swift
	@Scripts/need-packages $(test_packages)
	@echo "Building Babble and its tests (some minutes the first time)."
	@LD_PRELOAD=$(allocator) $(SWIFT) build $(tested) --build-tests --explicit-target-dependency-import-check error

test-fast: ## check format and run the unit tests of what has changed since main (MODULES="Engine Games" names them)
	@Scripts/need-swift
	@Scripts/need-packages $(build_packages)
	@$(MAKE) --no-print-directory lint
	@Scripts/test-modules $(MODULES)

# A lane keeps what it printed, so that failures can be told once more at the end.
logged = > $(scratch)/$@.log 2>&1; status=$$?; cat $(scratch)/$@.log; exit $$status

tests-units:
	@$(testing) --skip 'EndToEnd|$(waiting)|$(campaigns)' $(logged)

memory := EndToEnd/(MemoryGames|Letters|Replays)/
games := EndToEnd/((Bubbles|Challenge|Rain|Letter)Games|Sounds|KitCommands|Limits)/
drawing := EndToEnd/DrawingGames/
days := EndToEnd/(CourseLooks|MinedWords)/
lives := EndToEnd/(Courses|StageLife)/
voices := EndToEnd/(Voices|VoiceSinks|Walks)/
words := EndToEnd/(Words|Kills|Beginnings)/
new-game := EndToEnd/NewGame/
# The random players measure the memory of their process.
campaigns := (EndToEnd/[A-Za-z]*|Screen)Campaign/
# Many of these wait for terminals and servers. Among the unit tests, one on each core, they would leave cores idle.
waiting := ^(TerminalTests|SystemTests)\.

tests-memory tests-games tests-drawing tests-days tests-lives tests-voices tests-words tests-new-game tests-campaigns tests-waiting:
	@$(testing) --no-parallel --filter '$($(@:tests-%=%))' $(logged)

$(wheels):
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --target $@ anki genanki 2> /dev/null || \
	  { rm -rf $@; mkdir -p $@; echo "Anki's library can't be had here: its tests are left out."; }

tests-terminals: export PYTHONPATH = $(CURDIR)/$(wheels)
tests-terminals: $(wheels)
	@$(testing) --no-parallel --filter EndToEnd --skip '$(memory)|$(games)|$(drawing)|$(days)|$(lives)|$(voices)|$(words)|$(new-game)|$(campaigns)' $(logged)

# Recorded games must run the same with and without the processor's fast paths in libm.
tests-replays: verify = $(scratch)/release/babble verify Tests/Replays/*.babble Tests/Drawings/*.babble > /dev/null
tests-replays:
	@$(verify)
	@GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2 $(verify)
	@echo "The recorded games are as they were."

tests-package:
	@Scripts/check-package $(scratch)

replays: tests ## replay the recorded games; fails if one changed
	@BABBLE_RECORD=1 $(testing) --filter CorpusTests

campaign: ## search for faults (PART=hour or night; SECONDS=60 for each; ONLY=Save; BABBLE_SEED=7 repeats one)
	@MAKE='$(MAKE)' Scripts/campaign '$(or $(PART),hour)' '$(ONLY)' '$(SECONDS)'

fuzz: ## search with libFuzzer for inputs that break a reader (SECONDS=60 for each; ARGS="save journal")
	@Scripts/fuzz --seconds $(or $(SECONDS),60) $(ARGS)

soak: tests ## play and verify a thousand other games (ARGS=200 for fewer, BABBLE_SEED=7 for the same again)
	@BABBLE_SOAK=$(or $(ARGS),1000) $(testing) --filter CorpusTests

pictures: $(built) ## make the films of README from recorded games (Assets/Pictures/films says which)
	@while read -r name replay part; do \
	  rm -f Assets/Pictures/$$name.svg; \
	  $(program) replay Tests/Replays/$$replay.babble --svg Assets/Pictures/$$name.svg $$part && \
	  chmod 644 Assets/Pictures/$$name.svg || exit; \
	done < Assets/Pictures/films

sheets: tests ## make contact sheets of every screen, in three windows and three themes, to look at (.build/sheets)
	@BABBLE_SHEETS=$(CURDIR)/.build/sheets $(testing) --filter SheetTests
	@echo "They are in .build/sheets."

# The peer is compiled here like any C program: the package manager would link it with the Swift runtime.
bench: $(built) ## measure babble beside a C program that draws the same (ARGS="--only w1,start")
	@Scripts/need-packages $(bench_packages)
	@echo "Building what measures it."
	@$(SWIFT) build -c release --static-swift-stdlib --product babble-bench
	@$(SWIFT) build -c release --static-swift-stdlib --product BenchReport
	@$(CC) -std=gnu11 -O2 -Wall -Wextra -o $(peer) $(wildcard Tests/BenchPeer/*.c) -lncursesw -ltinfo
	@$(dir $(peer))BenchReport $(ARGS)

learn: ## let simulated learners play a month, beside plain reviews (ARGS="--days 30 --quick")
	@Scripts/need-swift
	@Scripts/need-packages $(build_packages)
	@echo "Building the learners."
	@$(SWIFT) build -c release --static-swift-stdlib --product LearnReport
	@.build/release/LearnReport $(ARGS)

rounds: ## let simulated players play thirty rounds of each game (ARGS="--rounds 5")
	@Scripts/need-swift
	@Scripts/need-packages $(build_packages)
	@echo "Building the players."
	@$(SWIFT) build -c release --static-swift-stdlib --product GameReport
	@.build/release/GameReport $(ARGS)

judge: ## type the answers of judging tables in every way, and compare with a teacher's verdicts (ARGS=FILE)
	@Scripts/need-swift
	@Scripts/need-packages $(build_packages)
	@echo "Building what types them."
	@$(SWIFT) build -c release --static-swift-stdlib --product JudgeReport
	@.build/release/JudgeReport $(ARGS)

check-decks: ## ask dictionaries that are not ours about the decks (ARGS="chinese-first"); installs nothing
	@$(PYTHON) Scripts/check-decks $(ARGS)

course: ## regenerate the tests' copy of the code in docs/course
	@Scripts/need-swift
	@$(SWIFT) run --quiet Tutorial

unicode: ## write the table of wide characters from Unicode's data (VERSION=18.0.0 ARGS="--from FILE")
	@$(PYTHON) Scripts/unicode-tables $(or $(VERSION),$(error Say which: make unicode VERSION=18.0.0)) $(ARGS)

docs: ## build the pages of the engine and the course, and serve them (ARGS=--build-only)
	@Scripts/need-swift
	@Scripts/make-docs $(ARGS)

lint: ## check the format
	@$(SWIFT) format lint --strict --parallel --recursive $(formatted) || \
	  { echo "\`make format\` fixes most of this."; exit 1; }

format: ## format all Swift files
	@$(SWIFT) format --in-place --parallel --recursive $(formatted)

install: $(built) ## put babble under PREFIX (/usr/local): program, decks, man page, completions, desktop file, licences
	@Scripts/need-packages python3
	install -d $(DESTDIR)$(PREFIX)/bin $(share)/babble
	install -d $(dir $(bash_completion) $(zsh_completion) $(fish_completion) $(manual) $(desktop) $(icon))
	install -m 755 $(program) $(DESTDIR)$(PREFIX)/bin/babble
	rm -rf $(share)/babble/* $(documents)
	cp -R Assets/Courses Assets/Decks Assets/Schemas Assets/Words $(share)/babble
	$(program) --generate-completion-script bash | sed '1{/^#!/d}' > $(bash_completion)
	$(program) --generate-completion-script zsh > $(zsh_completion)
	$(program) --generate-completion-script fish > $(fish_completion)
	$(PYTHON) Scripts/man-page $(program) > $(manual)
	install -m 644 Assets/Package/babble.desktop $(desktop)
	install -m 644 Assets/Package/babble.svg $(icon)
	$(PYTHON) Scripts/licences $(linked) $(checkouts) $(documents)

uninstall: ## remove what install put there
	rm -rf $(DESTDIR)$(PREFIX)/bin/babble $(share)/babble $(documents)
	rm -f $(bash_completion) $(zsh_completion) $(fish_completion) $(manual) $(desktop) $(icon)

package: $(built) ## make a .deb and a tar.gz (.build/package)
	@Scripts/need-packages binutils python3
	@rm -rf $(packages)
	@$(MAKE) --no-print-directory --silent install DESTDIR=$(CURDIR)/$(packages)/tree PREFIX=/usr
	@$(PYTHON) Scripts/package $(packages)/tree $(packages)
	@rm -r $(packages)/tree

try-package: package ## install the .deb in a bare Debian and play there (as root; some minutes)
	@Scripts/need-packages debootstrap lintian mandoc python3 tmux
	@Scripts/try-package $(packages)/*.deb

supply: $(built) ## write docs/supply.md: what is linked into the program, with versions and licences
	@Scripts/need-packages python3
	@$(PYTHON) Scripts/supply $(linked) > $(linked).md
	@mv $(linked).md docs/supply.md

clean: ## remove what was built
	rm -rf .build

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

$(built): $(sources)
	@Scripts/need-swift
	@Scripts/need-packages $(build_packages)
	@echo "Building Babble (some minutes the first time)."
	@# The list of linked archives shows which licences a package needs.
	@$(static) -Xlinker "--why-extract=$(CURDIR)/$(linked)"
	@# A copy written in one go uses larger pages than the linker's output, and starts 10% faster.
	@cp $(program) $(program).whole
	@mv $(program).whole $(program)
	@touch $@
