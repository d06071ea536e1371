import type { Status } from '@starboard/board';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Passage } from '../../src/play/playback.ts';
import { keepChapters, readChapters } from '../../src/table/log/kept-chapters.ts';
import { type Chapter, chaptersOf } from '../../src/table/log/log-chapters.ts';

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
const told = (
  length: number,
  trail: readonly Passage[],
  more: { known?: readonly Chapter[]; hadAnswered?: boolean } = {},
) => chaptersOf({ length, trail, statusOf, known: [], hadAnswered: false, ...more });

describe('chapters of the log', () => {
  it('are turns; what was told before the page came is one by itself', () => {
    const trail = [
      there,
      { from: 3, to: 5, view: ['p', 'a'] },
      { from: 5, to: 6, view: ['p', 'a'] },
      { from: 6, to: 7, view: ['p', 'b'] },
    ];
    expect(told(7, trail)).toEqual([
      { from: 0, to: 3, isOthers: true },
      { from: 3, to: 6, ...turnOf('a') },
      { from: 6, to: 7, ...turnOf('b') },
    ]);
    expect(told(5, trail).at(-1)).toMatchObject({ from: 3, to: 5 });
    expect(told(3, [there], { hadAnswered: true })).toEqual([{ from: 0, to: 3 }]);
    expect(told(3, [])).toEqual([{ from: 0, to: 3 }]);
  });

  it('of a match that this page saw begin are turns from its first line on', () => {
    expect(told(2, [{ from: 0, to: 2, view: ['p', 'a'] }])).toEqual([{ from: 0, to: 2, ...turnOf('a') }]);
  });

  it('whose turns were forgotten were followed all the same', () => {
    const [first] = told(5, [{ from: 4, to: 5, view: ['p', 'a'] }]);
    expect(first).toEqual({ from: 0, to: 4 });
  });

  it('are headed as they were known to be, and a turn that was going on goes on', () => {
    const known: Chapter[] = [
      { from: 1, to: 2, isOthers: true },
      { from: 2, to: 9, ...turnOf('a') },
    ];
    const trail = [there, { from: 3, to: 5, view: ['p', 'a'] }];
    expect(told(5, trail, { known, hadAnswered: true })).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 2, isOthers: true },
      { from: 2, to: 5, ...turnOf('a') },
    ]);
    const [, away] = told(3, [there], { known: [{ from: 0, to: 2, ...turnOf('b') }], hadAnswered: true });
    expect(away).toEqual({ from: 2, to: 3 });
  });
});

describe('chapters that are kept', () => {
  const log = [{ key: 'a' }, { key: 'b', params: { count: 1 } }, { key: 'c' }];
  const chapters: Chapter[] = [
    { from: 0, to: 1, isOthers: true },
    { from: 1, to: 2, ...turnOf('a') },
    { from: 2, to: 3, ...turnOf('b') },
  ];

  beforeEach(() => void vi.stubGlobal('localStorage', memory()));

  it('are there again, as far as the log still says the same', () => {
    keepChapters('m', chapters, log);
    expect(readChapters('m', log)).toEqual(chapters);
    expect(readChapters('m', [...log, { key: 'd' }])).toEqual(chapters);
    expect(readChapters('m', log.slice(0, 2))).toEqual(chapters.slice(0, 2));
    expect(readChapters('m', [log[0]!, { key: 'b', params: { count: 2 } }, log[2]!])).toEqual(chapters.slice(0, 1));
    expect(readChapters('other', log)).toEqual([]);
  });

  it('are none where a browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    keepChapters('m', chapters, log);
    expect(readChapters('m', log)).toEqual([]);
  });
});

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: name => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}
