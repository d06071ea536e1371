import { botAnswers, Chance, Match, randomBot, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import nightShift from '../../examples/night-shift.json' with { type: 'json' };
import { checkMission, endure, sensibleBot } from '../../src/index.ts';
import { groundOf } from '../../src/rules/mission.ts';

const setup = { mission: 'custom', custom: nightShift, survivors: 3 };

test('the example of a mission of one’s own is sound', () => {
  expect(checkMission(nightShift)).toMatchObject({ ok: true });
});

test.each([randomBot, sensibleBot])('it can be played to its end: $name', bot => {
  const match = Match.begin(endure, setup, { seed: seedFrom('night') });
  const chance = new Chance(seedFrom('shift'));
  for (let answers = 0; match.decision !== undefined; answers++) {
    expect(answers).toBeLessThan(5_000);
    botAnswers(match, match.waitingFor[0]!, bot, chance);
  }
  expect(match.outcome).toBeDefined();
});

test('it is stored and loaded with the match, and its objectives go by its own words', () => {
  const match = Match.begin(endure, setup, { seed: seedFrom('night') });
  const { journal, checkpoint } = JSON.parse(
    JSON.stringify({ journal: match.journal(), checkpoint: match.checkpoint() }),
  );
  const loaded = Match.resume(endure, journal, { seed: seedFrom('night') }, checkpoint);
  expect(loaded.state).toEqual(match.state);
  expect(groundOf(loaded.view('spectator')).mission.objectives[0]).toMatchObject({
    words: { en: 'the ship’s cat', fr: 'le chat du bord' },
  });
});
