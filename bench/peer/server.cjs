// boardgame.io's own server with tic-tac-toe, as its tutorial has it: the peer of bench/server.py.
// `node server.cjs PORT [PLACE]`: states are stored in PLACE, by SQLite if that is a `.db` file and by its own FlatFile if
// it is a folder; without one they stay in memory.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { Async } = require("boardgame.io/internal");
const { INVALID_MOVE } = require("boardgame.io/core");

const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (lines.some((row) => row.every((i) => G.cells[i] !== null && G.cells[i] === G.cells[row[0]]))) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
    return undefined;
  },
};

// The storage interface of its documents on SQLite, with the same settings as ours, and as lean as we could make it: one
// row for a match, one for each line of its log, statements prepared, a move in one transaction.
class Sqlite extends Async {
  constructor(file) {
    super();
    const Database = require("better-sqlite3");
    this.db = new Database(file);
    this.db.pragma("journal_mode = WAL");
    this.db.pragma("synchronous = NORMAL");
    this.db.exec("CREATE TABLE matches (id TEXT PRIMARY KEY, initial TEXT, state TEXT, metadata TEXT) WITHOUT ROWID");
    this.db.exec("CREATE TABLE log (id TEXT, n INTEGER, line TEXT, PRIMARY KEY (id, n)) WITHOUT ROWID");
    this.add = this.db.prepare("INSERT INTO matches VALUES (?, ?, ?, ?)");
    this.state = this.db.prepare("UPDATE matches SET state = ? WHERE id = ?");
    this.metadata = this.db.prepare("UPDATE matches SET metadata = ? WHERE id = ?");
    this.line = this.db.prepare("INSERT INTO log VALUES (?, ?, ?)");
    this.read = ["state", "metadata", "initial"].map((name) => this.db.prepare(`SELECT ${name} FROM matches WHERE id = ?`).pluck());
    this.lines = this.db.prepare("SELECT line FROM log WHERE id = ? ORDER BY n").pluck();
    this.move = this.db.transaction((id, state, log) => {
      this.state.run(JSON.stringify(state), id);
      log.forEach((line, at) => { this.line.run(id, state._stateID * 100 + at, JSON.stringify(line)); });
    });
  }
  async connect() {}
  async createMatch(id, { initialState, metadata }) {
    const state = JSON.stringify(initialState);
    this.add.run(id, state, state, JSON.stringify(metadata));
  }
  async setState(id, state, log) {
    this.move(id, state, log || []);
  }
  async setMetadata(id, metadata) {
    this.metadata.run(JSON.stringify(metadata), id);
  }
  async fetch(id, wanted) {
    const found = {};
    ["state", "metadata", "initialState"].forEach((name, at) => {
      const text = wanted[name] ? this.read[at].get(id) : undefined;
      if (text !== undefined) found[name] = JSON.parse(text);
    });
    if (wanted.log) found.log = this.lines.all(id).map((line) => JSON.parse(line));
    return found;
  }
  async wipe(id) {
    this.db.prepare("DELETE FROM matches WHERE id = ?").run(id);
    this.db.prepare("DELETE FROM log WHERE id = ?").run(id);
  }
  async listMatches() {
    return this.db.prepare("SELECT id FROM matches").pluck().all();
  }
}

const [port, place] = process.argv.slice(2);
const storage = !place ? {} : { db: place.endsWith(".db") ? new Sqlite(place) : new FlatFile({ dir: place }) };
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], ...storage });
server.run({ port: Number(port), callback: () => console.log("ready") });
