#!/bin/sh
# What the tests need from the system: Chromium with its driver, PostgreSQL, and for the test that sets everything up
# as a user without root (CI runs it) a Python that such a user may start, which root's own is not.
# Installed where root or sudo allows; otherwise the tests that need them say so, and CI=true makes that an error.
set -eu

missing=""
command -v chromium >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1 || missing="$missing chromium"
command -v chromedriver >/dev/null 2>&1 || missing="$missing chromium-driver"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || missing="$missing postgresql"
[ "${CI:-}" != true ] || /usr/bin/python3 -c "import ensurepip" 2>/dev/null || missing="$missing python3-venv"
[ -n "$missing" ] || exit 0

run=""
if [ "$(id -u)" != 0 ]; then
    if command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then run="sudo"; else run="no"; fi
fi
if [ "$run" != no ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing for the tests:$missing"
    $run apt-get update -qq >/dev/null
    DEBIAN_FRONTEND=noninteractive $run apt-get install -y -qq --no-install-recommends $missing >/dev/null
    exit 0
fi
echo "Not installed, so the tests that need them are skipped:$missing"
[ "${CI:-}" != true ] || exit 1
