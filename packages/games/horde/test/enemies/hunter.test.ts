import { scene } from '@starboard/horde/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { units } from '../../src/cards/units/index.ts';
import { indexAt } from '../../src/field/measure.ts';
import { intentOf } from '../../src/rules/enemies/intent.ts';
import { planOf } from '../../src/rules/enemies/plan.ts';
import { ranged } from '../../src/rules/weapons.ts';

/** No Hunter of the rosters carries a gun; here the Burrower does, with a range of 12". */
const { weapons } = units.burrower;
const { weapons: spitters } = units.acidSpitters;
const arm = () => Object.assign(units.burrower, { weapons: [ranged('spines', 12, 1, 0), ...weapons] });
afterEach(() => {
  Object.assign(units.burrower, { weapons });
  Object.assign(units.acidSpitters, { weapons: spitters });
});

/** A Burrower (L) at (10, 4), a Medic (S) further east in the same line. */
const hunting = (x: number) =>
  scene({ heroes: ['medic', 'envoy'] })
    .hero(1, { at: [x, 4] })
    .hero(2, { at: [46, 46] })
    .unit('burrower', [[10, 4]]);

describe('a Hunter with a gun', () => {
  test('[GSQ-AI-16] advances toward the nearest hero if that allows a shot, else it rushes', () => {
    const { state } = hunting(29.5);
    expect(intentOf(state, state.units[0]!)).toMatchObject({ action: 'rush', to: indexAt(state, 22, 4) });
    arm();
    // 18" away, 12" after an Advance; half an inch more is too far.
    expect(intentOf(state, state.units[0]!)).toMatchObject({ action: 'advance', to: indexAt(state, 16, 4), target: 1 });
    expect(planOf(state, state.units[0]!)).toMatchObject({ rule: 'GSQ-AI-16', why: { key: 'why.shotThere' } });
    const far = hunting(30).state;
    expect(intentOf(far, far.units[0]!)).toMatchObject({ action: 'rush', to: indexAt(far, 22, 4) });
  });

  test('[GSQ-AI-16] a shot at anybody will do', () => {
    arm();
    const { state } = hunting(28)
      .hero(1, { lasting: [{ what: 'vanish', until: 'activation' }] })
      .hero(2, { at: [28, 10] });
    expect(intentOf(state, state.units[0]!)).toMatchObject({ action: 'advance', to: indexAt(state, 16, 4), target: 2 });
  });
});

describe('a unit with two guns', () => {
  const guns = [ranged('spines', 12, 1, 0), ranged('acidSpit', 3, 1, 0)];

  test.each([
    ['GSQ-AI-16', 'burrower', [10, 4], [29.5, 4], [16, 4]],
    ['GSQ-AI-14', 'acidSpitters', [12, 26], [12, 15], [12, 28]],
  ] as const)('[%s, GSQ-AI-07] goes where any of them allows a shot: %s', (_, id, from, hero, [x, y]) => {
    Object.assign(units[id], { weapons: guns });
    const { state } = scene({ heroes: ['medic', 'envoy'] })
      .hero(1, { at: hero })
      .hero(2, { at: [46, 46] })
      .unit(id, [from]);
    const expected = { action: 'advance', to: indexAt(state, x, y), target: 1 };
    expect(intentOf(state, state.units[0]!)).toMatchObject(expected);
  });
});
