import { Chance, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { describe, expect, test, vi } from 'vitest';
import { atLength } from '../../../../../testing/at-length.ts';
import { renegades } from '../../src/index.ts';
import { anySetup } from '../support/any-game.ts';
import { problemsOf } from '../support/sound.ts';

vi.setConfig({ testTimeout: 240_000 }); // whole missions by the dozen

const missions = atLength(120, 1000);
const groups = 20;
const campaigns = 4;

/** Far more than any mission has ever taken. */
const mostAnswers = 20_000;

/** Plays at random to the end; now and then the position is looked at. */
function play(setup: Record<string, unknown>, words: string): void {
  const chance = new Chance(seedFrom(words));
  const match = Match.begin(renegades, renegades.setup.parse(setup), { seed: seedFrom(`${words} dice`) });
  while (match.decision !== undefined) {
    if (match.answers > mostAnswers) expect.fail(`${words} does not end`);
    playOut(match, randomBot, chance, 40);
    expect(problemsOf(match.state as never), `${words}, round ${match.state.round}, ${JSON.stringify(setup)}`).toEqual(
      [],
    );
  }
}

describe(`${missions} missions at random, with any players and any switches`, () => {
  test.each(Array.from({ length: groups }, (_, at) => at))('come to a sound end (group %i)', group => {
    for (let nth = 0; nth < missions / groups; nth++) {
      const number = group * (missions / groups) + nth;
      const words = `mission ${number}`;
      play(anySetup(new Chance(seedFrom(words)), number), words);
    }
  });

  test(`so do ${campaigns} campaigns`, () => {
    for (const [nth, campaign] of ['any', 'crown', 'monolith', 'rust'].entries()) {
      play({ players: 2, campaign, clock: 'quick', tier: (nth % 3) + 1 }, `campaign ${campaign}`);
    }
  });
});
