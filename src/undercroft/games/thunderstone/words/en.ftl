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

option-first = { $seat-title } begins
option-village = Visit the village
option-dungeon = Enter the dungeon
option-rest = Rest
option-use = { $card }: { $effect }.
option-buy = Buy { $card } for { $price }
option-leaves = Leaves { $left } of { $gold } gold
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
option-borrow = { $card } of { $seat }
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
party-reshuffles = { $seat } shuffles the discard pile into a new deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
party-reveals = { $seat } reveals { $cards }.
party-draws = { $seat } draws { $cards }.
party-destroyed = Destroyed: { $card }.
party-discards = { $seat } discards { $card }.
party-no-heroes = { $seat } shows a hand without heroes.
hall-appears = { $card } appears in rank { $rank }.
hall-breach = Breach: { $card }!
hall-under = { $card } goes under the dungeon deck.
hall-order = The hall is rearranged, from rank 1: { $cards }.
hall-taken = { $seat } takes { $card }.
hall-score = { $seat } has { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
effect-used = { $seat } uses { $card }: { $effect }.
village-bought = { $seat } buys { $card } for { $price } gold.
village-levelled = { $seat } levels { $card } into { $higher }.
battle-attacks = { $seat } attacks { $card } in rank { $rank }.
battle-won = { $seat } defeats { $card }: total attack { $total } against health { $health }.
battle-lost = { $seat } loses to { $card }: total attack { $total } against health { $health }.
battle-sickens = { $seat } takes { $cards ->
    [one] a Disease
   *[other] { $cards } Diseases
}.
battle-looks = { $seat } looks at { $cards }.
turn-rests = { $seat } rests.
turn-passes = It is the turn of { $seat }.
ending-stone-won = The Thunderstone has been won: the most victory points win.
ending-stone-free = The Thunderstone has slipped away: the most victory points win.
ending-stuck = Nobody has a card left, and nobody can ever get past the Blink Dog to the Thunderstone: the most victory points win.

## The screen

status-turn = Turn of { $seat }
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
panel-player = { $seat-title }
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
purse-effects = from effects
purse-spent = spent
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
mark-borrowed = borrowed from { $seat }
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
light-title = Light of your party
light-rank = Rank { $rank }: { $light } of { $needed }, { $penalty ->
    [0] lit
   *[other] { $penalty } short, taken twice
}
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

### The ending.
end-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
end-stone = holds the Thunderstone
end-heroes = Heroes
deed-monsters = monsters defeated
deed-lost = battles lost
deed-blow = strongest attack
deed-bought = cards bought
deed-levelled = heroes levelled
deed-diseases = Diseases at the end
deed-cards = cards in the party
honour-blow = strongest attack
honour-blow-against = against { $card }
honour-monsters = most monsters
honour-monsters-about = fell before this party
honour-bought = busiest buyer
honour-bought-about = cards bought in the village
honour-levelled = best teacher
honour-levelled-about = heroes levelled
honour-diseases = sickest party
honour-diseases-about = Diseases at the end
end-stone-decides = Equal points: the Thunderstone decides

### Choosing at set-up.
setting-set-first-about = Three monster groups, four hero groups and eight village cards to learn with.
setting-set-random-about = Chance chooses the groups and the village.
setting-set-picked-about = You choose three monster groups or more, four hero groups and eight village cards.

### The codex: headings, and where a card is met.
codex-hero = Heroes
codex-weapon = Weapons
codex-item = Items
codex-spell = Spells
codex-villager = Villagers
codex-monster = Monsters
codex-disease = Diseases
codex-thunderstone = The Thunderstone
codex-every-game = in every game

### The guided first game.
guide-aim = Monsters wait in the hall, and among the last eleven cards of their deck lies the Thunderstone. When it reaches rank 1, the place farthest from the deck, the game ends, and the party with the most victory points wins. Points come mostly from monsters you defeat. Take the first turn.
guide-aim-title = What it is about
guide-aim-right = You begin. After each of your turns your opponent takes one, and so on until the end.
guide-aim-wrong = Your opponent begins. That changes little: you take turns until the end.
guide-ways = You hold six cards, and in a turn you do one of three things: buy in the village, fight in the dungeon, or rest. At the end of the turn all your cards are discarded and you draw six new ones. This hand is too weak to fight but has 7 gold, so visit the village.
guide-ways-title = Three ways to spend a turn
guide-ways-right = Your cards lie open, and their gold is added up.
guide-ways-early = You went down with a weak hand. In the dungeon you must attack, with or without a chance to win.
guide-ways-wrong = A rest lets you destroy one weak card. That helps later; now it costs you a purchase for 7 gold.
guide-squire = A visit allows one purchase, and gold that you do not spend is lost. The Thyrian Squire costs 7: a hero with attack 2, twice as much as a Militia, and strong enough for heavy weapons. Buy this card.
guide-squire-title = One purchase
guide-squire-right = The Squire goes to your discard pile. When your deck runs out, the pile is shuffled into a new deck, and he will come to your hand.
guide-squire-nothing = You bought nothing, and the gold is lost. Next time buy something, even if it is small.
guide-squire-wrong = That card will serve you too. It goes to your discard pile; when your deck runs out, the pile is shuffled into a new deck.
guide-light = It is dark down there. A monster asks for at least as much light as the number of its rank, and every light you lack takes 2 off your attack. So even equal monsters are harder to beat deeper in. A Torch gives 1 light: if rank 1 promises a victory, enter the dungeon.
guide-light-title = Light
guide-light-right = Your cards lie open. Weapons are handed out for you in the best way.
guide-light-wrong = You can do that, and without a victory in sight it is often best. But the victory points are in the dungeon.
guide-fight = All your heroes fight together. Their attack is added up, missing light is taken off, and what remains must reach the monster’s health. Rank 1 is the brightest place: attack there.
guide-fight-title = Attack against health
guide-fight-right = A defeated monster joins your deck with its victory points and gold, and it brings experience. Beware of battle effects: they strike whether you win or lose, and some leave you a Disease.
guide-fight-dark = The deeper in, the more light you need. When the total attack falls short of the health, the battle is lost and the monster goes under the dungeon deck.
guide-fight-wrong = You prepare first. When you are ready, name the monster.
guide-rest = Some hands win no battle and buy little. Then rest: you may destroy one card of your hand, and it leaves the game for good. A Disease should be the first to go: it takes 1 off your attack in every battle in which you hold it. Rest now.
guide-rest-title = A weak hand
guide-rest-right = While you rest you neither buy nor fight. The turn is well spent if it makes your deck better.
guide-rest-wrong = Good, if your hand can do something better. Remember the rest for the hand that cannot.
guide-disease = The fewer weak cards you have, the more often you draw the good ones. You may destroy one card here, or none. Destroy the Disease.
guide-disease-title = Out of the deck
guide-disease-right = The Disease is back in its stack. Later your Militia can go the same way, once better heroes have come.
guide-disease-nothing = You destroyed nothing, so the Disease will come back to your hand.
guide-disease-wrong = That card is gone for good. The Disease stays in your deck and will weaken you again.
guide-gold = A defeated monster in your hand pays gold in the village, like every card with a gold value. No victory in sight and plenty of gold: that is a hand for the village. Go there.
guide-gold-title = Monsters pay as well
guide-gold-right = Now buy what your party lacks.
guide-gold-wrong = As you like. But better cards make every later battle easier, and they come from the village.
guide-gem = Light decides how deep you can fight. The Lightstone Gem costs 6 and gives 3 light, as much as rank 3 asks for; in the village it pays 3 gold. Buy it.
guide-gem-title = Buy light
guide-gem-right = With the Gem in hand all three ranks are lit; only a few monsters ask for more.
guide-gem-nothing = You bought nothing, and the gold is lost.
guide-gem-wrong = A useful card. Keep an eye on your light, though: without it even a strong party can lose.
guide-dark = Look at your light before you go down. One light too few costs 2 attack, and that can turn a sure victory into a defeat. With a hand without light it is better to visit the village, even with little gold.
guide-dark-title = Light is missing
guide-dark-right = Wise. Little gold buys little, but the dark takes nothing from you.
guide-dark-brave = You went down. The sum shows what the dark takes off your attack: 2 for every light you lack.
guide-dark-wrong = A rest is a good use of such a hand too: one weak card fewer.
guide-torch = Even 3 gold buys something useful: a Torch gives 1 light each time it comes to your hand. The light of several cards adds up. Buy a Torch.
guide-torch-title = A small light
guide-torch-right = A Torch and a Lightstone Gem together give 4 light. Light that you do not need adds no attack.
guide-torch-nothing = You bought nothing, and the gold is lost.
guide-torch-wrong = That works too. The light of several cards adds up, so think of a Torch when 3 gold is all you have.
guide-bright = Where your light is enough for a rank, the dark takes nothing off your attack. With enough light you choose freely among all three monsters. If one of them promises a victory, enter the dungeon.
guide-bright-title = The whole hall
guide-bright-right = Your cards lie open. Compare the three sums.
guide-bright-wrong = You do something else. At the end of the turn all your cards are discarded, and your light with them.
guide-deep = A monster is no stronger in the depth, it only stands in the dark. When you have the light, fight in rank 2 or 3 and leave rank 1 for a hand with a single Torch. Attack in rank 2.
guide-deep-title = Deeper in
guide-deep-right = When a monster leaves the hall, those behind it move up and a new one comes from the deck. So every battle brings the Thunderstone nearer.
guide-deep-near = That is safe. But a monster in rank 1 could have waited for a hand with less light.
guide-deep-deepest = Rank 3 asks for at least 3 light. With that much the dark takes nothing; with less it takes 2 for every one that is missing.
guide-deep-wrong = You prepare first: effects come before the battle. Then name the monster.
guide-short = The sums do not count effects that you have not used yet. The Thyrian Squire can eat: one Food is destroyed, and he gets attack +2. With him and Iron Rations in hand you can win a battle for which 1 or 2 attack is missing. Enter the dungeon.
guide-short-title = A little short
guide-short-right = Now the effects come first, then the monster.
guide-short-wrong = You can do that. But before you give up a battle, look at the effects of your cards.
guide-eat = Before you name the monster you may use any number of effects, most of them once a turn each. Let the Squire eat the Iron Rations.
guide-eat-title = Effects come first
guide-eat-right = The Iron Rations are destroyed for good, and your attack has grown.
guide-eat-hasty = You attacked without the meal. Once the monster is named, no dungeon effect can be used.
guide-eat-fed = You gave the Iron Rations to a hero for strength. It lets a hero hold heavier weapons, but it adds no attack.
guide-eat-wrong = You prepare in another way. Then name the monster.
guide-choose = Of the battles that you win, compare the victory points of the monsters and their battle effects, which strike even if you win. Choose for yourself, but remember that rank 3 needs the most light.
guide-choose-title = Which monster?
guide-choose-right = Every monster you defeat means points at the end and experience at once.
guide-choose-deepest = Rank 3 asks for at least 3 light, and every one that is missing takes 2 off your attack. If the rest is not enough, the monster goes under the dungeon deck.
guide-choose-wrong = You prepare first. Then name the monster.
guide-home = Every victory brings experience. In the village it makes the heroes in your hand better: a hero of level 1 for 2, a Militia for 3. If you have 3 or more, visit the village.
guide-home-title = Experience
guide-home-right = In the village you buy first and level heroes afterwards.
guide-home-wrong = Experience is never lost: it waits until you visit the village.
guide-own = Now decide for yourself. Think of what your deck lacks: heroes, weapons that they are strong enough to hold, light, or gold. What you buy will come to your hand again and again.
guide-own-title = Your own choice
guide-own-right = A good deck has some of everything and few weak cards.
guide-own-wrong = You bought nothing. Unspent gold is lost, so do that only when no card would make your deck better.
guide-level = The hero’s card is destroyed, and one of the next level goes to your discard pile instead; a Militia becomes any hero of level 1. Heroes of level 3 are worth victory points as well. Level somebody.
guide-level-title = Level up
guide-level-right = Now you know it all: gold, light, battles, experience. Gather points before the Thunderstone reaches rank 1!
guide-level-wrong = Your experience stays with you. Now you know it all: gold, light, battles, experience. Gather points before the Thunderstone reaches rank 1!

## Why a card cannot be chosen now

why-not-deck = Only the monsters in the hall can be attacked, never cards of the dungeon deck.
why-not-disease = Diseases are not for sale: only the top cards of the basic, village and hero stacks can be bought.
why-not-under-top = { $card } lies deeper in its stack: only the top card can be bought. Heroes of higher levels are gained by levelling.
why-not-sold-out = This stack is empty: there is nothing left to buy.
why-not-bought-already = The purchases of this turn are over: now heroes may be levelled.
why-not-buy-in-village = Cards are bought in a turn that is spent in the village.
why-not-price = { $card } costs { $price }, and your gold is { $gold }.
why-not-spoils-kind = The Spoils of { $card } give another kind of card.
why-not-fight-in-dungeon = Monsters are attacked in a turn that is spent in the dungeon.
why-not-stone = The Thunderstone is no monster: it cannot be attacked or moved.
why-not-too-dark = It is too dark: { $card } cannot be attacked while any light penalty is left, and { $penalty } is left.
why-not-arm-first = The weapons come first: once they are handed out, you name the monster.
why-not-one-battle = There is one battle in a turn, and it is fought against { $card }.
why-not-twin = { $card } lies here more than once: the other copy does the same, choose that one.
why-not-effects-before = Village effects are used before the first purchase.
why-not-cannot-pay = No revealed card can be destroyed to pay for the effect of { $card }.
why-not-no-target = The effect of { $card } would find nothing to do, and an effect must be carried out whole.
why-not-used = The effect of { $card } was used in this turn already.
why-not-hero-fights = { $card } has no Dungeon effect to use: all your heroes fight by themselves once the monster is named.
why-not-weapon-waits = { $card } is a weapon: heroes hold weapons as is best, or as you hand them out.
why-not-effect-in-village = The effect of { $card } works in the village only.
why-not-effect-in-dungeon = The effect of { $card } works in the dungeon only.
why-not-no-village-effect = { $card } has no Village effect; its gold is counted by itself.
why-not-no-dungeon-effect = { $card } has no Dungeon effect; what it gives counts by itself.
why-not-no-hero = { $card } is no hero: only heroes are levelled.
why-not-top-level = { $card } has the highest level already.
why-not-experience = To level { $card } takes { $needed } experience, and you have { $experience }.
why-not-militia = Of a Militia choose the hero that it becomes: the stack of a level 1 hero.
why-not-no-next-level = { $higher } is no longer in the stack, so { $card } cannot be levelled.
why-not-way-first = First choose how to spend the turn: village, dungeon or rest.
why-not-sum = This is what the battle would come to: choose the monster itself.

### The workbench for designers: figures and sets.
figure-players = Players: { $count }
