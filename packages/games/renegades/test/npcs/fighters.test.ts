import { cellAt, type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { dealTargets, fighterActs } from '../../src/rules/npcs/fighters.ts';
import { fightersTurn } from '../../src/rules/npcs/turn.ts';
import type { Fighter, Ship } from '../../src/types.ts';
import { misses } from '../support/npcs.ts';

/** Who goes for whom, as numbers of ships. */
const dealt = (set: Scene): (number | undefined)[] => {
  const done = set.perform(function* (t) {
    return dealTargets(t, t.state.fighters);
  });
  const targets = done.result as Map<Fighter, Ship>;
  return done.state.fighters.map(fighter => targets.get(fighter)?.no);
};

const two = () =>
  scene()
    .ship(1, { at: [20, 2] })
    .ship(2, { at: [20, 6] });

describe('squadrons', () => {
  test('[RDA-EX-28, RDA-FIGHTER-01, RDA-FIGHTER-02, RDA-FIGHTER-08, RDA-SOLO-10] three against two ships: one each, the third by a die; two: one each', () => {
    const three = () => two().fighter('dregg', [22, 2]).fighter('dregg', [22, 3]).fighter('dregg', [22, 4]);
    expect(dealt(three().dice(1))).toEqual([1, 2, 1]);
    expect(dealt(three().dice(6))).toEqual([1, 2, 2]);
    expect(dealt(two().fighter('dregg', [22, 2]).fighter('dregg', [22, 3]))).toEqual([1, 2]);
  });

  test('[RDA-FIGHTER-03, RDA-FIGHTER-08] overstaying ships are dealt to first', () => {
    const set = two()
      .docked(1, [-2, 13], 0)
      .ship(1, { overstays: true })
      .fighter('dregg', [22, 6])
      .fighter('dregg', [22, 7]);
    expect(dealt(set)).toEqual([1, 2]);
    const landed = two().docked(1, [-2, 13], 0).fighter('dregg', [22, 6]).fighter('dregg', [22, 7]);
    expect(dealt(landed)).toEqual([2, 2]);
  });

  test('[RDA-FIGHTER-08] then the faction with fewer on it, then the nearest', () => {
    const four = scene({ players: 4 })
      .ship(1, { at: [20, 2] })
      .ship(2, { at: [21, 2] })
      .ship(3, { at: [24, 6] })
      .ship(4, { at: [25, 6] })
      .fighter('dregg', [19, 2])
      .fighter('dregg', [19, 3]);
    expect(dealt(four)).toEqual([1, 3]);
  });

  test('[RDA-FIGHTER-04] a lone one goes for an overstaying ship, unless another has damaged it', () => {
    const set = (hurtBy: { [by: `ship:${number}`]: number }) =>
      two().docked(1, [-2, 13], 0).ship(1, { overstays: true }).fighter('dregg', [22, 6], { hurtBy });
    expect(dealt(set({}))).toEqual([1]);
    expect(dealt(set({ 'ship:2': 1 }))).toEqual([2]);
  });

  const acts = (set: Scene, target: number) =>
    set.perform(t => fighterActs(t, t.state.fighters[0]!, t.state.ships[target - 1]));

  test('[RDA-FIGHTER-09, RDA-FIGHTER-05, RDA-RUL-65] it closes in until it can fire along any of eight lines, and fires', () => {
    const set = two()
      .fighter('syphon', [21, 11])
      .ship(2, { at: [21, 6] });
    const after = acts(set.dice(...misses(3)), 2);
    expect(after.said('fighter.fires')).toHaveLength(1);
    expect((after.fighter(1)!.cell % 32) - (after.ship(2).cell % 32)).toBe(2); // three squares of its way
    expect(after.said('fighter.moves')).toHaveLength(1);
  });

  test('[RDA-FIGHTER-09, RDA-SOLO-09] in solo play it comes next to its target first', () => {
    const set = scene({ players: 1 })
      .ship(1, { at: [21, 6] })
      .fighter('syphon', [21, 10]);
    const after = acts(set.dice(...misses(3)), 1);
    expect(after.said('fighter.moves')).toHaveLength(1);
    expect(after.fighter(1)!.cell % 32).toBe(cellAt([21, 7]) % 32);
  });

  test('[RDA-FIGHTER-09, RDA-FIGHTER-05] it goes as far as its Speed, and no further', () => {
    const columnFrom = (col: number) => {
      const set = scene({ players: 1 })
        .ship(1, { at: [21, 2] })
        .fighter('syphon', [21, col]);
      return acts(set.dice(...misses(3)), 1).fighter(1)!.cell % 32;
    };
    expect(columnFrom(9)).toBe(cellAt([21, 3]) % 32); // six squares
    expect(columnFrom(10)).toBe(cellAt([21, 4]) % 32);
  });

  test('[RDA-FIGHTER-06, RDA-FIGHTER-09] at a docked ship it fires from within half its range of the Mission Planet', () => {
    const set = (col: number) => two().docked(1, [-2, 13], 0).ship(1, { overstays: true }).fighter('syphon', [12, col]);
    const near = acts(set(0).dice(...misses(3)), 1);
    expect([near.said('fighter.fires').length, near.said('fighter.moves').length]).toEqual([1, 0]);
    const far = acts(set(5).dice(...misses(3)), 1);
    expect([far.said('fighter.fires').length, far.said('fighter.moves').length]).toEqual([1, 1]);
    expect(far.fighter(1)!.cell % 32).toBe(cellAt([12, 0]) % 32);
  });

  test('[RDA-ORDER-10, RDA-ORDER-09] Syphon, then Zurathi, then Dregg; those placed in this round wait', () => {
    const set = two()
      .fighter('dregg', [20, 5])
      .fighter('zurathi', [20, 7])
      .fighter('syphon', [20, 3])
      .fighter('syphon', [20, 1], { placed: 1 })
      .dice(...misses(20));
    const after = set.perform(fightersTurn);
    const names = after.said('fighter.fires').map(({ params }) => (params!['fighter'] as { key: string }).key);
    expect(names).toEqual(['fighter.syphon', 'fighter.zurathi', 'fighter.dregg']);
    expect(after.state.stage).toBe('shipPhaseEnds');
  });
});
