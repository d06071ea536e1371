import type { Chart } from '../../src/rules/move/chart.ts';
import { type Conditions, type Departure, type Hull, oberth } from '../../src/rules/move/labels.ts';
import type { ConditionsIn, Departures, Route } from '../../src/rules/move/routes.ts';

/** What a route comes to: years, burns, steps, rolls. */
export type Cost = readonly [years: number, burns: number, steps: number, dangers: number];

/** A Spacecraft in the middle of a movement, as slow and plain as can be. */
interface Moving {
  readonly node: number;
  readonly before: number;
  /** The track it came on; 0 at the start of a movement. */
  readonly track: number;
  readonly net: number;
  readonly left: number;
  readonly bonus: number;
  readonly pivots: number;
  readonly path: readonly number[];
  readonly burns: number;
  readonly dangers: number;
}

/** Every route over so many years, by trying all of them: for each space the costs that no other beats. */
export function exhaustiveRoutes(
  chart: Chart,
  from: number,
  hull: Hull,
  departures: Departures,
  conditionsIn: ConditionsIn,
  mostYears: number,
): Cost[][] {
  const found: Cost[][] = Array.from({ length: chart.size }, () => []);
  const standing = (node: number, [years, burns, steps, dangers]: Cost): void => {
    found[node]!.push([years, burns, steps, dangers]);
    for (let year = years + 1; year <= mostYears; year++) {
      for (const departure of departures(node, steps)) setOut(node, year, departure, [years, burns, steps, dangers]);
    }
  };
  const setOut = (node: number, year: number, departure: Departure, [, burns, steps, dangers]: Cost): void => {
    const { net, left, bonus, pivots, cost } = departure;
    const start: Moving = { node, before: -1, track: 0, net, left, bonus, pivots, path: [node], burns: 0, dangers: 0 };
    const end = (at: Moving, coasts: number) =>
      standing(at.node, [
        year + Math.max(0, coasts - 1),
        burns + at.burns,
        steps + cost / 8 + Math.ceil((at.burns * hull.fuel) / 8),
        dangers + at.dangers,
      ]);
    walk(chart, hull, conditionsIn(year), start, end);
  };
  standing(from, [0, 0, 0, 0]);
  return found.map(unbeaten);
}

/** All ways to go on from where a movement stands; `end` hears of every place where it may stop. */
function walk(
  chart: Chart,
  hull: Hull,
  conditions: Conditions,
  at: Moving,
  end: (at: Moving, coasts: number) => void,
): void {
  const lifting = chart.isSite[at.node] ? conditions.liftOff(at.node, at.net) : 0;
  if (lifting < 0) return;
  for (let way = chart.first[at.node]!; way < chart.first[at.node + 1]!; way++) {
    const next = chart.to[way]!;
    const isReturn = chart.isFlyby[at.node] === 1 && chart.isHohmann[next] === 1 && at.before === next;
    if (conditions.closed[next] || (at.path.includes(next) && !isReturn)) continue;
    const landing = chart.isSite[next] ? conditions.landing(next, at.node, at.net) : 0;
    if (landing < 0) continue;
    const isPivot = chart.isHohmann[at.node] === 1 && at.track !== 0 && chart.leaves[way] !== at.track;
    for (const byBonus of isPivot && at.pivots > 0 ? [true, false] : [false]) {
      for (let cancels = 0; cancels <= chart.coast[next]!; cancels++) {
        const turn = isPivot && !byBonus ? hull.pivot : 0;
        const need = turn + chart.burns[way]! + chart.enter[next]! + 2 * cancels;
        const helped = Math.min(at.bonus, need);
        const burnt = need - helped + chart.lander[way]!;
        if (burnt > at.left) continue;
        const gain = conditions.bonus[next] === oberth ? at.net : conditions.bonus[next]!;
        const there: Moving = {
          ...at,
          node: next,
          before: at.node,
          track: chart.arrives[way]!,
          left: at.left - burnt,
          bonus: at.bonus - helped + gain,
          pivots: at.pivots - (byBonus ? 1 : 0),
          path: [...at.path, next],
          burns: at.burns + burnt,
          dangers: at.dangers + conditions.danger[next]! + lifting + landing,
        };
        const coasts = chart.coast[next]! - cancels;
        end(there, coasts);
        if (coasts === 0 && !chart.isEnd[next]) walk(chart, hull, conditions, there, end);
      }
    }
  }
}

const beats = (a: Cost, b: Cost) => a.every((value, at) => value <= b[at]!) && a.some((value, at) => value < b[at]!);

/** The costs that no other beats, each once, in order. */
export function unbeaten(costs: readonly Cost[]): Cost[] {
  const apart = [...new Map(costs.map(cost => [cost.join(), cost])).values()];
  return apart.filter(cost => !apart.some(other => beats(other, cost))).sort(inOrder);
}

export const costOf = ({ years, burns, steps, dangers }: Route): Cost => [years, burns, steps, dangers];

const inOrder = (a: Cost, b: Cost) => a[0] - b[0] || a[2] - b[2] || a[1] - b[1] || a[3] - b[3];
