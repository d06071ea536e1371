import type { Chance } from '@starboard/kernel';
import { missionIds } from '../../src/cards/missions/index.ts';

const switches = [
  'dropping',
  'creatureMates',
  'greenOnEntering',
  'lateBonuses',
  'experience',
  'noDieForPenetrating',
  'figuresNeverBlock',
  'saleRoundsUp',
  'strictLanding',
  'unlimitedDice',
  'adjacentPassage',
  'turnedCenter',
];

/** A set-up of any kind: players, mission, tier, clock, switches. `nth` goes round players and missions, so that all are met. */
export function anySetup(chance: Chance, nth: number): Record<string, unknown> {
  const players = (nth % 4) + 1;
  const clock = chance.pick(['quick', 'quick', 'timed', 'full']);
  const on = switches.filter(() => chance.below(4) === 0);
  return {
    players,
    mission: missionIds[nth % missionIds.length],
    tier: chance.below(3) + 1,
    clock,
    ...(clock === 'timed' ? { start: 'docked' } : {}), // in orbit the clock waits for somebody to land, and who plays at random may never do so
    ...(players === 2 && chance.below(2) === 0 ? { coalition: 'program' } : {}),
    ...(players === 3 ? { lone: chance.pick(['renegade', 'coalition']), twoAgainstOne: chance.below(2) === 0 } : {}),
    draft: chance.below(4) === 0,
    ...Object.fromEntries(on.map(name => [name, true])),
  };
}
