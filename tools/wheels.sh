#!/bin/sh
# Makes wheels in dist/ and tries each in a clean environment without a compiler: `make wheel`.
set -eu
VENV=${VENV:-.venv}
pip="$VENV/bin/python -m pip --disable-pip-version-check --quiet"
rm -rf dist build/try
mkdir -p dist build

echo "a wheel for every system"
SPINNEY_COMPILE='' $pip wheel --no-deps --wheel-dir dist .
if command -v "${CC:-cc}" > /dev/null; then
    echo "a wheel with the compiled engine, for this Python (a minute or two)"
    SPINNEY_COMPILE=1 $pip wheel --no-deps --wheel-dir dist .
else
    echo "no C compiler is here: no wheel with the compiled engine"
fi

for wheel in dist/*.whl; do
    echo "— $wheel, $(($(wc -c < "$wheel") / 1000)) kB"
    case $wheel in *-none-any.whl) compiled= ;; *) compiled=--compiled ;; esac
    "$VENV/bin/python" -m venv build/try
    # No compiler, no checkout: what is not in the wheel or in a ready package is not found.
    clean="env -u SPINNEY_PURE PATH=build/try/bin CC=/bin/false build/try/bin/python"
    $clean -m pip --disable-pip-version-check --quiet install --no-deps "$wheel"
    $clean tools/try_wheel.py --library $compiled
    $clean -m pip --disable-pip-version-check --quiet install --constraint constraints.txt "$wheel[server]"
    $clean tools/try_wheel.py $compiled
    rm -rf build/try
done
