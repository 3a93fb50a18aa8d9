### What Jaws and Bugs share: terms of cards, questions, story.

### Conditions and elements
condition-invisible = Invisible
condition-strengthen = Strengthen
condition-bless = Bless
condition-wound = Wound
condition-poison = Poison
condition-immobilize = Immobilize
condition-disarm = Disarm
condition-muddle = Muddle
condition-stun = Stun
condition-curse = Curse
element-fire = fire
element-ice = ice
element-air = air
element-earth = earth
element-light = light
element-dark = dark
element-any = any element
element-either = { $one } or { $other }

### Terms on cards, made from the declarations
text-number = { $value }
text-with = { $main }: { $details }
text-and = { $first }; { $second }
text-then = { $first }; then { $second }
text-mandatory = { $action } (mandatory)
text-attack = Attack { $value }
text-move = Move { $value }
text-heal = { $value ->
        [99] Heal to full
        *[other] Heal { $value }
    }
text-shield = Shield { $value }
text-retaliate = Retaliate { $value }
text-push = Push { $value }
text-pull = Pull { $value }
text-pierce = Pierce { $value }
text-range = Range { $value }
text-reach = melee at up to { $value } hexes
text-targets = Targets { $value }
text-all-enemy = all enemies in range
text-all-ally = all allies in range
text-all-self-or-ally = you and all allies in range
text-all-self-and-allies = you and all allies in range
text-all-others = all other figures in range
text-all-enemy-adjacent = all adjacent enemies
text-all-ally-adjacent = all adjacent allies
text-all-self-or-ally-adjacent = you and all adjacent allies
text-all-self-and-allies-adjacent = you and all adjacent allies
text-all-others-adjacent = all other adjacent figures
text-all-self-or-ally-foe = the monster and all its allies in range
text-all-self-and-allies-foe = the monster and all its allies in range
text-all-same = the same targets
text-all-self = yourself
who-self = self
who-ally = an ally
who-self-or-ally = yourself or an ally
who-self-and-allies = you and your allies
who-others = another figure
who-same = the same target
who-same-attacked = the attacker
who-same-approached = this enemy
who-same-cured = that figure
who-self-or-ally-foe = the monster or an ally of it
text-area = area of { $count } hexes
text-area-own = area of { $count } hexes beside you
text-area-own-foe = area of { $count } hexes beside the monster
text-advantage = Advantage
text-disadvantage = Disadvantage
text-ignore-shield = ignores Shield
text-own-conditions = { $conditions } on yourself
text-jump = Jump
text-plain = difficult terrain costs nothing extra
text-through = enemies moved through: { $adds }
text-splash = enemies beside the target suffer { $value }
text-condition = { $conditions }
text-suffer = Damage { $value }
text-suffer-self = suffer { $value } damage
text-suffer-self-foe = the monster suffers { $value } damage
text-flying = Flying
text-control = Control one enemy
text-control-all = Control all enemies
text-control-same = Control the same enemy
text-grant = An ally may act
text-grant-all = All allies may act
text-grant-all-self = You and all allies may act
text-grant-same = The same ally may act
text-acts = { $who }: { $actions }
text-who-with = { $who } ({ $details })
text-price = whoever acts suffers { $value }
text-recover = Recover up to { $count } { $count ->
        [one] card
        *[other] cards
    } from: { $piles }
text-card-level = of level { $value }
pile-hand = hand
pile-discard = discard
pile-lost = lost pile
text-create = Create charges: { $elements }
text-infuse = infuse { $element }
text-charge = charge: { $element }
text-cleanse = Remove { $count } { $count ->
        [one] negative condition
        *[other] negative conditions
    } from yourself
text-experience = { $value } XP
text-slots = XP of the cells: { $cells }
text-loot = Loot { $value }
text-destroy = Destroy { $count ->
        [99] all obstacles
        [one] { $count } obstacle
        *[other] { $count } obstacles
    }
text-destroy-object = Destroy { $count ->
        [one] { $count } obstacle or objective
        *[other] { $count } obstacles or objectives
    }
