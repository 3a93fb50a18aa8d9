"""Play in the terminal: the scene as text, the question, numbered options; every answer is saved as it is given."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from undercroft import terminal
from undercroft.agents import SHOWN, agent, let_go
from undercroft.agents.coach import SECONDS, advise
from undercroft.agents.command import CommandAgent
from undercroft.agents.reading import Reader, find_thing, number_in, option_named
from undercroft.core.chance import ByHand, Dice
from undercroft.core.circles import Circles
from undercroft.core.errors import BadOption, BadOutcome, TableError
from undercroft.core.game import Agent, Game
from undercroft.core.guide import PUPIL, Guide, lesson_of
from undercroft.core.record import own_file
from undercroft.core.request import Chance, Choice
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


class Ended(Exception):
    """The players end a game that goes in circles."""


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
        guide: Guide | None = None,
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
            None if kind == HUMAN else seated(kind, self.game, dice.split()) for kind in self.seats
        ]
        self.reader = Reader(self.game, language)
        for player in self.agents:
            if isinstance(player, CommandAgent):
                player.language = language
        self.humans = [seat for seat, kind in enumerate(self.seats) if kind == HUMAN]
        self.path = path
        """Where the game is kept; None until it is saved for the first time."""
        self.seen = [0] * players
        self.known: list[dict[str, list[str]]] = [{} for _ in range(players)]
        self.last_shown: int | None = None
        self.circles = Circles()
        self.is_circling = False
        self.guide = guide
        self.lesson = None if guide is None else lesson_of(table, guide)

    # --- output -------------------------------------------------------------------------------------------------

    def text(self, said: Say) -> str:
        return self.game.words.text(said, self.language)

    def put(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.out)

    def tell(self, key: str, **args: Arg) -> None:
        self.put(*terminal.wrap(self.text(Say(key, args)), hang=0))

    def save(self) -> None:
        if self.path is None:
            self.path = own_file(saves(), self.game.name)
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
        except Ended:
            self.save()
            self.tell("cli.ended")
        except TableError:  # a program that sits here has failed
            self.save()
            self.tell("cli.left")
            self.put(self._resume_command())
            raise
        finally:
            for seat, player in enumerate(self.agents):
                let_go(player, self.table.seat(seat) if self.table.is_over else None)

    def _resume_command(self) -> str:
        seats = "".join(f" --seat {shlex.quote(kind)}" for kind in self.seats)
        guided = " --tutorial" if self.guide is not None else ""
        return f"undercroft play --resume {self.path}{seats}{guided} --lang {self.language}"

    def _play(self) -> None:
        table = self.table
        while True:
            if table.chance is not None:
                self._enter(table.chance)
            elif table.is_over:
                break
            elif self._is_given_up():
                self.save()
                self.tell("cli.ended")
                return
            else:
                self._turn()
        self.save()
        self.known = [{} for _ in self.known]
        self._show(self.humans[0] if self.humans else None)
        labels = {"seat": self.text(say("cli.seat")), "won": self.text(say("cli.won"))}
        scene = render(look(table, None), self.game.words, self.language)
        self.put(*terminal.ending(scene, labels))
        self.tell("cli.saved", path=str(self.path))
        if self.lesson is not None and not self.lesson.is_over:
            self.tell("guide.again", number=self.lesson.number, of=len(self.lesson.guide.steps))
            command = f"undercroft play {self.game.name} --tutorial --lang {self.language}"
            self.tell("cli.guide-again", command=command)

    def _is_given_up(self) -> bool:
        """Whether the game goes in circles, and nobody is there who might want to play on; people are told once."""
        was_circling, self.is_circling = self.is_circling, self.circles.look(self.table)
        if self.is_circling and not was_circling and self.humans:
            self.put("")
            self.tell("cli.circles")
        return self.is_circling and not self.humans

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
            self.seen[seat] = self.table.version + 1
            self.known[seat] = terminal.panels(scene)
        return scene

    def _ask(self, seat: int) -> None:
        if len(self.humans) > 1 and self.last_shown != seat:
            self.put("", "-" * terminal.WIDTH)
            self.read(self.text(say("cli.pass", seat=seat + 1)) + " ")
        self.last_shown = seat
        scene = self._show(seat)
        self._teach(seat)
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
            if word == "end" and self.is_circling:
                raise Ended
            if verb == "?":
                self.put(*self.reader.explain(question, rest.strip()))
                if not rest.strip() or number_in(rest.strip()) is not None:
                    self.tell("cli.help")
            elif verb == "why":
                self._say_why_not(seat, rest.strip())
            elif verb == "s":
                if not rest.strip():
                    self.tell("cli.save-where")
                else:
                    table.record.save(rest.strip())
                    self.tell("cli.saved", path=rest.strip())
            elif verb == "u":
                table.undo(seat)
                if self.guide is not None:
                    self.lesson = lesson_of(table, self.guide)
                self.seen = [min(seen, table.version + 1) for seen in self.seen]
                self.save()
                return True
            elif verb == "v":
                self.known[seat] = {}
                self._show(seat)
                self.put(*terminal.ask(question))
            elif verb == "l":
                for line in render(look(table, seat), self.game.words, self.language)["log"]:
                    self.put(*terminal.wrap("- " + terminal.text_of(line["text"])))
            elif verb == "c":
                self._coach(seat, question)
            elif not word or verb == "h":
                self.tell("cli.help")
                self.put(*terminal.ask(question))
            else:
                word = option_named(question, word)
                choice = table.requests[seat]
                table.choose(word, seat)
                self.save()
                self._explain_answer(seat, choice, word)
                return True
        except OSError as error:
            self.tell("error.no-file", path=rest.strip(), cause=error.strerror or "")
        except TableError as error:
            self.put(*terminal.wrap(self.text(error.say)))
        return False

    def _teach(self, seat: int) -> None:
        """What the guide says to the question."""
        if self.lesson is None or seat != PUPIL:
            return
        step = self.lesson.step(self.table.requests[seat])
        if step is not None:
            title, number = self.text(say(f"guide.{step.id}-title")), self.lesson.number
            head = self.text(say("guide.step", title=title, number=number, of=len(self.lesson.guide.steps)))
            self.put("", *terminal.wrap(f"[{head}]", hang=0))
            self.put(*terminal.wrap(self.text(say(f"guide.{step.id}")), hang=0))

    def _explain_answer(self, seat: int, choice: Choice, answer: str) -> None:
        if self.lesson is None or seat != PUPIL:
            return
        was_over = self.lesson.is_over
        self.lesson.answer(choice, answer)
        if self.lesson.explained is not None:
            self.put("", *terminal.wrap(self.text(self.lesson.explained), hang=0))
        if self.lesson.is_over and not was_over:
            self.tell("guide.end")

    def _coach(self, seat: int, question: dict[str, Any]) -> None:
        """What the coach would consider here, with the numbers of the options."""
        keys = [option["key"] for option in question["options"]]
        if len(keys) == 1:
            self.tell("coach.none")
            return
        advices = advise(self.table.seat(seat), seed=self.table.version, seconds=SECONDS)
        self.tell("coach.wish" if advices[0].worth is None else "coach.head")
        for advice in advices:
            said = self.text(advice.label)
            if advice.worth is not None and advice.error is not None:
                chance, error = round(100 * advice.worth), round(100 * advice.error)
                said = self.text(say("coach.option", label=advice.label, chance=chance, error=error))
            self.put(*terminal.wrap(f"{keys.index(advice.key) + 1}. {said}", 2))
            for reason in advice.reasons:
                self.put(*terminal.wrap(self.text(reason), 5))

    def _say_why_not(self, seat: int, name: str) -> None:
        """Why a thing cannot be chosen, named as the screen names it."""
        if not name:
            self.tell("cli.why-what")
            return
        words, place = self.game.words, self.table.seat(seat)
        thing = find_thing(render(place.scene(), words, self.language), name)
        refusal = place.why_not(thing.id)
        self.put(*self.reader.refusal(thing, None if refusal is None else render(refusal, words, self.language)))

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
            numbers = dict(zip(map(str, range(1, len(names) + 1)), names, strict=True))
            if labels != names and word in numbers:
                word = numbers[word]
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


def seated(name: str, game: Game[Any], dice: Dice) -> Agent:
    """The agent of this name; BadOption also says that people may sit here."""
    try:
        return agent(name, game, dice)
    except BadOption as error:
        if error.say.key != "error.no-agent":
            raise
        raise BadOption("error.no-agent", name=name, names=", ".join((HUMAN, *SHOWN))) from None


def new_table(game: Game[Any], options: dict[str, Any], seed: int, by_hand: bool) -> Table:
    return Table(game, options, seed, source=ByHand() if by_hand else None)
