"""What all tests share: random games are marked; on CI nothing may be skipped, elsewhere the run names what was."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("UNDERCROFT_PURE", "1")  # tests put their own pieces into modules; `make compiled` says 0

from tests import seeds

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")  # a busy machine is no failure


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Random games are those of modules that take their seed from `tests/seeds.py`. Tests of what other programs make
    of our files (`tool`) are left out where such a program is not: the tests' own set-up does not install it."""
    for item in items:
        if getattr(getattr(item, "module", None), "SEED", None) is seeds.SEED:
            item.add_marker("random")
    left_out = [item for item in items if any(not has_tool(mark.args[0]) for mark in item.iter_markers("tool"))]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@cache
def has_tool(name: str) -> bool:
    if name == "container":
        tools = [tool for tool in ("podman", "docker") if shutil.which(tool)]
        return any(subprocess.run([tool, "info"], capture_output=True, check=False).returncode == 0 for tool in tools)
    return shutil.which(name) is not None or shutil.which(name, path="/usr/sbin") is not None


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or os.environ.get("CI") != "true":
        return
    skipped = reporter.stats.get("skipped", [])
    if skipped and exitstatus == pytest.ExitCode.OK:
        for report in skipped:
            print(f"\nskipped on CI: {report.nodeid}: {report.longrepr}")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