where-area-before = in the area of the attack
text-trap = Create { $count ->
        [one] a trap (damage { $damage })
        *[other] { $count } traps (damage { $damage } each)
    }
text-consume = ({ $elements }) { $adds }
text-cancels = skip this
text-when = if { $test }: { $adds }
text-when-also = { $when }, if { $test }
text-per = for each { $each }: { $adds }
text-bonus = { $when }: { $adds }
text-all-attacks = all attacks: { $adds }
text-immune = immune to: { $conditions }
text-attackers-disadvantage = attackers have Disadvantage
text-on-death = on death: { $damage }
adds-attack = { $value } Attack
adds-move = { $value } Move
adds-heal = { $value } Heal
adds-shield = { $value } Shield
adds-range = { $value } Range
adds-targets = { $value } target
adds-times = value ×{ $value }
bonus-attack = { $uses ->
        [0] all your attacks
        [1] your next attack
        *[other] your next { $uses } attacks
    }
bonus-attack-melee = { $uses ->
        [0] all your melee attacks
        [1] your next melee attack
        *[other] your next { $uses } melee attacks
    }
bonus-attack-ranged = { $uses ->
        [0] all your ranged attacks
        [1] your next ranged attack
        *[other] your next { $uses } ranged attacks
    }
bonus-move = { $uses ->
        [0] all your moves
        [1] your next move
        *[other] your next { $uses } moves
    }
bonus-heal = { $uses ->
        [0] all your heals
        [1] your next heal
        *[other] your next { $uses } heals
    }
bonus-attacked = { $uses ->
        [0] attacks against you
        [1] the next attack against you
        *[other] the next { $uses } attacks against you
    }
bonus-attacked-foe = { $uses ->
        [1] the next attack against the monster
        *[other] attacks against the monster
    }
bonus-approached = { $uses ->
        [0] whenever an enemy comes beside you
        *[other] { $uses } times, when an enemy comes beside you
    }
bonus-kill = { $uses ->
        [0] whenever you kill an enemy
        *[other] { $uses } times, when you kill an enemy
    }
bonus-grant = { $uses ->
        [0] attacks that you grant
        [1] all attacks of the next attack action that you grant
        *[other] the next { $uses } attacks that you grant
    }
bonus-turn-start = { $uses ->
        [0] at the start of each of your turns
        *[other] at the start of your next { $uses } turns
    }
bonus-turn-end = { $uses ->
        [0] at the end of each of your turns
        *[other] at the end of your next { $uses } turns
    }
bonus-always = { $uses ->
        *[other] always
    }
icon-round = until the end of the round
icon-persistent = persistent bonus
icon-lost = the card is lost
icon-forever = the card is lost and cannot be recovered

### Items
text-item = { $when }: { $adds }
text-item-cost = { $when }, for ({ $elements }): { $adds }
use-spent = spent until a long rest
use-lost = lost after use
use-passive = any number of times
moment-attack = During one of your attacks
moment-attack-melee = During one of your melee attacks
moment-attack-ranged = During one of your ranged attacks
moment-attack-action = During one of your attack actions, all its attacks
moment-attack-action-melee = During one of your melee attack actions, all its attacks
moment-attack-action-ranged = During one of your ranged attack actions, all its attacks
moment-attack-single-melee = During one of your melee attacks on one target
moment-attack-single-ranged = During one of your ranged attacks on one target
moment-attacks-turn = All your attacks this turn
moment-attacks-melee-turn = All your melee attacks this turn
moment-moves-turn = All your moves this turn
moment-move = During one of your moves
moment-turn = During your turn
moment-attacked = During an attack against you
moment-after-attack = After one of your attacks
moment-after-attacked = After an attack against you
moment-rolled = After the roll of one of your attacks
moment-initiative = When initiative is known
moment-top = After a top ability

### Questions
ask-attack-target = { $figure }: whom to attack?
    .hint = Pick a target, or add something first: pay an element, use an item, leave out an effect. Skipping ends the attack action.
