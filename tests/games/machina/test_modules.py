"""The modules of the game build on each other in one direction."""

from __future__ import annotations

import graphlib

import grimp
import pytest

PACKAGE = "undercroft.games.machina"


def test_no_import_cycle_at_run_time() -> None:
    graph = grimp.build_graph("undercroft", exclude_type_checking_imports=True, cache_dir=None)
    modules = [module for module in graph.modules if module.startswith(PACKAGE)]
    imports = {module: graph.find_modules_directly_imported_by(module).intersection(modules) for module in modules}
    try:
        graphlib.TopologicalSorter(imports).prepare()
    except graphlib.CycleError as found:
        pytest.fail(f"these modules import each other: {' <- '.join(found.args[1])}")
