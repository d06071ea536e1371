import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Work } from './measure.ts';
import { raceLength, randomPaces, stretch, theirRace } from './race.ts';

/** The same races on boardgame.io, driven through its reducer: the leanest way it can be run without a page. */
export function boardgameIoRace(loaded: boolean): Work {
  const game = theirRace(loaded, 2, raceLength);
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
