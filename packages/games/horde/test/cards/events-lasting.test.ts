import { type Performed, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { events } from '../../src/cards/events.ts';
import { fieldOf } from '../../src/field/field.ts';
import { indexAt, printed } from '../../src/field/measure.ts';
import { effects, type Strike } from '../../src/hooks.ts';
import { allowance } from '../../src/rules/allowance.ts';
import { drawEvent } from '../../src/rules/wave/events.ts';
import type { Hero, State, Weapon } from '../../src/types.ts';
import { withHooks } from '../support/cards.ts';
import { everybody, toBlock, toHit, toMorale, toRange, toStats } from '../support/rolls.ts';

/** An event by its number, on a table with Breacher, Medic and a unit of the Corsairs; a 1 draws the first hero. */
function event(no: number, ...dice: number[]): Performed {
  return scene()
    .unit('deckhands', [[30, 30]])
    .dice(Math.floor(no / 10), no % 10, ...dice)
    .perform(drawEvent);
}

const hit = (state: State, how: Strike['how']) => everybody(state).map(by => toHit(state, by, how));
const block = (state: State) => everybody(state).map(by => toBlock(state, by));
const morale = (state: State) => everybody(state).map(by => toMorale(state, by));
const range = (state: State) => everybody(state).map(by => toRange(state, by));
const rush = (state: State) => state.heroes.map(by => allowance(state, by, 'rush') / 4);
const advance = (state: State) => state.heroes.map(by => allowance(state, by, 'advance') / 4);

describe('events that last until the next', () => {
  const drawn = (no: number) => event(no, 1).state;

  test.each([
    ['[GSQ-EVENT-13, GSQ-RUL-26] Debilitating Static', 13, [-1, 0, 0]],
    ['[GSQ-EVENT-16] Shifting Illusion', 16, [0, 0, -1]],
    ['[GSQ-EVENT-25] Sticky Foliage', 25, [0, -1, 0]],
    ['[GSQ-EVENT-42] Robot Guide', 42, [0, 1, 0]],
    ['[GSQ-EVENT-51] Psychic Fog', 51, [0, 0, 1]],
    ['[GSQ-EVENT-54] Support Robot', 54, [1, 0, 0]],
  ] as const)('%s', (_, no, expected) => {
    const state = drawn(no);
    expect(toStats(state, state.heroes[0]!)).toEqual(expected);
    expect(toStats(state, state.heroes[1]!)).toEqual([0, 0, 0]);
  });

  test('[GSQ-EVENT-31] Crumbling Earth: a quarter is dangerous', () => {
    const state = event(31, 2).state as State;
    const at = (x: number, y: number) => fieldOf(state).dangerous.inside[indexAt(state, x, y)];
    expect([at(30, 10), at(10, 10), at(30, 30)]).toEqual([1, 0, 0]);
  });

  test('[GSQ-EVENT-34] Heavy Rain: a quarter is difficult', () => {
    const state = event(34, 4).state as State;
    const at = (x: number, y: number) => fieldOf(state).difficult.inside[indexAt(state, x, y)];
    expect([at(10, 30), at(10, 10), at(30, 30)]).toEqual([1, 0, 0]);
  });

  test('[GSQ-EVENT-32] Solar Flare: everybody -1 to Defense', () => {
    expect(block(event(32).state)).toEqual([-1, -1, -1]);
  });

  test('[GSQ-EVENT-33] Dazing Spores: everybody -1 to hit, in melee and when shooting', () => {
    const { state } = event(33);
    expect([hit(state, 'shooting'), hit(state, 'melee')]).toEqual([
      [-1, -1, -1],
      [-1, -1, -1],
    ]);
    expect(morale(state)).toEqual([0, 0, 0]);
  });

  test('[GSQ-EVENT-35, GSQ-RUL-25] Thick Clouds: everybody -6" range', () => {
    expect(range(event(35).state)).toEqual([-6, -6, -6]);
  });

  test('[GSQ-EVENT-36, GSQ-RUL-26] Terrifying Quakes: everybody -1 to morale, not to hit', () => {
    const { state } = event(36);
    expect(morale(state)).toEqual([-1, -1, -1]);
    expect(hit(state, 'melee')).toEqual([0, 0, 0]);
  });

  test('[GSQ-EVENT-41] Psychic Pool: +1 to morale', () => {
    expect(morale(drawn(41))).toEqual([1, 0, 0]);
  });

  test('[GSQ-EVENT-44] Spotter Drone: +6" range', () => {
    expect(range(drawn(44))).toEqual([6, 0, 0]);
  });

  test('[GSQ-EVENT-52] Haste Stims: Advance +2", Rush and Charge +4"', () => {
    expect([advance(drawn(52)), rush(drawn(52))]).toEqual([
      [8, 6],
      [16, 12],
    ]);
  });

  test('[GSQ-EVENT-53, GSQ-RUL-26] Invigorating Fumes: +1 to hit in melee', () => {
    const state = drawn(53);
    expect([hit(state, 'melee'), hit(state, 'shooting'), morale(state)]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('[GSQ-EVENT-55] Enhancing Force-Field: +1 to hit when shooting', () => {
    const state = drawn(55);
    expect([hit(state, 'melee'), hit(state, 'shooting')]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });

  test('[GSQ-EVENT-56] Shield-Projector Drone: +1 to Defense', () => {
    expect(block(drawn(56))).toEqual([1, 0, 0]);
  });

  test('[GSQ-EVENT-06, GSQ-CORE-04] each adds up under a name of its own', () => {
    for (const no of withHooks(events).map(Number)) {
      const { state } = scene().event(no, { hero: 1 });
      expect(new Set(namesFor(state)), `event ${no}`).toEqual(new Set([`event${no}`]));
    }
  });
});

/** The names of everything that changes anything for hero 1. */
function namesFor(state: State): string[] {
  const [by, target] = state.heroes as [Hero, Hero];
  const [weapon] = printed(by).weapons as [Weapon];
  const strike = { by, model: by, weapon, target, charging: false, moved: false };
  const modifiers = [
    ...(['shooting', 'melee'] as const).flatMap(how => effects.tell(state, 'hit', { ...strike, how })),
    ...(['str', 'dex', 'wil'] as const).flatMap(stat => effects.tell(state, 'stat', { by, stat })),
    ...effects.tell(state, 'block', { by }),
    ...effects.tell(state, 'morale', { by }),
    ...effects.tell(state, 'range', { by, weapon }),
    ...effects.tell(state, 'stride', { by, move: 'rush' }),
  ];
  return modifiers.map(({ name }) => name);
}
