"""Bad players, to prove that the table survives them; each is made as people make their own: with the game and dice."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.errors import TableError
from undercroft.core.game import Game
from undercroft.core.request import Option
from undercroft.core.say import say
from undercroft.core.seat import Seat


class Careful:
    """A good one: the first option, always."""

    def __init__(self, game: Game[Any], dice: Dice) -> None:
        self.game = game

    def __call__(self, seat: Seat) -> Option:
        assert seat.request is not None
        return seat.request.options[0]


class Crasher(Careful):
    def __call__(self, seat: Seat) -> Option:
        raise ZeroDivisionError("on purpose")


class Unspeakable(Careful):
    """Raises what cannot even say what it is."""

    class Silent(Exception):
        def __str__(self) -> str:
            raise ValueError

    def __call__(self, seat: Seat) -> Option:
        raise Unspeakable.Silent


class Refuser(Careful):
    """Raises an error as the table does, of a message that nobody knows."""

    def __call__(self, seat: Seat) -> Option:
        raise TableError("error.of-mine", more=True, much=10**30, who=say("card.none"), all=[say("card.n1")])


class Staller(Careful):
    def __call__(self, seat: Seat) -> Option:
        while True:
            with suppress(Exception):
                time.sleep(0.01)


class Stubborn(Careful):
    """Swallows even the end of its time, once."""

    def __call__(self, seat: Seat) -> Option:
        try:
            while True:
                pass
        except BaseException:
            while True:
                pass


class Liar(Careful):
    def __call__(self, seat: Seat) -> Any:
        return ("win", "at", "once")


class Mute(Careful):
    def __call__(self, seat: Seat) -> Any:
        return None


class Peeker(Careful):
    """Reaches for the table, keeps what it found, and plays on as if nothing happened."""

    def __call__(self, seat: Seat) -> Option:
        with suppress(Exception):
            self.found = seat._Seat__table.state  # type: ignore[attr-defined]
        assert seat.request is not None
        return seat.request.options[0]


class Digger(Careful):
    """Digs past the guard by another way, and breaks what it finds."""

    found: list[Any] = []

    def __call__(self, seat: Seat) -> Option:
        table = seat._twin  # type: ignore[attr-defined]
        Digger.found.append([list(player.hand) for player in table.state.seats])
        table.state.seats[seat.index].coins += 100
        assert seat.request is not None
        return seat.request.options[0]


class Spoiler(Careful):
    """Changes what it is shown."""

    def __call__(self, seat: Seat) -> Option:
        view: Any = seat.view
        view.seats[seat.index].coins = 100
        assert seat.request is not None
        options = seat.request.options
        if isinstance(options, list):
            options.clear()
            options.append(("win",))
        return ("win",)
