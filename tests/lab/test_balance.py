"""The workbench's balance: what is counted, what is held to a frame, and what the command says."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from undercroft.agents import agent
from undercroft.cli import main
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game, available, load
from undercroft.core.say import Say, say
from undercroft.core.seat import Seat
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES
from undercroft.core.workbench import PlaySet
from undercroft.lab.balance import KINDS, Measured, SetCount, ThingCount, choose_sets, measure
from undercroft.lab.balance_report import LEAST_GAMES, page, told
from undercroft.lab.job import Row
from undercroft.lab.plots import Bar, differences
from undercroft.lab.simulate import lab_words
from undercroft.lab.stats import difference
from undercroft.lab.watched import Watched

BUGS = load("bugs")
PLAIN = PlaySet(scenario="1", label=say("scenario.1"), options={}, frame={"simple": (0.1, 0.9)})


def counted(won: int, games: int) -> SetCount:
    return SetCount(play_set=PLAIN, hero=None, won=won, games=games)


@pytest.mark.parametrize(
    ("won", "games", "verdict"),
    [
        (50, 100, "inside"), (10, 100, "inside"), (9, 100, "perhaps-below"), (0, 100, "below"),
        (91, 100, "perhaps-above"), (100, 100, "above"), (0, 0, ""),
    ],
)  # fmt: skip
def test_a_rate_beside_its_frame(won: int, games: int, verdict: str) -> None:
    assert counted(won, games).verdict("simple") == verdict


def test_a_player_without_a_frame_is_held_to_none() -> None:
    assert counted(0, 100).verdict("random") == ""


def row(index: int, winners: tuple[int, ...], *things: dict[str, tuple[int, int]]) -> Row:
    seats = ("simple",) * len(things)
    return Row(index=index, seed=index, options={}, seats=seats, winners=winners, reason="end", things=list(things))


def test_what_is_counted_of_each_seat() -> None:
    """Chosen when offered, decision by decision; won with it and without it, game by game and set by set."""
    made = Measured(BUGS, [PLAIN, PLAIN], "simple")
    made.add(0, row(0, (0,), {"use item.rope": (4, 1)}))
    made.add(0, row(1, (), {"use item.rope": (2, 0)}))
    made.add(1, row(2, (0,), {"use item.rope": (1, 1), "top card.sweep": (3, 3)}))
    rope = made.things["use item.rope"]
    assert (rope.offered, rope.chosen, rope.games) == (7, 2, (2, 1))
    assert (rope.having, rope.lacking) == ({0: [1.0, 1], 1: [1.0, 1]}, {0: [0.0, 1]})
    assert [thing.id for thing in made.listed()] == ["sweep", "rope"]
    assert [thing.id for thing in made.listed(["rope"])] == ["rope"]
    assert [(count.won, count.games) for count in made.rows()] == [(1, 2), (1, 1)]


def test_what_nobody_ever_chose() -> None:
    """A top that was offered and not chosen, and one that never came up; a shelf that cannot be chosen is left out."""
    made = Measured(BUGS, [PLAIN], "simple")
    made.add(
        0, row(0, (), {"top card.spark-wheel": (4, 1), "top card.tripwire": (4, 0), "bottom card.tripwire": (1, 1)})
    )
    unused = {shelf.kind: {piece.name.key for piece in pieces} for shelf, pieces in made.unused()}
    assert list(unused) == ["top", "bottom"]
    assert "card.spark-wheel" not in unused["top"]
    assert {"card.tripwire", "card.glue-flask"} <= unused["top"]
    assert "card.tripwire" not in unused["bottom"]


def test_what_nobody_chose_is_told_where_all_sets_were_played() -> None:
    thing: dict[str, tuple[int, int]] = {"top card.spark-wheel": (4, 1)}
    for sets, is_told in ((choose_sets(BUGS, []), True), (choose_sets(BUGS, ["1"]), False)):
        made = Measured(BUGS, sets, "simple")
        made.add(0, row(0, (), thing))
        for shown in ("\n".join(told(made, "en")), page(made, "en")):
            assert ("Top abilities: 95 of 96 never chosen in these games: " in shown) is is_told
        assert "never chosen in" not in "\n".join(told(made, "en", ["spark-wheel"]))


def test_shared_victories_count_in_parts_where_seats_compete() -> None:
    made = Measured(load("sanctum"), [PLAIN], "greedy")
    made.add(0, row(0, (0, 1), {}, {}, {}))
    assert [(count.won, count.games) for count in made.rows()] == [(1, 3)]


def test_a_game_that_broke_off_is_told_and_not_counted() -> None:
    made = Measured(BUGS, [PLAIN], "simple")
    made.add(0, Row(index=0, seed=9, options={}, seats=("simple",), reason="error", error="ValueError: no"))
    assert made.rows() == []
    assert "seed 9" in made.errors[0]


def test_what_a_thing_adds_is_compared_within_each_set() -> None:
    """An item that is taken in the easy set only adds nothing by that; one that helps in both does."""
    easy_only = ThingCount(kind="take", name="item.a", having={0: [9, 10]}, lacking={0: [9, 10], 1: [1, 10]})
    middle, low, high = easy_only.adds or (1.0, 1.0, 1.0)
    assert (middle, low < 0 < high) == (0.0, True)
    helps = ThingCount(kind="take", name="item.b", having={0: [90, 100], 1: [50, 100]},
                       lacking={0: [60, 100], 1: [20, 100]})  # fmt: skip
    middle, low, high = helps.adds or (0.0, 0.0, 0.0)
    assert middle == pytest.approx(0.3)
    assert 0.2 < low < 0.3 < high < 0.4


def test_without_both_arms_nothing_is_said() -> None:
    assert difference([((3, 5), (0, 0)), ((0, 0), (2, 5))]) is None
    middle, low, high = difference([((5, 5), (0, 5))]) or (0.0, 0.0, 0.0)
    assert middle == 1
    assert 0.4 < low < high == 1  # five games on either side do not make it certain


@pytest.mark.parametrize("name", available())
def test_the_sets_of_every_game_can_be_played_and_named(name: str) -> None:
    game: Game[Any] = load(name)
    sets = choose_sets(game, [])
    assert len({(one.scenario, one.party) for one in sets}) == len(sets)
    for one in sets:
        game.check_options(one.options)
        for language in LANGUAGES:
            assert game.words.has(one.label.key, language), one.label.key
            assert one.hero is None or game.words.has(one.hero.key, language), one.hero.key
        assert choose_sets(game, [f"{one.scenario}:{one.party}"]) == [one]
        assert not one.clause or one.clause in game.ledger


def test_sets_by_name() -> None:
    assert [one.party for one in choose_sets(BUGS, ["4", "12:tinkerer"])] == ["bruiser", "tinkerer"]
    for wrong in ("99", "4:tinkerer"):
        with pytest.raises(BadOption, match="There is no set"):
            choose_sets(BUGS, [wrong])


@pytest.mark.parametrize("name", available())
def test_what_options_use_has_a_kind_and_a_name(name: str) -> None:
    """A stretch of the game at random: every thing has words in three languages."""
    game: Game[Any] = load(name)
    table = Table(game, choose_sets(game, [])[0].options, 5)
    dice = Dice(5)
    watched = [Watched(agent("random", game, dice.split()), table, dice.split()) for _ in range(table.state.players)]
    table.run(watched, 250)
    found = [key for one in watched for key in one.counts()]
    assert found
    for key in found:
        kind, _, message = key.partition(" ")
        assert kind in KINDS
        for language in LANGUAGES:
            assert game.words.has(message, language), message
            assert lab_words().has(f"thing.{kind}", language), kind


def test_what_is_counted_as_chosen_is_what_was_answered() -> None:
    """The watcher's counts are those of the answers that were given."""
    table = Table(BUGS, {"mode": "scenario", "scenario": 1, "character": "bruiser"}, 3)
    player, answers = agent("simple", BUGS, Dice(3)), Counter[str]()

    def noting(seat: Seat) -> Any:
        answer = player(seat)
        assert isinstance(answer, tuple)
        answers[str(answer[0])] += len(answer) - 1
        return answer

    watched = Watched(noting, table, Dice(1))
    table.run([watched])
    chosen = Counter[str]()
    for key, (offered, count) in watched.counts().items():
        assert 0 <= count <= offered
        chosen[key.partition(" ")[0]] += count
    assert answers["top"]
    assert {kind: chosen[kind] for kind in ("play", "top", "bottom")} == {
        kind: answers[kind] for kind in ("play", "top", "bottom")
    }


