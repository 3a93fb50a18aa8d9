"""Items: slots, sockets and connectors, using the inventory, trading, chests, workbenches and recharge stations.

`refresh` works out what an explorer's cards give; every rule that changes those cards calls it.
"""

from __future__ import annotations

from undercroft.core.pile import Pile, draw
from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Chance, Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.machina import vitals
from undercroft.games.machina.board import layout
from undercroft.games.machina.cards.items import TYPES
from undercroft.games.machina.cards.registry import ABILITIES, EXPLORERS, ITEMS, NUMBERS
from undercroft.games.machina.cards.verbs import Change, Gain
from undercroft.games.machina.dice import RECHARGE
from undercroft.games.machina.events.cards import (
    ItemEquipped,
    ItemExchanged,
    ItemGiven,
    ItemGot,
    ItemPutAway,
    ItemsRevealed,
    ItemStowed,
    ItemTaken,
    Recharged,
)
from undercroft.games.machina.markers import tell_ended
from undercroft.games.machina.options import (
    DECK,
    DONE,
    EQUIP,
    EXPLORER,
    GIVE,
    ITEM,
    MAIN,
    MINE,
    NOBODY,
    NUMBER,
    ONE_DECK,
    OTHER,
    OTHER_DECK,
    PICK,
    SHOWN,
    WHO,
    item_lines,
    item_verb,
)  # fmt: skip
from undercroft.games.machina.reading import explorers_on, owned
from undercroft.games.machina.state import OFF, Explorer, Machina

HANDS = 2
BODY = 1
BENCH_CARDS = 3
EQUIPS = {
    "shooter": ("apparel",),
    "fighter": ("weapon",),
    "mystic": ("artifact",),
    "master": ("weapon", "artifact", "apparel"),
}
"""MA-CHEST-5: what an explorer of a class may equip straight from a chest."""


def _decks_words(view: Machina, seat: int, choice: Choice, option: Option) -> Say:
    one, other = say(f"type.{option[1]}"), say(f"type.{option[2]}")
    return say("option.decks-one", one=one) if option[1] == option[2] else say("option.decks", one=one, other=other)


ARRANGE: Question[Machina] = Question(
    "inventory", EQUIP, item_verb("attach", MAIN), GIVE, DONE, clause="MA-ACT-2", about=(WHO,), answer=prefer("attach")
)
TRADE: Question[Machina] = Question(
    "trade",
    item_verb("hand"),
    item_verb("take"),
    DONE,
    clause="MA-ACT-5",
    about=(WHO, OTHER),
    answer=prefer("done"),
)
SPARE: Question[Machina] = Question(
    "spare", item_verb("discard"), item_verb("return"), clause="MA-CHEST-3", about=(ITEM,)
)
KEEP: Question[Machina] = Question("keep", item_verb("keep"), GIVE, clause="MA-CHEST-4", about=(ITEM,))
DECKS: Question[Machina] = Question(
    "decks",
    Verb("decks", ONE_DECK, OTHER_DECK, words=_decks_words, messages=("option.decks", "option.decks-one")),
    clause="MA-CHEST-2",
    about=(WHO,),
)
CHEST_PICK: Question[Machina] = Question("pick", PICK, clause="MA-CHEST-3")
EQUIP_NOW: Question[Machina] = Question(
    "equip", EQUIP, item_verb("stow"), clause="MA-CHEST-5", about=(ITEM,), answer=prefer("equip")
)
REPLACE: Question[Machina] = Question("replace", item_verb("replace"), clause="MA-CHEST-O1", about=(ITEM,))
BENCH_DECK: Question[Machina] = Question("bench.deck", Verb("deck", DECK), clause="MA-BENCH-1", about=(WHO, NUMBER))
BENCH_EXCHANGE: Question[Machina] = Question(
    "bench.exchange",
    Verb("exchange", SHOWN, MINE, lines=item_lines, listed=True),
    DONE,
    clause="MA-BENCH-2",
    about=(WHO,),
    answer=prefer("done"),
)
BENCH_PICK: Question[Machina] = Question("bench.pick", PICK, clause="MA-BENCH-3")
BENCH_NEXT: Question[Machina] = Question("bench.next", item_verb("next"), clause="MA-BENCH-4")
RECHARGE_TRADE: Question[Machina] = Question(
    "recharge.trade", Verb("partner", EXPLORER), NOBODY, clause="MA-RECH-2", about=(WHO,), answer=prefer("nobody")
)


