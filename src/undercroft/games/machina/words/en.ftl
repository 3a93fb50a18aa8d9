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

track-lair = Lair value
track-horror = Horror value
track-threat = Threat
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
mark-control = controlled
mark-locked = locked chapter
mark-progress = progress tokens
mark-markers = markers in supply
mark-left = has left the board
mark-dead = dead

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

thing-exit = the exit token
thing-light = the light token

group-move = Move
group-cell = Adjacent cells
group-place = Cells
group-use = Active abilities
group-other = Other actions

warn-pit = A pit: whoever enters it is destroyed.

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
        [self] move up to { $n } cells
        [hit] if hit, the target moves up to { $n } cells
        [one] { $who } moves up to { $n } cells
       *[many] { $who } move up to { $n } cells
    }
step-teleport = teleport to the nearest { $kind }
step-jump = teleport to a free cell within { $n }
step-swap = swap places with the target
step-banish = the target is banished
step-destroy = the target is destroyed
step-door = open or close the door
step-doors = all open doors of the tile close
step-seal = seal the lair cell
step-light = light a chapter cell
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

tale-engine1 = Black water stands on the thirtieth step. Something turns below it, slowly, like a key.
tale-engine2 = A lamp burns under the water and does not go out. We take heart and go on.
tale-engine3 = The store is full and nobody has come for it in forty years. Nobody human.
tale-engine4 = The gate has no handle. There must be another way into the works: find a new hall.
tale-engine5 = The pumps sing in four voices. Stand beside one and the weariness leaves you.
tale-engine6 = They armed themselves against the sea. Mind the floor.
tale-engine7 = The way out is choked with its young. Thin them, then leave by the old hatch.
tale-engine8 = Everything here has learned to wear iron.
tale-engine9 = One lock is left, and the light that shows it also shows us.
tale-engine_end = The engine has a heart and the heart has teeth. Throw its switches, one after another.
tale-train1 = The clock runs backwards, the kiosk still sells coffee. Somebody left you a parcel.
tale-train2 = It is not on the timetable. It comes anyway.
tale-train3 = Find what was lost in the vans: two trunks, then out by the service door.
tale-train4 = The cushions remember their passengers. There are better tools in the racks.
tale-train5 = He lost his eyes long ago, but his lamp aims well. Follow it.
tale-train6 = They ride without tickets and eat those who have them. Put three of them off.
tale-train7 = Champagne, velvet, a gun in every drawer.
tale-train8 = The tunnel is longer than the mountain. Fire through the windows while there are windows.
tale-train9 = There is nobody ahead of us any more. Breathe, and check your straps.
tale-train_end = The Pale Conductor wants your tickets. Destroy him, or ride for ever.
tale-stars1 = A shaft goes down where the observatory stood. At its bottom there is sky.
tale-stars2 = Rust has drawn a constellation on the wall, and it points somewhere.
tale-stars3 = The answer is written in this room, but one has to let the room read you.
tale-stars4 = Somebody has hung lanterns for us. We decide to be grateful.
tale-stars5 = The dome leans like a listening ear. Chart one more hall and then get out of it.
tale-stars6 = They call us by names we had as children. It helps and it hurts.
tale-stars7 = Brass, silver, bone: instruments to measure what should not be measured.
tale-stars8 = The wheel still turns. Sharpen what you have.
tale-stars9 = All clocks agree for once. Gather your courage.
tale-stars_end = Keep watch, night after night, beside a lit stone while the Star-Eater looks for you. Then run.

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