ask-move-where = { $figure }: where to move, with { $points } { $points ->
        [one] point
        *[other] points
    }?
    .hint = Pick the hex where the movement ends; the way with the fewest hazards is taken. Where the way matters you may also walk hex by hex.
ask-heal-target = { $figure }: whom to heal?
    .hint = A heal restores hit points and removes wound and poison; a poisoned figure regains no hit points from it.
ask-condition-target = { $figure }: who gains the condition?
    .hint = The target gains the conditions of this action.
ask-damage-target = { $figure }: who suffers the damage?
    .hint = This damage is no attack: neither a modifier nor a shield changes it.
ask-damage-order = Who suffers the damage next?
    .hint = More than one of them may fall by it, and it matters who falls first; the order is yours.
ask-condition-order = Who gains the condition next?
    .hint = The supply has too few cards for all of them; the order is yours.
ask-push-target = { $figure }: whom to push?
    .hint = Each hex must take the target farther away.
ask-pull-target = { $figure }: whom to pull?
    .hint = Each hex must bring the target nearer.
ask-push-step = Where is { $figure } pushed? Hexes left: { $points }.
    .hint = Each hex must be farther from the one who pushes. A monster pushes as far as it can, and you choose the direction.
ask-pull-step = Where is { $figure } pulled? Hexes left: { $points }.
    .hint = Each hex must be nearer to the one who pulls. A monster pulls as far as it can, and you choose the direction.
ask-control-who = Which enemy do you control?
    .hint = The enemy acts as you decide; meanwhile your enemies are its enemies.
ask-push-order = { $figure }: whom to move next?
    .hint = You push or pull all of them, one after the other, and each needs a free hex; the order is yours.
ask-shove-first = { $figure }: push or pull first?
    .hint = The attack does both; you set the order.
ask-control-order = Which enemy acts next?
    .hint = All of them act as you decide, one after the other.
ask-action-pay = { $figure }: pay with elements?
    .hint = An element buys the effect that stands beside it. You need not pay.
ask-action-if = { $figure }: perform this action?
    .hint = The card lets you choose.
ask-cleanse = Which condition is removed?
    .hint = One negative condition of yours goes.
ask-monster-hex = { $figure }: which of the equally good hexes?
    .hint = The rules leave several equally good hexes, so you decide where the monster goes.
ask-monster-path = { $figure }: which of the equally good ways?
    .hint = Several ways are equally good for the monster, but they meet different things.
ask-monster-focus = { $figure }: whom does it hunt?
    .hint = Several enemies are equally near and equal in initiative, so you decide which one is the focus.
ask-monster-target = { $figure }: whom else does it attack?
    .hint = Several further targets are equal, so you decide.
ask-monster-order = { $figure }: whom does it attack next?
    .hint = It attacks all of them, one after the other; the players set the order.
ask-monster-favor = { $figure }: who gains its condition?
    .hint = No rule says which of its allies it helps, so you decide.
ask-monster-shove = { $figure }: whom does it move next?
    .hint = It pushes or pulls all of them, one after the other, and each needs a free hex; the players set the order.
ask-monster-victim = { $figure }: who is its target?
    .hint = Several of you are equally good targets for what it does besides its attacks, so you decide.
ask-monster-area = { $figure }: whom else does its area hit?
    .hint = Several ways to lay the area hit the focus and equally many others, so you decide.
ask-monster-heal = { $figure }: whom does it heal?
    .hint = Several monsters lack equally many hit points, so you decide.

### Options
option-attack = Attack { $figure }
option-push = Push first
option-pull = Pull first
option-area = Place the area: { $figures }
option-pay-plain = Pay with elements
option-pay = Pay: { $elements }
option-leave = Leave out { $condition }
option-skip = Skip
option-go = Move to { $hex }
option-walk = One step to { $hex }
option-stay = Stay here
option-to = To { $hex }
option-stop = Stop here
option-aim = { $figure }
option-all = Everybody in range
option-yes = Yes
option-remove = Remove { $condition }
option-hex = { $hex }
option-focus = { $figure }
option-target = { $figure }
option-path = By { $hexes }

