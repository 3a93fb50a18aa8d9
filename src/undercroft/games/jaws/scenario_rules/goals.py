"""Goals by their name in a scenario's declaration (JL-SCN-1)."""

from __future__ import annotations

from undercroft.games.jaws.scenario_rules.present import monsters, objects
from undercroft.games.jaws.state import Jaws


def all_revealed(state: Jaws) -> bool:
    return all(state.revealed >> room & 1 for room in state.board.rooms)


def kill_all(state: Jaws) -> bool:
    return all_revealed(state) and not monsters(state)


def destroy(state: Jaws) -> bool:
    return all_revealed(state) and not objects(state)


def bosses(state: Jaws) -> bool:
    """The boss has come and is dead."""
    return state.wave >= 100


def exit_reached(state: Jaws) -> bool:
    if not destroy(state):
        return False
    out = state.board.letters["X"][0]
    return any(state.figures[hero].cell == out for hero in range(state.count))


def escaped(state: Jaws) -> bool:
    """As many treasures as characters, and everybody still standing back on a starting hex."""
    if state.found < state.count:
        return False
    starts = state.board.starts
    standing = [state.figures[hero] for hero in range(state.count) if not state.heroes[hero].exhausted]
    return bool(standing) and all(figure.cell in starts for figure in standing)


GOALS = {
    "kill_all": kill_all,
    "destroy": destroy,
    "destroy_and_kill": lambda state: destroy(state) and kill_all(state),
    "boss": bosses,
    "pillars": lambda state: state.wave >= 100,
    "waves": lambda state: state.wave >= 3 and not monsters(state),
    "escape": escaped,
    "goods": lambda state: state.found >= 5,
    "golem": lambda state: state.wave >= 100,
    "source": lambda state: state.wave >= 100,
    "zealots": lambda state: all_revealed(state) and not any(f.kind == "zealot" for f in monsters(state)),
    "exit": exit_reached,
}
