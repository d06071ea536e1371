import { expect, test } from 'vitest';
import { type Stand, stirredBetween } from '../src/stage/stirring.ts';

const stand = (place: string, x: number): Stand => ({ place, x, y: 0 });

test('something stirs where it came to another place, appeared or is gone; what makes room in its place does not', () => {
  const before = new Map([
    ['walker', stand('hall', 10)],
    ['sitter', stand('hall', 20)],
    ['dead', stand('yard', 30)],
  ]);
  const now = new Map([
    ['sitter', stand('hall', 15)],
    ['walker', stand('yard', 40)],
    ['newcomer', stand('attic', 50)],
  ]);
  expect(stirredBetween(before, now).map(({ x }) => x)).toEqual([40, 50, 30]);
  expect(stirredBetween(now, now)).toEqual([]);
});
