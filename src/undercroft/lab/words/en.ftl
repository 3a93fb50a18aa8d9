### What the lab says: simulations, tournaments, reports.

lab-games = { $games } of { $of } games, seed { $seed }
lab-seat = seat { $seat }, { $agent }
lab-won = won { $wins } ({ $rate }, 95% interval { $low } to { $high })
lab-score = score { $score } ({ $low } to { $high })
lab-reasons = How the games ended:
lab-decisions = Decisions per game: { $mean } on average, { $median } in the middle, { $most } at most.
lab-speed = { $seconds } s, { $games } games per second, { $decisions } decisions per second.
lab-fault = Fault of { $agent } at seat { $seat }: { $kind }, { $count } in all. First: { $detail }
lab-error = Error in the rules: { $error }
lab-unfinished = not finished within the allowed number of decisions
lab-error-ending = broken off by an error
lab-stopped = Stopped after { $games } of { $of } games; they are counted and kept.

lab-table-agent = Agent
lab-table-rating = Rating
lab-table-interval = 95% interval
lab-table-games = Games
lab-table-points = Points
lab-rounds = Line-ups: { $lineups }, rounds: { $rounds }, games: { $games }.

report-title = { $game }: { $games } games
report-made = Intervals are at 95%. Shared wins count for everyone who shares them.
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
