### Machina Arcana in English. Terms as in the ledger; the names and tales are our own.

game-title = Machina Arcana
game-about = Explorers go down into a ruined city of steam and gods, tile by tile, chapter by chapter. Find gear, keep the lairs quiet, and reach the endgame together before the horror grows too strong.

setting-players = Players
    .hint = How many people sit at the table.
setting-explorers = Explorers
    .hint = How many explorers go down; a player may run several of them.
setting-scenario = Scenario
    .hint = The story to play, or all three of them as a campaign.
setting-scenario-engine = The Drowned Engine
setting-scenario-train = The Black Timetable
setting-scenario-stars = The Well of Stars
setting-scenario-campaign = Campaign: all three scenarios
setting-difficulty = Difficulty
    .hint = Gentle: 2 more inspiration each at the start. Harsh: the threat starts on position 4.
setting-difficulty-gentle = gentle
setting-difficulty-normal = normal
setting-difficulty-harsh = harsh

scenario-engine = The Drowned Engine
scenario-train = The Black Timetable
scenario-stars = The Well of Stars

error-explorers = { $players } players need at least as many explorers; you asked for { $explorers }. Choose { $players } to 4 explorers.

ending-won = The explorers have met the endgame's condition: victory.
ending-lost = The last explorer has died: defeat.

status-setup = Set-up: { $scenario }
status-round = Round { $round }: { $phase }
status-chapter = Chapter { $number } of { $of }: { $title }
status-turn = Turn: { $who }, stamina { $stamina }

phase-explorers = explorer phase
phase-lair = lair phase
phase-horror = horror phase
phase-monsters = monster phase
phase-interlude = between the scenarios

panel-board = Board
panel-tiles = Tiles on the board
panel-chapter = Chapter
panel-explorers = Explorers
panel-monsters = Monster order
panel-events = Current events
panel-piles = Decks and piles
panel-order = Order of turns

track-lair = Lair value
track-lair-note = a monster comes on a roll of { $value } or more
track-horror = Horror value
track-horror-note = an event comes on a roll of { $value } or more
track-threat = Threat
track-threat-note = monsters of level { $level }
track-level = Monster level

pile-tiles = Stack of tiles
pile-weapon = Weapons
pile-artifact = Artifacts
pile-apparel = Apparel
pile-consumable = Consumables
pile-explorer-events = Explorer events
pile-horror-events = Horror events
pile-monsters = Monster deck
pile-destroyed = Destroyed monsters

discard-weapon = Discarded weapons
discard-artifact = Discarded artifacts
discard-apparel = Discarded apparel
discard-consumable = Discarded consumables

type-weapon = weapon
type-artifact = artifact
type-apparel = apparel
type-consumable = consumable

item-kind = { $type }, level { $level }

monster-kind = level { $level }, { $order } in the order

class-shooter = shooter
class-fighter = fighter
class-mystic = mystic
class-master = master

stat-health = health
stat-stamina = stamina
stat-inspiration = inspiration
stat-defence = defence
stat-will = will
stat-attack = attack result

keyword-immobile = Immobile
keyword-incorporeal = Incorporeal
keyword-sighted = May choose incorporeal creatures as targets
gain-immobile = immobile
gain-incorporeal = incorporeal
gain-sighted = may choose incorporeal creatures as targets

cell-lair = lair cell
cell-chapter = chapter cell
cell-chest = chest
cell-event = event cell
cell-bench = workbench
cell-station = recharge station
cell-lever = trap lever
cell-trap = trap cell
cell-barrel = explosive barrel
cell-pit = pit
cell-rubble = rubble
cell-door = door

mark-sealed = sealed
mark-destroyed = destruction token
mark-lit = light token
mark-closed = closed door
mark-broken = destroyed door
mark-exit = exit token
mark-entry = entry token
mark-border = unexplored border
mark-water = water
mark-tracks = tracks
mark-object = object of the chapter
mark-lesson = learned: { $stat }
mark-control = controlled
mark-locked = locked chapter
mark-progress = progress tokens
mark-markers = markers in supply
mark-left = has left the board
mark-dead = dead

chapter-kind = Chapter { $number } of { $of }
chapter-open = Activate any chapter cell to progress.
chapter-exit = All explorers must leave the board by the exit token.

hunt-controlled = { $who } controls this monster.
hunt-nobody = Hunts nobody: there is no explorer it can choose as a target.
hunt-tie = The players choose its target: { $who } are equally near ({ $count }) and equally healthy.
hunt-walled = Hunts { $who }, the nearest in a straight line; no way leads there.
hunt-weakest = Hunts { $who }, { $count } { $count ->
        [one] step
       *[other] steps
    } away; others are as near, but healthier.
hunt-nearest = Hunts { $who }, the nearest, { $count } { $count ->
        [one] step
       *[other] steps
    } away.

thing-light = the light token
thing-object = the object of the chapter
thing-seal = the gap in a seal

group-move = Move
group-cell = Adjacent cells
group-place = Cells
group-use = Active abilities
group-other = Other actions

warn-pit = A pit: whoever enters it is destroyed.
warn-water = Water: a step onto this cell costs 2 stamina.
warn-tracks = Tracks: when a train runs, it strikes whoever stands here.

recharge-nothing = no effect
recharge-health = health +1
recharge-stamina2 = stamina +2
recharge-stamina3 = stamina +3

connector-cog = cog
connector-eye = eye
connector-flame = flame
connector-none = none

line-main = Main item. Hands: { $hands }. Upgrade sockets: { $sockets }. Connector: { $link }.
line-upgrade = Upgrade. Hands: { $hands }.
line-extension = Extension. Connector: { $link }.
line-active = { $cost }: { $steps }.
line-aimed = { $cost }; { $target }: { $steps }.
line-return = Return a marker from this card: { $steps }.
line-return-aimed = Return a marker from this card; { $target }: { $steps }.
line-deed = Each time { $deed }: { $steps }.
line-cumulative = Cumulative condition { $n }, when { $deed }: { $steps }.
line-cumulative-group = Cumulative condition { $n } ({ $many } with three explorers or more), when { $deed }: { $steps }.
line-passive-self = Passive: { $changes }.
line-passive-beside = Other explorers adjacent to you: { $changes }.
line-passive-explorers = All explorers: { $changes }.
line-passive-monsters = All monsters: { $changes }.
line-enter = When it enters play: { $steps }.
line-destroyed = When this monster is destroyed: { $steps }.

bonus = { $stat } { $n }

cost-stamina = { $n } stamina
cost-inspiration = { $n } inspiration
cost-health = { $n } health
cost-away = put this item into the inventory
cost-discard = discard this card
cost-marker = marker (at most { $n })

