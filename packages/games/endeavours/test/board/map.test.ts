import { describe, expect, test } from 'vitest';
import { bodies } from '../../src/board/map/bodies.ts';
import { lines } from '../../src/board/map/lines.ts';
import { bent, mapBox, places, trunk, zoneEdges } from '../../src/board/map/places.ts';
import { standsOn } from '../../src/board/spots.ts';
import { edgesFrom, nodeIds, zoneOf } from '../../src/map/index.ts';
import { scene } from '../../src/testing/index.ts';
import { view } from '../../src/view.ts';

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the map of the solar system', () => {
  test('[END-MAP-01] every node has a place of its own, with room for its symbol', () => {
    const pairs = nodeIds.flatMap(a => nodeIds.filter(b => a < b).map(b => [a, b] as const));
    expect(pairs.filter(([a, b]) => apart(places[a], places[b]) < 40)).toEqual([]);
  });

  test('[END-MAP-02] every node lies between the borders of its zone', () => {
    const strays = nodeIds.filter(node => {
      const { x, y } = places[node];
      const [from, to] = zoneEdges[zoneOf(node)];
      return x < bent(from, y).x || x > bent(to, y).x || y < mapBox.y || y > mapBox.y + mapBox.height;
    });
    expect(strays).toEqual([]);
  });

  test('[END-MAP-03] every edge is drawn once, and one-way ones as such', () => {
    const flown = nodeIds.flatMap(from => edgesFrom(from).map(({ to }) => `${from} ${to}`));
    const drawn = lines.flatMap(({ from, to, isOneWay }) =>
      isOneWay ? [`${from} ${to}`] : [`${from} ${to}`, `${to} ${from}`],
    );
    expect(drawn.sort()).toEqual(flown.sort());
  });

  test('[END-MAP-03] no edge runs through a node that it does not join', () => {
    const through = lines.flatMap(({ from, to }) => {
      const [a, b] = [places[from], places[to]];
      const length = apart(a, b);
      return nodeIds
        .filter(node => {
          if (node === from || node === to) return false;
          const { x, y } = places[node];
          const share = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length ** 2;
          const aside = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length;
          return share > 0 && share < 1 && aside < 20;
        })
        .map(node => `${from} ${to}: ${node}`);
    });
    expect(through).toEqual([]);
  });

  test('[END-MAP-01] planets lie below the trunk and inside the map, with room for their names', () => {
    const great = bodies.filter(({ name }) => name !== null);
    expect(great).toHaveLength(13);
    expect(great.filter(({ y, radius }) => y - radius < trunk || y + radius + 40 > mapBox.y + mapBox.height)).toEqual(
      [],
    );
  });

  test('every ship has a stand at its node, so that a window follows whichever flies', () => {
    const { state } = scene().rocket('EA-H2', { cards: ['T05'] });
    expect(standsOn(view(state, 'player')).get('stack:2')).toEqual({ ...places['EA-H2'], place: 'EA-H2' });
  });
});
