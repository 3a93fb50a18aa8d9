// boardgame.io's own server with tic-tac-toe, as its tutorial has it: the peer of bench/server.py.
const { Server, Origins } = require("boardgame.io/server");
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

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
