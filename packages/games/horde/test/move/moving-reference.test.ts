import { scene } from '@starboard/horde/testing';
import { Chance, Opening, seedFrom } from '@starboard/kernel';
import {
  type LatticeReach,
  latticePoint,
  latticeTolerance,
  pulledLength,
  pulledReach,
  pulledWay,
  runsPoints,
  squaredDistance,
} from '@starboard/space';
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../src/field/measure.ts';
import { placeOfMarker } from '../../src/rules/enemies/goal.ts';
import { moverOf } from '../../src/rules/move/mover.ts';
import { mayStand, reachOf } from '../../src/rules/move/reach.ts';
import { March, moveUnit, walkingDistance } from '../../src/rules/move/unit.ts';
import { generateTerrain } from '../../src/rules/setup/generator.ts';
import type { Fighter, Model, State, Unit, UnitId } from '../../src/types.ts';

/** A generated table full of people who stand where they may. */
function crowd(seed: string, small: boolean) {
  const chance = new Chance(seedFrom(seed));
  const terrain = generateTerrain(new Opening([], chance), small);
  const set = scene({ table: small ? 'small' : 'standard', heroes: ['breacher', 'medic', 'duelist'] });
  set.with(state => Object.assign(state, { terrain }));
  const { state } = set;
  const somewhere = (fighter: Fighter, model: Model, near?: Model): number => {
    for (;;) {
      const at = chance.below(columnsOf(state) ** 2);
      const isNear = near === undefined || squared(state, at, near.at) < 200;
      if (isNear && mayStand(state, fighter, model, at)) return at;
    }
  };
  for (const hero of state.heroes) hero.at = -1;
  for (const hero of state.heroes) hero.at = somewhere(hero, hero);
  const kinds: readonly UnitId[] = [
    'raiders',
    'leaper',
    'burrower',
    'thralls',
    'chainBrute',
    'deckhands',
    'overseerEngine',
  ];
  for (const unit of kinds) {
    set.unit(unit, []);
    const made = state.units.at(-1)!;
    for (let no = 1; no <= made.size; no++) {
      const model = { no, at: -1, wounds: 0 };
      model.at = somewhere(made, model, made.models[0]);
      made.models.push(model);
    }
  }
  return set;
}

function squared(state: State, a: number, b: number): number {
  const table = { columns: columnsOf(state), rows: columnsOf(state) };
  return squaredDistance(latticePoint(table, a), latticePoint(table, b));
}

/** GSQ-AI-10, word for word: every end position, with the search that leads there. */
function slowEnds(state: State, fighter: Fighter, model: Model, limit: number): ReadonlyMap<number, LatticeReach> {
  const { map, keepAway, field, flies, strides, roughCap } = moverOf(state, fighter, model);
  const request = { start: model.at, limit, keepAway };
  const ends = new Map<number, LatticeReach>();
  const add = (reach: LatticeReach) => {
    for (const end of runsPoints(reach.ends)) ends.set(end, reach);
  };
  const slow = { ground: field.dangerous, factor: 2 };
  if (flies) add(pulledReach(map, request));
  else if (strides) add(pulledReach(map, { ...request, slow }));
  else {
    add(pulledReach(map, { ...request, slow, limit: Math.min(limit, roughCap), grounds: [field.difficult] }));
    add(pulledReach(map, { ...request, slow, avoid: [field.difficult] }));
  }
  return ends;
}

/** The end of least rank (ties: shorter path, lower y, lower x). */
function slowBest(ends: ReadonlyMap<number, LatticeReach>, rank: (at: number) => number): number {
  let best = -1;
  for (const at of [...ends.keys()].sort((a, b) => a - b)) {
    const isBetter = best < 0 || rank(at) < rank(best) - latticeTolerance;
    const isTied = !isBetter && rank(at) <= rank(best) + latticeTolerance;
    const length = (end: number) => pulledLength(ends.get(end)!, end);
    if (isBetter || (isTied && length(at) < length(best) - latticeTolerance)) best = at;
  }
  return best;
}

/** GSQ-MOVE-12, 13 */
function slowFollow(state: State, unit: Unit, leader: Model, to: number, limit: number): void {
  leader.at = to;
  const moved = [leader];
  const { radius } = moverOf(state, unit, leader).map;
  const within = (a: number, b: number, inches: number) =>
    squared(state, a, b) <= ((state.small ? inches * 2 : inches * 4) + 2 * radius) ** 2;
  const others = unit.models.filter(model => model !== leader);
  others.sort((a, b) => squared(state, a.at, to) - squared(state, b.at, to) || a.no - b.no);
  for (const model of others) {
    const ends = slowEnds(state, unit, model, limit);
    const linked = [...ends].filter(
      ([at]) => moved.some(each => within(each.at, at, 1)) && moved.every(each => within(each.at, at, 6)),
    );
    model.at = slowBest(linked.length > 0 ? new Map(linked) : ends, at => Math.sqrt(squared(state, at, to)));
    moved.push(model);
  }
}

const tables = [
  ['one', false],
  ['two', true],
] as const;

describe.each(tables)('on a crowded table, %s', (seed, small) => {
  const limits = small ? [12, 24] : [24, 48];

  test('[GSQ-MOVE-09, GSQ-MOVE-10, GSQ-AI-10, GSQ-AI-11] a reach is what the rules say, end by end and leg by leg', () => {
    const { state } = crowd(seed, small);
    for (const hero of state.heroes) {
      for (const limit of limits) {
        const slow = slowEnds(state, hero, hero, limit);
        const reach = reachOf(state, hero, hero, { limit });
        const asked = reachOf(state, hero, hero, { limit }); // place by place, before anything is listed
        const within = runsPoints(asked.within);
        expect(within.filter(at => asked.has(at))).toEqual([...slow.keys()].sort((a, b) => a - b));
        expect(asked.isStuck).toBe(slow.size === 1);
        expect(runsPoints(reach.ends)).toEqual([...slow.keys()].sort((a, b) => a - b));
        for (const end of runsPoints(reach.ends).filter(at => at % 11 === 0)) {
          expect(reach.wayTo(end)).toEqual(pulledWay(slow.get(end)!, end));
          expect(reach.lengthTo(end)).toBeCloseTo(pulledLength(slow.get(end)!, end), 9);
        }
      }
    }
  });

  test('[GSQ-AI-09, GSQ-MOVE-12, GSQ-MOVE-13] MoveToward is the best of all ends, for leader and followers', () => {
    const set = crowd(seed, small);
    const { state } = set;
    for (const unit of state.units) {
      for (const to of [placeOfMarker(state, 5), state.heroes[0]!.at]) {
        for (const limit of limits) {
          const before = unit.models.map(({ at }) => at);
          const leader = new March(state, unit, to).leader;
          const { at: step } = new March(state, unit, to).bestStep(limit);
          expect(step).toBe(slowBest(slowEnds(state, unit, leader, limit), walkingDistance(state, unit, to)));
          slowFollow(state, unit, leader, step, limit);
          const expected = unit.models.map(({ at }) => at);
          restore(unit, before);
          // Whoever dies on dangerous ground is of no interest here: only ones would kill.
          set.dice(...Array.from({ length: 60 }, () => 6)).perform(t => moveUnit(t, unit, leader, step, limit));
          expect(unit.models.map(({ at }) => at)).toEqual(expected);
          restore(unit, before);
        }
      }
    }
  });
});

function restore(unit: Unit, places: readonly number[]): void {
  unit.models.forEach((model, i) => {
    model.at = places[i]!;
  });
}
