"""Compile rules, bots and the table they stand on: from the same typed sources mypyc makes one library.

    make fast                      # in place, for this checkout's own `make play` and simulations
    python scripts/compile.py      # the same; --help names what can be chosen

The library is `undercroft/_compiled.*.so`; `src/undercroft/compiled.py` decides at start whether it is used.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "undercroft"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
LIBRARY = f"_compiled{SUFFIX}"
GROUP = "undercroft"

CORE = (
    "chance", "pile", "question", "grid/area", "grid/base", "grid/hex", "grid/paths", "grid/sight",
    "grid/square", "table/guess", "table/sides", "table/steps", "table/table", "table/undo",
)  # fmt: skip
AGENTS = (
    "budget", "comparison", "company", "playout", "random", "search", "search_tree", "taste", "worlds", "worth",
)  # fmt: skip
"""Of these two packages the modules that simulations wait for; of the games' packages all but the following."""
FOR_PEOPLE = {
    "case_map", "case_setup", "case_words", "codex", "codex_scenarios", "faces", "game", "meta", "names", "preview",
    "road_screen", "screen", "standees", "text", "town_screen", "why_not", "words", "workbench",
}  # fmt: skip
"""What no simulation ever runs: screens, words, explanations, cases."""
RECORDS = {"battlefield", "campaign_events", "ending", "events", "lord_events", "records", "state", "verbs"}
"""Records that are copied, written as JSON or compared by their annotations, of which mypyc keeps only the outlines."""
PLAIN_FOLDERS = {"cards", "events", "scenario_rules", "scenarios", "screen"}
"""Printed cards, scenarios as data and the classes whose attributes they set: made once, and long to compile."""

GLOBAL_NAME = re.compile(
    r"(\w+) = (CPyStatic_\w*globals);\n(\s+)(\w+) = (CPyStatics\[\d+\];[^\n]*)\n(\s+\w+ = )CPyDict_GetItem\(\1, \4\);"
)

AND_NOT = re.compile(
    r"(\w+) = CPyTagged_Invert\((\w+)\);\n(\s+CPyTagged_DECREF\(\2\);\n)?"
    r"\s+(\w+) = CPyTagged_And\((\w+), \1\);\n(\s+CPyTagged_DECREF\(\5\);\n)?\s+CPyTagged_DECREF\(\1\);\n"
)
"""How mypyc writes `a & ~b`; what it makes for `~b` is not used elsewhere if it goes right after."""
OF_CLASS = re.compile(r"Py_TYPE\((\w+)\) == (CPyType_chance___\w+)")
"""How mypyc asks whether something is a source of fate; plain code may derive classes of its own from those."""
REPLACED = ("int_ops.c", "pythonsupport.c")
"""What of mypyc's runtime `quick_ints.c` includes and changes."""


class CannotCompile(Exception):
    """There is no compiler, or it refused; the message says which."""


def modules(games: Collection[str] = ()) -> list[Path]:
    """The modules that are compiled, from the folder of the sources; of all games unless some are named."""
    found = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    found += [PACKAGE / "agents" / f"{name}.py" for name in AGENTS]
    for file in sorted((PACKAGE / "games").rglob("*.py")):
        folders = file.relative_to(PACKAGE / "games").parts[:-1]
        is_plain = file.stem in FOR_PEOPLE | RECORDS or (file.stem == "answers" and "kernel" in folders)
        if games and folders and folders[0] not in games:
            continue
        if folders and file.stem != "__init__" and not is_plain and not PLAIN_FOLDERS & set(folders):
            found.append(file)
    return [file.relative_to(SOURCES) for file in found]


def missing() -> str:
    """What is not here that compiling needs; nothing where all of it is."""
    if sys.implementation.name != "cpython" or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "this Python is not one that mypyc compiles for"
    if not shutil.which(compiler()[0]):
        return f"there is no C compiler here ({compiler()[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's own headers (Python.h) are not installed"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed (it comes with mypy)"
    return ""


def compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def write_c(folder: Path, sources: Sequence[Path]) -> list[Path]:
    """Let mypyc write its C; the files, with what `quick.h` adds to them."""
    from mypyc.build import mypyc_build
    from mypyc.common import RUNTIME_C_FILES
    from mypyc.options import CompilerOptions

    names = [str(module) for module in sources]
    settings = folder / "mypy.ini"
    settings.write_text(
        "[mypy]\nnamespace_packages = true\nexplicit_package_bases = true\nmypy_path = .\n"
        f"ignore_missing_imports = true\ncache_dir = {folder / 'types'}\n"
    )
    options = CompilerOptions(multi_file=True, target_dir=str(folder), group_name=GROUP)
    paths = ["--config-file", str(settings), *names]
    _, written, _ = mypyc_build(paths, options, only_compile_paths=names)
    own = [make_quick(Path(name)) for names, _ in written for name in names]
    runtime = Path(sys.modules["mypyc"].__file__ or "").parent / "lib-rt"
    usual = [runtime / name for name in RUNTIME_C_FILES if name.endswith(".c") and name not in REPLACED]
    more = [ROOT / "scripts" / name for name in ("quick_ints.c", "quick_copy.c", "quick_numbers.c")]
    return [*own, *usual, *more, write_door(folder, sources)]


def make_quick(file: Path) -> Path:
    """The same file with what `quick.h` adds; left alone where nothing changed, so that it need not be compiled."""
    text = GLOBAL_NAME.sub(r"\1 = \2;\n\3\4 = \5\n\6Quick_Name(\1, \4);", file.read_text("utf-8"))
    text = OF_CLASS.sub(r"PyObject_TypeCheck(\1, (PyTypeObject *)\2)", text)
    text = AND_NOT.sub(r"\4 = Quick_AndNot(\5, \2);\n\3\6", text)
    includes, rest = text.split("\n\n", 1)
    return write_changed(file.with_suffix(".quick.c"), f'{includes}\n#include "quick.h"\n\n{rest}')


def write_changed(file: Path, text: str) -> Path:
    if not file.is_file() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")
    return file


def write_door(folder: Path, sources: Sequence[Path]) -> Path:
    """The module `undercroft._compiled`: `load` makes one of the compiled modules, `NAMES` says which there are, and
    `copier` makes the function that copies by a plan, `fill` writes numbers into memory."""
    from mypyc.namegen import exported_name

    names = [".".join(module.with_suffix("").parts) for module in sources]
    inits = {name: "CPyInit_" + exported_name(name) for name in names}
    return write_changed(folder / "door.c", DOOR % {
        "group": GROUP,
        "declared": "\n".join(f"PyObject *{init}(void);" for init in inits.values()),
        "entries": "\n".join(f'    {{"{name}", {init}}},' for name, init in inits.items()),
    })  # fmt: skip


DOOR = """#include <Python.h>

PyObject *PyInit_%(group)s__mypyc(void);
PyObject *Quick_Copier(PyObject *module, PyObject *plan);
PyObject *Quick_Fill(PyObject *module, PyObject *const *given, Py_ssize_t count);
%(declared)s

static const struct { const char *name; PyObject *(*init)(void); } modules[] = {
%(entries)s
    {NULL, NULL},
};

static PyObject *load(PyObject *self, PyObject *name) {
    for (int at = 0; modules[at].name != NULL; at++)
        if (PyUnicode_Check(name) && PyUnicode_CompareWithASCIIString(name, modules[at].name) == 0)
            return modules[at].init();
    PyErr_SetObject(PyExc_ImportError, name);
    return NULL;
}

static PyMethodDef methods[] = {
    {"load", load, METH_O, NULL},
    {"copier", Quick_Copier, METH_O, NULL},
    {"fill", (PyCFunction)(void (*)(void))Quick_Fill, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "undercroft._compiled", NULL, -1, methods};

PyMODINIT_FUNC PyInit__compiled(void) {
    PyObject *group = PyInit_%(group)s__mypyc();
    PyObject *module = group == NULL ? NULL : PyModule_Create(&definition);
    PyObject *names = module == NULL ? NULL : PyList_New(0);
    if (names == NULL)
        return NULL;
    for (int at = 0; modules[at].name != NULL; at++) {
        PyObject *name = PyUnicode_FromString(modules[at].name);
        if (name == NULL || PyList_Append(names, name) < 0)
            return NULL;
        Py_DECREF(name);
    }
    if (PyModule_AddObject(module, "group", group) < 0 || PyModule_AddObject(module, "NAMES", names) < 0)
        return NULL;
    return module;
}
"""


