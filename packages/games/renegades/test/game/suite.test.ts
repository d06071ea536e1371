import { describeGame } from '@starboard/kernel/testing';
import { vi } from 'vitest';
import { noteOf } from '../../src/board/notes.ts';
import { renegades, tally, texts } from '../../src/index.ts';
import { secrecy } from '../support/secrecy.ts';
import { problemsOf } from '../support/sound.ts';

vi.setConfig({ testTimeout: 240_000 }); // whole missions by the dozen

/** Between them one to four players, both starts, each tier, people and program, single missions and a campaign. */
const setups = {
  'alone against the Coalition': { players: 1, clock: 'quick', mission: 'stowawayCipher' },
  'two against each other': {
    players: 2,
    clock: 'timed',
    start: 'docked',
    mission: 'salvageTheArgosy',
    dropping: true,
  },
  'a team of two': { players: 2, coalition: 'program', clock: 'quick', mission: 'patientZero' },
  'two against one': { players: 3, clock: 'quick', tier: 2, mission: 'palaceCoup', lateBonuses: true },
  'four with a draft': { players: 4, clock: 'quick', tier: 3, draft: true, mission: 'foundryOfBlades' },
  'a campaign': { players: 2, clock: 'quick', campaign: 'rust', experience: true },
};

describeGame(renegades, setups, {
  texts,
  tally,
  noteOf,
  games: 1,
  mostAnswers: 20_000,
  mostBytesOfState: 30_000,
  sound: problemsOf,
  ...secrecy,
});