target-close = close target ({ $what })
target-direct = direct range { $reach } ({ $what })
target-indirect = indirect range { $reach } ({ $what })
target-adjacent = all adjacent { $what-plural }
target-tile = all { $what-plural } on your tile
target-twice = { $target }, { $times } times

choose-monster = monster
    .plural = monsters
choose-explorer = explorer
    .plural = explorers
choose-foe = monster or barrel
    .plural = monsters and barrels
choose-creature = creature
    .plural = creatures
choose-door = door
choose-lair = lair cell
choose-used = destroyed action cell

dice-both = { $high } high + { $low } low
dice-high = { $n } high
dice-low = { $n } low

who-target = the target
    .acc = the target
who-hit = the target
    .acc = the target
who-self = you
    .acc = yourself
who-you = you
    .acc = yourself
who-beside = adjacent explorers
    .acc = adjacent explorers
who-tile = explorers on your tile
    .acc = explorers on your tile
who-explorers = all explorers
    .acc = all explorers
who-monsters = all monsters
    .acc = all monsters
who-near = adjacent monsters
    .acc = adjacent monsters

step-attack = { $magic ->
        [yes] magic attack
       *[other] attack
    } ({ $dice }){ $whom ->
        [around] { " " }on all adjacent creatures
       *[other] { "" }
    }
step-hurt = { $form ->
        [self] lose { $n } health
        [hit] if hit, the target loses { $n } health
        [one] { $who } loses { $n } health
       *[many] { $who } lose { $n } health
    }
step-heal = { $form ->
        [self] restore { $n } health
        [hit] if hit, the target restores { $n } health
        [one] { $who } restores { $n } health
       *[many] { $who } restore { $n } health
    }
step-refresh = { $form ->
        [self] restore { $n } stamina
        [hit] if hit, the target restores { $n } stamina
        [one] { $who } restores { $n } stamina
       *[many] { $who } restore { $n } stamina
    }
step-inspire = { $form ->
        [self] gain { $n } inspiration
        [hit] if hit, the target gains { $n } inspiration
        [one] { $who } gains { $n } inspiration
       *[many] { $who } gain { $n } inspiration
    }
step-dispirit = { $form ->
        [self] lose { $n } inspiration
        [hit] if hit, the target loses { $n } inspiration
        [one] { $who } loses { $n } inspiration
       *[many] { $who } lose { $n } inspiration
    }
step-change = ongoing: { $stat } { $n } for { $who-acc }
step-control = control the target in its turn
step-push = { $form ->
        [hit] if hit, push the target { $n }
       *[other] push { $who-acc } { $n }
    }
step-pull = { $form ->
        [hit] if hit, pull the target { $n }
       *[other] pull { $who-acc } { $n }
    }
step-move = { $form ->
        [self] move up to { $n } { $n ->
            [one] cell
           *[other] cells
        }
        [hit] if hit, the target moves up to { $n } { $n ->
            [one] cell
           *[other] cells
        }
        [one] { $who } moves up to { $n } { $n ->
            [one] cell
           *[other] cells
        }
       *[many] { $who } move up to { $n } { $n ->
            [one] cell
           *[other] cells
        }
    }
step-teleport = teleport to the nearest { $kind }
step-jump = teleport to a free cell within { $n }
step-swap = swap places with the target
step-banish = the target is banished
step-destroy = the target is destroyed
step-door = open or close the door
step-doors = all open doors of the tile close
step-open-doors = all closed doors of the tile open
step-flood = { $n ->
        [one] the water rises
       *[other] the water rises { $n } times
    }
step-drain = the water runs off the tile
step-train = a train runs: attack ({ $dice }) on everyone on the tracks
step-objects = place { $n } { $n ->
        [one] object
       *[other] objects
    } of this chapter
step-seal = seal the lair cell
step-break-seal = the nearest sealed lair cell breaks open
step-light = light a chapter cell
step-douse = all light tokens go out
step-explorer-event = invoke an explorer event
step-item = get an item
step-bench = use the workbench
step-recharge = recharge
step-inventory = use the inventory
step-traps = traps are triggered
step-appear = { $n } { $n ->
        [one] monster appears
       *[other] monsters appear
    }
step-appear-each = for each explorer { $n } { $n ->
        [one] monster appears
       *[other] monsters appear
    }
step-named = { $monster } appears
step-learn = { $form ->
        [self] learn: { $stat } { $n } for the rest of the scenario (at most +2)
        [one] { $who } learns: { $stat } { $n } for the rest of the scenario (at most +2)
        [hit] if hit, the target learns: { $stat } { $n } for the rest of the scenario (at most +2)
       *[many] { $who } learn: { $stat } { $n } for the rest of the scenario (at most +2)
    }
step-threat = threat +{ $n }
step-calm = threat −{ $n }
step-lair = lair value { $n }
step-dread = horror value −{ $n }
step-horror-event = invoke a horror event
step-add-items = add item level { $n }
step-exit = place the exit token
step-progress = progress to the next chapter
step-win = victory
step-renew = take the destruction token off the cell
step-discard = discard this event
step-fate = fate roll { $n }: { $then }
step-fate-else = fate roll { $n }: { $then }. Otherwise: { $other }
step-keyword-incorporeal = ongoing: you are incorporeal
step-keyword-immobile = ongoing: you are immobile
step-keyword-sighted = ongoing: you may choose incorporeal creatures as targets

deed-kill = a monster is destroyed in your turn
deed-hit = your attack hits
deed-hurt = you lose health
deed-chest = you activate a chest
deed-event = you activate an event cell
deed-station = you activate a recharge station
deed-lever = you activate a trap lever
deed-seal = you seal a lair cell
deed-explore = you explore a new tile
deed-break = you destroy a door
deed-chapter = a chapter cell is activated
deed-barrel = you make a barrel explode
deed-consume = you use a consumable
deed-object = you take an object of this chapter
deed-round = a round ends
deed-boss = the monster named by this chapter is destroyed
deed-vigil = the round ends with an explorer adjacent to a lit chapter cell

ask-explorer = Choose an explorer.
    .hint = Shooters, fighters, mystics and masters start without items; each has an attack of their own and one passive ability.
ask-turn = Whose turn is next?
    .hint = Explorers take their turns in any order; each has one turn per phase.
ask-action = { $who }: what now?
    .hint = Spend stamina: move, use adjacent cells and abilities, explore at an open border. Chapter cells lead on; chests and event cells give inspiration.
ask-target = Choose a target for { $card }.
    .hint = Close targets are adjacent. Direct range is blocked by obstacles, indirect range only by walls, rubble and closed doors.
