"""`undercroft mcp` in a process of its own, with a scripted client of the same SDK over standard input and output."""

from __future__ import annotations

import os
import random
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp")

from mcp import Client, StdioServerParameters

from tests.core.test_circles import Idler
from tests.server.host import Host
from tests.server.test_storage import alone
from undercroft.chair.sitting import OwnTable
from undercroft.chair.tools import Chair
from undercroft.core.chance import Dice
from undercroft.core.circles import TURNS
from undercroft.core.errors import TableError
from undercroft.core.game import load
from undercroft.core.record import load_record
from undercroft.core.table import replay

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.filterwarnings("ignore")  # the SDK's own

Tool = Callable[..., Awaitable[str]]


def with_model(script: Callable[[Tool], Awaitable[None]], *words: str) -> None:
    """Run a scripted model against a fresh `undercroft mcp`. A refusal comes back as text that begins with Error."""
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "undercroft.cli", "mcp", "--lang", "en", *words], cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"src{os.pathsep}."},
    )  # fmt: skip

    async def run() -> None:
        async with Client(server) as client:

            async def tool(name: str, **arguments: Any) -> str:
                result = await client.call_tool(name, arguments)
                text = str(result.content[0].text)
                assert result.is_error == text.startswith("Error"), text
                return text

            await script(tool)

    alone(run())


def options_in(text: str) -> list[str]:
    return re.findall(r"^  +\d+\. .*?\[([^\[\]]+)\]$", text, re.MULTILINE)


def test_a_model_plays_a_whole_game_of_its_own(tmp_path: Path) -> None:
    told: list[str] = []

    async def script(tool: Tool) -> None:
        games = await tool("list_games")
        for name in ("thunderstone", "bugs", "jaws", "sanctum", "machina"):
            assert f"\n{name}: " in "\n" + games
        assert "light" in (await tool("rules", game="thunderstone", question="how does light work")).lower()
        assert "Sit down first" in await tool("look")
        text = await tool("sit_down", game="bugs", options={"mode": "scenario", "character": "tinkerer"})
        assert "You play Gloomhaven: Buttons & Bugs at seat 1 of 1." in text
        assert "Stand up first" in await tool("sit_down", game="bugs")
        assert "There is no option 99" in await tool("answer", option="99")
        assert "is not offered here" in await tool("answer", option="swim")
        for digits in ("²", "9" * 5000, 99, 0):
            refused = await tool("answer", option=digits)
            assert "is not offered here" in refused or "There is no option" in refused, "in words, whatever is written"
        assert "There is no option 99" in await tool("explain", option=99)
        assert await tool("explain", option=1) == await tool("explain", option="1")
        assert "BB-" in await tool("explain")
        dice = random.Random(4)
        while "The game is over." not in text:
            told.append(text)
            keys = options_in(text)
            assert keys, text
            text = await tool("answer", option=dice.choice(keys))
        assert "The game is over" in await tool("answer", option="1")
        assert "You have left the table" in await tool("stand_up")
        for _ in range(2):
            await tool("sit_down", game="sanctum", others="greedy")
            await tool("stand_up")

    with_model(script, "--seed", "5", "--records", str(tmp_path))
    assert len({load_record(path).seed for path in tmp_path.glob("sanctum-*.json")}) == 2, "both, also of one second"
    (record,) = tmp_path.glob("bugs-*.json")
    table = replay(load_record(record), load("bugs"))
    assert (table.is_over, table.seed) == (True, 5)
    assert len(told) > 5


def test_a_model_learns_nothing_beyond_its_seat_and_takes_back(tmp_path: Path) -> None:
    async def script(tool: Tool) -> None:
        text = await tool("sit_down", game="thunderstone", options={"players": 3}, seat=2, others=["greedy", "random"])
        assert "at seat 2 of 3" in text
        while "[village]" not in text:
            text = await tool("answer", option="1")
        text = await tool("answer", option="rest")
        assert "[village]" not in text
        assert "[village]" in await tool("undo")
        whole = await tool("look")
        hand = whole.split("== Your hand ==")[1].split("\n\n")[0]
        assert hand.strip()
        others = re.findall(r"== Player [13] ==\n(.*?)\n\n", whole + "\n\n", re.DOTALL)
        assert len(others) == 2
        for panel in others:
            assert re.search(r"Hand: \d", panel), "only how many cards the others hold"
        drawn = [line for line in (await tool("story")).splitlines() if "draw" in line]
        assert drawn
        assert all(line.startswith("- You draw") or "," not in line for line in drawn), "what others drew is theirs"
        assert "nothing called “a dragon”" in await tool("why_not", thing="a dragon")
        refused = await tool("why_not", thing="Torch")
        assert "You are asked: Where does your party go?" in refused
        await tool("stand_up")
        assert "chess" in await tool("sit_down", game="chess")
        for name in ("learned:x.json", "exec:ls", "hard:brave", "human"):
            refused = await tool("sit_down", game="sanctum", others=[name])
            assert f"There is no player “{name}”. Players: easy, normal, hard, expert, hard:cautious" in refused
            assert "exec:COMMAND" not in refused, "only those that may sit there"
        picked = {"set": "picked", "monsters": ["dragon"]}
        assert "exactly 4 hero groups" in await tool("sit_down", game="thunderstone", options=picked)
        assert "One other seat is to be filled" in await tool("sit_down", game="sanctum", others=["easy", "easy"])
        for name in ("hard:bold", "learned"):
            assert "at seat 1 of 2" in await tool("sit_down", game="sanctum", others=[name])
            await tool("stand_up")

    with_model(script)


