#!/bin/sh
# Build the browser client into the package, if its sources changed. Where the machine has no Node, it comes from PyPI.
set -eu
cd "$(dirname "$0")/.."
stamp=src/undercroft/server/static/.stamp
sum=$(find web -path web/node_modules -prune -o -path web/dist -prune -o -path web/public/art -prune -o -type f -print | LC_ALL=C sort | xargs cat | cksum)
[ -f "$stamp" ] && [ "$(cat "$stamp")" = "$sum" ] && exit 0
. scripts/node.sh
(cd web && npm install --no-save --no-audit --no-fund --no-update-notifier --loglevel=error && npm run --silent build)
echo "$sum" > "$stamp"
