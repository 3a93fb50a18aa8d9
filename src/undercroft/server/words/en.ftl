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
error-lost = This table was played under other rules ({ $rules }) and no longer fits: { $cause }
error-not-found = There is nothing at this address.
error-screen = The table cannot be drawn for you now because of a fault in the program. The game itself is unharmed.
