import { plain } from '@starboard/board/terminal/testing';
import { createFormatter } from '@starboard/kernel/text';
import { expect, test } from 'vitest';
import { withRule } from '../../src/layout.ts';
import { words } from '../../src/text/index.ts';

test('lines end with the rule at the right edge', () => {
  const pen = {
    say: createFormatter(words, 'en'),
    paint: { ...plain, dim: (rule: string) => `<${rule}>` },
    width: 20,
  };
  expect(withRule('· ', 'the hull gives way', 'R-01', pen)).toEqual(['· the hull', '  gives way     <R-01>']);
  expect(withRule('· ', 'so be it', undefined, pen)).toEqual(['· so be it']);
});
