import type { Area, Ask, AskPlace, Choice, Runs, Showing } from './types.ts';

/** Choose one of these. */
export function one<C extends Choice<Key>, Key extends string = string>(
  options: readonly C[],
  showing?: Showing<C, Key>,
): Ask<C, Key> {
  return { shape: 'one', options, showing };
}

/** Pick between `min` and `max` of these. */
export function some<C extends Choice<Key>, Key extends string = string>(
  options: readonly C[],
  min: number,
  max: number,
  showing?: Showing<C, Key>,
): Ask<readonly C[], Key> {
  return { shape: 'some', options, min, max: Math.min(max, options.length), showing };
}

/** Put these in an order. */
export function order<C extends Choice<Key>, Key extends string = string>(
  options: readonly C[],
  showing?: Showing<C, Key>,
): Ask<readonly C[], Key> {
  return { shape: 'order', options, showing };
}

/** Spread an amount over these; the rule gets the amounts in the order of the options. */
export function split<C extends Choice<Key>, Key extends string = string>(
  options: readonly C[],
  amount: number,
  limits?: readonly number[],
  showing?: Showing<C, Key>,
): Ask<readonly number[], Key> {
  return { shape: 'split', options, amount, limits, showing };
}

/** Pair these with those, one to one, as many as the shorter list has. */
export function pairs<L extends Choice<Key>, R extends Choice<Key>, Key extends string = string>(
  options: readonly L[],
  partners: readonly R[],
  showing?: Showing<L | R, Key>,
): Ask<readonly (readonly [L, R])[], Key> {
  return { shape: 'pairs', options, partners, showing };
}

const noOptions: readonly never[] = [];

/** Pick a place: a number out of the runs `[first, count, first, count, …]`, or of an area. */
export function place<Key extends string = string>(
  space: string,
  places: Runs | Area,
  showing?: Showing<never, Key>,
): Ask<number, Key> {
  if ('has' in places) return new PlaceInArea(space, places, showing);
  return { shape: 'place', options: noOptions, space, places, area: undefined, showing } satisfies AskPlace<Key>;
}

class PlaceInArea<Key extends string> implements AskPlace<Key> {
  readonly shape = 'place';
  readonly options = noOptions;
  readonly space: string;
  readonly area: Area;
  readonly showing: Showing<never, Key> | undefined;
  #places: Runs | undefined;

  constructor(space: string, area: Area, showing: Showing<never, Key> | undefined) {
    this.space = space;
    this.area = area;
    this.showing = showing;
  }

  get places(): Runs {
    this.#places ??= this.area.list();
    return this.#places;
  }
}
