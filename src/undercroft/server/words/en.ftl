### What the server says to people.

error-message = This message cannot be read: { $cause }
error-too-long = This message is too long: at most { $most } bytes are read.
error-too-fast = Too many messages at once. Wait a moment and go on.
error-too-many = Too many requests from your address. Wait a minute and try again.
error-sit-first = Take a seat first: the first message gives the key of a link.
error-seated = This connection already has a seat.
error-no-key = This link does not open any table. Check that all of it was copied.
error-stale = The table has moved on since. Look again and choose.
error-spectator = Spectators only watch.
error-not-yours = A bot plays this seat now. Take it back to play.
error-give = You may hand over your own seat, and the seat of somebody who is away.
error-host = Only whoever set up the table may do this.
error-over-first = This is shown when the game is over.
error-closed = This table was closed.
error-no-film = These moments are no longer kept. Reload the page to see the table as it stands.
error-seats = { $players } seats are to be filled, but { $given } were given.
error-no-person = Companion play needs somebody at the table: give at least one seat to yourself.
error-store = The table cannot be stored now ({ $cause }); nothing was changed.
error-store-newer = The file { $path } was made by a newer version of this program.
error-rules = A rule of this game failed. The table stands where it stood; please report it.
error-bot = The bot could not answer. Give the seat to another bot or play it yourself.
error-full = Too many devices are at this table already.
error-origin = Requests from other sites are not taken.
error-unknown-host = This server does not answer to this name: its owner may list it (docs/host.md).
error-lost = This table was played under other rules ({ $rules }) and no longer fits after answer { $step }.
error-not-found = There is nothing at this address.
error-screen = The table cannot be drawn for you now because of a fault in the program. The game itself is unharmed.
error-damaged = This table is damaged in the store and cannot be opened. Whoever runs the server can try to repair it.
error-moved = The table has moved to another process of this server. Your page reconnects by itself.
error-store-open = The file { $path } cannot be used for tables: { $cause }
error-store-in-use = Another server already uses the file { $path }. Stop it first, or use PostgreSQL, which serves several processes.
error-too-many-steps = This game is too long: at most { $most } answers are kept.
error-too-many-tables = Too many tables are being set up just now. Wait a minute and try again.
error-too-slow = The request took too long to arrive.
error-away-too-short = This player has only just left. A bot may take over in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }.
error-close-first = This game is still open. Close the table first.
error-option-size = The set-up holds a value that is too large for any game.
error-processes = Several processes need PostgreSQL: one SQLite file serves one process. Give --db postgresql://... or --processes 1.
error-listen = Nothing can be served at { $host }, port { $port }: { $cause }
error-no-table = There is no table { $id }.
error-no-id = Name a table by its id: see `undercroft admin list`.
error-not-empty = The store already holds tables; restore into an empty one.
error-backup = The file { $path } is no backup of tables: { $cause }
error-in-play = Table { $id } is being played in another process. Stop the server first, or wait until everybody has left.
error-rules-changed = The rules of this game have changed since the table was begun. Decide first how it goes on.
error-no-code = This code is wrong, or it is too old, or it was used already.
error-clock = This clock cannot be set: it gives between { $seconds } seconds and { $days } days, and a clock for the whole game cannot let a bot give single answers.
error-time-up = The time of this seat is used up for this game, so a bot plays it to the end.
error-not-open = This table is not open to others any more.
error-not-free = Somebody else has already taken this seat.
error-absence = The absence after which a bot may take over is at least { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } here, and at most sixty days.
error-not-there = There is nothing of this kind on your screen.
error-no-reminders = This server cannot tell you in this way when it is your turn.
error-push-service = Your browser uses a push service that this server does not know.
error-mail-address = This is not an e-mail address.
error-too-many-contacts = This seat is told in too many places already. Take one of them away first.
notice-title = Your turn
notice-body = { $game } waits for your decision.
notice-subject = Your turn: { $game }
notice-letter = It is your turn in { $game }.

    { $site }

    Open the page on the device on which you play: it knows the way to your table.
notice-stop = No more letters about this table: { $address }
notice-stopped = You will get no more letters about this table.
error-no-page = This key does not open any page. Check that all of it was copied.
error-no-coach = The coach may not be asked at this table.
error-coach-rests = The coach needs a moment. Ask again a little later.
error-other-analysis = This game was played by other rules and cannot be analysed.
error-no-analysis = This game cannot be analysed.
error-analyses-wait = Other games are being analysed. Try again in a few minutes.
error-no-moment = This moment is not there any more: it was taken back.
