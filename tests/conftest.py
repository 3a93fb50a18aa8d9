"""What all tests share: random games are marked; on CI nothing may be skipped, elsewhere the run names what was."""

from __future__ import annotations

import os

import pytest

from tests import seeds


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Random games are those of modules that take their seed from `tests/seeds.py`."""
    for item in items:
        if getattr(getattr(item, "module", None), "SEED", None) is seeds.SEED:
            item.add_marker("random")


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
