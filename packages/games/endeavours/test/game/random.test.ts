import { Chance, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { describe, expect, test, vi } from 'vitest';
import { atLength } from '../../../../../testing/at-length.ts';
import { crews } from '../../src/cards/crews.ts';
import { idsOf } from '../../src/catalogue.ts';
import { endeavours } from '../../src/index.ts';
import { problemsOf } from '../support/sound.ts';

const crewIds = idsOf(crews);

vi.setConfig({ testTimeout: 240_000 }); // whole games by the dozen

const games = atLength(100, 300);
const groups = 10;

/** Far more than any game has ever taken. */
const mostAnswers = 30_000;

function anySetup(chance: Chance, number: number): Record<string, unknown> {
  const flip = () => chance.below(2) === 1;
  return {
    difficulty: 1 + (number % 4),
    crew: crewIds[number % crewIds.length],
    noSails: flip(),
    wormholeBlueOnly: flip(),
    hazardScale: 1 + chance.below(6),
    boostWater: flip(),
  };
}

function play(number: number): void {
  const words = `game ${number}`;
  const chance = new Chance(seedFrom(words));
  const setup = anySetup(chance, number);
  const match = Match.begin(endeavours, endeavours.setup.parse(setup), { seed: seedFrom(`${words} dice`) });
  while (match.decision !== undefined) {
    if (match.answers > mostAnswers) expect.fail(`${words} does not end`);
    playOut(match, randomBot, chance, 100);
    expect(problemsOf(match.state as never), `${words}, year ${match.state.year}, ${JSON.stringify(setup)}`).toEqual(
      [],
    );
  }
  expect(match.state.year).toBe(84);
}

describe(`${games} whole games at random, with any Crew and any switches`, () => {
  test.each(Array.from({ length: groups }, (_, at) => at))('come to a sound end (group %i)', group => {
    for (let nth = 0; nth < games / groups; nth++) play(group * (games / groups) + nth);
  });
});
