import { expect, test } from 'vitest';
import { otherHolder, type SeatFace, shownMember } from '../src/index.ts';

const members = ['okafor', 'vega', 'haddad'];
const seat = (id: string, isYours: boolean, held: SeatFace['held'] = 'person'): SeatFace => ({
  ...{ id, isYours, held, ring: 1, name: isYours ? 'Ada' : 'Ben' },
});
const shown = (seats: readonly SeatFace[], acting: string | undefined, asked: readonly string[] = []) =>
  shownMember(seats, { members, seatOf: member => member, acting, asked });

test('one’s own sheet stays large while others act', () => {
  const seats = [seat('okafor', false), seat('vega', true), seat('haddad', false, 'nobody')];
  expect(shown(seats, 'okafor', ['okafor'])).toBe('vega');
  expect(shown(seats, 'haddad')).toBe('vega');
  expect(shown(seats, undefined)).toBe('vega');
});

test('of several of one’s own, the one that acts or is asked is large', () => {
  const seats = [seat('okafor', true), seat('vega', true), seat('haddad', false)];
  expect(shown(seats, 'vega')).toBe('vega');
  expect(shown(seats, 'haddad', ['vega'])).toBe('vega');
  expect(shown(seats, 'haddad', ['haddad'])).toBe('okafor');
});

test('whoever only watches sees whoever acts or is asked', () => {
  const seats = members.map(id => seat(id, false));
  expect(shown(seats, 'haddad')).toBe('haddad');
  expect(shown(seats, undefined, ['vega'])).toBe('vega');
  expect(shown(seats, undefined)).toBeUndefined();
});

test('a small sheet names its player, unless all are one’s own', () => {
  const say = ({ key }: { key: string }) => key;
  const seats = [seat('okafor', true), seat('vega', false), seat('haddad', false, 'bot')];
  expect(seats.map(each => otherHolder(seats, each, say))).toEqual(['face.you', 'Ben', 'face.bot']);
  expect(otherHolder([seats[0]!], seats[0], say)).toBeUndefined();
});
