import {
  type LatticeGround,
  type LatticeIndex,
  type LatticePoint,
  latticePoint,
  latticeTolerance,
  leadsStraight,
  type QuarterInches,
} from '@starboard/space';
import { modelsOf, radiusOf } from '../../field/measure.ts';
import type { Fighter, Model, State } from '../../types.ts';
import { crowFlies, type Mover, moverOf } from '../move/mover.ts';
import { type Routes, routesOf } from '../move/routes.ts';
import { contactSlack } from './contact.ts';

/** A model that closes in on a foe. */
export interface Closing {
  readonly by: Fighter;
  readonly model: Model;
  readonly foe: Fighter;
  readonly limit: QuarterInches;
}

/** How much longer than the limit a way over lattice steps may be that is short enough once it is pulled straight. */
const stretch = 1.1;

/** GSQ-AI-11: how much more a way can count than it is long. */
const dangerCounts = 2;

/** GSQ-MELEE-02: how a model gets near to its foe. What no straight leg settles is searched, no wider than it must be. */
export class Approach {
  readonly model: Model;
  readonly #mover: Mover;
  readonly #limit: QuarterInches;
  readonly #most: QuarterInches;
  readonly #grounds: readonly LatticeGround[];
  readonly #foes: readonly LatticePoint[];
  readonly #touch: QuarterInches;
  #crowd: readonly Disc[];
  /** The searches that were made, each wider than the one before. */
  #narrow: Routes | undefined;
  #full: Routes | undefined;
  #wide: Routes | undefined;

  constructor(state: State, { by, model, foe, limit }: Closing, mover: Mover = chargerOf(state, by, model)) {
    this.model = model;
    this.#mover = mover;
    this.#limit = limit;
    this.#most = limit + latticeTolerance;
    this.#grounds = groundsFor(mover);
    this.#foes = modelsOf(foe).map(({ at }) => latticePoint(mover.map.table, at));
    this.#touch = radiusOf(by) + radiusOf(foe);
    this.#crowd = this.#crowdAround(mover);
  }

  /** Others of its own unit have moved: ways are as they were, but not where they may end (GSQ-MOVE-05). */
  lookAgain(state: State, by: Fighter): void {
    this.#crowd = this.#crowdAround(chargerOf(state, by, this.model));
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

  /** GSQ-MOVE-08: whether it may stand on a place that touches the foe. */
  mayEnd(at: LatticeIndex): boolean {
    if (at === this.model.at) return true;
    const { standable, table } = this.#mover.map;
    if (standable[at] !== 1) return false;
    const { x, y } = latticePoint(table, at);
    for (const disc of this.#crowd) {
      if ((disc.x - x) * (disc.x - x) + (disc.y - y) * (disc.y - y) < disc.squared) return false;
    }
    return true;
  }

  /** Whether one leg within the limit leads straight there. */
  isStraight(at: LatticeIndex): boolean {
    const { map, flies, start, keepAway } = this.#mover;
    if (crowFlies(this.#mover, start, at) > this.#most) return false;
    return flies || leadsStraight(map, start, at, { keepAway, grounds: this.#grounds });
  }

  /**
   * GSQ-MOVE-10: the length of a way beside the foe that is not straight; Infinity if it is too long. Ways longer than
   * `about` are looked for only if there is none so short.
   */
  lengthAround(at: LatticeIndex, about: QuarterInches): QuarterInches {
    const routes = this.#leadingTo(at, about);
    return routes.reach(at) ? routes.lengthTo(at) : Infinity;
  }

  /** Whether any of these places beside the foe is in reach. */
  isAnyInReach(places: readonly LatticeIndex[], about: QuarterInches): boolean {
    this.#narrow ??= this.#search(about);
    return places.some(at => this.#narrow!.reach(at)) || places.some(at => this.#leadingTo(at, about).reach(at));
  }

  wayTo(at: LatticeIndex): LatticeIndex[] {
    if (at === this.model.at) return [at];
    return this.isStraight(at) ? [this.model.at, at] : this.#leadingTo(at, this.#limit).wayTo(at);
  }

  /** A search that knows about a place. Ways through dangerous ground count more than they are long (GSQ-AI-11). */
  #leadingTo(at: LatticeIndex, about: QuarterInches): Routes {
    this.#narrow ??= this.#search(Math.min(about, this.#limit));
    if (this.#narrow.settle(at)) return this.#narrow;
    this.#full ??= this.#search(Math.max(this.#limit, Math.min(this.#limit, this.#mover.roughCap) * dangerCounts));
    if (!this.#full.slowed || this.#full.settle(at)) return this.#full;
    this.#wide ??= this.#search(this.#limit * dangerCounts);
    return this.#wide;
  }

  /** Only where a way beside the foe can lead; and not across difficult ground if that is too far (GSQ-TERRAIN-01). */
  #search(most: QuarterInches): Routes {
    const { table } = this.#mover.map;
    const toGo = (from: LatticeIndex) => this.#away(latticePoint(table, from));
    const isTooRough = toGo(this.#mover.start) > this.#mover.roughCap + latticeTolerance;
    const mover = isTooRough ? { ...this.#mover, roughCap: 0 } : this.#mover;
    return routesOf(mover, this.#limit, { toGo, most: most * stretch });
  }

  /** How far a place is from the nearest that touches the foe, at least. */
  #away({ x, y }: LatticePoint): QuarterInches {
    return Math.max(0, Math.sqrt(this.#squaredAway(x, y)) - this.#touch - contactSlack);
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

/** Somebody who must not be come nearer to than this, centre to centre. */
interface Disc extends LatticePoint {
  readonly squared: number;
}

/** A model that charges somebody, whoever it is: it passes by all as near as it likes, and ends 1" from all. */
export function chargerOf(state: State, by: Fighter, model: Model): Mover {
  return moverOf(state, by, model, by);
}

/** GSQ-SPECIAL-14, 30: the grounds that make a way more than a line. */
function groundsFor({ field, flies, strides }: Mover): readonly LatticeGround[] {
  if (flies) return [];
  const { difficult, dangerous, dangers } = field;
  return [...(strides ? [] : [difficult]), ...(dangers.length > 0 ? [dangerous] : [])];
}
