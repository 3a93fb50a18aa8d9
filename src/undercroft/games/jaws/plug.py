"""How Jaws answers the kernel: doors, monsters' values, modifier decks, elements, negating damage, traps, deaths.

Each method is one point where the two haven games differ. Actions that the kernel does not know are in `deeds.py`.
"""

from __future__ import annotations

from typing import Any

from undercroft.core.grid import Grid, Pattern
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.haven.arena import HEROES, Figure, Running, index
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.effects import (
    BLESS,
    CURSE,
    IMMOBILIZE,
    MUDDLE,
    NEGATIVE,
    POISON,
    SAME,
    SELF,
    STRENGTHEN,
    STUN,
    WOUND,
    Action,
    Adds,
    Aimed,
    Attack,
    Bonus,
    Condition,
    Consume,
    Control,
    Damage,
    Heal,
    Traits,
)
from undercroft.games.haven.harm import gain, heal, shield_of, suffer, suffer_all
from undercroft.games.haven.perform import Deed, attack, perform, whole
from undercroft.games.haven.rules import NO_TRAITS, Rules
from undercroft.games.jaws import elements, gear, modifiers, rooms
from undercroft.games.jaws.active import ABILITIES, DECLARED, binding, card_of, retire, runs, to_discard
from undercroft.games.jaws.book import CHAPTERS, Chapter
from undercroft.games.jaws.cards.items import THINGS
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.deeds import AFTER, leave, perform_other, wake
from undercroft.games.jaws.situations import FITS, HOLDS, QUANTITIES
from undercroft.games.jaws.state import Context, Hero, Jaws

LEAD = 99
"""Initiative of whoever has none of his own: a long rest, an objective (JL-INI-4, JL-FOC-9)."""

_GRIDS: dict[tuple[int | str, int], Grid] = {}
_RANGES: dict[tuple[Grid, int, int], int] = {}
_AREAS: dict[tuple[Grid, int, int, int], tuple[int, ...]] = {}
_BOSS_TRAITS = {id: Traits(immune=monster.immune) for id, monster in MONSTERS.items() if monster.boss}


