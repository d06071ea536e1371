import type { Seat } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Holder, Seating } from '../src/record.ts';
import type { Refusal } from '../src/refusal.ts';
import * as g from '../src/seating.ts';

const here = () => false;
const away = () => true;

/** Ann is the host. */
function around(seats: { readonly [seat: string]: Holder }, more: Partial<Seating> = {}): Seating {
  return { host: 'ann', seats, watchable: false, ...more };
}

function codeOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (thrown) {
    return (thrown as Refusal).code;
  }
  return 'done';
}

const table = around({ n: { player: 'bob' }, e: { bot: 'steady' }, s: {}, w: { player: 'bob' }, x: { player: 'cy' } });

describe('who is there', () => {
  test('a person’s seats, in their order; nobody has none', () => {
    expect(g.seatsOf(table, 'bob')).toEqual(['n', 'w']);
    expect(g.seatsOf(table, 'eve')).toEqual([]);
    expect(g.seatsOf(table, undefined)).toEqual([]);
    expect(g.requireSeats(table, 'cy')).toEqual(['x']);
    expect(codeOf(() => g.requireSeats(table, 'ann'))).toBe('not-seated');
  });

  test('people are told once each, and seats without a person agree to everything', () => {
    expect(g.peopleOf(table)).toEqual(['bob', 'cy']);
    expect(g.easySeats(table)).toEqual(['e', 's']);
  });

  test('the host is one person, and nobody is not', () => {
    expect([g.isHost(table, 'ann'), g.isHost(table, 'bob'), g.isHost(table, undefined)]).toEqual([true, false, false]);
  });

  test('those may watch who sit there, who have handed over a seat, and the host; where all may, everybody', () => {
    const lent = around({ n: { player: 'bob' }, e: { bot: 'steady', from: ['dan'] } });
    const may = (player: string | undefined) => g.mayWatch(lent, player);
    expect(['ann', 'bob', 'dan', 'eve', undefined].map(may)).toEqual([true, true, true, false, false]);
    expect(g.mayWatch({ ...lent, watchable: true }, undefined)).toBe(true);
  });
});

describe('an invitation', () => {
  const invited = around(
    {
      n: { player: 'ann' },
      e: { invite: 'key-e' },
      s: { invite: 'key-s', from: ['ann'] },
      w: { bot: 'steady' },
      x: {},
    },
    { invite: 'key-all' },
  );

  test('is good for its seat, or the one of the table for all that nobody holds', () => {
    expect(g.seatsBehind(invited, 'key-e')).toEqual(['e']);
    expect(g.seatsBehind(invited, 'key-all')).toEqual(['e', 's', 'x']);
    expect(codeOf(() => g.seatsBehind(invited, 'key-x'))).toBe('bad-key');
  });

  test('to a seat gives it, with or without its name, and is used up', () => {
    for (const wished of [undefined, 'e']) {
      const { seating, seat } = g.claim(invited, 'bob', 'key-e', wished);
      expect(seat).toBe('e');
      expect(seating).toEqual({ ...invited, seats: { ...invited.seats, e: { player: 'bob' } } });
      expect(codeOf(() => g.claim(seating, 'cy', 'key-e', undefined))).toBe('bad-key');
    }
  });

  test('to the table gives the seat that is named, and stays good for the others', () => {
    const { seating, seat } = g.claim(invited, 'bob', 'key-all', 's');
    expect(seat).toBe('s');
    expect(seating.seats['s']).toEqual({ player: 'bob', from: ['ann'] });
    expect(g.seatsBehind(seating, 'key-all')).toEqual(['e', 'x']);
  });

  test.each([
    ['to the table without a seat', 'key-all', undefined, 'several-seats'],
    ['to the table, at a seat of a person', 'key-all', 'n', 'seat-taken'],
    ['to the table, at a seat of a bot', 'key-all', 'w', 'seat-taken'],
    ['to another seat', 'key-e', 's', 'seat-taken'],
    ['to a seat that is not there', 'key-e', 'z', 'unknown-seat'],
    ['to a seat that only looks like one', 'key-all', 'constructor', 'unknown-seat'],
    ['that is none', 'key-x', 'e', 'bad-key'],
  ])('%s is refused', (_, key, seat, code) => {
    expect(codeOf(() => g.claim(invited, 'bob', key, seat))).toBe(code);
  });

  test('frees a seat; it stays theirs who hand over their own', () => {
    expect(g.invite(table, 'n', 'key', 'bob').seats['n']).toEqual({ invite: 'key', from: ['bob'] });
    expect(g.invite(table, 'n', 'key', 'ann').seats['n']).toEqual({ invite: 'key' });
    expect(g.invite(table, 'e', 'key', 'bob').seats['e']).toEqual({ invite: 'key' });
    expect(codeOf(() => g.invite(table, 'z', 'key', 'ann'))).toBe('unknown-seat');
  });

  test('to the table is for those at it and the host to give', () => {
    expect(g.inviteAll(table, 'key', 'ann')).toEqual({ ...table, invite: 'key' });
    expect(g.inviteAll(table, 'key', 'cy')).toEqual({ ...table, invite: 'key' });
    expect(codeOf(() => g.inviteAll(table, 'key', 'eve'))).toBe('not-seated');
  });
});

