### Thunderstone: the words of the game. Card names first, then what is said about them.

## Cards

card-amazon_archer = Amazon Archer
card-amazon_huntress = Amazon Huntress
card-amazon_queen = Amazon Queen
card-chalice_quester = Chalice Quester
card-chalice_defender = Chalice Defender
card-chalice_paladin = Chalice Paladin
card-dwarf_guardian = Dwarf Guardian
card-dwarf_janissary = Dwarf Janissary
card-dwarf_sentinel = Dwarf Sentinel
card-elf_wizard = Elf Wizard
card-elf_sorcerer = Elf Sorcerer
card-elf_archmage = Elf Archmage
card-feayn_archer = Feayn Archer
card-feayn_marksman = Feayn Marksman
card-feayn_sniper = Feayn Sniper
card-lorigg_thief = Lorigg Thief
card-lorigg_rogue = Lorigg Rogue
card-lorigg_outlaw = Lorigg Outlaw
card-outlands_warrior = Outlands Warrior
card-outlands_slayer = Outlands Slayer
card-outlands_khan = Outlands Khan
card-redblade_killer = Redblade Killer
card-redblade_poisoner = Redblade Poisoner
card-redblade_assassin = Redblade Assassin
card-regian_cleric = Regian Cleric
card-regian_priest = Regian Priest
card-regian_bishop = Regian Bishop
card-selurin_magician = Selurin Magician
card-selurin_warlock = Selurin Warlock
card-selurin_theurge = Selurin Theurge
card-thyrian_squire = Thyrian Squire
card-thyrian_knight = Thyrian Knight
card-thyrian_lord = Thyrian Lord
card-archduke_of_pain = Archduke of Pain
card-grudgebeast = Grudgebeast
card-succubus = Succubus
card-tormentor = Tormentor
card-the_unchained = The Unchained
card-darkness = Darkness
card-judgement = Judgement
card-knightmare = Knightmare
card-lord_mortis = Lord Mortis
card-the_prince = The Prince
card-ebon_fume = Ebon Fume
card-mythlurian = Mythlurian
card-skaladak = Skaladak
card-tyxr_the_old = Tyxr the Old
card-uyril_unending = Uyril Unending
card-blink_dog = Blink Dog
card-griffon = Griffon
card-nixie = Nixie
card-pegasus = Pegasus
card-sphinx = Sphinx
card-bloodskull_orc = Bloodskull Orc
card-deadbone_troll = Deadbone Troll
card-firebrand_cyclops = Firebrand Cyclops
card-grayskin_lizard = Grayskin Lizard
card-griknack_goblin = Griknack Goblin
card-black_slime = Black Slime
card-gray_ooze = Gray Ooze
card-green_blob = Green Blob
card-noxious_slag = Noxious Slag
card-red_jelly = Red Jelly
card-famine = Famine
card-harbinger = Harbinger
card-kingdom = Kingdom
card-lord_of_death = Lord of Death
card-suffering = Suffering
card-ghost = Ghost
card-haunt = Haunt
card-revenant = Revenant
card-spectre = Spectre
card-wraith = Wraith
card-arcane_energies = Arcane Energies
card-banish = Banish
card-barkeep = Barkeep
card-battle_fury = Battle Fury
card-feast = Feast
card-fireball = Fireball
card-flaming_sword = Flaming Sword
card-goodberries = Goodberries
card-hatchet = Hatchet
card-lantern = Lantern
card-lightstone_gem = Lightstone Gem
card-magical_aura = Magical Aura
card-pawnbroker = Pawnbroker
card-polearm = Polearm
card-short_sword = Short Sword
card-spear = Spear
card-town_guard = Town Guard
card-trainer = Trainer
card-warhammer = Warhammer
card-militia = Militia
card-dagger = Dagger
card-torch = Torch
card-iron_rations = Iron Rations
card-disease = Disease
card-stone_of_mystery = Stone of Mystery

