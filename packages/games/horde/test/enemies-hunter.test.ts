import { scene } from '@starboard/horde/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { units } from '../src/content/units/index.ts';
import { ranged } from '../src/content/weapons.ts';
import { indexAt } from '../src/field/measure.ts';
import { intentOf } from '../src/rules/enemies/intent.ts';

/** No Hunter of the rosters carries a gun; here the Burrower does, with a range of 12". */
const { weapons } = units.burrower;
const arm = () => Object.assign(units.burrower, { weapons: [ranged('spit', 12, 1, 0), ...weapons] });
afterEach(() => Object.assign(units.burrower, { weapons }));

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
