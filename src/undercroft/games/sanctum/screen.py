"""What a seat sees: the way, demons, heroes, the fight with what is in reach. Questions bring their own words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from undercroft.core.events import LogLine
from undercroft.core.request import Chance, Outcome
from undercroft.core.say import Say, player_name, say
from undercroft.core.scene import (
    BoardItem,
    CardItem,
    Cell,
    Content,
    DiceItem,
    Die,
    Ending,
    Figure,
    Mark,
    OrderItem,
    Panel,
    Row,
    SharedPanel,
    Stat,
    StatsItem,
    SumItem,
    TextItem,
    TrackItem,
    Turn,
)
from undercroft.core.scene import PileItem as PileView
from undercroft.core.shared import shared
from undercroft.games.sanctum.cards.acts import ACHIEVEMENTS, ACTS, ANGEL, ANGEL_ACT, ORDER, SPACES
from undercroft.games.sanctum.cards.demons import COLOURS, DEMONS, SLOTS, Demon
from undercroft.games.sanctum.cards.heroes import CELLS, GEMSTONE, HEROES, START_HEALTH, TILE
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.cards.text import (
    ability_text,
    blessing_text,
    effect_of_card,
    hidden_item,
    item_lines,
    skill_text,
)
from undercroft.games.sanctum.demon_lord import row_damage
from undercroft.games.sanctum.ending import count_up
from undercroft.games.sanctum.ids import (
    blessing_id,
    cell_id,
    chest_id,
    die_id,
    foe_id,
    group_card_id,
    group_id,
    health_id,
    hero_id,
    hidden_foe_id,
    pack_id,
    skill_id,
    slot_id,
    used_blessing_id,
)
from undercroft.games.sanctum.knowledge import SECRET
from undercroft.games.sanctum.move import act_of, walls_place
from undercroft.games.sanctum.names import demon_name, foe_name, hero_name, item_name
from undercroft.games.sanctum.options import foe_label
from undercroft.games.sanctum.powers import kit, tokens_in_spaces
from undercroft.games.sanctum.reach import guards_of, max_shields, open_symbols, problem_of
from undercroft.games.sanctum.solver import max_falls, reachable
from undercroft.games.sanctum.state import (
    ALIVE,
    ASIDE,
    FREE,
    LAST_FIGHT,
    NO_TILE,
    OPEN,
    SETUP,
    TURN,
    Foe,
    Hero,
    Sanctum,
)

SIGNS = {"huntress": "Hu", "outlaw": "Ou", "slayer": "Sl", "dancer": "Da"}
ICONS = {"helmet": "helmet", "armour": "armour", "boots": "boots", "weapon": "sword"}


def status(view: Sanctum) -> list[Say]:
    lines = []
    if view.phase == SETUP:
        lines.append(say("status.start"))
    elif view.phase == TURN:
        place = min(max(0, view.front - 1), walls_place(view) - 1)
        act = "V" if view.walls_reached else act_of(view.players, place)
        key = "status.call" if view.climber >= 0 else "status.turn"
        args = {} if view.climber >= 0 else {"act": act}
        lines.append(say(key, hero=hero_name(view, view.turn), **args))
    elif view.phase in ("last_fight", "roar"):
        lines.append(say(f"status.{view.phase}", round=view.round))
    else:
        lines.append(say(f"status.{view.phase}"))
    lines.append(say("status.difficulty", difficulty=say(f"setting.difficulty.{view.difficulty}")))
    return lines


def ending(view: Sanctum, story: Iterable[LogLine]) -> Ending | None:
    """Who has the greatest glory, what each hero did and what it wore (SA-END-5 to SA-END-8)."""
    found = count_up(view, story)
    for standing in found.standings if found is not None else []:
        worn = view.seats[standing.seat].worn
        standing.cards = [item_card(card, f"end-{standing.seat}-{n}") for n, card in enumerate(worn) if card]
    return found


def panels(view: Sanctum, seat: int | None) -> list[Panel]:
    made = []
    if view.phase == SETUP:
        made.append(heroes_panel(view))
    else:
        made.append(order_panel(view))
        made.append(path_panel(view))
        if view.groups and view.phase == TURN:
            made.append(groups_panel(view))
        if view.chest:
            cards: list[Content] = [item_card(card, chest_id(card)) for card in view.chest]
            made.append(Panel(id="chest", title=say("panel.chest"), role="supply", items=cards))
        if view.turned or view.laid:
            made.append(lord_panel(view))
    order = list(range(view.players))
    if seat is not None:
        order = order[seat:] + order[:seat]
    for other in order:
        if view.seats[other].name:
            made += hero_panels(view, other, other == seat)
    if view.phase != SETUP and view.climber < 0:
        made.append(achievements_panel(view))
    return made


# --- the table ------------------------------------------------------------------------------------------------------


def heroes_panel(view: Sanctum) -> Panel:
    """The four heroes: what they are about, what they start with and may learn; who is taken."""
    taken = {hero.name: seat for seat, hero in enumerate(view.seats) if hero.name}
    return _heroes_panel(tuple(taken.items()))


@shared
def _heroes_panel(seats: tuple[tuple[str, int], ...]) -> Panel:
    taken = dict(seats)
    cards: list[Content] = [hero_card(name, taken.get(name)) for name in HEROES]
    return SharedPanel(id="heroes", title=say("panel.heroes"), role="supply", items=cards)


def hero_card(name: str, taken_by: int | None = None) -> CardItem:
    """What a hero is about, starts with and may learn; the seat that has taken it."""
    board = HEROES[name]
    return CardItem(
        id=hero_id(name),
        title=say(f"hero.{name}"),
        style="hero",
        art=f"sanctum/hero/{name}",
        kind=say(f"hero.{name}-role"),
        stats=[
            Stat(say("stat.stamina"), board.stamina, icon="stamina"),
            Stat(say("stat.focus"), board.focus, icon="focus"),
        ],
        lines=[
            say(f"hero.{name}-about"),
            *(ability_text(ability) for _, ability in board.printed),
            *map(skill_text, board.skills),
        ],
        marks=[Mark(say("mark.taken", seat=taken_by + 1), "check")] if taken_by is not None else [],
        dimmed=taken_by is not None,
    )


def order_panel(view: Sanctum) -> Panel:
    """The heroes in the order of their turns, with their faces."""
    turns = [
        Turn(
            title=hero_name(view, seat),
            art=f"sanctum/hero/{hero.name}",
            seat=seat,
            state="done" if hero.status != ALIVE else "now" if view.phase == TURN and seat == view.turn else "waiting",
        )
        for seat, hero in enumerate(view.seats)
        if hero.name
    ]
    return Panel(id="order", title=say("panel.order"), items=[OrderItem(id="turns", turns=turns)])


def path_panel(view: Sanctum) -> Panel:
    board = BoardItem(
        id="path", grid="square", cells=[*_road(view.players, view.front), *_city(view)], figures=_figures(view)
    )
    decks = [Stat(say("stat.deck", level=n + 1), len(deck)) for n, deck in enumerate(view.decks)]
    return Panel(id="way", title=say("panel.path"), role="board", items=[board, StatsItem(id="decks", stats=decks)])


@shared
def _road(players: int, front: int) -> tuple[Cell, ...]:
    """The spaces of the act boards before act V, with what lies ahead on them."""
    acts = enumerate(ORDER[players][:players])
    return tuple(cell for y, act in acts for cell in act_cells(players, act, y, front))


def act_cells(players: int, act: str, y: int, front: int) -> list[Cell]:
    """The spaces of one act board, drawn in the row `y`; `front` is the first one that nobody has entered."""
    return [
        Cell(
            id=f"space-{place}",
            x=x,
            y=y,
            terrain="road",
            label=say("space", act=act, space=x + 1),
            marks=_space_marks(players, act, x) if place >= front else [],
            dimmed=place < front - 1,
        )
        for x, place in enumerate(range(y * SPACES, (y + 1) * SPACES))
    ]


def _space_marks(players: int, act: str, x: int) -> list[Mark]:
    levels = "+".join(map(str, ACTS[act][x]))
    marks = [Mark(say("mark.group", levels=levels), icon="demon", value=levels)]
    if x == SPACES - 1:
        marks.append(Mark(say("mark.chest"), icon="chest"))
    if ANGEL_ACT[players] == act and ANGEL[act] == x:
        marks.append(Mark(say("mark.angel"), icon="angel"))
    return marks


def _city(view: Sanctum) -> list[Cell]:
    """The walls, the cathedral and the cards below it that are laid."""
    names = ["walls", "cathedral"]
    names += [f"card{number}" for number in (3, 4) if view.laid + view.turned_v >= number]
    return [
        Cell(id=name, x=x, y=view.players, terrain="hall" if x else "wall", label=say(f"space.{name}"))
        for x, name in enumerate(names)
    ]


def _figures(view: Sanctum) -> list[Figure]:
    figures = []
    for seat, hero in enumerate(view.seats):
        if hero.status != ALIVE or hero.place < 0:
            continue
        cell = f"space-{hero.place}" if hero.place < walls_place(view) else "walls"
        if hero.stand >= 0:
            cell = ("cathedral", "card3", "card4")[hero.stand]
        figures.append(
            Figure(
                id=f"figure-{seat}",
                cell=cell,
                title=hero_name(view, seat),
                sign=SIGNS[hero.name],
                art=f"sanctum/hero/{hero.name}",
                seat=seat,
            )
        )
    return figures


@shared
def demon_card(card: str, hits: int, name: str) -> CardItem:
    """The demon side: nothing of the item but its kind and colours (SA-HID-1)."""
    demon = DEMONS[card]
    still = open_symbols(Foe(card, hits), demon.dice)
    stats = [
        Stat(say("stat.level"), demon.level, icon="level"),
        Stat(say("stat.symbols"), " ".join(map(str, demon.dice)), icon="die"),
    ]
    if hits:
        stats.append(Stat(say("stat.open"), " ".join(map(str, still)) or "–", icon="die"))
    stats.append(Stat(say("stat.damage"), demon.damage, icon="blood"))
    return CardItem(
        id=name,
        title=demon_name(card),
        style=f"demon {COLOURS[demon.colour]}",
        icon="demon",
        art=f"sanctum/demon/{COLOURS[demon.colour]}{demon.level}",
        stats=stats,
        back=_hidden_side(demon, f"{name}-back"),
        dimmed=not still,
    )


def _hidden_side(demon: Demon, name: str) -> CardItem:
    """What the demon side tells of the item on the other one (SA-CRD-4)."""
    colours = [name for name, count in zip(COLOURS, demon.item.cost, strict=False) if count]
    return CardItem(
        id=name,
        title=hidden_item(demon),
        style=" ".join(["item", *colours]),
        art=f"sanctum/slot/{demon.item.slot}",
    )


def groups_panel(view: Sanctum) -> Panel:
    return _groups_panel(tuple(map(tuple, view.groups)))


@shared
def _groups_panel(groups: tuple[tuple[str, ...], ...]) -> Panel:
    items: list[Content] = [
        CardItem(
            id=group_id(n),
            title=say("group", number=n + 1),
            style="group",
            cards=[demon_card(card, 0, group_card_id(n, card)) for card in group],
        )
        for n, group in enumerate(groups)
    ]
    return SharedPanel(id="groups", title=say("panel.groups"), role="supply", items=items)


@shared
def item_card(card: str, name: str) -> CardItem:
    item = DEMONS[card].item
    return CardItem(
        id=name,
        title=item_name(card),
        style="item",
        icon=ICONS[item.slot],
        art=f"sanctum/item/{card}",
        kind=say(f"slot.{item.slot}"),
        stats=[Stat(say("stat.level"), item.level, icon="level")],
        lines=item_lines(item),
    )


def lord_panel(view: Sanctum) -> Panel:
    items: list[Content] = [
        PileView(id="lord-laid", title=say("stat.laid"), count=view.laid, style="lord"),
    ]
    for n, card in enumerate(view.turned):
        items.append(
            CardItem(
                id=f"turned-{n}",
                title=say("foe.lord"),
                style="lord",
                art="sanctum/demon/lord",
                lines=[effect_of_card(LAST_FOES[card])],
                dimmed=n < len(view.turned) - 1,
            )
        )
    return Panel(id="lord", title=say("panel.lord"), role="board", items=items)


def achievements_panel(view: Sanctum) -> Panel:
    return _achievements_panel(tuple(view.achievements), tuple(hero.name for hero in view.seats))


@shared
def _achievements_panel(holders: tuple[int, ...], heroes: tuple[str, ...]) -> Panel:
    rows = []
    for (kind, wanted, _), holder in zip(ACHIEVEMENTS, holders, strict=True):
        if holder == NO_TILE:
            value = "–"
        elif holder == OPEN:
            value = "?"
        else:
            value = SIGNS[heroes[holder]]
        rows.append(Row(say(f"achievement.{kind}{wanted}"), value, strong=holder >= 0))
    tiles = SumItem(id="tiles", title=None, rows=rows)
    return SharedPanel(id="achievements", title=say("panel.achievements"), items=[tiles], folded=False)


# --- heroes ---------------------------------------------------------------------------------------------------------


def hero_panels(view: Sanctum, seat: int, mine: bool) -> list[Panel]:
    hero = view.seats[seat]
    role = "mine" if mine else "player"

    def panel(name: str, title: Say, items: Sequence[Content], role: str = role, folded: bool = False) -> Panel:
        return Panel(id=f"{name}-{seat}", title=title, role=role, seat=seat, items=list(items), folded=folded)

    made = [
        panel("hero", say("panel.hero", hero=hero_name(view, seat), seat=player_name(seat)), hero_items(view, seat))
    ]
    foes = foe_cards(hero, seat)
    if foes:
        made.append(panel("zone", say("panel.row" if hero.row else "panel.zone"), foes, "hand" if mine else "player"))
    if hero.fight is not None and hero.fight.dice:
        made.append(fight_panel(view, seat, mine))
    made.append(panel("gear", say("panel.gear", hero=hero_name(view, seat)), gear_items(hero, seat)))
    if any(hero.table) or any(hero.white) or hero.unlocked:
        made.append(_skills_panel(hero.name, seat, hero.unlocked, tuple(hero.table), tuple(hero.white), mine))
    if hero.pack:
        pack = [item_card(card, pack_id(seat, card)) for card in hero.pack]
        made.append(panel("pack", say("panel.pack"), pack, folded=not mine))
    return made


def hero_items(view: Sanctum, seat: int) -> list[Content]:
    hero = view.seats[seat]
    marks = [Mark(say("stat.marked"), icon="cross", value=hero.marked)] if hero.marked else []
    stamina, focus = tokens_in_spaces(hero)
    stats = [
        Stat(say("stat.stamina"), hero.stamina, hero.stamina + stamina, "stamina"),
        Stat(say("stat.focus"), hero.focus, hero.focus + focus, "focus"),
        Stat(say("stat.dice"), hero.dice, icon="die"),
        Stat(say("stat.rage"), hero.rage, hero.rage_tiles, "rage"),
        Stat(say("stat.red"), hero.red, icon="potion-red"),
        Stat(say("stat.blue"), hero.blue, icon="potion-blue"),
        Stat(say("stat.slots"), hero.slots, icon="slot"),
    ]
    stats += [Stat(say(f"stat.gems-{name}"), hero.gems[at], icon=f"gem-{name}") for at, name in enumerate(COLOURS)]
    stats.append(Stat(say("stat.tiles"), hero.tiles, icon="tile"))
    if hero.row or hero.destroyed:
        stats.append(Stat(say("stat.destroyed"), hero.destroyed))
    if hero.fewer:
        stats.append(Stat(say("stat.fewer"), hero.fewer))
    if hero.extra:
        stats.append(Stat(say("stat.extra"), hero.extra))
    most = max(START_HEALTH, hero.health)
    items: list[Content] = [
        TrackItem(id=health_id(seat), title=say("stat.health"), value=hero.health, max=most, icon="heart", marks=marks),
        StatsItem(id=f"stats-{seat}", stats=stats),
        TextItem(  # SA-TOK-2
            id=f"tokens-{seat}",
            lines=[say("stat.all-tokens", stamina=hero.stamina + stamina, focus=hero.focus + focus)],
        ),
    ]
    if hero.status != ALIVE:
        items.append(TextItem(id=f"fate-{seat}", lines=[say(f"hero.{hero.status}")]))
    for n, name in enumerate(hero.blessings):
        title = say("blessing.hidden") if name == SECRET else blessing_text(name)
        art = "sanctum/blessing/hidden" if name == SECRET else f"sanctum/blessing/{name}"
        hidden = name == SECRET
        items.append(CardItem(id=blessing_id(seat, n), title=title, style="blessing", art=art, face_down=hidden))
    for n, name in enumerate(hero.used):
        title = blessing_text(name)
        art = f"sanctum/blessing/{name}"
        items.append(CardItem(id=used_blessing_id(seat, n), title=title, style="blessing", art=art, dimmed=True))
    return items


def foe_cards(hero: Hero, seat: int) -> list[CardItem]:
    if not hero.row:
        return [demon_card(foe.card, foe.hits, foe_id(seat, foe.card)) for foe in hero.zone]
    cards = []
    for n, foe in enumerate(hero.row):
        name = foe_id(seat, foe.card) if foe.card else hidden_foe_id(seat, len(hero.row) - 1 - n)
        if not foe.card:
            cards.append(CardItem(id=name, title=say("fury.hidden"), style="fury", face_down=True))
            continue
        cards.append(last_foe_card(foe.card, foe.hits, name, n > 0))
    return cards


def last_foe_card(card: str, hits: int, name: str, dimmed: bool = False) -> CardItem:
    """The front of a Demon Lord card, or a fury card that is revealed."""
    foe = LAST_FOES[card]
    kind = "fury" if foe.is_fury else "lord"
    stats = [Stat(say("stat.symbols"), " ".join(map(str, foe.dice)), icon="die")]
    if hits:
        stats.append(Stat(say("stat.open"), " ".join(map(str, open_symbols(Foe(card, hits), foe.dice))), icon="die"))
    stats.append(Stat(say("stat.damage"), foe.damage, icon="blood"))
    return CardItem(
        id=name,
        title=foe_name(card),
        style=kind,
        art=f"sanctum/demon/{kind}",
        stats=stats,
        lines=[effect_of_card(foe)] if foe.is_fury else [],
        dimmed=dimmed,
    )


def gear_items(hero: Hero, seat: int) -> list[Content]:
    """The five slots, then the unlocked skills that can be used."""
    items: list[Content] = [
        _slot_card(hero.name, seat, at, worn, _held(hero, SLOTS[at], worn)) for at, worn in enumerate(hero.worn)
    ]
    for at, skill in enumerate(HEROES[hero.name].skills):
        if hero.unlocked >> at & 1 and skill.kind != TILE:
            line = skill_text(skill)
            if skill.kind == GEMSTONE and skill.ability:
                line = ability_text(skill.ability, hero.spent.get("gem", ""))
            used = hero.fight is not None and skill.id in hero.fight.used
            items.append(
                CardItem(
                    id=skill_id(seat, skill.id),
                    title=say(f"skill.{skill.id}"),
                    style="skill",
                    art=f"sanctum/skill/{skill.id}",
                    lines=[line],
                    dimmed=used,
                )
            )
    return items


def _held(hero: Hero, slot: str, worn: str) -> tuple[str, ...]:
    """What lies in the spaces of a slot's abilities, one by one."""
    names = range(len(DEMONS[worn].item.abilities)) if worn else ("p",)
    return tuple(hero.spent.get(f"{slot}-{name}", "") for name in names)


