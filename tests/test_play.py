"""Terminal play, driven as a person would: numbers, keys, questions, taking back, saving, leaving."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sample import GAME
from undercroft.core.chance import ByHand, Scripted, Seeded
from undercroft.core.errors import BadOption
from undercroft.core.game import available, load
from undercroft.core.record import load_record
from undercroft.core.scene import look, render
from undercroft.core.table import Table, replay
from undercroft.play import Play
from undercroft.terminal import board, text_of, wrap


def typed(*words: str) -> Iterator[str]:
    yield from words
    raise EOFError


class Terminal:
    """Somebody types these words; `text` is what the screen shows in return."""

    def __init__(self, table: Table, path: Path, *words: str, seats: list[str] | None = None, lang: str = "en") -> None:
        self.out = io.StringIO()
        words_left = typed(*words)
        self.play = Play(table, seats or ["human", "greedy"], lang, path, lambda prompt: next(words_left), self.out)
        self.play.run()
        self.text = self.out.getvalue()


def vault(names: str = "9 5 4 8 5 4 3", rounds: int = 4) -> Table:
    return Table(GAME, {"rounds": rounds}, 1, source=Scripted(names.split(), Seeded(1)))


def test_a_game_is_shown_asked_and_played_by_number_and_key(tmp_path: Path) -> None:
    screen = Terminal(vault(), tmp_path / "g.json", "1", "lay:9", "keep")
    assert "== Seat 1 ==" in screen.text
    assert "Who leads?" in screen.text
    assert "  1. Seat 1 leads" in screen.text
    assert "Lay a card." in screen.text
    assert "- Seat 1 takes 3 coins." in screen.text
    assert "Round 2 of 4" in screen.text


def test_every_line_fits_eighty_columns(tmp_path: Path) -> None:
    screen = Terminal(vault(), tmp_path / "g.json", "1", "?", "lay:9", "keep", "h", "l")
    text = screen.text.replace(str(tmp_path), "")
    assert max(len(line) for line in text.splitlines() if "--resume" not in line) <= 80


def test_others_secrets_stay_off_the_screen(tmp_path: Path) -> None:
    table = vault("9 5 4 8 7 6 3")
    screen = Terminal(table, tmp_path / "g.json", "1")
    for secret in ("Eight", "Seven", "Six"):
        assert secret not in screen.text
    assert "a hidden card" in screen.text


def test_wrong_input_says_what_would_be_right_and_changes_nothing(tmp_path: Path) -> None:
    table = vault()
    screen = Terminal(table, tmp_path / "g.json", "7", "fly", "lead:4", "")
    assert "There is no option 7: they go from 1 to 2." in screen.text
    assert "“fly” is not offered here." in screen.text
    assert screen.text.count("Who leads?") == 2, "asked once more only after the empty line"
    assert not [step for step in table.steps if isinstance(step[0], int)]


def test_digits_that_are_no_numbers_and_numbers_without_an_option_are_told(tmp_path: Path) -> None:
    screen = Terminal(vault(), tmp_path / "g.json", "²", "9" * 5000, "? 9", "? ²", "2)")
    assert "“²” is not offered here" in screen.text
    assert screen.text.count("There is no option 9") == 2
    assert "Seat 2 leads" in screen.text


def test_a_question_mark_explains(tmp_path: Path) -> None:
    screen = Terminal(vault(), tmp_path / "g.json", "1", "?")
    assert "The highest card alone takes the treasure." in screen.text


def test_what_did_not_change_is_not_read_again_unless_asked(tmp_path: Path) -> None:
    screen = Terminal(vault("9 5 4 8 5 4 3"), tmp_path / "g.json", "1", "v")
    assert screen.text.count("== Seat 2 ==") == 2, "once at first, once for v"


def test_undo_takes_back_or_says_why_not(tmp_path: Path) -> None:
    table = vault()
    screen = Terminal(table, tmp_path / "g.json", "1", "u", "lay:9", "show", "u", "keep")
    assert "This cannot be taken back" in screen.text
    assert screen.text.count("What now?") == 2


def test_leaving_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    table = vault()
    screen = Terminal(table, path, "1", "lay:9", "q", "keep")
    assert f"undercroft play --resume {path}" in screen.text
    back = replay(load_record(path), GAME)
    assert back.state == table.state


def test_games_that_begin_in_the_same_second_are_both_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for seed in (1, 2, 3):
        Play(Table(GAME, {"players": 2}, seed), ["greedy", "greedy"], "en", out=io.StringIO()).run()
    assert {load_record(path).seed for path in (tmp_path / "undercroft").iterdir()} == {1, 2, 3}


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    table = vault()

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    Play(table, ["human", "greedy"], "en", path, interrupt, io.StringIO()).run()
    assert replay(load_record(path), GAME).state == table.state


def test_every_answer_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "g.json"
    table = vault()
    words = iter(["1", "lay:9"])
    kept = []

    def read(prompt: str) -> str:
        if path.exists():
            kept.append(len(load_record(path).steps))
        try:
            return next(words)
        except StopIteration:
            raise EOFError from None

    Play(table, ["human", "greedy"], "en", path, read, io.StringIO()).run()
    assert len(kept) == 2
    assert kept[0] < kept[1]


def test_saving_to_a_file_of_ones_own(tmp_path: Path) -> None:
    target = tmp_path / "mine.json"
    screen = Terminal(vault(), tmp_path / "g.json", "s", f"s {target}", f"s {tmp_path}/no/where.json")
    assert "Say where: s FILE" in screen.text
    assert load_record(target).game == "vault"
    assert "cannot be used" in screen.text


def test_real_dice_are_entered_by_hand(tmp_path: Path) -> None:
    table = Table(GAME, {}, 1, source=ByHand())
    Terminal(table, tmp_path / "g.json", "king", "9", "5", "4", "8", "5", "4", "1", "3", "lay:9")
    assert ("worth", 3) in table.steps
    assert (0, ("lay", "9")) in table.steps


def test_outcomes_are_named_in_words_and_by_their_place(tmp_path: Path) -> None:
    """A goal, an ability card and whose standee it is: nothing of the machine's own names."""
    options = {"players": 1, "mode": "scenario", "scenario": 1, "characters": ["red-guard", "hatchet"]}
    table = Table(load("jaws"), options, 1, source=ByHand())
    words = ("2", "no such goal", "Fast Healer", "goal:agoraphobe", "1", "2", "1", "q")
    screen = Terminal(table, tmp_path / "g.json", *words, seats=["human"])
    assert "a random battle goal for Red Guard" in screen.text
    assert "  2. Agoraphobe" in screen.text
    goals = [name for kind, name in table.steps if kind == "goal"]
    assert goals[:2] == ["agoraphobe", "fast-healer"]
    assert "fast-healer" not in screen.text
    assert "“no such goal” is not among these." in screen.text