def refresh(state: Machina, explorer: Explorer) -> None:
    """What the explorer card, equipped items and personal events give (MA-ACT-10, MA-ITEM-O3)."""
    card = EXPLORERS[explorer.id]
    defence, will, attack = card.defence, card.will, 0
    keywords: list[str] = []
    usable: list[int] = []
    hears: list[int] = []
    shares: list[int] = []
    sources = [explorer.id, *(item for group in explorer.equipped for item in group), *explorer.events]
    for source in sources:
        for number in NUMBERS[source]:
            ability = ABILITIES[number].ability
            kind = ability.kind
            if kind == "active" or kind == "return":
                usable.append(number)
            elif kind == "trigger" or kind == "cumulative":
                hears.append(number)
            elif kind == "passive" and ability.scope == "beside":
                shares.append(number)
            elif kind == "passive" and ability.scope == "self":
                for step in ability.steps:
                    if isinstance(step, Gain):
                        keywords.append(step.keyword)
                    elif not isinstance(step, Change):
                        continue
                    elif step.stat == "defence":
                        defence += step.n
                    elif step.stat == "will":
                        will += step.n
                    else:
                        attack += step.n
    for item in explorer.inventory:
        if ITEMS[item].type == "consumable":  # MA-ACT-F1: a consumable need not be equipped
            usable += NUMBERS[item]
    explorer.defence, explorer.will, explorer.attack = defence, will, attack
    explorer.keywords = tuple(keywords)
    explorer.usable, explorer.hears, explorer.shares = tuple(usable), tuple(hears), tuple(shares)


def discard(state: Machina, item: str) -> None:
    state.discards[ITEMS[item].type].append(item)


def drop_markers(state: Machina, card: str) -> None:
    """A card that leaves play gives its markers back, and their effects end."""
    tell_ended(state, [marker for marker in state.markers if marker.card == card])
    for marker in state.markers:
        if marker.card == card:
            if marker.owner == OFF:
                state.horror_markers += 1
            elif state.explorers[marker.owner].alive:
                state.explorers[marker.owner].markers += 1
    state.markers = [marker for marker in state.markers if marker.card != card]


def has_items(explorer: Explorer) -> bool:
    return bool(explorer.inventory or explorer.equipped)


def unequip(explorer: Explorer, item: str) -> None:
    """Put an item, with all that is attached to it, into the inventory (MA-ITEM-O4)."""
    for group in explorer.equipped:
        if group[0] == item:
            explorer.equipped.remove(group)
            explorer.inventory += group
            return
        if item in group:
            group.remove(item)
            explorer.inventory.append(item)
            return


def lose(state: Machina, explorer: Explorer, item: str) -> None:
    """Take an item out of an explorer's hands or inventory (MA-BENCH-O1)."""
    unequip(explorer, item)
    explorer.inventory.remove(item)
    drop_markers(state, item)
    refresh(state, explorer)


def slots_used(groups: list[list[str]]) -> tuple[int, int]:
    """Hands and bodies; a group takes as many hands as its most demanding card (MA-ITEM-F3)."""
    hands = body = 0
    for group in groups:
        if ITEMS[group[0]].type == "apparel":
            body += 1
        else:
            hands += max([ITEMS[item].hands for item in group])
    return hands, body


def fits(groups: list[list[str]], group: list[str]) -> bool:
    hands, body = slots_used([*groups, group])
    return hands <= HANDS and body <= BODY  # MA-ITEM-O1