def flags(folder: Path, level: str) -> list[str]:
    import mypyc

    runtime = Path(mypyc.__file__ or "").parent / "lib-rt"
    includes = [folder, ROOT / "scripts", runtime, sysconfig.get_path("include")]
    return [f"-O{level}", "-w", "-DNDEBUG", "-fwrapv", "-fPIC", *(f"-I{include}" for include in includes)]


def run(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotCompile(f"{' '.join(command[:1])} refused: {done.stderr[-2000:]}")


def compile_all(files: Sequence[Path], folder: Path, level: str, workers: int) -> list[Path]:
    """Each C file on its own, the largest first, as many at a time as there are cores."""
    given = flags(folder, level)
    objects = {file: folder / f"{file.stem}.o" for file in files}

    headers = [*folder.glob("*.h"), ROOT / "scripts" / "quick.h"]
    changed = max(header.stat().st_mtime for header in headers)
    stamp = write_changed(folder / "flags", " ".join(given)).stat().st_mtime

    def compile_one(file: Path) -> None:
        made = objects[file].stat().st_mtime if objects[file].is_file() else 0.0
        if made > max(changed, stamp, file.stat().st_mtime):
            return
        run([*compiler(), *given, "-c", str(file), "-o", str(objects[file])])

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(compile_one, sorted(files, key=lambda file: -file.stat().st_size)))
    return list(objects.values())


def link(objects: Sequence[Path], target: Path) -> None:
    """One library; written beside and moved into place, so that nobody loads half of one."""
    linker = (os.environ.get("LDSHARED") or sysconfig.get_config_var("LDSHARED") or "cc -shared").split()
    half = target.with_name(f"{target.name}.part")
    run([*linker, "-Wl,-s" if sys.platform == "linux" else "-Wl,-x", *map(str, objects), "-o", str(half)])
    half.replace(target)


def build(folder: Path, target: Path, sources: Sequence[Path], level: str = "2", workers: int | None = None) -> Path:
    """The library of these sources, written to `target`."""
    lacking = missing()
    if lacking:
        raise CannotCompile(lacking)
    folder.mkdir(parents=True, exist_ok=True)
    here, begun, said = Path.cwd(), time.time(), io.StringIO()
    os.chdir(SOURCES)  # tracebacks name files from here
    try:
        with redirect_stdout(said), redirect_stderr(said):  # dozens of remarks on generators that it reads as lists
            files = write_c(folder.resolve(), sources)
    except SystemExit:
        print(said.getvalue())
        raise CannotCompile("mypyc refused; what it said stands above") from None
    finally:
        os.chdir(here)
    link(compile_all(files, folder.resolve(), level, workers or os.cpu_count() or 1), target)
    os.utime(target, (begun, begun))  # a source that was changed meanwhile is newer
    return target


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--level", default="2", help="how much the C compiler optimises: 0 is quick to build, 2 to run")
    parser.add_argument("--workers", type=int, default=None, help="C files compiled at a time (as many as cores)")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "compiled", help="where C and objects are kept")
    parser.add_argument("--target", type=Path, default=PACKAGE / LIBRARY, help="where the library is written")
    parser.add_argument("--list", action="store_true", help="only say which modules are compiled")
    parser.add_argument("--games", nargs="*", default=(), help="only these games (haven is the kernel of two)")
    given = parser.parse_args()
    sources = modules(given.games)
    if given.list:
        print("\n".join(map(str, sources)))
        return
    try:
        build(given.folder, given.target, sources, given.level, given.workers)
    except CannotCompile as error:
        sys.exit(f"Nothing was compiled: {error}.")
    print(f"{len(sources)} modules are compiled; UNDERCROFT_PURE=1 runs the plain ones.")


if __name__ == "__main__":
    main()
