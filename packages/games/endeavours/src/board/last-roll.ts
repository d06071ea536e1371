import type { Roll } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';

/** The dice of the last roll in these lines, and their sum. */
export function lastRoll(log: readonly LogEntry[]): Roll | undefined {
  const { params = {} } = log.findLast(({ key }) => key === 'roll.dice') ?? {};
  const { what, dice, sum } = params;
  if (typeof what !== 'object' || typeof dice !== 'string' || typeof sum !== 'number') return undefined;
  return {
    title: what,
    dice: dice.split(' + ').map(face => ({ face: Number(face) })),
    result: { value: sum, text: { key: 'face.roll.sum' }, tone: 'plain' },
  };
}
