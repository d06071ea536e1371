import type { ListedMatch } from '@starboard/server/client';
import { describe, expect, it } from 'vitest';
import type { DeviceMatch } from '../../src/device/device.ts';
import {
  entryOfDevice,
  entryOfServer,
  filtered,
  inOrder,
  isOver,
  type MatchEntry,
  replayOf,
  tableOf,
} from '../../src/mygames/entries.ts';

const listed: ListedMatch = {
  id: 'a',
  game: 'endure',
  setup: { mission: 'CG00' },
  created: 1,
  updated: 2,
  host: true,
  yours: ['marine'],
  others: ['Ana'],
  seats: [
    { id: 'marine', held: 'person', name: 'Kim' },
    { id: 'medic', held: 'person', name: 'Ana' },
    { id: 'scout', held: 'nobody' },
    { id: 'captain', held: 'bot', name: 'sensible' },
  ],
  waitingFor: ['marine'],
  yourTurn: true,
  putAway: false,
};
const reason = { key: 'won' };

const here: DeviceMatch = {
  id: 'b',
  game: 'endure',
  version: 1,
  setup: { mission: 'CG00' },
  created: 1,
  updated: 3,
  isBrought: false,
  seats: {
    marine: { person: 'Kim' },
    medic: { person: 'Tom' },
    scout: { person: 'Kim' },
    captain: { bot: 'sensible' },
  },
  waitingFor: ['captain'],
};

describe('A match of the server', () => {
  it('is yours to move, or others’', () => {
    expect(entryOfServer(listed).standing).toBe('yours');
    expect(entryOfServer({ ...listed, yourTurn: false }).standing).toBe('waiting');
  });

  it('is its host’s to delete', () => {
    expect(entryOfServer(listed).isHost).toBe(true);
    expect(entryOfServer({ ...listed, host: false }).isHost).toBe(false);
  });

  it('waits for whoever is really asked: a person, a bot or an empty seat, and never for oneself', () => {
    const others = (waitingFor: string[]) => entryOfServer({ ...listed, yourTurn: false, waitingFor }).waited;
    expect(others(['captain'])).toEqual([{ held: 'bot', name: 'sensible' }]);
    expect(others(['medic', 'scout'])).toEqual([
      { held: 'person', name: 'Ana' },
      { held: 'nobody', name: '' },
    ]);
    expect(entryOfServer(listed).waited).toEqual([]);
  });

  it('knows whether bots sit there', () => {
    expect(entryOfServer(listed).hasBots).toBe(true);
    expect(entryOfServer({ ...listed, seats: listed.seats.slice(0, 3) }).hasBots).toBe(false);
    expect(entryOfDevice(here).hasBots).toBe(true);
    expect(entryOfDevice({ ...here, seats: { marine: { person: 'Kim' } } }).hasBots).toBe(false);
  });

  it('is won if one of your seats won', () => {
    const over = { ...listed, yourTurn: false, waitingFor: [] };
    expect(entryOfServer({ ...over, outcome: { winners: ['marine'], reason } }).standing).toBe('won');
    expect(entryOfServer({ ...over, outcome: { winners: ['medic'], reason } }).standing).toBe('lost');
  });

  it('is neither won nor lost by who was not in it', () => {
    const brought = { ...listed, yours: [], yourTurn: false, outcome: { winners: ['marine'], reason } };
    expect(entryOfServer(brought).standing).toBe('ended');
  });

  it('keeps its set-up if the list tells it', () => {
    expect(entryOfServer({ ...listed, setup: { mission: 'CG02' } }).setup).toEqual({ mission: 'CG02' });
  });
});

describe('A match of this device', () => {
  it('is everybody’s around the screen', () => {
    expect(entryOfDevice(here).standing).toBe('waiting');
    expect(entryOfDevice({ ...here, waitingFor: ['medic'] }).standing).toBe('yours');
    expect(entryOfDevice({ ...here, waitingFor: [], outcome: { winners: ['medic'], reason } }).standing).toBe('won');
    expect(entryOfDevice({ ...here, waitingFor: [], outcome: { winners: ['captain'], reason } }).standing).toBe('lost');
  });

  it('names the others once, without its owner and without bots', () => {
    expect(entryOfDevice(here).others).toEqual(['Tom']);
  });
});

describe('A list of matches', () => {
  const entry = (id: string, standing: MatchEntry['standing'], updated: number): MatchEntry => ({
    where: 'server',
    id,
    game: 'endure',
    updated,
    others: [],
    hasBots: false,
    standing,
    waited: [],
    isHost: false,
    isPutAway: false,
  });
  const all = [
    entry('lost', 'lost', 9),
    entry('waiting', 'waiting', 8),
    entry('old turn', 'yours', 1),
    entry('won', 'won', 2),
    entry('turn', 'yours', 7),
    entry('ended', 'ended', 5),
  ];
  const ids = (entries: readonly MatchEntry[]) => entries.map(({ id }) => id);

  it('has your turn first, then what runs, then what is over, each by time', () => {
    expect(ids(inOrder(all))).toEqual(['turn', 'old turn', 'waiting', 'lost', 'ended', 'won']);
  });

  it('can be filtered', () => {
    expect(ids(filtered(all, 'all'))).toHaveLength(6);
    expect(ids(filtered(all, 'yours'))).toEqual(['old turn', 'turn']);
    expect(ids(filtered(all, 'running'))).toEqual(['waiting', 'old turn', 'turn']);
    expect(ids(filtered(all, 'over'))).toEqual(['lost', 'won', 'ended']);
    expect(all.filter(isOver)).toHaveLength(3);
  });

  it('has what was put away under a heading of its own, and nowhere else', () => {
    const some = [...all, entryOfServer({ ...listed, putAway: true })];
    expect(ids(filtered(some, 'away'))).toEqual(['a']);
    for (const each of ['all', 'yours', 'running', 'over'] as const)
      expect(ids(filtered(some, each))).not.toContain('a');
  });

  it('leads to the table where it is kept', () => {
    expect([tableOf(entryOfServer(listed)), tableOf(entryOfDevice(here))]).toEqual(['/match/a', '/device/b']);
    expect([replayOf(entryOfServer(listed)), replayOf(entryOfDevice(here))]).toEqual([
      '/replay/match/a',
      '/replay/device/b',
    ]);
  });
});