def test_people_at_one_screen_are_told_to_look_away(tmp_path: Path) -> None:
    screen = Terminal(vault(), tmp_path / "g.json", "", "1", "lay:9", "", "lay:8", seats=["human", "human"])
    assert "Eight" in screen.text.partition("-" * 80)[2]
    first = screen.text.split("-" * 80)[1]
    assert "Eight" not in first


def test_a_finished_game_tells_the_scores(tmp_path: Path) -> None:
    table = vault(rounds=1)
    screen = Terminal(table, tmp_path / "g.json", "1", "lay:9", "keep")
    assert "The most coins win." in screen.text
    assert "Seat 1: 4 (won)" in screen.text


@pytest.mark.parametrize("game", available())
def test_the_story_is_told_line_by_line_in_its_order(game: str, tmp_path: Path) -> None:
    loaded = load(game)
    players = max(loaded.meta.players[0], min(2, loaded.meta.players[1]))
    options = {"players": players} if players > 1 else {}
    table = Table(loaded, {**options, **({"explorers": 2} if game == "machina" else {})}, 3)
    screen = Terminal(table, tmp_path / "g.json", *["1"] * 30, seats=["human", "greedy"][:players])
    lines = [line for line in screen.text.splitlines() if line.startswith("- ")]
    story = render(look(table, 0), loaded.words, "en")["log"]
    assert len(story) > 10
    assert lines[: len(story)] == [wrap(f"- {text_of(line['text'])}")[0] for line in story]
    assert len(lines) == len(story) or table.is_over  # what the ending says stands after it


