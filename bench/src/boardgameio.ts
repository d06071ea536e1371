import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Work } from './measure.ts';
import { cargo, cargoSize, type Race, randomPaces } from './race.ts';

interface Move {
  readonly G: { turn: number; length: number; run: number[]; cargo: Race['cargo'] };
  readonly ctx: { readonly playOrderPos: number };
  readonly random: { D6(): number };
}

/** The same race on boardgame.io, driven through its reducer: the leanest way it can be run without a page. */
export function boardgameIoRace(loaded: boolean, length: number): Work {
  const game = {
    name: 'race',
    setup: () => ({ turn: 0, length, run: [0, 0], cargo: loaded ? cargo() : [] }),
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
  return () => {
    let state = InitializeGame({ game, numPlayers: 2 });
    let moves = 0;
    while (!state.ctx.gameover) {
      const args = [nextPace()];
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'pace', args, playerID: state.ctx.currentPlayer } });
      moves++;
    }
    return moves;
  };
}
