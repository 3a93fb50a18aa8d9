"""All questions of the kernel, for a game's list of questions."""

from __future__ import annotations

from typing import TypeVar

from undercroft.core.question import Question, Verb, questions_in
from undercroft.games.haven import attack, damage, movement
from undercroft.games.haven.battlefield import Arena
from undercroft.games.haven.effects import attack as attack_action
from undercroft.games.haven.effects import bonuses, control, cost, move, targeted, targets
from undercroft.games.haven.monsters import actions, focus
from undercroft.games.haven.monsters import attack as monster_attack
from undercroft.games.haven.monsters import movement as monster_movement

S = TypeVar("S", bound=Arena)

CHAPTERS = (
    attack, attack_action, damage, movement, bonuses, control, cost, move, targeted, targets, actions, focus,
    monster_attack, monster_movement,
)  # fmt: skip

ATTACKS = ("attack.target",)
MOVES = ("move.where",)
AIMS = ("heal.target", "condition.target", "damage.target", "push.target", "pull.target", "control.who")


def kernel_questions(
    *, attack: tuple[Verb[S], ...] = (), move: tuple[Verb[S], ...] = (), aim: tuple[Verb[S], ...] = ()
) -> list[Question[S]]:
    """The kernel's questions, with the game's own verbs beside them: what `ItemHooks.offers` adds to an attack, to a
    move and to an action with targets."""
    more = {**dict.fromkeys(ATTACKS, attack), **dict.fromkeys(MOVES, move), **dict.fromkeys(AIMS, aim)}
    return [question.also(*more.get(id, ())) for id, question in questions_in(CHAPTERS).items()]
