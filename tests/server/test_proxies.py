"""The examples for nginx and Caddy in docs/host.md, run: two processes, and a proxy that keeps a table at one."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.host import PATIENCE, ROOT, Host, Player, host, play_on

NGINX = """
worker_processes 1; daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
    uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
    upstream undercroft {{ hash $arg_t consistent; server 127.0.0.1:{one}; server 127.0.0.1:{two}; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://undercroft;
            proxy_http_version 1.1;
            proxy_set_header Host $host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection "upgrade";
            proxy_read_timeout 120s;
        }}
    }}
}}
"""
CADDY = """
{{
    admin off
}}
http://127.0.0.1:{port} {{
    reverse_proxy 127.0.0.1:{one} 127.0.0.1:{two} {{
        lb_policy uri_hash
    }}
}}
"""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Proxied(Host):
    """The same clients, who come through a proxy."""

    def __init__(self, port: int) -> None:
        self.port = port


class Routed(Player):
    """A page that knows its table: the proxy keeps everybody of one table at one process."""

    table_id = ""

    @property
    def path(self) -> str:
        return f"/ws?t={self.table_id}"


@pytest.mark.parametrize("tool", [pytest.param(name, marks=pytest.mark.tool(name)) for name in ("nginx", "caddy")])
def test_a_table_is_played_behind_the_proxy_of_the_example(tool: str, empty_postgres: str, tmp_path: Path) -> None:
    program = shutil.which(tool) or shutil.which(tool, path="/usr/sbin")
    assert program is not None
    with host(empty_postgres) as one, host(empty_postgres) as two:
        port = free_port()
        config = tmp_path / "config"
        text = NGINX if tool == "nginx" else CADDY
        config.write_text(text.format(folder=tmp_path, port=port, one=one.port, two=two.port))
        words = ["-c", str(config)] if tool == "nginx" else ["run", "--config", str(config), "--adapter", "caddyfile"]
        proxy = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            through = Proxied(port)
            wait_for(port)
            made = through.table(seed=4)
            Routed.table_id = made["table"]
            players = [Routed(through, seat["token"]) for seat in made["seats"]]
            owners = [each for each in (one, two) if b"\nundercroft_tables 1\n" in each.ask("/metrics")[1]]
            assert len(owners) == 1
            assert b"\nundercroft_sockets 2\n" in owners[0].ask("/metrics")[1]  # nobody had to be passed on
            play_on(list(players))
            for player in players:
                player.close()
        finally:
            proxy.terminate()
            proxy.wait()


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.05)


def test_the_page_of_hosting_shows_what_is_run_here() -> None:
    page: Any = (ROOT / "docs" / "host.md").read_text()
    for line in ("hash $arg_t consistent;", "lb_policy uri_hash", 'proxy_set_header Connection "upgrade";'):
        assert line in page
        assert line in NGINX + CADDY
