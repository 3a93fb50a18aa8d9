"""Our games in OpenSpiel: chance nodes with their odds, information states, stable actions.

`import undercroft.lab.spiel`, then `pyspiel.load_game("undercroft_bugs", {"options": "mode:scenario"})`.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from undercroft.core.chance import ByHand, Dice
from undercroft.core.errors import BadOption
from undercroft.core.extras import needing
from undercroft.core.game import available, load
from undercroft.core.preview import outcomes_of
from undercroft.core.record import Record
from undercroft.core.registry import game_at
from undercroft.core.request import Outcome, key
from undercroft.core.table import Table, replay
from undercroft.lab.actions import ActionSet, Ids, action_set
from undercroft.lab.layout import Layout, layout_of, plain_view

with needing("spiel"):
    import numpy as np
    import pyspiel

PREFIX = "undercroft_"
MOVES = 20_000
"""A game longer than this is cut off: nobody wins or loses."""
CHANCES = 1_000
"""The most outcomes that one chance has."""


class Board:
    """A table that waits at every chance, and what each seat has seen happen at it. A copy plays on by itself."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.spelled: Ids = ()
        """What the seat to move has spelled of its option."""
        self.seen = [b""] * table.state.players
        """For each seat a digest of all answers and outcomes that it could see, in their order."""
        self.moves = 0

    def __deepcopy__(self, memo: Any) -> Board:
        twin = Board.__new__(Board)
        twin.table = self.table.fork()
        twin.table.source = ByHand()
        twin.spelled, twin.seen, twin.moves = self.spelled, self.seen[:], self.moves
        return twin

    def __reduce__(self) -> Any:
        """Written down as the record of its answers and outcomes."""
        table = self.table
        return _restore, (table.game.meta.game, table.record, self.spelled, self.seen, self.moves)

    def outcomes(self) -> list[tuple[Outcome, float]]:
        """What the waiting chance may give, with its odds, always in the same order."""
        assert self.table.chance is not None
        return [(outcome, float(odds)) for outcome, odds in outcomes_of(self.table.chance).items()]

    def enter(self, outcome: Outcome) -> None:
        chance = self.table.chance
        assert chance is not None
        known = chance.seats
        self.table.enter(outcome)
        for seat in range(len(self.seen)):
            self._note(seat, str(outcome) if known is None or seat in known else "?")

    def choose(self, actions: ActionSet, action: int) -> None:
        turn = self.table.turn()
        assert turn is not None
        seat, choice = turn
        self.moves += 1
        self.spelled, place = actions.take(choice, self.spelled, action)
        if place is None:
            return
        is_open = not choice.secret and not self.table.is_split
        option = choice.options[place]
        self.table.choose(place, seat)
        for other in range(len(self.seen)):
            self._note(other, key(option) if is_open or other == seat else "?")

    def _note(self, seat: int, event: str) -> None:
        self.seen[seat] = hashlib.blake2b(self.seen[seat] + event.encode(), digest_size=12).digest()


def _restore(game: str, record: Record, spelled: Ids, seen: list[bytes], moves: int) -> Board:
    table = replay(record, game_at(game), to=len(record.steps))
    table.source = ByHand()
    board = Board(table)
    board.spelled, board.seen, board.moves = spelled, seen, moves
    return board


class UndercroftGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options of set-up, written `name:value;name:value`."""

    name = ""
    game_type: Any = None

    def __init__(self, params: Any = None) -> None:
        self.game = load(self.name)
        given = dict(params or {})
        self.options = self.game.check_options(read_options(str(given.get("options", ""))))
        self.actions = action_set(self.name)
        layout = layout_of(self.name)
        assert layout is not None
        self.layout: Layout = layout
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size, max_chance_outcomes=CHANCES,
            num_players=int(self.options["players"]), min_utility=-1.0, max_utility=1.0, utility_sum=None,
            max_game_length=MOVES,
        )  # fmt: skip
        super().__init__(self.game_type, info, given)

    def new_initial_state(self) -> UndercroftState:
        return UndercroftState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UndercroftObserver:
        return UndercroftObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class UndercroftState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. Where several seats are asked at once, they answer one after another, unseen by the rest."""

    def __init__(self, game: UndercroftGame) -> None:
        super().__init__(game)
        self.board = Board(Table(game.game, game.options, 0, source=ByHand()))

    def current_player(self) -> Any:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        if self.board.table.chance is not None:
            return pyspiel.PlayerId.CHANCE
        turn = self.board.table.turn()
        assert turn is not None
        return turn[0]

    def _legal_actions(self, player: int) -> list[int]:
        turn = self.board.table.turn()
        assert turn is not None
        legal: list[int] = self.get_game().actions.legal(turn[1], self.board.spelled)
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(at, odds) for at, (_, odds) in enumerate(self.board.outcomes())]

    def _apply_action(self, action: int) -> None:
        if self.board.table.chance is not None:
            self.board.enter(self.board.outcomes()[action][0])
        else:
            self.board.choose(self.get_game().actions, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            chance = self.board.table.chance
            assert chance is not None
            return f"{chance.kind} {action}: {self.board.outcomes()[action][0]}"
        name: str = self.get_game().actions.name(action)
        return name

    def is_terminal(self) -> bool:
        return self.board.table.is_over or self.board.moves >= MOVES

    def returns(self) -> list[float]:
        result = self.board.table.state.result
        players = range(self.num_players())
        return [0.0 if result is None else 1.0 if seat in result.winners else -1.0 for seat in players]

    def __str__(self) -> str:
        """Everything that all seats together have seen: the same for the same history alone."""
        table = self.board.table
        return (
            f"{table.game.name} after {len(table.steps)} steps {b''.join(self.board.seen).hex()} {self.board.spelled}"
        )


class UndercroftObserver:
    """What a seat knows: its view and question as `layout.py` writes them; with perfect recall the string also names
    everything it has seen happen."""

    def __init__(self, game: UndercroftGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.game = game
        self.has_recall = bool(iig_obs_type.perfect_recall)
        self.tensor: Any = np.zeros(game.layout.size, np.float32)
        self.dict = {"known": self.tensor}

    def set_from(self, state: UndercroftState, player: int) -> None:
        """Zeros at a chance node: in the midst of a draw a view is not settled, and nobody decides by it."""
        if state.is_chance_node():
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.game.layout.write(state.board.table, player)

    def string_from(self, state: UndercroftState, player: int) -> str:
        board = state.board
        view = None if state.is_chance_node() else plain_view(board.table, player)
        told = msgspec.json.encode(view, order="deterministic").decode()
        spelled = board.spelled if state.current_player() == player else ()
        recall = f"{board.seen[player].hex()} " if self.has_recall else ""
        return f"{recall}{list(spelled)} {told}"


def resample(state: UndercroftState, player: int, seed: int = 0) -> UndercroftState:
    """A state that the player cannot tell from this one, the rest dealt anew: for searches over information sets.

    It plays on like any other; OpenSpiel's own history of it is empty.
    """
    made: UndercroftState = state.get_game().new_initial_state()
    guess = state.board.table.guess(player, Dice(seed))
    guess.source = ByHand()
    made.board = Board(guess)
    made.board.spelled, made.board.seen, made.board.moves = state.board.spelled, state.board.seen[:], state.board.moves
    return made


def read_options(text: str) -> dict[str, str]:
    """`players:2;mode:scenario`, as game parameters may hold no other signs."""
    made: dict[str, str] = {}
    for pair in filter(None, text.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadOption("error.option-form", given=pair)
        made[name] = value
    return made


def register() -> None:
    """Name the games for OpenSpiel: `undercroft_thunderstone`, ..."""
    for name in available():
        short = PREFIX + name
        if layout_of(name) is None or short in pyspiel.registered_names():
            continue
        fewest, most = load(name).meta.players
        game_type = pyspiel.GameType(
            short_name=short,
            long_name=load(name).meta.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=most,
            min_num_players=fewest,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"options": ""},
        )

        made = type(f"Undercroft{name.title()}", (UndercroftGame,), {"name": name, "game_type": game_type})
        pyspiel.register_game(game_type, made)


register()