@shared
def _slot_card(hero: str, seat: int, at: int, worn: str, held: tuple[str, ...]) -> CardItem:
    """A slot with the item in it, or with the ability printed on it."""
    slot = SLOTS[at]
    printed = dict(HEROES[hero].printed)
    if worn:
        item = DEMONS[worn].item
        lines = [ability_text(ability, spent) for ability, spent in zip(item.abilities, held, strict=True)]
        lines += item_lines(item)[len(item.abilities) :]
        title, style, kind = item_name(worn), "item", say(f"slot.{slot}")
    else:
        lines = [ability_text(printed[slot], held[0])] if slot in printed else []
        title, style = say(f"slot.{slot}"), "slot"
        kind = say("slot.printed" if slot in printed else "slot.empty")
    return CardItem(
        id=slot_id(seat, slot),
        title=title,
        style=style,
        icon=ICONS[slot.rstrip("12")],
        art=f"sanctum/item/{worn}" if worn else f"sanctum/slot/{slot.rstrip('12')}",
        kind=kind,
        lines=lines,
        dimmed=not worn and slot not in printed,
    )


def skill_items(hero: Hero, seat: int) -> list[CardItem]:
    return skill_cards(hero.name, seat, hero.unlocked, tuple(hero.table), tuple(hero.white))


