import { type Game, type Journal, type Seed, TableError } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { film } from '../../src/replay/film/film.ts';
import { Packer, unpack } from '../../src/replay/film/reel.ts';
import { takenBack } from '../../src/replay/timeline/chart.ts';
import { game, playedOut, playedWithUndo, toldIn, watch } from './played.ts';

const match = playedOut();
const journal = match.journal();
const seats = match.seats.map(({ id }) => id);

describe('a film', () => {
  test('tells every line that a spectator may read, in order and once', () => {
    const { beats, ending } = watch(journal);
    expect(beats.flatMap(({ lines }) => lines)).toEqual(toldIn(journal, 'spectator'));
    expect(ending).toEqual({ outcome: match.outcome });
  });

  test('shows each line with the table as it stood when it was said', () => {
    const { beats } = watch(journal);
    const phases = beats.map(({ view }) => (view as { phase: string }).phase);
    const enemies = beats.findIndex(({ lines }) => lines[0]?.key === 'phase.enemies');
    const resolution = beats.findIndex(({ lines }) => lines[0]?.key === 'phase.resolution');
    expect(enemies).toBeGreaterThan(0);
    expect(resolution).toBeGreaterThan(enemies + 1);
    expect(phases[enemies + 1]).toBe('enemies');
    expect(phases[resolution + 1]).toBe('resolution');
    expect(beats.at(-1)?.view).toEqual(match.view('spectator'));
  });

  test('shows in one piece what could not be looked at on the way', () => {
    const shaky: Game = {
      ...game,
      view: (state, viewer) => {
        if ((state as { phase: string }).phase === 'enemies') throw new Error('Not now.');
        return game.view(state, viewer);
      },
    };
    const { beats, ending } = watch(journal, 'spectator', shaky);
    expect(beats.flatMap(({ lines }) => lines)).toEqual(toldIn(journal, 'spectator'));
    expect(beats.length).toBeLessThan(watch(journal).beats.length);
    expect(ending).toEqual({ outcome: match.outcome });
  });

  test('shows a seat what it alone was told, and nobody else', () => {
    const secrets = journal.entries.flatMap(entry =>
      entry.kind === 'answer' ? entry.said.filter(({ to }) => to) : [],
    );
    expect(secrets.length).toBeGreaterThan(0);
    for (const seat of seats) {
      const lines = watch(journal, seat).beats.flatMap(beat => beat.lines);
      expect(lines).toEqual(toldIn(journal, seat));
      expect(lines.filter(({ to }) => to)).toEqual(secrets.filter(({ to }) => to?.includes(seat)));
    }
  });

  test('counts the entries of the journal that led to a beat', () => {
    const { beats } = watch(journal);
    const counts = beats.map(({ entries }) => entries);
    expect(counts[0]).toBe(0);
    expect(new Set(counts).size).toBe(journal.entries.length + 1);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  test('goes back where answers were taken back, and on from there', () => {
    const undone = playedWithUndo(30, 4);
    const { beats } = watch(undone);
    const at = beats.findIndex(beat => beat.undone);
    const before = beats.findLast(({ entries }) => entries === 26);
    expect(beats[at]?.entries).toBe(31);
    expect(beats[at]?.view).toEqual(before?.view);
    expect(beats[at]?.undone?.by).toEqual(seats);
    const gone = takenBack(beats);
    const standing = beats.filter((_, number) => !gone.has(number)).flatMap(({ lines }) => lines);
    const kept = undone.entries.filter((_, number) => number < 26 || number > 30);
    expect(standing).toEqual(toldIn({ ...undone, entries: kept }, 'spectator'));
    expect(gone.size).toBeGreaterThan(0);
  });

  test('stops at an answer that the rules do not allow', () => {
    const entries = journal.entries.map((entry, at) => (at === 7 ? { ...entry, answer: 'nonsense' } : entry));
    const { beats, ending } = watch({ ...journal, entries } as Journal);
    expect(ending.stop).toMatchObject({ code: 'bad-answer', entry: 7 });
    expect(beats.at(-1)?.entries).toBe(7);
  });
});

describe('there is no film', () => {
  const codeOf = (of: Game, from: Journal) => {
    try {
      film(of, from, 'spectator');
      return undefined;
    } catch (thrown) {
      return thrown instanceof TableError ? thrown.code : thrown;
    }
  };

  test('of a match that is not over: its seed is not told yet', () => {
    const { seed: _, ...running } = journal;
    expect(codeOf(game, running)).toBe('match-not-over');
  });

  test('with another seed than the one promised', () => {
    expect(codeOf(game, { ...journal, seed: '0'.repeat(64) as Seed })).toBe('wrong-seed');
  });

  test('of rules that have changed, at the start or on the way', () => {
    const version = game.version + 1;
    expect(codeOf(game, { ...journal, version })).toBe('other-version');
    expect(codeOf(game, { ...journal, entries: [{ kind: 'rules', version }] })).toBe('other-version');
  });

  test('of another game', () => {
    expect(codeOf(game, { ...journal, game: 'whist' })).toBe('other-game');
  });
});

describe('on its way to the page', () => {
  const { beats } = watch(journal);
  const packer = new Packer();
  const packed = [packer.pack(beats.slice(0, 100)), packer.pack(beats.slice(100))];
  const unpacked = packed.reduce(unpack, []);

  test('a film stays what it was', () => {
    expect(unpacked).toEqual(beats);
  });

  test('it is a small part of its views', () => {
    const whole = JSON.stringify(beats.map(({ view }) => view)).length;
    expect(JSON.stringify(packed).length).toBeLessThan(whole / 10);
  });

  test('what did not change in a view is the same thing as before', () => {
    const rows = unpacked.map(({ view }) => (view as { map: { rows: unknown } }).map.rows);
    expect(new Set(rows).size).toBe(1);
  });

  test('a beat at which these eyes learn nothing is left out', () => {
    const [first] = beats;
    const again = { entries: 1, lines: [], view: first!.view };
    expect(new Packer().pack([first!, again])).toHaveLength(1);
    expect(new Packer().pack([first!, { ...again, undone: { by: seats, kept: 0 } }])).toHaveLength(2);
  });
});
