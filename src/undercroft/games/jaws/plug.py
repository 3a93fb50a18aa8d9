"""How Jaws answers the kernel: monsters' values, modifier decks, attacks, elements, cards and items in action.

Each method is one point where the two haven games differ; those about the map are in `movement.py`, those about hurt
and death in `damage.py`. Actions that the kernel does not know are in `deeds.py`.
"""

from __future__ import annotations

from typing import Any

from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.battlefield import HEROES, Figure, Running, index
from undercroft.games.haven.damage import heal, shield_of, suffer, suffer_all
from undercroft.games.haven.perform import Deed, whole
from undercroft.games.haven.rules import NO_TRAITS
from undercroft.games.haven.verbs import (
    MUDDLE,
    POISON,
    SELF,
    WOUND,
    Action,
    Adds,
    Aimed,
    Bonus,
    Consume,
    Control,
    Traits,
)
from undercroft.games.jaws import elements, modifiers
from undercroft.games.jaws import items as gear
from undercroft.games.jaws.active import ABILITIES, DECLARED, retire, runs
from undercroft.games.jaws.card_terms import FITS, HOLDS, QUANTITIES
from undercroft.games.jaws.cards.items import ITEMS as THINGS
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.damage import DamageRules
from undercroft.games.jaws.special_actions import AFTER, leave, perform_other, wake
from undercroft.games.jaws.state import Hero, Jaws

LEAD = 99
"""Initiative of whoever has none of his own: a long rest, an objective (JL-INI-4, JL-FOC-9)."""

_BOSS_TRAITS = {id: Traits(immune=monster.immune) for id, monster in MONSTERS.items() if monster.boss}


class JawsRules(DamageRules):
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
            from undercroft.games.jaws.abilities import use_item

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