@shared
def _skills_panel(
    hero: str, seat: int, unlocked: int, table: tuple[int, ...], white: tuple[int, ...], mine: bool
) -> Panel:
    return SharedPanel(
        id=f"skills-{seat}",
        title=say("panel.skills"),
        role="mine" if mine else "player",
        seat=seat,
        items=list[Content](skill_cards(hero, seat, unlocked, table, white)),
        folded=not mine,
    )


def skill_cards(hero: str, seat: int, unlocked: int, table: tuple[int, ...], white: tuple[int, ...]) -> list[CardItem]:
    """The nine skills of a hero with the gems that lie on them."""
    items = []
    for at, skill in enumerate(HEROES[hero].skills):
        open_ = bool(unlocked >> at & 1)
        lines = [skill_text(skill)]
        if open_:
            lines.append(say("skill.open"))
        gems = [(COLOURS[at // 3], table[at]), ("white", white[at])]
        items.append(
            CardItem(
                id=cell_id(seat, CELLS[at]),
                title=say(f"skill.{skill.id}"),
                style=f"skill {COLOURS[at // 3]}",
                art=f"sanctum/skill/{skill.id}",
                kind=say(f"cell.{CELLS[at]}"),
                stats=[Stat(say(f"colour.{name}"), count, icon=f"gem-{name}") for name, count in gems if count],
                lines=lines,
                dimmed=open_,
            )
        )
    return items


# --- the fight ------------------------------------------------------------------------------------------------------


def fight_panel(view: Sanctum, seat: int, mine: bool) -> Panel:
    hero = view.seats[seat]
    fight = hero.fight
    assert fight is not None
    dice = []
    for n, (value, on) in enumerate(zip(fight.dice, fight.on, strict=False)):
        key = "die.free" if on == FREE else "die.aside" if on == ASIDE else "die.placed"
        colour = "silver" if fight.silver and n == len(fight.dice) - 1 else "gold"
        dice.append(
            Die(id=die_id(seat, n), face=str(value), label=say(key, number=n + 1), colour=colour, dimmed=on != FREE)
        )
    title = say("dice.rolled") if mine else say("dice.others", hero=hero_name(view, seat))
    items: list[Content] = [DiceItem(id=f"dice-{seat}", title=title, dice=dice)]
    if len(fight.on) == len(fight.dice):
        items += reach_sums(view, seat)
    return Panel(id=f"fight-{seat}", title=say("panel.fight"), role="board", seat=seat, items=items)


def reach_sums(view: Sanctum, seat: int) -> list[SumItem]:
    """How many foes can fall and what damage would remain; then which symbols the tokens at hand can reach."""
    hero = view.seats[seat]
    fight = hero.fight
    assert fight is not None
    last = view.phase == LAST_FIGHT
    rows, hits = [], []
    problem, _, free = problem_of(hero, last)
    if free and not fight.blocking:
        values = reachable(problem.dice, problem.changers, hero.stamina, hero.focus)
        for foe in (foe for foe in (hero.row[:1] if last else hero.zone) if foe.card):
            still = open_symbols(foe, (LAST_FOES[foe.card] if last else DEMONS[foe.card]).dice)
            if still:
                found = " ".join(str(symbol) for symbol in still if symbol in values)
                hits.append(Row(foe_label(foe.card), found or "–"))
        if problem.targets:
            rows.append(Row(say("sum.defeat"), max_falls(problem).defeated))
    if last:
        damage = row_damage(hero) + hero.extra
    else:
        damage = sum(DEMONS[foe.card].damage for foe in hero.zone if foe.hits != DEMONS[foe.card].full)
    shields = max_shields(guards_of(hero, kit(hero), last), hero.stamina, hero.focus)
    rows.append(Row(say("sum.damage"), damage))
    if fight.blocked:
        rows.append(Row(say("sum.blocked"), fight.blocked))
    rows.append(Row(say("sum.shields"), shields))
    rows.append(Row(say("sum.wounds"), max(0, damage - fight.blocked - shields), strong=True))
    sums = [SumItem(id=f"reach-{seat}", title=say("sum.fight"), rows=rows)]
    if hits:
        sums.append(SumItem(id=f"hits-{seat}", title=say("sum.hits"), rows=hits))
    return sums


def outcome(chance: Chance, outcome: Outcome) -> Say | None:
    """What a die, a card or a tile at home came to, with all that tells it from its like."""
    kind, card = chance.kind, str(outcome)
    if kind == "first":
        return say("outcome.seat", seat=player_name(int(outcome)))
    if kind == "demon":  # some fronts are alike, so the card's number is told
        demon = DEMONS[card]
        symbols = " ".join(map(str, demon.dice))
        slot = say(f"slot.{demon.item.slot}")
        return say("outcome.demon", foe=demon_name(card), symbols=symbols, slot=slot, card=card)
    if kind in ("lord", "row", "fury"):
        foe = LAST_FOES[card]
        symbols = " ".join(map(str, foe.dice))
        return say("outcome.foe", foe=foe_name(card), symbols=symbols, effect=effect_of_card(foe))
    if kind == "item":
        return item_name(card)
    if kind == "blessing":
        return blessing_text(card)
    if kind == "die":
        return say("outcome", name=card)
    return say(f"{OUTCOMES.get(kind, f'chance.{kind}')}.{card}")


OUTCOMES = {"hero": "hero", "bonus": "cell"}
"""Which messages name the outcomes of a chance, where they have others than its own."""


def chance_prompt(state: Sanctum, chance: Chance) -> Say | None:
    """What the message of the chance says is enough."""
    return None
