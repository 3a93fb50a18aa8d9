### What the lab says: simulations, tournaments, reports.

lab-games = { $games } of { $of } games, seed { $seed }
lab-seat = seat { $seat }, { $agent }
lab-won = won { $wins } ({ $rate }, 95% interval { $low } to { $high })
lab-score = score { $score } ({ $low } to { $high })
lab-reasons = How the games ended:
lab-decisions = Decisions per game: { $mean } on average, { $median } in the middle, { $most } at most.
lab-speed = { $seconds } s, { $games } games per second, { $decisions } decisions per second.
lab-fault = Fault of { $agent } at seat { $seat }: { $kind }, { $count } in all. First: { $detail }
lab-faults = Faults of { $agent }: { $kind }, { $count } in all.
lab-fault-crash = crash
lab-fault-stall = stall
lab-fault-illegal = illegal answer
lab-fault-peek = peek
lab-error = Error in the rules: { $error }
lab-unfinished = not finished within the allowed number of decisions
lab-circles = went in circles: nothing changed any more
lab-error-ending = broken off by an error
lab-skipped = { $count ->
    [one] Skipped { $options }: { $why }
   *[other] Skipped { $count } set-ups with { $options }: { $why }
}
lab-skipped-more = { $count ->
    [one] One more set-up was impossible and skipped; `--json` names it.
   *[other] { $count } more set-ups were impossible and skipped; `--json` names them.
}
lab-stopped = Stopped after { $games } of { $of } games; they are counted and kept.

lab-table-agent = Agent
lab-table-rating = Rating
lab-table-interval = 95% interval
lab-table-games = Games
lab-table-points = Points
lab-rounds = Line-ups: { $lineups }, rounds: { $rounds }, games: { $games }.

train-stopped = Stopped before its first round: nothing has been learned yet.
lab-left-undone = Stopped; what was not finished has not been written.
lab-left-out = { $count } of { $of } set-ups are impossible and left out.

ladder-title = Ladder
ladder-overall = All games together
ladder-game = { $game }, rules version { $version }: { $games } games
ladder-game-options = { $game } ({ $options }), rules version { $version }: { $games } games
ladder-unfinished = Games cut off or broken off by an error: { $games }.
ladder-made = Bradley-Terry ratings on Elo's scale, their mean at 1500, with 95% intervals. Behind each: points of games, half a point for a draw. Rivals meet in pairs from both seats of the same deals; where agents do not meet, who did better on the same deal takes the point, and such a point counts the less, the more agents are compared by the same games. All games together: each game counts alike.

report-title = { $game }: { $games } games
report-made = Intervals are at 95%. Shared wins count for everyone who shares them.
report-rules = Rules version { $versions }.
report-about = Seed { $seed }, Undercroft { $program }, by the command:
report-wins = Win rates
report-lengths = Decisions per game
report-scores = Scores
report-number = At the end: { $name }
report-things = Win share of who had it: { $name }
report-things-note = Among the seats that had it, the share that won; { $shown } of { $all } shown, those seen { $least } times or more.
report-reasons = How the games ended
report-difficulty = Difficulty by { $name }
report-all-seats = all seats
report-seat = seat { $seat }
report-won = won
report-lost = lost
report-share = share of games
report-pace = Pace
report-pace-agent = Agent
report-pace-decisions = Decisions a game
report-pace-thought = Thought about one
report-pace-longest = at most
report-stages = Turns and phases a game
report-standing = How winners and losers stood
report-standing-note = The chance to win before each decision, as searching bots judge it; left the beginning of a game, right its end.
report-agent-won = { $agent }, won
report-agent-lost = { $agent }, lost
report-leads = Changes of the lead in a game
report-lead-half = Whoever led halfway won { $kept } of { $games } games ({ $share }).
report-lead-last = Where the lead changed, it did so for the last time after { $part } of the game, in the middle of all.
report-hopes = How often a game turned
report-hope-half = A game turns when the chance to win goes from above 60% to below 40%, or back. Halfway, the odds told { $kept } of { $games } endings ({ $share }).
report-hope-last = Where a game turned, it did so for the last time after { $part } of it, in the middle of all.
report-taken = { $kind }: at which point of the game
report-taken-note = Bars end in the middle of all times, as a part of the game; whiskers hold the middle half. { $shown } of { $all } shown, those chosen { $least } times or more. Behind each: how often, and the share of these seats that won.
report-taken-won = ({ $count }, won { $share })
report-written = Written to { $path }.

tally-health = health
tally-cards = cards
tally-items = items
tally-gold = gold
tally-experience = experience
tally-heroes = heroes
tally-level = level
tally-rounds = rounds
tally-monsters = monsters
tally-points = victory points
tally-character = character
tally-skills = skills
tally-essence = essence
tally-stamina = stamina

### Sameness: how alike a game's cards are.
sameness-kind = Kind
sameness-cards = Cards
sameness-shapes = Shapes
sameness-sharing = Sharing a shape
sameness-pairs = Pairs alike
sameness-verbs = Verbs
sameness-entropy = Entropy of verbs, bits
sameness-figure = Figure
sameness-value = Value
sameness-of = { $count } of { $of } ({ $share })
sameness-alike = Alike in mechanics, numbers included:
sameness-about = A shape is a card's mechanics without its numbers and names.
sameness-nothing = This game lists no content to compare.

### Balance: win rates beside their frames, and what cards add.
balance-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} of the player “{ $agent }”
balance-head-set = Set
balance-head-games = Games
balance-head-won = Won
balance-head-interval = 95% interval
balance-head-frame = Frame
balance-head-verdict = Verdict
balance-head-thing = What
balance-head-offered = Offered
balance-head-chosen = Chosen
balance-head-having = Games with
balance-head-lacking = Games without
balance-head-adds = Adds, points
balance-range = { $low } to { $high }
balance-inside = inside
balance-below = too low
balance-above = too high
balance-perhaps-below = perhaps too low
balance-perhaps-above = perhaps too high
balance-all-inside = Every set lies inside its frame.
balance-outside = Outside the frame:
balance-no-frame = No frame is set for the player “{ $agent }”.
balance-unused-title = Never chosen
balance-unused = { $kind }: { $count } of { $of } never chosen in these games: { $names }
balance-all-used = { $kind }: all { $of } were chosen in these games.
balance-note = Chosen: of the decisions in which it was offered. Adds: the win rate of games where it was chosen, less that of games where it was offered and never chosen, compared within each set; told from { $least } games on either side on. A choice is no cause: who is winning may choose otherwise.
thing-play = Cards played
thing-top = Top abilities
thing-bottom = Bottom abilities
thing-take = Taken
thing-wear = Equipped
thing-use = Used
thing-hero = Heroes
