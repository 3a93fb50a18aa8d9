### The table's own words: errors, undo, the command line.

error-not-asked = It is not seat { $seat }'s decision; asked: { $asked }.
error-which-seat = Several seats are asked ({ $asked }): say which one answers.
error-not-offered = “{ $answer }” is not offered here. You may choose: { $offered }.
error-game-over = The game is over; nothing more is asked.
error-chance-first = First enter what came up: { $kind }.
error-no-chance = No outcome is waited for now.
error-outcome = “{ $name }” cannot come up for { $kind }. Possible: { $offered }.
error-outcome-here = “{ $name }” is not among these.
error-light-table = This table was made for simulation: it keeps no copies, so it cannot fork, undo or guess.
error-no-step = There is no step { $step }: the record goes from 0 to { $last }.
error-record-step = The record stops fitting at step { $step } of { $of } ({ $what }). { $cause }
error-record-damaged = The record cannot be read: { $cause }
error-record-format = The record has format { $format }; this program reads format { $known }.
error-record-game = The record is of “{ $game }”, not of “{ $asked }”.
error-record-rules = The record was played by version { $rules } of the rules; this program has version { $known }. It can be replayed only as far as it fits.
error-no-file = The file { $path } cannot be used: { $cause }.
error-setting = The setting { $name } cannot be used: { $cause }.
error-setting-unknown = There is no setting “{ $name }”. Settings: { $names }.
error-option-unknown = There is no option “{ $name }”. Options: { $names }.
error-option-whole = “{ $value }” does not fit option “{ $name }”: give a whole number from { $least } to { $most }.
error-option-yes = “{ $value }” does not fit option “{ $name }”: give yes or no.
error-option-one = “{ $value }” does not fit option “{ $name }”. It may be: { $values }.
error-no-game = There is no game “{ $name }”. Games: { $names }.
error-given = A case cannot give “{ $word }” here. Known: { $known }.
error-given-number = A case cannot give “{ $word }: { $value }”: it takes a whole number, { $bounds }.
error-given-shape = A case cannot give “{ $word }: { $value }”: it takes { $shape }.
error-given-many = A case gives { $count } of “{ $word }”, but there is room for { $most }.
error-given-twice = A case gives “{ $value }” twice in “{ $word }”, but it can be there only once.
error-given-one-card = A case gives “{ $value }” and “{ $other }” in “{ $word }”, but they are on one card.
error-given-needs = A case gives “{ $word }” without “{ $needs }”, which it needs.
error-given-copies = A case gives “{ $value }” { $count } times in “{ $word }”, but there are only { $most } of it.
error-given-taken = A case puts { $who } on { $place }, but { $other } stands there already.
error-given-room = A case puts { $who } on { $place }, where nobody can stand. Free are: { $known }.
error-given-map = A case cannot give “{ $word }”, for the drawing cannot be read: { $why }.

undo-nothing = There is nothing to take back yet.
undo-chance = This cannot be taken back: fate has spoken since.
undo-other = This cannot be taken back: { $seat } has answered since.
undo-final = This cannot be taken back: it showed the others something.

error-no-agent = There is no player “{ $name }”. Players: { $names }.
error-too-many-seats = { $given } seats were named, but this game has { $seats }.
error-option-form = “{ $given }” is not an option: write name=value.
error-option-of-game = “{ $given }” is not an option of one of these games: write GAME.name=value. Games: { $names }.
error-which-game = Say which game. Games: { $names }.
error-no-guide = There is no guided game of { $name }.
error-no-seat = There is no seat { $seat }: seats go from 1 to { $most }.
error-needs-extra = This needs the extra “{ $extra }” ({ $module } is missing): install undercroft[{ $extra }].
error-no-bench = There is no benchmark “{ $name }”. Benchmarks: { $names }.
error-no-checkout = This works only in a checkout of Undercroft, where its tests are.
error-no-program = There is no program “{ $name }”. Programs: { $names }.
error-no-set = There is no set “{ $name }”. Sets: { $names }.
error-never-offered = Never offered in these games: { $names }. Play more games, or name a card, item or skill by its id.

cli-left = The game is saved. Go on with:
cli-saved = Saved to { $path }.
cli-save-where = Say where: s FILE
cli-help = Type a number or a key to choose; ? explains, ? N explains option N, ? and your own words ask the rules, why THING says why something cannot be chosen, u takes back, v shows the whole table, l shows the story, c asks the coach, s FILE saves, q leaves.
cli-no-number = There is no option { $number }: they go from 1 to { $most }.
cli-pass = Seat { $seat } decides. Press Enter when only seat { $seat } looks.
cli-seat = Seat
cli-won = won
cli-fits = The record was replayed as far as it fits these rules: { $step } of { $of } answers.
cli-fit-hint = Add --as-far-as-it-fits to do so.
cli-at-step = After { $step } of { $of } answers.
cli-no-clause = No clause speaks of: { $words }.
cli-no-content = Nothing in the box holds: { $words }.
cli-spoilers = { $count ->
    [one] One more thing is kept for later in the game. To see it, add --spoilers.
   *[other] { $count } more things are kept for later in the game. To see them, add --spoilers.
}
cli-pictures = Pictures: { $names }

