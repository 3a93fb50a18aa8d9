"""Every question of the game by its id: those of its chapters, and the kernel's with what Jaws adds to them."""

from undercroft.core.question import Question, questions_in
from undercroft.games.haven.questions import kernel_questions
from undercroft.games.jaws import (
    abilities,
    active,
    campaign,
    elements,
    event_cards,
    grants,
    items,
    loot,
    modifiers,
    negation,
    obstacles,
    rests,
    rooms,
    round,
    selection,
    setup,
    shop,
    special_actions,
    start,
    tokens,
    turn,
)
from undercroft.games.jaws.options import FAVORITE, USE_ITEM
from undercroft.games.jaws.scenario_rules import MODULES
from undercroft.games.jaws.state import Jaws

CHAPTERS = (
    setup, start, selection, round, turn, abilities, rests, active, items, modifiers, elements, loot, rooms, negation,
    grants, obstacles, tokens, special_actions, campaign, shop, event_cards, *MODULES,
)  # fmt: skip
KERNEL: list[Question[Jaws]] = kernel_questions(attack=(USE_ITEM, FAVORITE), move=(USE_ITEM,), aim=(USE_ITEM,))
QUESTIONS: dict[str, Question[Jaws]] = {**questions_in(CHAPTERS), **{question.id: question for question in KERNEL}}
