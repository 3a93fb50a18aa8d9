#!/bin/sh
# Check the browser client: linter and formatter, types, unit tests. Node is found as scripts/web.sh finds it.
set -eu
cd "$(dirname "$0")/.."
. scripts/node.sh
cd web
# Installed again only where the lock names something else than what lies there.
[ node_modules/.package-lock.json -nt package-lock.json ] \
    || npm install --no-save --no-audit --no-fund --no-update-notifier --loglevel=error
npm run --silent check
