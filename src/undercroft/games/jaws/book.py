"""The scenario book: goals and special rules of the 25 scenarios (JL-SCN-1, 7).

A chapter is asked at fixed moments; most add nothing. Spawns, waves and effects are as published; goals and details
that no source gives are ours (`docs/content/jaws.md`).
"""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import say
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, boost, strike
from undercroft.games.haven.battlefield import HEROES, MONSTERS, Figure, index
from undercroft.games.haven.damage import die, gain, heal, suffer, suffer_all
from undercroft.games.haven.effects import ActionContext
from undercroft.games.haven.verbs import Damage, Traits
from undercroft.games.jaws import rooms
from undercroft.games.jaws.cards.items import BY_NUMBER
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.cards.treasures import GOODS
from undercroft.games.jaws.state import Hero, Jaws, context_of

Ranks = tuple[str, str, str]
"""The ranks that appear for 2, 3 and 4 characters: `ne` is one normal and one elite."""


def monsters(state: Jaws) -> list[Figure]:
    """The monsters on the map."""
    return [f for f in state.figures if f.cell >= 0 and f.side == MONSTERS and not f.is_objective]


def objects(state: Jaws) -> list[Figure]:
    return [f for f in state.figures if f.cell >= 0 and f.is_objective]


Wave = tuple[tuple[str, str, Ranks], ...]
"""What appears together: a type, the letter of its hexes, its ranks."""


def spawn_at(state: Jaws, *wave: tuple[str, str, Ranks]) -> Flow[None]:
    """Each entry at the hexes of its letter in turn; elites first where standees run short (JL-SPN-4, JL-DOR-O4)."""
    wanted: list[rooms.Wanted] = []
    for kind, letter, ranks in wave:
        hexes = state.board.letters[letter]
        wanted += [(-1, hexes[at % len(hexes)], kind, rank) for at, rank in enumerate(ranks[state.count - 2])]
    kinds = list(dict.fromkeys(entry[2] for entry in wanted))
    kept: list[rooms.Wanted] = []
    for kind in kinds:
        kept += yield from rooms.ration(state, kind, [entry for entry in wanted if entry[2] == kind])
    for cell in dict.fromkeys(entry[1] for entry in kept):
        yield from rooms.appear(state, cell, [(kind, rank) for _, at, kind, rank in kept if at == cell])
    for kind in kinds:
        yield from rooms.join(state, kind)


class Chapter:
    """One scenario's own rules; this one has none."""

    objective_side = MONSTERS
    heirs = False
    """Whether an end brings something new into play, so that it matters what of several falls first."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.goal = SCENARIOS[number].goal

    # --- goal ---------------------------------------------------------------------------------------------------

    def won(self, state: Jaws) -> bool:
        """Whether the goal is reached (JL-SCN-1)."""
        return bool(GOALS[self.goal](state))

    def lost(self, state: Jaws) -> bool:
        """Whether a failure condition of the special rules is met (JL-SCN-3)."""
        return False

    # --- moments ------------------------------------------------------------------------------------------------

    def on_start(self, state: Jaws) -> Flow[None]:
        return
        yield

    def on_round(self, state: Jaws) -> Flow[None]:
        """The start of a round, before cards are chosen."""
        return
        yield

    def on_round_end(self, state: Jaws) -> Flow[None]:
        return
        yield

    def on_reveal(self, state: Jaws, room: int) -> Flow[None]:
        return
        yield

    def on_come(self, state: Jaws, figure: Figure) -> None:
        """A monster has come into play."""

    def cheer(self, state: Jaws, hero: int) -> None:
        """A character among the spectators plays their cards for the crowd."""

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        return
        yield

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        return
        yield

    def on_explosion(self, state: Jaws, cell: int, killed: bool) -> Flow[None]:
        return
        yield

    def on_attacked(self, state: Jaws, blow: Blow) -> Flow[None]:
        return
        yield

    def on_enter(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        return
        yield

    def looted(self, state: Jaws, hero: Hero, cell: int, number: int) -> Flow[None]:
        return
        yield

    def good(self, state: Jaws, hero: Hero, cell: int, letter: str) -> Flow[None]:
        return
        yield

    # --- what differs -------------------------------------------------------------------------------------------

    def watches(self, state: Jaws, figure: Figure) -> bool:
        return False

    def locked(self, state: Jaws) -> int:
        """Hexes of doors that cannot be opened by hand."""
        return 0

    def gate(self, state: Jaws, figure: Figure) -> bool:
        """Whether rooms are revealed as soon as this object is destroyed."""
        return False

    def traits(self, state: Jaws, figure: Figure, traits: Traits) -> Traits:
        return traits

    def death(self, state: Jaws, figure: Figure, traits: Traits) -> Damage | None:
        """The damage with which a monster dies."""
        return traits.on_death

    def plays(self, state: Jaws, hero: int) -> bool:
        """Whether a character stands on the map."""
        return True

    def place(self, kind: str) -> int:
        """Among types with the same initiative: lower acts earlier, equal ones are the players' to order."""
        return 0

    def boss(self, state: Jaws, deed: ActionContext, number: int) -> Flow[bool]:
        raise NotImplementedError(f"scenario {self.number} has no boss")
        yield


