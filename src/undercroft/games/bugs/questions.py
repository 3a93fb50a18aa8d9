"""Every question of the game by its id: those of its own chapters, and the kernel's with items among their options."""

from undercroft.core.question import Question, questions_in
from undercroft.games.bugs import campaign, cardplay, damage, elements, items, modifiers, monsters, rests, round, turn
from undercroft.games.bugs.options import USE_ITEM
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.questions import kernel_questions

CHAPTERS = (campaign, cardplay, damage, elements, items, modifiers, monsters, rests, round, turn)
KERNEL: list[Question[Bugs]] = kernel_questions(attack=(USE_ITEM,), move=(USE_ITEM,), aim=(USE_ITEM,))
QUESTIONS: dict[str, Question[Bugs]] = {**{question.id: question for question in KERNEL}, **questions_in(CHAPTERS)}
