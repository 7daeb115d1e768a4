# ChartVoice: two commands do everything on a fresh machine with Swift: `make demo` and `make test`.

SWIFT ?= swift
PREFIX ?= /usr/local
BINARY = .build/release/chartvoice

# Everything is built once, for release, and so that tests see what is internal: what is tested is what is installed. What only a
# debugger needs is left out. FLAGS adds to all builds, as .ci/run does; Scripts/check-traps reads the index.
FLAGS ?=
BUILD_FLAGS = -c release -debug-info-format none -Xswiftc -enable-testing --enable-index-store \
  --explicit-target-dependency-import-check error $(FLAGS)
# On Linux, programs that must run without Swift contain its libraries.
ifeq ($(shell uname -s),Linux)
ALONE = --static-swift-stdlib -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker -s
endif
PROGRAM = $(SWIFT) build $(BUILD_FLAGS) --product chartvoice && Scripts/link-program

.PHONY: demo test build-tests text-client check-all lint-own-text corpus install install-built install-swift-lint check-swift-lint \
  package format generate zones bench instructions fuzz test-sanitized

# Describes a chart of the corpus and writes its sound and captions under out/.
demo:
	@Scripts/need libsndfile
	$(PROGRAM)
	@mkdir -p out
	@echo
	@Scripts/corpus-chart steps-month describe
	@echo
	@Scripts/corpus-chart steps-month sonify -o out/steps-month.wav

# Runs every test.
test: build-tests
	@CHARTVOICE=$${CHARTVOICE:-$(BINARY)} Scripts/run-tests $(SWIFT) test --skip-build $(BUILD_FLAGS)

# The long tier of checks: hours. CONTRIBUTING.md says what it adds to .ci/run.
check-all:
	@Scripts/check-all

# Builds what `make test` runs.
build-tests:
	@Scripts/need libsndfile
	$(SWIFT) build --build-tests $(BUILD_FLAGS) && Scripts/link-program

# Builds one of the programs of Tests/TextClients beside the tests.
text-client:
	$(SWIFT) build --product $(CLIENT) $(BUILD_FLAGS)

# Builds the program that lints what ChartVoice says itself.
lint-own-text:
	@Scripts/need libsndfile
	$(SWIFT) build $(BUILD_FLAGS) --product lint-own-text

# Writes anew what ChartVoice says of each chart of the corpus; read the difference aloud before it is committed.
corpus: build-tests
	CHARTVOICE_WRITE_CORPUS=1 $(SWIFT) test --skip-build $(BUILD_FLAGS) --filter "CorpusTests|WindowTests|AltairTests"

# Writes anew the completion scripts and the manual page; its date is that of the last change of the options.
MANUAL_DATE = 2026-11-26
generate:
	@Scripts/need libsndfile
	$(PROGRAM)
	Scripts/generate-completions $(BINARY)
	@mkdir -p Documentation/manual
	$(SWIFT) package --allow-writing-to-package-directory generate-manual \
	  --output-directory Documentation/manual --date $(MANUAL_DATE)
	$(BINARY) --experimental-dump-help > Documentation/manual/chartvoice.help.json

# Writes the time zones anew from PyPI's package tzdata, and what Python says of them for the tests.
zones:
	python3 -m venv .build/zones
	.build/zones/bin/pip install --quiet --upgrade tzdata
	.build/zones/bin/python Scripts/generate-zones
	.build/zones/bin/python Scripts/generate-zone-offsets

# Installs the program, its manual page, its completions and the voices to copy under PREFIX.
install:
	@Scripts/need libsndfile
	$(PROGRAM)
	@$(MAKE) --no-print-directory install-built

# The same of a program that has been built.
install-built:
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions
	install -d $(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/chartvoice
	install -m 644 Documentation/manual/chartvoice.1 $(DESTDIR)$(PREFIX)/share/man/man1/chartvoice.1
	install -m 644 Documentation/completions/chartvoice.bash \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions/chartvoice
	install -m 644 Documentation/completions/_chartvoice $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_chartvoice
	install -m 644 Documentation/completions/chartvoice.fish \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/chartvoice.fish
	install -d $(DESTDIR)$(PREFIX)/share/chartvoice
	cp -R voices $(DESTDIR)$(PREFIX)/share/chartvoice/

# Writes an archive and a Debian package of the program under out/.
package:
	@Scripts/need libsndfile
	$(PROGRAM)
	@Scripts/package $(BINARY)

# Installs the program that reads Swift sources for `chartvoice lint`, beside it; it alone needs the parser of Swift.
install-swift-lint:
	$(SWIFT) build --package-path Extractors/Swift -c release --product chartvoice-texts-swift -debug-info-format none $(ALONE)
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 Extractors/Swift/.build/release/chartvoice-texts-swift $(DESTDIR)$(PREFIX)/bin/chartvoice-texts-swift

# Tests that program, and what `chartvoice lint` finds with it.
check-swift-lint: build-tests
	Scripts/check-swift-lint

# Formats all Swift sources.
format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Examples Benchmarks FuzzTesting Extractors

# Compares speed and memory with DuckDB; see Benchmarks/README.md.
bench:
	@Scripts/need libsndfile
	$(PROGRAM)
	Benchmarks/run

# Counts the instructions of what people do most, beside the figures of Benchmarks/instructions.txt.
instructions:
	@Scripts/need libsndfile valgrind
	$(PROGRAM)
	Benchmarks/instructions $(BINARY)

# Fuzzes each reader for some minutes; TARGET="csv json" for some of them. See FuzzTesting/README.md.
MINUTES = 10
fuzz:
	@Scripts/fuzz $(MINUTES) $(TARGET)

# Runs every test under AddressSanitizer with UndefinedBehaviorSanitizer, then under ThreadSanitizer; SANITIZER=thread for one of them.
test-sanitized:
	@Scripts/test-sanitized $(SANITIZER)
