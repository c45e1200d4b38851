#!/bin/sh
# What the Makefile sets up, step by step, with a word about what happens and how long it took.
# `sh tools/setup.sh STEP`, in the folder of the checkout; the steps are at the end of this file.
set -eu

VENV=${VENV:-.venv}
BIN=$VENV/bin
LOGS=build/logs
PIP="-m pip install --disable-pip-version-check --no-input --constraint constraints.txt"
mkdir -p "$LOGS"

fail() {
    echo "$*" >&2
    exit 1
}

# step NAME COMMAND…: runs a command, its output in a log; a terminal sees the seconds go by.
step() {
    name=$1 log=$LOGS/$(echo "$1" | tr -c 'a-zA-Z0-9\n' '-').log
    shift
    start=$(date +%s)
    set -m 2> /dev/null || true # a process group of its own, so that Ctrl-C also ends what the command has started
    "$@" > "$log" 2>&1 < /dev/null &
    pid=$!
    set +m
    trap 'kill -- -$pid 2> /dev/null || kill $pid 2> /dev/null; echo; exit 130' INT TERM
    [ -t 1 ] || printf '%s …' "$name"
    while kill -0 $pid 2> /dev/null; do
        [ ! -t 1 ] || printf '\r%s … %s s ' "$name" $(($(date +%s) - start))
        sleep 0.2
    done
    code=0
    wait $pid || code=$?
    trap - INT TERM
    [ ! -t 1 ] || printf '\r%s …' "$name"
    if [ $code -ne 0 ]; then
        echo " failed after $(($(date +%s) - start)) s"
        tail -n 15 "$log" >&2
        echo "(all of it is in $log)" >&2
        return $code
    fi
    echo " $(($(date +%s) - start)) s      "
}

# is_older FILE OTHERS…: whether it is not there, or one of the others was changed after it.
is_older() {
    file=$1
    shift
    [ ! -e "$file" ] || [ -n "$(find "$@" -newer "$file" | head -n 1)" ]
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' > /dev/null 2>&1
}

environment() {
    [ -x "$BIN/python" ] || {
        for python in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
            if is_new_enough "$python"; then break; fi
            python=
        done
        [ -n "$python" ] || fail "Spinney needs Python 3.11 or newer; ${PYTHON:-python3} is $("${PYTHON:-python3}" --version 2>&1)."
        step "An environment for Python" env PYTHONDONTWRITEBYTECODE=1 "$python" -m venv "$VENV" || fail "Python can't make an environment here; on Debian: apt install python3-venv."
    }
    "$BIN/python" -m pip --version > /dev/null 2>&1 || "$BIN/python" -m ensurepip > /dev/null # some tools make environments without it
}

# What playing needs and nothing more. Python writes its compiled files as it needs them, not all at once;
# of Babel's data for all languages of the world those of ours stay.
play() {
    if ! is_older "$VENV/.installed" pyproject.toml constraints.txt; then return; fi # all is there, and that is more
    environment
    export PYTHONDONTWRITEBYTECODE=1
    step "Python packages for playing (some 30 MB to fetch)" "$BIN/python" $PIP --no-compile --editable '.[server]'
    if ! "$BIN/python" -c 'import mypy' 2> /dev/null; then # an environment for developers keeps all
        "$BIN/python" -m pip uninstall --disable-pip-version-check --quiet --yes setuptools > /dev/null 2>&1 || true
        for file in "$VENV"/lib/python3*/site-packages/babel/locale-data/*.dat; do
            language=$(basename "$file" .dat)
            [ "$language" = root ] || [ -d "src/spinney/words/$language" ] || rm -f "$file"
        done
    fi
}

all() {
    environment
    for data in "$VENV"/lib/python3*/site-packages/babel/locale-data; do # `make play` has trimmed it
        if [ -d "$data" ] && [ ! -e "$data/zu.dat" ]; then
            step "All of Babel again" "$BIN/python" $PIP --force-reinstall --no-deps babel
        fi
    done
    step "Python packages for playing, testing and building (some 250 MB to fetch)" "$BIN/python" $PIP --editable '.[dev]'
}

# The documentation site; the note that its theme has a successor is for those who choose the theme (docs/dependencies.md).
docs() {
    environment
    step "Packages that build the documentation (some 15 MB to fetch)" "$BIN/python" $PIP --editable '.[docs]'
    PATH="$BIN:$PATH" NO_MKDOCS_2_WARNING=1 step "The documentation" "$BIN/python" -m mkdocs build --strict
    echo "build/site/index.html has $(find build/site -name '*.html' | wc -l) pages beside it."
}