aim-own = Choose a target.
ask-cell = Where to put { $what }?
    .hint = Several cells are equally good by the rules; the choice is yours.
ask-you = Which explorer does this effect concern?
    .hint = Nobody caused this effect, so the players choose whom the word “you” means.
ask-support = { $who }: support { $other } with inspiration? Still needed: { $n }.
    .hint = Supporters stand adjacent to the one who pays, to the target cell or to another supporter. You may give nothing.
ask-shield = { $who } loses { $n } health. How much of it to bear with inspiration?
    .hint = You may lose 1 inspiration instead of 1 health, any number of times.
ask-raise = { $who }: the attack came to { $result }, { $needed } would be enough. Spend inspiration?
    .hint = Each inspiration raises the result by 1. A result equal to the defence or will is a hit.
ask-barrel = Which barrel explodes first?
    .hint = Barrels explode one after another, each with a roll of its own.
ask-inventory = { $who }: arrange the items.
    .hint = Everything is in the inventory now. Equip main items (two hands, one body), attach upgrades and extensions, give items to adjacent explorers.
ask-trade = { $who } trades with { $other }.
    .hint = Give and take any number of items; they go into the new owner's inventory.
ask-spare = What to do with { $item }?
    .hint = A card you do not keep is discarded or put back on top of its deck, where everybody knows it lies.
ask-keep = Who gets { $item }?
    .hint = Keep the item or give it to an adjacent explorer; either way it goes into an inventory.
ask-decks = { $who }: which decks to draw from?
    .hint = Two cards from one deck or one each from two decks; you keep one of them.
ask-pick = Which item do you keep?
    .hint = Choose one of the two; the other is discarded or goes back on top of its deck.
ask-equip = Equip { $item } at once?
    .hint = Your class allows it: shooters apparel, fighters weapons, mystics artifacts, masters anything. What is in the way goes to the inventory.
ask-replace = What makes room for { $item }?
    .hint = You have two hands; the item you name goes to the inventory with everything attached to it.
ask-bench-deck = { $who }: card { $n } of 3 comes from which deck?
    .hint = Three cards are revealed from any decks in any mix; the mix is settled before anything is revealed.
ask-bench-exchange = { $who }: exchange revealed cards for your items?
    .hint = Any revealed card may be exchanged for any of your items, whatever their types.
ask-bench-pick = Which of the cards do you take?
    .hint = One card is kept or given away, the others are discarded or returned to their decks.
ask-bench-next = Which card is put away next?
    .hint = The order matters if both go back on top of the same deck.
ask-recharge-trade = { $who }: trade with somebody over the wire?
    .hint = The partner must be adjacent to any working recharge station or workbench, on any tile.
ask-event = { $who }: what does the event cell do?
    .hint = Either gain 1 inspiration and invoke an explorer event, or roll against the horror value to lower the threat.
ask-lair = Lair value { $n }: who rolls next?
    .hint = Each explorer on a tile with an open lair rolls; the lair value or more makes a monster appear.
ask-hunt = Whom does { $monster } hunt?
    .hint = These explorers are equally near and equally healthy, so the players choose.
ask-drive = Your explorers have died. Will you act for a monster?
    .hint = In this monster phase the monster is yours to run. It stays hostile and must hunt explorers.
ask-monster = What does { $monster } do?
    .hint = An unpredictable monster acts in any order: abilities, moving, doors (3 or 4 stamina), levers (3 stamina).
ask-stroll = { $who } may take { $n } more free { $n ->
        [one] step
       *[other] steps
    }.
    .hint = These steps cost no stamina; you may stop at any time.
ask-pack = { $who }: which item goes into the next scenario? Packed: { $n }.
    .hint = Each survivor keeps up to two items; everything else starts anew.

option-explorer = { $who }
option-turn = { $who }
option-roll = { $who }
option-partner = { $who }
option-nobody = Nobody
option-move = Move to { $x }, { $y }
option-end = End the turn
option-explore = Explore a new tile (2)
option-leave = Leave the board (2)
option-inventory = Use the inventory of { $who } (3)
option-trade = Trade with { $who } (2)
option-event = Activate the event cell (1) at { $x }, { $y }
option-station = Activate the recharge station (1) at { $x }, { $y }
option-lever = Activate the trap lever at { $x }, { $y }
option-chest = Activate the chest (3) at { $x }, { $y }
option-bench = Activate the workbench (3) at { $x }, { $y }
option-chapter = Activate the unlit chapter cell (3 and 3 inspiration) at { $x }, { $y }
option-chapter-lit = Activate the lit chapter cell (1) at { $x }, { $y }
option-seal = Seal the lair cell (3 and 4 inspiration) at { $x }, { $y }
option-take-object = Take the object of the chapter (1) at { $x }, { $y }
option-door-open = Open the door at { $x }, { $y }
option-door-close = Close the door at { $x }, { $y }
option-break = Destroy the door (4) at { $x }, { $y }
option-cell = Cell { $x }, { $y }
option-at = Cell { $x }, { $y }
option-use = Use { $card }: { $text }
option-use-own = Own ability: { $text }
option-on = { $who }
option-hunt = { $who }
option-drive = { $who }
option-stop = End the monster's turn
option-stay = Stay here
option-give-n = Give { $n }
option-spend = Spend { $n }
option-shield = Inspiration instead of health: { $n }
option-equip = Equip { $item }
option-stow = Put { $item } into the inventory
option-attach = Attach { $item } to { $main }
option-give = Give { $item } to { $who }
option-hand = Give { $item }
option-take = Take { $item }
option-pick = { $item }
option-next = { $item }
option-pack = { $item }
option-keep = Keep { $item }
option-discard = Discard { $item }
option-return = Put { $item } back on top of the deck
option-replace = Put { $item } away
option-exchange = Exchange { $mine } for { $shown }
option-decks = One card each: { $one } and { $other }
option-decks-one = Two cards: { $one }
option-deck = { $type }
option-done = Done
option-invoke = Gain 1 inspiration and invoke an explorer event
option-defy = Roll the fate die against the horror value