def idle(text: str) -> str:
    """Visit the village and buy nothing."""
    return next(key for key in ("village", "pass", "done", *options_in(text)) if key in options_in(text))


def test_a_model_may_end_its_own_game_that_goes_in_circles() -> None:
    chair = Chair("en", seed=3)
    chair.sit_down("thunderstone", {"players": 2}, 1, "random")
    sitting = chair._sitting
    assert isinstance(sitting, OwnTable)
    with pytest.raises(TableError, match="does not go in circles"):
        chair.end_game()
    sitting._agents = [None, Idler(None, Dice(1))]
    told: list[str] = []
    for _ in range(8 * TURNS):
        told = chair.answer(idle("\n".join(chair.look())), 0)
        if "circles" in "\n".join(told):
            break
    assert "end_game" in " ".join(told)
    assert chair.end_game() == ["The game was ended by agreement, without a winner."]
    for work in (chair.end_game, chair.undo, lambda: chair.answer("1", 0)):
        with pytest.raises(TableError, match="ended by agreement"):
            work()
    assert "ended by agreement" in chair.look()[-1]
    assert chair.stand_up() == ["You have left the table."]


def test_a_model_and_a_person_end_a_servers_game_together(tmp_path: Path) -> None:
    host = Host(str(tmp_path / "t.db"), games=("thunderstone",))
    try:
        made = host.table("thunderstone", "me friend", seed=3)
        person = host.sit(made["seats"][0]["token"])
        chair = Chair("uk", host.address)
        chair.join(made["seats"][1]["token"])
        for _ in range(8 * TURNS):
            if person.table.get("circles") is not None:
                break
            person.drain()
            if person.ask is not None:
                person.choose(next((key for key in ("village", "pass", "done") if key in person.keys), person.keys[0]))
            text = "\n".join(chair.wait(0.05))
            if options_in(text):
                with suppress(TableError):  # both were asked, and the person was quicker
                    chair.answer(idle(text), 0)
        assert "вона йде по колу" in " ".join(chair.look())
        assert "коли погодяться всі" in chair.end_game()[0]
        person.until(lambda: person.table.get("circles") == [1])
        person.do("end", agree=True)
        person.until(lambda: person.table["state"] == "closed")
        assert "Гру закінчено за згодою, без переможця." in chair.wait(5)
        chair.stand_up()
    finally:
        host.stop()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(str(tmp_path_factory.mktemp("db") / "tables.db"), games=("sanctum", "bugs"))
    yield made
    made.stop()


def test_a_model_takes_a_friends_seat_at_a_servers_table(host: Host) -> None:
    made = host.table("sanctum", "me friend", seed=3)
    mine, friend = made["seats"]

    async def script(tool: Tool) -> None:
        assert "no key to a seat" in await tool("join", link=f"{host.address}/#/watch/{made['watch']}/3")
        assert "Error" in await tool("join", link="not-a-key")
        assert "no key to a seat" in await tool("join", link=made["watch"])
        person = host.sit(mine["token"])
        text = await tool("join", link=f"{host.address}/#/t/{friend['token']}")
        assert "at seat 2 of 2" in text
        assert "\ue000" not in text
        answers = 0
        for _ in range(60):
            person.hear(0.2)
            if person.ask is not None:
                person.choose(person.keys[0])
            text = await tool("wait", seconds=0.1)
            if options_in(text):
                await tool("explain", option="1")
                text = await tool("answer", option=options_in(text)[0], seconds=0.1)
                answers += 1
            if answers >= 3:
                break
        assert answers >= 3
        assert "== " in await tool("look")
        assert "- " in await tool("story")
        assert "nothing called “a dragon”" in await tool("why_not", thing="a dragon")
        assert "refused" not in await tool("undo"), "taken back, or the reason why not"
        await tool("stand_up")

    with_model(script, "--server", host.address)
