import { readFileSync } from 'node:fs';
import { type Bot, Chance, Match, place, playOut, randomAnswer, seedFrom, verify } from '@starboard/kernel';
import { describe, expect, test, vi } from 'vitest';
import { horde, sensibleBot } from '../../src/index.ts';

vi.setConfig({ testTimeout: 120_000 }); // whole missions

const everyModule = {
  bossFights: true,
  injuries: true,
  events: true,
  alertness: 'roll',
  timeOfDay: 'roll',
  weather: 'roll',
};

/** Plays at random, and looks at all places before it picks one: so the list of every area is in the golden mission, too. */
const lookingBot: Bot = {
  name: 'random',
  choose: ({ ask, chance }) => randomAnswer(ask.shape === 'place' ? place(ask.space, ask.places) : ask, chance),
};

/**
 * Whole missions kept as files. One that comes out otherwise is either a bug or a new version of the rules, to be said so;
 * `npm test -- packages/games/horde/test/game/golden.test.ts -u` then writes them anew.
 */
const missions = {
  plain: { setup: {}, bot: sensibleBot },
  'swarm-all-modules': {
    setup: { heroes: ['bulwark', 'psion'], factions: ['swarm'], ...everyModule },
    bot: sensibleBot,
  },
  'remnant-all-modules': {
    setup: { heroes: ['technician', 'duelist'], factions: ['remnant'], ...everyModule },
    bot: sensibleBot,
  },
  'corsairs-all-modules': {
    setup: { heroes: ['infiltrator', 'envoy', 'medic'], factions: ['corsairs'], ...everyModule },
    bot: sensibleBot,
  },
  'cult-all-modules': {
    setup: { heroes: ['heavyGunner', 'sharpshooter'], factions: ['cult'], ...everyModule },
    bot: sensibleBot,
  },
  small: {
    setup: { heroes: ['breacher', 'psion'], table: 'small', activationMode: 'heroesFirst' },
    bot: sensibleBot,
  },
  'at-random': { setup: { heroes: 4, factions: ['swarm', 'cult'], ...everyModule }, bot: lookingBot },
} as const;

describe.each(Object.entries(missions))('golden mission %s', (name, { setup, bot }) => {
  const path = `golden/${name}.json`;

  test('is played again to the letter', async () => {
    const match = Match.begin(horde, setup, { seed: seedFrom(`golden ${name}`) });
    playOut(match, bot, new Chance(seedFrom('golden players')), 5_000);
    await expect(`${JSON.stringify(match.journal())}\n`).toMatchFileSnapshot(path);
  });

  test('verifies, dice and all', () => {
    const file = new URL(path, import.meta.url);
    expect(verify(horde, JSON.parse(readFileSync(file, 'utf8'))).outcome).toBeDefined();
  });
});
