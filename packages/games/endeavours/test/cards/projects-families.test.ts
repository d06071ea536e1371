import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { shieldingOf } from '../../src/rules/move/shielding.ts';
import { factoryPlace } from '../../src/rules/operations/production.ts';
import { prospect } from '../../src/rules/operations/prospect.ts';
import type { CardId, NodeId, SiteId } from '../../src/types.ts';
import { driveBy } from '../support/move.ts';
import { doing, stackIn } from '../support/operations.ts';

/** What is measured without the project, and with it. */
type Case = readonly [without: unknown, withIt: unknown, measure: (table: Scene) => unknown];

const at = (table: Scene, node: NodeId, ...cards: CardId[]) => table.outpost(node, { cards });
const nodes: { readonly [zone: string]: NodeId } = {
  Mercury: 'ME-L4',
  Venus: 'VE-L1',
  Earth: 'EML1',
  Mars: 'MA-L1',
  Ceres: 'CE-LA',
  Jupiter: 'JU-L1',
  Saturn: 'SA-L4',
  Uranus: 'UR-L1',
  Neptune: 'NE-FLY',
};
const sites: { readonly [type: string]: SiteId } = {
  C: 'BENNU',
  S: 'EROS',
  M: 'AMUN',
  V: 'EUREKA',
  D: 'DEIMOS',
  H: 'TUTTLE',
};

const pivotsFrom = (zone: string): Case => [
  [0, 0],
  [1, 0],
  table => {
    const other = zone === 'Mars' ? 'Ceres' : 'Mars';
    return [zone, other].map(each => {
      const ship = scene().with(state => void Object.assign(state, structuredClone(table.state)));
      return driveBy(ship.rocket(nodes[each]!, { cards: ['C07'], wet: 4 }), 'C07')!.bonusPivots;
    });
  },
];
const shieldingIn = (zone: string): Case => [
  [2, 2],
  [3, 2],
  table => {
    at(table, nodes[zone]!, 'plating');
    at(table, nodes[zone === 'Mars' ? 'Ceres' : 'Mars']!, 'plating');
    return [2, 3].map(no => shieldingOf(table.state, stackIn(table, no)));
  },
];
const assayOf = (type: string): Case => [
  false,
  true,
  table => doing(at(table, sites[type]!, 'N17').dice(2), prospect).site(sites[type]!)!.claim,
];
const productsOf = (type: string): Case => [
  1,
  2,
  table => factoryPlace(table.factory(sites[type]!).state, sites[type]!).count,
];

const family = (prefix: string, names: object, of: (name: string) => Case) =>
  Object.fromEntries(Object.keys(names).map(name => [`${prefix}${name}`, of(name)]));

const cases: { readonly [id: string]: Case } = {
  ...family('navigation', nodes, pivotsFrom),
  ...family('shielding', nodes, shieldingIn),
  ...family('assay', sites, assayOf),
  ...family('production', sites, productsOf),
};

describe('families of research projects', () => {
  test('[END-DISC-08] thirty of the projects', () => {
    expect(Object.keys(cases)).toHaveLength(30);
  });

  test.each(Object.keys(cases))('[END-DISC-08] %s does what it says once it works, and nothing before', id => {
    const [without, withIt, measure] = cases[id]!;
    expect(measure(scene({ crew: 'C01' }))).toEqual(without);
    expect(measure(scene({ crew: 'C01' }).project(id as 'assayC'))).toEqual(withIt);
  });
});
