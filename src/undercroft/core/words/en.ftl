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

undo-nothing = There is nothing to take back yet.
undo-chance = This cannot be taken back: fate has spoken since.
undo-other = This cannot be taken back: seat { $seat } has answered since.
undo-final = This cannot be taken back: it showed the others something.

error-no-agent = There is no player “{ $name }”. Players: human, { $names }.
error-too-many-seats = { $given } seats were named, but this game has { $seats }.
error-option-form = “{ $given }” is not an option: write name=value.
error-which-game = Say which game. Games: { $names }.
error-no-seat = There is no seat { $seat }: seats go from 1 to { $most }.
error-needs-extra = This needs the extra “{ $extra }” ({ $module } is missing): install undercroft[{ $extra }].
error-no-bench = There is no benchmark “{ $name }”. Benchmarks: { $names }.
error-no-checkout = This works only in a checkout of Undercroft, where its tests are.
error-no-program = There is no program “{ $name }”. Programs: { $names }.

cli-left = The game is saved. Go on with:
cli-saved = Saved to { $path }.
cli-save-where = Say where: s FILE
cli-help = Type a number or a key to choose; ? explains, ? N explains option N, u takes back, v shows the whole table, l shows the story, s FILE saves, q leaves.
cli-no-number = There is no option { $number }: they go from 1 to { $most }.
cli-pass = Seat { $seat } decides. Press Enter when only seat { $seat } looks.
cli-seat = Seat
cli-won = won
cli-fits = The record was replayed as far as it fits these rules: { $step } of { $of } answers.
cli-fit-hint = Add --as-far-as-it-fits to do so.
cli-at-step = After { $step } of { $of } answers.
cli-no-clause = No clause holds all of: { $words }.

outcome = { $name }

### Agents and the lab.
error-search-budget = “{ $detail }” is no budget for a search: give milliseconds, as in search:200, or tries, as in search:500it.
error-own-agent = The player “{ $name }” cannot be made: { $cause }.
error-learned-agent = The learned player { $path } cannot be used: { $cause }.
error-lineup = { $given } players were named; this game has { $least } to { $most } seats. Name one player for each seat, or one for all.
error-at-least-one = Give 1 or more for “{ $name }”.
error-table-kind = “{ $path }” has no known kind of table. Known: { $kinds }.
error-table-damaged = The table { $path } cannot be read: { $cause }
error-worker-died = A worker process died in the middle of its games; what was done before is kept.
error-no-cluster = There is no Ray cluster at “{ $address }”: { $cause }
error-tournament-file = The file { $path } belongs to another tournament: { $what } differs.
error-agents-few = A tournament needs two players or more.
error-report-empty = These tables hold no games.
error-report-many = These tables hold games of { $names }: report on one game at a time.
cli-nothing-changed = Nothing changed.

### A part of the screen that could not be drawn.
screen-missing = Not shown
screen-missing-text = A fault in the program keeps this part of the table from being shown. The game itself is unharmed and can be played on.
screen-raw = { $text }
