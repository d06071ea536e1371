import { resigned } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { resultOf, winnersOf } from '../../src/replay/result.ts';

const reason = { key: 'end' };
const playedBy = (seat: string) => `the ${seat}`;

describe('the title of a replay', () => {
  test('says who won: people once, others by whom they played', () => {
    const people = {
      medic: { name: 'Ada', held: 'person' },
      scout: { name: 'Ada', held: 'person' },
      captain: { name: 'sensible', held: 'bot' },
      marine: { name: '', held: 'person' },
      psychic: { name: 'Ben', held: 'person' },
    } as const;
    const outcome = { winners: ['medic', 'scout', 'captain', 'marine', 'mechanic'], reason };
    expect(winnersOf(outcome, people, playedBy)).toEqual(['Ada', 'the captain', 'the marine', 'the mechanic']);
    expect(winnersOf(undefined, people, playedBy)).toEqual([]);
  });

  test('says how it ended', () => {
    expect(resultOf({ winners: ['medic'], reason })).toBe('won');
    expect(resultOf({ winners: [], reason })).toBe('lost');
    expect(resultOf(resigned([{ id: 'medic' }], ['medic']))).toBe('resigned');
    expect(resultOf(undefined)).toBe('unfinished');
  });
});
