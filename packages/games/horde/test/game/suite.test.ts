import { describeGame } from '@starboard/kernel/testing';
import { vi } from 'vitest';
import { noteOf } from '../../src/board/notes.ts';
import { horde, tally, texts } from '../../src/index.ts';
import { fromWaveFour } from '../support/any-game.ts';
import { problemsOf } from '../support/sound.ts';

vi.setConfig({ testTimeout: 240_000 }); // whole missions by the dozen

const everyModule = {
  bossFights: true,
  injuries: true,
  events: true,
  alertness: 'roll',
  timeOfDay: 'roll',
  weather: 'roll',
};

/** Between them every archetype, every faction, both tables, each module, both orders, and one to four seats. */
const setups = {
  'two heroes, as usual': { heroes: 2, seats: 1 },
  'the small table': { heroes: ['psion', 'infiltrator', 'envoy'], seats: 2, table: 'small', factions: ['swarm'] },
  'all modules': { heroes: ['technician', 'medic'], seats: 1, factions: ['cult'], ...everyModule },
  'heroes first': {
    heroes: ['heavyGunner', 'envoy'],
    activationMode: 'heroesFirst',
    timeOfDay: 'dusk',
    weather: 'bad',
  },
};

/** Random heroes do not come so far by themselves; and four are sooner done with. */
const later = {
  'four seats': { heroes: ['bulwark', 'sharpshooter', 'psion', 'medic'], seats: 4, factions: ['remnant'] },
  'boss fights from a mixed roster': {
    heroes: ['breacher', 'breacher', 'psion', 'duelist'],
    seats: 1,
    factions: ['cult', 'swarm', 'remnant'],
    bossFights: true,
    injuries: true,
    alertness: 'assault',
  },
};

const suite = {
  texts,
  tally,
  noteOf,
  forNotes: ['small'],
  games: 1,
  mostAnswers: 10_000,
  sound: problemsOf,
  open: true,
};

describeGame(horde, setups, suite);
describeGame(fromWaveFour, later, suite);
