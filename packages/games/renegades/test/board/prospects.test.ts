import { botAnswers, Chance, Match, odds, seedFrom } from '@starboard/kernel';
import { scene } from '@starboard/renegades/testing';
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

test('[RDA-ABIL-03] whoever is under fire is told what it may suffer, in whoever’s turn', () => {
  const { setup, state } = scene()
    .ship(1, { at: [21, 5], facing: 'E', declared: 'inCommand' })
    .ship(2, { at: [21, 8] })
    .turnOf(1);
  const match = Match.from(renegades, setup, state, { seed: seedFrom('volley') });
  match.answer('p1', 'attack:ship:2');
  const chance = new Chance(seedFrom('hands'));
  while (match.decision?.name !== 'evade') botAnswers(match, match.waitingFor[0]!, sensibleBot, chance);
  const told = odds(match, 'p2', 'keep', { chance, samples: 50 });
  expect(told['suffered']!.mean).toBeGreaterThan(0);
  expect(told['harm']!.mean).toBe(0);
});

test('[RDA-ABIL-02] whether an own test is passed is told, not what others do meanwhile', () => {
  const match = scene().play();
  expect([match.asked, match.asks]).toEqual(['p1', 'inCommand']);
  const passed = (answer: string) =>
    odds(match.match, 'p1', answer, { chance: new Chance(seedFrom('own')), samples: 100 })['passed']!.mean;
  expect(passed('pass')).toBe(0);
  expect(passed('declare')).toBeGreaterThan(0.6); // five dice
});