### Guided first games.
guide-step = { $title }, step { $number } of { $of }
guide-end = You know the game now: from here on you are on your own. Play this game to its end, or begin a real one.
guide-again = The game is over, but not the guide: you came to step { $number } of { $of }. Begin the guided game again and try another way.
cli-guide-again = Begin it again: { $command }

### The coach, whom a player may ask.
coach-head = The coach would consider:
coach-option = { $label }: chance to win { $chance }% (± { $error })
coach-none = There is nothing to choose here: only one answer is possible.
coach-wish = This is a matter of taste, not a move: choose what you like. What there is to know of each:
coach-clear = Clearly ahead of the rest, by { $points } { $points ->
        [one] point
       *[other] points
    } of a hundred.
coach-even = Hardly better than the next one: other answers serve as well.
coach-worse = { $points } { $points ->
        [one] point
       *[other] points
    } of a hundred behind the best.
coach-sensible = This is also what the sensible player would do.
coach-foe-falls = { $who }: falls with a chance of { $chance }%.
coach-foe-gone = { $who }: falls for certain.
coach-friend-falls = Danger: { $who } may fall ({ $chance }%).
coach-friend-gone = Danger: { $who } falls for certain.
coach-hurt = { $who }: loses { $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    } health on average.
coach-heal = { $who }: gains { $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    } health on average.
coach-mark = { $who }: { $mark }{ $chance ->
        [100] {""}
       *[other] {" "}({ $chance }%)
    }.
coach-hunted = Would then turn on you: { $who }.
coach-safe = Nobody would turn on you there.
coach-gauge-health = A little later: { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    } health beside the other answers.
coach-gauge-cards = A little later: { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    } cards left beside the other answers.
coach-gauge-foes = A little later: { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    } health of the foes beside the other answers.
coach-gauge-points = A little later: { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    } points beside the other answers.
coach-gauge-experience = A little later: { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    } experience beside the other answers.
coach-gauge-gear = A little later: { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    } items beside the other answers.
coach-gauge-spirit = A little later: { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    } inspiration beside the other answers.

### Analysis of a recorded game.
analysis-title = Analysis: { $game }
analysis-counts = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
}, { $tried } of them tried, each played on { $tries } times with other luck; the most doubtful answers ({ $again }) were tried again. { $games } games in all.
analysis-curve = Chance to win of seat { $seat }, decision by decision
analysis-curve-all = Chance to win, decision by decision
analysis-points = Turning points:
analysis-no-points = No turning points: no answer was clearly worse than another, and luck decided nothing at one stroke.
analysis-mistake = { $number }. Seat { $seat }, after { $step } answers: { $lost } points given away (±{ $error }).
analysis-played = Played: { $what } ({ $chance }% to win)
analysis-better = Better: { $what } ({ $chance }% to win)
analysis-luck-up = { $number }. Luck, between answers { $since } and { $step }: seat { $seat }’s chance to win rose by { $moved } points (±{ $error }).
analysis-luck-down = { $number }. Luck, between answers { $since } and { $step }: seat { $seat }’s chance to win fell by { $moved } points (±{ $error }).
analysis-luck-up-all = { $number }. Luck, between answers { $since } and { $step }: the chance to win rose by { $moved } points (±{ $error }).
analysis-luck-down-all = { $number }. Luck, between answers { $since } and { $step }: the chance to win fell by { $moved } points (±{ $error }).
analysis-sum = Seat { $seat }: luck { $luck }, choices { $choices }, given away { $lost } points in { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
} ({ $decisions } decisions).
analysis-luck-of-all = Luck: { $luck } points.
analysis-sum-together = Seat { $seat }: choices { $choices }, given away { $lost } points in { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
} ({ $decisions } decisions).
analysis-how = The chance to win is how often sensible players win from there, judged by what the seat knew. A mistake is told only where another answer did better in fresh games, and counted in games that did not pick it. Choices are counted against a sensible player; luck is what moved the chance while nobody chose.

outcome = { $name }

