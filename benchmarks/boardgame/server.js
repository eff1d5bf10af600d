// A game on boardgame.io's server, with as many seats and about as much to tell each of them as Cabildo's Puerto Rico.

const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"];
const PLACES = 35; // with so many a state is as long as Cabildo's of Puerto Rico: 8 kB

function board(seat) {
  const goods = Object.fromEntries(GOODS.map((good) => [good, seat]));
  const fields = Array.from({ length: PLACES }, (_, place) => ({ tile: GOODS[place % 5], colonist: place % 2 === 0 }));
  return { coins: 3, goods, fields, city: fields.map(({ tile }) => `${tile}-house`) };
}

const cargo = {
  name: "cargo",
  setup: ({ ctx }) => ({
    boards: Object.fromEntries(ctx.playOrder.map((seat) => [seat, board(Number(seat))])),
    players: Object.fromEntries(ctx.playOrder.map((seat) => [seat, { points: 0 }])), // each seat's own secret
    ships: [5, 6, 7].map((size) => ({ size, good: null, loaded: 0 })),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    load: ({ G, playerID }, amount) => {
      const ship = G.ships[amount % 3];
      ship.loaded = (ship.loaded + 1) % ship.size;
      ship.good = GOODS[amount % 5];
      G.boards[playerID].coins += 1;
      G.players[playerID].points += 1;
    },
  },
};

Server({ games: [cargo], origins: ["http://127.0.0.1"] }).run({ port: Number(process.argv[2]) });
