import { describe, expect, test } from 'vitest';
import { itemsOf, packsOf } from '../../src/board/ship/crowd.ts';
import { heartOf } from '../../src/board/ship/drawing.ts';
import { layOut } from '../../src/board/ship/layout.ts';
import { standsOf, waysOf, wayThrough } from '../../src/board/ship/ways.ts';
import { shipPlan } from '../../src/show/plan.ts';
import { walkGames } from '../support/face-games.ts';

const stand = (place: string, x: number, y: number) => ({ place, x, y });
const passage = (a: string, b: string, x: number, y: number) => ({ zones: [a, b] as const, x, y });

describe('the way of a piece', () => {
  const round = [
    passage('A', 'B', 10, 0),
    passage('B', 'C', 20, 0),
    passage('A', 'D', 0, 100),
    passage('D', 'C', 20, 100),
  ];

  test('goes through the passages between, the shorter way round', () => {
    expect(wayThrough(round, stand('A', 0, 0), stand('C', 30, 0))).toEqual([
      { x: 10, y: 0 },
      { x: 20, y: 0 },
    ]);
    expect(wayThrough(round.slice(1), stand('A', 0, 0), stand('C', 30, 0))).toEqual([
      { x: 0, y: 100 },
      { x: 20, y: 100 },
    ]);
  });

  test('takes the nearer of two passages between the same zones', () => {
    const two = [passage('A', 'B', 50, 0), passage('A', 'B', 10, 0)];
    expect(wayThrough(two, stand('A', 0, 0), stand('B', 20, 0))).toEqual([{ x: 10, y: 0 }]);
  });

  test('is straight where nothing is open', () => {
    expect(wayThrough([passage('A', 'B', 10, 0)], stand('A', 0, 0), stand('C', 30, 0))).toEqual([]);
  });
});

describe('on the ship', () => {
  const plan = shipPlan('CG00');
  const placed = (name: string) => {
    const zone = plan.zones.find(each => each.name === name)!;
    return new Map([['figure:1', { ...heartOf(plan, zone), place: name }]]);
  };

  test('a locked door is gone through only once it is open', () => {
    walkGames(1, ({ view }) => {
      const isOpen = view.map.doors.find(({ name }) => name === 'LAB.D1')?.open === true;
      const way = waysOf(plan, view, placed('LAB.A'), placed('REC.A')).get('figure:1');
      if (!isOpen && view.map.breaches.length === 0) expect(way).toEqual([]);
    });
    walkGames(1, ({ view }) => {
      const open = { ...view, map: { ...view.map, doors: view.map.doors.map(door => ({ ...door, open: true })) } };
      expect(waysOf(plan, open, placed('LAB.A'), placed('REC.A')).get('figure:1')?.length).toBeGreaterThan(1);
    });
  });

  test('only what changed its zone has a way, and whoever walks one zone passes one opening', () => {
    let before: { stands: ReturnType<typeof standsOf>; zones: Map<string, string> } | undefined;
    let moves = 0;
    walkGames(2, ({ view }) => {
      const packs = packsOf(view);
      const stands = standsOf(view, packs, layOut(plan, itemsOf(view, packs)));
      const zones = new Map([...stands].map(([key, { place }]) => [key, place]));
      if (before !== undefined) {
        const ways = waysOf(plan, view, before.stands, stands);
        for (const [key, zone] of zones) {
          const last = before.zones.get(key);
          expect(ways.has(key)).toBe(last !== undefined && last !== zone);
        }
        moves += ways.size;
      }
      before = { stands, zones };
    });
    expect(moves).toBeGreaterThan(10);
  });
});
