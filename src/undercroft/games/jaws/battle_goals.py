"""Battle goals: whether a character has met the one they kept, from the tally of the scenario (JL-BTL-3)."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.jaws.state import Jaws, Tally

Test = Callable[[Jaws, int, Tally], bool]


def _more_coins(state: Jaws, at: int, sign: int) -> bool:
    own = state.heroes[at].tally.coins
    return all(sign * own > sign * other.tally.coins for one, other in enumerate(state.heroes) if one != at)


def _health(state: Jaws, at: int) -> int:
    return max(0, state.figures[at].health)


MET: dict[str, Test] = {
    "acrobatic": lambda state, at, tally: tally.negated_five,
    "agoraphobe": lambda state, at, tally: tally.open_turns == 0,
    "altruist": lambda state, at, tally: _more_coins(state, at, -1),
    "assistant": lambda state, at, tally: tally.assisted,
    "challenger": lambda state, at, tally: not tally.left_monster,
    "closer": lambda state, at, tally: tally.last_kill,
    "conservator": lambda state, at, tally: tally.negated == 0,
    "diehard": lambda state, at, tally: tally.lowest >= (state.figures[at].max_health + 1) // 2,
    "egoist": lambda state, at, tally: _more_coins(state, at, 1),
    "fast-healer": lambda state, at, tally: _health(state, at) == state.figures[at].max_health,
    "gambler": lambda state, at, tally: tally.at_disadvantage,
    "hothead": lambda state, at, tally: tally.lost_unrested >= 2,
    "insomniac": lambda state, at, tally: tally.hurt_resting,
    "masochist": lambda state, at, tally: _health(state, at) <= 3,
    "mugger": lambda state, at, tally: tally.mugged,
    "opener": lambda state, at, tally: tally.first_kill,
    "pacifist": lambda state, at, tally: tally.kills <= 3,
    "pickpocket": lambda state, at, tally: tally.picked,
    "pincushion": lambda state, at, tally: tally.besieged,
    "plebeian": lambda state, at, tally: tally.elites == 0,
    "prohibitionist": lambda state, at, tally: tally.potions == 0,
    "ravager": lambda state, at, tally: tally.lost_two,
    "recluse": lambda state, at, tally: tally.near_turns == 0,
    "sadist": lambda state, at, tally: tally.kills >= 5,
    "scrambler": lambda state, at, tally: tally.long_rests == 0,
    "shadow": lambda state, at, tally: tally.lone_turns == 0,
    "shirker": lambda state, at, tally: tally.shirked,
    "specialist": lambda state, at, tally: tally.basic == 0,
    "straggler": lambda state, at, tally: tally.short_rests == 0,
    "trailblazer": lambda state, at, tally: tally.trailblazed,
    "transmitter": lambda state, at, tally: tally.infectious,
    "weakling": lambda state, at, tally: tally.first_out,
}


def met(state: Jaws, at: int) -> bool:
    return MET[state.heroes[at].goal](state, at, state.heroes[at].tally)