### Story
haven-suffers = { $figure } suffers { $amount } damage.
haven-dies = { $figure } dies.
haven-exhausted = { $figure } is exhausted.
haven-gains = { $figure } gains: { $conditions }.
haven-heals = { $figure } heals { $amount }.
haven-cured = { $figure } is rid of: { $conditions }.
haven-expired = { $figure } no longer has: { $conditions }.
haven-attacks = { $figure } attacks { $target } for { $damage } damage.
haven-retaliates = { $figure } retaliates against { $target }: { $amount } damage.
haven-moves = { $figure } moves { $hexes } { $hexes ->
        [one] hex
        *[other] hexes
    }.
haven-bonus = { $figure } gains a lasting bonus: { $bonus }.

### Why does it go there?
why-nobody = It sees nobody to attack.
why-no-way = No hex from which it could attack can be reached, so it neither moves nor attacks.
why-focus = It hunts { $target }.
why-initiative = Several enemies are equally near; the lowest initiative decides.
why-here = It can attack from where it stands, so it stays.
why-shed = It steps away so as not to attack with disadvantage.
why-attack-hex = It goes to the nearest hex from which it can attack.
why-nearer = It cannot attack this turn and goes as near as it can.
why-not-nearer = No move would bring it nearer, so it stays.
why-best = It prefers the hex with the most attacks and without disadvantage.
why-hazard = Every way has a hazard, so it takes the one with the fewest.
why-no-move = It has no move action this round.
why-immobilized = It is immobilized and cannot move.
why-as-melee = Without an attack it moves as if for a melee attack.
why-tie = Several hexes are equally good: you will choose.

### The map
terrain-obstacle = obstacle
terrain-difficult = difficult terrain
stat-health = hit points
stat-shield = shield
stat-initiative = initiative

### The ending.
deed-damage = damage dealt
deed-blow = strongest blow
deed-felled = foes felled
deed-suffered = damage suffered
deed-healed = hit points regained
honour-damage = most damage
honour-felled = most foes
honour-suffered = the party’s shield
honour-healed = hardest to keep down
end-scenario = { $scenario } · level { $level }
end-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
end-fell = { $count ->
    [one] { $count } foe fell
   *[other] { $count } foes fell
}

### The codex: headings, conditions.
codex-hero = Characters
codex-card = Ability cards
codex-monster = Monsters
codex-item = Items
codex-scenario = Scenarios
codex-condition = Conditions
codex-element = Elements
codex-terrain = Terrain
codex-level = Level
codex-scenario-number = Scenario { $number }
codex-condition-invisible = Enemies cannot target the figure; its own side can. It ends at the end of the figure's next turn.
codex-condition-strengthen = All attacks of the figure have advantage. It ends at the end of the figure's next turn.
codex-condition-bless = One Bless card is shuffled into the figure's modifier deck. It doubles the attack and leaves the deck once it is revealed.
codex-condition-wound = The figure suffers 1 damage at the start of each of its turns. A heal removes the wound and still heals.
codex-condition-poison = Every attack against the figure gets +1. A heal removes the poison, but restores no hit points.
codex-condition-immobilize = The figure cannot perform move actions. It ends at the end of the figure's next turn.
codex-condition-disarm = The figure cannot perform attack actions. It ends at the end of the figure's next turn.
codex-condition-muddle = All attacks of the figure have disadvantage. It ends at the end of the figure's next turn.
codex-condition-stun = The figure cannot perform any action on its turn. It ends at the end of the figure's next turn.
codex-condition-curse = One Curse card is shuffled into the figure's modifier deck. It makes an attack deal no damage and leaves the deck once it is revealed.