# --- goals ------------------------------------------------------------------------------------------------------------


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


# --- chapters with rules of their own ---------------------------------------------------------------------------------


class Stones(Chapter):
    """4: reinforcements when two and when all four Summoning Stones are destroyed."""

    heirs = True

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        left = len(objects(state))
        if left == 2:
            yield from spawn_at(state, ("zealot", "B", ("ne", "ne", "ne")), ("zealot", "C", ("", "nn", "ne")))
        elif left == 0:
            yield from spawn_at(
                state,
                ("stone-golem", "A", ("n", "n", "n")),
                ("zealot", "A", ("nn", "nn", "nn")),
                ("stone-golem", "B", ("", "n", "n")),
                ("zealot", "C", ("", "", "e")),
            )


class Tumor(Chapter):
    """5, 7, 8: the Blood Tumor never moves, starts wounded, heals itself (1) or all its allies (2)."""

    def __init__(self, number: int, wounded: int) -> None:
        super().__init__(number)
        self.wounded = wounded

    def on_come(self, state: Jaws, figure: Figure) -> None:
        if figure.kind == "blood-tumor":
            figure.health -= self.wounded * state.count

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if figure.kind == "blood-tumor":
            state.wave = 100
        return
        yield

    def boss(self, state: Jaws, deed: ActionContext, number: int) -> Flow[bool]:
        half = state.level // 2
        if number == 1:
            heal(state, deed.actor, state.count + half)
        else:
            for ally in monsters(state):
                if ally is not deed.actor:
                    heal(state, ally, 2 + half)
        return True
        yield


ELITE_GRAVE = 16
"""What an elite counts among those who died on a hex; a normal one counts 1."""


