"""The numbers printed on all cards, written down apart from the declarations, from public card lists (TH-GEN-F1)."""

from __future__ import annotations

from undercroft.games.thunderstone.cards import BOX, CARDS

FIELDS = (
    "count", "level", "strength", "weight", "price", "gold", "light", "attack", "magic", "points", "to_level", "health",
    "experience",
)  # fmt: skip
"""The columns below; a dash stands for a number that is not printed. Of monsters attack and magic are the trophy. The
last column holds classes, race and traits."""

PRINTED = """
amazon_archer      6  1  4  0  6  -  0  1  0  0  2  0  0   fighter+archer+human
amazon_huntress    4  2  5  0  9  -  0  2  0  0  3  0  0   fighter+archer+human
amazon_queen       2  3  6  0 11  -  0  2  0  2  -  0  0   fighter+archer+human
chalice_quester    6  1  5  0  7  -  0  2  0  0  2  0  0   fighter+cleric+human
chalice_defender   4  2  6  0 10  -  0  3  0  0  3  0  0   fighter+cleric+human
chalice_paladin    2  3  7  0 12  -  0  4  0  2  -  0  0   fighter+cleric+human
dwarf_guardian     6  1  5  0  6  -  0  1  0  0  2  0  0   fighter+dwarf
dwarf_janissary    4  2  6  0  9  -  0  2  0  0  3  0  0   fighter+dwarf
dwarf_sentinel     2  3  8  0 12  -  0  3  0  2  -  0  0   fighter+dwarf
elf_wizard         6  1  3  0  5  -  1  0  2  0  2  0  0   wizard+elf
elf_sorcerer       4  2  3  0  8  -  2  0  3  0  2  0  0   wizard+elf
elf_archmage       2  3  4  0 10  -  2  0  4  2  -  0  0   wizard+elf
feayn_archer       6  1  4  0  7  -  1  2  0  0  2  0  0   fighter+archer+elf
feayn_marksman     4  2  5  0 10  -  1  3  0  0  3  0  0   fighter+archer+elf
feayn_sniper       2  3  6  0 12  -  2  4  0  2  -  0  0   fighter+archer+elf
lorigg_thief       6  1  4  0  5  2  1  1  0  0  2  0  0   thief+human
lorigg_rogue       4  2  4  0  8  3  1  2  0  0  3  0  0   thief+human
lorigg_outlaw      2  3  5  0 10  4  2  2  0  1  -  0  0   thief+human
outlands_warrior   6  1  7  0  8  -  0  3  0  0  2  0  0   fighter+human
outlands_slayer    4  2  8  0 11  -  0  5  0  0  3  0  0   fighter+human
outlands_khan      2  3  8  0 13  -  0  7  0  3  -  0  0   fighter+human
redblade_killer    6  1  5  0  5  1  0  2  0  0  2  0  0   fighter+thief+human
redblade_poisoner  4  2  5  0  8  2  0  3  0  0  3  0  0   fighter+thief+human
redblade_assassin  2  3  6  0  9  2  0  4  0  2  -  0  0   fighter+thief+human
regian_cleric      6  1  4  0  5  -  0  0  1  0  2  0  0   cleric+human
regian_priest      4  2  4  0  8  -  0  0  2  0  3  0  0   cleric+human
regian_bishop      2  3  5  0 11  -  0  0  3  2  -  0  0   cleric+human
selurin_magician   6  1  2  0  8  -  0  0  2  0  2  0  0   wizard+human
selurin_warlock    4  2  2  0 10  -  0  0  2  0  3  0  0   wizard+human
selurin_theurge    2  3  3  0 13  -  0  0  2  1  -  0  0   wizard+human
thyrian_squire     6  1  6  0  7  -  0  2  0  0  2  0  0   fighter+human
thyrian_knight     4  2  8  0  9  -  0  4  0  0  3  0  0   fighter+human
thyrian_lord       2  3  9  0 11  -  0  4  0  2  -  0  0   fighter+human
archduke_of_pain   1  0  0  0  -  3  0  0  0  8  - 10  3   abyssal
grudgebeast        2  0  0  0  -  1  0  0  0  2  -  4  1   abyssal
succubus           2  0  0  0  -  2  0  0  0  4  -  6  2   abyssal
tormentor          2  0  0  0  -  2  0  0  0  6  -  8  3   abyssal
the_unchained      3  0  0  0  -  1  0  0  1  3  -  5  1   abyssal
darkness           2  0  0  0  -  1  0  0  0  4  -  6  2   doomknight+humanoid
judgement          2  0  0  0  -  1  0  0  0  3  -  5  1   doomknight+humanoid
knightmare         2  0  0  0  -  1  0  0  0  6  -  8  3   doomknight+humanoid
lord_mortis        2  0  0  0  -  1  0  0  0  2  -  4  1   doomknight+humanoid
the_prince         2  0  0  0  -  1  0  0  0  5  -  7  2   doomknight+humanoid
ebon_fume          1  0  0  0  -  1  0  3  0  8  - 11  3   dragon+black
mythlurian         2  0  0  0  -  3  0  0  0  4  -  8  2   dragon+green
skaladak           3  0  0  0  -  3  0  0  0  3  -  7  2   dragon+white
tyxr_the_old       2  0  0  0  -  2  0  0  2  6  - 10  3   dragon+red
uyril_unending     2  0  0  0  -  2  0  0  1  5  -  9  2   dragon+blue
blink_dog          2  0  0  0  -  1  0  0  0  2  -  3  1   enchanted
griffon            2  0  0  0  -  1  0  0  1  4  -  7  2   enchanted
nixie              2  0  0  0  -  4  0  0  0  1  -  5  1   enchanted
pegasus            3  0  0  0  -  2  0  1  0  2  -  6  1   enchanted
sphinx             1  0  0  0  -  2  0  0  2  7  -  8  3   enchanted
bloodskull_orc     2  0  0  0  -  3  0  0  0  0  -  5  1   humanoid
deadbone_troll     2  0  0  0  -  2  0  0  0  5  -  7  2   humanoid
firebrand_cyclops  2  0  0  0  -  1  0  0  0  4  -  6  2   humanoid
grayskin_lizard    2  0  0  0  -  2  0  0  0  3  -  6  1   humanoid
griknack_goblin    2  0  0  0  -  1  0  0  0  1  -  4  1   humanoid
black_slime        2  0  0  0  -  1  0  0  0  2  -  5  1   ooze
gray_ooze          2  0  0  0  -  1  0  0  0  3  -  6  2   ooze
green_blob         2  0  0  0  -  1  0  0  0  2  -  5  1   ooze
noxious_slag       2  0  0  0  -  1  0  0  0  6  -  7  3   ooze
red_jelly          2  0  0  0  -  2  1  0  0  2  -  6  2   ooze
famine             2  0  0  0  -  1  0  0  0  2  -  4  1   undead+doom
harbinger          2  0  0  0  -  2  0  0  0  1  -  3  1   undead+doom
kingdom            3  0  0  0  -  2  0  0  0  3  -  5  1   undead+doom
lord_of_death      1  0  0  0  -  2  0  0  0  7  -  9  3   undead+doom
suffering          2  0  0  0  -  2  0  0  0  4  -  6  2   undead+doom
ghost              2  0  0  0  -  1  0  0  0  4  -  6  1   undead+spirit
haunt              2  0  0  0  -  1  0  0  0  2  -  4  1   undead+spirit
revenant           2  0  0  0  -  2  0  0  0  5  -  7  2   undead+spirit
spectre            2  0  0  0  -  1  0  0  0  3  -  5  1   undead+spirit
wraith             2  0  0  0  -  2  0  0  0  4  -  6  2   undead+spirit
arcane_energies    8  0  0  0  2  -  0  0  0  0  -  0  0
banish             8  0  0  0  4  -  0  0  0  0  -  0  0
barkeep            8  0  0  0  2  1  0  0  0  0  -  0  0
battle_fury        8  0  0  0  3  -  0  0  0  0  -  0  0
feast              8  0  0  0  5  3  0  0  0  0  -  0  0   food
fireball           8  0  0  0  9  -  1  0  3  0  -  0  0
flaming_sword      8  0  0  5  5  2  1  0  3  0  -  0  0   edged
goodberries        8  0  0  0  4  2  0  0  0  1  -  0  0   food+magic
hatchet            8  0  0  3  4  1  0  3  0  0  -  0  0   edged
lantern            8  0  0  0  4  2  2  0  0  0  -  0  0   light
lightstone_gem     8  0  0  0  6  3  3  0  0  0  -  0  0   light+magic
magical_aura       8  0  0  0  4  2  0  0  0  0  -  0  0
pawnbroker         8  0  0  0  3  -  0  0  0  0  -  0  0
polearm            8  0  0  2  7  3  0  2  0  0  -  0  0   edged
short_sword        8  0  0  4  6  3  0  4  0  0  -  0  0   edged
spear              8  0  0  4  4  2  0  2  0  0  -  0  0   edged
town_guard         8  0  0  0  3  -  0  0  0  0  -  0  0
trainer            8  0  0  0  4  -  0  0  0  0  -  0  0
warhammer          8  0  0  5  4  2  0  3  0  0  -  0  0   blunt
militia           30  0  2  0  0  0  0  1  0  0  3  0  0   militia
dagger            15  0  0  2  3  1  0  1  0  0  -  0  0   edged
torch             15  0  0  0  3  2  1  0  0  0  -  0  0   light
iron_rations      15  0  0  0  2  2  0  0  0  0  -  0  0   food
disease           15  0  0  0  -  -  0  0  0  0  -  0  0
stone_of_mystery   1  0  0  0  -  -  0  0  0  3  -  0  0
"""


def test_every_card_has_its_printed_numbers() -> None:  # TH-GEN-F1, TH-LVL-F1, TH-WPN-F1, TH-TRO-F1, TH-SPO-F1
    known: list[str] = []
    for line in PRINTED.strip().splitlines():
        name, *columns = line.split()
        card = CARDS[name]
        known.append(name)
        for field, printed in zip(FIELDS, columns, strict=False):
            assert getattr(card, field) == (None if printed == "-" else int(printed)), f"{name}: {field}"
        words = "+".join((*card.classes, *([card.race] if card.race else []), *card.traits))
        assert [words] * bool(words) == columns[len(FIELDS) :], name
    assert sorted(known) == sorted(card.id for card in BOX)
