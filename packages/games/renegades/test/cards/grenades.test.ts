import { cellAt, type Scene, type Spot } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { surfaceOf } from '../../src/field/board.ts';
import { grenadeSquares, isThrowable, throwAtOne, throwGrenade } from '../../src/rules/combat/grenades.ts';
import { isLineClear } from '../../src/rules/squares/sight.ts';
import { crewById } from '../../src/rules/table.ts';
import { bent, duel, optionKeys } from '../support/combat.ts';

/** Icheb with a Frag Grenade (range 4) north of the temple, whose raised floor begins at row 10. */
const thrower = (at: Spot = [8, 10]) => duel().crew('icheb', { at, cards: ['fragGrenade'] });
const grenade = ({ state }: Scene) => crewById(state, 'icheb').cards[0]!;
const canThrow = (set: Scene, to: Spot) =>
  isThrowable(set.state, crewById(set.state, 'icheb'), grenade(set), cellAt(to));
const toss = (set: Scene, to: Spot, ...answers: unknown[]) =>
  set.perform(t => throwGrenade(t, crewById(t.state, 'icheb'), grenade(set), cellAt(to), 3), ...answers);

describe('where a grenade may fall', () => {
  test('[RDA-DATA-14] on any square in sight and in range, be it empty', () => {
    expect(canThrow(thrower(), [8, 14])).toBe(true);
    expect(canThrow(thrower(), [8, 15])).toBe(false);
    expect(canThrow(thrower(), [10, 10])).toBe(false); // a pillar
    const set = thrower();
    const squares = grenadeSquares(set.state, crewById(set.state, 'icheb'), grenade(set));
    expect(squares).toContain(cellAt([8, 14]));
    expect(squares).not.toContain(cellAt([8, 15]));
    expect(squares).toEqual([...squares].sort((a, b) => a - b));
  });

  test('[RDA-GEAR-18] half as far onto another level', () => {
    expect(canThrow(thrower([8, 12]), [10, 12])).toBe(true);
    const board = surfaceOf(duel().state);
    for (const to of [
      [11, 17],
      [11, 18],
      [11, 19],
    ] as const) {
      expect(isLineClear(board, cellAt([11, 15]), cellAt(to))).toBe(true);
    }
    const above = () => thrower([11, 15]); // on the edge
    expect(canThrow(above(), [11, 17])).toBe(true);
    expect(canThrow(above(), [11, 18])).toBe(false);
    expect(canThrow(above(), [11, 11])).toBe(true);
  });

  test('[RDA-DATA-14] an empty one is not thrown, and a grenade is no gun', () => {
    const set = thrower().crew('dex', { at: [8, 12] });
    expect(optionKeys(set, 'icheb')).toEqual([]);
    grenade(set).energy = 0;
    expect(canThrow(set, [8, 12])).toBe(false);
    expect(grenadeSquares(set.state, crewById(set.state, 'icheb'), grenade(set))).toEqual([]);
  });

  test('[RDA-DATA-14] hands do not matter', () => {
    const set = thrower();
    delete grenade(set).wielded;
    expect(canThrow(set, [8, 12])).toBe(true);
  });
});

describe('what it does', () => {
  test('[RDA-DATA-14] everybody on the square and next to it, friend or not, defends on its own', () => {
    const set = thrower()
      .crew('dex', { at: [8, 13] })
      .crew('maeve', { at: [9, 14] })
      .crew('ilse', { at: [8, 16] })
      .npc('drone', [9, 13])
      .dice(4, 1, 1, 1, 5, 1, 1, 6, 1, 1, 1);
    const thrown = toss(set, [8, 13]); // Maeve, Dex and the drone, in the order of the crews
    expect(thrown.crew('maeve').wounds).toBe(1);
    expect(thrown.crew('dex').wounds).toBe(0);
    expect(thrown.crew('ilse').wounds).toBe(0);
    expect(thrown.said('attack.rolled')).toHaveLength(3);
  });

  test('[RDA-DATA-14] it is a ranged attack of the thrower, without re-rolls for cover, and is used up', () => {
    const set = thrower([9, 7])
      .crew('icheb', {
        stealth: true,
        lasting: bent('shooter', {
          attackBonus: ({ how }) => (how === 'ranged' ? { name: 'quickDraw', add: 1, dice: 1 } : undefined),
        }),
      })
      .crew('dex', { at: [9, 10], wounds: 7 })
      .dice(3, 1, 1, 3);
    const thrown = toss(set, [9, 10]); // over the green square at [9, 9]
    expect(thrown.asked).toEqual([]);
    expect(thrown.crew('dex').wounds).toBe(8);
    expect(thrown.state.earned).toEqual({ p1: 50 });
    expect(thrown.crew('icheb')).toMatchObject({ stealth: false, exposed: true });
    expect(thrown.crew('icheb').cards).toMatchObject([{ card: 'fragGrenade', energy: 0 }]);
  });

  test('[RDA-DATA-14, RDA-STEALTH-08] it hurts who hides, but does not find it', () => {
    const set = thrower()
      .crew('dex', { at: [8, 13], stealth: true })
      .dice(4, 1, 1, 1);
    expect(toss(set, [8, 13]).crew('dex')).toMatchObject({ wounds: 1, stealth: true });
  });

  test('[RDA-DATA-14] a Spike Grenade strikes one figure', () => {
    const set = duel()
      .crew('icheb', { at: [8, 10], cards: ['spikeGrenade'] })
      .crew('dex', { at: [8, 13] })
      .crew('ilse', { at: [8, 14] })
      .dice(4, 1, 1, 1, 1);
    const thrown = set.perform(t => {
      const icheb = crewById(t.state, 'icheb');
      return throwAtOne(t, icheb, icheb.cards[0]!, crewById(t.state, 'dex'), 4);
    });
    expect(thrown.result).toBe(1);
    expect(thrown.crew('ilse').wounds).toBe(0);
    expect(thrown.crew('icheb').cards).toEqual([]); // a depleted search item is gone
  });
});
