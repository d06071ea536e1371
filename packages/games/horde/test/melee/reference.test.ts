import { type Scene, scene } from '@starboard/horde/testing';
import { baseGap, latticeTolerance, runsPoints } from '@starboard/space';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyOf, modelsOf } from '../../src/field/measure.ts';
import { allowance } from '../../src/rules/allowance.ts';
import { charge, chargeable } from '../../src/rules/melee.ts';
import { reachOf } from '../../src/rules/move/reach.ts';
import { foesOf } from '../../src/rules/table.ts';
import type { Fighter, Horde, Model, PieceKind, State, UnitId } from '../../src/types.ts';
import { lengthOfCharge, refs } from '../support/melee.ts';

const kinds: readonly PieceKind[] = ['bunker', 'cargo', 'ruin', 'barrier', 'thicket', 'rubble', 'pool', 'scrub'];
const unitIds: readonly UnitId[] = ['railSniper', 'chainBrute', 'shade', 'burrower', 'carapaceGuard', 'hiveColossus'];

const someTable = fc.record({
  pieces: fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      x: fc.integer({ min: 0, max: 36 }),
      y: fc.integer({ min: 0, max: 36 }),
      turns: fc.nat(3),
    }),
    { maxLength: 14 },
  ),
  heroes: fc.array(fc.tuple(fc.integer({ min: 3, max: 42 }), fc.integer({ min: 3, max: 42 })), {
    minLength: 3,
    maxLength: 3,
  }),
  units: fc.array(
    fc.record({
      unit: fc.constantFrom(...unitIds),
      x: fc.integer({ min: 3, max: 42 }),
      y: fc.integer({ min: 3, max: 42 }),
    }),
    { minLength: 1, maxLength: 10 },
  ),
});

type Drawn = typeof someTable extends fc.Arbitrary<infer T> ? T : never;

/** Half inches are drawn as whole numbers; everything is crowded into a quarter of the table, so that ways are barred. */
function lay({ pieces, heroes, units }: Drawn): Scene {
  const laid = scene({ heroes: ['medic', 'breacher', 'duelist'] });
  for (const { kind, x, y, turns } of pieces) laid.piece(kind, [x / 2, y / 2], turns);
  for (const [i, [x, y]] of heroes.entries()) laid.hero(i + 1, { at: [x / 2, y / 2] });
  for (const { unit, x, y } of units) laid.unit(unit, [[x / 2, y / 2]]);
  return laid;
}

/** All ends in contact with the foe, each with the length of its way: everything in reach is looked at. */
function contacts(state: State, by: Fighter, model: Model, foe: Fighter): { at: number; length: number }[] {
  const reach = reachOf(state, by, model, { limit: allowance(state, by, 'charge'), charging: foe });
  return runsPoints(reach.ends)
    .filter(at =>
      modelsOf(foe).some(other => {
        const gap = baseGap(bodyOf(state, by, { ...model, at }), bodyOf(state, foe, other));
        return gap >= 0 && gap <= 2;
      }),
    )
    .map(at => ({ at, length: reach.lengthTo(at) }));
}

describe('charges, compared with a search of everything in reach', () => {
  test('[GSQ-MELEE-01] the same foes may be charged', () => {
    fc.assert(
      fc.property(someTable, drawn => {
        const { state } = lay(drawn);
        for (const by of [...state.heroes, ...state.units]) {
          const slowly = foesOf(state, by).filter(foe =>
            modelsOf(by).some(model => contacts(state, by, model, foe).length > 0),
          );
          expect(refs(chargeable(state, by))).toEqual(refs(slowly));
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  test('[GSQ-MELEE-02] a unit runs to the contact point with the shortest way; a hero may pick any', () => {
    fc.assert(
      fc.property(someTable, drawn => {
        const { state } = lay(drawn);
        for (const by of [...state.heroes, ...state.units]) {
          const [foe] = chargeable(state, by);
          if (foe === undefined) continue;
          const found = contacts(state, by, modelsOf(by)[0]!, foe);
          const places = found.map(({ at }) => at);
          if (by.kind === 'hero') expect(offered(lay(drawn), by.no, foe.no)).toEqual(places.length === 1 ? [] : places);
          else expect(lengthOfRun(lay(drawn), by.no, foe.no)).toBeCloseTo(shortest(found) / 4, 2);
        }
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});

function shortest(found: readonly { readonly length: number }[]): number {
  return Math.min(...found.map(({ length }) => length)) + latticeTolerance / 2;
}

/** Where the player may go. */
function offered(laid: Scene, hero: number, unit: number): number[] {
  let places: readonly number[] = [];
  laid.dice(...Array.from({ length: 60 }, () => 2)).perform(function* (t: Horde) {
    const flow = charge(t, t.state.heroes[hero - 1]!, t.state.units.find(({ no }) => no === unit)!);
    const { value } = flow.next(undefined);
    const ask = value?.asks[0];
    if (value?.name === 'contact' && ask?.shape === 'place') places = ask.places;
  });
  return runsPoints(places);
}

function lengthOfRun(laid: Scene, unit: number, hero: number): number {
  const done = laid.dice(...Array.from({ length: 60 }, () => 2)).perform(function* (t: Horde) {
    charge(t, t.state.units.find(({ no }) => no === unit)!, t.state.heroes[hero - 1]!).next(undefined);
  });
  return lengthOfCharge(done);
}