chance-attack-0-2 = Attack: roll 2 low dice and enter the sum
chance-attack-1-0 = Attack: roll 1 high die
chance-attack-1-1 = Attack: roll 1 high die and 1 low die and enter the sum
chance-attack-2-0 = Attack: roll 2 high dice and enter the sum
chance-attack-2-1 = Attack: roll 2 high dice and 1 low die and enter the sum
chance-attack-3-0 = Attack: roll 3 high dice and enter the sum
chance-attack-3-1 = Attack: roll 3 high dice and 1 low die and enter the sum
chance-attack-3-3 = Attack: roll 3 high dice and 3 low dice and enter the sum
chance-fate = A card's effect: roll the fate die
chance-fate-lair = Lair roll: roll the fate die
chance-fate-horror = Horror roll: roll the fate die
chance-fate-event = Event cell: roll the fate die against the horror value
chance-recharge = Roll the recharge die
chance-tile = Turn up the top tile of the stack: which tile and which side lies face up?
chance-item-weapon = Top card of the weapon deck
chance-item-artifact = Top card of the artifact deck
chance-item-apparel = Top card of the apparel deck
chance-item-consumable = Top card of the consumable deck
chance-monster = Top card of the monster deck
chance-explorer-event = Top card of the explorer event deck
chance-horror-event = Top card of the horror event deck
chance-remove-weapon = A random card of the weapon deck leaves the game: which?
chance-remove-artifact = A random card of the artifact deck leaves the game: which?
chance-remove-apparel = A random card of the apparel deck leaves the game: which?
chance-remove-consumable = A random card of the consumable deck leaves the game: which?
chance-remove-monster = A random card of the monster deck leaves the game: which?
chance-remove-explorer-event = A random core explorer event leaves the game: which?
chance-remove-horror-event = A random core horror event leaves the game: which?

outcome-tile = { $tile }, side { $side }

story-support = { $who } supports { $other } with { $n } inspiration.
story-hurt = { $who } loses { $n } health; { $left } left.
story-appears = { $monster } appears.
story-destroyed = { $monster } is destroyed.
story-banished = { $monster } is banished.
story-dies = { $who } dies.
story-fulfilled = { $who } has fulfilled the condition of “{ $event }”.
story-progress = The chapter has { $n } of { $of } progress tokens.
story-scenario-won = The scenario “{ $scenario }” is won. The campaign goes on.
story-hit = The attack hits { $target }: rolled { $rolled }, result { $result } against { $wall }.
story-miss = The attack misses { $target }: rolled { $rolled }, result { $result } against { $wall }.
story-barrel = A barrel explodes.
story-traps = Traps are triggered.
story-item = { $who } gets an item: { $item }.
story-recharge = { $who } recharges: { $face }.
story-chapter = Chapter { $number }: { $title }.
story-tale = { $tale }
story-exit = The exit token is on the board.
story-explored = { $who } explores a new tile: { $tile }.
story-sealed = { $who } seals a lair cell.
story-lit = A chapter cell is lit.
story-level = The monster level rises to { $level }.
story-items = Items of level { $level } are shuffled into the decks.
story-fate = The fate die shows { $face }; the roll succeeds from { $needed }.
story-event = { $who } invokes the explorer event “{ $event }”.
story-uses = { $who } uses { $card }.
story-uses-on = { $who } uses { $card } on { $target }.
story-acts = { $who } uses an innate ability.
story-acts-on = { $who } uses an innate ability on { $target }.
story-attacks = { $who } attacks { $target }.
story-leaves = { $who } leaves the board.
story-breaks = { $who } destroys a door.
story-chapter-cell = { $who } activates a chapter cell.
story-clock = The lair clock strikes: the threat rises.
story-lair = { $who } rolls { $face } for the lair; a monster appears from { $needed }.
story-horror = The horror roll shows { $face }; an event comes from { $needed }.
story-horror-event = The horror event “{ $event }” strikes.
story-heals = { $who } regains { $n } health and now has { $left }.
story-threat-rises = The threat rises to { $n }.
story-threat-falls = The threat falls to { $n }.
story-opens = { $who } opens a door.
story-closes = { $who } closes a door.
story-doors-open = { $n ->
    [1] A door opens.
   *[other] { $n } doors open.
}
story-water-rises = The water rises; cells flooded: { $n }.
story-water-falls = The water runs off.
story-train = A train runs through!
story-object-taken = { $who } takes an object of the chapter.
story-seal-broken = A sealed lair breaks open.
story-doused = All lights go out.
story-learned = { $monster } learns: { $stat } +{ $n }.
story-doors-close = { $n ->
    [1] A door closes.
   *[other] { $n } doors close.
}
story-gives = { $who } gives { $other } an item: { $item }.
story-exchanges = { $who } exchanges { $given } for { $taken } at the workbench.
die-attack = attack dice
die-fate = fate die
die-recharge = recharge die

steps-one = { $a }
steps-two = { $a }; { $b }
steps-three = { $a }; { $b }; { $c }
steps-four = { $a }; { $b }; { $c }; { $d }

explorer-ada = Ada Crane
explorer-jonas = Jonas Reed
explorer-brann = Brann Holt
explorer-mila = Mila Voss
explorer-iris = Iris Quill
explorer-osric = Osric Thorne
explorer-tess = Tess Lockwood
explorer-emil = Emil Harrow

monster-gear_rat = Gear Rat
monster-soot_wraith = Soot Wraith
monster-drudge = Drudge
monster-pipe_leech = Pipe Leech
monster-lamp_moth = Lamp Moth
monster-tin_hound = Tin Hound
monster-coal_imp = Coal Imp
monster-mire_hand = Mire Hand
monster-whisperer = Whisperer
monster-rust_knight = Rust Knight
monster-boiler_ghoul = Boiler Ghoul
monster-chain_warden = Chain Warden
monster-steam_shade = Steam Shade
monster-brass_spider = Brass Spider
monster-hollow_nun = Hollow Nun
monster-siege_toad = Siege Toad
monster-marrow_tinker = Marrow Tinker
monster-iron_maw = Iron Maw
monster-void_piper = Void Piper
monster-hangman = Clockwork Hangman
monster-mirror_ghost = Mirror Ghost
monster-furnace_ogre = Furnace Ogre
monster-plague_organ = Plague Organ
monster-flayed_engineer = Flayed Engineer
monster-black_foreman = Black Foreman
monster-thousand_teeth = Thousand Teeth
monster-deep_engine = Heart of the Deep Engine
monster-pale_conductor = Pale Conductor
monster-star_eater = Star-Eater