describe('a seat that was handed over', () => {
  const handed = around({ n: { bot: 'steady', from: ['ann', 'bob'] }, e: { player: 'cy', from: ['ann', 'bob'] } });

  test('stays everybody’s who had it before', () => {
    expect(g.seatBot(table, 'n', 'steady', 'bob').seats['n']).toEqual({ bot: 'steady', from: ['bob'] });
    expect(g.seatBot(handed, 'e', 'steady', 'cy').seats['e']).toEqual({ bot: 'steady', from: ['ann', 'bob', 'cy'] });
    expect(g.seatBot(handed, 'e', 'steady', 'ann').seats['e']).toEqual({ bot: 'steady', from: ['ann', 'bob'] });
    expect(codeOf(() => g.seatBot(table, 'z', 'steady', 'ann'))).toBe('unknown-seat');
  });

  test('may be taken back from a bot at once, from a person who is away only, and from oneself never', () => {
    const may = (seat: string, by: string | undefined, isAway: () => boolean) =>
      g.mayTakeBack(handed.seats[seat]!, by, isAway);
    expect([may('n', 'bob', here), may('n', 'cy', away), may('n', undefined, away)]).toEqual([true, false, false]);
    expect([may('e', 'bob', here), may('e', 'bob', away)]).toEqual([false, true]);
    expect(g.mayTakeBack({ player: 'bob', from: ['bob'] }, 'bob', away)).toBe(false);
    expect(g.mayTakeBack({ bot: 'steady' }, 'bob', away)).toBe(false);
  });

  test('taken back, it is no more theirs who had it after', () => {
    expect(g.take(handed, 'n', 'ann', here).seats['n']).toEqual({ player: 'ann' });
    expect(g.take(handed, 'n', 'bob', here).seats['n']).toEqual({ player: 'bob', from: ['ann'] });
    expect(g.take(handed, 'e', 'bob', away).seats['e']).toEqual({ player: 'bob', from: ['ann'] });
  });

  test('one sits where one sits', () => {
    expect(g.take(handed, 'e', 'cy', here)).toBe(handed);
  });

  test.each([
    ['of a person who is here', 'n', 'cy', here, 'still-here'],
    ['of a person who is away', 'n', 'cy', away, 'done'],
    ['of a bot', 'e', 'cy', here, 'done'],
    ['of nobody', 's', 'ann', here, 'done'],
    ['of nobody, by somebody from elsewhere', 's', 'eve', here, 'not-seated'],
    ['that is not there', 'z', 'ann', here, 'unknown-seat'],
  ])('without that, a seat %s', (_, seat, by, isAway, code) => {
    expect(codeOf(() => g.take(table, seat, by, isAway))).toBe(code);
    expect(codeOf(() => g.requireSay(table, seat, by, isAway))).toBe(code);
  });

  test('one’s own seat is one’s own to give, at the table or not', () => {
    expect(codeOf(() => g.requireSay(table, 'x', 'cy', here))).toBe('done');
  });
});

