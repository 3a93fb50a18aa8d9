"""How Jaws answers the kernel about monsters: their values, initiative, disadvantage, and who decides for them."""

from __future__ import annotations

from undercroft.games.haven.battlefield import HEROES, Figure
from undercroft.games.haven.hooks import NO_TRAITS, MonsterHooks
from undercroft.games.haven.verbs import MUDDLE, POISON, WOUND, Bonus, Traits
from undercroft.games.jaws import items
from undercroft.games.jaws.active import DECLARED
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.state import Jaws

LATEST = 99
"""Initiative of whoever has none of their own: a long rest, an objective (JL-INI-4, JL-FOC-9)."""

_BOSS_TRAITS = {id: Traits(immune=monster.immune) for id, monster in MONSTERS.items() if monster.boss}


class JawsMonsters(MonsterHooks[Jaws]):
    def heal_candidates(self, state: Jaws, figure: Figure, near: list[Figure]) -> list[Figure]:
        """No rule says whom a monster heals, so the players choose among all in reach (JL-GEN-1, JL-HEA-3); of those
        for whom a heal does nothing one stands for all."""
        needy = [f for f in near if f.health < f.max_health or f.conditions & (WOUND | POISON)]
        well = [f for f in near if f not in needy]
        return needy + well[:1] if needy else [figure]

    def condition_candidates(
        self, state: Jaws, figure: Figure, near: list[Figure], conditions: int
    ) -> list[list[Figure]]:
        """No rule says to whom a monster gives a positive condition, so the players choose among all in reach
        (JL-GEN-1); who has it already gets it anew (JL-CND-O2)."""
        return [near]

    def traits(self, state: Jaws, figure: Figure) -> Traits:
        if figure.side == HEROES or figure.is_objective:
            return NO_TRAITS
        monster = MONSTERS[figure.kind]
        if monster.boss:
            return _BOSS_TRAITS[figure.kind]
        traits = (monster.elite if figure.elite else monster.normal)[state.level].traits
        return state.kernel.special_rules(state).traits(state, figure, traits)

    def deciders(self, state: Jaws, figure: Figure) -> int | tuple[int, ...]:
        """A character's player; for monsters any player (JL-GEN-1, 2)."""
        if figure.side == HEROES and not figure.is_objective:
            return state.heroes[figure.number].seat
        return tuple(range(state.players)) if state.players > 1 else 0

    def base_value(self, state: Jaws, figure: Figure, what: str) -> int:
        monster = MONSTERS[figure.kind]
        if monster.boss:
            boss = monster.boss[state.level]
            return boss.move if what == "move" else boss.attack + boss.attack_each * state.count
        stats = (monster.elite if figure.elite else monster.normal)[state.level]
        return stats.move if what == "move" else stats.attack

    def initiative(self, state: Jaws, figure: Figure) -> tuple[int, ...]:
        """Leading card, then the other; a long rest, objectives and the shawl's wearer come last (JL-FOC-7 to 9)."""
        if figure.is_objective:
            return (LATEST + 1,)
        hero = state.heroes[figure.number]
        if hero.resting or not hero.lead or items.has(hero, "flea-bitten-shawl"):
            return (LATEST,)
        return hero.lead

    def disadvantage_hexes(self, state: Jaws, figure: Figure, target: Figure) -> int:
        """Muddle, a bonus of the target against all attackers, the Ward around it (JL-MMV-11)."""
        everywhere = state.kernel.map.grid(state).all
        if figure.conditions & MUDDLE:
            return everywhere
        for source, at, _ in target.bonuses:
            bonus = DECLARED[source][at]
            if type(bonus) is Bonus and bonus.on == "attacked" and bonus.adds.disadvantage:
                return everywhere
        ward = state.tokens.ward
        return state.kernel.map.in_range(state, ward, 3) if ward >= 0 else 0
