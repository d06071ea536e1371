import type { Flow } from '@starboard/kernel';
import { type LatticeIndex, type LatticeRuns, runsOf, squaredDistance } from '@starboard/space';
import { fieldOf } from '../../field/field.ts';
import { columnsOf, isWithin, pointAt, radiusOf } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import type { Fighter, Hero, Horde, State, TextKey, Unit } from '../../types.ts';
import { sees, seesPoint } from '../sight.ts';
import { nameOf, refOf } from '../table.ts';

/** GSQ-ITEM-02, 05, in inches. */
const handOver = 3;

/** GSQ-ITEM-03, in inches. */
export const throwRange = 12;

/** GSQ-ITEM-02, 05, 06: the heroes that a kit or injector may be used on. */
export function heroesInHand(state: State, hero: Hero, suits: (target: Hero) => boolean): Hero[] {
  return state.heroes.filter(each => suits(each) && isWithin(state, hero, each, handOver));
}

/** GSQ-ITEM-03: the visible enemy units in reach of a throw. */
export function unitsInThrow(state: State, hero: Hero, suits: (target: Unit) => boolean = () => true): Unit[] {
  return state.units.filter(unit => suits(unit) && isWithin(state, hero, unit, throwRange) && sees(state, hero, unit));
}

/** GSQ-ITEM-03: the visible lattice points in reach of a throw. */
export function pointsInThrow(state: State, hero: Hero): LatticeRuns {
  return runsOf(pointsWithin(state, hero.at, throwRange, hero).filter(at => seesPoint(state, hero, at)));
}

/** The lattice points within a printed distance of a place, or of the base of a fighter that stands there. */
export function pointsWithin(state: State, at: LatticeIndex, printed: number, by?: Fighter): LatticeIndex[] {
  const { table } = fieldOf(state);
  const centre = pointAt(state, at);
  const reach = distance(state, printed) + (by === undefined ? 0 : radiusOf(state, by));
  const columns = columnsOf(state);
  const steps = Math.ceil(reach / 2);
  const [column, row] = [centre.x / 2, centre.y / 2];
  const points: LatticeIndex[] = [];
  for (let r = Math.max(0, row - steps); r <= Math.min(table.rows - 1, row + steps); r++) {
    for (let c = Math.max(0, column - steps); c <= Math.min(table.columns - 1, column + steps); c++) {
      if (squaredDistance(centre, { x: c * 2, y: r * 2 }) <= reach * reach) points.push(r * columns + c);
    }
  }
  return points;
}

export function* chooseHero(t: Horde, by: Hero, name: TextKey, heroes: readonly Hero[]): Flow<Hero> {
  return yield* chooseAmong(t, by, name, heroes);
}

export function* chooseUnit(t: Horde, by: Hero, name: TextKey, units: readonly Unit[]): Flow<Unit> {
  return yield* chooseAmong(t, by, name, units);
}

function* chooseAmong<F extends Fighter>(t: Horde, by: Hero, name: TextKey, fighters: readonly F[]): Flow<F> {
  const options = fighters.map(fighter => ({ key: refOf(fighter), fighter }));
  const { fighter } = yield* t.choose(by.seat, name, options, {
    takeOnly: true,
    params: { who: nameOf(by) },
    about: [refOf(by)],
    describe: option => ({ label: nameOf(option.fighter), refs: [option.key] }),
  });
  return fighter;
}
