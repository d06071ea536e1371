import type { Mark } from '@starboard/board';
import type { LogEntry, Text } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Beat } from '../../src/replay/film/film.ts';
import {
  beatAt,
  beatOfMoment,
  chartOf,
  type Milestone,
  momentOf,
  placeOf,
  roundLabels,
  takenBack,
  turnAfter,
  turnBefore,
  withRoom,
} from '../../src/replay/timeline/chart.ts';

interface Stand {
  readonly round: number;
  readonly phase: string;
  readonly acting?: string;
  readonly title?: Text;
}

const phases = [
  { id: 'day', name: { key: 'day' } },
  { id: 'night', name: { key: 'night' } },
];
const icon = { body: '', size: 1 };
const markOf = ({ key }: LogEntry): Mark => ({ icon, tone: 'plain', isMilestone: key.startsWith('!') });
const statusOf = (view: unknown) => ({ title: { key: 'mission' }, ...(view as Stand), phases });

function beat(round: number, phase: string, acting: string, ...keys: string[]): Beat {
  return { entries: 0, lines: keys.map(key => ({ key })), view: { round, phase, acting } };
}

const beats = [
  beat(1, 'day', 'ana', 'a'),
  beat(1, 'day', 'ana', 'b'),
  beat(1, 'day', 'tom', '!c', 'd'),
  beat(1, 'night', 'tom', 'e'),
  beat(2, 'day', 'tom', 'f', '!g', '!h'),
];
const chart = chartOf(beats, statusOf, markOf);

describe('a timeline', () => {
  test('has a span for each round, and in it a scene for each phase', () => {
    expect(chart.rounds).toEqual([
      {
        from: 0,
        to: 4,
        round: 1,
        scenes: [
          { from: 0, to: 3, round: 1, phase: 'day' },
          { from: 3, to: 4, round: 1, phase: 'night' },
        ],
      },
      { from: 4, to: 5, round: 2, scenes: [{ from: 4, to: 5, round: 2, phase: 'day' }] },
    ]);
  });

  test('shows a round twice that was gone back to', () => {
    const back = chartOf([...beats, beat(1, 'day', 'ana')], statusOf, markOf);
    expect(back.rounds.map(({ round }) => round)).toEqual([1, 2, 1]);
  });

  test('names its phases in the order of the game, also those that a single view does not list', () => {
    expect(chart.phases.map(({ id }) => id)).toEqual(['day', 'night']);
    const listing = (view: unknown) => ({
      ...statusOf(view),
      phases: phases.filter(({ id }) => id === (view as Stand).phase),
    });
    expect(chartOf(beats, listing, markOf).phases).toEqual(phases);
  });

  test('marks what is worth remembering, once for each beat', () => {
    expect(chart.milestones.map(({ at, line }) => [at, line.key])).toEqual([
      [2, '!c'],
      [4, '!h'],
    ]);
  });

  test('steps from turn to turn; in the middle of a turn first to its beginning', () => {
    expect(chart.turns).toEqual([0, 2, 3, 4]);
    expect(turnBefore(chart, 4)).toBe(3);
    expect(turnBefore(chart, 1)).toBe(0);
    expect(turnBefore(chart, 0)).toBe(0);
    expect(turnAfter(chart, 0, 4)).toBe(2);
    expect(turnAfter(chart, 4, 9)).toBe(9);
  });

  test('leads from every place to the beat that is drawn there', () => {
    for (const at of [0, 1, 57, 99]) expect(beatAt(placeOf(at, 100), 100)).toBe(at);
    expect(beatAt(-3, 100)).toBe(0);
    expect(beatAt(1, 100)).toBe(99);
  });

  test('leaves out milestones that would cover the one before', () => {
    const milestones = [0, 1, 2, 5].map(at => ({ at, line: { key: 'x' }, mark: { icon, tone: 'plain' } }) as Milestone);
    expect(withRoom(milestones, 10, 100, 20).map(({ at }) => at)).toEqual([0, 2, 5]);
    expect(withRoom(milestones, 10, 1_000, 20)).toHaveLength(4);
  });
});