item-pipe_wrench = Pipe Wrench
item-steam_revolver = Steam Revolver
item-harpoon_gun = Harpoon Gun
item-weighted_grip = Weighted Grip
item-brass_knuckles = Brass Knuckles
item-fine_sights = Fine Sights
item-chain_axe = Chain Axe
item-needle_rifle = Needle Rifle
item-pressure_hammer = Pressure Hammer
item-bleeding_edge = Bleeding Edge
item-silver_coating = Silver Coating
item-flywheel = Flywheel
item-dragon_cannon = Dragon Cannon
item-thunder_maul = Thunder Maul
item-storm_pistol = Storm Pistol
item-saw_teeth = Saw Teeth
item-hair_trigger = Hair Trigger
item-white_phosphor = White Phosphor
item-ember_lens = Ember Lens
item-lodestone = Lodestone
item-ghost_lamp = Ghost Lamp
item-quartz_prism = Quartz Prism
item-psalm_book = Book of Psalms
item-red_wick = Red Wick
item-tesla_rod = Lightning Rod
item-mirror_shard = Mirror Shard
item-puppet_hand = Puppeteer's Hand
item-salt_circle = Salt Circle
item-deep_bell = Deep Bell
item-second_eye = Second Eye
item-void_compass = Void Compass
item-sun_engine = Sun Engine
item-name_eater = Name-Eater
item-blood_seal = Blood Seal
item-star_chart = Star Chart
item-black_pearl = Black Pearl
item-leather_coat = Leather Coat
item-prayer_shawl = Prayer Shawl
item-spring_boots = Spring Boots
item-padded_lining = Padded Lining
item-lucky_charm = Lucky Charm
item-shoulder_plates = Shoulder Plates
item-plate_vest = Plate Vest
item-ether_cloak = Ether Cloak
item-medic_harness = Medic's Harness
item-smoke_pots = Smoke Pots
item-grapnel_belt = Grapnel Belt
item-warded_hem = Warded Hem
item-steam_armor = Steam Armor
item-saint_mantle = Saint's Mantle
item-raven_wings = Raven Wings
item-iron_heart = Iron Heart
item-rallying_horn = Rallying Horn
item-heat_sink = Heat Sink
item-bandages = Bandages
item-black_coffee = Black Coffee
item-dynamite = Dynamite
item-holy_chalk = Holy Chalk
item-oil_flask = Flask of Oil
item-old_letter = Old Letter
item-adrenaline = Adrenaline
item-flare = Flare
item-nitroglycerin = Nitroglycerin
item-skeleton_key = Skeleton Key
item-tuning_fork = Tuning Fork
item-blank_diary = Blank Diary
item-phoenix_salt = Phoenix Salt
item-exile_powder = Powder of Exile
item-siege_charge = Siege Charge
item-lighthouse_glass = Lighthouse Glass
item-stopped_watch = Stopped Watch
item-rift_capsule = Rift Capsule

event-warm_pipes = Warm Pipes
event-old_map = Old Map
event-second_wind = Second Wind
event-borrowed_courage = Borrowed Courage
event-shield_wall = Shield Wall
event-loose_valve = Loose Valve
event-dropped_satchel = Dropped Satchel
event-quiet_hour = Quiet Hour
event-monster_hunter = Monster Hunter
event-treasure_fever = Treasure Fever
event-steady_hand = Steady Hand
event-guardian_oath = Guardian's Oath
event-low_tide = Low Tide
event-divers_bell = Diver's Bell
event-salvage = Salvage
event-pump_restart = Pump Restart
event-sea_legs = Sea Legs
event-drowned_brother = Drowned Brother
event-signal_lamp = Signal Lamp
event-dining_car = Dining Car
event-emergency_brake = Emergency Brake
event-luggage_van = Luggage Van
event-season_ticket = Season Ticket
event-old_conductor = Old Conductor's Key
event-clear_sky = Clear Sky
event-true_north = True North
event-falling_star = Falling Star
event-astronomers_notes = Astronomer's Notes
event-star_pact = Star Pact
event-dreamless = Dreamless

horror-lights_out = Lights Out
horror-broken_floor = Broken Floor
horror-howling_vents = Howling Vents
horror-open_graves = Open Graves
horror-iron_hymn = Iron Hymn
horror-thick_hide = Thick Hide
horror-scalding_leak = Scalding Leak
horror-panic = Panic
horror-thrown_bolts = Thrown Bolts
horror-frenzy = Frenzy
horror-second_skin = Second Skin
horror-ghost_form = Ghost Form
horror-rising_water = Rising Water
horror-rust_storm = Rust Storm
horror-pressure_burst = Pressure Burst
horror-undertow = Undertow
horror-brine_hunger = Brine Hunger
horror-spawning_pool = Spawning Pool
horror-ghost_whistle = Ghost Whistle
horror-delayed_again = Delayed Again
horror-slamming_doors = Slamming Doors
horror-ticket_control = Ticket Control
horror-reserved_seat = Reserved Seat
horror-cold_steam = Cold Steam
horror-wrong_stars = Wrong Stars
horror-gravity_slips = Gravity Slips
horror-black_comet = Black Comet
horror-hungry_dark = Hungry Dark
horror-star_marked = Star-Marked
horror-sleepwalkers = Sleepwalkers

chapter-engine1 = The Flooded Stair
chapter-engine2 = A Light Below
chapter-engine3 = The Quartermaster's Store
chapter-engine4 = The Sealed Gate
chapter-engine5 = The Pump Choir
chapter-engine6 = The Armory Below
chapter-engine7 = The Brood
chapter-engine8 = The Iron Tide
chapter-engine9 = The Last Lock
chapter-engine_end = The Drowned Engine
chapter-train1 = The Empty Station
chapter-train2 = The First Whistle
chapter-train3 = Lost Luggage
chapter-train4 = Second Class
chapter-train5 = The Signalman
chapter-train6 = Fare Dodgers
chapter-train7 = First Class
chapter-train8 = The Tunnel
chapter-train9 = The Last Carriage
chapter-train_end = The Black Platform
chapter-stars1 = The Shaft
chapter-stars2 = A Constellation of Rust
chapter-stars3 = The Reading Room
chapter-stars4 = The Lantern Road
chapter-stars5 = The Crooked Observatory
chapter-stars6 = Voices in the Dome
chapter-stars7 = The Old Instruments
chapter-stars8 = The Grinding Wheel
chapter-stars9 = Midnight
chapter-stars_end = The Well of Stars

