import type { RankedScore } from '@starboard/server/client';
import { describe, expect, it } from 'vitest';
import type { DeviceMatch } from '../../src/device/device.ts';
import { replayAddress, rowOfServer, rowsOfDevice, setupsIn, standingIn } from '../../src/scores/rows.ts';

const reason = { key: 'lost', params: { waves: 4 } };

function played(id: string, score: number | undefined, changes: Partial<DeviceMatch> = {}): DeviceMatch {
  const outcome = { winners: [], reason, ...(score !== undefined && { score }) };
  return {
    id,
    game: 'horde',
    version: 1,
    setup: { table: 'small', heroes: 2 },
    created: 1,
    updated: 10,
    seats: { 'seat-1': { person: 'Ada' }, 'seat-2': { person: 'Ada' }, 'seat-3': { bot: 'steady' } },
    waitingFor: [],
    outcome,
    isBrought: false,
    ...changes,
  };
}

const { outcome: _, ...running } = played('running', 9);

describe('The scores of this device', () => {
  it('have the best first, of equals the earlier, and equals share a rank', () => {
    const rows = rowsOfDevice(
      [
        played('late', 5, { updated: 30 }),
        played('worst', -2),
        played('best', 12),
        played('early', 5, { updated: 20 }),
      ],
      'horde',
    );
    expect(rows.map(({ id, rank }) => [id, rank])).toEqual([
      ['best', 1],
      ['early', 2],
      ['late', 2],
      ['worst', 4],
    ]);
  });

  it('are of this game, of matches that are over by their rules and were begun here; nothing is a score, too', () => {
    const givenUp = { winners: [], reason: { key: 'ended.resigned' } };
    const rows = rowsOfDevice(
      [
        running,
        played('givenUp', undefined, { outcome: givenUp }),
        played('file', 99, { isBrought: true }),
        played('other', 99, { game: 'beacon' }),
        played('zero', 0),
      ],
      'horde',
    );
    expect(rows.map(({ id }) => id)).toEqual(['zero']);
  });

  it('tell each person once, how many bots there were, when it ended and how', () => {
    expect(rowsOfDevice([played('a', 3)], 'horde')[0]).toMatchObject({
      where: 'device',
      people: ['Ada'],
      bots: 1,
      ended: 10,
      outcome: { reason, score: 3 },
    });
  });

  it('are compared with those of the same set-up by the same rules, whatever the order of its fields', () => {
    const rows = rowsOfDevice(
      [
        played('a', 5),
        played('b', 7, { setup: { heroes: 2, table: 'small' } }),
        played('other', 9, { setup: { table: 'small', heroes: 3 } }),
        played('newer', 9, { version: 2 }),
      ],
      'horde',
    );
    expect(standingIn(rows, 'a')).toMatchObject({ rank: 2, count: 2 });
    expect(standingIn(rows, 'b')).toMatchObject({ rank: 1, count: 2 });
    expect(standingIn(rows, 'other')).toMatchObject({ rank: 1, count: 1 });
    expect(standingIn(rows, 'newer')).toMatchObject({ rank: 1, count: 1 });
    expect(standingIn(rows, 'nothing')).toBeUndefined();
    expect(setupsIn(rows).map(({ count, version }) => [count, version])).toEqual([
      [2, 1],
      [1, 1],
      [1, 2],
    ]);
  });
});

describe('A score of the server', () => {
  const score: RankedScore = {
    id: 'key',
    game: 'horde',
    version: 1,
    setup: {},
    setupHash: 'hash',
    score: 4,
    rank: 3,
    ended: 5,
    outcome: { winners: [], reason, score: 4 },
    seats: [
      { id: 'a', held: 'person', name: 'Ada' },
      { id: 'b', held: 'bot', name: 'steady' },
      { id: 'c', held: 'person', name: 'Ada' },
      { id: 'd', held: 'nobody' },
    ],
  };

  it('has its people, its bots and the rank that it was told with', () => {
    expect(rowOfServer(score)).toMatchObject({ people: ['Ada'], bots: 1, rank: 3, setupKey: 'hash' });
  });

  it('is watched again by its key, one of this device by its match', () => {
    expect(replayAddress(rowOfServer(score))).toBe('/replay/score/key');
    expect(replayAddress({ where: 'device', id: 'm' })).toBe('/replay/device/m');
  });
});
