import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { bodies } from '../../src/board/map/bodies.ts';
import { MapOverview } from '../../src/board/map/MapOverview.tsx';
import { SolarMap } from '../../src/board/map/SolarMap.tsx';
import { texts } from '../../src/index.ts';
import { type Scene, scene } from '../../src/testing/index.ts';
import { view } from '../../src/view.ts';
import { drawn } from '../support/drawn.ts';

const say = createFormatter(texts, 'en');

const mapOf = (table: Scene, active?: number) =>
  drawn(<SolarMap view={view(table.state, 'player')} season="blue" active={active} targets={[]} lit={[]} say={say} />);

describe('the drawn map', () => {
  test('[END-MAP-02] names its zones and planets', () => {
    const words = mapOf(scene());
    for (const name of ['Mercury', 'Neptune', 'Jupiter']) expect(words.join(' ')).toMatch(new RegExp(name, 'i'));
  });

  test.each([
    ['a Factory', (table: Scene) => table.factory('BENNU')],
    ['a Colony', (table: Scene) => table.colony('BENNU')],
    ['a busted Site', (table: Scene) => table.site('BENNU', { busted: true })],
    ['a satellite', (table: Scene) => table.with(({ satellites }) => satellites.push('MA-L4'))],
    ['a black hole', (table: Scene) => table.with(({ holes }) => holes.push(['MA-L4']))],
    [
      'an ejection',
      (table: Scene) => table.with(({ ejections }) => ejections.push({ nodes: ['MA-L4'], dice: [1, 2] })),
    ],
    ['a wormhole', (table: Scene) => table.with(({ wormholes }) => wormholes.push({ entrance: 'MA-L4', exit: null }))],
    ['a rocket', (table: Scene) => table.rocket('MA-L4', { cards: ['T05'] })],
    ['a station', (table: Scene) => table.station('fuelDepot', 'MA-L4')],
    ['a Drift Bernal', (table: Scene) => table.drift('D02', 'MA-L4')],
  ])('[END-MAP-01] %s changes the picture', (_, change) => {
    expect(mapOf(change(scene()))).not.toEqual(mapOf(scene()));
  });

  test('[END-MAP-01] in small it has every planet', () => {
    const circles = drawn(<MapOverview />).filter(shape => shape.startsWith('circle'));
    expect(circles.length).toBeGreaterThanOrEqual(bodies.filter(({ name }) => name !== null).length);
  });
});
