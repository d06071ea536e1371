import { newHeap } from './heap.ts';
import { type LabelStore, newLabelStore } from './labels.ts';
import type { ParetoRoute, ParetoSearch } from './types.ts';

const defaultMostLabels = 1_000_000;

/**
 * All routes that no other route with the same key beats: nowhere worse in costs and lacks, and somewhere better. Of
 * routes that are equal throughout the first found is kept; routes are continued in the order of their costs, first
 * cost first, then in the order found. The result has the same order.
 */
export function paretoRoutes<State>(search: ParetoSearch<State>): ParetoRoute<State>[] {
  const { expand, isGoal = () => true } = search;
  const { costs, bounds = [], mostLabels = defaultMostLabels } = search;
  const labels = newLabelStore(costs, search);
  const queue = newHeap(labels.comesBefore);
  const done: number[] = [];
  add(search.start, new Array<number>(costs).fill(0), -1);

  function add(state: State, total: readonly number[], before: number): void {
    if (bounds.some((most, i) => total[i]! > most)) return;
    const label = labels.add(state, total, before);
    if (label === undefined) return;
    if (label >= mostLabels) throw new RangeError(`The search found ${mostLabels} routes and did not end.`);
    queue.push(label);
  }

  for (let label = queue.pop(); label !== undefined; label = queue.pop()) {
    if (!labels.isAlive(label)) continue;
    done.push(label);
    const sofar = labels.costs(label);
    for (const step of expand(labels.state(label))) {
      add(step.state, checkedSum(sofar, step.costs), label);
    }
  }
  const goals = done.filter(label => labels.isAlive(label) && isGoal(labels.state(label)));
  return asRoutes(labels, goals);
}

/** The states of a route from its start to its end. */
export function routeStates<State>(route: ParetoRoute<State>): State[] {
  const states: State[] = [];
  for (let at: ParetoRoute<State> | undefined = route; at; at = at.before) states.push(at.state);
  return states.reverse();
}

/** The items whose vectors no other item's beats; of equal ones the first is kept. */
export function paretoFront<Item>(items: readonly Item[], vector: (item: Item) => readonly number[]): Item[] {
  const vectors = items.map(vector);
  return items.filter((_, i) =>
    vectors.every((other, j) => {
      if (i === j || !other.every((value, n) => value <= vectors[i]![n]!)) return true;
      return j > i && other.every((value, n) => value === vectors[i]![n]!);
    }),
  );
}
