import type { Entry, Match, Outcome } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { scoredOf } from '../../src/matches/scoring.ts';
import { founding, row, seating } from '../support/store/scene.ts';

const outcome: Outcome = { winners: [], reason: { key: 'lost' }, score: 7 };
const open = seating('ann', {
  watchable: true,
  seats: { a: { player: 'ann' }, b: { bot: 'steady' }, c: { invite: 'k' } },
});

function over(changes: { readonly outcome?: Outcome | undefined; readonly entries?: readonly Entry[] } = {}): Match {
  const { entries = [row('x').entry] } = changes;
  return { outcome, ...changes, entriesFrom: () => entries } as unknown as Match;
}

test('a match that is over scores what its outcome says, with who sat where', () => {
  expect(scoredOf(over(), founding('m'), open)).toMatchObject({
    game: 'beacon',
    score: 7,
    told: { version: 1, setup: { nights: 3 }, outcome, seats: { a: { player: 'ann' }, b: { bot: 'steady' }, c: {} } },
  });
});

test('a score of nothing is one, too', () => {
  expect(scoredOf(over({ outcome: { ...outcome, score: 0 } }), founding('m'), open)?.score).toBe(0);
});

test('nothing is scored before the end, without a score, or where only the table may look', () => {
  const { score: _, ...without } = outcome;
  expect(scoredOf(over({ outcome: undefined }), founding('m'), open)).toBeUndefined();
  expect(scoredOf(over({ outcome: without }), founding('m'), open)).toBeUndefined();
  expect(scoredOf(over(), founding('m'), { ...open, watchable: false })).toBeUndefined();
});

test('a match whose rules changed on the way cannot be proved: it is not compared', () => {
  const entries: Entry[] = [row('x').entry, { kind: 'rules', version: 2 }, row('y').entry];
  expect(scoredOf(over({ entries }), founding('m'), open)).toBeUndefined();
});

test('the same set-up by the same rules is one, whatever the order of its fields', () => {
  const hashOf = (version: number, setup: { readonly [field: string]: number }) =>
    scoredOf(over(), founding('m', { head: { ...founding('m').head, version, setup } }), open)?.setupHash;
  expect(hashOf(1, { a: 1, b: 2 })).toBe(hashOf(1, { b: 2, a: 1 }));
  expect(hashOf(1, { a: 1, b: 2 })).not.toBe(hashOf(1, { a: 1, b: 3 }));
  expect(hashOf(1, { a: 1, b: 2 })).not.toBe(hashOf(2, { a: 1, b: 2 }));
});

test('its key tells nobody which match it is, and is the same at every server', () => {
  const key = scoredOf(over(), founding('m'), open)!.key;
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(scoredOf(over(), founding('m'), open)!.key).toBe(key);
  expect(scoredOf(over(), founding('n'), open)!.key).not.toBe(key);
});
