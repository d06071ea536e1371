import { Chance, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { checkUses } from '@starboard/kernel/text';
import { describe, expect, test, vi } from 'vitest';
import { atLength } from '../../../../../testing/at-length.ts';
import { texts } from '../../src/index.ts';
import { answerAtRandom, anySetup, begin, type HordeMatch, Told, untiring } from '../support/any-game.ts';
import { problemsOf } from '../support/sound.ts';

vi.setConfig({ testTimeout: 240_000 }); // whole missions by the dozen

/** Missions with any party and any switches; a party that plays at random falls in wave 2 or 3. */
const missions = atLength(150, 1_000);
/** They are played in so many groups; of each the first few are looked at step by step. */
const groups = 10;
const lookedAt = 2;

/** Missions that go on to a late wave, with everything that comes only then: all looked at step by step. */
const lateMissions = 2;

/** Far more than any mission has ever taken. */
const mostAnswers = 10_000;

const told = new Told();

function expectSound({ state, decision }: HordeMatch, words: string): void {
  const wrong = problemsOf(state);
  if (wrong.length > 0) expect.fail(`${words}, wave ${state.wave}, at ${decision?.name}: ${wrong.join('; ')}`);
}

/** Plays at random to the end and looks at every position on the way. */
function walk(match: HordeMatch, chance: Chance, words: string): void {
  while (match.decision !== undefined) {
    if (match.answers > mostAnswers) expect.fail(`${words} does not end`);
    expectSound(match, words);
    told.hearQuestion(match);
    answerAtRandom(match, chance);
  }
  told.hearLog(match);
}

describe(`${missions} missions at random, with any party and any switches`, () => {
  test.each(Array.from({ length: groups }, (_, at) => at))('come to a sound end (group %i)', group => {
    for (let nth = 0; nth < missions / groups; nth++) {
      const words = `mission ${group}.${nth}`;
      const chance = new Chance(seedFrom(words));
      const match = begin(anySetup(chance), words);
      if (nth < lookedAt) walk(match, chance, words);
      else expect(playOut(match, randomBot, chance, mostAnswers), words).toBe(true);
      expectSound(match, words);
    }
  });

  test(`so do ${lateMissions} that go on to a late wave`, () => {
    const waves: number[] = [];
    for (let nth = 0; nth < lateMissions; nth++) {
      const words = `a long mission ${nth}`;
      const chance = new Chance(seedFrom(words));
      const match = begin({ ...anySetup(chance), bossFights: true, table: 'small' }, words, untiring);
      walk(match, chance, words);
      expectSound(match, words);
      waves.push(match.state.finishedWaves);
    }
    expect(Math.max(...waves)).toBe(10);
  });

  test('whatever was said and asked in them can be told in both languages', () => {
    expect(told.texts.length).toBeGreaterThan(250);
    // Labels carry the table's size for the note below them.
    expect(checkUses(texts, told.texts).filter(({ parameter }) => parameter !== 'small')).toEqual([]);
  });
});
