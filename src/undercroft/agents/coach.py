"""A coach whom a seat may ask: the best options of a decision, what each is worth, and why, in words.

It knows what the seat knows: worth comes from the judge, reasons from the preview of each option.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from undercroft.agents.comparison import lead
from undercroft.agents.judge import judge_with_tries
from undercroft.agents.moments import is_wish
from undercroft.agents.scale import Tries, Verdict
from undercroft.core.chance import Dice
from undercroft.core.preview import Forecast, Likely, Preview, foresee_from
from undercroft.core.request import Choice, Option, key
from undercroft.core.say import Arg, Say, say
from undercroft.core.scene import BoardItem, CardItem, PileItem, Scene, Shown
from undercroft.core.seat import Seat

SHOWN = 3
"""So many options are advised."""
MAX_REASONS = 5
MAX_LINES = 2
"""Lines of the story to come that are told as reasons."""
TRIES = 480
"""Play-outs for one piece of advice, where time allows."""
SECONDS = 3.0
"""Computing time for one piece of advice."""
CLEAR = 0.08
"""A lead in the chance to win that is worth a word, and one that is none."""
EVEN = 0.02

MAX_MOVED = 2
"""So many gauges are told of."""
MOVED, SURE, FEW_WORLDS = 0.3, 2.0, 5
"""A gauge is told of where it moved so far, by so many standard errors, in no fewer worlds."""

FRIENDS = frozenset({"hero", "ally"})


class Advice(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One option as the coach sees it."""

    key: str
    label: Say
    worth: float | None = None
    """The chance to win, from 0 to 1; left out where the question is a matter of taste."""
    error: float | None = None
    """The standard error of it."""
    reasons: list[Say] = []


def advise(seat: Seat, tries: int = TRIES, seed: int = 0, seconds: float | None = None) -> list[Advice]:
    """The best three options of what the seat is asked, best first. The game's sensible choice comes before another
    that is not clearly better. Where the question is a matter of taste, all options and what each means."""
    choice = seat.request
    assert choice is not None
    if is_wish(seat.game, choice):
        return [_explained(seat, choice, option) for option in choice.options]
    sensible = seat.game.bots.greedy(seat)
    keep = [sensible] if sensible in choice.options else []
    verdicts, tried = judge_with_tries(seat, tries, seed, keep=keep, seconds=seconds)
    gauges = seat.game.bots.SEARCH.gauges
    names = () if gauges is None else tuple(gauges(seat.view, seat.index))
    best = verdicts[0].worth
    verdicts.sort(key=lambda verdict: verdict.option != sensible or best - verdict.worth > verdict.error / 2)
    scene = seat.scene()
    things = things_in(scene)
    found = []
    for place, verdict in enumerate(verdicts[:SHOWN]):
        shown = seat.game.show(seat.view, seat.index, choice, verdict.option)
        preview = foresee_from(seat, key(verdict.option), Dice(seed))
        effects = list(effects_of(preview, things))
        reasons = [
            *standing(verdicts, place, sensible),
            *effects,
            *moved(names, verdict.option, tried),
            *story_of(shown, preview if not effects else None),
        ]
        found.append(
            Advice(
                key=key(verdict.option),
                label=shown.label,
                worth=round(verdict.worth, 3),
                error=round(verdict.error, 3),
                reasons=reasons[:MAX_REASONS],
            )
        )
    return found


def _explained(seat: Seat, choice: Choice, option: Option) -> Advice:
    """An option that is weighed by nobody: what stands beside it."""
    shown = seat.game.show(seat.view, seat.index, choice, option)
    return Advice(key=key(option), label=shown.label, reasons=shown.lines[:MAX_REASONS])


# --- why ----------------------------------------------------------------------------------------------------------


class Named(msgspec.Struct):
    """Something on the screen that a reason speaks of."""

    title: Say
    is_friend: bool = False


def things_in(scene: Scene) -> dict[str, Named]:
    """The figures and cards of a screen by their ids."""
    found: dict[str, Named] = {}
    for panel in scene.panels:
        for item in panel.items:
            if isinstance(item, BoardItem):
                for figure in item.figures:
                    found[figure.id] = Named(figure.title, figure.side in FRIENDS)
            elif isinstance(item, CardItem | PileItem) and item.title is not None:
                found[item.id] = Named(item.title)
    return found


