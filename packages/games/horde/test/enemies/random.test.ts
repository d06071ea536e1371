import { type Scene, scene } from '@starboard/horde/testing';
import { Chance, Opening, seedFrom } from '@starboard/kernel';
import { runsPoints } from '@starboard/space';
import { describe, expect, test } from 'vitest';
import { indexAt, isWithin } from '../../src/field/measure.ts';
import { allowance } from '../../src/rules/allowance.ts';
import { goalOf, isAtMarker, placeOfMarker } from '../../src/rules/enemies/goal.ts';
import { type Plan, planOf } from '../../src/rules/enemies/plan.ts';
import { chargeable } from '../../src/rules/melee.ts';
import { mayStand, reachOf } from '../../src/rules/move/reach.ts';
import { March, walkingDistance } from '../../src/rules/move/unit.ts';
import { generateTerrain } from '../../src/rules/setup/generator.ts';
import { canFire, canShoot, rangedWeapons } from '../../src/rules/shooting.ts';
import type { Model, State, Unit, UnitId } from '../../src/types.ts';

/** Equal as far as the rules care, in quarter inches. */
const tolerance = 4e-6;

/** Units and heroes wherever there is room on a table that was made by chance. */
function crowd(name: string, id: UnitId): Scene {
  const chance = new Chance(seedFrom(name));
  const small = chance.below(4) === 0;
  const set = scene({ heroes: ['medic', 'breacher', 'envoy'], table: small ? 'small' : 'standard' });
  Object.assign(set.state, { terrain: generateTerrain(new Opening([], chance), small) });
  const { state } = set;
  const side = small ? 24 : 48;
  const somewhere = () => indexAt(state, chance.below(2 * side + 1) / 2, chance.below(2 * side + 1) / 2);
  for (const each of [id, id, 'shade', 'chainBrute', id] as const) set.unit(each, [[0, 0]]);
  for (const fighter of [...state.heroes, ...state.units]) {
    const model: Model = fighter.kind === 'hero' ? fighter : fighter.models[0]!;
    do model.at = somewhere();
    while (!mayStand(state, fighter, model, model.at));
  }
  return set;
}

/** Every end position of an Advance that allows the leader a shot, the best by GSQ-AI-09 first. */
function firingPlaces(state: State, unit: Unit): { readonly at: number; readonly byGoal: boolean }[] {
  const goal = goalOf(state, unit).no;
  const towards = placeOfMarker(state, goal);
  const leader = new March(state, unit, towards).leader;
  const reach = reachOf(state, unit, leader, { limit: allowance(state, unit, 'advance') });
  const walk = walkingDistance(state, unit, towards);
  return runsPoints(reach.ends)
    .filter(at =>
      rangedWeapons(unit).some(weapon =>
        state.heroes.some(hero => canFire(state, unit, { ...leader, at }, weapon, hero)),
      ),
    )
    .sort((a, b) => {
      const nearer = walk(a) - walk(b);
      if (Math.abs(nearer) >= tolerance) return nearer;
      const shorter = reach.lengthTo(a) - reach.lengthTo(b);
      return Math.abs(shorter) >= tolerance ? shorter : a - b;
    })
    .map(at => ({ at, byGoal: isAtMarker(state, { ...unit, models: [{ ...leader, at }] }, goal) }));
}

/** GSQ-AI-13, 14, 18 word by word; undefined where a Rush toward the Goal is left. */
function slowShooter(state: State, unit: Unit): { action: string; to?: number } | undefined {
  const lunges = chargeable(state, unit).some(hero => isWithin(state, unit, hero, 3));
  if (lunges && !canShoot(state, unit)) return { action: 'charge' };
  const places = firingPlaces(state, unit);
  if (isAtMarker(state, unit, goalOf(state, unit).no)) {
    if (canShoot(state, unit)) return { action: 'hold' };
    const place = places.find(({ byGoal }) => byGoal);
    return place === undefined ? { action: 'hold' } : { action: 'advance', to: place.at };
  }
  const [best] = places;
  if (best === undefined) return undefined;
  return best.at === unit.models[0]!.at ? { action: 'hold' } : { action: 'advance', to: best.at };
}

function shown(plan: Plan): { action: string; to?: number } {
  return plan.action === 'advance' ? { action: 'advance', to: plan.to } : { action: plan.action };
}

describe.each(['raiders', 'acidSpitters', 'stubberGunner', 'mortarCrawler', 'rifleAutomata'] as const)(
  'on tables made by chance',
  id => {
    test(`[GSQ-AI-13, GSQ-AI-14, GSQ-AI-18] ${id} do what an exhaustive search says`, () => {
      for (let nth = 0; nth < 6; nth++) {
        const { state } = crowd(`${id} ${nth}`, id);
        for (const unit of state.units.filter(({ unit: each }) => each === id)) {
          const expected = slowShooter(state, unit);
          const plan = planOf(state, unit);
          if (expected === undefined) expect(['rush', 'hold']).toContain(plan.action);
          else expect(shown(plan)).toEqual(expected);
        }
      }
    });
  },
);
