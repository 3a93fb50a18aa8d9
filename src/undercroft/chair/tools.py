"""What a language model can do here, as functions from text to text; `mcp_server.py` offers them over MCP."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from undercroft import terminal
from undercroft.agents.reading import Reader, find_thing, introduction, number_in, option_named
from undercroft.chair.sitting import OwnTable, Sitting
from undercroft.core.errors import TableError
from undercroft.core.game import Game, available, load
from undercroft.core.say import Arg, Say, say
from undercroft.core.settings import Setting
from undercroft.core.words import core_words

WAIT = 50.0
"""The most seconds that a call waits for the others before it says that they are to move."""


class Chair:
    """One model: it sits at one table at a time, and learns nothing beyond its seat."""

    def __init__(
        self, language: str = "en", server: str = "", records: str | None = None, seed: int | None = None
    ) -> None:
        self.language = language
        self.server = server
        self.records = records
        self.seed = seed
        """Decides the next table; a model never learns it, or it could deal the game itself."""
        self._sitting: Sitting | None = None
        self._reader: Reader | None = None
        self._lock = threading.Lock()

    def guarded(self, work: Callable[..., list[str]], *args: Any) -> str:
        """What a tool says; one call at a time, and an error as the sentence that people would read."""
        with self._lock:
            return "\n".join(work(*args)).strip("\n")

    def told(self, error: TableError) -> str:
        """An error in the model's language."""
        if not error.game and self._sitting is not None:
            error.game = self._sitting.game.name
        return error.told(self.language)

    def _text(self, key: str, **args: Arg) -> str:
        return core_words().text(Say(key, args), self.language)

    # --- before a game ----------------------------------------------------------------------------------------------

    def list_games(self) -> list[str]:
        lines: list[str] = []
        for name in available():
            game = load(name)
            words = game.words
            (fewest, most), (shortest, longest) = game.meta.players, game.meta.minutes
            seats = self._text("chair.seats", fewest=fewest, most=most, shortest=shortest, longest=longest)
            lines += ["", f"{name}: {words.text(say('game.title'), self.language)}. {seats}"]
            lines += terminal.wrap(words.text(say("game.about"), self.language), 2, 0)
            for setting in game.settings:
                lines += terminal.wrap(self._setting(game, setting), 2)
        return lines

    def _setting(self, game: Game[Any], setting: Setting) -> str:
        values = ", ".join(setting.values)
        if setting.kind == "int":
            values = f"{setting.min}-{setting.max}"
        elif setting.kind == "bool":
            values = "true, false"
        default = setting.default
        shown = ",".join(default) if isinstance(default, (list, tuple)) else str(default)
        label = game.words.text(say(f"setting.{setting.name}"), self.language)
        return self._text("chair.setting", name=setting.name, default=shown, values=values, label=label)

    def rules(self, game: str, question: str) -> list[str]:
        return Reader(load(game), self.language).rules(question)

    def sit_down(self, game: str, options: dict[str, Any], seat: int, others: str | list[str]) -> list[str]:
        self._must_not_sit()
        table = OwnTable(game, options, seat - 1, others, self.seed, self.language, self.records)
        if self.seed is not None:
            self.seed += 1
        return self._sit(table)

    def join(self, link: str) -> list[str]:
        self._must_not_sit()
        from undercroft.chair.server_seat import ServerSeat

        return self._sit(ServerSeat(link, self.server, self.language))

    def _must_not_sit(self) -> None:
        if self._sitting is not None:
            raise TableError("error.is-seated")

    def _sit(self, sitting: Sitting) -> list[str]:
        self._sitting = sitting
        self._reader = Reader(sitting.game, self.language)
        return [*introduction(self._reader, sitting.seat, sitting.players), *self._now()]

    # --- at the table -----------------------------------------------------------------------------------------------

    def _at_table(self) -> tuple[Sitting, Reader]:
        if self._sitting is None or self._reader is None:
            raise TableError("error.not-seated")
        return self._sitting, self._reader

    def _now(self, whole: bool = False) -> list[str]:
        """What is new and what is asked."""
        sitting, reader = self._at_table()
        scene = sitting.scene()
        lines = [*(reader.whole(scene) if whole else reader.news(scene)), *reader.question(scene)]
        if sitting.is_ended():
            lines += ["", reader.text("cli.ended")]
        elif sitting.is_over():
            lines += ["", reader.text("chair.over")]
        elif not scene.get("ask"):
            lines += ["", reader.text("chair.waiting")]
        if sitting.is_circling():
            lines += ["", *terminal.wrap(reader.text("chair.circles"), hang=0)]
        return lines

    def _asked(self, sitting: Sitting) -> dict[str, Any]:
        asked: dict[str, Any] | None = sitting.scene().get("ask")
        if asked is None:
            raise TableError("chair.over" if sitting.is_over() else "error.not-asked-now")
        return asked

    def look(self) -> list[str]:
        return self._now(whole=True)

    def story(self) -> list[str]:
        sitting, reader = self._at_table()
        return reader.story(sitting.scene())

    def answer(self, option: str, seconds: float) -> list[str]:
        sitting, _ = self._at_table()
        sitting.choose(option_named(self._asked(sitting), option.strip()))
        return self.wait(seconds)

    def wait(self, seconds: float) -> list[str]:
        sitting, _ = self._at_table()
        sitting.wait(max(0.0, min(seconds, WAIT)))
        return self._now()

    def explain(self, option: str) -> list[str]:
        sitting, reader = self._at_table()
        asked = self._asked(sitting)
        if option and number_in(option) is None:
            keys = [offer["key"] for offer in asked["options"]]
            if option not in keys:
                raise TableError("error.not-offered", answer=option, offered=", ".join(keys))
            option = str(keys.index(option) + 1)
        return reader.explain(asked, option)

    def why_not(self, thing: str) -> list[str]:
        sitting, reader = self._at_table()
        found = find_thing(sitting.scene(), thing)
        return reader.refusal(found, sitting.why_not(found.id))

    def undo(self) -> list[str]:
        sitting, _ = self._at_table()
        sitting.undo()
        return self._now()

    def end_game(self) -> list[str]:
        sitting, reader = self._at_table()
        if sitting.is_ended():
            raise TableError("cli.ended")
        if not sitting.is_circling():
            raise TableError("error.not-circling")
        sitting.agree_to_end()
        return [reader.text("cli.ended" if sitting.is_ended() else "chair.agreed")]

    def stand_up(self) -> list[str]:
        sitting, reader = self._at_table()
        sitting.leave()
        self._sitting = self._reader = None
        return [reader.text("chair.left")]