test('beats are taken back line by line, however often', () => {
  const line = { key: 'x' };
  const view = {};
  const lines = (count: number): Beat => ({ entries: 0, lines: Array(count).fill(line), view });
  const undo = (kept: number): Beat => ({ entries: 0, lines: [], view, undone: { by: [], kept } });
  expect([...takenBack([lines(2), lines(1), lines(1), undo(3), lines(2), undo(2)])].sort()).toEqual([1, 2, 4]);
});

test('other eyes find the same moment by the entries that led to it', () => {
  const film = (...entries: number[]) => entries.map(each => ({ entries: each, lines: [], view: {} }));
  const mine = film(0, 1, 1, 1, 3, 4);
  expect(momentOf(mine, 2)).toEqual({ entries: 1, after: 1 });
  expect(beatOfMoment(film(0, 0, 1, 1, 1, 1), momentOf(mine, 2))).toBe(3);
  expect(beatOfMoment(film(0, 1, 1, 2), momentOf(mine, 3))).toBe(2);
  expect(beatOfMoment(film(0, 1, 2, 4), momentOf(mine, 4))).toBe(2);
  expect(beatOfMoment(mine, momentOf(mine, 5))).toBe(5);
});

describe('the names of rounds', () => {
  const spans = (...lengths: number[]) => {
    let from = 0;
    return lengths.map((length, at) => {
      from += length;
      return { from: from - length, to: from, round: at + 1, scenes: [] };
    });
  };
  const nameOf = (round: number) => `Year ${round}`;
  const widthOf = (text: string) => text.length * 10;

  test('stand in full where there is room, and by the number alone elsewhere', () => {
    const labels = roundLabels(spans(10, 4, 6), 20, 200, nameOf, widthOf);
    expect(labels).toEqual([
      { from: 0, text: 'Year 1' },
      { from: 10, text: '2' },
      { from: 14, text: 'Year 3' },
    ]);
  });

  test('are words before the first round, or nothing where there is no room for them', () => {
    const rounds = spans(10, 10).map(({ round, ...span }) => ({ ...span, round: round - 1 }));
    const named = (round: number) => (round === 0 ? 'Set-up' : nameOf(round));
    expect(roundLabels(rounds, 20, 200, named, widthOf).map(({ text }) => text)).toEqual(['Set-up', 'Year 1']);
    expect(roundLabels(rounds, 20, 80, named, widthOf).map(({ text }) => text)).toEqual(['1']);
  });

  test('never cover each other, nor stick out at the end, however many rounds there are', () => {
    const rounds = spans(...Array.from({ length: 84 }, (_, at) => (at % 7 === 0 ? 9 : 1)));
    const beats = rounds.at(-1)!.to;
    for (const width of [200, 360, 960, 1400]) {
      let free = 0;
      const labels = roundLabels(rounds, beats, width, nameOf, widthOf);
      expect(labels.length).toBeGreaterThan(3);
      for (const { from, text } of labels) {
        const x = (from / beats) * width;
        expect(x).toBeGreaterThanOrEqual(free);
        free = x + widthOf(text);
      }
      expect(free).toBeLessThanOrEqual(width);
    }
  });
});

describe('what was played', () => {
  const at = (title: Text, round: number): Beat => ({
    entries: 0,
    lines: [],
    view: { round, phase: 'day', title } as unknown as Beat['view'],
  });
  const first: Text = { key: 'mission', params: { nth: 1 } };
  const second: Text = { key: 'mission', params: { nth: 2 } };

  test('is marked mission by mission in a campaign', () => {
    const played = [at(first, 1), at(first, 2), at(second, 1), at({ ...second }, 1)];
    expect(chartOf(played, statusOf, markOf).chapters).toEqual([
      { from: 0, to: 2, title: first },
      { from: 2, to: 4, title: second },
    ]);
  });

  test('is not marked where it is the same all the time', () => {
    expect(chart.chapters).toEqual([]);
  });
});