### Why something cannot be chosen now
why-not-nobody = Nobody stands there to be aimed at.
why-not-oneself = { $who } cannot be the target of their own action here.
why-not-friend = { $who } is on your side: this is aimed at enemies.
why-not-foe = { $who } is an enemy: this is meant for your own side.
why-not-object = { $who } is an object: this does nothing to it.
why-not-invisible = { $who } is invisible: enemies cannot aim at them.
why-not-hit-already = { $who } was a target of this action already, and nobody is one twice.
why-not-outside-area = { $who } stands outside the area that you have placed.
why-not-in-area = { $who } is inside an area that you may place: choose the hex where that offer lies.
why-not-no-area = However the area is laid, it does not reach { $who }.
why-not-range = { $who } is too far: the distance is { $distance }, the range { $range }.
why-not-unreachable = Walls part you from { $who } altogether: no range is enough.
why-not-sight = There is no line of sight to { $who }: a wall is in the way.
why-not-card-limits = { $who } does not fit what the card says about its targets.
why-not-equal = The rules decide what monsters do; only where several ways are equally good are you asked, and this is not one of them.
why-not-own-hex = You stand there: choose to stay if you do not want to go on.
why-not-foe-there = { $who } stands there: enemies and objects cannot be entered or passed.
why-not-taken = { $who } stands there: nobody can end on an occupied hex.
why-not-obstacle = An obstacle cannot be entered on foot.
why-not-obstacle-landing = A jump may cross an obstacle, but not end on it.
why-not-closed = This hex cannot be entered now.
why-not-no-way = No way leads there: walls, obstacles or enemies are in between.
why-not-too-far = It is too far: the way costs { $needed }, and there are { $points } movement points.
why-not-card-limits-hex = What the card says about the move keeps you from ending there.
why-not-one-step = Forced movement goes hex by hex: choose a hex beside { $who }.
why-not-not-farther = Each hex of a push must be farther away: from distance { $before } this hex leads to { $after }.
why-not-not-nearer = Each hex of a pull must be nearer: from distance { $before } this hex leads to { $after }.
why-not-shove-blocked = Nobody can be moved onto this hex, or no hex to end on would follow.
why-not-shove-farthest = A monster moves its target as far as possible, and this way ends sooner.
why-not-cards-first = First the cards of this round are chosen; figures and hexes follow in your turn.
why-not-ability-first = First choose an ability of a played card; then it is asked where and whom.
why-not-card-hand = { $card } was not chosen for this round: your turn is made of the two chosen cards.
why-not-card-played = { $card } is chosen for this round already.
why-not-card-active = { $card } lies in the active area: its effect is at work.
why-not-card-discard = { $card } is discarded: it comes back with a rest.
why-not-card-lost = { $card } is lost for this scenario.
why-not-two-cards = A round takes two cards, and you cannot play { $card } alone.
why-not-cannot-pay-damage = { $card } is chosen for this round: until your turn it cannot be used against damage.
why-not-item-spent = { $item } is spent: a long rest makes it ready again.
why-not-item-gone = { $item } was used and is gone for this scenario.
why-not-item-cost = { $item } costs an element that is not there now.
why-not-item-useless = { $item } would do nothing now.
why-not-item-other-attack = { $item } does not fit this attack.
why-not-item-attack = { $item } is used during your own attack.
why-not-item-move = { $item } is used during your own move.
why-not-item-turn = { $item } is used in your own turn, between actions.
why-not-item-attacked = { $item } is used when you are attacked.
why-not-item-targeted = { $item } is used when an attack is aimed at you.
why-not-item-rolled = { $item } is used right after the die is rolled.
why-not-item-after-attack = { $item } is used when your attack is over.
why-not-item-after-attacked = { $item } is used when an attack on you is over.
why-not-item-initiative = { $item } is used when the initiative is settled.
why-not-item-top = { $item } is used in your turn, when an ability is performed.
why-not-item-turn-end = { $item } is used at the end of your turn.
why-not-item-always = { $item } works by itself: it is never chosen.
why-not-monster-card = Monsters act by the rules on their cards: nothing is chosen here.
why-not-choose-figure = Choose { $who } who stands there, and not the hex.

### The workbench for designers: figures and sets.
figure-tops = Top abilities
figure-bottoms = Bottom abilities
figure-lasting = { $character }: abilities with a persistent bonus
