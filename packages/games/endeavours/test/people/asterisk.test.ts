import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { immediate as finds } from '../../src/cards/exploration/immediate.ts';
import { newCard } from '../../src/rules/cards.ts';
import { airEater } from '../../src/rules/operations/air-eater.ts';
import { drill } from '../../src/rules/operations/drill.ts';
import { experiment } from '../../src/rules/operations/experiment.ts';
import { explore } from '../../src/rules/operations/explore.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { rescue } from '../../src/rules/operations/rescue.ts';
import type { Mission, NodeId } from '../../src/types.ts';
import { canDeliver } from '../support/missions.ts';
import { fly } from '../support/move.ts';
import { cardIn, doing, stackIn } from '../support/operations.ts';

/** Where somebody may be who meets the asterisk, or not. */
type Who = 'nobody' | 'aboard' | 'beside' | 'lonely' | 'elsewhere' | 'residents';

/** How a mission is done at a place, by a Stack that `who` may be in or beside. */
interface Way {
  readonly mission: Mission['card'];
  readonly node: NodeId;
  /** The Stack that does it, before anybody else is there. */
  readonly scene: () => Scene;
  readonly act: (table: Scene) => unknown;
  /** Those who come are company themselves: nobody there is lonely any more (END-LONELY-10, END-RULE-20). */
  readonly cheers?: true;
  /** What counts for the mission. */
  readonly counted: (mission: Mission) => number;
}

const ways: { readonly [act: string]: Way } = {
  explore: {
    mission: 'UX2',
    node: 'MIMAS',
    scene: () =>
      scene()
        .site('MIMAS', { visited: true, hazard: [1], terrain: 6, potential: 1 })
        .rocket('MIMAS', { cards: ['rover'] })
        .dice(1),
    act: table => doing(table, explore),
    counted: ({ places }) => places.length,
  },
  'a Boulder Slide': {
    mission: 'UX2',
    node: 'MIMAS',
    scene: () =>
      scene()
        .site('MIMAS', { visited: true, hazard: [1], terrain: 6, potential: 1 })
        .rocket('MIMAS', { cards: ['rover'] }),
    act(table) {
      const exploring = {
        site: 'MIMAS',
        stack: stackIn(table, 2),
        rover: cardIn(table, 'rover'),
        moreBeads: 0,
      } as const;
      return table.perform(t => finds.XI4.happens(t, 8, exploring));
    },
    counted: ({ places }) => places.length,
  },
  drill: {
    mission: 'SR4',
    node: 'EROS',
    scene: () =>
      scene()
        .rocket('EROS', { cards: ['drill', 'G01'] })
        .dice(6),
    act: table => doing(table, drill),
    counted: ({ cards }) => cards.length,
  },
  rescue: {
    mission: 'RS1',
    node: 'BENNU',
    scene: () =>
      scene()
        .rocket('BENNU', { cards: ['rescuePod'] })
        .dice(6),
    act: table => doing(table, rescue),
    counted: ({ cards }) => cards.length,
  },
  experiment: {
    mission: 'FX1',
    node: 'RYUGU',
    scene: () =>
      scene()
        .rocket('RYUGU', { cards: ['fieldExperiment'] })
        .dice(6),
    act: table => doing(table, experiment),
    counted: ({ cards }) => cards.length,
  },
  'an air-eater': {
    mission: 'AE1',
    node: 'EA-AE',
    scene: () =>
      scene()
        .bank(0)
        .rocket('EA-AE', { cards: ['T06', 'G01'], wet: 4 })
        .dice(6),
    act: table => doing(table, airEater),
    counted: ({ status }) => (status === 'done' ? 1 : 0),
  },
  refuel: {
    mission: 'HY2',
    node: 'CERES',
    scene: () => scene().rocket('CERES', { cards: ['R02'] }),
    act: table => doing(table, refuel, `isru:${cardIn(table, 'R02').no}`),
    counted: ({ produced }) => Math.sign(produced),
  },
  landing: {
    mission: 'TO2',
    node: 'EROS',
    scene: () =>
      scene()
        .site('EROS', { visited: true, hazard: [1] })
        .rocket('MA-L4', { cards: ['T05', 'G08', 'H08', 'tourists'], wet: 9 })
        .dice(6),
    act: table => fly(table, '2', 'EROS'),
    cheers: true,
    counted: ({ delivered }) => delivered.length,
  },
  delivery: {
    mission: 'SD1',
    node: 'LUN-MH',
    scene: () =>
      scene()
        .site('LUN-MH', { claim: true })
        .rocket('LUN-MH', { cards: ['supplies'] }),
    act: () => undefined,
    counted: () => 0,
  },
};

function bring({ node }: Way, table: Scene, who: Who): Scene {
  if (who === 'aboard') stackIn(table, 2).cards.push(newCard(table.state, 'C07', 'white'));
  if (who === 'beside') table.outpost(node, { cards: ['N12'] });
  if (who === 'lonely') table.outpost(node, { cards: [{ card: 'N12', lonely: true }] });
  if (who === 'elsewhere') table.outpost('PALLAS', { cards: ['N12'] });
  if (who === 'residents') table.station('geologyHall', node);
  return table;
}

function counts(name: string, who: Who): boolean {
  const way = ways[name]!;
  const table = bring(way, way.scene().mission(way.mission), who);
  if (name === 'delivery') return canDeliver(table);
  way.act(table);
  return way.counted(table.state.missions[0]!) > 0;
}

describe('the asterisk', () => {
  test.each(Object.keys(ways))(
    '[END-MISSION-08, END-EXPLORE-13, END-RULE-25] %s: a Crew or Human Colonist at the place, in whichever Stack, not lonely',
    name => {
      const met = (['nobody', 'aboard', 'beside', 'lonely', 'elsewhere', 'residents'] as const).filter(who =>
        counts(name, who),
      );
      expect(met).toEqual(['aboard', 'beside', ...(ways[name]!.cheers ? ['lonely'] : [])]);
    },
  );
});
