import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Work } from './measure.ts';
import { cargo, cargoSize, type Race, raceLength, randomPaces, stretch } from './race.ts';

interface Move {
  readonly G: { turn: number; length: number; run: number[]; cargo: Race['cargo'] };
  readonly ctx: { readonly playOrderPos: number };
  readonly random: { D6(): number };
}

/** The same races on boardgame.io, driven through its reducer: the leanest way it can be run without a page. */
export function boardgameIoRace(loaded: boolean): Work {
  const game = {
    name: 'race',
    setup: () => ({ turn: 0, length: raceLength, run: [0, 0], cargo: loaded ? cargo() : [] }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      pace({ G, ctx, random }: Move, pace: number) {
        const die = random.D6();
        G.run[ctx.playOrderPos]! += die + pace;
        if (loaded) G.cargo[G.turn % cargoSize]!.health = die;
        G.turn += 1;
      },
    },
    endIf: ({ G }: Move) => (G.turn >= G.length ? { winners: ['0', '1'] } : undefined),
  };
  const reduce = CreateGameReducer({ game });
  const nextPace = randomPaces();
  let state = InitializeGame({ game, numPlayers: 2 });
  return () => {
    if (state.ctx.gameover) state = InitializeGame({ game, numPlayers: 2 });
    for (let i = 0; i < stretch; i++) {
      const payload = { type: 'pace', args: [nextPace()], playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    }
    return stretch;
  };
}
