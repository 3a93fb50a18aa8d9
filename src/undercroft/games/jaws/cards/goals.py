"""The 32 battle goals: what each asks is decided in `goals.py` of the game, from the tally that a scenario keeps.

Each is worth the checkmarks printed on it (JL-BTL-F1); `shared` ones are in the parent game as well (JL-CPT-4).
"""

from __future__ import annotations

import msgspec


class Goal(msgspec.Struct, frozen=True):
    id: str
    number: int
    checkmarks: int
    shared: bool


GOALS: dict[str, Goal] = {
    goal.id: goal
    for goal in (
        Goal("acrobatic", 286, 1, shared=False),
        Goal("agoraphobe", 287, 1, shared=False),
        Goal("altruist", 288, 1, shared=False),
        Goal("assistant", 289, 1, shared=False),
        Goal("challenger", 290, 1, shared=False),
        Goal("closer", 291, 1, shared=False),
        Goal("conservator", 292, 1, shared=False),
        Goal("diehard", 293, 1, shared=True),
        Goal("egoist", 294, 1, shared=False),
        Goal("fast-healer", 295, 1, shared=True),
        Goal("gambler", 296, 1, shared=False),
        Goal("hothead", 297, 1, shared=False),
        Goal("insomniac", 298, 1, shared=False),
        Goal("masochist", 299, 1, shared=True),
        Goal("mugger", 300, 1, shared=False),
        Goal("opener", 301, 1, shared=True),
        Goal("pacifist", 302, 1, shared=True),
        Goal("pickpocket", 303, 1, shared=False),
        Goal("pincushion", 304, 1, shared=False),
        Goal("plebeian", 305, 1, shared=False),
        Goal("prohibitionist", 306, 1, shared=False),
        Goal("ravager", 307, 1, shared=False),
        Goal("recluse", 308, 1, shared=False),
        Goal("sadist", 309, 1, shared=True),
        Goal("scrambler", 310, 1, shared=True),
        Goal("shadow", 311, 1, shared=False),
        Goal("shirker", 312, 1, shared=False),
        Goal("specialist", 313, 1, shared=False),
        Goal("straggler", 314, 1, shared=True),
        Goal("trailblazer", 315, 1, shared=False),
        Goal("transmitter", 316, 1, shared=False),
        Goal("weakling", 317, 1, shared=False),
    )
}