def test_the_same_seed_measures_the_same() -> None:
    sets = choose_sets(BUGS, ["1:bruiser", "2:bruiser"])
    one, two = (measure(BUGS, sets, "simple", 3, seed=7) for _ in range(2))
    assert one.games == two.games == 6
    assert [(count.won, count.games) for count in one.rows()] == [(count.won, count.games) for count in two.rows()]
    assert {key: thing.offered for key, thing in one.things.items()} == {
        key: thing.offered for key, thing in two.things.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_shows_tables_and_writes_the_page(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "balance.html"
    asked = ["balance", "bugs", "--scenario", "1:bruiser", "--games", str(2 * LEAST_GAMES), "--agent", "simple"]
    assert main([*asked, "--html", str(out), "--lang", language]) == 0
    printed, written = capsys.readouterr().out, out.read_text("utf-8")
    for shown in (printed, written):
        assert BUGS.words.text(say("scenario.1"), language) in shown
        assert "warding-strength" in shown
        assert lab_words().text(Say("thing.top"), language) in shown
    assert not re.search(r"(src|href)=|url\(|@import", written)  # nothing is fetched from elsewhere
    for picture in re.findall(r"<svg.*?</svg>", written, re.DOTALL):
        ElementTree.fromstring(picture)


def test_one_card_alone(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["balance", "bugs", "--scenario", "1:bruiser", "--games", "2", "--agent", "simple", "--card"]
    assert main([*asked, "thimble-swing"]) == 0
    printed = capsys.readouterr().out
    assert "(thimble-swing)" in printed
    assert "(warding-strength)" not in printed
    assert main([*asked, "excalibur"]) == 2
    assert "Never offered in these games: excalibur" in capsys.readouterr().err


def test_differences_are_drawn_to_scale() -> None:
    picture = ElementTree.fromstring(differences("x", [Bar("a", 0.5, 0.0, 1.0), Bar("b", -0.5, -1.0, 0.0)]))
    right, left = (float(dot.attrib["cx"]) for dot in picture.iter() if dot.tag.endswith("circle"))
    zero = next(float(line.attrib["x1"]) for line in picture.iter() if line.attrib.get("class") == "mark")
    assert right - zero == pytest.approx(zero - left)
    assert right > zero


def test_explorers_are_drawn_while_content_is_measured() -> None:
    """A bot takes the first that it is offered; what an explorer adds is known only where all of them play."""
    machina = load("machina")
    table = Table(machina, choose_sets(machina, ["engine:2"])[0].options, 1)
    assert table.request is not None
    assert table.request.kind in machina.workbench.DRAWN
    chosen = set()
    for seed in range(20):
        watched = Watched(agent("greedy", machina, Dice(1)), table.fork(), Dice(seed))
        watched(table.seat(0))
        chosen |= {key for key, (_, count) in watched.counts().items() if count}
    assert len(chosen) > 4