def can_be_main(item: str) -> bool:
    return ITEMS[item].role in ("main", "upgrade")  # MA-ITEM-F2, MA-ITEM-O2


def attachable(group: list[str], item: str) -> bool:
    """MA-ITEM-F2, F4, O2."""
    main, card = ITEMS[group[0]], ITEMS[item]
    if main.role != "main" or card.type != main.type:
        return False
    attached = [ITEMS[other].role for other in group[1:]]
    if card.role == "upgrade":
        return attached.count("upgrade") < main.sockets
    if card.role == "extension":
        return card.connector == main.connector and "extension" not in attached
    return False


# ---------------------------------------------------------------------- use inventory, trade


def beside(state: Machina, explorer: Explorer) -> list[Explorer]:
    """The other explorers beside this one."""
    if explorer.cell == OFF:
        return []
    near = layout(state.slots).adjacent(explorer.cell)
    return [other for other in explorers_on(state, near) if other is not explorer]


def use_inventory(state: Machina, explorer: Explorer) -> Flow[None]:
    """MA-ACT-2, MA-ACT-3."""
    if not has_items(explorer):
        return
    for group in explorer.equipped:
        explorer.inventory += group
    explorer.equipped = []
    others = beside(state, explorer)
    while options := _arrangements(explorer, others):
        option = yield ARRANGE.ask(explorer.seat, [*options, ("done",)], (explorer.id,))
        if option[0] == "done":
            break
        item = str(option[1])
        explorer.inventory.remove(item)
        if option[0] == "equip":
            explorer.equipped.append([item])
        elif option[0] == "attach":
            next(group for group in explorer.equipped if group[0] == option[2]).append(item)
        else:
            receive(state, next(other for other in others if other.id == option[2]), item)
            drop_markers(state, item)
        if state.log is not None:
            is_given = option[0] == "give"
            given = ItemGiven(who=explorer.id, other=str(option[2]), item=item, clause="MA-ACT-3") if is_given else None
            state.tell(given or ItemEquipped(who=explorer.id, item=item))
    refresh(state, explorer)


def _arrangements(explorer: Explorer, others: list[Explorer]) -> list[Option]:
    """What can be equipped, attached or given away next."""
    options: list[Option] = []
    for item in explorer.inventory:
        if can_be_main(item) and fits(explorer.equipped, [item]):
            options.append(("equip", item))
        for group in explorer.equipped:
            if attachable(group, item):
                rest = [other for other in explorer.equipped if other is not group]
                if fits(rest, [*group, item]):
                    options.append(("attach", item, group[0]))
        options += [("give", item, other.id) for other in others]
    return options


def receive(state: Machina, explorer: Explorer, item: str) -> None:
    """MA-ITEM-F4: what one gets goes into the inventory."""
    explorer.inventory.append(item)
    refresh(state, explorer)


def trade(state: Machina, explorer: Explorer, other: Explorer) -> Flow[None]:
    """MA-ACT-5: give and take any number of items; nothing goes back and forth."""
    moved: list[str] = []
    while True:
        options: list[Option] = [("hand", item) for item in owned(explorer) if item not in moved]
        options += [("take", item) for item in owned(other) if item not in moved]
        if not options:
            return
        options.append(("done",))
        option = yield TRADE.ask(explorer.seat, options, (explorer.id, other.id))
        if option[0] == "done":
            return
        item = str(option[1])
        giver, taker = (explorer, other) if option[0] == "hand" else (other, explorer)
        lose(state, giver, item)
        receive(state, taker, item)
        if state.log is not None:
            state.tell(ItemGiven(who=giver.id, other=taker.id, item=item))
        moved.append(item)


# ---------------------------------------------------------------------- decks


