import { readFileSync } from 'node:fs';
import { Chance, Match, playOut, randomBot, seedFrom, verify } from '@starboard/kernel';
import { describe, expect, test, vi } from 'vitest';
import { renegades, sensibleBot } from '../../src/index.ts';

vi.setConfig({ testTimeout: 120_000 }); // whole missions

const quick = { clock: 'quick' };

/**
 * Whole matches kept as files. One that comes out otherwise is either a bug or a new version of the rules, to be said so;
 * `npm test -- packages/games/renegades/test/game/golden.test.ts -u` then writes them anew.
 */
const matches = {
  alone: { setup: { players: 1, ...quick, mission: 'runawayPrincess' }, bot: sensibleBot },
  team: { setup: { players: 2, coalition: 'program', ...quick, mission: 'chainsOfIron' }, bot: sensibleBot },
  versus: { setup: { players: 2, clock: 'timed', start: 'docked', mission: 'poisonedChalice' }, bot: sensibleBot },
  'from-orbit': { setup: { players: 2, tier: 2, mission: 'beastInTheVault' }, bot: sensibleBot },
  'two-against-two': { setup: { players: 4, tier: 3, ...quick, mission: 'patientZero' }, bot: sensibleBot },
  campaign: { setup: { players: 2, campaign: 'crown', ...quick }, bot: sensibleBot },
  'at-random': { setup: { players: 3, draft: true, ...quick, mission: 'scrapSaints', dropping: true }, bot: randomBot },
};

describe.each(Object.entries(matches))('the match %s', (name, { setup, bot }) => {
  const path = `./golden/${name}.json`;

  test('comes out as it always has', async () => {
    const match = Match.begin(renegades, renegades.setup.parse(setup), { seed: seedFrom(`golden ${name}`) });
    expect(playOut(match, bot, new Chance(seedFrom(`bot ${name}`)), 20_000)).toBe(true);
    await expect(`${JSON.stringify(match.journal())}\n`).toMatchFileSnapshot(path);
  });

  test('verifies, dice and all', () => {
    const file = new URL(path, import.meta.url);
    expect(verify(renegades, JSON.parse(readFileSync(file, 'utf8'))).outcome).toBeDefined();
  });
});
