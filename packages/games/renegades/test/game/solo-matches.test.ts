import { Chance, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { missionIds } from '../../src/cards/missions/index.ts';
import { renegades } from '../../src/index.ts';
import { problemsOf } from '../support/sound.ts';

const mostAnswers = 20_000;

function play(setup: Record<string, unknown>, words: string) {
  const match = Match.begin(renegades, renegades.setup.parse(setup), { seed: seedFrom(`${words} dice`) });
  playOut(match, randomBot, new Chance(seedFrom(words)), mostAnswers);
  return match;
}

describe('matches against the program, played at random', () => {
  test.each(missionIds)('[RDA-SOLO-01, RDA-SOLO-14] %s comes to a sound end', mission => {
    const nth = missionIds.indexOf(mission);
    const two = nth % 2 === 1 ? { players: 2, coalition: 'program' } : { players: 1 };
    const match = play({ ...two, mission, clock: 'quick', tier: (nth % 3) + 1 }, `solo ${mission}`);
    expect(match.decision).toBeUndefined();
    expect(problemsOf(match.state as never)).toEqual([]);
  });

  test.each(['crown', 'monolith', 'rust'])(
    '[RDA-SOLO-01, RDA-EPIC-13] so does the campaign %s with its ending',
    campaign => {
      const match = play({ players: 1, campaign, clock: 'quick' }, `solo ${campaign}`);
      expect(match.decision).toBeUndefined();
    },
  );
});
