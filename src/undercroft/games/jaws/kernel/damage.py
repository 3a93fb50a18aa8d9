"""How Jaws answers the kernel about damage: deaths and their credit, exhaustion, conditions, heals."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import HEROES, OFF, Figure
from undercroft.games.haven.damage import gain, suffer_all
from undercroft.games.haven.effects import ActionContext, perform, whole
from undercroft.games.haven.events import Fell
from undercroft.games.haven.figures import index
from undercroft.games.haven.hooks import DamageHooks
from undercroft.games.haven.verbs import BLESS, CURSE, NEGATIVE, POISON, STRENGTHEN, Bonus, Damage
from undercroft.games.jaws import modifiers
from undercroft.games.jaws.active import DECLARED, binding, retire
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.events import LOST, CoinsDropped, Exhausted, tell_cards
from undercroft.games.jaws.kernel.map import is_beside_monster
from undercroft.games.jaws.negation import negate
from undercroft.games.jaws.special_actions import wake
from undercroft.games.jaws.state import ON_HEX, Jaws
from undercroft.games.jaws.triggers import as_it_stands, triggered_bonuses


def exhaust(state: Jaws, at: int) -> None:
    """All cards are lost, the figure leaves, nothing brings it back (JL-EXH-1, 2)."""
    hero, figure = state.heroes[at], state.figures[at]
    if hero.exhausted:
        return
    if not any(other.exhausted for other in state.heroes):
        hero.tally.first_out = True
    hero.exhausted = True
    for source in hero.active[:]:
        retire(state, hero, source)
    tell_cards(state, hero, [*hero.hand, *hero.discard, *hero.chosen], LOST)
    hero.lost += hero.hand + hero.discard + hero.chosen
    hero.hand, hero.discard, hero.chosen = [], [], []
    stood = figure.cell != OFF
    figure.cell = OFF
    figure.conditions = figure.fresh = 0
    figure.bonuses = []
    if f"hero:{at}" in state.queue:
        state.queue.remove(f"hero:{at}")
    if state.log is not None:
        state.tell(Exhausted(hero=at, stood=stood))


class JawsDamage(DamageHooks[Jaws]):
    def negate(self, state: Jaws, figure: Figure, amount: int, by: Figure | None) -> Flow[int]:
        """A character may lose 1 card from hand or 2 from the discard to cancel all of it (JL-DMG-6, 7)."""
        return negate(state, figure, amount)

    def after_death(self, state: Jaws, figure: Figure, cell: int, by: Figure | None) -> Flow[None]:
        at = index(state, figure)
        state.marks.fell[at] = cell
        if figure.side == HEROES and not figure.is_objective:
            exhaust(state, figure.number)
            return
        if figure.is_objective:
            state.destroyed |= 1 << cell  # JL-OBJ-4
            for number, other in enumerate(state.figures):
                if (
                    other.is_objective
                    and other.number == figure.number
                    and other.cell != OFF
                    and other.kind == figure.kind
                ):
                    state.destroyed |= 1 << other.cell
                    other.cell = OFF
                    other.health = 0
                    if state.log is not None:
                        state.tell(Fell(figure=number))
            yield from state.kernel.special_rules(state).on_destroyed(state, figure, cell)
            return
        state.coins[cell] = state.coins.get(cell, 0) + 1  # JL-LOT-7
        if state.log is not None:
            state.tell(CoinsDropped(cell=cell))
        state.kills += 1
        state.marks.end_on(at)
        if at in state.acted:
            state.acted.remove(at)
        for hero in state.heroes:
            hero.tally.last_kill = False
            if hero.favorite == at:
                hero.favorite, hero.favorite_cell = ON_HEX, cell
        if by is not None and by.side == HEROES and not by.is_objective:
            self._credit(state, by, figure, at, cell)
        traits = state.kernel.special_rules(state).death(state, figure, state.kernel.monsters.traits(state, figure))
        if traits is not None:
            near = state.kernel.map.grid(state).neighbour_bits[cell]
            beside = whole(state, [f for f in state.figures if f.cell != OFF and near >> f.cell & 1])
            seats = tuple(range(state.players))
            killed = yield from suffer_all(state, [(other, int(traits.value)) for other in beside], None, seats)
            yield from state.kernel.special_rules(state).on_explosion(state, cell, killed)
        yield from state.kernel.special_rules(state).on_death(state, figure, cell, at)
        if by is not None and by.side == HEROES and not by.is_objective and by.cell != OFF:
            yield from self._on_kill(state, by, cell)

    def _credit(self, state: Jaws, by: Figure, figure: Figure, at: int, cell: int) -> None:
        """Who killed it (JL-KIL-1 to 5): the kernel names the figure that attacked, pushed, pulled or forced."""
        hero = state.heroes[by.number]
        tally = hero.tally
        tally.kills += 1
        tally.killed_round += 1
        if figure.elite or MONSTERS[figure.kind].boss:
            tally.elites += 1
        if state.kills == 1:
            tally.first_kill = True
        tally.last_kill = True
        if state.marks.attacked.get(at, 0) & ~(1 << by.number):
            tally.assisted = True
        tally.dropped.append(cell)
        near = state.kernel.map.grid(state).neighbour_bits[by.cell] if by.cell != OFF else 0
        if not near >> cell & 1 and is_beside_monster(state, by.cell):
            tally.shirked = True

    def _on_kill(self, state: Jaws, owner: Figure, cell: int) -> Flow[None]:
        for before in (yield from triggered_bonuses(state, owner, "kill")):
            running = as_it_stands(owner, before)
            bonus = DECLARED[before[0]][before[1]]
            if running is not None and type(bonus) is Bonus:
                deed = ActionContext(owner, HEROES, state.heroes[owner.number].seat, running[0])
                yield from state.kernel.cards.use_bonus(state, owner, running)
                for action in bonus.actions:
                    if isinstance(action, Damage):
                        near = state.kernel.map.grid(state).neighbour_bits[cell]
                        foes = [f for f in state.figures if f.cell != OFF and f.side != HEROES and near >> f.cell & 1]
                        hurt = [(other, int(action.value)) for other in whole(state, foes)]
                        yield from suffer_all(state, hurt, owner, deed.seats)
                    else:
                        yield from perform(state, deed, binding((action,)))

    def does_order_matter(self, state: Jaws, frail: list[Figure], by: Figure | None) -> bool:
        """Two characters: who is exhausted first. Objectives and monsters: if their end brings anything about."""
        others = [f for f in frail if f.side != HEROES or f.is_objective]
        if len(frail) - len(others) > 1:
            return True
        rules = state.kernel.special_rules(state)
        if others and rules.heirs:
            return True
        monsters = [f for f in others if not f.is_objective]
        if any(rules.death(state, f, state.kernel.monsters.traits(state, f)) is not None for f in monsters):
            return True
        if len(monsters) < 2 or by is None or by.side != HEROES:
            return False
        return any(type(b := DECLARED[source][at]) is Bonus and b.on == "kill" for source, at, _ in by.bonuses)

    def is_scarce(self, state: Jaws, figures: list[Figure], conditions: int) -> bool:
        """Bless and curse are cards, and the supply has an end (JL-MOD-O1); all monsters share one deck."""
        heroes = sum(f.side == HEROES and not f.is_objective for f in figures)
        if heroes < 2:
            return False
        if conditions & BLESS and 0 < state.blesses < heroes:
            return True
        return bool(conditions & CURSE) and 0 < state.curses < heroes

    def take_conditions(self, state: Jaws, figure: Figure, conditions: int, by: Figure | None = None) -> int:
        """Bless and curse are cards (JL-CND-5); the rest are tokens."""
        if conditions & BLESS:
            modifiers.add(state, figure, "bless")
        if conditions & CURSE:
            modifiers.add(state, figure, "curse")
        if conditions & NEGATIVE and figure.side != HEROES and by is not None and by.side == HEROES:
            if by.conditions & NEGATIVE:  # objectives have none
                state.heroes[by.number].tally.infectious = True
        return conditions & ~(BLESS | CURSE)

    def can_heal(self, state: Jaws, figure: Figure) -> bool:
        """Knock Out the Support: no heal aimed at the marked figure does anything."""
        return not state.marks.unhealable or index(state, figure) not in state.marks.unhealable

    def after_cure(self, state: Jaws, figure: Figure, conditions: int) -> None:
        if conditions & POISON:
            for hero in range(len(state.heroes)) if figure.side == HEROES else ():
                for source, at, _ in state.figures[hero].bonuses:
                    bonus = DECLARED[source][at]
                    if type(bonus) is Bonus and bonus.on == "cured":
                        gain(state, figure, STRENGTHEN)

    def after_damage(self, state: Jaws, figure: Figure) -> None:
        """An objective of several hexes has one number of hit points; a sleeper wakes."""
        if figure.is_objective:
            for other in state.kernel.map.other_parts(state, figure):
                other.health = figure.health
        elif state.marks.lulled and index(state, figure) in state.marks.lulled:
            wake(state)