tale-engine1 = Black water stands on the thirtieth step. Every new hall gives us heart; whatever we disturb makes the water climb.
tale-engine2 = A lamp burns under the water and does not go out. The lairs are its springs: seal one, and the hall runs dry.
tale-engine3 = The store is full and nobody has come for it in forty years. Nobody human. Somebody counts the chests we open.
tale-engine4 = The gate has no handle. Its two valve wheels lie in the halls: find them both, and every door will open.
tale-engine5 = The pumps sing in four voices, and between the verses the water climbs. Start one at a recharge station.
tale-engine6 = They armed themselves against the sea. Mind the floor; behind every lever is a locker.
tale-engine7 = The way out is choked with its young, and their mother has come. Each one that dies teaches the others.
tale-engine8 = The hatch leads into the cistern. Everything here has learned to wear iron, but the lever still works the sluice.
tale-engine9 = One lock is left, and a seal that we trusted has burst. Shut the doors against the tide.
tale-engine_end = The engine has a heart and the heart has teeth. The water climbs: throw the switches, and with each the hall runs dry.
tale-train1 = The clock runs backwards, the kiosk still sells coffee to the brave. Somebody left you a parcel.
tale-train2 = It is not on the timetable. It comes anyway, at the end of every round. Stay off the tracks.
tale-train3 = Two trunks were lost here. One holds tools, one holds something that waits. Then out by the service door.
tale-train4 = The cushions remember their passengers and mend them, at a price. The line runs right through the carriage.
tale-train5 = He lost his eyes long ago, but his lamp aims well, and the points obey whoever throws them.
tale-train6 = They ride without tickets and eat those who have them. Their warden has come. Put two of them off, or push them under the train.
tale-train7 = Champagne, velvet, a gun in every drawer. Drink to your courage, and do not slam the drawers.
tale-train8 = The tunnel is longer than the mountain, and all lamps are out. Fire through the windows while there are windows.
tale-train9 = There is nobody ahead of us any more. Breathe, pull the brake, and mind the tracks.
tale-train_end = The Pale Conductor wants your tickets, and the express does not stop here. Destroy him, or ride for ever.
tale-stars1 = A shaft goes down where the observatory stood. One can let oneself fall. At its bottom there is sky.
tale-stars2 = Rust has drawn a constellation on the wall. It watches us bleed, and whatever watches learns.
tale-stars3 = The answer stands on two loose pages, but whoever takes one lets the room read them.
tale-stars4 = In every hall that we open somebody has hung a lantern. We decide to be grateful.
tale-stars5 = The dome leans like a listening ear, and things in it change places. Chart one more hall and then get out of it.
tale-stars6 = They call us by names we had as children. It helps and it hurts, and every hour they know us better.
tale-stars7 = Brass, silver, bone: instruments to measure what should not be measured. Now and then they find a light.
tale-stars8 = The wheel still turns. Sharpen what you have; the wire will carry you to the power.
tale-stars9 = All clocks agree for once, and all lamps are out. Gather your courage: a sealed lair buys an hour.
tale-stars_end = Keep watch, night after night, beside a lit stone while the Star-Eater looks for you and learns. Then run.

tile-boiler_hall = Boiler hall
tile-flooded_stacks = Flooded stacks
tile-bone_cellar = Bone cellar
tile-clock_room = Clock room
tile-foundry = Foundry
tile-archive = Archive
tile-pump_house = Pump house
tile-chapel = Chapel
tile-cistern = Cistern
tile-tramway = Tramway
tile-drowned_engine = The drowned engine
tile-black_platform = The black platform
tile-star_well = The well of stars
tile-drawn = A tile drawn for a case
tile-open = A tile drawn for a case

### The ending.
end-chapter = Chapter { $number } of { $of }: { $title }
end-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
end-destroyed = { $count ->
    [one] { $count } monster destroyed
   *[other] { $count } monsters destroyed
}
end-level = Monsters of level { $level }
end-left = got out
end-alive = alive
end-dead = died
deed-destroyed = monsters destroyed
deed-explored = tiles explored
deed-activated = chapter cells used
deed-sealed = lair cells sealed
deed-items = items gained
deed-given = inspiration given
honour-destroyed = most monsters
honour-explored = the scout
honour-given = the best support
deed-wounds = health lost
honour-wounds = most hurt

### Choosing at set-up.
setting-scenario-engine-about = Something turns in the flooded levels below the city. Go down and stop it before the water rises.
setting-scenario-train-about = A train that nobody built keeps a timetable that nobody wrote. Get on, and get off alive.
setting-scenario-stars-about = At the bottom of the well the sky looks back. The hardest of the three.
setting-scenario-campaign-about = All three in a row, with the explorers and items that survive.
setting-difficulty-gentle-about = 2 more inspiration for each explorer at the start.
setting-difficulty-normal-about = By the book.
setting-difficulty-harsh-about = The threat starts on position 4.

### The codex: headings, and what is said beside the cards.
codex-explorer = Explorers
codex-class = Classes
codex-monster = Monsters
codex-item = Items
codex-event = Explorer events
codex-horror = Horror events
codex-scenario = Scenarios
codex-chapter = Chapters
codex-tile = Map tiles
codex-cell = Cells
codex-token = Tokens
codex-keyword = Keywords
codex-die = Dice
codex-equips = Main items that may be equipped straight from a chest: { $types }.
codex-level = Level { $level }
codex-endgame = Endgame: { $scenario }
codex-event-of = Horror event: { $event }
codex-from-chapter = { $scenario }, from chapter { $number } on
codex-core = In every scenario
codex-personal-event = A personal event: it is laid next to the explorer who revealed it.
codex-personal-horror = A personal event: it is laid at a monster.
codex-price = Price
codex-unlit = unlit
codex-lit = lit
codex-faces = Faces
codex-cell-chapter = Activate one to go on to the next chapter, unless the chapter is locked. Either way the cell is used up.
codex-cell-lair = Monsters appear here. To seal it, spend the price: the threat falls by 1, whoever stands on it is destroyed, and a chapter cell of your tile is lit.
codex-cell-chest = Gives 1 inspiration and an item: draw two cards, keep one.
codex-cell-event = Gain 1 inspiration and invoke an explorer event, or roll against the horror value to lower the threat by 1.
codex-cell-bench = Reveal three item cards, exchange them for your own items as you like, take one of the three, then rearrange your items.
codex-cell-station = Roll the recharge die, trade over the wire with anybody at a station or a workbench, then rearrange your items.
codex-cell-lever = Attacks every creature on a trap cell of your tile with 3 high dice; a second time if another explorer stands at another lever.
codex-cell-trap = Harmless until a lever or an event triggers the traps.
codex-cell-barrel = An attack result of at least 1 makes it explode: 3 high dice against everything adjacent.
codex-cell-pit = Whoever is moved, pulled, pushed or teleported here is destroyed. Predictable monsters never walk in by themselves.
codex-cell-rubble = Impassable, and it blocks every line of sight.
codex-cell-door = Open or close it from an adjacent cell; a closed door can also be destroyed for 4 stamina. Doors of a new tile stand open.
codex-token-lit = Lies on a lit chapter cell: activating it costs 1 stamina and no inspiration.
codex-token-destroyed = Lies on a cell that is used up. It cannot be activated again and remains an obstacle.
codex-token-sealed = A lair cell under destruction tokens: no monster appears here any more, and nobody can step on it.
codex-token-closed = Nobody passes it and nobody sees through it.
codex-token-broken = A door that can be neither opened nor closed again; it stands in nobody’s way.
codex-token-exit = Explorers on it may leave the board for 2 stamina. Once all have left, the chapter is done.
codex-token-entry = Where the explorers start. It does nothing else.
codex-token-border = An explorer who stands here can lay a new tile for 2 stamina.
codex-token-water = A step of an explorer onto this cell costs 2 stamina. Water rises from open lairs, cell by cell; walls and closed doors hold it back. Monsters do not mind it.
codex-token-tracks = They lead straight across a tile from its joining symbol, two cells wide. They are shown in the chapters in which trains run, and a train strikes everyone on them.
codex-token-object = An explorer on it or beside it takes it for 1 stamina; the chapter says what that brings. Its tile does not leave the board.
codex-keyword-immobile = Never moves in its turn and cannot be pulled or pushed; others walk around it as around rubble.
codex-keyword-incorporeal = Cannot be chosen as a target, but traps, barrels and attacks without a chosen target hit it. Others may move through it, and it through them.
codex-keyword-sighted = Abilities of this creature may choose incorporeal creatures as targets.
codex-die-high-title = High attack die
codex-die-high = Rolled for attacks; all dice of an attack are added up.
codex-die-low-title = Low attack die
codex-die-low = Rolled for attacks; all dice of an attack are added up.
codex-die-fate-title = Fate die
codex-die-fate = Rolled for lairs, for horror and wherever a card asks for a fate roll.
codex-die-recharge-title = Recharge die
codex-die-recharge = Rolled at a recharge station.

