#!/bin/sh
# The Pythons of this machine that Undercroft runs on, oldest first, one path a line; of each minor version one.
# Looks on the PATH and among pyenv's, whose shims answer only for the versions that were chosen.
set -eu
for minor in 11 12 13 14 15 16 17 18; do
    for python in "python3.$minor" "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3."$minor".*/bin/python3; do
        found=$("$python" -c "import ensurepip, sys, venv; print(sys.executable)" 2>/dev/null) || continue
        echo "$found"
        break
    done
done
