"""Every question of the game by its id, gathered from the chapters that declare them."""

from undercroft.core.question import questions_in
from undercroft.games.bugs import campaign, cardplay, damage, elements, items, modifiers, monsters, rests, round, turn

CHAPTERS = (campaign, cardplay, damage, elements, items, modifiers, monsters, rests, round, turn)
QUESTIONS = questions_in(CHAPTERS)
