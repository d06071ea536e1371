import type { Text } from '@starboard/kernel';
import { requirementsOf } from '../../rules/missions/score.ts';
import { noteOf } from '../../rules/year/checks.ts';
import type { Deed, YearNote } from '../../types.ts';
import { asState, type View } from '../../view.ts';

type Figure = 'score' | 'bank' | 'water' | 'discoveries';

/** One line of a chart. */
export interface Curve {
  readonly figure: Figure;
  readonly points: readonly { readonly year: number; readonly value: number }[];
  readonly last: number;
}

/** What happened in a year, marked on its curve. */
export interface EventMark {
  readonly year: number;
  readonly value: number;
  readonly tone: 'good' | 'bad';
  readonly text: Text;
}

export interface ChartData {
  readonly name: 'score' | 'water' | 'discoveries';
  readonly curves: readonly Curve[];
  /** The values at the lower and upper edge. */
  readonly range: readonly [bottom: number, top: number];
  /** What is to be reached. */
  readonly goal: number | null;
  readonly marks: readonly EventMark[];
}

const figuresOf: { readonly [name in ChartData['name']]: readonly Figure[] } = {
  score: ['score'],
  water: ['bank', 'water'],
  discoveries: ['discoveries'],
};

const good: ReadonlySet<string> = new Set(['mission.done', 'found.done', 'future.done']);
const bad: ReadonlySet<string> = new Set(['mission.failed', 'found.failed', 'hazard.lost']);

/** The game in three charts: up to the end of the last year, or up to now. */
export function chartsOf(view: View): readonly ChartData[] {
  const years = view.result === null ? [...view.log, noteOf(asState(view))] : view.log;
  const { score: goal } = requirementsOf(view.difficulty);
  return [
    { ...chart('score', years, goal), marks: marksOf(view.deeds, years) },
    chart('water', years, null),
    chart('discoveries', years, null),
  ];
}

function chart(name: ChartData['name'], years: readonly YearNote[], goal: number | null): ChartData {
  const curves = figuresOf[name].map(figure => ({
    figure,
    points: years.map(note => ({ year: note.year, value: note[figure] })),
    last: years.at(-1)?.[figure] ?? 0,
  }));
  const values = curves.flatMap(({ points }) => points.map(({ value }) => value));
  return {
    name,
    curves,
    range: [0 - roundUp(-Math.min(0, ...values)), roundUp(Math.max(4, goal ?? 0, ...values))],
    goal,
    marks: [],
  };
}

const steps = [1, 2, 4, 6, 8, 10];

/** The next number that is easy to read, so that half of it is, too. */
export function roundUp(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(steps.find(step => step * power >= value)! * power);
}

function marksOf(deeds: readonly Deed[], years: readonly YearNote[]): EventMark[] {
  return deeds.flatMap(({ year, key, params = {} }) => {
    if (!good.has(key) && !bad.has(key)) return [];
    const value = years[year - 1]?.score ?? 0;
    return [{ year, value, tone: good.has(key) ? 'good' : 'bad', text: { key, params } } satisfies EventMark];
  });
}
