import { describeGame } from '@starboard/kernel/testing';
import { vi } from 'vitest';
import { endeavours, tally, texts } from '../../src/index.ts';
import { noteOf } from '../../src/show/notes.ts';
import { problemsOf } from '../support/sound.ts';

vi.setConfig({ testTimeout: 240_000 }); // 84 years each

/** Between them every difficulty and every switch. */
const setups = {
  easy: { difficulty: 1, crew: 'C07' },
  'without sails': { difficulty: 2, crew: 'C12', noSails: true, hazardScale: 1 },
  'no water by boost': { difficulty: 3, crew: 'random', boostWater: false, wormholeBlueOnly: true },
  hardest: { difficulty: 4, crew: 'random', hazardScale: 6 },
};

describeGame(endeavours, setups, {
  texts,
  tally,
  noteOf,
  games: 1,
  mostAnswers: 20_000,
  mostBytesOfState: 40_000,
  sound: problemsOf,
});