class Horror(Chapter):
    """9: the Blood Horror brings dead Zealots back as Living Corpses, from where they died."""

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if figure.kind == "zealot":
            key = f"grave:{cell}"
            state.marks[key] = state.marks.get(key, 0) + (ELITE_GRAVE if figure.elite else 1)
        return
        yield

    def _graves(self, state: Jaws) -> list[int]:
        return [int(key.split(":")[1]) for key in state.marks if key.startswith("grave:")]

    def _raise(self, state: Jaws, cell: int) -> Flow[None]:
        """One of those who died on this hex comes back; of a normal and an elite one, whichever the players like."""
        key = f"grave:{cell}"
        elites, normal = divmod(state.marks[key], ELITE_GRAVE)
        rank = "e" if elites else "n"
        if elites and normal:
            options: list[Option] = [("comes", "living-corpse", "n"), ("comes", "living-corpse", "e")]
            option = yield Choice(tuple(range(state.players)), "spawn.first", options, (), "JL-SPN-O3")
            rank = str(option[2])
        state.marks[key] -= ELITE_GRAVE if rank == "e" else 1
        if not state.marks[key]:
            del state.marks[key]
        yield from rooms.spawn(state, "living-corpse", cell, rank)

    def _raise_all(self, state: Jaws, graves: list[int]) -> Flow[None]:
        """All who died on these hexes come back, as far as there are standees (JL-SPN-4, JL-DOR-O4)."""
        wanted: list[rooms.Wanted] = []
        for cell in graves:
            elites, normal = divmod(state.marks[f"grave:{cell}"], ELITE_GRAVE)
            wanted += [(-1, cell, "living-corpse", rank) for rank in "e" * elites + "n" * normal]
        kept = yield from rooms.ration(state, "living-corpse", wanted)
        for cell in graves:
            there = [entry for entry in kept if entry[1] == cell]
            state.marks[f"grave:{cell}"] -= sum(ELITE_GRAVE if entry[3] == "e" else 1 for entry in there)
            if not state.marks[f"grave:{cell}"]:
                del state.marks[f"grave:{cell}"]
            yield from rooms.appear(state, cell, [(kind, rank) for _, _, kind, rank in there])
        yield from rooms.join(state, "living-corpse")

    def boss(self, state: Jaws, deed: ActionContext, number: int) -> Flow[bool]:
        actor = deed.actor
        if number == 1:
            graves = self._graves(state)
            if graves:
                yield from self._raise(state, (yield from self._leap(state, deed, graves)))
            else:
                foes = [f for f in state.figures if f.cell >= 0 and f.side == HEROES]
                if not foes:
                    return False
                target = yield from self._leap(state, deed, [f.cell for f in foes])
                for foe in foes:
                    if foe.cell == target:
                        yield from boss_attack(state, deed, foe, 0)
            return True
        from undercroft.games.haven.monsters import act

        yield from act(state, actor, (e.Move(value=0, relative=True), e.Attack(value=0, relative=True)), deed.source)
        if actor.cell >= 0:
            room = state.board.room_of[actor.cell]
            near = [cell for cell in self._graves(state) if not room or state.board.room_of[cell] == room]
            yield from self._raise_all(state, near)
        return True

    def _leap(self, state: Jaws, deed: ActionContext, goals: list[int]) -> Flow[int]:
        """Jump to the farthest of these hexes, or beside it where it is taken; the hex aimed at."""
        actor = deed.actor
        walk = state.kernel.map.grid(state).walk[actor.cell]
        most = max(walk[cell] for cell in goals)
        far = [cell for cell in goals if walk[cell] == most]
        goal = far[0]
        if len(far) > 1:
            options: list[Option] = [("hex", cell) for cell in far]
            option = yield Choice(deed.seats, "boss.leap", options, (index(state, actor),), "JL-GEN-1")
            goal = int(option[1])
        hexes = rooms.nearest_empty(state, goal)
        own = state.kernel.map.grid(state).neighbour_bits[goal] >> actor.cell & 1
        if hexes and not own:
            land = hexes[0]
            if len(hexes) > 1:
                option = yield Choice(
                    deed.seats, "boss.leap", [("hex", c) for c in hexes], (index(state, actor),), "JL-GEN-1"
                )
                land = int(option[1])
            actor.cell = land
            if state.kernel.map.is_watched(state, actor):
                yield from state.kernel.map.enter_hex(state, actor, land, None)
                yield from state.kernel.map.after_move(state, actor, None)
        return goal


def boss_attack(state: Jaws, deed: ActionContext, target: Figure, bonus: int) -> Flow[None]:
    """One attack of a boss on a given figure, if it is in reach of a melee attack."""
    actor = deed.actor
    if actor.cell < 0 or target.cell < 0:
        return
    if not state.kernel.map.in_range(state, actor.cell, 1) >> target.cell & 1:
        return
    value = state.kernel.monsters.base_value(state, actor, "attack") + bonus
    blow = Blow(actor, target, actor.side, deed.seats, True, value, False)
    yield from boost(state, blow)
    yield from strike(state, blow)


