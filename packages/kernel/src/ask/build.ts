import type { Area, Ask, AskPlace, Choice, Runs, Showing } from './types.ts';

/** Choose one of these. */
export function one<C extends Choice>(options: readonly C[], showing?: Showing<C>): Ask<C> {
  return { shape: 'one', options, showing };
}

/** Pick between `min` and `max` of these. */
export function some<C extends Choice>(
  options: readonly C[],
  min: number,
  max: number,
  showing?: Showing<C>,
): Ask<readonly C[]> {
  return { shape: 'some', options, min, max: Math.min(max, options.length), showing };
}

/** Put these in an order. */
export function order<C extends Choice>(options: readonly C[], showing?: Showing<C>): Ask<readonly C[]> {
  return { shape: 'order', options, showing };
}

/** Spread an amount over these; the rule gets the amounts in the order of the options. */
export function split<C extends Choice>(
  options: readonly C[],
  amount: number,
  limits?: readonly number[],
  showing?: Showing<C>,
): Ask<readonly number[]> {
  return { shape: 'split', options, amount, limits, showing };
}

/** Pair these with those, one to one, as many as the shorter list has. */
export function pairs<L extends Choice, R extends Choice>(
  options: readonly L[],
  partners: readonly R[],
  showing?: Showing<L | R>,
): Ask<readonly (readonly [L, R])[]> {
  return { shape: 'pairs', options, partners, showing };
}

const noOptions: readonly never[] = [];

/** Pick a place: a number out of the runs `[first, count, first, count, …]`, or of an area. */
export function place(space: string, places: Runs | Area, showing?: Showing<never>): Ask<number> {
  if ('has' in places) return new PlaceInArea(space, places, showing);
  return { shape: 'place', options: noOptions, space, places, area: undefined, showing } satisfies AskPlace;
}

class PlaceInArea implements AskPlace {
  readonly shape = 'place';
  readonly options = noOptions;
  readonly space: string;
  readonly area: Area;
  readonly showing: Showing<never> | undefined;
  #places: Runs | undefined;

  constructor(space: string, area: Area, showing: Showing<never> | undefined) {
    this.space = space;
    this.area = area;
    this.showing = showing;
  }

  get places(): Runs {
    this.#places ??= this.area.list();
    return this.#places;
  }
}
