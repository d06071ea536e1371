import { describe, expect, it } from 'vitest';
import {
  areAdjacent,
  bordersBetween,
  buggyRoads,
  edgesFrom,
  elevatorPairs,
  homeOrbits,
  isSite,
  kindOfNode,
  lagrangeAt,
  neighboursOf,
  nodeIds,
  siteAt,
  waypointAt,
  zoneModifiers,
  zones,
} from '../../src/map/index.ts';
import { berTable, facTable, mapTable } from '../../src/map/location-tables.ts';
import { siteIds } from '../../src/map/sites.ts';
import { waypointIds } from '../../src/map/waypoints.ts';
import { rollLocation } from '../../src/rules/map-hazards.ts';
import { isSpacecraft } from '../../src/rules/stacks.ts';
import { scene } from '../../src/testing/index.ts';
import type { Feature } from '../../src/types.ts';

describe('the map', () => {
  it('[END-MAP-01] 78 Sites, 53 Lagrange points, 11 Hohmann nodes, 11 burns, 8 flybys, 8 aerobrakes, 7 belts, 3 exits, 1 crash hazard', () => {
    const counts: { [kind: string]: number } = {};
    for (const node of nodeIds) counts[kindOfNode(node)] = (counts[kindOfNode(node)] ?? 0) + 1;
    expect(counts).toEqual({ site: 78, lag: 53, hoh: 11, burn: 11, fly: 8, aero: 8, belt: 7, exit: 3, haz: 1 });
  });

  it('[END-MAP-02, END-MISSION-12] nine zones from the Sun, with their modifiers', () => {
    expect(zones.map(zone => zoneModifiers[zone])).toEqual([2, 1, 0, -1, -2, -3, -4, -5, -5]);
  });

  it('[END-CORE-03] zone borders are counted between zones', () => {
    expect(bordersBetween('MER-PR', 'SEDNA')).toBe(8);
    expect(bordersBetween('EA-H2', 'MA-B')).toBe(1);
    expect(bordersBetween('LEO', 'GEO')).toBe(0);
  });

  it('[END-CORE-02] nodes are Adjacent by any edge, one-way ones included', () => {
    expect(areAdjacent('EML2', 'EA-AE')).toBe(true);
    expect(areAdjacent('EA-AE', 'EML2')).toBe(true);
    expect(areAdjacent('LEO', 'GEO')).toBe(false);
  });

  it('[END-MAP-03] every edge without an arrow leads both ways at the same cost', () => {
    for (const node of nodeIds) {
      for (const { to, burns, lander } of edgesFrom(node)) {
        const back = edgesFrom(to).find(edge => edge.to === node);
        const aero = [node, to].some(end => kindOfNode(end) === 'aero');
        if (!aero) expect(back, `${node} ${to}`).toMatchObject({ burns, lander });
      }
    }
  });

  it('[END-HAZARD-04] aerobrakes lead down alone', () => {
    expect(edgesFrom('MA-AE').map(({ to }) => to)).toEqual(['MA-LO', 'MAR-AR', 'MAR-KO', 'MAR-PV']);
    expect(edgesFrom('MAR-AR').map(({ to }) => to)).toEqual(['MA-LO']);
  });

  it('[END-MAP-03] costs of edges, burns and coasts as the tables have them', () => {
    expect(edgesFrom('CE-LC')).toContainEqual({ to: 'PALLAS', burns: 2, lander: 0, leaves: null, arrives: null });
    expect(edgesFrom('NE-LK')).toContainEqual({ to: 'SEDNA', burns: 2, lander: 1, leaves: null, arrives: null });
    expect(waypointAt('NE-B')).toMatchObject({ kind: 'burn', enter: 3, coast: 4 });
    expect(
      edgesFrom('JU-H')
        .filter(({ leaves }) => leaves === 'A')
        .map(({ to }) => to),
    ).toEqual(['JU-B', 'SA-B']);
  });

  it('[END-MAP-04] flybys, aerobrakes and exits are in space', () => {
    for (const node of ['JU-FLY', 'EA-AE', 'EX-OORT'] as const) expect(isSite(node)).toBe(false);
  });

  it('[END-MAP-05] eight buggy roads between Sites of one body', () => {
    expect(buggyRoads).toHaveLength(8);
    for (const [a, b] of buggyRoads) expect(siteAt(a).zone).toBe(siteAt(b).zone);
    for (const [a, b] of buggyRoads) expect(areAdjacent(a, b)).toBe(false);
  });

  it('[END-MAP-06] eight elevators, whose Sites have the feature', () => {
    expect(elevatorPairs).toHaveLength(8);
    const ends = elevatorPairs.flat().filter(isSite);
    expect(new Set(ends)).toEqual(
      new Set(siteIds.filter(site => (siteAt(site).features as readonly Feature[]).includes('elev'))),
    );
  });

  it('[END-MAP-07] ten home orbits', () => {
    expect([...homeOrbits].sort()).toEqual([
      'CYC',
      'EML1',
      'EML2',
      'EML3',
      'EML4',
      'EML5',
      'GEO',
      'SEL4',
      'SEL5',
      'SSO',
    ]);
  });

  it('[END-MAP-08] LEO and the Cycler are shielded', () => {
    expect(waypointIds.filter(node => waypointAt(node).shielded)).toEqual(['LEO', 'CYC']);
  });

  it('[END-MAP-09, END-RULE-31, END-COMP-14] row black, column blue; 36 places on each of three tables', () => {
    expect([facTable, mapTable, berTable].map(table => table.flat().length)).toEqual([36, 36, 36]);
    expect(
      scene()
        .dice(6, 1)
        .perform(function* (t) {
          return rollLocation(t, 'fac');
        }).result,
    ).toBe('PASIPHAE');
  });

  it('[END-MAP-10] the Lagrange point itself, the first Adjacent one, or the nearest', () => {
    expect(lagrangeAt('EML1')).toBe('EML1');
    expect(lagrangeAt('LUN-CB')).toBe('EML1');
    expect(lagrangeAt('ICARUS')).toBe('ME-L4');
    expect(lagrangeAt('MA-B')).toBe('MA-L1');
  });

  it('[END-MAP-11, END-COMP-12] eight synodic comets with their seasons', () => {
    const comets = siteIds.filter(site => (siteAt(site).features as readonly Feature[]).includes('comet'));
    expect(Object.fromEntries(comets.map(site => [site, siteAt(site).season]))).toEqual({
      MACHHOLZ: 'red',
      ENCKE: 'blue',
      WIRTANEN: 'yellow',
      TEMPEL1: 'yellow',
      WILD2: 'red',
      TUTTLE: 'blue',
      HALEBOPP: 'yellow',
      HALLEY: 'red',
    });
  });

  it('[END-MAP-12] features of Sites', () => {
    expect(siteAt('TIT-LM').features).toEqual(['atm', 'sub', 'astro']);
    expect(siteAt('CHIRON').features).toEqual(['centaur', 'astro']);
  });

  it('[END-CORE-02] every node can be reached from LEO', () => {
    const seen = new Set(['LEO']);
    for (const node of seen) for (const next of neighboursOf(node as 'LEO')) seen.add(next);
    expect(seen.size).toBe(180);
  });

  it('[END-CORE-05] rockets, freighters, mobile factories and unanchored Bernals are Spacecraft; outposts and LEO are not', () => {
    const { state } = scene()
      .rocket('SEL1', { cards: ['T05'] })
      .outpost('SEL2', { cards: ['G01'] })
      .stack('freighter', 'SEL2', { cards: ['K01'] })
      .stack('mobile', 'SEL1')
      .bernal('B03', 'SEL1', { anchored: false });
    expect(state.stacks.map(stack => [stack.kind, isSpacecraft(state, stack)])).toEqual([
      ['leo', false],
      ['bernal', false],
      ['rocket', true],
      ['outpost', false],
      ['freighter', true],
      ['mobile', true],
      ['bernal', true],
    ]);
  });
});
