import { Chance, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { expect, test, vi } from 'vitest';
import { missionIds, missions } from '../../src/cards/missions/index.ts';
import { sensibleBot } from '../../src/index.ts';
import { campaignIds } from '../../src/rules/campaigns.ts';
import { anyCampaign, anySetup, begin, type EndureMatch, lenient } from '../support/any-game.ts';

vi.setConfig({ testTimeout: 120_000 }); // whole matches by the dozen

const crew = 6;
const mostBytes = 20_000;

/** Plays to the end; the bytes of the largest state on the way. */
function largestState(match: EndureMatch, bot: typeof sensibleBot | typeof randomBot, chance: Chance): number {
  let largest = 0;
  do largest = Math.max(largest, Buffer.byteLength(JSON.stringify(match.state)));
  while (!playOut(match, bot, chance, 1));
  return largest;
}

test.each(missionIds)('%s: the state of six survivors stays small in any match at random', mission => {
  for (let nth = 0; nth < 6; nth++) {
    const chance = new Chance(seedFrom(`${mission}, size ${nth}`));
    const match = begin(anySetup(chance, mission, crew, nth === 0), `${mission}, size ${nth}`);
    expect(largestState(match, randomBot, chance)).toBeLessThan(mostBytes);
  }
});

test.each(missionIds)('%s: and in a long match of sensible survivors', mission => {
  const chance = new Chance(seedFrom(`${mission}, sensible size`));
  const match = begin(anySetup(chance, mission, crew, false), `${mission}, sensible size`);
  expect(largestState(match, sensibleBot, chance)).toBeLessThan(mostBytes);
});

test.each(campaignIds())(
  '%s: so it does in a campaign, which also remembers how everybody came to the mission',
  campaign => {
    for (let nth = 0; nth < 4; nth++) {
      const words = `${campaign}, size ${nth}`;
      const chance = new Chance(seedFrom(words));
      const setup = anyCampaign(chance, campaign, crew, false);
      const match = begin({ ...setup, variants: { ...setup.variants, campaignFail: 'retry' } }, words, lenient);
      expect(largestState(match, randomBot, chance)).toBeLessThan(mostBytes);
    }
  },
);

test('a mission of one’s own, which the state holds whole, still leaves it small', () => {
  const chance = new Chance(seedFrom('own size'));
  const written = missionIds.map(id => missions[id]!);
  const longest = written.reduce((a, b) => (JSON.stringify(a).length > JSON.stringify(b).length ? a : b));
  const { survivors } = anySetup(chance, longest.id, crew, true);
  const match = begin(
    { mission: 'custom', custom: { ...longest, id: 'OWN', title: { en: 'Our own', fr: 'La nôtre' } }, survivors },
    'own size',
  );
  expect(largestState(match, randomBot, chance)).toBeLessThan(mostBytes);
});
