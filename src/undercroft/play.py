"""Play in the terminal: the scene as text, the question, numbered options; every answer is saved as it is given."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from undercroft import terminal
from undercroft.agents import agent
from undercroft.core.chance import ByHand, Dice
from undercroft.core.errors import BadOption, BadOutcome, TableError
from undercroft.core.game import Agent, Game
from undercroft.core.ledger import read_clauses
from undercroft.core.request import Chance
from undercroft.core.say import Arg, Say, say
from undercroft.core.scene import look, render
from undercroft.core.table import Table

HUMAN = "human"


def saves() -> Path:
    """Where games are kept while they are played."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "undercroft"


class Leave(Exception):
    """The player leaves the table."""


class Play:
    """One sitting at the terminal."""

    def __init__(
        self,
        table: Table,
        seats: list[str],
        language: str,
        path: Path | None = None,
        read: Callable[[str], str] | None = None,
        out: TextIO | None = None,
    ) -> None:
        self.table = table
        self.game: Game[Any] = table.game
        self.language = language
        self.read = read or input
        self.out = out or sys.stdout
        players = table.state.players
        if len(seats) > players:
            raise BadOption("error.too-many-seats", given=len(seats), seats=players)
        self.seats = seats + [HUMAN if not seats else "greedy"] * (players - len(seats))
        if not seats and players > 1 and not self.game.cooperative:
            self.seats = [HUMAN] + ["greedy"] * (players - 1)
        dice = Dice(table.seed ^ 0x5EA7)
        self.agents: list[Agent | None] = [
            None if kind == HUMAN else agent(kind, self.game, dice.split()) for kind in self.seats
        ]
        self.humans = [seat for seat, kind in enumerate(self.seats) if kind == HUMAN]
        self.path = path or saves() / f"{self.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.json"
        self.seen = [0] * players
        self.known: list[dict[str, list[str]]] = [{} for _ in range(players)]
        self.last_shown: int | None = None

    # --- output -------------------------------------------------------------------------------------------------

    def text(self, said: Say) -> str:
        return self.game.words.text(said, self.language)

    def put(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.out)

    def tell(self, key: str, **args: Arg) -> None:
        self.put(*terminal.wrap(self.text(Say(key, args)), hang=0))

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.table.record.save(self.path)

    # --- the loop -----------------------------------------------------------------------------------------------

    def run(self) -> None:
        try:
            self._play()
        except (Leave, KeyboardInterrupt, EOFError):
            self.save()
            self.put("")
            self.tell("cli.left")
            self.put(self._resume_command())  # unwrapped, so that it can be copied

    def _resume_command(self) -> str:
        seats = "".join(f" --seat {kind}" for kind in self.seats)
        return f"undercroft play --resume {self.path}{seats} --lang {self.language}"

    def _play(self) -> None:
        table = self.table
        while True:
            if table.chance is not None:
                self._enter(table.chance)
            elif table.is_over:
                break
            else:
                self._turn()
        self.save()
        self.known = [{} for _ in self.known]
        self._show(self.humans[0] if self.humans else None)
        labels = {"seat": self.text(say("cli.seat")), "won": self.text(say("cli.won"))}
        scene = render(look(table, None), self.game.words, self.language)
        self.put(*terminal.ending(scene, labels))
        self.tell("cli.saved", path=str(self.path))

    def _turn(self) -> None:
        table = self.table
        asked = table.requests
        for seat in asked:
            player = self.agents[seat]
            shared = [other for other in asked if asked[other] is asked[seat]]
            if player is not None and all(self.agents[other] is not None for other in shared):  # people decide first
                table.choose(player(table.seat(seat)), seat)
                return
        seat = next(seat for seat in asked if self.agents[seat] is None)
        self._ask(seat)

    def _show(self, seat: int | None) -> dict[str, Any]:
        scene: dict[str, Any] = render(look(self.table, seat), self.game.words, self.language)
        if seat is None:
            self.put(*terminal.draw(scene))
        else:
            self.put(*terminal.draw(scene, self.seen[seat], self.known[seat]))
            self.seen[seat] = self.table.version
            self.known[seat] = terminal.panels(scene)
        return scene

    def _ask(self, seat: int) -> None:
        if len(self.humans) > 1 and self.last_shown != seat:
            self.put("", "-" * terminal.WIDTH)
            self.read(self.text(say("cli.pass", seat=seat + 1)) + " ")
        self.last_shown = seat
        scene = self._show(seat)
        question = scene["ask"]
        self.put(*terminal.ask(question))
        while True:
            word = self.read("> ").strip()
            if self._command(word, seat, question):
                return

    def _command(self, word: str, seat: int, question: dict[str, Any]) -> bool:
        """Carry out what was typed; True once the game moved on."""
        table = self.table
        verb, _, rest = word.partition(" ")
        try:
            if verb == "q":
                raise Leave
            if verb == "?":
                self._explain(question, rest.strip())
            elif verb == "s":
                if not rest.strip():
                    self.tell("cli.save-where")
                else:
                    table.record.save(rest.strip())
                    self.tell("cli.saved", path=rest.strip())
            elif verb == "u":
                table.undo(seat)
                self.seen = [min(seen, table.version) for seen in self.seen]
                self.save()
                return True
            elif verb == "v":
                self.known[seat] = {}
                self._show(seat)
                self.put(*terminal.ask(question))
            elif verb == "l":
                for line in render(look(table, seat), self.game.words, self.language)["log"]:
                    self.put(*terminal.wrap("- " + terminal.text_of(line["text"])))
            elif not word or verb == "h":
                self.tell("cli.help")
                self.put(*terminal.ask(question))
            else:
                options = question["options"]
                if word.isdigit() and 1 <= int(word) <= len(options):
                    word = options[int(word) - 1]["key"]
                elif word.isdigit():
                    self.tell("cli.no-number", number=int(word), most=len(options))
                    return False
                table.choose(word, seat)
                self.save()
                return True
        except OSError as error:
            self.tell("error.no-file", path=rest.strip(), cause=error.strerror or "")
        except TableError as error:
            self.put(*terminal.wrap(self.text(error.say)))
        return False

    def _explain(self, question: dict[str, Any], which: str) -> None:
        words = self.game.words
        if which.isdigit() and 1 <= int(which) <= len(question["options"]):
            shown = question["options"][int(which) - 1]["shown"]
            self.put(*terminal.wrap(terminal.text_of(shown["label"])))
            for line in shown.get("lines", []):
                self.put(*terminal.wrap(terminal.text_of(line), 2))
        else:
            hint = words.attribute(f"ask.{question['kind']}", "hint", self.language)
            if hint:
                self.put(*terminal.wrap(hint, hang=0))
        wanted = question.get("clauses", [])
        for clause in read_clauses(self.game.ledger):
            if clause.id in wanted:
                self.put(*terminal.wrap(f"{clause.id}: {clause.text}"))
        self.tell("cli.help")

    def _enter(self, chance: Chance) -> None:
        """What really came: outcomes in words, to be named by their place in the list or as they are called."""
        asked = self.game.chance_prompt(self.table.state, chance)
        names = list(dict.fromkeys(map(str, chance.outcomes)))
        labels = [self.text(self.game.outcome(chance, name)) for name in names]
        self.put("", *terminal.wrap(self.text(asked) if self.game.words.has(asked.key, self.language) else chance.kind))
        if labels == names:
            self.put(*terminal.wrap(", ".join(names), 2, 0))
        else:
            for at, label in enumerate(labels, 1):
                self.put(*terminal.wrap(f"{at}. {label}", 2))
        while True:
            word = self.read("> ").strip()
            if word == "q":
                raise Leave
            if labels != names and word.isdigit() and 1 <= int(word) <= len(names):
                word = names[int(word) - 1]
            elif word not in names:
                word = dict(zip(map(str.casefold, labels), names, strict=True)).get(word.casefold(), word)
            try:
                self.table.enter(word)
                self.save()
                return
            except BadOutcome:
                self.put(*terminal.wrap(self.text(say("error.outcome-here", name=word))))
            except TableError as error:
                self.put(*terminal.wrap(self.text(error.say)))


def new_table(game: Game[Any], options: dict[str, Any], seed: int, by_hand: bool) -> Table:
    return Table(game, options, seed, source=ByHand() if by_hand else None)
