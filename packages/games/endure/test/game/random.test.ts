import { Chance, playOut, randomAnswer, randomBot, seedFrom } from '@starboard/kernel';
import { checkUses } from '@starboard/kernel/text';
import { expect, test, vi } from 'vitest';
import { atLength } from '../../../../../testing/at-length.ts';
import { campaigns } from '../../src/cards/campaigns.ts';
import { missionIds } from '../../src/cards/missions/index.ts';
import { tally, texts } from '../../src/index.ts';
import { campaignIds } from '../../src/rules/campaigns.ts';
import { anyCampaign, anySetup, begin, type EndureMatch, lenient, Told } from '../support/any-game.ts';
import { lostItems, problemsOf } from '../support/sound.ts';

vi.setConfig({ testTimeout: 120_000 }); // whole matches by the dozen

const told = new Told();

/** Each size of a crew, each way to look and each way to set up meet in twelve. */
const matches = atLength(12, 45);
const journeys = atLength(6, 16);

/** Far more than any match has ever taken. */
const mostAnswers = 20_000;

function expectSound(match: EndureMatch, words: string): void {
  const { state, decision } = match;
  const betweenActions = decision?.name === 'turn' || decision?.name === 'campaign.rest';
  const wrong = [...problemsOf(state), ...(betweenActions ? lostItems(state) : [])];
  if (wrong.length > 0) expect.fail(`${words}, round ${state.round}, at ${decision?.name}: ${wrong.join('; ')}`);
}

/** Plays at random to the end and looks at every position on the way. */
function walk(match: EndureMatch, chance: Chance, words: string): void {
  for (let answers = 0; match.decision !== undefined; answers++) {
    if (answers > mostAnswers) expect.fail(`${words} does not end`);
    expectSound(match, words);
    told.hearQuestion(match);
    const seat = match.waitingFor[0]!;
    match.answer(seat, randomAnswer(match.askOf(seat)!, chance));
  }
  told.hearLog(match);
}

test.each(missionIds)(
  `%s: ${matches} matches at random, with 1 to 6 survivors and any switches, come to a sound end`,
  mission => {
    for (let nth = 0; nth < matches; nth++) {
      const words = `${mission}, random ${nth}`;
      const chance = new Chance(seedFrom(words));
      const match = begin(anySetup(chance, mission, (nth % 6) + 1, nth % 4 === 0), words);
      if (nth % 3 === 0) walk(match, chance, words);
      else expect(playOut(match, randomBot, chance, mostAnswers), words).toBe(true);
      expectSound(match, words);
    }
  },
);

test.each(campaignIds())(
  `%s: ${journeys} campaigns at random, their missions won after a round, come to a sound end`,
  campaign => {
    const lengths: number[] = [];
    for (let nth = 0; nth < journeys; nth++) {
      const words = `${campaign}, random ${nth}`;
      const chance = new Chance(seedFrom(words));
      const match = begin(anyCampaign(chance, campaign, (nth % 6) + 1, nth % 4 === 0), words, lenient);
      walk(match, chance, words);
      expectSound(match, words);
      lengths.push(tally(match.state).missions);
    }
    expect(Math.max(...lengths)).toBe(campaigns[campaign].stages.length);
  },
);

test('whatever was said and asked in these matches can be told in both languages', () => {
  expect(told.texts.length).toBeGreaterThan(300);
  expect(checkUses(texts, told.texts)).toEqual([]);
});