group-amazon = Amazon
group-chalice = Chalice
group-dwarf = Dwarf
group-elf = Elf
group-feayn = Feayn
group-lorigg = Lorigg
group-outlands = Outlands
group-redblade = Redblade
group-regian = Regian
group-selurin = Selurin
group-thyrian = Thyrian
group-abyssal = Abyssal
group-doomknight_humanoid = Doomknight • Humanoid
group-dragon = Dragon
group-enchanted = Enchanted
group-humanoid = Humanoid
group-ooze = Ooze
group-undead_doom = Undead • Doom
group-undead_spirit = Undead • Spirit

## Lobby and settings

game-title = Thunderstone
game-about = Hire heroes, arm them, and send them into the dungeon of Grimhold, where the Thunderstone lies among monsters. Whoever's party is worth most victory points when the stone comes to light wins.

setting-players = Players
    .hint = Two to five players.
setting-set = Cards in the game
    .hint = The first-game set is the one to learn with; afterwards let the randomizers choose or pick the cards yourselves.
setting-set-first = First-game set
setting-set-random = Drawn by randomizers
setting-set-picked = Picked by hand
setting-groups = Monster groups
    .hint = Three groups make a normal game; four or more make a longer one. Only for a game drawn by randomizers.
setting-monsters = Monsters
    .hint = For a picked game: three groups or more.
setting-heroes = Heroes
    .hint = For a picked game: four groups.
setting-village = Village cards
    .hint = For a picked game: eight cards.

error-set-not-picked = “{ $name }” is for a picked game only, and this one is “{ $set }”: leave it out, or choose set=picked.
error-set-first-groups = The first-game set has three monster groups, not { $groups }: leave “groups” at 3, or choose set=random.
error-set-picked-groups = In a picked game the list “monsters” says how many groups there are: leave “groups” at 3.
error-set-twice = “{ $card }” stands twice in “{ $name }”: name each only once.
error-set-heroes = A picked game needs exactly { $wanted } hero groups, and { $count } { $count ->
    [one] is
   *[other] are
} named.
error-set-village = A picked game needs exactly { $wanted } village cards, and { $count } { $count ->
    [one] is
   *[other] are
} named.
error-set-monsters = A picked game needs at least { $wanted } monster groups, and { $count } { $count ->
    [one] is
   *[other] are
} named.

## Classes, types, traits

class-fighter = Fighter
class-cleric = Cleric
class-wizard = Wizard
class-thief = Thief
class-archer = Archer
class-militia = Militia
race-human = Human
race-elf = Elf
race-dwarf = Dwarf
type-hero = Hero
type-weapon = Weapon
type-item = Item
type-spell = Spell
type-villager = Villager
type-monster = Monster
type-disease = Disease
type-thunderstone = Thunderstone
trait-edged = Edged
trait-blunt = Blunt
trait-food = Food
trait-light = Light
trait-magic = Magic
trait-abyssal = Abyssal
trait-doomknight = Doomknight
trait-humanoid = Humanoid
trait-dragon = Dragon
trait-black = Black
trait-green = Green
trait-white = White
trait-red = Red
trait-blue = Blue
trait-enchanted = Enchanted
trait-ooze = Ooze
trait-undead = Undead
trait-doom = Doom
trait-spirit = Spirit
kind-plain = { $type }
kind-traits = { $type }: { $traits }
kind-level = { $type }, level { $level }: { $traits }

## Card text

line-always = { $text }.
line-village = Village: { $text }.
line-village-repeat = Village (Repeat): { $text }.
line-dungeon = Dungeon: { $text }.
line-dungeon-repeat = Dungeon (Repeat): { $text }.
line-battle = Battle: { $text }.
line-spoils = Spoils: { $text }.
line-breach = Breach: { $text }.
line-trophy-attack = Trophy: attack +{ $attack }.
line-trophy-magic = Trophy: magic attack +{ $magic }.
line-trophy-light = Trophy: light +{ $light }.
line-disease = Dungeon: attack or magic attack -1, whichever you choose of those that are at least 1. This is mandatory.
line-stone = The game ends when the Thunderstone reaches rank 1 of the hall.

