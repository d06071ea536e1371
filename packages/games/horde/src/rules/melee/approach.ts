import {
  type LatticeIndex,
  type LatticePoint,
  latticePoint,
  latticeTolerance,
  type QuarterInches,
  type RoundBase,
  squaredDistance,
} from '@starboard/space';
import { modelsOf, radiusOf } from '../../field/measure.ts';
import type { Fighter, Model, State } from '../../types.ts';
import { crowFlies, goesStraight, isBeyondCap, type Mover, moverOf } from '../move/mover.ts';
import { type Routes, routesOf } from '../move/routes.ts';
import { contactSlack, type PlaceAhead, placesAhead } from './contact.ts';

/** A model that closes in on a foe. */
export interface Closing {
  readonly by: Fighter;
  readonly model: Model;
  readonly foe: Fighter;
  readonly limit: QuarterInches;
}

/** How much further than round the foe the first search looks; any number gives the same result. */
const slack: QuarterInches = 8;

/** GSQ-MELEE-02: how a model gets near to its foe. What no straight leg settles is searched. */
export class Approach {
  readonly model: Model;
  readonly #mover: Mover;
  readonly #limit: QuarterInches;
  readonly #most: QuarterInches;
  readonly #foes: readonly LatticePoint[];
  readonly #touch: QuarterInches;
  readonly #closing: Closing;
  #crowd: readonly Disc[];
  #ahead: readonly PlaceAhead[] | undefined;
  #searched: Routes | undefined;

  constructor(state: State, closing: Closing, mover: Mover = chargerOf(state, closing.by, closing.model)) {
    const { by, model, foe, limit } = closing;
    this.#closing = closing;
    this.model = model;
    this.#mover = mover;
    this.#limit = limit;
    this.#most = limit + latticeTolerance;
    this.#foes = modelsOf(foe).map(({ at }) => latticePoint(mover.map.table, at));
    this.#touch = radiusOf(state, by) + radiusOf(state, foe);
    this.#crowd = this.#crowdAround(mover);
  }

  /** Others of its own unit have moved: ways are as they were, but not where they may end (GSQ-MOVE-05). */
  lookAgain(state: State, by: Fighter): void {
    this.#crowd = this.#crowdAround(chargerOf(state, by, this.model));
  }

  /** The places beside the foe, the nearest first. It has not moved yet, nor has the foe. */
  ahead(state: State): readonly PlaceAhead[] {
    this.#ahead ??= placesAhead(state, this.#closing);
    return this.#ahead;
  }

  /** GSQ-GEO-09, GSQ-MOVE-08: whom it must not come too near to where it touches the foe, the foe itself among them. */
  #crowdAround({ keepAway, map: { table } }: Mover): Disc[] {
    const crowd = this.#foes.map(({ x, y }) => ({ x, y, squared: this.#touch ** 2 }));
    for (const { at, end } of keepAway) {
      const { x, y } = latticePoint(table, at);
      const near = (this.#touch + contactSlack + end) ** 2;
      const away = this.#squaredAway(x, y);
      if (away > 0 && away < near) crowd.push({ x, y, squared: end * end });
    }
    return crowd;
  }

  /** GSQ-MOVE-08: whether it may stand on a place that touches the foe, if it gets there. */
  mayEnd(at: LatticeIndex): boolean {
    if (at === this.model.at) return true;
    const { standable, table } = this.#mover.map;
    if (standable[at] !== 1 || isBeyondCap(this.#mover, at)) return false;
    const { x, y } = latticePoint(table, at);
    for (const disc of this.#crowd) {
      if ((disc.x - x) * (disc.x - x) + (disc.y - y) * (disc.y - y) < disc.squared) return false;
    }
    return true;
  }

  /** Whether one leg within the limit leads straight there. */
  isStraight(at: LatticeIndex): boolean {
    return crowFlies(this.#mover, this.#mover.start, at) <= this.#most && goesStraight(this.#mover, at);
  }

  /** GSQ-MOVE-10: the length of a way beside the foe that is not straight; Infinity if it is too long. */
  lengthAround(at: LatticeIndex): QuarterInches {
    return this.isInReach(at) ? this.#routes().lengthTo(at) : Infinity;
  }

  /** Whether a place beside the foe is in reach. */
  isInReach(at: LatticeIndex): boolean {
    return this.isSoonFound(at) || (this.#routes().seeTo(0) && this.#routes().reach(at));
  }

  /** Whether it is in reach by a way that the first search has found. */
  isSoonFound(at: LatticeIndex): boolean {
    return this.#routes().reach(at);
  }

  /** The length of the way to a place in reach. */
  lengthTo(at: LatticeIndex): QuarterInches {
    return this.isStraight(at) ? crowFlies(this.#mover, this.#mover.start, at) : this.#routes().lengthTo(at);
  }

  wayTo(at: LatticeIndex): LatticeIndex[] {
    if (at === this.model.at) return [at];
    return this.isStraight(at) ? [this.model.at, at] : this.#routes().wayTo(at);
  }

  #routes(): Routes {
    this.#searched ??= this.#search();
    return this.#searched;
  }

  /** Ways that lead more or less straight to the foe, to its far side as well, are looked at first. */
  #search(): Routes {
    const start = latticePoint(this.#mover.map.table, this.#mover.start);
    const away = Math.sqrt(this.#squaredAway(start.x, start.y)) - this.#touch - contactSlack;
    const most = Math.max(0, away) + 2 * this.#touch + slack;
    return routesOf(this.#mover, this.#limit, undefined, { goal: this.#discAround(), most, toGo: undefined });
  }

  /** All places that touch the foe lie in it. */
  #discAround(): RoundBase {
    const x = mean(this.#foes.map(foe => foe.x));
    const y = mean(this.#foes.map(foe => foe.y));
    const furthest = Math.max(...this.#foes.map(foe => squaredDistance(foe, { x, y })));
    return { x, y, radius: Math.sqrt(furthest) + this.#touch + contactSlack };
  }

  #squaredAway(x: number, y: number): number {
    let least = Infinity;
    for (const foe of this.#foes) {
      const squared = (foe.x - x) * (foe.x - x) + (foe.y - y) * (foe.y - y);
      if (squared < least) least = squared;
    }
    return least;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Somebody who must not be come nearer to than this, centre to centre. */
interface Disc extends LatticePoint {
  readonly squared: number;
}

/** A model that charges somebody, whoever it is: it passes by all as near as it likes, and ends 1" from all. */
export function chargerOf(state: State, by: Fighter, model: Model): Mover {
  return moverOf(state, by, model, by);
}
