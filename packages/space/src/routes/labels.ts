import type { ParetoRoute, ParetoSearch, ParetoStep } from './types.ts';

/** The routes found so far, by number in the order found. */
export interface Labels<State> {
  /** Keeps a route unless it is out of bounds or an equal or better one is known; drops those it beats. */
  add(step: ParetoStep<State>, before: number): number | undefined;
  /** False once a better route was found. */
  isAlive(label: number): boolean;
  state(label: number): State;
  /** Lower costs first, the first cost first; then the order found. */
  comesBefore(a: number, b: number): boolean;
  route(label: number): ParetoRoute<State>;
}

const noLacks: readonly number[] = [];

export function newLabels<State>(search: ParetoSearch<State>): Labels<State> {
  const { costs, bounds = [] } = search;
  const lacksOf = (state: State): readonly number[] => search.lacks?.(state) ?? noLacks;
  const width = costs + lacksOf(search.start).length;
  const states: State[] = [];
  const before: number[] = [];
  const alive: boolean[] = [];
  const routes: (ParetoRoute<State> | undefined)[] = [];
  /** Costs and lacks of every label, one after another. */
  const vectors: number[] = [];
  const offered: number[] = new Array<number>(width).fill(0);
  const rivals = new Map<number | string, number[]>();

  function add(step: ParetoStep<State>, from: number): number | undefined {
    fillOffered(step, from);
    if (isOutOfBounds()) return undefined;
    const known = rivalsOf(step.state);
    for (const label of known) {
      if (isAsGoodAsOffered(label)) return undefined;
    }
    dropBeaten(known);
    const label = states.length;
    known.push(label);
    states.push(step.state);
    before.push(from);
    alive.push(true);
    routes.push(undefined);
    for (const value of offered) vectors.push(value);
    return label;
  }

  function fillOffered({ state, costs: added }: ParetoStep<State>, from: number): void {
    const lacks = lacksOf(state);
    if (added.length !== costs || costs + lacks.length !== width) {
      throw new RangeError(`A step has ${added.length} costs and ${lacks.length} lacks; the search began with others.`);
    }
    for (let i = 0; i < costs; i++) {
      if (!(added[i]! >= 0)) throw new RangeError(`A step cannot add ${added[i]} to a cost.`);
      offered[i] = added[i]! + (from < 0 ? 0 : vectors[from * width + i]!);
    }
    for (let i = costs; i < width; i++) offered[i] = lacks[i - costs]!;
  }

  function isOutOfBounds(): boolean {
    for (let i = 0; i < bounds.length; i++) {
      if (offered[i]! > bounds[i]!) return true;
    }
    return false;
  }

  function rivalsOf(state: State): number[] {
    const key = search.key(state);
    let known = rivals.get(key);
    if (!known) {
      known = [];
      rivals.set(key, known);
    }
    return known;
  }

  function isAsGoodAsOffered(label: number): boolean {
    for (let i = 0; i < width; i++) {
      if (vectors[label * width + i]! > offered[i]!) return false;
    }
    return true;
  }

  function dropBeaten(known: number[]): void {
    let kept = 0;
    for (const label of known) {
      if (isBeatenByOffered(label)) alive[label] = false;
      else known[kept++] = label;
    }
    known.length = kept;
  }

  function isBeatenByOffered(label: number): boolean {
    for (let i = 0; i < width; i++) {
      if (vectors[label * width + i]! < offered[i]!) return false;
    }
    return true;
  }

  function comesBefore(a: number, b: number): boolean {
    for (let i = 0; i < costs; i++) {
      const difference = vectors[a * width + i]! - vectors[b * width + i]!;
      if (difference !== 0) return difference < 0;
    }
    return a < b;
  }

  /** Iterative, because a route may be long. */
  function route(label: number): ParetoRoute<State> {
    const missing: number[] = [];
    for (let at = label; at >= 0 && !routes[at]; at = before[at]!) missing.push(at);
    for (const at of missing.reverse()) {
      const totals = vectors.slice(at * width, at * width + costs);
      routes[at] = { state: states[at]!, costs: totals, before: routes[before[at]!] };
    }
    return routes[label]!;
  }

  return { add, isAlive: label => alive[label]!, state: label => states[label]!, comesBefore, route };
}