def ready(state: Machina, type: str) -> Pile:
    """An item deck, renewed from its discard pile if it is empty (MA-CHEST-O2)."""
    deck = state.decks[type]
    if not deck and state.discards[type]:
        deck.shuffle_in(state.discards[type])
        state.discards[type] = []
    return deck


def _draw(state: Machina, type: str, found: list[str]) -> Flow[None]:
    deck = ready(state, type)
    if deck:
        found.append((yield from draw(deck, f"item-{type}")))


def put_away(state: Machina, explorer: Explorer, item: str, clause: str) -> Flow[None]:
    """A card not kept is discarded or goes back on top of its deck (MA-CHEST-3, MA-BENCH-4)."""
    option = yield SPARE.ask(explorer.seat, [("discard", item), ("return", item)], (item,), clause)
    if option[0] == "discard":
        discard(state, item)
    else:
        state.decks[ITEMS[item].type].on_top(item)
    if state.log is not None:
        state.tell(ItemPutAway(who=explorer.id, item=item, is_discarded=option[0] == "discard"))


def keep_or_give(state: Machina, explorer: Explorer, item: str, clause: str) -> Flow[bool]:
    """Returns whether it was kept."""
    others = beside(state, explorer)
    owner = explorer
    if others:
        options: list[Option] = [("keep", item), *(("give", item, other.id) for other in others)]
        option = yield KEEP.ask(explorer.seat, options, (item,), clause)
        if option[0] == "give":
            owner = next(other for other in others if other.id == option[2])
    receive(state, owner, item)
    if state.log is not None:
        state.tell(ItemTaken(who=owner.id, item=item, finder=explorer.id))
    return owner is explorer


def get_item(state: Machina, explorer: Explorer) -> Flow[None]:
    """Get an item: MA-CHEST-2 to 5."""
    counts = {type: len(ready(state, type)) for type in TYPES}
    full = [type for type in TYPES if counts[type]]
    options: list[Option] = []
    for at, one in enumerate(full):
        if counts[one] > 1 or len(full) == 1:
            options.append(("decks", one, one))
        options += [("decks", one, other) for other in full[at + 1 :]]
    if not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield DECKS.ask(explorer.seat, options, (explorer.id,))
    found: list[str] = []
    yield from _draw(state, str(option[1]), found)
    yield from _draw(state, str(option[2]), found)
    if state.log is not None:
        state.tell(ItemsRevealed(who=explorer.id, items=list(found)))
    taken = found[0]
    if len(found) > 1:
        option = yield CHEST_PICK.ask(explorer.seat, [("pick", item) for item in found])
        taken = str(option[1])
        found.remove(taken)
        yield from put_away(state, explorer, found[0], "MA-CHEST-3")
    kept = yield from keep_or_give(state, explorer, taken, "MA-CHEST-4")
    if state.log is not None:
        state.tell(ItemGot(who=explorer.id, item=taken))
    if kept and ITEMS[taken].type in EQUIPS[EXPLORERS[explorer.id].calling] and can_be_main(taken):
        option = yield EQUIP_NOW.ask(explorer.seat, [("equip", taken), ("stow", taken)], (taken,))
        if option[0] == "equip":
            yield from equip_now(state, explorer, taken)


def equip_now(state: Machina, explorer: Explorer, item: str) -> Flow[None]:
    """MA-CHEST-O1: what stood in the slots goes to the inventory with everything attached to it."""
    explorer.inventory.remove(item)
    while not fits(explorer.equipped, [item]):
        rivals = [
            group
            for group in explorer.equipped
            if (ITEMS[group[0]].type == "apparel") == (ITEMS[item].type == "apparel")
        ]
        group = rivals[0]
        if len(rivals) > 1 and ITEMS[item].hands < HANDS:
            option = yield REPLACE.ask(explorer.seat, [("replace", rival[0]) for rival in rivals], (item,))
            group = next(rival for rival in rivals if rival[0] == option[1])
        unequip(explorer, group[0])
        if state.log is not None:
            state.tell(ItemStowed(who=explorer.id, item=group[0]))
    explorer.equipped.append([item])
    if state.log is not None:
        state.tell(ItemEquipped(who=explorer.id, item=item))
    refresh(state, explorer)


