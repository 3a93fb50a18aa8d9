"""Sameness: what counts as the same shape and the same mechanics, and what the command prints."""

from __future__ import annotations

import pytest

from undercroft.cli import main
from undercroft.core.game import available, load
from undercroft.core.say import say
from undercroft.core.words import LANGUAGES
from undercroft.core.workbench import Piece, Shelf
from undercroft.games.bugs.workbench import own_attacks
from undercroft.games.haven.verbs import MUDDLE, WOUND, Ability, Attack, Control, Heal, Move
from undercroft.lab.sameness import compare, entropy, shape
from undercroft.lab.simulate import lab_words

CONDITIONS = frozenset(("conditions",))


def shelf(*abilities: Ability) -> Shelf:
    return Shelf(say("figure.tops"), tuple(Piece(say(f"card.{at}"), (one,)) for at, one in enumerate(abilities)))


def test_a_shape_has_no_numbers() -> None:
    assert shape(Attack(value=2)) == shape(Attack(value=5))
    assert shape(Ability((Move(value=2), Attack(value=2)))) == shape(Ability((Move(value=4), Attack(value=3))))


def test_what_is_there_at_all_belongs_to_the_shape() -> None:
    assert shape(Attack(value=2)) != shape(Attack(value=2, pierce=2))
    assert shape(Attack(value=2)) != shape(Heal(value=2))
    assert shape(Ability((Attack(value=2),))) != shape(Ability((Attack(value=2),), lost=True))
    assert shape(1) != shape(-1)


def test_a_condition_is_no_number() -> None:
    wound, muddle = Attack(value=2, conditions=WOUND), Attack(value=3, conditions=MUDDLE)
    assert shape(wound) == shape(muddle)
    assert shape(wound, CONDITIONS) != shape(muddle, CONDITIONS)


def test_cards_that_share_a_shape_and_those_that_do_the_same() -> None:
    two, three, walk = Ability((Attack(value=2),)), Ability((Attack(value=3),)), Ability((Move(value=2),))
    found = compare(shelf(two, two, two, three, walk), (Attack, Move))
    assert (found.shapes, found.sharing, found.pairs) == (2, 4, 3)
    assert [[piece.name.key for piece in group] for group in found.alike] == [["card.0", "card.1", "card.2"]]
    assert found.verbs == {"Attack": 4, "Move": 1}


def test_blank_cards_are_not_alike() -> None:
    blank = Shelf(say("codex.chapter"), (Piece(say("chapter.a"), ()), Piece(say("chapter.b"), ())))
    assert compare(blank, ()).pairs == 0


def test_entropy_in_bits() -> None:
    assert entropy([7]) == 0
    assert entropy([]) == 0
    assert entropy([3, 3, 3, 3]) == pytest.approx(2)


def test_attacks_of_controlled_enemies_are_not_the_characters_own() -> None:
    whole = Ability((Attack(value=3, then=(Attack(value=1),)), Control(actions=(Attack(value=2),))))
    assert [attack.value for attack in own_attacks(whole)] == [3, 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", available())
def test_the_command_prints_every_shelf_and_figure(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = load(name)
    assert main(["balance", name, "--sameness", "--lang", language]) == 0
    told = capsys.readouterr().out
    for shelf in game.workbench.shelves():
        assert f"| {game.words.text(shelf.label, language)} | {len(shelf.pieces)} |" in told
        assert all(game.words.has(piece.name.key, language) for piece in shelf.pieces)
    for figure in game.workbench.figures():
        assert f"| {game.words.text(figure.label, language)} | {figure.count}" in told
    assert lab_words().text(say("sameness.kind"), language) in told