has_node() {
    command -v npm > /dev/null && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2> /dev/null
}

without_node() {
    if [ -e src/spinney/server/page/index.html ]; then
        echo "Node 20.19 or newer is not here: the page stays as it was built before."
    else
        fail "The page has to be built once, and that needs Node 20.19 or newer with npm (https://nodejs.org; the system's package may do).
Without it: $BIN/spinney play --terminal"
    fi
}

# Not `npm ci`: it wants the optional packages of all other systems in the lock, which not every mirror has.
page_packages() {
    if is_older web/node_modules/.installed web/package-lock.json && has_node; then
        step "Packages that build the page (some 40 MB to fetch)" npm --prefix web install --no-save --omit=dev --loglevel=error
        touch web/node_modules/.playing
    fi
}

page_tools() {
    if has_node; then
        step "Packages that build and test the page (some 40 MB to fetch)" npm --prefix web install --no-save --loglevel=error
        touch web/node_modules/.installed
    fi
}

page() {
    has_node || { without_node; return; }
    step "The page" npm --prefix web run --silent build -- --logLevel warn
    touch build/.web
}

pad_site() {
    has_node || { echo "The pad's site is not built: that needs Node 20.19 or newer with npm."; return; }
    step "The score pad as files" npm --prefix web run --silent pad -- --logLevel warn
    "$BIN/python" tools/pad_site.py build/pad-site
    touch build/.pad-site
    echo "build/pad-site has $(du -sm build/pad-site | cut -f1) MB: put it into any folder of a web space with https."
}

test_page() {
    if has_node; then
        cd web && npm run --silent test
    else
        echo "The page's own tests are left out: there is no Node 20.19 or newer with npm."
    fi
}

has_compiler() {
    command -v "${CC:-cc}" > /dev/null
}

# The compiler for Python, mypyc, is as large as all that playing needs: it gets an environment of its own for a minute.
compile() {
    python=$BIN/python
    if ! "$python" -c 'import mypyc, setuptools' 2> /dev/null; then
        "$python" -m venv build/compiler
        step "Packages that compile the engine (some 15 MB to fetch)" build/compiler/bin/python $PIP mypy setuptools
        python=build/compiler/bin/python
    fi
    code=0
    step "The engine, compiled: it plays four times faster then (a minute or two)" "$python" tools/compile.py || code=$?
    rm -rf build/compiler
    return $code
}

engine() {
    if ! is_older build/.compiled "$@" || ! is_older build/.sources "$@"; then
        return
    elif ! has_compiler; then
        echo "There is no C compiler here: the engine plays from its sources, and bots think less far in the same time."
    elif compile; then
        touch build/.compiled
    else
        echo "The engine could not be compiled (Debian wants python3-dev beside the C compiler): it plays from its sources."
        touch build/.sources # tried again when the engine changes, or by `make compile`
    fi
}

# PostgreSQL, Redis and a browser for the tests: from Debian's packages where that is possible.
servers() {
    missing=
    command -v redis-server > /dev/null || missing="$missing redis-server"
    command -v chromium-headless-shell > /dev/null || command -v chromium > /dev/null || missing="$missing chromium-headless-shell"
    ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || command -v initdb > /dev/null || missing="$missing postgresql"
    [ -n "$missing" ] || return 0
    if command -v apt-get > /dev/null && [ "$(id -u)" = 0 ]; then
        export DEBIAN_FRONTEND=noninteractive
        step "Debian's packages$missing" sh -c "apt-get update -qq && apt-get install -y -qq $missing"
    else
        echo "Not here, and only root on a system with apt can fetch it for you:$missing"
        echo "The tests that need it are left out; all others run."
    fi
}

# How long it takes from here on: the first of two starts has written what Python compiles.
ready() {
    "$BIN/python" - << 'END'
import subprocess, sys, time
for _ in range(2):
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import spinney.server.app"], check=True)
print(f"All is there. The next make play starts in about {time.perf_counter() - begun + 0.5:.0f} s.")
END
    echo "$VENV has $(du -sm "$VENV" | cut -f1) MB; the command line is $BIN/spinney."
}

what=$1
shift
case $what in
    play | all | page | engine | servers | docs | ready) $what "$@" ;;
    has-node) has_node ;;
    page-packages) page_packages ;;
    page-tools) page_tools ;;
    pad-site) pad_site ;;
    test-page) test_page ;;
    compile)
        has_compiler || fail "There is no C compiler here."
        compile
        ;;
    *) fail "setup.sh: what is $what?" ;;
esac