describe('leaving', () => {
  test('whoever stands up leaves the seat to nobody, or to whom it was handed over from', () => {
    expect(g.standUp(table, 'n', 'bob')).toEqual({ ...table, seats: { ...table.seats, n: {} } });
    expect(g.standUp(around({ n: { player: 'bob', from: ['ann'] } }), 'n', 'bob').seats['n']).toEqual({
      from: ['ann'],
    });
    expect(codeOf(() => g.standUp(table, 'n', 'cy'))).toBe('not-yours');
    expect(codeOf(() => g.standUp(table, 'z', 'cy'))).toBe('unknown-seat');
  });

  const seats: Seat[] = ['n', 'w', 'x'].map(id => ({ id, side: id === 'x' ? 'red' : 'blue' }));
  const match = around({ n: { player: 'bob', from: ['ann'] }, w: { player: 'ann' }, x: { player: 'cy' } });

  test('whoever gives up while others of their side play on leaves the seat to a bot', () => {
    expect(g.resign(match, ['n'], 'bob', seats, 'steady')).toEqual({
      ...match,
      seats: { ...match.seats, n: { bot: 'steady', from: ['ann'] } },
    });
    expect(g.resign(match, ['w'], 'ann', seats, 'steady').seats['w']).toEqual({ bot: 'steady' });
  });

  test('the last of a side who gives up has lost, and everybody keeps their seats', () => {
    const ended = { winners: ['n', 'w'], reason: { key: 'ended.resigned' } };
    expect(g.resign(match, ['x'], 'cy', seats, 'steady')).toEqual({ ...match, ended });
    const alone = around({ n: { bot: 'steady' }, w: { player: 'ann' }, x: { player: 'cy' } });
    expect(g.resign(alone, ['w'], 'ann', seats, 'steady').ended).toEqual({ ...ended, winners: ['x'] });
  });

  test('only one’s own can be given up', () => {
    expect(codeOf(() => g.resign(match, ['n', 'x'], 'bob', seats, 'steady'))).toBe('not-yours');
    expect(codeOf(() => g.resign(match, ['n'], 'eve', seats, 'steady'))).toBe('not-seated');
  });
});

describe('a match that is put away', () => {
  test('is put away for one person, once, and comes back', () => {
    const once = g.putAway(table, 'bob', true);
    expect(once).toEqual({ ...table, putAway: ['bob'] });
    expect(g.putAway(once, 'bob', true)).toBe(once);
    const both = g.putAway(once, 'cy', true);
    expect(both.putAway).toEqual(['bob', 'cy']);
    expect(g.putAway(both, 'bob', false).putAway).toEqual(['cy']);
    expect(g.putAway(once, 'bob', false)).toEqual(table);
    expect(g.putAway(table, 'bob', false)).toBe(table);
  });

  test('is in the lists of those who sit there, of those who have handed over a seat, and of the host', () => {
    const lent = around({ n: { player: 'bob' }, e: { bot: 'steady', from: ['dan'] } });
    const codes = ['ann', 'bob', 'dan', 'eve'].map(player => codeOf(() => g.putAway(lent, player, true)));
    expect(codes).toEqual(['done', 'done', 'done', 'not-seated']);
  });
});

test('a wish to take answers back is forgotten, and nothing else', () => {
  expect(g.withoutUndo(table)).toBe(table);
  expect(g.withoutUndo({ ...table, undo: { keep: 0, entries: 1, agreed: [] } })).toEqual(table);
});

test('when a match is over nobody is invited any more, to a seat or to the table, and the rest stays', () => {
  const over = around({ n: { player: 'ann' }, e: { invite: 'key-e' }, s: { invite: 'key-s', from: ['ann'] } });
  const seats = { n: { player: 'ann' }, e: {}, s: { from: ['ann'] } };
  expect(g.withoutInvitations({ ...over, invite: 'key' })).toEqual(around(seats));
  expect(g.withoutInvitations(over)).toEqual(around(seats));
  const none = around(seats);
  expect(g.withoutInvitations(none)).toBe(none);
  const all = [{ id: 'n' }, { id: 'e' }, { id: 's' }];
  const given = g.resign({ ...over, invite: 'key' }, ['n'], 'ann', all, 'steady');
  expect(given).toMatchObject({ ended: expect.anything(), seats });
  expect(given).not.toHaveProperty('invite');
});