### The guided first game.
guide-aim = Two explorers go down into the flooded works under the city. You win together when the endgame of the scenario is fulfilled, after its nine chapters; you lose when the last explorer has died. First choose yours. Take Ada Crane: she shoots from afar, and finding chests gives her new strength.
guide-aim-title = What it is about
guide-aim-right = Ada has 5 health and 6 stamina. Stamina is what you will count all the time.
guide-aim-wrong = A good explorer too. Look at the card: its health, its stamina and the abilities that nobody else has.
guide-start = Choose where you enter. The board is still a single tile; it grows wherever you explore at an unexplored border. Begin on a lit cell at such a border, so that you need not walk there first.
guide-start-title = On the threshold
guide-start-right = Good. You can explore right away.
guide-start-wrong = That is fine; from here it may take a step or two to reach an unexplored border.
guide-order = A round begins with the turns of the explorers, one after another, in the order that you like. Each has one turn a round. Take yours first.
guide-order-title = Who goes first
guide-order-right = When all have had their turns, the dungeon answers: the lair, the horror and the monsters.
guide-explore = Everything you do costs stamina. Each round it is filled up, and what you do not use is lost. Exploring costs 2: a new tile is laid next to you. Explore.
guide-explore-title = Stamina
guide-explore-right = New ground: new chests and events, and new lairs as well. See how much stamina you have left.
guide-explore-wrong = You may do anything in any order, as long as your stamina lasts. Exploring costs 2, wherever you stand at an unexplored border.
guide-explore-end = You end your turn, and all the stamina left is lost. Next time spend it down to the last point.
guide-walk = A step costs 1, diagonally too. You do not step on an event cell, a chest or a chapter cell: you stand beside it. Behind you, on the first tile, lie an event cell and a chapter cell side by side. Go there.
guide-walk-title = One step, one stamina
guide-walk-right = Walking is dear: six steps are a whole turn. So plan the way before you set out.
guide-walk-wrong = As you like. Just keep an eye on your stamina: it does not last beyond this turn.
guide-walk-end = You end your turn, and the stamina left is lost. Next time use it up.
guide-near = One more step, and you stand beside both: the event cell and the chapter cell. Corners count: cells that touch at a corner are neighbours, unless a wall is between them.
guide-near-title = Beside it is enough
guide-near-right = From here you reach both without another step.
guide-near-wrong = Another way, then. Look for a cell that touches what you want to use, with no wall between.
guide-near-end = You end your turn, and the stamina left is lost. A step more would have brought you there.
guide-event = An event cell is beside you. It costs only 1 stamina and can be used once. Activate it.
guide-event-title = The event cell
guide-event-right = It is used up now. What comes of it is your choice.
guide-event-wrong = Later, then. It is cheap at 1 stamina, and anybody who stands beside it can use it.
guide-event-end = Your turn is over, and the stamina left is lost. The event cell waits for next time.
guide-invoke = You have a choice. Take 1 inspiration and reveal an explorer event, or roll against the horror to push the threat back. Take the inspiration: it opens chapters, it can be lost in place of health, and each point adds 1 to an attack roll.
guide-invoke-title = Inspiration
guide-invoke-right = You can hold six. You need three of them for the chapter cell. And mind the water: in this chapter it rises with every event cell, and a step into it costs 2.
guide-invoke-wrong = If you rolled the horror value or more, the threat falls by 1; otherwise the current horror event, if there is one, strikes once more. You gain no inspiration this way.
guide-stay = You are where you want to be: beside the chapter cell. Even so, the stamina left will not do for it this turn. End your turn and stay here.
guide-stay-title = A good place to wait
guide-stay-right = What was left is lost, but next round you have your full stamina, right beside the chapter cell.
guide-stay-wrong = You use up your stamina, which is seldom wrong. Just remember the way back to the chapter cell.
guide-lair = The explorers have acted; now the lair stirs. Each explorer on a tile with an open lair rolls the die, and if it shows the lair value or more, a monster appears. Then the value falls by 1. Choose who rolls first.
guide-lair-title = The lair awakes
guide-lair-right = So every round monsters are more likely than before. The lair value is the clock of this game.
guide-chapter = A chapter cell is beside you, and you have the inspiration for it. For 3 stamina and 3 inspiration the story goes on to the next chapter, and the lair value is set anew. Activate it.
guide-chapter-title = On with the story
guide-chapter-right = The next chapter: read its card, for each has its own rule. You are one step nearer to the endgame.
guide-chapter-wrong = It can wait, but the clock runs: every round the lair value falls by 1. New chapters come only from chapter cells, from the rule of the chapter itself, or when the clock runs out.
guide-seek = What now? Seek what brings you on: a chest, an event cell, the next chapter cell, an unexplored border. Walk or explore with the stamina that is left.
guide-seek-title = Where to go
guide-seek-right = Good. A tile that you have explored but not reached is of no use yet; next round you have your full stamina again.
guide-seek-wrong = You use your stamina otherwise. That is up to you, but chests make you stronger.
guide-seek-end = Stamina left at the end of a turn is lost. Even a single step towards the next chest is worth taking.
guide-clock = Look at the lair value again: it falls every round, and each new chapter sets it anew. If a lair phase begins with it at 1, the threat leaps up and the chapter ends without you, or starts its count again if it is locked. So be quick: a chapter that you open yourself sets the clock without that price.
guide-clock-title = The clock
guide-clock-right = Threat makes the monsters stronger: when its track is full, monsters of the next level come, up to the fourth.
guide-chest = A chest is beside you. It costs 3 stamina and gives you 1 inspiration and an item. Activate it.
guide-chest-title = A chest
guide-chest-right = The inspiration is yours. Now for the item.
guide-chest-wrong = Not now, then. A chest costs 3 stamina, so leave enough for it when you come back.
guide-decks = You draw two cards: both from one deck, or one each from two decks. A monster must be struck down before it strikes you, so try the weapons.
guide-decks-title = Which deck
guide-decks-right = You see two cards now; keep one. A main item works by itself once it is equipped, an upgrade or an extension must be attached to one. So as long as you have no main item, take that.
guide-decks-wrong = That may serve you too. A main item that fits your class may be equipped at once: apparel for shooters such as Ada. Consumables need not be equipped at all, but are used only once.
guide-horror = After the lair comes the horror: one roll against the horror value. If it is reached, the threat rises by 1 and a horror event strikes; if not, the value falls by 1, and next time it is likelier. Then the monsters act, each going for the nearest explorer. First choose who rolls for the lair.
guide-horror-title = Horror and monsters
guide-horror-right = When you are hit, you may lose inspiration in place of health. Explorers beside you may help with theirs.
guide-bag = An item in the inventory does nothing yet, unless it is a consumable. For 3 stamina you may use the inventory: equip whatever you like and attach the rest. Do it before a monster is upon you.
guide-bag-title = Half a turn for order
guide-bag-right = Equip the item now, for you have two hands and one body for main items; then say that you are done. It costs half your stamina, but seldom. Whoever activates a workbench or a recharge station may do it there at no further cost.
guide-bag-wrong = You put it off. If a monster is near, that may be right; but an item in the bag strikes nobody.
guide-plan = A new round: your stamina is full again. Before anybody acts, look round together: who is near a monster, who has the inspiration for a chapter? Then choose who goes first.
guide-plan-title = Think before you go
guide-plan-right = An explorer who goes first can clear the way for the one who comes after.
guide-strike = If a monster is within reach, strike. Your dice are added up; if the sum is at least its defence, it loses 1 health. A magic attack is compared with its will instead. Each monster destroyed in your turn brings you 1 inspiration.
guide-strike-title = Strike
guide-strike-right = You may strike as often as your stamina lasts. If little is missing, inspiration adds 1 a point.
guide-strike-wrong = Sometimes that is wiser: a monster that cannot reach you does no harm. But it will follow you.
guide-alone = Count your stamina, watch the clock, keep inspiration for the chapters. Where lairs trouble you, one can be sealed for 3 stamina and 4 inspiration. A dead explorer stays dead, so stay close enough to help each other.
guide-alone-title = Down into the dark
guide-alone-right = You know all that you need. Good luck below!