class Gauntlet(Chapter):
    """10: the traps of rooms 2 and 3 move at the start of each round once their room is revealed."""

    def on_round(self, state: Jaws) -> Flow[None]:
        grid = state.kernel.map.grid(state)
        for cell in sorted(state.traps, key=lambda cell: -state.board.coordinates[cell][1]):
            trap = state.traps[cell]
            if trap.section < 2 or not state.revealed >> trap.section & 1:
                continue
            taken = sum(1 << f.cell for f in state.figures if f.cell >= 0)
            free = grid.neighbour_bits[cell] & state.board.rooms[trap.section] & ~state.obstacles & ~state.hazards
            if trap.section == 2:  # one hex down the page
                q, r = state.board.coordinates[cell]
                down = state.board.cell.get((q, r + 1), -1)
                goals = [down] if down >= 0 and free >> down & 1 else []
            else:  # one hex nearer to the closest character
                foes = [state.figures[hero].cell for hero in range(state.count) if state.figures[hero].cell >= 0]
                gap = {one: min((grid.walk[one][foe] for foe in foes), default=99) for one in (cell, *cells(free))}
                best = min(gap.values())
                goals = [one for one in gap if gap[one] == best < gap[cell]]
            if not goals:
                continue
            to = goals[0]
            if len(goals) > 1:
                options: list[Option] = [("hex", one) for one in goals]
                option = yield Choice(tuple(range(state.players)), "trap.moves", options, (), "JL-GEN-1")
                to = int(option[1])
            rooms.lift_trap(state, cell)
            rooms.lay_trap(state, to, trap.damage, trap.conditions, trap.section)
            if taken >> to & 1:
                figure = next(f for f in state.figures if f.cell == to)
                yield from state.kernel.map.enter_hazard(state, figure, to, None)


class Sewers(Chapter):
    """11: vipers come out of the walls in the second round after room 3 was opened."""

    def on_reveal(self, state: Jaws, room: int) -> Flow[None]:
        if room == 3:
            state.wave = state.round + 2
        return
        yield

    def on_round(self, state: Jaws) -> Flow[None]:
        if state.wave and state.round == state.wave:
            vipers: Wave = (("giant-viper", "B", ("nn", "nn", "ee")), ("giant-viper", "C", ("nn", "ee", "ee")))
            yield from spawn_at(state, *vipers)


class Pillars(Chapter):
    """12: every pillar releases the dead; the four of room 1 open the way to the two that count."""

    heirs = True

    def locked(self, state: Jaws) -> int:
        return rooms.closed_doors(state)

    def gate(self, state: Jaws, figure: Figure) -> bool:
        return not state.revealed >> 2 & 1 and objects(state) == [figure]

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        mark = state.book.objectives[figure.number].mark
        if mark == "A":
            yield from rooms.spawn(state, "living-corpse", cell, ("n", "e", "e")[state.count - 2])
        elif mark == "B":
            yield from rooms.spawn(state, "living-corpse", cell, ("n", "n", "e")[state.count - 2])
        if not objects(state):
            if state.revealed >> 2 & 1:
                state.wave = 100
            else:
                yield from rooms.reveal(state, 2)


class Harvest(Chapter):
    """13: a Blood Imp appears each round while the elite Black Sludge marked A lives; its death is the goal."""

    def _source(self, state: Jaws, at: int) -> bool:
        figure, origin = state.figures[at], state.origins[at]
        return figure.kind == "black-sludge" and origin >= 0 and state.book.monsters[origin].mark == "A"

    def on_round(self, state: Jaws) -> Flow[None]:
        for at, figure in enumerate(state.figures):
            if figure.cell >= 0 and self._source(state, at):
                cell = state.board.monsters[state.origins[at]][1]
                yield from rooms.spawn(state, "blood-imp", cell, "nee"[state.count - 2])

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if self._source(state, at):
            state.wave = 100
        return
        yield


