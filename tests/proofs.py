"""What every game must prove, whatever its rules: shared by the sample game and all registered ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game
from undercroft.core.record import read
from undercroft.core.request import Choice
from undercroft.core.scene import look, render
from undercroft.core.state import copy, facts, from_facts
from undercroft.core.table import Table, replay
from undercroft.core.words import LANGUAGES


def some_options(game: Game[Any], dice: Dice, players: int | None = None) -> dict[str, Any]:
    """Set-up options drawn at random from those that the game accepts."""
    for _ in range(200):
        options: dict[str, Any] = {}
        for setting in game.settings:
            if setting.kind == "int":
                options[setting.name] = setting.min + dice.below(setting.max - setting.min + 1)
            elif setting.kind == "choice":
                options[setting.name] = setting.values[dice.below(len(setting.values))]
            elif setting.kind == "bool":
                options[setting.name] = bool(dice.below(2))
        if players is not None:
            options[game.settings[0].name] = players
        try:
            return game.check_options(options)
        except BadOption:
            continue
    return game.check_options({} if players is None else {game.settings[0].name: players})


def some_answer(table: Table, dice: Dice) -> tuple[int, int]:
    """Any seat that is asked and the index of any option."""
    asked = table.requests
    seat = list(asked)[dice.below(len(asked))]
    return seat, dice.below(len(asked[seat].options))


def wander(table: Table, dice: Dice, most: int) -> Iterator[int]:
    """Play at random, stopping at each of at most `most` decisions before it is answered."""
    for number in range(most):
        if table.is_over:
            return
        yield number
        seat, index = some_answer(table, dice)
        table.choose(index, seat)


def mutable_parts(thing: Any, found: dict[int, str], path: str = "state") -> dict[int, str]:
    if isinstance(thing, msgspec.Struct):
        if thing.__struct_config__.frozen:
            return found
        found[id(thing)] = path
        for field in thing.__struct_fields__:
            if field != "log":
                mutable_parts(getattr(thing, field), found, f"{path}.{field}")
    elif isinstance(thing, (list, tuple)):
        if isinstance(thing, list):
            found[id(thing)] = path
        for i, item in enumerate(thing):
            mutable_parts(item, found, f"{path}[{i}]")
    elif isinstance(thing, dict):
        found[id(thing)] = path
        for name, item in thing.items():
            mutable_parts(item, found, f"{path}[{name!r}]")
    elif isinstance(thing, set):
        found[id(thing)] = path
    return found


def prove_copy(table: Table) -> None:
    """A copy is equal, goes through JSON and shares nothing mutable."""
    state = table.state
    twin = copy(state)
    assert twin == state
    ours = mutable_parts(state, {})
    shared = [path for part, path in mutable_parts(twin, {}).items() if part in ours]
    assert not shared, f"copies share {shared}"
    assert from_facts(type(state), msgspec.json.decode(msgspec.json.encode(facts(state)))) == state


def prove_choice(table: Table) -> None:
    assert table.requests, "the game is not over, yet nobody is asked"
    for seat, choice in table.requests.items():
        keys = choice.keys()
        assert keys, f"{choice.kind} offers nothing"
        assert len(set(keys)) == len(keys), f"{choice.kind} offers a key twice: {sorted(keys)}"
        assert all(type(part) in (str, int) and ":" not in str(part) for option in choice.options for part in option)
        assert 0 <= seat < table.state.players


def same_moment(one: Table, other: Table) -> None:
    assert one.state == other.state
    assert asked_of(one) == asked_of(other)


def asked_of(table: Table) -> dict[int, tuple[str, list[str]]]:
    return {seat: (choice.kind, choice.keys()) for seat, choice in table.requests.items()}


def prove_fork(table: Table, dice: Dice, steps: int = 12) -> None:
    """A fork stands at the same moment and, answered alike, has the same future; its original does not notice."""
    twin, witness = table.fork(), table.fork()
    same_moment(twin, table)
    left, right = Dice(dice.state), Dice(dice.state)
    before = facts(table.state)
    other = twin.fork()
    for _ in range(steps):
        if twin.is_over:
            break
        twin.choose(*reversed(some_answer(twin, left)))
        other.choose(*reversed(some_answer(other, right)))
        same_moment(twin, other)
    assert facts(table.state) == before
    same_moment(witness, table)


def prove_record(table: Table) -> None:
    """Saved and read again, the game stands where it stood, and fate goes on as it would have."""
    back = replay(read(table.record.to_json()), table.game)
    same_moment(back, table)
    assert back.record == table.record
    assert [line.say for line in back.log.lines] == [line.say for line in table.log.lines]  # type: ignore[union-attr]
    if not table.is_over:
        dice = Dice(table.version)
        seat, index = some_answer(table, dice)
        onward = table.fork()
        onward.choose(index, seat)
        back.choose(index, seat)
        same_moment(back, onward)


def prove_undo(table: Table, dice: Dice) -> None:
    """Where taking back is allowed it restores an equal state and story; where not, nothing changes."""
    if table.is_over:
        return
    twin = replay(table.record, table.game)
    seat, index = some_answer(twin, dice)
    twin.choose(index, seat)
    if twin.can_undo(seat) is None:
        twin.undo(seat)
        same_moment(twin, table)
        assert twin.steps == table.steps
        assert [line.say for line in twin.log.lines] == [line.say for line in table.log.lines]  # type: ignore[union-attr]


def prove_guess(table: Table, dice: Dice) -> None:
    """A guess agrees with everything the seat knows, the seat's screen cannot tell it from the truth, and the same dice
    guess the same whichever of both is true."""
    for seat in range(table.state.players):
        guess = table.guess(seat, dice)
        assert guess.view(seat) == table.view(seat)
        again = dice.below(1 << 60)
        assert guess.guess(seat, Dice(again)).state == table.guess(seat, Dice(again)).state
        if seat in table.requests:
            assert asked_of(guess)[seat] == asked_of(table)[seat]
        truth, fancy = (what_is_seen(t, seat) for t in (table, guess))
        assert truth == fancy, f"seat {seat}'s screen shows something it cannot know"
        for _ in range(3):
            if guess.is_over:
                break
            guess.choose(*reversed(some_answer(guess, dice)))


def what_is_seen(table: Table, seat: int) -> Any:
    scene = render(look(table, seat), table.game.words, "en")
    # a guess begins its count and its story anew, and asks anew what was answered in secret
    for word in ("version", "log", "undo", "waiting"):
        scene.pop(word, None)
    return scene


def prove_scene(table: Table) -> None:
    """Every seat and a spectator see words in all languages, unique ids, and options that lie where they point."""
    game = table.game
    for seat in (*range(table.state.players), None):
        scene = look(table, seat)
        for language in LANGUAGES:
            shown = render(scene, game.words, language)
        ids = list(ids_of(shown["panels"]))
        assert len(set(ids)) == len(ids), f"ids twice: {sorted(i for i in ids if ids.count(i) > 1)[:5]}"
        assert all(ids), "something on the screen has no id"
        known = set(ids)
        if "ask" in shown:
            for offer in shown["ask"]["options"]:
                at = offer["shown"].get("at")
                assert not at or at in known, f"{offer['key']} lies at {at}, which is not on the screen"
                for touched in offer["shown"].get("touches", []):
                    assert touched in known, f"{offer['key']} touches {touched}, which is not on the screen"


def ids_of(thing: Any) -> Iterator[str]:
    if isinstance(thing, dict):
        if "id" in thing:
            yield thing["id"]
        elif "type" in thing and thing["type"] in ("card", "board", "pile", "dice"):
            yield ""
        for value in thing.values():
            yield from ids_of(value)
    elif isinstance(thing, list):
        for item in thing:
            yield from ids_of(item)


def prove_words(game: Game[Any], choice: Choice) -> None:
    for language in LANGUAGES:
        assert game.words.attribute(f"ask.{choice.kind}", "hint", language), f"no hint for {choice.kind} in {language}"


def every(number: int, step: int) -> bool:
    """Whether the costly proofs run at this decision: often at first, then now and then."""
    return number < 8 or number % step == 0