# What an effect costs, what is said after a cost, and how clauses are joined.
effect-paid = { $cost } { $gain }
effect-paid-plain = { $cost }: { $text }
effect-and = { $text }; { $more }
cost-self = destroy this card
cost-disease = destroy one Disease
cost-food = destroy one Food
cost-militia = destroy one Militia
cost-gold = destroy another card with a gold value
paid-draw = to draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}
paid-gold = for { $gold } gold
paid-experience = for { $tokens } experience
paid-pawn = for that value and { $gold } gold more
paid-attack = for attack +{ $attack }
paid-take = to put a monster of the hall worth { $min_points } or { $max_points } victory points into your discard pile, then refill the hall; no experience for it

# What verbs say: clauses, lower case, without a full stop.
text-then = then { $action }
text-draw = draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}
text-gold = take { $gold } gold
text-experience = gain { $tokens } experience
text-purchase = you may buy { $cards ->
    [one] one more card
   *[other] { $cards } more cards
} this turn
text-pawn = take the gold value of the destroyed card and { $gold } gold more
text-attack = attack +{ $attack }
text-attackperlight = attack +{ $attack } for each of your Items that gives light
text-attackpermonster = attack +{ $attack } for each monster card among your revealed cards
text-helpone = one hero has strength +{ $strength }{ $magic ->
    [1] , and all his attack becomes magic attack
   *[other] {""}
}
text-helpall = all heroes have { $strength ->
    [0] attack +{ $attack }
   *[other] strength +{ $strength }{ $attack ->
        [0] {""}
       *[other] {" "}and attack +{ $attack }
    }
}
text-magictoarmed = the attack of all heroes with weapons becomes magic attack
text-weightless = all weapons weigh 0
text-throw = destroy this weapon while a hero holds it for attack +{ $attack } more; it counts as held to the end of the battle
text-under = put one monster of the hall under the dungeon deck and refill the hall
text-underororder = put one monster of the hall under the dungeon deck and refill the hall, or rearrange the hall
text-destroyanddraw = destroy one of your cards and draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}
text-take = put a monster of the hall worth { $min_points } or { $max_points } victory points into your discard pile, then refill the hall; no experience for it
text-othersdiscard = each other player discards { $cards ->
    [one] a card
   *[other] { $cards } cards
}
text-othersdiscardhero = each other player discards one hero or { $cards } cards
text-borrow = each player discards one hero or shows a hand without heroes; you may borrow one of these heroes for the battle
text-farattack = attack +{ $attack } more against rank 2 or 3
text-edgedattack = attack +{ $attack } more with an edged weapon
text-notrankone = cannot attack a monster in rank 1
text-helpmilitia = each of your Militia has attack +{ $attack }
text-helpothers = each of your heroes who is not a Fighter has attack +{ $attack }
text-magicperitem = magic attack +{ $magic } for each of your Items and each Spell with magic attack
text-doublemagic = doubles your magic attack after every other change
text-strongbearer = attack +{ $attack } instead if the bearer has strength { $strength } or more
text-holybearer = attack +{ $attack } more in a Cleric's hands against a Doomknight or Undead
text-lesslight = light -{ $light }
text-needsmagic = cannot be defeated without magic attack
text-halvedwithoutmagic = total attack is halved if you have no magic attack
text-halvedwithoutweapon = total attack is halved if no hero holds a weapon
text-immunetomagic = immune to magic attack
text-immunetoedged = immune to edged weapons
text-onlymagic = only magic attack counts
text-magichalved = magic attack is halved
text-unarmedbarred = heroes without weapons cannot attack
text-needslight = cannot be attacked while any light penalty remains
text-weaken = all heroes have strength -{ $strength }
text-weakdie = heroes left with strength 0 or less are destroyed
text-sap = each hero has attack or magic attack -{ $attack }
text-destroyone-cleric = destroy one Cleric
text-destroyone-fighter = destroy one Fighter
text-destroyone-wizard = destroy one Wizard
text-destroyone-thief = destroy one Thief
text-destroyone-archer = destroy one Archer
text-destroyone-hero = destroy one hero
text-destroyone-militia = destroy one Militia
text-destroyone-unarmed = destroy one hero without a weapon
text-destroyone-weapon = destroy one weapon
text-destroyone-spell = destroy one Spell
text-destroyone-food = destroy one Food
text-destroystrongest = destroy the hero with the highest strength
text-destroyall = destroy all Clerics and Wizards
text-sicken = take { $cards ->
    [one] one Disease
   *[other] { $cards } Diseases
}
text-bar = one hero cannot attack
text-rally = each hero with a weapon has attack +{ $attack }
text-buy-any = buy any card of the village
text-buy-weapon = buy one weapon
text-buy-food = buy one Food
text-lookthrough = reveal the top { $cards } cards of your deck; destroy any of them and discard the rest
text-returnone = after a victory you may put one monster of the hall under the dungeon deck and refill the hall
text-farexperience = { $tokens } more experience for a monster defeated in rank 3
text-alldiscard = each player discards { $cards ->
    [one] a card
   *[other] { $cards } cards
}
text-destroytops = destroy the top { $cards ->
    [one] card
   *[other] { $cards } cards
} of every hero stack, the Militia included

