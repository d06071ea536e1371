import { checkTexts } from '@starboard/kernel/text';
import { expect, test } from 'vitest';
import { texts } from '../../src/text/index.ts';

test('everything that a player reads is sound in both languages', () => {
  expect(checkTexts(texts).map(({ sentence }) => sentence)).toEqual([]);
});
