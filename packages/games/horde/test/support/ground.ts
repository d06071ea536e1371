import type { Inches, Scene } from '@starboard/horde/testing';
import { runsHave } from '@starboard/space';
import { indexAt, pointAt } from '../../src/field/measure.ts';
import { type Reach, reachOf } from '../../src/rules/move/reach.ts';
import type { Fighter, Model, State } from '../../src/types.ts';

/** Where a model gets to, in inches. */
export class Looked {
  readonly #state: State;
  readonly #reach: Reach;

  constructor(state: State, reach: Reach) {
    this.#state = state;
    this.#reach = reach;
  }

  isEnd(x: number, y: number): boolean {
    return runsHave(this.#reach.ends, indexAt(this.#state, x, y));
  }

  /** The length of the way, in inches. */
  length(x: number, y: number): number {
    return this.#reach.lengthTo(indexAt(this.#state, x, y)) / 4;
  }

  way(x: number, y: number): Inches[] {
    return this.#reach.wayTo(indexAt(this.#state, x, y)).map(at => {
      const point = pointAt(this.#state, at);
      return [point.x / 4, point.y / 4] as const;
    });
  }
}

/** A hero's move of at most so many inches. */
export function heroMove({ state }: Scene, no: number, inches: number): Looked {
  const hero = state.heroes[no - 1]!;
  return look(state, hero, hero, inches);
}

/** The same for the first model of a unit. */
export function unitMove({ state }: Scene, no: number, inches: number): Looked {
  const unit = state.units[no - 1]!;
  return look(state, unit, unit.models[0]!, inches);
}

export function chargeMove({ state }: Scene, no: number, unit: number, inches: number): Looked {
  const hero = state.heroes[no - 1]!;
  return new Looked(state, reachOf(state, hero, hero, { limit: inches * 4, charging: state.units[unit - 1]! }));
}

function look(state: State, fighter: Fighter, model: Model, inches: number): Looked {
  return new Looked(state, reachOf(state, fighter, model, { limit: inches * 4 }));
}
