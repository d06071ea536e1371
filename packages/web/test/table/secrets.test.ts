import { type AnyAsk, Chance, Match, randomAnswer, type SeatId, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { findGame } from '../../src/games/games.ts';

/** A set-up with several seats for each game that has them. */
const setups: { readonly [game: string]: unknown } = {
  endure: { survivors: ['psychic-a', 'captain-a', 'medic-a'] },
  horde: { heroes: 3, seats: 3 },
  renegades: { players: 2, campaign: 'any' },
};
const mostAnswers = 200;
/** Looking is dearer than answering. */
const looksEvery = 4;

function shownTo(match: Match, seat: SeatId): string {
  return JSON.stringify([match.view(seat), match.logFor(seat)]);
}

/** Whether two seats are ever shown different things, in some matches that are played at random. */
async function differs(id: string): Promise<boolean> {
  const { game } = await findGame(id)!.rules();
  for (let nth = 0; nth < 4; nth++) {
    const match = Match.begin(game, setups[id], { seed: seedFrom(`${id} ${nth}`) });
    const chance = new Chance(seedFrom(`answers ${nth}`));
    for (let answers = 0; answers < mostAnswers; answers++) {
      if (answers % looksEvery === 0 && new Set(match.seats.map(({ id }) => shownTo(match, id))).size > 1) return true;
      const [seat] = match.waitingFor;
      if (seat === undefined) break;
      match.answer(seat, randomAnswer(match.askOf(seat) as AnyAsk, chance));
    }
  }
  return false;
}

test.each(Object.keys(setups))('the screen is covered between two people in %s just where one knows more', async id => {
  const { hasSecrets } = await findGame(id)!.face();
  expect(hasSecrets).toBe(await differs(id));
});
