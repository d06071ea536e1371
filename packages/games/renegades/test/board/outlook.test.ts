import type { ShownOption } from '@starboard/kernel';
import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { shipTargets } from '../../src/rules/orbit/attack.ts';
import { arcOf, coverAmong, gapBetween, reachOf, shotsOf } from '../../src/show/outlook.ts';
import { boardNamed, boardsOf } from '../../src/show/plan.ts';
import { asState, view } from '../../src/view.ts';
import { walkGames } from '../support/face-games.ts';
import { pose } from '../support/orbit.ts';

describe('what a ship could hit', () => {
  const hunter = () =>
    scene()
      .ship(1, { at: [18, 3], facing: 'E' })
      .ship(2, { at: [3, 20] });

  test('[RDA-ATTACK-01, RDA-ATTACK-02, RDA-ATTACK-03] three lines ahead, as far as the range', () => {
    const { state } = hunter();
    const { cells } = arcOf(view(state, 'p1'), state.ships[0]!)!;
    for (const row of [17, 18, 19]) for (const col of [4, 9]) expect(cells).toContain(cellAt([row, col]));
    expect(cells).toHaveLength(18);
  });

  test('[RDA-MOVE-02] from a pose it does not have yet', () => {
    const { state } = hunter();
    const arc = arcOf(view(state, 'p1'), state.ships[0]!, pose([18, 8], 'N'));
    expect(arc?.cells).toContain(cellAt([17, 8]));
    expect(arc?.cells).not.toContain(cellAt([18, 9]));
  });

  test('[RDA-ATTACK-14, RDA-ATTACK-15] up to what blocks, and obstructed from the first green square on', () => {
    const { state } = scene()
      .ship(1, { at: [21, 5], facing: 'E' })
      .ship(2, { at: [3, 20] });
    const { cells } = arcOf(view(state, 'p1'), state.ships[0]!)!;
    expect(cells).toContain(cellAt([20, 9]));
    expect(cells).not.toContain(cellAt([20, 10])); // a satellite
    const nebula = scene().ship(1, { at: [8, 8], facing: 'E' }).state;
    expect(arcOf(view(nebula, 'p1'), nebula.ships[0]!)!.obstructed).toContain(cellAt([8, 12]));
    expect(arcOf(view(nebula, 'p1'), nebula.ships[0]!)!.obstructed).not.toContain(cellAt([8, 10]));
  });

  test('[RDA-SHIP-04] nothing while nobody is at the guns', () => {
    const { state } = hunter().crew('prak', { post: 'quarters' });
    expect(arcOf(view(state, 'p1'), state.ships[0]!)).toBeUndefined();
  });

  test('[RDA-ATTACK-14, RDA-ATTACK-15] it agrees with the rule on every ship and fighter of real games', () => {
    let looks = 0;
    walkGames(6, ({ view: seen }) => {
      if (boardsOf(seen).length === 0) return;
      const state = asState(seen);
      for (const ship of seen.ships) {
        const arc = arcOf(seen, ship);
        if (arc === undefined) continue;
        const inOrbit = shipTargets(state, ship).filter(
          target => target.kind === 'fighter' || target.where === 'orbit',
        );
        for (const target of inOrbit) expect(arc.cells).toContain(target.cell);
        looks += inOrbit.length;
      }
    });
    expect(looks).toBeGreaterThan(10);
  });
});

describe('where a Move leads', () => {
  test('[RDA-MOVE-09, RDA-TERRAIN-01] squares with what they cost; aboard and in port there is none', () => {
    const { state } = scene().crew('lexxa', { at: [8, 10] });
    const seen = view(state, 'p1');
    const lexxa = seen.crew.find(({ id }) => id === 'lexxa')!;
    const reach = reachOf(seen, lexxa)!;
    expect(reach.board).toBe('surface');
    expect(reach.costs.get(cellAt([8, 11]))).toBe(1);
    expect([...reach.costs.values()].every(cost => cost <= 5)).toBe(true);
    expect(reachOf(seen, seen.crew.find(({ id }) => id === 'prak')!)).toBeUndefined();
  });

  test('[RDA-MOVE-01, RDA-MOVE-04] of a ship the cheapest facing of each square counts', () => {
    const { state } = scene().ship(1, { at: [18, 3], facing: 'E' });
    const seen = view(state, 'p1');
    const reach = reachOf(seen, seen.ships[0]!)!;
    expect(reach.costs.get(cellAt([18, 4]))).toBe(1);
    expect(reach.costs.get(cellAt([17, 3]))).toBe(2); // a pivot first
  });

  test('[RDA-STEALTH-03, RDA-STEALTH-12] cover is beside walls, in doorways and in obstructed terrain', () => {
    const { state } = scene().container(1, [8, 10]);
    const seen = view(state, 'p1');
    const board = boardNamed(seen, 'surface');
    const wall = board.symbols.indexOf('#', cellAt([3, 3]));
    const beside = [wall - 1, wall + 1].find(cell => board.sheltered[cell] === 1)!;
    expect(coverAmong(seen, board, [cellAt([8, 10]), cellAt([8, 11]), beside])).toEqual([cellAt([8, 10]), beside]);
  });
});

describe('lines of attacks', () => {
  const shoot = (target: `${string}:${string}`): ShownOption => ({
    key: `ranged:${target}`,
    group: 'attack',
    label: { key: 'crewAct.ranged' },
    refs: [target],
  });

  test('[RDA-RANGED-06] go to each target once, and tell whether something is in the way', () => {
    const { state } = scene()
      .crew('prak', { at: [8, 8], cards: ['arcPistol'] })
      .npc('drone', [8, 12])
      .container(1, [8, 10]);
    const seen = view(state, 'p1');
    const prak = seen.crew.find(({ id }) => id === 'prak')!;
    const shots = shotsOf(seen, [shoot('npc:1'), shoot('npc:1')], prak);
    expect(shots).toEqual([
      { board: 'surface', from: cellAt([8, 8]), to: cellAt([8, 12]), target: 'npc:1', isObstructed: true },
    ]);
    expect(gapBetween(seen, prak, seen.npcs[0]!)).toBe(4);
  });

  test('[RDA-DOCK-02] none leads to another board', () => {
    const { state } = scene()
      .docked(2, [-2, 12])
      .ship(1, { at: [3, 3] });
    const seen = view(state, 'p1');
    expect(shotsOf(seen, [shoot('ship:2')], seen.ships[0])).toEqual([]);
    expect(gapBetween(seen, seen.ships[0]!, seen.ships[1]!)).toBeUndefined();
  });
});
