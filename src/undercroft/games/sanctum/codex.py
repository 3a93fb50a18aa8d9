"""Everything in the box to look up: heroes and skills, demons and their items, the last fight, boards and pieces."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Literal

from undercroft.core.codex import Entry, NumberRow, NumberTable
from undercroft.core.say import Say, say
from undercroft.core.scene import BoardItem, CardItem
from undercroft.games.sanctum.cards.acts import (
    ACHIEVEMENTS,
    ACTS,
    ANGEL_ACT,
    BLESSING_EFFECTS,
    BLESSINGS,
    BONUS_TABLE,
    BONUSES,
    FIRST_GROUPS,
    GEAR,
    GEMS,
    LEVEL,
    ORDER,
    ROARS,
    SKILLS,
    SPACES,
)
from undercroft.games.sanctum.cards.demons import COLOURS, DEMONS, FITS
from undercroft.games.sanctum.cards.heroes import (
    DIE,
    GEMSTONE,
    HEROES,
    POTION_SLOTS,
    START_DICE,
    START_HEALTH,
    TILE,
    HeroBoard,
)
from undercroft.games.sanctum.cards.lord import FURY, LORD, ROW_FURY, ROW_LORD
from undercroft.games.sanctum.cards.verbs import Tokens
from undercroft.games.sanctum.faces import blessing_face, lord_face
from undercroft.games.sanctum.names import demon_name
from undercroft.games.sanctum.screen import act_cells, demon_card, hero_card, item_card, last_foe_card, skill_cards

NAMED_ITEMS = frozenset({"R1-05", "R1-06", "R2-11"})
"""The Feathered Hat, the Seer's Hood and the Acrobat's Slippers stand in the rulebook's examples (SA-CF-3)."""
NAMED_SKILLS = frozenset({"power_surge", "double_strike"})
"""And so do these two (SA-CF-4)."""
NAMED_BONUS = ("blue", 3)
"""The skill that the rulebook's bonus card names (SA-CF-7)."""
ROW_NUMBERS = ("I", "II", "III")

ACHIEVEMENT_CLAUSES = {SKILLS: "SA-ACH-2", GEMS: "SA-ACH-3", GEAR: "SA-ACH-4", LEVEL: "SA-ACH-5"}
SKILL_CLAUSES = {TILE: "SA-UNL-2", GEMSTONE: "SA-UNL-4", DIE: "SA-UNL-8"}
PIECES: dict[str, tuple[str, tuple[str, ...]]] = {
    "stamina": ("core/stat/stamina", ("SA-PLB-3", "SA-TOK-1")),
    "focus": ("core/stat/focus", ("SA-PLB-3", "SA-TOK-1")),
    "rage": ("core/stat/rage", ("SA-RAG-1", "SA-RAG-3", "SA-RAG-O1")),
    "potion-red": ("sanctum/piece/potion-red", ("SA-POT-1", "SA-POT-O1")),
    "potion-blue": ("sanctum/piece/potion-blue", ("SA-POT-1", "SA-POT-O1")),
    "gem-white": ("sanctum/piece/gem-white", ("SA-PLB-7", "SA-EQP-3", "SA-UNL-9")),
    "silver-die": ("sanctum/piece/silver-die", ("SA-PLB-8", "SA-UNL-8")),
    "angel": ("sanctum/piece/angel", ("SA-DVS-1", "SA-DVS-2", "SA-DIV-3")),
}
"""Pieces with rules of their own: picture and clauses."""

Origin = Literal["printed", "ours", "mixed"]


def entries() -> Iterator[Entry]:
    for board in HEROES.values():
        yield hero_entry(board)
    for board in HEROES.values():
        yield from skill_entries(board)
    for card in DEMONS:
        yield demon_entry(card)
    for card in sorted(DEMONS, key=lambda card: list(FITS).index(DEMONS[card].item.slot)):
        yield item_entry(card)
    for card in LORD:
        yield last_foe_entry("lord", card)
    for card in FURY:
        yield last_foe_entry("fury", card)
    for act in ORDER[4]:
        yield act_entry(act)
    for kind, wanted, row in ACHIEVEMENTS:
        yield achievement_entry(kind, wanted, row)
    for name in BLESSING_EFFECTS:
        yield blessing_entry(name)
    for colour, level in BONUSES:
        yield bonus_entry(colour, level)
    for name in PIECES:
        yield piece_entry(name)


