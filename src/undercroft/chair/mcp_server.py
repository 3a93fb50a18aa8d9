"""`undercroft mcp`: the chair as a server of the Model Context Protocol, over standard input and output."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from undercroft import __version__
from undercroft.chair.tools import Chair
from undercroft.core.errors import TableError

INSTRUCTIONS = """You can play five dungeon-crawl board games here. Call list_games, then sit_down for a table of your
own against bots, or join with the key of a seat at somebody's server. You are told what your seat sees and what it is
asked, with numbered options; call answer with a number or a key until the game is over. Ask rules and explain when you
are unsure, why_not when you wonder why something cannot be chosen. You never learn what your seat may not know."""


class Tools:
    """The tools; what their docstrings say is what a model reads about them."""

    def __init__(self, chair: Chair) -> None:
        self._chair = chair

    def _call(self, work: Callable[..., list[str]], *args: Any) -> str:
        try:
            return self._chair.guarded(work, *args)
        except TableError as error:
            raise ToolError(self._chair.told(error)) from None

    def list_games(self) -> str:
        """List the games with their options of set-up: name = usual value (possible values)."""
        return self._call(self._chair.list_games)

    def rules(self, game: str, question: str) -> str:
        """Ask a game's rules in plain words; gives the clauses that answer best."""
        return self._call(self._chair.rules, game, question)

    def sit_down(
        self,
        game: str,
        options: dict[str, str | int | bool | list[str]] | None = None,
        seat: int = 1,
        others: str | list[str] = "greedy",
    ) -> str:
        """Set up a game and take a seat of it, from 1; bots sit at the others: easy, normal, hard or expert (the last
        two also as hard:cautious, hard:bold and so on), or random, simple, greedy, learned or search:MS. One name is
        for all of them, a list for one after another.

        Options not named have their usual values. The number of players is the option `players`.
        """
        return self._call(self._chair.sit_down, game, options or {}, seat, others)

    def join(self, link: str) -> str:
        """Take a seat at a running server's table by the link of an invitation, or by its key alone."""
        return self._call(self._chair.join, link)

    def look(self) -> str:
        """See the whole table as your seat sees it, and what you are asked."""
        return self._call(self._chair.look)

    def story(self) -> str:
        """Read what has happened so far."""
        return self._call(self._chair.story)

    def answer(self, option: str | int, seconds: float = 30) -> str:
        """Answer the question with the number or the key of an option; gives what happened and what is asked next.

        At a server's table it waits so many seconds for the others, at most 50.
        """
        return self._call(self._chair.answer, str(option), seconds)

    def wait(self, seconds: float = 30) -> str:
        """Wait for the others at a server's table, at most 50 seconds."""
        return self._call(self._chair.wait, seconds)

    def explain(self, option: str | int = "") -> str:
        """What the question is about, or one of its options by number or key, with the clauses of the rules."""
        return self._call(self._chair.explain, str(option))

    def why_not(self, thing: str) -> str:
        """Why something on the table cannot be chosen now: by its name, or by its place on the map."""
        return self._call(self._chair.why_not, thing)

    def undo(self) -> str:
        """Take your last answer back, where nothing new was learned since."""
        return self._call(self._chair.undo)

    def end_game(self) -> str:
        """Agree to end a game that goes in circles, without a winner; you are told when one does."""
        return self._call(self._chair.end_game)

    def stand_up(self) -> str:
        """Leave the table."""
        return self._call(self._chair.stand_up)


def make_server(chair: Chair) -> Any:
    """The server, with a tool for everything that a model can do."""
    server = MCPServer("undercroft", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    tools = Tools(chair)
    for tool in (tools.list_games, tools.rules, tools.sit_down, tools.join, tools.look, tools.story, tools.answer,
                 tools.wait, tools.explain, tools.why_not, tools.undo, tools.end_game, tools.stand_up):  # fmt: skip
        server.add_tool(tool)
    return server


def command(args: argparse.Namespace) -> int:
    """`undercroft mcp`."""
    make_server(Chair(args.lang, args.server, args.records, args.seed)).run("stdio")
    return 0
