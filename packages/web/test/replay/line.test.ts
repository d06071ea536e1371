import { expect, test } from 'vitest';
import type { Beat } from '../../src/replay/film/film.ts';
import { beatOfLine } from '../../src/replay/use-address.ts';

const beat = (...keys: string[]): Beat => ({ entries: 0, lines: keys.map(key => ({ key })), view: 0 });

test('a line of the log is found at the beat that said it', () => {
  const beats = [beat('a', 'b'), beat(), beat('c'), beat('d', 'e')];
  expect([1, 2, 3, 4, 5, 6].map(line => beatOfLine(beats, new Set(), line))).toEqual([0, 0, 2, 3, 3, -1]);
});

test('what was taken back is no line of the log any more', () => {
  const beats = [beat('a'), beat('taken back'), beat(), beat('b')];
  expect(beatOfLine(beats, new Set([1]), 2)).toBe(3);
});
