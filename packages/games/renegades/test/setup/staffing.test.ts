import { describe, expect, test } from 'vitest';
import { bestAssignments, canStaff, commanderAmong } from '../../src/rules/setup/staffing.ts';
import type { CrewId } from '../../src/types.ts';

const icarus: readonly CrewId[] = ['lexxa', 'ronara', 'prak', 'maeve', 'icheb'];
const others: readonly CrewId[] = ['ragnar', 'vex', 'korrin', 'sarn', 'juno'];

describe('who can serve where', () => {
  test('[RDA-SETUP-07, RDA-RUL-30] nobody completes two crews: five are enough for one ship, ten for two', () => {
    expect(canStaff([[]], icarus)).toBe(true);
    expect(canStaff([[], []], icarus)).toBe(false);
    expect(canStaff([[], []], [...icarus, ...others])).toBe(true);
    expect(canStaff([icarus, []], others)).toBe(true);
    expect(canStaff([icarus, []], others.slice(1))).toBe(false);
  });

  test('[RDA-SETUP-07] nor may a crew have two who can do but the same', () => {
    expect(canStaff([['lexxa', 'ragnar']], [...icarus, ...others])).toBe(false);
  });

  test('[RDA-SETUP-08] as few stations as can be stay empty', () => {
    const ways = bestAssignments([
      { id: 'lexxa', specialties: ['commander', 'weapons'] },
      { id: 'ragnar', specialties: ['commander'] },
      { id: 'prak', specialties: ['weapons'] },
    ]);
    expect(ways.map(way => [...way])).toEqual([
      [
        ['lexxa', 'commander'],
        ['prak', 'weapons'],
      ],
      [
        ['lexxa', 'weapons'],
        ['ragnar', 'commander'],
      ],
      [
        ['ragnar', 'commander'],
        ['prak', 'weapons'],
      ],
    ]);
  });

  test('[RDA-SETUP-04] a crew is led by its commander, whoever was picked before; one without has none', () => {
    expect(commanderAmong(['prak', 'ragnar', 'vex'])).toBe('ragnar');
    expect(commanderAmong(['prak', 'vex'])).toBeUndefined();
  });
});