class Vipers(Chapter):
    """14: from round 2 a Giant Viper next to a Zealot dies at the start of the round and leaves elite Blood Imps."""

    def on_round(self, state: Jaws) -> Flow[None]:
        if state.round < 2:
            return
        grid = state.kernel.map.grid(state)
        for viper in [f for f in monsters(state) if f.kind == "giant-viper"]:
            zealots = [
                f for f in monsters(state) if f.kind == "zealot" and grid.neighbour_bits[viper.cell] >> f.cell & 1
            ]
            if not zealots:
                continue
            zealot = zealots[0]
            if len(zealots) > 1:
                options: list[Option] = [("target", index(state, f)) for f in zealots]
                seats = tuple(range(state.players))
                option = yield Choice(seats, "viper.zealot", options, (index(state, viper),), "JL-GEN-1")
                zealot = state.figures[int(option[1])]
            yield from die(state, viper, None)
            yield from rooms.spawn(state, "blood-imp", zealot.cell, "ee" if viper.elite else "e")


class Tables(Chapter):
    """15: tables breed Black Imps, Zealots turn them into elite Blood Imps; room 2's tables open the side rooms."""

    heirs = True

    def locked(self, state: Jaws) -> int:
        doors = state.board.door_cells
        return sum(hexes for hexes, room in zip(doors, state.board.opens, strict=True) if room == 3)

    def place(self, kind: str) -> int:
        """Blood Imps act before Black Imps, with whom they share a card."""
        return int(kind == "black-imp")

    def on_round(self, state: Jaws) -> Flow[None]:
        for table in objects(state):
            mark = state.book.objectives[table.number].mark
            ranks = {"A": ("n", "n", "n"), "B": ("", "n", "n"), "C": ("", "", "n")}[mark][state.count - 2]
            if ranks:
                yield from rooms.spawn(state, "black-imp", table.cell, ranks)

    def on_round_end(self, state: Jaws) -> Flow[None]:
        for zealot in [f for f in monsters(state) if f.kind == "zealot"]:
            board = state.kernel.map.in_range(state, zealot.cell, 3)
            imps = [f for f in monsters(state) if f.kind == "black-imp" and board >> f.cell & 1]
            if not imps:
                continue
            imp = imps[0]
            if len(imps) > 1:
                options: list[Option] = [("target", index(state, f)) for f in imps]
                option = yield Choice(tuple(range(state.players)), "zealot.imp", options, (), "JL-GEN-1")
                imp = state.figures[int(option[1])]
            cell = imp.cell
            yield from die(state, imp, None)
            yield from rooms.replace(state, "blood-imp", cell, "e")
            gain(state, zealot, e.STUN)

    def gate(self, state: Jaws, figure: Figure) -> bool:
        standing = [f for f in objects(state) if state.board.room_of[f.cell] == 2]
        return standing == [figure] and not state.revealed >> 3 & 1

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        if state.revealed >> 2 & 1 and not any(state.board.room_of[f.cell] == 2 for f in objects(state)):
            yield from rooms.reveal(state, 3)


class Waves(Chapter):
    """Waves that follow one another at the start of the round after the last of the one before died."""

    waves: tuple[Wave, ...] = ()
    first = 0
    """The wave that stands on the map at the start."""

    def due(self, state: Jaws) -> bool:
        return not monsters(state)

    def on_start(self, state: Jaws) -> Flow[None]:
        state.wave = self.first
        return
        yield

    def on_round(self, state: Jaws) -> Flow[None]:
        if state.round < 2 or state.wave >= 3 or not self.due(state):
            return
        yield from spawn_at(state, *self.waves[state.wave - self.first])
        state.wave += 1


