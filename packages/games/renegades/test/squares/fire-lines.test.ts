import { cellAt, type Spot, scene } from '@starboard/renegades/testing';
import { gridDirections } from '@starboard/space';
import { expect, test } from 'vitest';
import { canFighterFire, canFireFrom, fighterLine, fireLineFrom } from '../../src/rules/squares/fire.ts';
import type { State } from '../../src/types.ts';

const at = (row: number, col: number) => cellAt([row, col] as Spot);
type From = Parameters<typeof fireLineFrom>[1];

/** Every square on which a target could be hit. */
function squares(state: State, from: From): number[] {
  const target = state.ships[1]!;
  const ahead = gridDirections.indexOf(from.facing);
  const cells = [...Array(1024).keys()].filter(cell => fireLineFrom(state, from, { ...target, cell }) !== undefined);
  const hit = [...Array(1024).keys()].filter(cell =>
    canFireFrom(state, from.cell, ahead, from.range, { ...target, cell }),
  );
  expect(hit).toEqual(cells);
  return cells;
}

const hit = (state: State, from: From, row: number, col: number) =>
  fireLineFrom(state, from, { ...state.ships[1]!, cell: at(row, col) });

test('[RDA-ATTACK-02, RDA-ATTACK-03, RDA-EX-38, RDA-RUL-14] Diagonal lines begin in front and at the two squares that flank the front square', () => {
  const { state } = scene();
  const steps = [0, 1, 2, 3, 4, 5];
  const expected = [
    ...steps.map(step => at(9 - step, 11 + step)),
    ...steps.map(step => at(9 - step, 10 + step)),
    ...steps.map(step => at(10 - step, 11 + step)),
  ];
  expect(squares(state, { cell: at(10, 10), facing: 'NE', range: 6 })).toEqual(expected.sort((a, b) => a - b));
});

test('[RDA-ATTACK-02, RDA-ATTACK-04, RDA-SHIP-15] Straight lines begin in front and left and right of that square, and reach as far as the range', () => {
  const { state } = scene();
  const expected = [6, 7, 8].flatMap(row => [6, 7, 8, 9].map(col => at(row, col)));
  expect(squares(state, { cell: at(7, 5), facing: 'E', range: 4 })).toEqual(expected);
});

test('[RDA-ATTACK-01] Both ships must be in orbit', () => {
  const { state } = scene();
  const from = { cell: at(7, 5), facing: 'E', range: 6 } as const;
  expect(hit(state, from, 7, 8)?.cells).toEqual([at(7, 6), at(7, 7), at(7, 8)]);
  expect(fireLineFrom(state, from, { ...state.ships[1]!, cell: at(7, 8), where: 'docked' })).toBeUndefined();
  expect(hit(state, from, 7, 4)).toBeUndefined();
});

test('[RDA-ATTACK-14, RDA-BOARD-10] A line ends at the first blocking square and at the rim', () => {
  const { state } = scene();
  const from = { cell: at(20, 8), facing: 'E', range: 6 } as const;
  expect(hit(state, from, 20, 9)).toBeDefined();
  expect(hit(state, from, 20, 10)).toBeUndefined();
  expect(hit(state, from, 20, 12)).toBeUndefined();
  expect(hit(state, from, 19, 12)).toBeDefined();
  for (const facing of gridDirections) {
    for (const cell of [at(12, 28), at(12, -3), at(-3, 12), at(28, 12)]) {
      const far = squares(state, { cell, facing, range: 6 }).map(each => Math.abs((each & 31) - (cell & 31)));
      expect(Math.max(0, ...far)).toBeLessThanOrEqual(6);
    }
  }
});

test('[RDA-ATTACK-15, RDA-ATTACK-16, RDA-ATTACK-17, RDA-ATTACK-18, RDA-EX-22, RDA-RUL-47] Green counts on the line and under the target, not under the attacker', () => {
  const { state } = scene();
  const north = (row: number) => ({ cell: at(row, 12), facing: 'N', range: 6 }) as const;
  expect(hit(state, north(8), 7, 12)?.obstructed).toBe(false); // out of the edge of the Nebula
  expect(hit(state, { ...north(7), facing: 'S' }, 8, 12)?.obstructed).toBe(true); // the other way round
  expect(hit(state, north(9), 8, 12)?.obstructed).toBe(true); // both inside
  expect(hit(state, north(9), 8, 11)?.obstructed).toBe(true); // on the line beside
  expect(hit(state, north(9), 6, 12)?.obstructed).toBe(true); // across its last square
  state.salvage.push({ token: 1, cell: at(7, 12), seenBy: [] });
  expect(hit(state, north(8), 6, 12)?.obstructed).toBe(true);
});

test('[RDA-ATTACK-19, RDA-RUL-47] No square is on two lines of a ship, so that there is never a line to choose', () => {
  const { state } = scene();
  for (const facing of gridDirections) expect(squares(state, { cell: at(4, 12), facing, range: 3 })).toHaveLength(9);
});

test('[RDA-ATTACK-20, RDA-RUL-48] Other ships on the line do not block', () => {
  const { state } = scene()
    .ship(2, { at: [7, 7] })
    .fighter('dregg', [7, 9])
    .fighter('dregg', [7, 8]);
  const from = { cell: at(7, 5), facing: 'E', range: 6 } as const;
  expect(fireLineFrom(state, from, state.fighters[0]!)).toEqual({
    cells: [at(7, 6), at(7, 7), at(7, 8), at(7, 9)],
    obstructed: false,
  });
});

test('[RDA-FIGHTER-05] A fighter fires along any of the eight lines within its range', () => {
  const { state } = scene().fighter('zurathi', [4, 12]);
  const fighter = state.fighters[0]!;
  const reached = [...Array(1024).keys()].filter(cell => fighterLine(state, fighter, { ...state.ships[0]!, cell }));
  expect(reached).toHaveLength(8 * 3);
  const hit = (cell: number) => canFighterFire(state, fighter, { ...state.ships[0]!, cell }, fighter.cell);
  expect([...Array(1024).keys()].filter(hit)).toEqual(reached);
  expect(fighterLine(state, fighter, { ...state.ships[0]!, cell: at(4, 14) }, at(4, 16))?.cells).toEqual([
    at(4, 15),
    at(4, 14),
  ]);
  expect(fighterLine(state, fighter, { ...state.ships[0]!, cell: at(6, 13) })).toBeUndefined();
});