class JawsRules(Rules[Jaws]):
    clauses = {
        "attack.target": "JL-ATK-1 JL-RNG-8",
        "move.where": "JL-MOV-1 JL-MOV-2",
        "push.step": "JL-PSH-8",
        "pull.step": "JL-PSH-8",
        "heal.target": "JL-HEA-1",
        "condition.target": "JL-CND-6",
        "condition.order": "JL-GEN-1 JL-MOD-O1",
        "damage.target": "JL-DMG-3",
        "damage.order": "JL-GEN-1 JL-DMG-3",
        "push.target": "JL-PSH-3",
        "pull.target": "JL-PSH-3",
        "push.order": "JL-GEN-1 JL-PSH-8",
        "shove.first": "JL-GEN-1 JL-PSH-1",
        "control.who": "JL-CTL-1",
        "control.order": "JL-CTL-7",
        "action.pay": "JL-ELE-5",
        "action.if": "JL-TRN-F1",
        "monster.focus": "JL-FOC-8",
        "monster.hex": "JL-MMV-13",
        "monster.path": "JL-MMV-13",
        "monster.target": "JL-MMV-13",
        "monster.area": "JL-MMV-13",
        "monster.heal": "JL-GEN-1",
        "monster.favor": "JL-GEN-1 JL-GEN-2",
        "monster.order": "JL-ATK-O2",
        "monster.shove": "JL-GEN-1 JL-GEN-2",
        "monster.victim": "JL-GEN-2 JL-FOC-O2",
        "why.nobody": "JL-FOC-11",
        "why.no-way": "JL-FOC-11",
        "why.initiative": "JL-FOC-7",
        "why.focus": "JL-FOC-1",
        "why.here": "JL-MMV-12",
        "why.shed": "JL-MMV-9",
        "why.attack-hex": "JL-MMV-7",
        "why.nearer": "JL-MMV-5",
        "why.not-nearer": "JL-MMV-5",
        "why.best": "JL-MMV-10",
        "why.hazard": "JL-MMV-6",
        "why.no-move": "JL-MON-F1",
        "why.immobilized": "JL-MMV-2",
        "why.as-melee": "JL-FOC-10",
        "why.tie": "JL-MMV-13",
    }

    def chapter(self, state: Jaws) -> Chapter:
        """The special rules of the scenario being played (JL-SCN-7)."""
        return CHAPTERS[state.scenario]

    def hero(self, state: Jaws, figure: Figure) -> Hero:
        return state.heroes[figure.number]

    def context(self, state: Jaws) -> Context:
        context = state.context
        if context is None:
            context = state.context = Context()
        return context  # type: ignore[no-any-return]

    # --- the map ------------------------------------------------------------------------------------------------

    def grid(self, state: Jaws) -> Grid:
        key = (state.drawing or state.scenario, state.opened)
        grid = _GRIDS.get(key)
        if grid is None:
            grid = _GRIDS[key] = state.board.doors.at(state.opened)
        return grid

    def in_range(self, state: Jaws, cell: int, reach: int) -> int:
        """Counted around walls, and in line of sight (JL-RNG-1, JL-HEX-O2, JL-ATK-9)."""
        grid = self.grid(state)
        key = (grid, cell, reach)
        found = _RANGES.get(key)
        if found is None:
            found = _RANGES[key] = grid.within_walk(cell, reach) & grid.sees[cell]
        return found

    def near(self, state: Jaws, cell: int, reach: int) -> int:
        return self.grid(state).within_walk(cell, reach)

    def sight(self, state: Jaws, cell: int) -> int:
        return self.grid(state).sees[cell]

    def lies(self, state: Jaws, area: Pattern, cell: int, reach: int) -> tuple[int, ...]:
        """An area hits only what is in sight: nothing behind a wall (JL-RNG-7, JL-TER-7)."""
        grid = self.grid(state)
        key = (grid, area.number, cell, reach)
        found = _AREAS.get(key)
        if found is None:
            seen = grid.sees[cell]
            boards = {board & seen for board in super().lies(state, area, cell, reach)}
            found = _AREAS[key] = tuple(sorted(boards - {0}))
        return found

    def area_matters(self, state: Jaws, figure: Figure, action: Action) -> int:
        """The Bigger One destroys obstacles and hurts allies in its area."""
        context = state.context
        if context is None or "the-bigger-one" not in context.source:
            return 0
        found = state.obstacles
        for hero in range(len(state.heroes)):
            if state.figures[hero].cell >= 0:
                found |= 1 << state.figures[hero].cell
        return found

    def last_cell(self, state: Jaws, figure: Figure) -> int:
        return state.marks.get(f"fell:{index(state, figure)}", -1)

    def impassable(self, state: Jaws, figure: Figure) -> int:
        """A closed door is a wall, save for a character who moves by himself (JL-DOR-2, JL-PSH-O1)."""
        doors = rooms.closed_doors(state)
        if not doors:
            return 0
        return doors & self._locked(state) if self._walks(state, figure) else doors

    def _locked(self, state: Jaws) -> int:
        return self.chapter(state).locked(state)

    def _walks(self, state: Jaws, figure: Figure) -> bool:
        if figure.side != HEROES:
            return False
        context = state.context
        return context is not None and context.deed is not None and context.deed.actor is figure

    def walls(self, state: Jaws, figure: Figure) -> int:
        return self.impassable(state, figure)

    def marches(self, state: Jaws, figure: Figure, side: int) -> int:
        """Its own side also under control: it passes its allies, no character (JL-CTL-2, O2)."""
        return figure.side

    def stops(self, state: Jaws, figure: Figure) -> int:
        if state.opened == (1 << len(state.board.opens)) - 1 or not self._walks(state, figure):
            return 0
        return rooms.closed_doors(state) & ~self._locked(state)

    def enter(self, state: Jaws, figure: Figure, cell: int, by: Figure | None) -> Flow[bool]:
        """A trap is sprung and removed (JL-TRP-3 to 5); one that stuns or immobilizes ends a move (JL-TRP-O1)."""
        if state.marks.get("sand_devil", -1) == cell:
            owner = next((at for at, hero in enumerate(state.heroes) if "card:sand-devil:top" in hero.active), -1)
            yield from suffer(state, figure, 1, state.figures[owner] if owner >= 0 else None)  # JL-KIL-O1
            gain(state, figure, MUDDLE)
        return (yield from self.spring(state, figure, cell, by))

    def spring(self, state: Jaws, figure: Figure, cell: int, by: Figure | None) -> Flow[bool]:
        """The trap of a hex alone, if there is one."""
        if cell not in state.traps or figure.cell != cell:
            return False
        trap = state.traps[cell]
        rooms.lift_trap(state, cell)
        if state.log is not None:
            state.tell("log.trap", clause="JL-TRP-5", figure=self.name(state, figure))
        if trap.damage:
            yield from suffer(state, figure, trap.damage, by)
        if trap.conditions:
            gain(state, figure, trap.conditions)
        return bool(trap.conditions & (STUN | IMMOBILIZE))

    def watched(self, state: Jaws, figure: Figure) -> bool:
        if figure.side == HEROES:
            if state.opened != (1 << len(state.board.opens)) - 1:
                return True
            return state.heroes[figure.number].goal == "challenger" or self.chapter(state).watches(state, figure)
        for hero in range(len(state.heroes)):
            for source, at, _ in state.figures[hero].bonuses:
                bonus = DECLARED[source][at]
                if type(bonus) is Bonus and bonus.on in ("approached", "enemy_moved"):
                    return True
        return "ward" in state.marks

    def meets(self, state: Jaws, figure: Figure) -> int:
        """The hexes beside a character with a bonus against those who come near, and beside the Ward."""
        beside = self.grid(state).neighbour_bits
        found = 0
        for hero in range(len(state.heroes)):
            owner = state.figures[hero]
            if owner.cell >= 0 and any(
                type(bonus := DECLARED[source][at]) is Bonus and bonus.on == "approached"
                for source, at, _ in owner.bonuses
            ):
                found |= beside[owner.cell]
        ward = state.marks.get("ward", -1)
        return found | beside[ward] if ward >= 0 else found

    def leaves(self, state: Jaws, figure: Figure, cell: int) -> None:
        """The Challenger never steps out of a hex that is next to a monster."""
        if self._walks(state, figure) and self._beside_enemy(state, cell):
            state.heroes[figure.number].tally.left_monster = True

    def entered(self, state: Jaws, figure: Figure, cell: int, by: Figure | None) -> Flow[bool]:
        if figure.side == HEROES:
            if self._walks(state, figure):
                for door, hexes in enumerate(state.board.door_cells):
                    if hexes >> cell & 1 and not state.opened >> door & 1:
                        self.context(state).opened = True
                        state.marks[f"opener:{figure.number}"] = state.board.opens[door]
                        yield from rooms.open_door(state, door, figure.number)
            yield from self.chapter(state).on_enter(state, figure, cell)
            return False
        yield from self._approach(state, figure, cell)
        return False

    def _beside_enemy(self, state: Jaws, cell: int) -> bool:
        near = self.grid(state).neighbour_bits[cell]
        return any(f.cell >= 0 and f.side != HEROES and not f.thing and near >> f.cell & 1 for f in state.figures)

    def _approach(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        """An enemy steps next to a character with such a bonus, or to the Ward."""
        near = self.grid(state).neighbour_bits[cell]
        for at in range(len(state.heroes)):
            owner = state.figures[at]
            if owner.cell < 0 or not near >> owner.cell & 1:
                continue
            # JL-ACT-10: each, even if the one before has felled the enemy.
            for before in (yield from self.due(state, owner, "approached")):
                running = self.still(owner, before)
                if running is not None:
                    deed = Deed(owner, HEROES, state.heroes[at].seat, running[0])
                    deed.last = [figure]
                    bonus = DECLARED[running[0]][running[1]]
                    assert type(bonus) is Bonus
                    yield from self.triggered(state, deed, bonus)
                    yield from self.used(state, owner, running)
        if figure.cell < 0:
            return
        ward = state.marks.get("ward", -1)
        if ward >= 0 and near >> ward & 1:
            gain(state, figure, POISON)

    def due(self, state: Jaws, owner: Figure, on: str) -> Flow[list[Running]]:
        """A character's bonuses that one event sets off; with several he sets the order (JL-GEN-1)."""
        found = []
        for running in owner.bonuses:
            bonus = DECLARED[running[0]][running[1]]
            if type(bonus) is Bonus and bonus.on == on:
                found.append(running)
        if len(found) < 2:
            return found
        order: list[Running] = []
        seat = state.heroes[owner.number].seat
        while len(found) > 1:
            options: list[Option] = [("card", card_of(running[0])) for running in found]
            option = yield Choice(seat, "bonus.first", options, (owner.number,), "JL-GEN-1 JL-ACT-10")
            chosen = next(running for running in found if card_of(running[0]) == option[1])
            found.remove(chosen)
            order.append(chosen)
        return order + found

    def still(self, owner: Figure, before: Running) -> Running | None:
        """A bonus as it stands now: what another one set off may have moved its token, or ended it."""
        return next((running for running in owner.bonuses if running[:2] == before[:2]), None)

    def triggered(self, state: Jaws, deed: Deed, bonus: Bonus) -> Flow[None]:
        """What a bonus does when its event happens; it must be applied, even if that brings nothing (JL-ACT-10)."""
        for action in bonus.actions:
            if isinstance(action, Damage) and action.who == SAME:
                for target in deed.last:
                    yield from suffer(state, target, int(action.value), deed.actor)
            elif isinstance(action, Condition) and action.who == SAME:
                for target in deed.last:
                    gain(state, target, action.conditions)
            elif isinstance(action, Heal) and action.who == SELF:
                heal(state, deed.actor, int(action.value))
            else:
                yield from perform(state, deed, (action,))

    def moved(self, state: Jaws, figure: Figure, by: Figure | None) -> Flow[None]:
        """Overwatch: an enemy has finished a Move within range 5."""
        if figure.side == HEROES:
            return
        for at in range(len(state.heroes)):
            owner = state.figures[at]
            for running in owner.bonuses[:]:
                bonus = DECLARED[running[0]][running[1]]
                if type(bonus) is not Bonus or bonus.on != "enemy_moved" or owner.cell < 0 or figure.cell < 0:
                    continue
                if not self.in_range(state, owner.cell, 5) >> figure.cell & 1:
                    continue
                deed = Deed(owner, HEROES, state.heroes[at].seat, running[0])
                context = self.context(state)
                kept, context.deed = context.deed, deed
                state.marks["named"] = index(state, figure)
                yield from self.used(state, owner, running)
                yield from attack(state, deed, Attack(value=2, range=5, where="named", mandatory=True))
                context.deed = kept

    # --- figures ------------------------------------------------------------------------------------------------

    def traits(self, state: Jaws, figure: Figure) -> Traits:
        if figure.side == HEROES or figure.thing:
            return NO_TRAITS
        monster = MONSTERS[figure.kind]
        if monster.boss:
            return _BOSS_TRAITS[figure.kind]
        traits = (monster.elite if figure.elite else monster.normal)[state.level].traits
        return self.chapter(state).traits(state, figure, traits)

    def declared(self, state: Jaws, source: str) -> tuple[Action, ...]:
        return DECLARED[source]

    def deciders(self, state: Jaws, figure: Figure) -> int | tuple[int, ...]:
        """A character's player; for monsters any player (JL-GEN-1, 2)."""
        if figure.side == HEROES and not figure.thing:
            return state.heroes[figure.number].seat
        return tuple(range(state.players)) if state.players > 1 else 0

    def base(self, state: Jaws, figure: Figure, what: str) -> int:
        monster = MONSTERS[figure.kind]
        if monster.boss:
            boss = monster.boss[state.level]
            return boss.move if what == "move" else boss.attack + boss.attack_each * state.count
        stats = (monster.elite if figure.elite else monster.normal)[state.level]
        return stats.move if what == "move" else stats.attack

    def turn_key(self, state: Jaws, figure: Figure) -> tuple[int, ...]:
        return (not figure.elite, figure.number)

    def initiative(self, state: Jaws, figure: Figure) -> tuple[int, ...]:
        """Leading card, then the other; a long rest, objectives and the shawl's wearer come last (JL-FOC-7 to 9)."""
        if figure.thing:
            return (LEAD + 1,)
        hero = state.heroes[figure.number]
        if hero.resting or not hero.lead or gear.has(hero, "flea-bitten-shawl"):
            return (LEAD,)
        return hero.lead

    def hampered(self, state: Jaws, figure: Figure, target: Figure) -> int:
        """Muddle, a bonus of the target against all attackers, the Ward around it (JL-MMV-11)."""
        everywhere = self.grid(state).all
        if figure.conditions & MUDDLE:
            return everywhere
        for source, at, _ in target.bonuses:
            bonus = DECLARED[source][at]
            if type(bonus) is Bonus and bonus.on == "attacked" and bonus.adds.disadvantage:
                return everywhere
        ward = state.marks.get("ward", -1)
        return self.in_range(state, ward, 3) if ward >= 0 else 0

    def name(self, state: Jaws, figure: Figure) -> Say:
        if figure.thing:
            return say("object.numbered", object=say(f"object.{figure.kind}"), number=figure.number + 1)
        if figure.side == HEROES:
            return say(f"hero.{figure.kind}")
        if MONSTERS[figure.kind].boss:
            return say(f"monster.{figure.kind}")
        return say(
            "monster.elite" if figure.elite else "monster.normal",
            monster=say(f"monster.{figure.kind}"),
            number=figure.number,
        )

    def has_gear(self, state: Jaws, figure: Figure, item: str) -> bool:
        return figure.side == HEROES and not figure.thing and gear.has(state.heroes[figure.number], item)

    # --- attacks ------------------------------------------------------------------------------------------------

    def modify(self, state: Jaws, blow: Blow) -> Flow[None]:
        """Bonuses that the kernel does not know, then the modifier card (JL-ATK-2, JL-MOD-1)."""
        actor, target = blow.actor, blow.target
        if target.side == HEROES:
            if not target.thing:
                yield from self._targeted(state, blow)
        else:
            if state.marks:
                self._marked(state, blow)
        deck = state.heroes[actor.number].deck if actor.side == HEROES else state.deck
        if blow.granter is not None:
            deck = (yield from self._granted(state, blow)) or deck
        if actor.side != HEROES and "ward" in state.marks and blow.granter is None:
            if self.in_range(state, state.marks["ward"], 3) >> actor.cell & 1:
                blow.disadvantage = True
        state.marks["health"] = target.health
        self.context(state).poisoned = bool(target.conditions & POISON)
        name = yield from modifiers.reveal(state, deck, blow, (index(state, actor), index(state, target)))
        modifiers.apply(state, blow, name)
        if state.log is not None:
            modifiers.tell(state, blow, name)
        card = modifiers.CARDS[name]
        if card.shield or card.heal or card.splash:
            blow.card = card

    def _targeted(self, state: Jaws, blow: Blow) -> Flow[None]:
        """Before the modifier card: what the attacked character has against it."""
        target = blow.target
        hero = state.heroes[target.number]
        for source, at, _ in target.bonuses:
            bonus = DECLARED[source][at]
            if type(bonus) is Bonus and bonus.adds.special == "no_fear":
                near = self.grid(state).neighbour_bits[target.cell]
                foes = sum(1 for f in state.figures if f.cell >= 0 and f.side != HEROES and near >> f.cell & 1)
                blow.shield += min(3, foes)
        if blow.actor.side != HEROES:
            who = index(state, blow.actor)
            if who not in hero.tally.attackers:
                hero.tally.attackers.append(who)
                if len(hero.tally.attackers) >= 3:
                    hero.tally.besieged = True
        for item in gear.usable(hero, "targeted"):
            options: list[Option] = [("item", item.id), ("decline",)]
            about = (index(state, blow.actor), blow.value)
            option = yield Choice(hero.seat, "item.targeted", options, about, "JL-ITM-1")
            if option[0] == "item":
                gear.wear(state, hero, item.id)
                blow.shield += item.adds.shield
                blow.disadvantage = blow.disadvantage or item.adds.disadvantage

    def _marked(self, state: Jaws, blow: Blow) -> None:
        """Tokens that cards have put on the target."""
        at = index(state, blow.target)
        if f"exposed:{at}" in state.marks and blow.side == HEROES:
            blow.ignore_shield = True

    def _granted(self, state: Jaws, blow: Blow) -> Flow[Any]:
        """Bonuses for attacks that a character grants; each action's first one with Master Influence."""
        granter = blow.granter
        assert granter is not None
        if granter.side != HEROES:
            return None
        context = self.context(state)
        deck = None
        for running in granter.bonuses[:]:
            bonus = DECLARED[running[0]][running[1]]
            if type(bonus) is not Bonus or bonus.on != "grant":
                continue
            if bonus.adds.special == "master_influence":
                if blow.actor.side != HEROES:
                    deck = state.heroes[granter.number].deck
                if context.granted:
                    continue
                blow.advantage = True
                if elements.ready(state):
                    seat = state.heroes[granter.number].seat
                    option = yield Choice(seat, "grant.element", [("pay", 0, "any"), ("skip",)], (), "JL-ELE-5")
                    if option[0] == "pay":
                        yield from elements.consume(state, seat, (63,))
                        blow.value += blow.times
            else:  # Taunting Fate: all attacks of one attack action, which one figure performs
                before = context.fated[1] if context.fated is not None else 0
                context.fated = (blow.actor, before + bonus.adds.attack)
                yield from self.used(state, granter, running)
        if context.fated is not None and context.fated[0] is blow.actor:
            blow.value += context.fated[1] * blow.times
        context.granted = True
        return deck

    def struck(self, state: Jaws, blow: Blow) -> Flow[None]:
        """Shield, splash and heal of a modifier card follow the damage, even if it killed the target (JL-ATK-4, 5)."""
        owner, target = blow.actor, blow.target
        card = blow.card
        assert isinstance(card, modifiers.Modifier)
        if card.shield and owner.cell >= 0:
            owner.bonuses.append(("modifier:shield", 0, 0))  # JL-MOD-12
        if card.splash:  # JL-MOD-11: enemies beside the target, not the target itself
            cell = target.cell if target.cell >= 0 else self.last_cell(state, target)
            near = self.grid(state).neighbour_bits[cell]
            struck = [target, *(self.parts(state, target) if target.thing else ())]
            beside = [f for f in state.figures if f.cell >= 0 and near >> f.cell & 1 and f.side != blow.side]
            hurt = [(other, 1) for other in whole(state, [f for f in beside if f not in struck])]
            yield from suffer_all(state, hurt, owner, blow.seats)
        if card.heal:
            yield from self._heal_ally(state)

    def _heal_ally(self, state: Jaws) -> Flow[None]:
        """One ally of the Voidwarden in her sight, whoever revealed the card (JL-MOD-13, O2)."""
        for at, hero in enumerate(state.heroes):
            warden = state.figures[at]
            if hero.kind != "voidwarden" or warden.cell < 0:
                continue
            sees = self.grid(state).sees[warden.cell]
            near = [o for o in range(len(state.heroes)) if o != at and state.figures[o].cell >= 0]
            near = [other for other in near if sees >> state.figures[other].cell & 1]
            if not near:
                return
            chosen = near[0]
            if len(near) > 1:
                option = yield Choice(hero.seat, "modifier.heal", [("aim", o) for o in near], (at,), "JL-MOD-13")
                chosen = int(option[1])
            heal(state, state.figures[chosen], 1)

    def answers(self, state: Jaws, target: Figure) -> bool:
        if target.side != HEROES or target.thing:
            return False
        for id, status in state.heroes[target.number].gear:
            if status == 0 and THINGS[id].item.on == "attacked":
                return True
        return False

    def answer(self, state: Jaws, blow: Blow) -> Flow[None]:
        """Shields that one raises against an attack that would hurt (JL-ITM-1)."""
        target = blow.target
        hero = state.heroes[target.number]
        while True:
            hurt = blow.value - (0 if blow.ignore_shield else max(0, shield_of(state, target) + blow.shield))
            items = gear.usable(hero, "attacked")
            if hurt <= 0 or not items:
                return
            options: list[Option] = [("item", item.id) for item in items]
            options.append(("decline",))
            about = (index(state, blow.actor), hurt)
            option = yield Choice(hero.seat, "item.attacked", options, about, "JL-ITM-1")
            if option[0] != "item":
                return
            item = THINGS[str(option[1])].item
            gear.wear(state, hero, item.id)
            blow.shield += item.adds.shield
            if item.adds.damage is not None:
                state.marks["bladed"] = int(item.adds.damage.value)

    def attacked(self, state: Jaws, blow: Blow) -> Flow[None]:
        """The attack is over: what follows from it for both sides."""
        actor, target = blow.actor, blow.target
        context = self.context(state)
        hit = index(state, target)
        context.hits.append(hit)
        dealt = blow.damage
        if target.side == HEROES and not target.thing and not blow.killed:  # JL-DMG-6: cancelled is not suffered
            dealt = max(0, state.marks["health"] - target.health)
        if index(state, actor) == state.acting:
            state.marks["dealt"] = dealt
        state.marks["excess"] = blow.damage - state.marks.get("health", 0)
        strangled = state.marks.get(f"strangle:{hit}", 0)
        if strangled and target.cell >= 0:
            owner = next((at for at, hero in enumerate(state.heroes) if hero.kind == "red-guard"), -1)
            yield from suffer(state, target, strangled, state.figures[owner] if owner >= 0 else None)  # JL-KIL-O1
        if target.side == HEROES and not target.thing:
            yield from self._after_attacked(state, blow, dealt)
        elif actor.side == HEROES:
            yield from self._after_attack(state, blow, hit)
        if actor.cell >= 0 and target.cell >= 0 and target.bonuses:
            for source, at, _ in target.bonuses:
                bonus = DECLARED[source][at]
                if type(bonus) is Bonus and bonus.on == "attacked" and bonus.adds.damage is not None:
                    yield from suffer(state, actor, int(bonus.adds.damage.value), target)
        yield from self.chapter(state).on_attacked(state, blow)

    def _after_attacked(self, state: Jaws, blow: Blow, dealt: int) -> Flow[None]:
        actor, target = blow.actor, blow.target
        hero = state.heroes[target.number]
        if dealt and hero.resting:
            hero.tally.hurt_resting = True
        bladed = state.marks.pop("bladed", 0)
        if bladed and actor.cell >= 0:
            yield from suffer(state, actor, bladed, target)
        if target.cell < 0 or actor.cell < 0:
            return
        for source, at, _ in target.bonuses:
            bonus = DECLARED[source][at]
            if type(bonus) is Bonus and bonus.adds.special == "shield_spikes":
                if self.grid(state).neighbour_bits[target.cell] >> actor.cell & 1:
                    yield from suffer(state, actor, shield_of(state, target) + blow.shield, target)

    def _after_attack(self, state: Jaws, blow: Blow, hit: int) -> Flow[None]:
        actor, target = blow.actor, blow.target
        hero = state.heroes[actor.number]
        if not blow.killed:
            key = f"attacked:{hit}"
            state.marks[key] = state.marks.get(key, 0) | 1 << actor.number
        elif blow.disadvantage and not blow.advantage:
            hero.tally.at_disadvantage = True
        if hero.favorite == hit:
            self.context(state).hit_favorite = True
        if self.context(state).poisoned:  # as it was attacked: a killed one has no conditions left
            for at in range(len(state.heroes)):
                owner = state.figures[at]
                for running in owner.bonuses[:]:
                    bonus = DECLARED[running[0]][running[1]]
                    if type(bonus) is Bonus and bonus.on == "ally_attacked_poisoned" and at != actor.number:
                        option = yield Choice(
                            hero.seat, "action.if", [("yes",), ("skip",)], (actor.number,), "JL-CTL-5"
                        )
                        yield from self.used(state, owner, running)
                        if option[0] == "yes":
                            heal(state, actor, 1)
        if self.context(state).boosted is not None and actor.number == self.context(state).hero:
            adds = self.context(state).boosted
            self.context(state).boosted = None
            if adds and target.cell >= 0:
                hero.favorite, hero.favorite_cell = hit, -1
            elif adds:
                hero.favorite, hero.favorite_cell = -3, state.marks.get(f"fell:{hit}", -1)

    def parts(self, state: Jaws, thing: Figure) -> list[Figure]:
        return [
            f for f in state.figures
            if f.thing and f is not thing and f.number == thing.number and f.kind == thing.kind and f.cell >= 0
        ]  # fmt: skip

    def damaged(self, state: Jaws, figure: Figure) -> None:
        """An objective of several hexes has one number of hit points; a sleeper wakes."""
        if figure.thing:
            for other in self.parts(state, figure):
                other.health = figure.health
        elif state.marks and f"lulled:{index(state, figure)}" in state.marks:
            wake(state)

    # --- damage -------------------------------------------------------------------------------------------------

    def suffer(self, state: Jaws, figure: Figure, amount: int, by: Figure | None) -> Flow[int]:
        """A character may lose 1 card from hand or 2 from the discard to cancel all of it (JL-DMG-6, 7)."""
        hero = state.heroes[figure.number]
        hand, discard = hero.hand, hero.discard
        while hand or discard or hero.active:
            options: list[Option] = [("suffer",)]
            options += [("lose", card) for card in hand]
            if len(discard) >= 2:
                options.append(("discards",))
            # JL-ACT-4: a card may leave the active area at any time, and then help to pay.
            ending = to_discard(hero)
            if len(discard) + len(ending) >= 2:
                options += [("end", card_of(source)) for source in ending]
            if len(options) == 1:
                break
            option = yield Choice(hero.seat, "damage.negate", options, (figure.number, amount), "JL-DMG-6 JL-ACT-4")
            if option[0] == "suffer":
                break
            if option[0] == "end":
                retire(state, hero, next(source for source in ending if card_of(source) == option[1]))
                continue
            if option[0] == "lose":
                hand.remove(str(option[1]))
                hero.lost.append(str(option[1]))
                self._negated(state, hero, amount)
                return 0
            if option[0] == "discards":
                for _ in range(2):
                    options = [("lose", card) for card in discard]
                    if len(options) > 1:
                        option = yield Choice(
                            hero.seat, "damage.discards", options, (figure.number, amount), "JL-DMG-6"
                        )
                    else:
                        option = options[0]
                    discard.remove(str(option[1]))
                    hero.lost.append(str(option[1]))
                self._negated(state, hero, amount)
                return 0
        hero.tally.lowest = min(hero.tally.lowest, figure.health - amount)
        return amount

    def _negated(self, state: Jaws, hero: Hero, amount: int) -> None:
        hero.tally.negated += 1
        if amount >= 5:
            hero.tally.negated_five = True
        if state.log is not None:
            state.tell("log.negated", clause="JL-DMG-6", hero=say(f"hero.{hero.kind}"), amount=amount)

    def died(self, state: Jaws, figure: Figure, cell: int, by: Figure | None) -> Flow[None]:
        at = index(state, figure)
        state.marks[f"fell:{at}"] = cell
        if figure.side == HEROES and not figure.thing:
            self.exhaust(state, figure.number)
            return
        if figure.thing:
            state.destroyed |= 1 << cell  # JL-OBJ-4
            for other in state.figures:
                if other.thing and other.number == figure.number and other.cell >= 0 and other.kind == figure.kind:
                    state.destroyed |= 1 << other.cell
                    other.cell = -1
                    other.health = 0
            yield from self.chapter(state).on_destroyed(state, figure, cell)
            return
        state.coins[cell] = state.coins.get(cell, 0) + 1  # JL-LOT-7
        state.kills += 1
        for key in (f"strangle:{at}", f"no_heal:{at}", f"exposed:{at}"):
            state.marks.pop(key, None)
        if at in state.acted:
            state.acted.remove(at)
        for hero in state.heroes:
            hero.tally.last_kill = False
            if hero.favorite == at:
                hero.favorite, hero.favorite_cell = -3, cell
        if by is not None and by.side == HEROES and not by.thing:
            self._credit(state, by, figure, at, cell)
        traits = self.chapter(state).death(state, figure, self.traits(state, figure))
        if traits is not None:
            near = self.grid(state).neighbour_bits[cell]
            beside = whole(state, [f for f in state.figures if f.cell >= 0 and near >> f.cell & 1])
            seats = tuple(range(state.players)) if state.players > 1 else 0
            killed = yield from suffer_all(state, [(other, int(traits.value)) for other in beside], None, seats)
            yield from self.chapter(state).on_explosion(state, cell, killed)
        yield from self.chapter(state).on_death(state, figure, cell, at)
        if by is not None and by.side == HEROES and not by.thing and by.cell >= 0:
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
        if state.marks.get(f"attacked:{at}", 0) & ~(1 << by.number):
            tally.assisted = True
        tally.dropped.append(cell)
        near = self.grid(state).neighbour_bits[by.cell] if by.cell >= 0 else 0
        if not near >> cell & 1 and self._beside_enemy(state, by.cell):
            tally.shirked = True

    def _on_kill(self, state: Jaws, owner: Figure, cell: int) -> Flow[None]:
        for before in (yield from self.due(state, owner, "kill")):
            running = self.still(owner, before)
            bonus = DECLARED[before[0]][before[1]]
            if running is not None and type(bonus) is Bonus:
                state.marks["death"] = cell
                deed = Deed(owner, HEROES, state.heroes[owner.number].seat, running[0])
                yield from self.used(state, owner, running)
                for action in bonus.actions:
                    if isinstance(action, Damage):
                        near = self.grid(state).neighbour_bits[cell]
                        foes = [f for f in state.figures if f.cell >= 0 and f.side != HEROES and near >> f.cell & 1]
                        hurt = [(other, int(action.value)) for other in whole(state, foes)]
                        yield from suffer_all(state, hurt, owner, deed.seats)
                    else:
                        yield from perform(state, deed, binding((action,)))

    def exhaust(self, state: Jaws, at: int) -> None:
        """All cards are lost, the figure leaves, nothing brings it back (JL-EXH-1, 2)."""
        hero, figure = state.heroes[at], state.figures[at]
        if hero.exhausted:
            return
        if not any(other.exhausted for other in state.heroes):
            hero.tally.first_out = True
        hero.exhausted = True
        for source in hero.active[:]:
            retire(state, hero, source)
        hero.lost += hero.hand + hero.discard + hero.chosen
        hero.hand, hero.discard, hero.chosen = [], [], []
        figure.cell = -1
        figure.conditions = figure.fresh = 0
        figure.bonuses = []
        if f"hero:{at}" in state.queue:
            state.queue.remove(f"hero:{at}")
        if state.log is not None:
            state.tell("log.exhausted", clause="JL-EXH-2", hero=say(f"hero.{hero.kind}"))

    def falls(self, state: Jaws, frail: list[Figure], by: Figure | None) -> bool:
        """Two characters: who is exhausted first. Objectives and monsters: if their end brings anything about."""
        others = [f for f in frail if f.side != HEROES or f.thing]
        if len(frail) - len(others) > 1:
            return True
        chapter = self.chapter(state)
        if others and chapter.heirs:
            return True
        monsters = [f for f in others if not f.thing]
        if any(chapter.death(state, f, self.traits(state, f)) is not None for f in monsters):
            return True
        if len(monsters) < 2 or by is None or by.side != HEROES:
            return False
        return any(type(b := DECLARED[source][at]) is Bonus and b.on == "kill" for source, at, _ in by.bonuses)

    def scarce(self, state: Jaws, figures: list[Figure], conditions: int) -> bool:
        """Bless and curse are cards, and the supply has an end (JL-MOD-O1); all monsters share one deck."""
        heroes = sum(f.side == HEROES and not f.thing for f in figures)
        if heroes < 2:
            return False
        if conditions & BLESS and 0 < state.blesses < heroes:
            return True
        return bool(conditions & CURSE) and 0 < state.curses < heroes

    def gains(self, state: Jaws, figure: Figure, conditions: int) -> int:
        """Bless and curse are cards (JL-CND-5); the rest are tokens."""
        if conditions & BLESS:
            modifiers.add(state, figure, "bless")
        if conditions & CURSE:
            modifiers.add(state, figure, "curse")
        context = state.context
        if conditions & NEGATIVE and figure.side != HEROES and context is not None and context.hero >= 0:
            if state.figures[context.hero].conditions & NEGATIVE:
                state.heroes[context.hero].tally.infectious = True
        return conditions & ~(BLESS | CURSE)

    def mends(self, state: Jaws, figure: Figure) -> bool:
        """Knock Out the Support: no heal aimed at the marked figure does anything."""
        return not state.marks or f"no_heal:{index(state, figure)}" not in state.marks

    def patients(self, state: Jaws, figure: Figure, near: list[Figure]) -> list[Figure]:
        """No rule says whom a monster heals, so the players choose among all in reach (JL-GEN-1, JL-HEA-3); of those
        for whom a heal does nothing one stands for all."""
        needy = [f for f in near if f.health < f.most or f.conditions & (WOUND | POISON)]
        well = [f for f in near if f not in needy]
        return needy + well[:1] if needy else [figure]

    def favored(self, state: Jaws, figure: Figure, near: list[Figure], conditions: int) -> list[list[Figure]]:
        """No rule says to whom a monster gives a positive condition, so the players choose among all in reach
        (JL-GEN-1); who has it already gets it anew (JL-CND-O2)."""
        return [near]

    def cured(self, state: Jaws, figure: Figure, conditions: int) -> None:
        if conditions & POISON:
            context = state.context
            if context is not None:
                context.cured.append(index(state, figure))
            for hero in range(len(state.heroes)) if figure.side == HEROES else ():
                for source, at, _ in state.figures[hero].bonuses:
                    bonus = DECLARED[source][at]
                    if type(bonus) is Bonus and bonus.on == "cured":
                        gain(state, figure, STRENGTHEN)

    # --- elements -----------------------------------------------------------------------------------------------

    def can_pay(self, state: Jaws, figure: Figure, symbols: tuple[int, ...]) -> bool:
        return elements.payable(state, symbols)

    def pay(self, state: Jaws, figure: Figure, symbols: tuple[int, ...]) -> Flow[None]:
        spent = yield from elements.consume(state, self.deciders(state, figure), symbols)
        self.context(state).paid |= spent

    def monster_pays(self, state: Jaws, figure: Figure, action: Action, consume: Consume) -> Flow[bool]:
        """The first monster of the type has paid for all of them (JL-ELE-8, `turns.py`)."""
        return f"{figure.kind} {consume.symbols}" in state.bought
        yield

    def planned(self, state: Jaws, figure: Figure, action: Action, consume: Consume) -> bool:
        return f"{figure.kind} {consume.symbols}" in state.bought

    def infuse(self, state: Jaws, figure: Figure, symbols: tuple[int, ...]) -> Flow[None]:
        yield from elements.charge(state, self.deciders(state, figure), symbols)

    # --- words of declarations ------------------------------------------------------------------------------------

    def quantity(self, state: Jaws, name: str, figure: Figure, target: Figure | None) -> int:
        return QUANTITIES[name](state, figure, target)

    def holds(self, state: Jaws, test: str, figure: Figure, target: Figure | None) -> bool:
        return HOLDS[test](state, figure, target)

    def fits(self, state: Jaws, where: str, figure: Figure, target: Figure) -> bool:
        return FITS[where](state, figure, target)

    def experience(self, state: Jaws, figure: Figure, amount: int) -> None:
        """What a card gives, to its owner even if he lets an ally act (JL-EXP-1)."""
        context = state.context
        if context is not None and context.granter is not None:
            figure = context.granter
        if figure.side == HEROES and not figure.thing:
            hero = state.heroes[figure.number]
            hero.scenario_xp += amount
            if state.log is not None:
                state.tell("log.experience", clause="JL-EXP-1", hero=say(f"hero.{hero.kind}"), amount=amount)

    def other(self, state: Jaws, deed: Deed, action: Action) -> Flow[bool]:
        return (yield from perform_other(state, deed, action))

    def special(self, state: Jaws, name: str, deed: Deed) -> Flow[None]:
        yield from AFTER[name](state, deed)

    # --- cards and items in action ----------------------------------------------------------------------------------

    def offers(self, state: Jaws, figure: Figure, on: str, kind: str, single: bool) -> list[Option]:
        if figure.side != HEROES:
            return []
        hero = state.heroes[figure.number]
        found: list[Option] = []
        for item in gear.usable(hero, on) if hero.gear else ():
            if (item.kind and item.kind != kind) or (item.single and not single):
                continue
            if item.cost and not elements.payable(state, item.cost):
                continue
            found.append(("item", item.id))
        if hero.gear and self._free(state, figure):
            found += [("item", item.id) for item in gear.at_hand(hero)]
        if on == "attack" and kind == "ranged" and hero.favorite == -1 and self.context(state).boosted is None:
            found.append(("favorite", "throw"))
        return found

    def _free(self, state: Jaws, figure: Figure) -> bool:
        """Whether a character is in the middle of an ability of his own turn, which he may break off for an item."""
        acting, context = state.acting, state.context
        if acting < 0 or state.figures[acting] is not figure or context is None or context.deed is None:
            return False
        return context.deed.actor is figure and context.granter is None

    def reaches(self, state: Jaws, option: Option) -> bool:
        """Items that lengthen an attack, and the Compass, which brings an enemy nearer."""
        if option[0] != "item":
            return True
        item = THINGS[str(option[1])].item
        return item.on != "turn" or any(isinstance(action, Control) for action in item.actions)

    def lingers(self, state: Jaws, figure: Figure) -> bool:
        """An item that reaches others may be used anywhere on the way (JL-TRN-2)."""
        if figure.side != HEROES or figure.thing or not state.heroes[figure.number].gear:
            return False
        if not self._free(state, figure):
            return False
        return any(
            isinstance(action, Aimed) and action.who != SELF
            for item in gear.at_hand(state.heroes[figure.number])
            for action in item.actions
        )

    def use(self, state: Jaws, figure: Figure, option: Option) -> Flow[Any]:
        hero = state.heroes[figure.number]
        if option[0] == "favorite":
            self.context(state).boosted = True
            new = any("the-new-favorite" in source for source in hero.active)
            return Adds(attack=3, conditions=WOUND, push=1) if new else Adds(attack=3)
        item = THINGS[str(option[1])].item
        if item.on == "turn":  # JL-TRN-2, JL-ABL-2: in the middle of an ability, but an ability of its own
            from undercroft.games.jaws.turns import use_item

            outer = state.context
            yield from use_item(state, figure.number, item.id)
            state.context = outer
            return None
        if item.cost:
            yield from elements.consume(state, hero.seat, item.cost)
        gear.wear(state, hero, item.id)
        return item.adds

    def whole(self, state: Jaws, option: Option) -> bool:
        return option[0] == "item" and THINGS[str(option[1])].item.whole == "action"

    def used(self, state: Jaws, figure: Figure, running: Running) -> Flow[None]:
        """The token moves one cell and gives what it leaves; off the last cell the card goes (JL-ACT-7 to 9)."""
        source, at, times = running
        bonus = DECLARED[source][at]
        assert type(bonus) is Bonus
        if not bonus.uses or running not in figure.bonuses:  # an owner who was exhausted on the way has none left
            return
        place = figure.bonuses.index(running)
        ability = ABILITIES[source]
        if times < len(ability.slots) and ability.slots[times]:
            self.experience(state, figure, ability.slots[times])
        if times + 1 < bonus.uses:
            figure.bonuses[place] = (source, at, times + 1)
            return
        del figure.bonuses[place]
        hero = state.heroes[figure.number]
        if source in hero.active and not runs(state, source):
            retire(state, hero, source)
        return
        yield

    def left_play(self, state: Jaws, hero: Hero, source: str) -> None:
        """What leaves the map with a card: tokens, the Sand Devil, the Ward, the Mech Suit's hit points."""
        leave(state, hero, source)

    def checkmarks(self, state: Jaws, hero: Hero, count: int) -> None:
        """Every third checkmark is a perk, six at most (JL-PRK-4, JL-PRK-O1)."""
        before = hero.checkmarks // 3
        hero.checkmarks = min(18, hero.checkmarks + count)
        for _ in range(hero.checkmarks // 3 - before):
            state.due.append((state.heroes.index(hero), "perk"))


RULES = JawsRules()
Jaws.rules = RULES
