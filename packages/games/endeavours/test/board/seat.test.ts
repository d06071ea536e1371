import { createFormatter } from '@starboard/kernel/text';
import { expect, test } from 'vitest';
import { seatIn } from '../../src/board/seat.ts';
import { endeavours, texts } from '../../src/index.ts';

const told = (language: 'en' | 'fr', setup: object) =>
  createFormatter(texts, language)(seatIn('player', endeavours.setup.parse(setup)).name);

test('[END-START-13] before the match the set-up tells the Crew, or that it is drawn', () => {
  expect(told('en', {})).toBe('Crew drawn at random');
  expect(told('fr', {})).toBe('Équipage tiré au sort');
  expect(told('en', { crew: 'C03' })).toBe('Salvage Irregulars');
});
