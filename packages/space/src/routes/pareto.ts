import { newHeap } from './heap.ts';
import { newLabels } from './labels.ts';
import type { ParetoRoute, ParetoSearch, ParetoStep } from './types.ts';

const defaultMostLabels = 1_000_000;

/**
 * All routes that no other route with the same key beats: nowhere worse in costs and lacks, and somewhere better. Of
 * routes that are equal throughout the first found is kept; routes are continued in the order of their costs, first
 * cost first, then in the order found. The result has the same order.
 */
export function paretoRoutes<State>(search: ParetoSearch<State>): ParetoRoute<State>[] {
  const { start, costs, mostLabels = defaultMostLabels } = search;
  const labels = newLabels(search);
  const queue = newHeap(labels.comesBefore);
  const continued: number[] = [];

  function consider(step: ParetoStep<State>, before: number): void {
    const label = labels.add(step, before);
    if (label === undefined) return;
    if (label >= mostLabels) throw new RangeError(`The search found ${mostLabels} routes and did not end.`);
    queue.push(label);
  }

  consider({ state: start, costs: new Array<number>(costs).fill(0) }, -1);
  for (let label = queue.pop(); label !== undefined; label = queue.pop()) {
    if (!labels.isAlive(label)) continue;
    continued.push(label);
    for (const step of search.expand(labels.state(label))) consider(step, label);
  }
  return continued
    .filter(label => labels.isAlive(label) && (search.isGoal?.(labels.state(label)) ?? true))
    .map(label => labels.route(label));
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