## Questions

ask-turn-first = Who takes the first turn?
    .hint = Choose in any way you like; turns then pass clockwise.
ask-turn-way = Where does your party go?
    .hint = The village sells cards and levels heroes, the dungeon holds monsters and victory points, a rest removes one card from your deck for good.
ask-village-buy = Buy a card or use a village effect; { $gold } gold to spend.
    .hint = Use effects before you buy: none works after the first purchase, and gold you do not spend is lost.
ask-village-level = Level a hero? You have { $experience } experience.
    .hint = The hero is destroyed and his next level goes to your discard pile. Experience you keep stays with you.
ask-dungeon-prepare = Prepare your party, or name the monster to attack.
    .hint = Your weapons are handed out in the best way for each monster unless you do it yourself. Once you are in the dungeon you must attack if you can.
ask-dungeon-arm = Who takes this card: { $card }?
    .hint = A hero holds one weapon, not heavier than the hero's strength. The first choice is the best one for the most promising monster.
ask-effect-pay-food = Which Food is destroyed for { $card }?
    .hint = Food destroyed for an effect gives no strength.
ask-effect-pay-gold = Which card goes to { $card }?
    .hint = Its gold value comes from the effect and is not counted again.
ask-effect-hero = Which hero eats { $card }?
    .hint = The strength lets a hero hold heavier weapons for this battle.
ask-effect-under = Which monster goes under the dungeon deck?
    .hint = The hall moves up and is refilled at once.
ask-effect-banish = What happens to the hall?
    .hint = Put one monster under the dungeon deck, or lay the cards of the hall in another order. Then you must destroy one of your cards and draw one.
ask-effect-destroy = Which of your cards is destroyed?
    .hint = It leaves the game for good and does not fight.
ask-effect-take = Which monster do you take?
    .hint = It goes to your discard pile without a battle and without experience.
ask-effect-borrow = Which hero do you borrow for this battle?
    .hint = The hero goes back to the owner's discard pile afterwards, unless a battle effect destroys him.
ask-party-discard = Discard { $cards ->
    [one] a card
   *[other] { $cards } cards, one after another
}.
    .hint = Your hand is not refilled before the end of your own turn.
ask-party-discard-hero = Which hero do you discard?
    .hint = The active player may borrow him for this battle.