def mixed_if(is_named: bool) -> Origin:
    """What the rulebook gives a glimpse of is completed here, everything else is authored."""
    return "mixed" if is_named else "ours"


def skills_of(board: HeroBoard) -> list[CardItem]:
    """The nine skills with the gems of set-up on them (SA-SKT-3)."""
    gems, white = [skill.gems for skill in board.skills], [skill.white for skill in board.skills]
    cards = []
    for card, skill in zip(skill_cards(board.id, 0, 0, tuple(gems), tuple(white)), board.skills, strict=True):
        card.id = skill.id
        cards.append(card)
    return cards


def hero_entry(board: HeroBoard) -> Entry:
    start = [
        NumberRow(say("stat.health"), [START_HEALTH], "heart"),
        NumberRow(say("stat.dice"), [START_DICE], "die"),
        NumberRow(say("stat.slots"), [POTION_SLOTS], "slot"),
    ]
    columns = [
        NumberRow(
            say(f"colour.{colour}"),
            [say(f"skill.{skill.id}") for skill in board.skills[3 * at : 3 * at + 3]],
            f"gem-{colour}",
        )
        for at, colour in enumerate(COLOURS[:3])
    ]
    face = hero_card(board.id)
    face.lines = face.lines[: 1 + len(board.printed)]  # the skills stand below, each with its own face
    return Entry(
        id=board.id,
        kind="hero",
        card=face,
        tables=[NumberTable(start), NumberTable(columns, say("panel.skills"), list(ROW_NUMBERS))],
        cards=skills_of(board),
        clauses=["SA-PLB-1", "SA-PLB-F1", "SA-PLB-5", "SA-PLB-9", "SA-PLB-11", "SA-SKT-2"],
        origin="mixed",
    )


def skill_entries(board: HeroBoard) -> Iterator[Entry]:
    for card, skill in zip(skills_of(board), board.skills, strict=True):
        yield Entry(
            id=f"skill-{skill.id}",
            kind="skill",
            card=card,
            group=say(f"hero.{board.id}"),
            clauses=["SA-UNL-1", SKILL_CLAUSES.get(skill.kind, "SA-UNL-7")],
            origin=mixed_if(skill.id in NAMED_SKILLS),
        )


def demon_entry(card: str) -> Entry:
    demon = DEMONS[card]
    face = copy(demon_card(card, 0, card))
    face.back = item_card(card, f"item-{card}")
    return Entry(
        id=f"demon-{card}",
        kind="demon",
        card=face,
        group=demon_name(card),
        met=where_laid(demon.level),
        clauses=["SA-CRD-1", "SA-CRD-2", "SA-CRD-3", "SA-CRD-5"],
        origin="ours",
    )


def where_laid(level: int) -> list[Say]:
    """The deck of a level, and the acts that lay demons of it."""
    acts = [act for act, groups in ACTS.items() if any(level in group for group in groups)]
    return [say("stat.deck", level=level), *(say("codex.act-title", act=act) for act in acts)]


def item_entry(card: str) -> Entry:
    item = DEMONS[card].item
    face = copy(item_card(card, card))
    face.back = demon_card(card, 0, f"demon-{card}")
    return Entry(
        id=f"item-{card}",
        kind="item",
        card=face,
        group=say(f"slot.{item.slot}"),
        met=[say("codex.behind", demon=demon_name(card)), say("panel.chest")],
        clauses=["SA-CRD-5", "SA-EQP-2", "SA-CHE-3", *(["SA-EQP-7"] if item.stamina or item.focus else [])],
        origin=mixed_if(card in NAMED_ITEMS),
    )


def last_foe_entry(kind: str, card: str) -> Entry:
    face = last_foe_card(card, 0, card)
    if kind == "lord":
        face.back = lord_face(card)
    return Entry(
        id=card,
        kind=kind,
        card=face,
        met=[say("codex.act-title", act="VI")],
        clauses=["SA-DLC-1", "SA-DLC-2", "SA-DLC-3"] if kind == "lord" else ["SA-FUR-1", "SA-FUR-8"],
        origin="ours",
    )


