### The table's own words: errors, undo, the command line.

error-not-asked = It is not seat { $seat }'s decision; asked: { $asked }.
error-which-seat = Several seats are asked ({ $asked }): say which one answers.
error-not-offered = “{ $answer }” is not offered here. You may choose: { $offered }.
error-game-over = The game is over; nothing more is asked.
error-chance-first = First enter what came up: { $kind }.
error-no-chance = No outcome is waited for now.
error-outcome = “{ $name }” cannot come up for { $kind }. Possible: { $offered }.
error-light-table = This table was made for simulation: it keeps no copies, so it cannot fork, undo or guess.
error-no-step = There is no step { $step }: the record goes from 0 to { $last }.
error-record-step = The record stops fitting at step { $step } of { $of } ({ $what }). { $cause }
error-record-damaged = The record cannot be read: { $cause }
error-record-format = The record has format { $format }; this program reads format { $known }.
error-record-game = The record is of “{ $game }”, not of “{ $asked }”.
error-no-file = The file { $path } cannot be used: { $cause }.
error-option-unknown = There is no option “{ $name }”. Options: { $names }.
error-option-whole = “{ $value }” does not fit option “{ $name }”: give a whole number from { $least } to { $most }.
error-option-yes = “{ $value }” does not fit option “{ $name }”: give yes or no.
error-option-one = “{ $value }” does not fit option “{ $name }”. It may be: { $values }.
error-no-game = There is no game “{ $name }”. Games: { $names }.
error-given = A case cannot give “{ $word }” here. Known: { $known }.

undo-nothing = There is nothing to take back yet.
undo-chance = This cannot be taken back: fate has spoken since.
undo-other = This cannot be taken back: seat { $seat } has answered since.
undo-final = This cannot be taken back: it showed the others something.
