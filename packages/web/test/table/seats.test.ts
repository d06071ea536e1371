import { type GameFace, holderName, type Roll, type SeatFace } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import type { TableView } from '@starboard/room';
import { describe, expect, it } from 'vitest';
import { addressOf, replayOf } from '../../src/table/address.ts';
import { rollKeyOf } from '../../src/table/dice/roll-key.ts';
import { isAlone, needsHolder, ownSeats, peopleOf, type Seat, seatOf, seatsOf } from '../../src/table/people/seats.ts';

const icon = { body: '', size: 1 };
const face = { seatOf: (id: string) => ({ name: { key: `who.${id}` }, icon }) } as unknown as GameFace;

function seat(id: string, name: string, held: SeatFace['held'], isYours = false): SeatFace {
  return { id, ring: 1, name, held, isYours };
}

describe('seats', () => {
  it('are held by one alone if no other person is there, be there bots or empty ones', () => {
    const mine = seat('a', 'Ana', 'person', true);
    expect(isAlone([mine, { ...mine, id: 'b' }, seat('c', 'Bot', 'bot'), seat('d', '', 'nobody')])).toBe(true);
    expect(isAlone([mine, seat('b', 'Bea', 'person')])).toBe(false);
  });

  it('have a ring each, and whom they play', () => {
    const seats = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(id => ({
      id,
      name: 'Ana',
      held: 'person',
      yours: id === 'a',
    }));
    const shown = seatsOf({ seats } as unknown as TableView, face);
    expect(shown.map(({ ring }) => ring)).toEqual([1, 2, 3, 4, 5, 6, 1]);
    expect(shown[0]).toEqual({
      id: 'a',
      ring: 1,
      name: 'Ana',
      held: 'person',
      isYours: true,
      plays: { key: 'who.a' },
      icon,
    });
    expect(seatOf(shown, 'c')?.plays.key).toBe('who.c');
    expect(seatOf(shown, undefined)).toBeUndefined();
    expect(peopleOf(shown)).toEqual(['Ana']);
  });

  it('play whom the game says, as it stands', () => {
    const changing = {
      seatOf: (id: string, view?: { readonly now: string }) => ({ name: { key: view?.now ?? id }, icon }),
    } as unknown as GameFace;
    const table = { seats: [{ id: 'a', name: 'Ana', held: 'person', yours: true }] } as unknown as TableView;
    expect(seatsOf(table, changing).map(({ plays }) => plays.key)).toEqual(['a']);
    expect(seatsOf(table, changing, { view: { now: 'b' } }).map(({ plays }) => plays.key)).toEqual(['b']);
  });

  it('around one screen are called by names, but for whoever is asked', () => {
    const held = (id: string, name: string) => ({ id, name, held: 'person', yours: true });
    const table = { seats: [held('a', 'Ana'), held('b', 'Bea'), held('c', 'Ana')] } as unknown as TableView;
    const neighbours = (seat?: string) =>
      seatsOf(table, face, seat === undefined ? {} : { seat })
        .filter(each => each.isNeighbours)
        .map(({ id }) => id);
    expect(neighbours('a')).toEqual(['b']);
    expect(neighbours('b')).toEqual(['a', 'c']);
    expect(neighbours()).toEqual(['a', 'b', 'c']);
    const alone = { seats: [held('a', 'Ana'), held('b', 'Ana')] } as unknown as TableView;
    expect(seatsOf(alone, face).some(each => each.isNeighbours)).toBe(false);
    const say = createFormatter({ en: { 'face.you': 'you' }, fr: {} }, 'en');
    expect(seatsOf(table, face, { seat: 'a' }).map(each => holderName(each, say))).toEqual(['you', 'Bea', 'you']);
  });

  it('have what else the game says of them', () => {
    const noted = { seatOf: () => ({ name: { key: 'a' }, icon, note: { key: 'more' } }) } as unknown as GameFace;
    const table = { seats: [{ id: 'a', name: 'Ana', held: 'person', yours: true }] } as unknown as TableView;
    expect(seatsOf(table, noted)[0]!.note).toEqual({ key: 'more' });
  });

  it('of whoever looks are told where others play, too', () => {
    const at = (...seats: SeatFace[]) => seats.map((each): Seat => ({ ...each, plays: { key: each.id }, icon }));
    const ids = (seats: readonly Seat[], looking?: string) => {
      const own = ownSeats(seats, looking);
      return own && [own.name, ...own.seats.map(({ id }) => id)];
    };
    const ana = seat('a', 'Ana', 'person', true);
    const tom = seat('b', 'Tom', 'person');
    expect(ids(at(ana, tom))).toEqual([undefined, 'a']);
    expect(ids(at(ana, seat('c', '', 'nobody')))).toEqual([undefined, 'a']);
    expect(ids(at(ana))).toBeUndefined();
    expect(ids(at(tom))).toBeUndefined();
    // Around one screen all are of this screen: told is who is asked.
    const here = at(ana, seat('b', 'Tom', 'person', true), seat('c', 'Tom', 'person', true));
    expect(ids(here, 'b')).toEqual(['Tom', 'b', 'c']);
    expect(ids(here, 'spectator')).toBeUndefined();
  });

  it('are told with who holds them where that is not plain', () => {
    const ana = seat('a', 'Ana', 'person', true);
    const tom = seat('b', 'Tom', 'person');
    const bot = seat('c', 'sensible', 'bot');
    const empty = seat('d', '', 'nobody');
    const all = [ana, tom, bot, empty];
    expect(all.map(each => needsHolder(all, each))).toEqual([false, true, true, false]);
  });

  it('of one person need no holder, unless somebody else watches', () => {
    const yours = [seat('a', 'Ana', 'person', true), seat('b', 'Ana', 'person', true)];
    expect(yours.map(each => needsHolder(yours, each))).toEqual([false, false]);
    const watched = yours.map(each => ({ ...each, isYours: false }));
    expect(watched.map(each => needsHolder(watched, each))).toEqual([true, true]);
  });
});

