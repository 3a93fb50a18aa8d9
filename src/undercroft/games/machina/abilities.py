"""Explorers use abilities: what they may use, paying for it, aiming, and markers for what lasts."""

from __future__ import annotations

from undercroft.core.request import Option
from undercroft.games.machina import attack, inspiration, items, vitals
from undercroft.games.machina.cards.registry import Known
from undercroft.games.machina.cards.verbs import Attack
from undercroft.games.machina.consequences import Rule, note
from undercroft.games.machina.effects import Context, is_there, run
from undercroft.games.machina.events.cards import ItemDiscarded, ItemStowed
from undercroft.games.machina.events.fights import AbilityUsed
from undercroft.games.machina.ids import card_id, cell_id, figure_id
from undercroft.games.machina.markers import tell_ended
from undercroft.games.machina.options import cell_of
from undercroft.games.machina.reading import index_of
from undercroft.games.machina.state import Creature, Explorer, Machina, Marker
from undercroft.games.machina.targeting import affected, candidates, choose_target, marker_free


def can_use(state: Machina, explorer: Explorer, known: Known) -> bool:
    """Whether the whole cost can be paid and there is something to aim at (MA-EXP-O2)."""
    ability = known.ability
    if ability.stamina > explorer.stamina:
        return False
    if ability.limit and not marker_free(state, known, explorer.markers):
        return False
    if ability.inspiration and _means(state, explorer) < ability.inspiration:
        return False
    if ability.health and explorer.health + _means(state, explorer) <= ability.health:
        return False
    if ability.kind == "return":
        index = index_of(state, explorer)
        if not any(marker.card == known.card and marker.owner == index for marker in state.markers):
            return False
    target = ability.target
    if target == "none":
        return True
    if target == "adjacent" or target == "tile":
        return bool(affected(state, explorer, ability))
    return bool(candidates(state, explorer, ability))


def _means(state: Machina, explorer: Explorer) -> int:
    return explorer.inspiration if state.alone else inspiration.purse(state, explorer)


def use(state: Machina, explorer: Explorer, known: Known) -> Rule[None]:
    """Aim, pay, mark, resolve (MA-ACT-9)."""
    ability = known.ability
    aims: list[Option] = []
    if ability.target in ("close", "direct", "indirect"):
        for turn in range(ability.times):  # MA-ACT-F2: the same target may be chosen again
            aim = yield from choose_target(state, explorer, ability, known.card, turn)
            aims.append(aim)
    if not (yield from _pay(state, explorer, known, aims)):
        return
    context = Context(explorer, index_of(state, explorer), known.card)
    if ability.limit:
        explorer.markers -= 1
        context.marker = Marker(known.card, known.place, context.you)
        state.markers.append(context.marker)
    for aim in aims:
        context.aim_at(state, aim)
        if context.targets and not is_there(context.targets[0]):
            continue
        yield from run(state, ability.steps, context)
    if not aims:
        if ability.target in ("adjacent", "tile"):
            context.targets = affected(state, explorer, ability)
        yield from run(state, ability.steps, context)
    if ability.discard and explorer.alive:
        yield from note(state, explorer, "consume")


def _pay(state: Machina, explorer: Explorer, known: Known, aims: list[Option]) -> Rule[bool]:
    """The whole cost; False, with nothing spent, where others would not help."""
    ability = known.ability
    if ability.inspiration and not (yield from inspiration.pay(state, explorer, ability.inspiration)):
        return False
    borne = max(0, ability.health + 1 - explorer.health)  # MA-INS-4, MA-SUP-O2: the last health is not for sale
    if borne and not (yield from inspiration.pay(state, explorer, borne)):
        return False  # MA-SUP-O3
    if state.log is not None:
        chosen = {str(aim[1]) for aim in aims if aim[0] == "on"}
        whom = [figure_id(str(aim[1])) if aim[0] == "on" else cell_id(cell_of(aim)) for aim in aims]
        if ability.target in ("adjacent", "tile"):
            whom = attack.shown(affected(state, explorer, ability))
        only = chosen.pop() if len(chosen) == 1 else ""
        tell_use(state, "MA-ACT-9", explorer, known, only, card_id(known.card), list(dict.fromkeys(whom)))
    vitals.spend_stamina(state, explorer, ability.stamina)
    if ability.health:
        yield from inspiration.lose_health(state, explorer, ability.health - borne)
    if ability.kind == "return":
        take_marker(state, known.card, index_of(state, explorer))
    if ability.away:  # MA-SYM-3
        items.unequip(explorer, known.card)
        items.refresh(state, explorer)
        if state.log is not None:
            state.tell(ItemStowed(who=explorer.id, item=known.card))
    if ability.discard:
        items.lose(state, explorer, known.card)  # MA-ACT-F1
        items.discard(state, known.card)
        if state.log is not None:
            state.tell(ItemDiscarded(who=explorer.id, item=known.card))
    return True


def tell_use(state: Machina, clause: str, user: Creature, known: Known, target: str, at: str, whom: list[str]) -> None:
    """Who uses what on whom: the one who was chosen, and all that it touches by their ids on the screen."""
    is_attack = any(type(step) is Attack for step in known.ability.steps)
    state.tell(
        AbilityUsed(who=user.id, card=known.card, target=target, is_attack=is_attack, at=at, whom=whom, clause=clause)
    )


def take_marker(state: Machina, card: str, owner: int) -> None:
    """MA-ONG-3: the marker goes back, its effect ends."""
    for marker in state.markers:
        if marker.card == card and marker.owner == owner:
            state.markers = [other for other in state.markers if other is not marker]
            tell_ended(state, [marker])
            state.explorers[owner].markers += 1
            return