def act_entry(act: str) -> Entry:
    if act == "VI":
        return last_act_entry()
    groups = ["+".join(map(str, group)) for group in ACTS[act]]
    levels = NumberRow(say("codex.levels"), list[int | str | Say](groups), "demon")
    spaces = list[int | str | Say](range(1, len(groups) + 1))
    is_road = len(groups) == SPACES
    used = [players for players, acts in ORDER.items() if act in acts]
    angel = [players for players in used if ANGEL_ACT[players] == act]  # SA-DVS-3 to SA-DVS-5
    text = [say("codex.first-groups" if is_road else "codex.walls-groups", groups=FIRST_GROUPS)]
    if angel:
        text.append(say("codex.angel", games=[say("codex.players", players=players) for players in sorted(angel)]))
    terrain = "road" if is_road else "wall"
    cells = act_cells((angel or used)[0], act, 0, 0) if is_road else []
    return Entry(
        id=f"act-{act}",
        kind="act",
        card=CardItem(
            id=act, title=say("codex.act-title", act=act), style="group", art=f"sanctum/terrain/{terrain}", lines=text
        ),
        tables=[NumberTable([levels], say("codex.space"), spaces)],
        board=BoardItem(id=f"board-{act}", grid="square", cells=cells) if is_road else None,
        met=[say("codex.players", players=players) for players in sorted(used)],
        clauses=["SA-ACT-1", "SA-ACT-2", "SA-ACT-3", *(["SA-MOV-5", "SA-CHE-1"] if is_road else ["SA-WAL-1"])],
        origin="mixed",
    )


def last_act_entry() -> Entry:
    """The last fight: the row of each hero, and how many cards each roar turns over (SA-ROR-2)."""
    most = max(ROARS.values())
    rows = [
        NumberRow(say(f"setting.difficulty.{name}"), [max(0, cards - past) for past in range(most)])
        for name, cards in ROARS.items()
    ]
    heads = list[int | str | Say](range(1, most + 1))
    return Entry(
        id="act-VI",
        kind="act",
        card=CardItem(
            id="VI",
            title=say("codex.act-title", act="VI"),
            style="group",
            art="sanctum/terrain/hall",
            lines=[say("codex.row", lord=ROW_LORD, fury=ROW_FURY)],
        ),
        tables=[NumberTable(rows, say("codex.roars"), heads)],
        met=[say("codex.players", players=players) for players in sorted(ORDER)],
        clauses=["SA-AC6-1", "SA-DIF-2", "SA-ROR-2"],
    )


def achievement_entry(kind: str, wanted: int, row: int) -> Entry:
    name = f"{kind}{wanted}"
    return Entry(
        id=f"achievement-{name}",
        kind="achievement",
        card=CardItem(
            id=name,
            title=say(f"achievement.{name}"),
            style="blessing",
            icon="tile",
            art="sanctum/blessing/hidden",
            lines=[say(f"codex.achievement-{kind}", count=wanted)],
        ),
        group=say("codex.achievement-row", row=row),
        clauses=["SA-ACS-4", ACHIEVEMENT_CLAUSES[kind], "SA-ACH-7", "SA-ACH-8"],
    )


def blessing_entry(name: str) -> Entry:
    face = copy(blessing_face(name))
    face.id, face.count = name, BLESSINGS.count(name)
    is_token = isinstance(BLESSING_EFFECTS[name], Tokens)
    return Entry(
        id=f"blessing-{name}",
        kind="blessing",
        card=face,
        met=[say("codex.tile-back")],
        clauses=["SA-ACH-8", "SA-BLS-1", "SA-BLS-2" if is_token else "SA-BLS-3"],
        origin="ours",
    )


def bonus_entry(colour: str, level: int) -> Entry:
    potions, cards = zip(*BONUS_TABLE, strict=True)
    shares = [NumberRow(say("codex.potions"), list(potions)), NumberRow(say("codex.bonus"), list(cards))]
    return Entry(
        id=f"bonus-{colour}{level}",
        kind="bonus",
        card=CardItem(
            id=f"{colour}{level}",
            title=say("codex.bonus-title", cell=say(f"cell.{colour}{level}")),
            style=f"skill {colour}",
            art="sanctum/piece/bonus",
            lines=[say("codex.bonus-about")],
        ),
        tables=[NumberTable(shares, say("codex.turn-order"), [1, 2, 3, 4])],
        clauses=["SA-BON-2", "SA-BON-4", "SA-BON-O1"],
        origin=mixed_if((colour, level) == NAMED_BONUS),
    )


def piece_entry(name: str) -> Entry:
    art, clauses = PIECES[name]
    return Entry(
        id=f"piece-{name}",
        kind="piece",
        card=CardItem(
            id=name, title=say(f"codex.piece-{name}"), style="slot", art=art, lines=[say(f"codex.piece-{name}-about")]
        ),
        clauses=list(clauses),
    )
