"""Penalties of Demon Lord and fury cards: do the stated action, or take the wounds (SA-DLC, SA-FUR)."""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.sanctum import lord_events
from undercroft.games.sanctum.blessings import TOKEN_BLESSINGS, use_token_blessing
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.cards.text import verb_text
from undercroft.games.sanctum.effects import PENALTIES
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.health import wound
from undercroft.games.sanctum.ids import die_id, health_id
from undercroft.games.sanctum.options import (
    BLESS,
    BLESSING,
    DIE,
    DRINK,
    POWER,
    SPACE,
    lies_at,
    lies_at_blessing,
    lies_at_power,
    power_text,
    with_die,
    with_power,
)
from undercroft.games.sanctum.state import Sanctum


def _prompt(view: Sanctum, seat: int, choice: Choice) -> Say:
    card = LAST_FOES[str(choice.about[0])]
    return say(f"ask.{choice.kind}", penalty=verb_text(card.penalty), wounds=card.wounds)


def _lose_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    return say(f"option.lose-{option[1]}")


def _spend_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    return say(f"option.spend-{option[3]}", power=power_text(view.seats[seat], str(option[1])))


def _accept_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.accept", penalty=verb_text(LAST_FOES[str(choice.about[0])].penalty))


def _on_health(view: Sanctum, seat: int, choice: Choice, option: Option) -> str:
    return health_id(seat)


CARD: Argument[Sanctum] = Argument("card")
WOUNDS: Argument[Sanctum] = Argument("wounds", int)
TOKEN: Argument[Sanctum] = Argument("token", values=("stamina", "focus"))
PENALTY: Argument[Sanctum] = Argument("penalty")
WAYS: tuple[Verb[Sanctum], ...] = (
    Verb("corrupt", POWER, SPACE, words=with_power("option.corrupt"), at=lies_at_power()),
    Verb("lose", TOKEN, words=_lose_words, messages=("option.lose-stamina", "option.lose-focus"), listed=True),
    Verb("forfeit", BLESSING, at=lies_at_blessing),
    DRINK,
    Verb(
        "spend", POWER, SPACE, TOKEN,
        words=_spend_words, messages=("option.spend-stamina", "option.spend-focus"), at=lies_at_power(),
    ),
    Verb("rage", label="option.use-rage", listed=True),
    Verb("aside", DIE, words=with_die("option.aside"), at=lies_at(die_id)),
    Verb("accept", PENALTY, words=_accept_words, listed=True),
    Verb("wounds", WOUNDS, at=_on_health),
    BLESS,
)  # fmt: skip
"""The options of both kinds of cards: a way to do the action, the wounds, a blessing before that."""
LORD_PENALTY = Question("lord.penalty", *WAYS, clause="SA-DLC-2 SA-DLC-F1", about=(CARD,), prompt=_prompt)
FURY_PENALTY = Question("fury.penalty", *WAYS, clause="SA-FUR-1", about=(CARD,), prompt=_prompt)


def suffer(state: Sanctum, seat: int, card: str) -> Flow[None]:
    """The choice that a turned card gives (SA-DLC-2); who cannot do the action must take the wounds (SA-DLC-3)."""
    hero = state.seats[seat]
    foe = LAST_FOES[card]
    action = PENALTIES[type(foe.penalty)]
    while True:
        options = action.ways(foe.penalty, hero)
        options.append(("wounds", foe.wounds))
        options += [("bless", name) for name in TOKEN_BLESSINGS if name in hero.blessings]  # SA-BLS-2
        choice = options[0]
        if len(options) > 1:
            question = FURY_PENALTY if foe.is_fury else LORD_PENALTY
            choice = yield question.ask(seat, options, (card,))
        if choice[0] != "bless":
            break
        use_token_blessing(state, seat, hero, str(choice[1]))
    if choice[0] == "wounds":
        wound(state, seat, foe.wounds)
        return
    if state.log is not None:
        tell(state, lord_events.PenaltyChosen(seat=seat, card=card))
    done = action.do(foe.penalty, state, seat, choice)
    if done is not None:
        yield from done