### Agents and the lab.
error-search-budget = “{ $detail }” is no budget for a search: give milliseconds, as in search:200, or tries, as in search:500it.
error-no-style = There is no style of play “{ $style }”. Styles: { $styles }.
error-own-agent = The player “{ $name }” cannot be made: { $cause }.
error-no-layout = There are no tables of everything a seat of “{ $name }” knows: write them with python -m undercroft.lab.survey.
error-learned-agent = The learned player { $path } cannot be used: { $cause }.
fault-crash = { $error }: { $text } ({ $where }, line { $line })
fault-stall = no answer within { $seconds } s
fault-peek = an agent is handed a seat, not the table behind it
error-lineup = { $given } players were named; this game has { $least } to { $most } seats. Name one player for each seat, or one for all.
error-at-least-one = Give 1 or more for “{ $name }”.
error-plan-name = A plan has no number “{ $name }”. It has: { $names }.
error-plan-value = “{ $value }” does not fit “{ $name }” of the plan: { $cause }.
error-above-nothing = Give more than 0 for “{ $name }”.
error-line-damaged = The line in { $path } cannot be read: { $cause }.
error-line-game = The line in { $path } was fitted to “{ $found }”, not to “{ $game }”: give one of the same game.
error-line-features = The line in { $path } was fitted to { $found } features, the game has { $now } today: fit it anew.
error-no-question = There is no question “{ $name }” in this game. Questions: { $names }.
error-nothing-gathered = There is nothing to learn from in these games: play more of them.
error-table-kind = “{ $path }” has no known kind of table. Known: { $kinds }.
error-table-damaged = The table { $path } cannot be read: { $cause }
error-table-of-decisions = The table { $path } is one of decisions, as simulate --decisions writes it; a table of games is wanted here, as simulate --out writes it.
error-table-of-games = The table { $path } is one of games, as simulate --out writes it; a table of decisions is wanted here, as simulate --decisions writes it.
error-worker-died = A worker process died in the middle of its games; what was done before is kept.
error-no-cluster = There is no Ray cluster at “{ $address }”: { $cause }
error-tournament-file = The file { $path } belongs to another tournament: { $what } differs.
error-agents-few = Name two players or more, so that they can be compared.
error-report-empty = These tables hold no games.
error-report-many = These tables hold games of { $names }: report on one game at a time.
error-report-decisions = { $decisions } tables of decisions for { $tables } tables of games: give one for each, in the same order.
error-report-apart = These decisions are of other games: of game number { $game } the one table tells { $told } decisions, the other holds { $found }.
cli-nothing-changed = Nothing changed.

### A part of the screen that could not be drawn.
screen-missing = Not shown
screen-missing-text = A fault in the program keeps this part of the table from being shown. The game itself is unharmed and can be played on.
screen-raw = { $text }

player = player { $n }
    .title = Player { $n }
player-named = { $name }
    .title = { $name }
player-bot = { $name }
    .title = { $name } ({ $kind })
bot-name-1 = Flint
bot-name-2 = Ember
bot-name-3 = Basalt
bot-name-4 = Onyx
bot-name-5 = Quartz
bot-kind-easy = easy
bot-kind-normal = normal
bot-kind-hard = hard
bot-kind-expert = expert
bot-kind-random = any move
bot-kind-greedy = sensible
bot-kind-search = thinks ahead
bot-kind-learned = trained
bot-kind-program = program
bot-kind-other = bot

### Why something on the table cannot be chosen now.
why-not-over = The game is over: nothing can be chosen any more.
why-not-spectator = You are watching: only those who sit at the table choose.
why-not-fate = Nobody is asked now: what fate brings comes first.
why-not-others = It is not your decision now. Asked: { $who }.
why-not-other-question = This is no answer to what is asked now.
error-no-thing = There is nothing called “{ $name }” on your screen.
cli-why-what = Say what: why THING, by its name on the table or by its place on the map.
cli-why-open = { $thing }: this can be chosen now.
cli-why-answer = { $thing }: { $reason }
cli-why-asked = You are asked: { $question }

### What a player that reads and writes text is told: a program at a seat, a language model.
chair-intro = You play { $game } at seat { $seat } of { $players }.
chair-help = Each time you are told what changed and what you are asked. Answer with one line: the number or the key of an option. ? explains the question, ? N explains option N, ? and your own words ask the rules, why THING says why something cannot be chosen, v shows the whole table, l shows the story.
error-command-start = The program “{ $command }” cannot be started: { $cause }.
error-command-ended = The program “{ $command }” ended before it answered (exit code { $code }).
error-command-silent = The program “{ $command }” did not answer within { $seconds } seconds.
error-command-wrong = The program “{ $command }” wrote { $count } lines without answering the question.
error-others = { $seats ->
    [one] One other seat is to be filled
   *[other] { $seats } other seats are to be filled
}; players named: { $given }.
error-no-server = The server at { $address } cannot be reached: { $cause }.
error-server-gone = The server is gone or does not answer. Join again.
error-server-refused = { $why }
error-seat-key = This is no key to a seat: take the link or the key of an invitation.
error-not-asked-now = You are not asked anything now. Wait.
error-not-seated = You do not sit at a table. Sit down first.
error-is-seated = You sit at a table already. Stand up first.
chair-waiting = You are not asked anything now; the others are to move: wait.
chair-over = The game is over.
chair-circles = Nothing that could end this game has changed for a long time: it goes in circles. Call end_game to agree to end it, without a winner, or play on.
chair-agreed = You agree to end the game; it ends when everybody who is here does.
error-not-circling = The game does not go in circles: play on, or stand up.
chair-left = You have left the table.
chair-seats = { $fewest } to { $most } players, { $shortest } to { $longest } minutes.
chair-setting = { $name } = { $default } ({ $values }): { $label }

### A game that goes in circles.
cli-circles = Nothing that could end this game has changed for a long time: it goes in circles. Type end to end it by agreement, without a winner, or play on.
cli-ended = The game was ended by agreement, without a winner.
