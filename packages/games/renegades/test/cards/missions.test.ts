import { cellAt } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { effects } from '../../src/hooks.ts';
import { harm } from '../../src/rules/harm.ts';
import { speedOf } from '../../src/rules/stats.ts';
import { crewById } from '../../src/rules/table.ts';
import { offerKeys, who } from '../support/cards.ts';
import { foundry, on, temple } from '../support/missions.ts';

describe('how far the special rules of missions go', () => {
  /** Icheb next to the Slave, with so many digits. */
  const market = (digits: number) =>
    on('slaveMarket', temple)
      .crew('icheb', { at: [12, 11] })
      .parameter('slave', 'character', [12, 12])
      .with(state => {
        state.purses = { p1: digits, p2: 500 };
      });
  const offered = (set: ReturnType<typeof market>) => offerKeys(set, who(set, 'icheb'));

  test('[RDA-MISSION-06] M03: 100 digits are enough, beside a Slave who is still there', () => {
    expect([offered(market(100)), offered(market(99))]).toEqual([['ransom'], []]);
    expect(offered(market(100).crew('icheb', { at: [12, 10] }))).toEqual([]);
    expect(offered(market(100).crew('icheb', { on: 'home' }))).toEqual([]);
    expect(offered(market(100).docked(1, [-2, 12]).crew('icheb', { aboard: 1 }))).toEqual([]);
    const led = market(100).with(({ parameters: [slave] }) => Object.assign(slave!, { cell: -1, bearer: 'maeve' }));
    expect(offered(led)).toEqual([]);
    const penniless = market(0).with(state => {
      state.purses = {};
    });
    expect(offered(penniless)).toEqual([]);
    const set = market(100);
    expect(offerKeys(set, set.state.ships[0]!)).toEqual([]);
  });

  test('[RDA-INTERACT-02, RDA-MISSION-06] M02: doors are opened by who stands beside them, on the ground of the mission', () => {
    const door = cellAt([5, 1]);
    const cell = () =>
      on('ransomForAPrince', temple)
        .crew('icheb', { at: [4, 1] })
        .with(state => {
          state.shutDoors = [cellAt([9, 9]), door];
        });
    expect(offered(cell())).toEqual([`open:${door}`]);
    expect(offered(cell().crew('icheb', { on: 'home' }))).toEqual([]);
    expect(offered(cell().docked(1, [-2, 12]).crew('icheb', { aboard: 1 }))).toEqual([]);
  });

  test('[RDA-PARAM-11] M05: what she left is left where it is, or with whom it is', () => {
    const fallen = (role: object) => {
      const set = on('palaceCoup', foundry)
        .crew('prak', { at: [12, 12] })
        .npc('vaalZureth', [12, 13], { wounds: 8 })
        .parameter('core', 'target', null, role);
      set.perform(t => harm(t, t.state.npcs[0]!, 1, crewById(t.state, 'prak')));
      return set.state.parameters[0]!.cell;
    };
    expect(fallen({})).toBe(cellAt([12, 13]));
    expect(fallen({ cell: cellAt([9, 9]) })).toBe(cellAt([9, 9]));
    expect([fallen({ bearer: 'prak' }), fallen({ hold: 1 }), fallen({ kind: 'object' })]).toEqual([-1, -1, -1]);
  });

  test('[RDA-MISSION-06] M08: the voice comes once, by three relays of one faction', () => {
    const marked = (claimed: number | undefined, ...marks: ('renegade' | 'coalition' | null)[]) => {
      const set = on('deadSignal', temple);
      for (const [nth, mark] of marks.entries()) set.parameter('site', 'site', [20, 11 + nth], { marked: mark });
      set.parameter('core', 'object', null);
      if (claimed !== undefined) set.state.notes['claimed'] = claimed;
      const [site] = set.state.parameters;
      const { state } = set.perform(t => effects.react(t, 'parameterMoved', { by: null, parameter: site! }));
      return [state.notes['claimed'], state.parameters.at(-1)!.cell > 0];
    };
    expect(marked(undefined, 'coalition', 'coalition', 'renegade', 'coalition')).toEqual([2, true]);
    expect(marked(undefined, 'renegade', 'coalition', 'coalition', 'coalition')).toEqual([undefined, false]);
    expect(marked(1, 'coalition', 'coalition', 'coalition', 'renegade')).toEqual([1, false]);
  });

  test('[RDA-MISSION-06] M18: whoever leads the Slave walks 4 squares at most, and nobody else', () => {
    const set = on('chainsOfIron', temple)
      .crew('icheb', { at: [12, 11] })
      .crew('maeve', { at: [12, 13] })
      .npc('wingedShrike', [8, 8])
      .parameter('slave', 'character', null, { bearer: 'icheb' });
    const free = on('chainsOfIron', temple).crew('maeve', { at: [12, 13] });
    expect(speedOf(set.state, who(set, 'icheb'))).toBe(4);
    expect(speedOf(set.state, who(set, 'maeve'))).toBe(speedOf(free.state, who(free, 'maeve')));
    expect(speedOf(set.state, set.state.npcs[0]!)).toBe(7);
  });

  test('[RDA-MISSION-06] M20: two events in the second and the fourth Event Phase', () => {
    const { state } = on('raceForTheBeacon', temple);
    expect([1, 2, 3, 4, 5].map(nth => effects.change(state, 'eventCount', 1, { nth }))).toEqual([1, 2, 1, 2, 1]);
  });
});