describe('addresses', () => {
  it('lead to the table and to the replay, wherever the match is kept', () => {
    expect(addressOf('server', 'x')).toBe('/match/x');
    expect(addressOf('device', 'x')).toBe('/device/x');
    expect(replayOf({ where: 'server', id: 'x' })).toBe('/replay/match/x');
    expect(replayOf({ where: 'device', id: 'x' }, 12)).toBe('/replay/device/x?line=12');
  });
});

describe('the key of the last roll', () => {
  const rolled = (...faces: number[]): LogEntry => ({ key: 'rolled', params: { faces: faces.join() } });
  const rerolled = (...faces: number[]): LogEntry => ({ key: 'rerolled', params: { faces: faces.join() } });
  const walk: LogEntry = { key: 'walk' };

  /** A roll anew is nothing without the roll before it. */
  function lastRoll(log: readonly LogEntry[]): Roll | undefined {
    if (!log.some(({ key }) => key === 'rolled')) return undefined;
    const last = log.findLast(({ key }) => key !== 'walk');
    const faces = `${last?.params?.['faces']}`.split(',').map(Number);
    return { title: { key: 'r' }, dice: faces.map(each => ({ face: each })) };
  }

  it('stays while nothing is rolled', () => {
    expect(rollKeyOf([rolled(3, 4), walk, walk], lastRoll)).toBe(rollKeyOf([rolled(3, 4)], lastRoll));
  });

  it('changes when the same dice fall again, and when some are rolled anew', () => {
    const once = rollKeyOf([rolled(3, 4)], lastRoll);
    expect(rollKeyOf([rolled(3, 4), rolled(3, 4)], lastRoll)).not.toBe(once);
    expect(rollKeyOf([rolled(3, 4), rerolled(5, 4)], lastRoll)).not.toBe(once);
  });

  it('is there without any roll', () => {
    expect(rollKeyOf([walk], lastRoll)).toBe('');
  });
});
