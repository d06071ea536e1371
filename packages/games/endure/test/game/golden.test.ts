import { readFileSync } from 'node:fs';
import { Chance, Match, playOut, randomBot, seedFrom, verify } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { missionIds } from '../../src/cards/missions/index.ts';
import { endure, sensibleBot } from '../../src/index.ts';
import { campaignIds } from '../../src/rules/campaigns.ts';

/**
 * Whole matches kept as files. One that comes out otherwise is either a bug or a new version of the rules, to be said so;
 * `npm test -- packages/games/endure -u` then writes them anew.
 */
const crews = {
  'cg00-three': { setup: { survivors: 3 }, bot: sensibleBot },
  'cg00-four-b': { setup: { survivors: ['captain-b', 'marine-b', 'medic-b', 'scout-b'] }, bot: sensibleBot },
  'cg00-six': { setup: { survivors: 6 }, bot: sensibleBot },
  'cg00-machines': {
    setup: { survivors: ['technician-a', 'technician-b', 'psychic-b', 'engineer-b', 'scout-a'] },
    bot: sensibleBot,
  },
  'cg00-at-random': {
    setup: { survivors: 5, variants: { enemyChoice: 'players', revealedAct: 'attackOnly' } },
    bot: randomBot,
  },
} as const;

interface Golden {
  readonly setup: unknown;
  readonly bot: typeof sensibleBot | typeof randomBot;
}

/** One match of every mission, with crews of three to six in turn. */
const single = missionIds
  .filter(id => id !== 'CG00')
  .map((mission, at): [string, Golden] => [
    mission.toLowerCase(),
    { setup: { mission, survivors: 3 + (at % 4) }, bot: sensibleBot },
  ]);

/** And of every campaign; the one with the Sentries is played by bots that come to the Refuge. */
const inARow = campaignIds().map((mission): [string, Golden] => [
  mission,
  { setup: { mission, survivors: 3 }, bot: mission === 'sentry' ? sensibleBot : randomBot },
]);

const matches: [string, Golden][] = [...Object.entries(crews), ...single, ...inARow];

describe.each(matches)('golden match %s', (name, { setup, bot }) => {
  const path = `golden/${name}.json`;

  test('is played again to the letter', async () => {
    const match = Match.begin(endure, setup, { seed: seedFrom(`golden ${name}`) });
    playOut(match, bot, new Chance(seedFrom('golden players')), 5_000);
    await expect(`${JSON.stringify(match.journal())}\n`).toMatchFileSnapshot(path);
  });

  test('verifies, dice and all', () => {
    const file = new URL(path, import.meta.url);
    expect(verify(endure, JSON.parse(readFileSync(file, 'utf8'))).outcome).toBeDefined();
  });
});