class Rats(Waves):
    """16: three waves; the second leaves Blood Imps, the third makes elite Black Imps of what its explosions kill."""

    heirs = True

    waves = (
        (
            ("rat-monstrosity", "A", ("", "nnn", "eee")),
            ("rat-monstrosity", "B", ("nnnn", "eeee", "nnnn")),
            ("rat-monstrosity", "C", ("ee", "", "ee")),
            ("rat-monstrosity", "D", ("", "n", "e")),
        ),
        (
            ("rat-monstrosity", "A", ("", "eee", "nnn")),
            ("rat-monstrosity", "B", ("nnnn", "", "eeee")),
            ("rat-monstrosity", "C", ("", "nn", "")),
            ("rat-monstrosity", "D", ("e", "n", "n")),
        ),
        (
            ("rat-monstrosity", "A", ("", "nnn", "nnn")),
            ("rat-monstrosity", "B", ("nnnn", "nnnn", "eeee")),
            ("rat-monstrosity", "C", ("nn", "ee", "ee")),
            ("rat-monstrosity", "D", ("e", "n", "n")),
        ),
    )

    def death(self, state: Jaws, figure: Figure, traits: Traits) -> Damage | None:
        return None if state.wave == 2 and figure.kind == "rat-monstrosity" else traits.on_death

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if state.wave == 2 and figure.kind == "rat-monstrosity":
            yield from rooms.replace(state, "blood-imp", cell, "e" if figure.elite else "n")

    def on_explosion(self, state: Jaws, cell: int, killed: bool) -> Flow[None]:
        if state.wave == 3 and killed:
            yield from rooms.spawn(state, "black-imp", cell, "e")


