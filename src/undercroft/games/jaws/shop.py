"""The shop and swapping items between characters (JL-SHP, JL-ITM-9). Gold is never passed on (JL-SHP-4)."""

from __future__ import annotations

from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.jaws.campaign_events import Traded
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.ids import shop_id
from undercroft.games.jaws.options import HERO, ITEM, hero_name, item_place, named_hero
from undercroft.games.jaws.state import Jaws


def add(state: Jaws, item: str) -> None:
    """All copies of an item that nobody owns enter the stock (JL-SHP-3)."""
    owned = sum(other == item for hero in state.heroes for other in hero.items)
    state.stock[item] = ITEMS[item].copies - owned


def claim(state: Jaws, item: str) -> bool:
    """Take a copy that nobody owns, out of the stock where it lies there; False if there is none left (JL-ITM-F1)."""
    owned = sum(other == item for hero in state.heroes for other in hero.items)
    if owned >= ITEMS[item].copies:
        return False
    if state.stock.get(item, 0):
        state.stock[item] -= 1
    return True


def price(state: Jaws, item: str) -> int:
    """Full price, less a discount that an event gave (JL-SHP-1)."""
    return max(0, ITEMS[item].item.price - state.discount)


def worth(item: str) -> int:
    """Half the price, rounded up (JL-SHP-2)."""
    return (ITEMS[item].item.price + 1) // 2


def _purse(view: Jaws, seat: int, choice: Choice) -> Say:
    at = int(choice.about[0])
    return say("ask.shop.what", hero=hero_name(view, at), gold=view.heroes[at].gold)


def _for_sale(view: Jaws, seat: int, choice: Choice, option: Option) -> Say:
    item = str(option[1])
    return say("option.buy", item=say(f"item.{item}"), price=price(view, item))


def _bought_back(view: Jaws, seat: int, choice: Choice, option: Option) -> Say:
    item = str(option[1])
    return say("option.sell", item=say(f"item.{item}"), price=worth(item))


SHOP: Question[Jaws] = Question(
    "shop.what",
    Verb("buy", ITEM, words=_for_sale, at=lambda view, seat, choice, option: shop_id(str(option[1]))),
    Verb("sell", ITEM, words=_bought_back, at=item_place(named_hero)),
    Verb("give", ITEM, HERO, at=item_place(named_hero)),
    Verb("leave", label="option.leave-shop", listed=True),
    clause="JL-SHP-1 JL-SHP-2 JL-ITM-9",
    prompt=_purse,
    answer=prefer("leave"),
)


def has_business(state: Jaws, at: int) -> bool:
    return bool(state.heroes[at].items) or bool(offers(state, at))


def offers(state: Jaws, at: int) -> list[Option]:
    gold = state.heroes[at].gold
    return [("buy", item) for item, count in state.stock.items() if count > 0 and price(state, item) <= gold]


def visit(state: Jaws, at: int) -> Flow[None]:
    """One character buys, sells or hands items over until done."""
    hero = state.heroes[at]
    while True:
        options = offers(state, at)
        for item in dict.fromkeys(hero.items):
            options.append(("sell", item))
            options += [("give", item, other) for other in range(state.count) if other != at]  # JL-ITM-9
        options.append(("leave",))
        option = yield SHOP.ask(hero.seat, options, (at,))
        verb = option[0]
        if verb == "leave":
            return
        item = str(option[1])
        if verb == "buy":
            hero.gold -= price(state, item)
            hero.items.append(item)
            state.stock[item] -= 1
        elif verb == "sell":
            hero.gold += worth(item)
            hero.items.remove(item)
            state.stock[item] = state.stock.get(item, 0) + 1
        else:
            hero.items.remove(item)
            state.heroes[int(option[2])].items.append(item)
        if state.log is not None:
            other = int(option[2]) if verb == "give" else -1
            gold = -price(state, item) if verb == "buy" else worth(item) if verb == "sell" else 0
            state.tell(Traded(hero=at, item=item, gold=gold, other=other))
