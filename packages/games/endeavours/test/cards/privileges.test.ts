import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { insurancePrice } from '../../src/rules/dice.ts';
import { repairGlitch } from '../../src/rules/free/glitch.ts';
import { siteRolls } from '../../src/rules/move/landing.ts';
import { boost } from '../../src/rules/operations/boost.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { research } from '../../src/rules/operations/research.ts';
import { contactsOf } from '../../src/rules/radio.ts';
import { hasPowersat } from '../../src/rules/support.ts';
import type { CrewId } from '../../src/types.ts';
import { doing } from '../support/operations.ts';

/** What is measured for another Crew, and for this one. */
type Case = readonly [others: unknown, own: unknown, measure: (table: Scene, crew: CrewId) => unknown];

const researching = (table: Scene) => {
  table.patents('generator', 'G01').patents('radiator', 'H01').patents('thruster', 'T05', 'T06');
  const three = doing(table, research, 'thruster').state.bank;
  return [three, doing(table, research, 'thruster').state.bank];
};

const cases: { readonly [id in Exclude<CrewId, 'C01' | 'C02' | 'C03'>]: Case } = {
  C04: [[7, 6], [8, 7], researching],
  C05: [false, true, ({ state }) => hasPowersat(state)],
  C06: [4, 3, table => table.perform(t => price(t)).result],
  C07: [8, 9, table => doing(table.home('B06').hand('T05'), boost, 'T05@LEO', 'done').state.bank],
  C08: [
    false,
    true,
    table => research.isPossible(table.hand('T01', 'T02', 'T03', 'T04', 'G01', 'G02').patents('thruster', 'T05').state),
  ],
  C09: [false, true, table => repairGlitch.isPossible(table.outpost('EROS', { cards: ['rover'], glitch: true }).state)],
  C10: [
    [1, 1],
    [2, 1],
    (table, crew) => {
      const colocated = doing(table.outpost('PALLAS', { cards: ['R02', crew] }), refuel, 'R02').stack(2).cargo.water;
      const alone = doing(scene({ crew }).outpost('PALLAS', { cards: ['R02'] }), refuel).stack(2).cargo.water;
      return [colocated, alone];
    },
  ],
  C11: [
    1,
    5,
    table =>
      table
        .dice(1, 1, 1, 1, 5)
        .perform(t => siteRolls(t, 'EROS', null), ['potential'])
        .site('EROS')!.potential,
  ],
  C12: [
    [],
    [2],
    (table, crew) =>
      contactsOf(table.outpost('EROS', { cards: [crew] }).state)
        .filter(({ person }) => person !== null)
        .map(({ value }) => value),
  ],
};

function* price(t: Parameters<typeof insurancePrice>[0]) {
  return insurancePrice(t);
}

describe('privileges of the Crews', () => {
  test.each(Object.keys(cases) as (keyof typeof cases)[])(
    '[END-GAMEPLAY-01] %s has its privilege, others do not',
    crew => {
      const [others, own, measure] = cases[crew];
      expect(measure(scene({ crew: 'C01' }), 'C01')).toEqual(others);
      expect(measure(scene({ crew }), crew)).toEqual(own);
    },
  );

  test('[END-BOOST-06] C07: 1 Aqua back for a boost that cost 1, nothing for one that cost nothing', () => {
    const boosted = (home: 'B06' | 'B05') => doing(scene().home(home).hand('drill'), boost, 'drill@LEO', 'done');
    const earned = (['B06', 'B05'] as const).map(home => boosted(home).said('money.earned').length);
    expect(earned).toEqual([1, 0]);
  });

  test('[END-GAMEPLAY-01, END-BERNAL-02] none while the Home Bernal is not Anchored', () => {
    const table = scene({ crew: 'C05' });
    table.state.bernals[0]!.anchored = false;
    expect(hasPowersat(table.state)).toBe(false);
  });
});
