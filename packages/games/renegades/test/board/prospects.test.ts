import { botAnswers, Chance, Match, odds, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { prospectsOf } from '../../src/board/prospects.ts';
import { renegades, sensibleBot } from '../../src/index.ts';

test('whoever ends a turn is told no odds: what the others do then is not its doing', () => {
  const match = Match.begin(renegades, renegades.setup.parse({ mission: 'runawayPrincess' }), {
    seed: seedFrom('end 0'),
  });
  const chance = new Chance(seedFrom('hands'));
  while (match.decision?.name !== 'act') botAnswers(match, match.waitingFor[0]!, sensibleBot, chance);
  expect(prospectsOf(odds(match, match.waitingFor[0]!, 'end', { chance, samples: 100 }))).toEqual([]);
});
