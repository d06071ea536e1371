import type { Status } from '@starboard/board';
import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../../src/table/log-chapters.ts';

const statusOf = (view: unknown): Status => {
  const [phase, acting] = view as [string, string];
  return {
    title: { key: 't' },
    round: 2,
    phase,
    phases: [{ id: 'p', name: { key: 'p' } }],
    acting,
    order: [],
    counters: [],
  };
};
const there = { from: 0, to: 3, view: ['p', 'a'], wasThere: true } as const;
const turnOf = (acting: string) => ({ round: 2, phase: { key: 'p' }, acting });

describe('chapters of the log', () => {
  it('are turns; what was told before the page came is one by itself', () => {
    const trail = [
      there,
      { from: 3, to: 5, view: ['p', 'a'] },
      { from: 5, to: 6, view: ['p', 'a'] },
      { from: 6, to: 7, view: ['p', 'b'] },
    ];
    expect(chaptersOf(7, trail, statusOf)).toEqual([
      { from: 0, to: 3, wasThere: true },
      { from: 3, to: 6, ...turnOf('a') },
      { from: 6, to: 7, ...turnOf('b') },
    ]);
    expect(chaptersOf(5, trail, statusOf).at(-1)).toMatchObject({ from: 3, to: 5 });
    expect(chaptersOf(3, [], statusOf)).toEqual([{ from: 0, to: 3, wasThere: true }]);
  });

  it('of a match that this page saw begin are turns from its first line on', () => {
    expect(chaptersOf(2, [{ from: 0, to: 2, view: ['p', 'a'] }], statusOf)).toEqual([
      { from: 0, to: 2, ...turnOf('a') },
    ]);
  });

  it('whose turns were forgotten were followed all the same', () => {
    const [first] = chaptersOf(5, [{ from: 4, to: 5, view: ['p', 'a'] }], statusOf);
    expect(first).toEqual({ from: 0, to: 4 });
  });
});
