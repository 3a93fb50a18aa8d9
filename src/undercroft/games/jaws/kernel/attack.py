"""How Jaws answers the kernel about attacks: what the target has against it, the modifier card, what follows."""

from __future__ import annotations

from undercroft.core.request import Flow, Option
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.battlefield import HEROES, OFF, Figure
from undercroft.games.haven.damage import heal, shield_of, suffer, suffer_all
from undercroft.games.haven.effects import whole
from undercroft.games.haven.effects.bonuses import ACTION_IF
from undercroft.games.haven.figures import index
from undercroft.games.haven.hooks import AttackHooks
from undercroft.games.haven.ids import figure_id
from undercroft.games.haven.verbs import POISON, Bonus
from undercroft.games.jaws import elements, items, modifiers
from undercroft.games.jaws.active import DECLARED
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.events import ModifierUsed, TokenMoved
from undercroft.games.jaws.grants import GRANT_ELEMENT
from undercroft.games.jaws.memory import memory_of
from undercroft.games.jaws.records import Modifier
from undercroft.games.jaws.state import ON_HEX, Deck, Jaws


class JawsAttack(AttackHooks[Jaws]):
    def modify(self, state: Jaws, blow: Blow) -> Flow[None]:
        """Bonuses that the kernel does not know, then the modifier card (JL-ATK-2, JL-MOD-1)."""
        actor, target = blow.actor, blow.target
        if target.side == HEROES:
            if not target.is_objective:
                yield from self._targeted(state, blow)
        else:
            if state.marks.exposed:
                self._marked(state, blow)
        deck = state.heroes[actor.number].deck if actor.side == HEROES else state.deck
        if blow.granter is not None:
            deck = (yield from self._granted(state, blow)) or deck
        if actor.side != HEROES and state.tokens.ward >= 0 and blow.granter is None:
            if state.kernel.map.in_range(state, state.tokens.ward, 3) >> actor.cell & 1:
                blow.disadvantage = True
        blow.health = target.health
        blow.was_poisoned = bool(target.conditions & POISON)
        if actor.side == HEROES and state.heroes[actor.number].favorite == index(state, target):
            memory_of(blow.context).hit_favorite = True  # JL-ATK-O4: also if the attack kills the holder
        name = yield from modifiers.reveal(state, deck, blow, (index(state, actor), index(state, target)))
        modifiers.apply(state, blow, name)
        if state.log is not None:
            state.tell(ModifierUsed(figure=index(state, actor), card=name))
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
                near = state.kernel.map.grid(state).neighbour_bits[target.cell]
                foes = sum(1 for f in state.figures if f.cell != OFF and f.side != HEROES and near >> f.cell & 1)
                blow.shield += min(3, foes)
        if blow.actor.side != HEROES:
            who = index(state, blow.actor)
            if who not in hero.tally.attackers:
                hero.tally.attackers.append(who)
                if len(hero.tally.attackers) >= 3:
                    hero.tally.besieged = True
        for item in items.usable(hero, "targeted"):
            options: list[Option] = [("item", item.id), ("decline",)]
            about = (index(state, blow.actor), blow.value)
            option = yield items.WHEN_TARGETED.ask(hero.seat, options, about)
            if option[0] == "item":
                items.wear(state, hero, item.id, joins=True)
                blow.shield += item.adds.shield
                blow.disadvantage = blow.disadvantage or item.adds.disadvantage

    def _marked(self, state: Jaws, blow: Blow) -> None:
        """Tokens that cards have put on the target."""
        at = index(state, blow.target)
        if at in state.marks.exposed and blow.side == HEROES:
            blow.ignore_shield = True

    def _granted(self, state: Jaws, blow: Blow) -> Flow[Deck | None]:
        """Bonuses for attacks that a character grants; each action's first one with Master Influence."""
        granter = blow.granter
        assert granter is not None
        if granter.side != HEROES:
            return None
        memory = memory_of(blow.context)
        deck = None
        for running in granter.bonuses[:]:
            bonus = DECLARED[running[0]][running[1]]
            if type(bonus) is not Bonus or bonus.on != "grant":
                continue
            if bonus.adds.special == "master_influence":
                if blow.actor.side != HEROES:
                    deck = state.heroes[granter.number].deck
                if memory.granted:
                    continue
                blow.advantage = True
                if elements.ready(state):
                    seat = state.heroes[granter.number].seat
                    option = yield GRANT_ELEMENT.ask(seat, [("pay", 0, "any"), ("skip",)])
                    if option[0] == "pay":
                        yield from elements.consume(state, seat, (63,))
                        blow.value += blow.times
            else:  # Taunting Fate: all attacks of one attack action, which one figure performs
                before = memory.fated[1] if memory.fated is not None else 0
                memory.fated = (blow.actor, before + bonus.adds.attack)
                yield from state.kernel.cards.use_bonus(state, granter, running)
        if memory.fated is not None and memory.fated[0] is blow.actor:
            blow.value += memory.fated[1] * blow.times
        memory.granted = True
        return deck

    def after_damage(self, state: Jaws, blow: Blow) -> Flow[None]:
        """Shield, splash and heal of a modifier card follow the damage, even if it killed the target (JL-ATK-4, 5)."""
        owner, target = blow.actor, blow.target
        card = blow.card
        assert isinstance(card, Modifier)
        if card.shield and owner.cell != OFF:
            owner.bonuses.append(("modifier:shield", 0, 0))  # JL-MOD-12
        if card.splash:  # JL-MOD-11: enemies beside the target, not the target itself
            cell = target.cell if target.cell != OFF else state.kernel.map.last_cell(state, target)
            near = state.kernel.map.grid(state).neighbour_bits[cell]
            struck = [target, *(state.kernel.map.other_parts(state, target) if target.is_objective else ())]
            beside = [f for f in state.figures if f.cell != OFF and near >> f.cell & 1 and f.side != blow.side]
            hurt = [(other, 1) for other in whole(state, [f for f in beside if f not in struck])]
            yield from suffer_all(state, hurt, owner, blow.seats)
        if card.heal:
            yield from self._heal_ally(state)

    def _heal_ally(self, state: Jaws) -> Flow[None]:
        """One ally of the Voidwarden in her sight, whoever revealed the card (JL-MOD-13, O2)."""
        for at, hero in enumerate(state.heroes):
            warden = state.figures[at]
            if hero.kind != "voidwarden" or warden.cell == OFF:
                continue
            sees = state.kernel.map.grid(state).sees[warden.cell]
            near = [o for o in range(len(state.heroes)) if o != at and state.figures[o].cell != OFF]
            near = [other for other in near if sees >> state.figures[other].cell & 1]
            if not near:
                return
            chosen = near[0]
            if len(near) > 1:
                option = yield modifiers.HEAL_ALLY.ask(hero.seat, [("aim", o) for o in near], (at,))
                chosen = int(option[1])
            heal(state, state.figures[chosen], 1)

    def can_answer(self, state: Jaws, target: Figure) -> bool:
        if target.side != HEROES or target.is_objective:
            return False
        for id, status in state.heroes[target.number].gear:
            if status == 0 and ITEMS[id].item.on == "attacked":
                return True
        return False

    def answer(self, state: Jaws, blow: Blow) -> Flow[None]:
        """Shields that one raises against an attack that would hurt (JL-ITM-1)."""
        target = blow.target
        hero = state.heroes[target.number]
        while True:
            hurt = blow.value - (0 if blow.ignore_shield else max(0, shield_of(state, target) + blow.shield))
            usable = items.usable(hero, "attacked")
            if hurt <= 0 or not usable:
                return
            options: list[Option] = [("item", item.id) for item in usable]
            options.append(("decline",))
            about = (index(state, blow.actor), hurt)
            option = yield items.WHEN_ATTACKED.ask(hero.seat, options, about)
            if option[0] != "item":
                return
            item = ITEMS[str(option[1])].item
            items.wear(state, hero, item.id, joins=True)
            blow.shield += item.adds.shield
            if item.adds.damage is not None:
                blow.recoil = int(item.adds.damage.value)

    def after_attack(self, state: Jaws, blow: Blow) -> Flow[None]:
        """The attack is over: what follows from it for both sides."""
        actor, target = blow.actor, blow.target
        memory = memory_of(blow.context)
        hit = index(state, target)
        memory.hits.append(hit)
        dealt = blow.damage
        if target.side == HEROES and not target.is_objective and not blow.killed:  # JL-DMG-6: cancelled is not suffered
            dealt = max(0, blow.health - target.health)
        memory.dealt = dealt
        memory.excess = blow.damage - blow.health
        strangled = state.marks.strangled.get(hit, 0)
        if strangled and target.cell != OFF:
            owner = next((at for at, hero in enumerate(state.heroes) if hero.kind == "red-guard"), -1)
            yield from suffer(state, target, strangled, state.figures[owner] if owner >= 0 else None)  # JL-KIL-O1
        if target.side == HEROES and not target.is_objective:
            yield from self._after_attacked(state, blow, dealt)
        elif actor.side == HEROES:
            yield from self._after_attack(state, blow, hit)
        if actor.cell != OFF and target.cell != OFF and target.bonuses:
            for source, at, _ in target.bonuses:
                bonus = DECLARED[source][at]
                if type(bonus) is Bonus and bonus.on == "attacked" and bonus.adds.damage is not None:
                    yield from suffer(state, actor, int(bonus.adds.damage.value), target)
        yield from state.kernel.special_rules(state).on_attacked(state, blow)

    def _after_attacked(self, state: Jaws, blow: Blow, dealt: int) -> Flow[None]:
        actor, target = blow.actor, blow.target
        hero = state.heroes[target.number]
        if dealt and hero.resting:
            hero.tally.hurt_resting = True
        if blow.recoil and actor.cell != OFF:
            yield from suffer(state, actor, blow.recoil, target)
        if target.cell == OFF or actor.cell == OFF:
            return
        for source, at, _ in target.bonuses:
            bonus = DECLARED[source][at]
            if type(bonus) is Bonus and bonus.adds.special == "shield_spikes":
                if state.kernel.map.grid(state).neighbour_bits[target.cell] >> actor.cell & 1:
                    yield from suffer(state, actor, shield_of(state, target) + blow.shield, target)

    def _after_attack(self, state: Jaws, blow: Blow, hit: int) -> Flow[None]:
        actor, target = blow.actor, blow.target
        memory = memory_of(blow.context)
        hero = state.heroes[actor.number]
        if not blow.killed:
            attacked = state.marks.attacked
            attacked[hit] = attacked.get(hit, 0) | 1 << actor.number
        elif blow.disadvantage and not blow.advantage:
            hero.tally.at_disadvantage = True
        if blow.was_poisoned:  # as it was attacked: a killed one has no conditions left
            for at in range(len(state.heroes)):
                owner = state.figures[at]
                for running in owner.bonuses[:]:
                    bonus = DECLARED[running[0]][running[1]]
                    if type(bonus) is Bonus and bonus.on == "ally_attacked_poisoned" and at != actor.number:
                        option = yield ACTION_IF.ask(hero.seat, [("yes",), ("skip",)], (actor.number,), "JL-CTL-5")
                        yield from state.kernel.cards.use_bonus(state, owner, running)
                        if option[0] == "yes":
                            heal(state, actor, 1)
        if memory.thrown:
            memory.thrown = False
            if state.log is not None:
                state.tell(TokenMoved(token="favorite", source=figure_id(actor.number), target=figure_id(hit)))
            if target.cell != OFF:
                hero.favorite, hero.favorite_cell = hit, OFF
            else:
                hero.favorite, hero.favorite_cell = ON_HEX, state.marks.fell.get(hit, OFF)