def standing(verdicts: list[Verdict], place: int, sensible: Option) -> Iterator[Say]:
    """How the option stands beside the others."""
    own = verdicts[place]
    if place == 0 and len(verdicts) > 1:
        lead = own.worth - max(verdict.worth for verdict in verdicts[1:])
        if lead >= CLEAR:
            yield say("coach.clear", points=round(100 * lead))
        elif lead <= EVEN:
            yield say("coach.even")
    elif place and verdicts[0].worth - own.worth >= CLEAR:
        yield say("coach.worse", points=round(100 * (verdicts[0].worth - own.worth)))
    if own.option == sensible:
        yield say("coach.sensible")


def effects_of(preview: Preview, things: dict[str, Named]) -> Iterator[Say]:
    """What the option would do to figures and cards, the weightiest first."""
    forecasts = [(each, things[each.who]) for each in preview.forecasts if each.who in things]
    for forecast, thing in sorted(forecasts, key=lambda pair: -pair[0].falls):
        yield from _forecast_reasons(forecast, thing)
    hunters = [things[each].title for each in preview.threats if each in things]
    if hunters:
        yield say("coach.hunted", who=hunters)
    elif preview.walks and not preview.beyond:
        yield say("coach.safe")


def story_of(shown: Shown, preview: Preview | None) -> Iterator[Say]:
    """What stands beside the option anyway: its price, what is left, what the story would tell."""
    yield from shown.lines
    if preview is not None:
        yield from preview.lines[:MAX_LINES]


def moved(names: Sequence[str], option: Option, tried: Tries) -> list[Say]:
    """Where the option moves the game's gauges beside the others that were tried as often, world by world; only what
    is clear."""
    own = tried.get(option, [])
    others = [tries for other, tries in tried.items() if other != option]
    found: list[tuple[float, Say]] = []
    for at, name in enumerate(names):
        pairs = [
            (one.gauges[at], sum(each.gauges[at] for each in rest) / len(rest))
            for one, *rest in zip(own, *others, strict=False)
            if rest and one.gauges and all(each.gauges for each in rest)
        ]
        if len(pairs) < FEW_WORLDS:
            continue
        more, error = lead([one for one, _ in pairs], [other for _, other in pairs])
        if abs(more) >= MOVED and abs(more) > SURE * error:
            whole, tenths = divmod(round(10 * abs(more)), 10)
            sign = "+" if more > 0 else "−"
            said = say(f"coach.gauge-{name}", sign=sign, whole=whole, tenths=tenths)
            found.append((abs(more) / max(error, 0.01), said))
    return [said for _, said in sorted(found, key=lambda pair: -pair[0])[:MAX_MOVED]]


def _forecast_reasons(forecast: Forecast, thing: Named) -> Iterator[Say]:
    who = thing.title
    if forecast.falls:
        sort = "friend" if thing.is_friend else "foe"
        chance = percent(forecast.falls)
        yield say(f"coach.{sort}-falls", who=who, chance=chance) if chance < 100 else say(f"coach.{sort}-gone", who=who)
    if forecast.hurt and forecast.falls < 1:
        yield Say("coach.hurt", {"who": who, **average(forecast.hurt)})
    if forecast.heal:
        yield Say("coach.heal", {"who": who, **average(forecast.heal)})
    for each in forecast.marks:
        chance = percent(each.chance)
        yield say("coach.mark", who=who, mark=each.mark.label, chance=chance)


def percent(chance: float) -> int:
    """Whole percent; what is only nearly certain never counts as certain."""
    return 100 if chance >= 1 else max(1, min(99, round(100 * chance)))


def average(likely: list[Likely]) -> dict[str, Arg]:
    """The mean amount as whole and tenths: languages write the point between them otherwise."""
    whole, tenths = divmod(round(10 * sum(each.amount * each.chance for each in likely)), 10)
    return {"whole": whole, "tenths": tenths}
