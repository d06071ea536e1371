import { createFormatter } from '@starboard/kernel/text';
import { isValidElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { chartsOf, roundUp } from '../../src/board/chronicle/curves.ts';
import { LineChart } from '../../src/board/chronicle/LineChart.tsx';
import { storyOf } from '../../src/board/chronicle/story.ts';
import { dueYears, sitesIn, sunYears } from '../../src/board/chronicle/sun.ts';
import { texts } from '../../src/index.ts';
import { missionsFallDue } from '../../src/rules/missions/due.ts';
import { say } from '../../src/rules/table.ts';
import { scene } from '../../src/testing/index.ts';
import type { State, YearNote } from '../../src/types.ts';
import { view } from '../../src/view.ts';

const note = (year: number, more: Partial<YearNote> = {}): YearNote => {
  return { year, event: null, bank: 0, score: 0, discoveries: 0, water: 0, ...more };
};

const played = (change: (state: State) => void) => view(scene().year(4).with(change).state, 'player');

describe('the years of the Sun', () => {
  it('[END-SUNSPOT-01, END-RULE-21] seven cycles of twelve years, and every third year', () => {
    expect(sunYears).toHaveLength(84);
    expect(sunYears[12]).toEqual({ year: 13, season: 'blue', slot: 1, cycle: 2, isThird: false });
    expect(sunYears.slice(0, 12).map(({ season }) => season[0])).toEqual([...'bbyyyyrrrrbb']);
    expect(sunYears.filter(({ isThird }) => isThird)).toHaveLength(28);
  });

  it('[END-SUNSPOT-05] the comets of a season', () => {
    expect(sitesIn('blue')).toEqual(expect.arrayContaining(['ENCKE', 'TUTTLE']));
    expect(sitesIn('blue')).toHaveLength(2);
  });

  it('[END-MISSION-02] the years in which open missions fall due', () => {
    const { state } = scene()
      .mission('RS1')
      .mission('RS2', { status: 'done' })
      .found('XM5-1', { site: 'BENNU', due: 27 });
    expect([...dueYears(view(state, 'player'))]).toEqual([[27, 2]]);
  });
});

describe('what is remembered', () => {
  it('[END-HIDDEN-10] a mission that fails, with its year', () => {
    const { deeds } = scene().year(27).mission('RS1').perform(missionsFallDue).state;
    expect(deeds).toMatchObject([{ year: 27, key: 'mission.failed', params: { penalty: 3 } }]);
  });

  it('[END-HIDDEN-10] cards that were lost by misfortune, not those that were given up', () => {
    const { deeds } = scene().perform(function* (t) {
      for (const why of ['flare', 'voluntary', 'used', 'belt'] as const) {
        say(t, 'END-CORE-07', 'lost.card', { card: { key: 'card.T05' }, why: { key: `loss.${why}` } });
      }
      say(t, 'END-CORE-14', 'transfer.moved', { what: { key: 'card.T05' }, to: { key: 'stack.rocket' } });
    }).state;
    expect(deeds.map(({ params }) => params!['why'])).toEqual([{ key: 'loss.flare' }, { key: 'loss.belt' }]);
  });
});

describe('the timeline', () => {
  const story = storyOf(
    played(state => {
      state.log = [note(1), note(2, { event: 'glitch', score: 8 }), note(3, { score: 5 })];
      state.deeds = [
        { year: 2, key: 'mission.done', params: { mission: { key: 'place.home' }, points: 8 } },
        { year: 3, key: 'lost.card', params: { card: { key: 'card.T05' }, why: { key: 'loss.belt' } } },
        { year: 3, key: 'lost.card', params: { card: { key: 'card.T06' }, why: { key: 'loss.belt' } } },
      ];
    }),
  );

  it('tells the years in which something happened, the last one first, with how the score changed', () => {
    expect(story.map(({ year, change }) => [year, change])).toEqual([
      [3, -3],
      [2, 8],
    ]);
    expect(story[1]).toMatchObject({ event: { key: 'event.glitch' }, season: 'blue' });
  });

  it('puts the cards that were lost in a year into one line', () => {
    expect(story[0]!.deeds).toMatchObject([{ key: 'chronicle.lost', params: { count: 2 } }]);
  });
});

describe('the charts', () => {
  const now = played(state => {
    state.bank = 7;
    state.log = [note(1, { bank: 9, water: 3 }), note(2, { bank: 45, discoveries: 6 }), note(3, { score: -4 })];
    state.deeds = [{ year: 3, key: 'mission.failed', params: { mission: { key: 'place.home' }, penalty: 4 } }];
  });
  const [score, water, discoveries] = chartsOf(now);

  it('show score, Aqua and tanks, discoveries up to now', () => {
    expect(water!.curves.map(({ figure, points }) => [figure, points.map(({ value }) => value)])).toEqual([
      ['bank', [9, 45, 0, 7]],
      ['water', [3, 0, 0, 0]],
    ]);
    expect(discoveries!.curves[0]!.points).toContainEqual({ year: 2, value: 6 });
    expect(score!.curves[0]!.last).toBe(0);
  });

  it('reach from what was lowest to what was highest or is needed', () => {
    expect(score).toMatchObject({ range: [-4, 60], goal: 60 });
    expect(water!.range).toEqual([0, 60]);
    expect([0, 1, 3, 7, 11, 45, 61, 134].map(roundUp)).toEqual([0, 1, 4, 8, 20, 60, 80, 200]);
  });

  it('mark what happened', () => {
    expect(score!.marks).toMatchObject([{ year: 3, value: -4, tone: 'bad' }]);
  });

  it('end with the result, once there is one', () => {
    const over = { ...now, result: { won: false, score: -4, needed: 60, missionsDone: 0, missionsNeeded: 3 } };
    expect(chartsOf(over)[0]!.curves[0]).toMatchObject({ last: -4, points: { length: 3 } });
  });

  it('are drawn with their titles, axes and last values', () => {
    const words = drawn(<LineChart chart={water!} say={createFormatter(texts, 'en')} />);
    expect(words).toEqual(expect.arrayContaining(['Water', '7 Aqua', '0 tanks', '60', '30', '84']));
  });
});

/** All words of a drawing. */
function drawn(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(drawn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  return typeof type === 'function' ? drawn((type as (all: typeof props) => ReactNode)(props)) : drawn(props.children);
}