ask-party-hero-or-cards = Discard one hero, or { $cards } cards?
    .hint = Your hand is not refilled before the end of your own turn.
ask-battle-disease = A Disease lowers attack ({ $attack }) or magic attack ({ $magic }) by 1. Which one?
    .hint = Think of what the monster ignores, halves or asks for.
ask-battle-destroy = Which card is lost to { $monster }?
    .hint = It fights to the end of this battle and is destroyed afterwards.
ask-battle-sap = { $card }: lower attack ({ $attack }) or magic attack ({ $magic }) by 1?
    .hint = Think of what is doubled.
ask-battle-bar = Which hero is kept from attacking?
    .hint = Neither he nor his weapon counts in this battle.
ask-battle-spoils = Which Spoils come first?
    .hint = Each of them is a purchase of its own.
ask-battle-buy = Spoils of { $card }: buy a card? { $gold } gold to spend.
    .hint = The gold of your revealed cards pays for it, once for each Spoils.
ask-battle-look = Revealed: { $cards }. Destroy any of them?
    .hint = What you do not destroy goes to your discard pile.
ask-battle-send-back = { $card }: put a monster of the hall under the dungeon deck?
    .hint = The hall moves up and is refilled at once.
ask-rest-destroy = Destroy one card of your hand?
    .hint = Resting is how weak cards and Diseases leave your deck.

## Options

option-first = Player { $seat } begins
option-village = Visit the village
option-dungeon = Enter the dungeon
option-rest = Rest
option-use = { $card }: { $effect }.
option-buy = Buy { $card } for { $price }
option-pass-buy = Buy nothing
option-pass-more = Buy nothing more
option-pass-level = Level nobody
option-pass-send-back = Leave the hall as it is
option-pass-borrow = Borrow nobody
option-level = Level { $card } into { $higher } for { $experience } experience
option-attack = Attack { $card } in rank { $rank }
option-leave = Leave without a battle
option-arm = Hand out the weapons yourself
option-arm-best = Let the weapons be handed out in the best way
option-give = { $card }
option-give-strength = { $card }, strength { $strength }
option-spare = Nobody
option-destroy = Destroy { $card }
option-destroy-borrowed = Destroy the borrowed { $card }
option-keep = Destroy nothing
option-discard = Discard { $card }
option-discard-hero = Discard the hero { $card }
option-discard-cards = { $cards ->
    [one] Discard a card
   *[other] Discard { $cards } cards
}
option-feed = { $card }, strength { $strength }
option-under = { $card } from rank { $rank }
option-order = New order from rank 1: { $cards }
option-take = { $card } from rank { $rank }
option-borrow = { $card } of player { $seat }
option-on-attack = Attack
option-on-magic = Magic attack
option-bar = { $card }
option-bar-armed = { $card } with { $weapon }
option-spoils = { $card }
option-done = Discard the rest
group-effects = Effects
group-purchases = Purchases
group-attacks = Attacks
group-weapons = Weapons

## Fate

chance-draw = The card drawn from the party deck
chance-dungeon = The card turned up from the dungeon deck
chance-monster-randomizer = The monster randomizer turned up
chance-hero-randomizer = The hero randomizer turned up
chance-village-randomizer = The village randomizer turned up

## The story