class Twilight(Chapter):
    """17: the First of the Order; Blood Monstrosities come at C every round once room 3 is open."""

    def on_reveal(self, state: Jaws, room: int) -> Flow[None]:
        if room == 3:
            state.wave = state.round
        return
        yield

    def on_round(self, state: Jaws) -> Flow[None]:
        if state.wave and state.wave < 100:
            ranks: Ranks = ("n", "n", "e") if (state.round - state.wave) % 2 else ("n", "e", "e")
            yield from spawn_at(state, ("blood-monstrosity", "C", ranks))

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if figure.kind == "first-of-the-order":
            state.wave = 100
        return
        yield

    def boss(self, state: Jaws, deed: ActionContext, number: int) -> Flow[bool]:
        actor = deed.actor
        if number == 1:
            board = state.kernel.map.within(state, actor.cell, 2)  # JL-DMG-4
            foes = [f for f in state.figures if f.cell >= 0 and f.side == HEROES and board >> f.cell & 1]
            yield from suffer_all(state, [(foe, 2) for foe in foes], actor, deed.seats)
            if actor.cell >= 0:
                yield from rooms.spawn(state, "blood-imp", actor.cell, "n" * -(-state.count // 2))
            return True
        from undercroft.games.haven.monsters import act

        yield from act(state, actor, (e.Attack(value=0, relative=True),), deed.source)
        hits = context_of(state).hits
        if not hits:
            return True
        last = state.figures[hits[-1]]
        cell = last.cell if last.cell >= 0 else state.kernel.map.last_cell(state, last)
        for bonus in (-1, -2):
            board = state.kernel.map.in_range(state, cell, 2) | 1 << cell
            near = [f for f in state.figures if f.cell >= 0 and f.side == HEROES and board >> f.cell & 1]
            if not near or actor.cell < 0:
                break
            target = near[0]
            if len(near) > 1:
                options: list[Option] = [("target", index(state, f)) for f in near]
                option = yield Choice(deed.seats, "monster.target", options, (index(state, actor),), "JL-MMV-13")
                target = state.figures[int(option[1])]
            value = state.kernel.monsters.base_value(state, actor, "attack") + bonus
            blow = Blow(actor, target, actor.side, deed.seats, True, value, False)
            yield from boost(state, blow)
            yield from strike(state, blow)
        return True


class Heist(Chapter):
    """18: every treasure wakes a statue; when one for each character is looted, two more block the way out."""

    def looted(self, state: Jaws, hero: Hero, cell: int, number: int) -> Flow[None]:
        state.found += 1
        statues = state.board.letters["A"]
        room = state.board.room_of[cell]
        where = next((one for one in statues if state.board.room_of[one] == room), statues[0])
        yield from rooms.spawn(state, "stone-golem", where, "e")
        if state.found == state.count:
            yield from spawn_at(state, ("stone-golem", "B", ("nn", "ne", "ee")))


class Nests(Chapter):
    """19: a destroyed Nest leaves coins behind: two money tokens where the sources know of a treasure tile."""

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        state.coins[cell] = state.coins.get(cell, 0) + 2
        return
        yield


class Goods(Chapter):
    """20: twelve lettered tiles, five of them the goods (JL-GDS-1)."""

    def on_start(self, state: Jaws) -> Flow[None]:
        for letter, hexes in state.board.letters.items():
            state.goods[hexes[0]] = letter
        return
        yield

    def good(self, state: Jaws, hero: Hero, cell: int, letter: str) -> Flow[None]:
        from undercroft.games.jaws.loot import receive

        content = GOODS[letter]
        if state.log is not None:
            state.tell("log.good", clause="JL-GDS-1", hero=say(f"hero.{hero.kind}"), letter=letter)
        if content == "good":
            state.found += 1
        elif isinstance(content, str):
            if "ring-of-restoration" not in [item for other in state.heroes for item in other.items]:
                receive(state, hero, BY_NUMBER[32])
        else:
            kind, *ranks = content
            yield from rooms.spawn(state, kind, cell, ranks[state.count - 2])


class Chaos(Chapter):
    """21: tables that hide a demon, vipers that a demon protects, a room whose floor burns while its demon lives."""

    heirs = True

    def _demon(self, state: Jaws, mark: str) -> bool:
        return any(
            figure.cell >= 0
            and state.origins[at] >= 0
            and not figure.is_objective
            and state.book.monsters[state.origins[at]].mark == mark
            for at, figure in enumerate(state.figures)
        )

    def _protected(self, state: Jaws, figure: Figure) -> bool:
        return figure.kind == "giant-viper" and self._demon(state, "3")

    def on_come(self, state: Jaws, figure: Figure) -> None:
        if figure.kind == "giant-viper":
            figure.health = figure.max_health = 1

    def traits(self, state: Jaws, figure: Figure, traits: Traits) -> Traits:
        if figure.kind != "giant-viper" or not self._protected(state, figure):
            return traits
        return Traits(shield=state.level + 2, attack=traits.attack)

    def on_attacked(self, state: Jaws, blow: Blow) -> Flow[None]:
        if blow.target.kind == "giant-viper" and blow.actor.cell >= 0 and self._protected(state, blow.target):
            yield from suffer(state, blow.actor, state.level, blow.target)

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        if objects(state):
            return
        _, hexes = state.board.objectives[figure.number]
        free = [one for one in hexes if rooms.empty(state) >> one & 1]
        if len(free) > 1:  # JL-GEN-1: the demon hid under a table of two hexes
            options: list[Option] = [("place", one) for one in free]
            option = yield Choice(tuple(range(state.players)), "spawn.where", options, ("chaos-demon",), "JL-SPN-O2")
            cell = int(option[1])
        yield from rooms.spawn(state, "chaos-demon", cell, ("n", "e", "e")[state.count - 2])

    def watches(self, state: Jaws, figure: Figure) -> bool:
        return bool(state.revealed >> 5 & 1) and state.level >= 2 and self._demon(state, "A")

    def on_enter(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        if state.board.room_of[cell] == 5 and self._demon(state, "A"):
            yield from suffer(state, figure, state.level // 2, None)


class Message(Chapter):
    """22: a single Stone Golem with elite values crumbles while vipers keep coming."""

    def on_round(self, state: Jaws) -> Flow[None]:
        if state.round < 2:
            return
        for golem in [f for f in monsters(state) if f.kind == "stone-golem"]:
            yield from suffer(state, golem, state.count // 2, None)
        yield from spawn_at(state, ("giant-viper", "B", ("nn", "ne", "ee")))

    def on_come(self, state: Jaws, figure: Figure) -> None:
        if figure.kind == "stone-golem":
            figure.elite = True

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if figure.kind == "stone-golem":
            state.wave = 100
        return
        yield


class Arena(Waves):
    """23: the Hatchet fights alone, the others win over the crowd, whose favour heals and strengthens him."""

    first = 1
    waves = (
        (("giant-viper", "C", ("nn", "nn", "nn")), ("vermling-raider", "B", ("e", "e", "e"))),
        (("stone-golem", "D", ("e", "e", "e")),),
    )
    CROWD = 8
    CHEER = 2
    """What the cheers of a spectator who was won over heal."""

    def plays(self, state: Jaws, hero: int) -> bool:
        return state.heroes[hero].kind == "hatchet"

    def on_start(self, state: Jaws) -> Flow[None]:
        state.wave = 1
        state.marks["crowd"] = 4
        return
        yield

    def on_round(self, state: Jaws) -> Flow[None]:
        before = state.wave
        yield from super().on_round(state)
        if state.wave != before:
            state.marks["crowd"] = min(state.marks["crowd"], 2 if state.wave == 2 else 0)
        if 2 * state.marks["crowd"] > self.CROWD:
            for hero in range(state.count):
                if self.plays(state, hero):
                    gain(state, state.figures[hero], e.STRENGTHEN)

    def lost(self, state: Jaws) -> bool:
        return any(hero.exhausted and hero.kind == "hatchet" for hero in state.heroes)

    def cheer(self, state: Jaws, hero: int) -> None:
        """A character among the spectators wins influence; so much of it wins one of them over."""
        state.marks["influence"] = state.marks.get("influence", 0) + 1
        if state.marks["influence"] >= 2 * (state.count - 1):
            state.marks["influence"] = 0
            state.marks["crowd"] = min(self.CROWD, state.marks["crowd"] + 1)
            for one in range(state.count):
                if self.plays(state, one):
                    heal(state, state.figures[one], self.CHEER)


class Wards(Waves):
    """24: three waves against three Wards; the scenario is lost when one of them falls."""

    objective_side = HEROES
    first = 1
    waves = (
        (
            ("black-imp", "A", ("nn", "nn", "ee")),
            ("black-imp", "B", ("nn", "ee", "ee")),
            ("chaos-demon", "C", ("n", "e", "e")),
        ),
        (("chaos-demon", "C", ("n", "e", "e")), ("chaos-demon", "D", ("nn", "nn", "ee"))),
    )

    def due(self, state: Jaws) -> bool:
        if state.wave == 1:
            return not monsters(state)
        return not any(f.kind == "chaos-demon" for f in monsters(state))

    def lost(self, state: Jaws) -> bool:
        return len(objects(state)) < len(state.book.objectives)


CHAPTERS: dict[int, Chapter] = {number: Chapter(number) for number in SCENARIOS}
CHAPTERS |= {
    4: Stones(4),
    5: Tumor(5, 4),
    7: Tumor(7, 2),
    8: Tumor(8, 2),
    9: Horror(9),
    10: Gauntlet(10),
    11: Sewers(11),
    12: Pillars(12),
    13: Harvest(13),
    14: Vipers(14),
    15: Tables(15),
    16: Rats(16),
    17: Twilight(17),
    18: Heist(18),
    19: Nests(19),
    20: Goods(20),
    21: Chaos(21),
    22: Message(22),
    23: Arena(23),
    24: Wards(24),
}
