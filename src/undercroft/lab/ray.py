"""Ray: the same batches, played on the machines of a cluster."""

from __future__ import annotations

import importlib
import socket
from typing import Any

from undercroft.core.errors import BadOption
from undercroft.core.extras import needing
from undercroft.lab.job import Job, Row
from undercroft.lab.spread import timed_batch


class Cluster:
    """A Ray cluster: `local` starts one on this machine, `auto` joins the running one, else its address."""

    def __init__(self, address: str) -> None:
        with needing("ray"):
            ray: Any = importlib.import_module("ray")
        self.ray = ray
        self.is_ours = not ray.is_initialized()
        if self.is_ours:
            quiet = {"log_to_driver": False, "logging_level": "ERROR"}
            try:
                if address == "local":
                    ray.init(address="local", include_dashboard=False, **quiet)
                else:
                    knock(address)
                    ray.init(address=address, **quiet)
            except (OSError, ValueError) as error:
                raise BadOption("error.no-cluster", address=address, cause=str(error)) from None
        self.play = ray.remote(num_cpus=1, max_retries=2)(timed_batch)
        self.slots = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
        self.running: list[Any] = []

    def start(self, job: Job, first: int, count: int) -> None:
        self.running.append(self.play.remote(job, first, count))

    def results(self) -> list[tuple[list[Row], float]]:
        done, self.running = self.ray.wait(self.running, num_returns=1)
        return list(self.ray.get(done))

    def stop(self) -> None:
        for batch in self.running:
            self.ray.cancel(batch, force=True)
        if self.is_ours:
            self.ray.shutdown()


def knock(address: str) -> None:
    """Try the address at once: Ray itself would wait for minutes where nobody answers."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=5).close()
