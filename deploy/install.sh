#!/bin/sh
# Installs a Spinney server: `deploy/install.sh [--service] PREFIX [WHEEL]`, from the folder of a checkout.
#
# PREFIX gets a Python environment with the packages of requirements-server.txt, held to their hashes, and Spinney: the
# given wheel, or one made here (compiled where a C compiler is, with the page if `make web` has built it or Node can).
# --service, as root: also a user `spinney`, /etc/spinney.env and a systemd unit, which you then start.
# Run it again to upgrade: the database is brought up to date when the server starts.
#
# PYTHON: the Python to use (python3). REQUIREMENTS: another list of packages.
set -eu

service=
if [ "${1:-}" = --service ]; then
    service=yes
    shift
fi
[ $# -ge 1 ] || { sed -n '2,10s/^# \{0,1\}//p' "$0"; exit 2; }

say() { echo "· $*"; }
fail() { echo "deploy/install.sh: $*" >&2; exit 1; }
absolute() { case $1 in /* | '') echo "$1" ;; *) echo "$PWD/$1" ;; esac; }

prefix=$(absolute "$1") wheel=$(absolute "${2:-}") requirements=$(absolute "${REQUIREMENTS:-}")
cd "$(dirname "$0")/.."
requirements=${requirements:-requirements-server.txt}

${PYTHON:-python3} -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || fail "Python 3.11 or newer is needed (PYTHON=…)"
[ -z "$service" ] || [ "$(id -u)" = 0 ] || fail "--service needs root"

[ -x "$prefix/bin/python" ] || ${PYTHON:-python3} -m venv "$prefix"
pip() { "$prefix/bin/python" -m pip --disable-pip-version-check --quiet "$@"; }

say "packages, each held to its hash"
pip install --require-hashes --requirement "$requirements"

if [ -z "$wheel" ]; then
    if [ ! -e src/spinney/server/page/index.html ]; then
        command -v npm > /dev/null || fail "the page is not built: run make web here or on another machine (Node 20.19 or newer), or give a wheel"
        say "the page"
        sh tools/setup.sh page-packages
        sh tools/setup.sh page
    fi
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    compiles=
    if ! command -v "${CC:-cc}" > /dev/null; then
        say "a wheel; without a C compiler the engine plays from its sources"
    elif ! "$prefix/bin/python" -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'; then
        say "a wheel; without Python's C headers (on Debian python3-dev) the engine plays from its sources"
    else
        say "a wheel with the compiled engine: a minute or two"
        compiles=1
    fi
    SPINNEY_COMPILE=$compiles pip wheel --no-deps --wheel-dir "$folder" .
    wheel=$(ls "$folder"/*.whl)
fi
say "Spinney"
pip install --no-deps --force-reinstall "$wheel"
"$prefix/bin/spinney" --version

[ -n "$service" ] || exit 0
say "the user spinney, /etc/spinney.env, the unit"
id spinney > /dev/null 2>&1 || useradd --system --home-dir /var/lib/spinney --shell /usr/sbin/nologin spinney
[ -e /etc/spinney.env ] || install -m 600 deploy/spinney.env /etc/spinney.env
sed "s#/opt/spinney#$prefix#g" deploy/spinney.service > /etc/systemd/system/spinney.service
say "now: systemctl daemon-reload && systemctl enable --now spinney"
