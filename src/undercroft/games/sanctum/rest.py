"""Rest: recover, equip, buy potions, achievements (SA-RST-1); the last rest uses the first three."""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb, prefer
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.sanctum import events
from undercroft.games.sanctum.achievements import check_achievements
from undercroft.games.sanctum.cards.demons import COLOURS, DEMONS, FITS, SLOTS
from undercroft.games.sanctum.cards.text import gem_counts
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.ids import pack_id, slot_id
from undercroft.games.sanctum.names import item_name
from undercroft.games.sanctum.options import COLOUR, DONE, ITEM, SLOT, lies_at
from undercroft.games.sanctum.powers import tokens_in_spaces
from undercroft.games.sanctum.state import Hero, Sanctum


def _slot_filled(view: Sanctum, seat: int, choice: Choice, option: Option) -> list[str]:
    return [slot_id(seat, str(option[2]))]


def _item_off(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.off", item=item_name(view.seats[seat].worn[SLOTS.index(str(option[1]))]))


def _gems_paid(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.gems", gems=gem_counts([int(count) for count in option[1:]]))


def _item_sold(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    return say(f"option.sell-{option[2]}", item=item_name(str(option[1])))


GEM_COUNTS: tuple[Argument[Sanctum], ...] = tuple(Argument(colour, int) for colour in COLOURS)
CHANGE_GEAR = Question(
    "rest.gear",
    Verb("wear", ITEM, SLOT, at=lies_at(pack_id), touches=_slot_filled),
    Verb("off", SLOT, words=_item_off, at=lies_at(slot_id)),
    DONE,
    clause="SA-EQP-1 SA-EQP-2",
    answer=prefer("wear", "done"),
)
PAY_GEMS = Question(
    "rest.gems",
    Verb("gems", *GEM_COUNTS, words=_gems_paid, listed=True),
    clause="SA-EQP-2 SA-EQP-3",
    about=(ITEM,),
)
BUY_POTIONS = Question(
    "rest.potions",
    Verb(
        "sell", ITEM, COLOUR,
        words=_item_sold, messages=("option.sell-red", "option.sell-blue"), at=lies_at(pack_id),
    ),
    DONE,
    clause="SA-MKT-1 SA-MKT-2",
    answer=prefer("done"),
)  # fmt: skip


def rest(state: Sanctum, seat: int) -> Flow[None]:
    hero = state.seats[seat]
    if state.log is not None:
        tell(state, events.Rested(seat=seat))
    yield from recover_and_equip(state, seat, hero)
    for card in hero.sold:
        state.discards[DEMONS[card].level - 1].append(card)
    hero.sold = []
    yield from check_achievements(state, seat)  # SA-ACH-1


def recover_and_equip(state: Sanctum, seat: int, hero: Hero) -> Flow[None]:
    stamina, focus = tokens_in_spaces(hero)
    recover(hero)
    if state.log is not None and stamina + focus:
        tell(state, events.TokensRecovered(seat=seat, stamina=stamina, focus=focus, clause="SA-RST-2", joins=True))
    yield from equip(state, seat, hero)
    yield from buy(state, seat, hero)


def recover(hero: Hero) -> None:
    """All tokens in ability spaces go back to their pools (SA-RST-2); rage and hits stay as they are (SA-RST-3)."""
    stamina, focus = tokens_in_spaces(hero)
    hero.stamina += stamina
    hero.focus += focus
    hero.spent = {}


def equip(state: Sanctum, seat: int, hero: Hero) -> Flow[None]:
    """Put on, take off, swap, any number of times (SA-EQP-1)."""
    while True:
        options = gear_options(hero)
        if not options:
            return
        options.append(("done",))
        choice = yield CHANGE_GEAR.ask(seat, options)
        if choice[0] == "wear":
            yield from wear(state, seat, hero, choice[1], SLOTS.index(choice[2]))
        elif choice[0] == "off":
            take_off(state, seat, hero, SLOTS.index(choice[1]))
        else:
            return


def gear_options(hero: Hero) -> list[Option]:
    """Items that can be paid for and have a free slot, and those that can be taken off."""
    options: list[Option] = []
    gems, worn = hero.gems, hero.worn
    for card in hero.pack:
        item = DEMONS[card].item
        short = sum(max(0, cost - have) for cost, have in zip(item.cost, gems, strict=False))
        if short > gems[3]:
            continue  # SA-EQP-4
        for at in FITS[item.slot]:
            if not worn[at]:  # SA-EQP-5
                options.append(("wear", card, SLOTS[at]))
    for at, card in enumerate(worn):
        if card:
            options.append(("off", SLOTS[at]))
    return options


def payments(cost: tuple[int, ...], gems: list[int]) -> list[tuple[int, int, int, int]]:
    """All ways to cover an item's symbols: colour for colour, white for any (SA-EQP-2, SA-EQP-3)."""
    level = sum(cost)
    ways = []
    for red in range(min(cost[0], gems[0]), -1, -1):
        for green in range(min(cost[1], gems[1]), -1, -1):
            for blue in range(min(cost[2], gems[2]), -1, -1):
                white = level - red - green - blue
                if white <= gems[3]:
                    ways.append((red, green, blue, white))
    return ways


def wear(state: Sanctum, seat: int, hero: Hero, card: str, slot: int) -> Flow[None]:
    item = DEMONS[card].item
    ways = payments(item.cost, hero.gems)
    paid = ways[0]
    if len(ways) > 1:
        choice = yield PAY_GEMS.ask(seat, [("gems", *way) for way in ways], (card,))
        paid = choice[1:]
    has_angel = hero.angel
    put_on(hero, card, slot, paid)
    if state.log is not None:
        dice = int(has_angel and not hero.angel)
        tell(state, events.ItemWorn(seat=seat, card=card, slot=SLOTS[slot], gems=list(paid), dice=dice))


def put_on(hero: Hero, card: str, slot: int, paid: tuple[int, ...]) -> None:
    item = DEMONS[card].item
    for colour, count in enumerate(paid):
        hero.gems[colour] -= count
    hero.pack.remove(card)
    hero.worn[slot] = card
    hero.paid[slot] = tuple(paid)
    hero.stamina += item.stamina  # SA-EQP-7
    hero.focus += item.focus
    if hero.angel:  # SA-EQP-9
        hero.angel = False
        hero.dice += 1


def take_off(state: Sanctum, seat: int, hero: Hero, slot: int) -> None:
    """The gems return to the pool (SA-EQP-6), the bonus tokens to the supply (SA-EQP-8), the item to the backpack."""
    card = hero.worn[slot]
    item = DEMONS[card].item
    gems = list(hero.paid[slot])
    for colour, count in enumerate(gems):
        hero.gems[colour] += count
    hero.worn[slot] = ""
    hero.paid[slot] = ()
    hero.stamina -= item.stamina
    hero.focus -= item.focus
    hero.pack.append(card)  # SA-EQP-O1
    if state.log is not None:
        tell(state, events.ItemTakenOff(seat=seat, card=card, slot=SLOTS[slot], gems=gems))


def buy(state: Sanctum, seat: int, hero: Hero) -> Flow[None]:
    """One potion of either colour for each item of the backpack (SA-MKT-1); worn items cannot be sold (SA-MKT-3)."""
    while hero.pack:
        full = hero.red + hero.blue >= hero.slots
        colours = []
        if not full or hero.blue:  # SA-MKT-2: with no free slot a potion of the other colour makes room
            colours.append("red")
        if not full or hero.red:
            colours.append("blue")
        options: list[Option] = [("sell", card, colour) for card in hero.pack for colour in colours]
        options.append(("done",))
        choice = yield BUY_POTIONS.ask(seat, options)
        if choice[0] == "done":
            return
        hero.pack.remove(choice[1])
        hero.sold.append(choice[1])
        if choice[2] == "red":
            hero.red += 1
            hero.blue -= full
        else:
            hero.blue += 1
            hero.red -= full
        if state.log is not None:
            tell(state, events.ItemSold(seat=seat, card=choice[1], colour=choice[2]))