### Why something cannot be chosen now.
why-not-deck = Items come from chests, workbenches and events: a deck is chosen only when one of them asks.
why-not-own-cell = You stand there.
why-not-trade-at-card = To trade with { $who } or to use their inventory, choose their card.
why-not-trade-beside = { $who } is not beside you, or there is nothing to trade and too little stamina for the inventory.
why-not-ability-first = To attack { $who }, first choose the ability: a weapon, an item or your own card.
why-not-creature-there = { $who } stands there: nobody walks onto a cell with a creature.
why-not-destroyed = This cell is used up or destroyed: nobody enters it and nothing can be done there.
why-not-blocked = This cell is not passable.
why-not-not-beside = { $what }: you must stand beside it.
why-not-cell-event = An event cell
why-not-cell-station = A recharge station
why-not-cell-lever = A trap lever
why-not-cell-chest = A chest
why-not-cell-bench = A workbench
why-not-cell-chapter = A chapter cell
why-not-cell-lair = A lair cell
why-not-cell-door = A closed door
why-not-stamina = It costs { $needed } stamina, and there is { $stamina }.
why-not-inspiration = It costs { $needed } inspiration, and there is at most { $means }.
why-not-no-way = No free way leads there.
why-not-too-far = It is too far: the way takes { $needed } stamina, and there is { $stamina }.
why-not-pit = It is a pit: whoever enters it dies, so no walk leads there by itself. Go beside it and step in if you mean it.
why-not-not-close = A close target must be beside you.
why-not-range = It is too far: the distance is { $distance }, the range { $range }.
why-not-sight = There is no line of sight.
why-not-incorporeal = { $who } is incorporeal and cannot be chosen as a target.
why-not-choose-monster = The ability is aimed at a monster.
why-not-choose-explorer = The ability is aimed at an explorer.
why-not-choose-foe = The ability is aimed at a monster or a barrel.
why-not-choose-creature = The ability is aimed at a creature.
why-not-choose-door = The ability is aimed at a door that can be opened or closed.
why-not-choose-lair = The ability is aimed at an open lair cell.
why-not-choose-used = The ability is aimed at a used action cell.
why-not-monster = Monsters act in their own phase: nothing is chosen here.
why-not-theirs = This belongs to { $who }: you use your own cards.
why-not-not-equipped = { $card } lies in the inventory: only equipped items work.
why-not-works-itself = { $card } has nothing to be used now; what works by itself needs no choice.
why-not-ability-stamina = { $card }: the ability costs { $needed } stamina, and there is { $stamina }.
why-not-markers = { $card } can take no further marker now; explorer markers left: { $markers }.
why-not-ability-inspiration = { $card } costs { $needed } inspiration, and there is at most { $means }.
why-not-ability-health = { $card } costs { $needed } health, more than can be spared.
why-not-no-marker = No marker of yours lies on { $card } that could be returned.
why-not-no-target = { $card } finds no target in range and sight.
why-not-whose-turn = First choose which explorer takes the next turn.

### The workbench for designers: figures and sets.
figure-blank = Chapters without an ability
figure-abilities = { $count ->
    [one] Chapters with one ability
   *[other] Chapters with { $count } abilities
}
figure-attacks = Explorers' attacks that differ in more than reach
figure-dice = Different dice among the explorers' attacks
figure-explorers = Explorers: { $count }