party-hand = You draw { $cards }.
party-reveals = Player { $seat } reveals { $cards }.
party-draws = Player { $seat } draws { $cards }.
party-destroyed = Destroyed: { $card }.
party-discards = Player { $seat } discards { $card }.
party-no-heroes = Player { $seat } shows a hand without heroes.
hall-appears = { $card } appears in rank { $rank }.
hall-breach = Breach: { $card }!
hall-under = { $card } goes under the dungeon deck.
hall-order = The hall is rearranged, from rank 1: { $cards }.
hall-taken = Player { $seat } takes { $card }.
hall-score = Player { $seat } has { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
effect-used = Player { $seat } uses { $card }: { $effect }.
village-bought = Player { $seat } buys { $card } for { $price } gold.
village-levelled = Player { $seat } levels { $card } into { $higher }.
battle-attacks = Player { $seat } attacks { $card } in rank { $rank }.
battle-won = Player { $seat } defeats { $card }: total attack { $total } against health { $health }.
battle-lost = Player { $seat } loses to { $card }: total attack { $total } against health { $health }.
battle-sickens = Player { $seat } takes { $cards ->
    [one] a Disease
   *[other] { $cards } Diseases
}.
battle-looks = Player { $seat } looks at { $cards }.
turn-rests = Player { $seat } rests.
turn-passes = It is the turn of player { $seat }.
ending-stone-won = The Thunderstone has been won: the most victory points win.
ending-stone-free = The Thunderstone has slipped away: the most victory points win.
ending-stuck = Nobody has a card left, and nobody can ever get past the Blink Dog to the Thunderstone: the most victory points win.

## The screen

status-turn = Turn of player { $seat }
status-village = In the village
status-dungeon = In the dungeon
status-rest = Resting
status-deck = Dungeon deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
status-stone-deep = The Thunderstone lies below { $above ->
    [one] { $above } more card
   *[other] { $above } more cards
}
status-stone-near = The Thunderstone may appear any time
status-stone-hall = The Thunderstone is in rank { $rank }
panel-place = The way to the Thunderstone
panel-hall = The hall
panel-preview = If you attacked
panel-revealed = Revealed cards
panel-hand = Your hand
panel-village = The village
panel-heroes = Heroes
panel-basic = Basic cards
panel-party = Your party
panel-player = Player { $seat }
panel-destroyed = Destroyed cards
panel-discard = Discard pile
rank-title = Rank { $rank }
pile-dungeon = Dungeon deck
pile-deck = Deck
pile-hand = Hand
pile-discard = Discard pile
pile-disease = Diseases
card-hidden = a hidden card
stat-attack = attack
stat-magic = magic attack
stat-light = light
stat-strength = strength
stat-weight = weight
stat-gold = gold
stat-purse = gold to spend
stat-price = price
stat-points = victory points
stat-level = experience to level
stat-health = health
stat-experience = experience
stat-cards = cards
stat-left = left
mark-weapon = holds { $card }
mark-held = held by { $card }
mark-used = used
mark-magic = attack is magic attack
mark-borrowed = borrowed from player { $seat }
mark-thrown = thrown
mark-strength = strength { $strength }
mark-attack = attack +{ $attack }
mark-doomed = will be destroyed
mark-barred = cannot attack
mark-breached = has breached
verdict-wins = { $total } against { $health }: you win
verdict-loses = { $total } against { $health }: { $missing } short
verdict-no-magic = No magic attack: you lose
verdict-cannot = Cannot be attacked
sum-title = { $card } in rank { $rank }, health { $health }
sum-hero = { $card }: { $amounts }
sum-armed = { $card } with { $weapon }: { $amounts }
sum-useless = { $card }, too weak for { $weapon }: { $amounts }
amount-attack = attack { $n }
amount-magic = magic attack { $n }
amount-light = light { $n }
sum-barred = { $card } cannot attack
sum-disease = Diseases
sum-doubled = Magic attack doubled
sum-immune-edged = Immune to edged weapons
sum-immune-magic = Immune to magic attack
sum-only-magic = Only magic attack counts
sum-magic-halved = Magic attack halved
sum-penalty = Light penalty: { $penalty }, taken twice
sum-total-halved = Total attack halved
sum-total = Total attack
sum-wins = Enough: you would win
sum-loses = { $missing } short: you would lose
sum-no-magic = Without magic attack you would lose
sum-then = Then: { $text }.
sum-cannot-light = Cannot be attacked: a light penalty of { $penalty } remains
sum-cannot-stone = The Thunderstone is no monster and cannot be attacked
