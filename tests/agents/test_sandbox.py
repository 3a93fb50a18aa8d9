"""Agents that crash, stall, answer what is not offered or look under the table are caught; the game goes on."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tests.agents import bots
from tests.lab.vault import GAME
from tests.sample import Vault
from undercroft.agents import agent, is_trusted
from undercroft.agents.sandbox import PATIENCE, Guarded, Stalled, limited
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.table import Table, replay


def play_with(bot: str, seconds: float | None = None) -> tuple[Table, Guarded]:
    """A whole game of the bot against a good player."""
    table = Table(GAME, {"players": 2}, seed=8)
    guarded = Guarded(agent(f"tests.agents.bots:{bot}", GAME, Dice(1)), bot, Dice(2), seconds)
    table.run([guarded, agent("greedy", GAME, Dice(0))])
    assert table.is_over
    assert replay(table.record, GAME).state == table.state  # a lawful game, as its record shows
    return table, guarded


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        ("Crasher", "crash", "ZeroDivisionError: on purpose"),
        ("Liar", "illegal", "“win:at:once” is not offered"),
        ("Mute", "illegal", "“None” is not offered"),
        ("Peeker", "peek", "not the table behind it"),
        ("Spoiler", "illegal", "“win” is not offered"),
        ("Unspeakable", "crash", "Silent:  (__call__, line "),
        ("Refuser", "crash", "TableError: error.of-mine: more True"),
    ],
)
def test_a_bad_agent_is_caught_and_told(bot: str, kind: str, detail: str) -> None:
    _, guarded = play_with(bot)
    assert len(guarded.faults) == PATIENCE
    assert {fault.kind for fault in guarded.faults} == {kind}
    assert detail in guarded.faults[0].detail
    assert guarded.faults[0].step == 1
    assert guarded.decisions > PATIENCE  # the game went on without it


@pytest.mark.parametrize("bot", ["Staller", "Stubborn"])
def test_a_stalling_agent_is_stopped(bot: str) -> None:
    _, guarded = play_with(bot, 0.05)
    assert [fault.kind for fault in guarded.faults] == ["stall"] * PATIENCE


def test_off_the_main_thread_a_late_answer_is_a_stall_too() -> None:
    caught = []

    def late() -> None:
        try:
            with limited(0.0):
                sum(range(1000))
        except Stalled:
            caught.append(True)

    thread = threading.Thread(target=late)
    thread.start()
    thread.join()
    assert caught == [True]


def test_who_digs_past_the_guard_finds_a_guess_and_breaks_only_that() -> None:
    bots.Digger.found.clear()
    table, guarded = play_with("Digger")
    assert not guarded.faults
    state = table.state
    assert isinstance(state, Vault)
    assert all(player.coins < 50 for player in state.seats)
    again = Table(GAME, {"players": 2}, seed=8)
    true_hands = []
    for who, option in table.steps:
        if type(who) is not int:
            continue
        if who == 0:
            assert isinstance(again.state, Vault)
            true_hands.append([list(player.hand) for player in again.state.seats])
        again.choose(option, who)
    assert [hands[0] for hands in true_hands] == [hands[0] for hands in bots.Digger.found]  # its own it may know
    assert [hands[1] for hands in true_hands] != [hands[1] for hands in bots.Digger.found]


def test_a_good_agent_of_ones_own_plays_as_it_would_at_the_table() -> None:
    guarded_table, guarded = play_with("Careful", 5.0)
    table = Table(GAME, {"players": 2}, seed=8)
    table.run([bots.Careful(GAME, Dice(1)), agent("greedy", GAME, Dice(0))])
    assert not guarded.faults
    assert table.steps == guarded_table.steps


def test_agents_are_found_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def make(game, dice):\n    return lambda seat: seat.request.options[-1]\n")
    table = Table(GAME, {"players": 2}, seed=1)
    mine = agent(f"{file}:make", GAME, Dice(1))
    assert table.request is not None
    assert mine(table.seat(0)) == table.request.options[-1]


@pytest.mark.parametrize("name", ["nobody", "random:3", "no_such_file.py:Bot", "tests.agents.bots:Nobody", "learned"])
def test_a_wrong_name_is_told(name: str) -> None:
    with pytest.raises(BadOption):
        agent(name, GAME, Dice(1))


def test_only_our_own_agents_are_trusted() -> None:
    assert is_trusted("search:200")
    assert is_trusted("learned:bugs.json")
    assert not is_trusted("tests.agents.bots:Peeker")
    assert not is_trusted("random.py:Peeker")