def use_bench(state: Machina, explorer: Explorer) -> Flow[None]:
    """Use the workbench: MA-BENCH-1 to 5."""
    found = yield from _reveal_at_bench(state, explorer)
    yield from _exchange(state, explorer, found)
    if found:
        taken = found[0]
        if len(found) > 1:
            option = yield BENCH_PICK.ask(explorer.seat, [("pick", item) for item in found])
            taken = option[1]
        found.remove(taken)
        yield from keep_or_give(state, explorer, taken, "MA-BENCH-3")
        while found:  # MA-BENCH-4: in any order
            spare = found[0]
            if len(found) > 1:
                option = yield BENCH_NEXT.ask(explorer.seat, [("next", item) for item in found])
                spare = option[1]
            found.remove(spare)
            yield from put_away(state, explorer, spare, "MA-BENCH-4")
    yield from use_inventory(state, explorer)


def _reveal_at_bench(state: Machina, explorer: Explorer) -> Flow[list[str]]:
    """MA-BENCH-1: three cards; the mix of decks is settled before anything is revealed."""
    wanted: list[str] = []
    for _ in range(BENCH_CARDS):
        options = [("deck", type) for type in TYPES if len(ready(state, type)) > wanted.count(type)]
        if not options:
            break
        option = options[0]
        if len(options) > 1:
            option = yield BENCH_DECK.ask(explorer.seat, options, (explorer.id, len(wanted) + 1))
        wanted.append(option[1])
    found: list[str] = []
    for type in wanted:
        yield from _draw(state, type, found)
    if state.log is not None and found:
        state.tell(ItemsRevealed(who=explorer.id, items=list(found)))
    return found


def _exchange(state: Machina, explorer: Explorer, found: list[str]) -> Flow[None]:
    """MA-BENCH-2: own items for revealed ones; nothing goes back and forth."""
    fixed: list[str] = []
    while True:
        mine = [item for item in owned(explorer) if item not in fixed]
        swaps: list[Option] = [("exchange", shown, item) for shown in found if shown not in fixed for item in mine]
        if not swaps:
            return
        swap = yield BENCH_EXCHANGE.ask(explorer.seat, [*swaps, ("done",)], (explorer.id,))
        if swap[0] == "done":
            return
        shown, given = str(swap[1]), str(swap[2])
        lose(state, explorer, given)
        found[found.index(shown)] = given
        receive(state, explorer, shown)
        if state.log is not None:
            state.tell(ItemExchanged(who=explorer.id, taken=shown, given=given))
        fixed += [shown, given]


def recharge(state: Machina, explorer: Explorer) -> Flow[None]:
    """Recharge, in this order: die, trade, inventory (MA-RECH-F1)."""
    face = yield Chance("recharge", RECHARGE)
    if state.log is not None:
        state.tell(Recharged(who=explorer.id, face=face))
    if face == "health":
        vitals.heal(state, explorer, 1)
    elif face == "stamina2" or face == "stamina3":
        vitals.restore_stamina(state, explorer, 2 if face == "stamina2" else 3)
    board = layout(state.slots)
    plugs = (board.stations | board.benches) & ~state.destroyed  # MA-RECH-O1
    near = board.spread(plugs)
    partners = [
        other
        for other in explorers_on(state, near)
        if other is not explorer and (has_items(other) or has_items(explorer))
    ]
    if partners:
        options: list[Option] = [("partner", other.id) for other in partners]
        option = yield RECHARGE_TRADE.ask(explorer.seat, [*options, ("nobody",)], (explorer.id,))
        if option[0] == "partner":
            yield from trade(state, explorer, next(other for other in partners if other.id == option[1]))
    yield from use_inventory(state, explorer)
