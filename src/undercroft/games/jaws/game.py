"""Gloomhaven: Jaws of the Lion as a game of the house: settings, and which room answers what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game, Setting
from undercroft.core.request import Chance, Choice, Flow, Option, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import Panel, Shown
from undercroft.core.seat import Seat
from undercroft.games.jaws import bot, campaign, case_setup, knowledge, plug, rooms, rounds, screen, setup, start
from undercroft.games.jaws.cards.characters import CARDS, CHARACTERS
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.state import Jaws
from undercroft.games.jaws.turns import MONSTER_CARDS

assert plug.RULES is Jaws.rules

TITLES = {card.id: card.title for deck in DECKS.values() for card in deck}

SETTINGS = (
    Setting(name="players", kind="whole", default=2, least=1, most=4),
    Setting(name="mode", kind="one", default="campaign", values=("campaign", "scenario")),
    Setting(name="party", kind="whole", default=2, least=2, most=4),
    Setting(name="characters", kind="many", default=(), values=tuple(CHARACTERS), label="hero."),
    Setting(name="difficulty", kind="one", default="normal", values=setup.DIFFICULTIES),
    Setting(name="scenario", kind="whole", default=1, least=1, most=len(SCENARIOS)),
    Setting(name="level", kind="whole", default=1, least=1, most=9),
)

STAGES = {
    "party": setup.choose_party,
    "ready": setup.make_ready,
    "prepare": start.prepare,
    "select": rounds.start_round,
    "turns": rounds.next_turn,
    "end": rounds.end_round,
    "settle": campaign.settle,
    "reward": campaign.reward,
    "levels": campaign.levels,
    "event": campaign.city_event,
    "town": campaign.town,
}


class JawsGame(Game[Jaws]):
    name = "jaws"
    version = "1"
    prefix = "JL"
    package = "undercroft.games.jaws"
    state_class = Jaws
    shares = ("undercroft.games.haven",)
    minutes = (60, 120)
    horizon = 3
    caution = 2.0
    cooperative = True
    settings = SETTINGS

    def check_together(self, options: dict[str, Any]) -> None:
        """A party has 2 to 4 characters, at least one for each player (JL-GEN-F2)."""
        party = options["characters"]
        if party and len(party) != len(set(party)):
            raise BadOption("error.characters-twice")
        count = len(party) if party else options["party"]
        if not 2 <= count <= 4:
            raise BadOption("error.characters-count", count=count)
        if not party:
            options["party"] = max(count, options["players"])
        elif count < options["players"]:
            raise BadOption("error.characters-few", count=count, players=options["players"])
        needed = {22: "red-guard", 23: "hatchet", 24: "voidwarden", 25: "demolitionist"}.get(options["scenario"])
        if options["mode"] == "scenario" and needed and party and needed not in party:
            raise BadOption("error.characters-needed", scenario=options["scenario"], hero=needed)

    def setup(self, options: Mapping[str, Any]) -> Jaws:
        return setup.set_up(options)

    def stage(self, state: Jaws) -> Flow[None]:
        return STAGES[state.phase](state)

    def is_set_up(self, state: Jaws) -> bool:
        return state.phase == "select"

    def veil(self, view: Jaws, seat: int | None) -> None:
        knowledge.veil(view, seat)

    def redeal(self, start: Jaws, now: Jaws, seat: int, dice: Dice) -> None:
        knowledge.redeal(start, now, seat, dice)

    def scene(self, view: Jaws, seat: int | None) -> list[Panel]:
        return screen.panels(view, seat)

    def status(self, view: Jaws) -> list[Say]:
        return screen.status(view)

    def prompt(self, view: Jaws, seat: int, choice: Choice) -> Say:
        return screen.prompt(view, seat, choice)

    def show(self, view: Jaws, seat: int, choice: Choice, option: Option) -> Shown:
        return screen.show(view, seat, choice, option)

    def outcome(self, chance: Chance, outcome: Outcome) -> Say:
        """Cards by their titles, for people who enter what they drew."""
        if chance.kind in ("modifier", "swing"):
            return say(f"modifier.{outcome}")
        if chance.kind == "goal":
            return say(f"goal.{outcome}")
        if chance.kind == "event":
            return say("outcome.event", number=int(outcome))  # its story is read once it is drawn
        if chance.kind == "ability":
            return say(
                "outcome.ability",
                card=say(f"mcard.{TITLES[str(outcome)]}"),
                initiative=MONSTER_CARDS[str(outcome)].initiative,
            )
        if chance.kind == "rest":
            return say(f"card.{CARDS[str(outcome)].title}")
        return super().outcome(chance, outcome)

    def fate(self, state: Jaws, chance: Chance) -> Say:
        """Whose deck, whose standee: real cards come from several piles."""
        about = chance.about
        if chance.kind == "modifier":
            actor, target = (state.rules.name(state, state.figures[int(at)]) for at in about)
            return say("fate.modifier", figure=actor, target=target)
        if chance.kind == "ability":
            kind = next(kind for kind in MONSTERS if rooms.deck_name(state, kind) == about[0])
            return say("fate.ability", monster=say(f"monster.{kind}"))
        if chance.kind == "standee":
            return say("fate.standee", monster=say(f"monster.{about[0]}"))
        if chance.kind in ("goal", "rest", "swing"):
            return say(f"fate.{chance.kind}", hero=say(f"hero.{state.heroes[int(about[0])].kind}"))
        return super().fate(state, chance)

    def greedy(self, seat: Seat) -> Option:
        return bot.greedy(seat)

    def is_settled(self, view: Jaws, choice: Choice) -> bool:
        """How hard it shall be is no move; what a rest or a wound costs in cards shows long after a search looks."""
        kind = choice.kind
        return kind == "town.difficulty" or kind.partition(".")[0] in ("rest", "damage", "prepare", "setup")

    def rollout(self, state: Jaws, choice: Choice, dice: Dice) -> Option:
        return bot.rollout(state, choice, dice)

    def evaluate(self, state: Jaws) -> Sequence[float]:
        return bot.evaluate(state)

    def features(self, view: Jaws, seat: int) -> list[float]:
        return bot.features(view, seat)

    def option_features(self, view: Jaws, seat: int, choice: Choice, option: Option) -> list[float]:
        return bot.option_features(view, seat, choice, option)

    def given(self, state: Jaws, edits: Mapping[str, Any]) -> None:
        case_setup.edit(state, edits)

    def facts(self, state: Jaws) -> Any:
        return case_setup.facts(state)


GAME = JawsGame()