def test_too_many_seats_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="3 seats were named, but this game has 2"):
        Play(vault(), ["human", "greedy", "greedy"], "en", tmp_path / "g.json")
    with pytest.raises(BadOption, match="no player “oracle”"):
        Play(vault(), ["human", "oracle"], "en", tmp_path / "g.json")


@pytest.mark.parametrize(
    ("grid", "told"),
    [
        ("hex", ["    A   B", "  1 Me |.", "  2   ##", "  Me: I @ A1"]),
        ("square", ["    0  1", "  0 Me|.", "  1 ##", "  Me: I @ 0, 0"]),
    ],
)
def test_a_map_names_columns_and_rows_as_options_do(grid: str, told: list[str]) -> None:
    cells = [{"id": "a", "x": 0, "y": 0}, {"id": "b", "x": 1, "y": 0}, {"id": "c", "x": 0, "y": 1, "sign": "##"}]
    walls = [{"cell": "a", "to": "b"}]
    item = {"grid": grid, "cells": cells, "walls": walls, "figures": [{"cell": "a", "sign": "Me", "title": "I"}]}
    assert list(board(item)) == told


def test_walls_between_hexes_lean_as_their_edges_do() -> None:
    """Six hexes around D; the walls to its six neighbours stand where one would draw them."""
    places = {"a": (1, 0), "b": (2, 0), "c": (0, 1), "d": (1, 1), "e": (2, 1), "f": (1, 2), "g": (2, 2)}
    cells = [{"id": name, "x": x, "y": y, "sign": name} for name, (x, y) in places.items()]
    walls = [{"cell": "d", "to": other} for other in "abcefg"]
    assert list(board({"grid": "hex", "cells": cells, "walls": walls})) == [
        "    A   B   C",
        "  1     a   b",
        "         / \\",
        "  2   c  |d  |e",
        "         \\ /",
        "  3     f   g",
    ]


def test_a_legend_finds_signs_by_label_terrain_or_what_lies_there() -> None:
    cells = [
        {"id": "a", "x": 0, "y": 0, "sign": "#", "terrain": "obstacle", "label": "Rock"},
        {"id": "b", "x": 1, "y": 0, "sign": "$", "label": "coins: 2", "marks": [{"icon": "coin", "label": "coins: 2"}]},
    ]
    entries = (("Rock", "mountain"), ("money", "coin"), ("a mark", "%"))
    legend = [{"label": label, "icon": icon} for label, icon in entries]
    lines = list(board({"grid": "hex", "cells": cells, "legend": legend}))
    assert lines[-1] == "  # Rock, $ money, % a mark"


def test_why_says_why_a_thing_cannot_be_chosen(tmp_path: Path) -> None:
    """By its name on the table, part of it, or its id; with the clause and the question."""
    table = Table(load("thunderstone"), {"players": 2}, 3)
    words = ("first:0", "why stack-torch", "why torch", "why", "why no such thing", "rest", "why hand-0", "q")
    text = " ".join(Terminal(table, tmp_path / "g.json", *words, seats=["human", "greedy"]).text.split())
    assert "Torch: Cards are bought in a turn that is spent in the village. [TH-TRN-2]" in text
    assert "Torch: First choose how to spend the turn: village, dungeon or rest. [TH-TRN-2]" in text
    assert "You are asked:" in text
    assert "Say what: why THING" in text
    assert "There is nothing called “no such thing” on your screen." in text
    assert "this can be chosen now" in text


def test_why_finds_hexes_by_their_names_on_the_map(tmp_path: Path) -> None:
    table = Table(load("bugs"), {}, 3)
    while table.turn() is not None and table.turn()[1].kind != "round.cards":  # type: ignore[index]
        table.choose(table.game.bots.greedy(table.seat(0)), 0)
    text = Terminal(table, tmp_path / "g.json", "why a1", "why B2", "q", seats=["human"], lang="uk").text
    assert "B2: Спершу вибирають карти раунду" in " ".join(text.split())
