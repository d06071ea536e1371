import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { epicHazard, hazardRoll } from '../../src/rules/dice.ts';
import { buildStation } from '../../src/rules/free/build-station.ts';
import { foundColony } from '../../src/rules/free/found-colony.ts';
import { repairGlitch } from '../../src/rules/free/glitch.ts';
import { damage } from '../../src/rules/losing.ts';
import { siteRolls } from '../../src/rules/move/landing.ts';
import { shieldingRoll } from '../../src/rules/move/shielding.ts';
import { airEater } from '../../src/rules/operations/air-eater.ts';
import { industrialize } from '../../src/rules/operations/industrialize.ts';
import { freeMarket } from '../../src/rules/operations/market.ts';
import { production } from '../../src/rules/operations/production.ts';
import { prospect } from '../../src/rules/operations/prospect.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { repair } from '../../src/rules/operations/repair.ts';
import { mayBecomeLonely } from '../../src/rules/people/people.ts';
import { isOperational } from '../../src/rules/support.ts';
import type { CardId, ColonistId, NodeId, Side } from '../../src/types.ts';
import { driveBy } from '../support/move.ts';
import { acting, cardIn, doing, offered, stackIn } from '../support/operations.ts';

type Dealt = CardId | { readonly card: CardId; readonly side?: Side; readonly damaged?: boolean };

/** What is measured before it is promoted, and after; the colonist lies on the side that is given. */
type Case = readonly [before: unknown, after: unknown, measure: (who: Dealt) => unknown];

const at = (node: NodeId, ...cards: Dealt[]): Scene => scene({ crew: 'C01' }).bank(0).outpost(node, { cards });
const aboard = (node: NodeId, ...cards: Dealt[]): Scene =>
  scene({ crew: 'C01' }).bank(0).rocket(node, { cards, wet: 8 });

const cases: { readonly [id in ColonistId]: Case } = {
  N01: [
    [], // nothing to choose: at the Factory
    ['node:PALLAS', 'node:EML3'],
    who => offered(at('PALLAS', who, 'rover').factory('PALLAS').hand('T01'), production),
  ],
  N02: [
    true,
    false,
    who => doing(at('DEIMOS', who).dice(6, 6), prospect, 'ignore').site('DEIMOS')!.busted, // a buggy rolls twice
  ],
  N03: [
    [true, true],
    [false, true], // Colocated alone
    who => {
      const table = at('EROS', who).rocket('EROS', { cards: ['drill'] });
      table.outpost('PALLAS', { cards: ['drill'] });
      return [3, 4].map(no => {
        const stack = stackIn(table, no);
        table.perform(t => damage(t, stack, stack.cards[0]!));
        return stack.cards[0]!.damaged;
      });
    },
  ],
  N04: [
    [false, false],
    [true, false],
    who => {
      const table = at('EROS', who, 'R01', 'R10').site('EROS', { claim: true });
      const can = industrialize.isPossible(table.state);
      const again = scene({ crew: 'C01' })
        .outpost('EUREKA', { cards: [who, 'R01'] })
        .site('EUREKA', { claim: true });
      again.state.usedGame.push('industrialize:withoutRefinery');
      return [can, industrialize.isPossible(again.state)];
    },
  ],
  N05: [0, 1, who => driveBy(aboard('EML1', 'C01', who), 'C01')!.bonusPivots],
  N06: [
    true,
    false,
    who => {
      const table = at('EROS', who);
      return mayBecomeLonely(table.state, stackIn(table, 2), cardIn(table, 'N06'));
    },
  ],
  N07: [
    [false, false],
    [true, false],
    who => {
      const passes = (used: readonly string[]) => {
        const table = aboard('EML1', who).dice(1, 6);
        table.state.usedYear.push(...used);
        return table.perform(t => hazardRoll(t, stackIn(table, 2), 'crash', 'EML1')).result;
      };
      return [passes([]), passes(['divers:2'])]; // once a year
    },
  ],
  N08: [
    3,
    4,
    who => {
      const table = aboard('EA-AE', 'T06', 'G01', who).dice(6);
      return doing(table, airEater).said('airEater.gained')[0]!.params!['tanks'];
    },
  ],
  N09: [
    [false, false],
    [true, true],
    who => {
      const table = at('EML1', who);
      return [1, 2].map(() => table.dice(1, 6).perform(t => epicHazard(t, stackIn(table, 2), 'future')).result);
    },
  ],
  N10: [
    false,
    true,
    who => {
      const table = at('EROS', who).dice(1);
      table.perform(t => shieldingRoll(t, stackIn(table, 2), 12, 'EROS'));
      return cardIn(table, 'N10') !== undefined;
    },
  ],
  N11: [
    ['B05'],
    ['B05', 'N01'],
    who => {
      const table = at('EROS', who, 'rover').factory('EROS').queue('N01');
      return acting(table, foundColony)
        .stack(1)
        .cards.map(({ card }) => card);
    },
  ],
  N12: [10, 11, who => doing(at('EROS', who).leo({ cards: [{ card: 'T05', side: 'black' }] }), freeMarket).state.bank],
  N13: [
    false,
    true,
    who => {
      const table = at('EROS', who, 'drill');
      return isOperational(table.state, stackIn(table, 2), cardIn(table, 'drill'));
    },
  ],
  N14: [
    1,
    5,
    who => {
      const table = at('EROS', who).dice(1, 1, 1, 1, 5);
      return table.perform(t => siteRolls(t, 'EROS', stackIn(table, 2)), ['potential']).site('EROS')!.potential;
    },
  ],
  N15: [1, 2, who => doing(at('PALLAS', who), refuel).stack(2).cargo.water / 2], // it refuels twice, being a Miner
  N16: [
    false,
    true,
    who => {
      const table = at('MA-L4', who, 'supplies').station('fuelDepot', null).unlocked('station.0');
      return buildStation.isPossible(table.state);
    },
  ],
  N17: [
    [],
    ['DA6178', 'EROS'],
    who => {
      const table = at('MA-L4', who).dice(1, 1);
      if (!prospect.isPossible(table.state)) return [];
      const { sites } = doing(table, prospect, `${cardIn(table, 'N17').no}@EROS`, 'yes').state;
      return Object.values(sites)
        .filter(({ claim }) => claim)
        .map(({ id }) => id as string)
        .sort();
    },
  ],
  N18: [false, true, who => repair.isPossible(at('EROS', who, { card: 'drill', damaged: true }, 'spareParts').state)],
};

describe('promoted colonists', () => {
  test.each(Object.keys(cases) as ColonistId[])('[END-PATENT-04] %s does more once it is promoted', id => {
    const [before, after, measure] = cases[id];
    expect(measure(id)).toEqual(before);
    expect(measure({ card: id, side: 'purple' })).toEqual(after);
  });

  test('[END-EVENT-04] Custodian Robots remove a Glitch once a year too, as a Repair Bot does', () => {
    const glitched = (side: Side) =>
      scene({ crew: 'C01' }).outpost('EROS', { cards: [{ card: 'N18', side }], glitch: true });
    expect(repairGlitch.isPossible(glitched('white').state)).toBe(false);
    const table = glitched('purple');
    expect(acting(table, repairGlitch).stack(2).glitch).toBe(false);
    stackIn(table, 2).glitch = true;
    expect(repairGlitch.isPossible(table.state)).toBe(false);
  });

  test('[END-LONELY-06, END-DAMAGE-01] not while it is lonely or damaged', () => {
    const pivots = (role: object) =>
      driveBy(scene().rocket('EML1', { cards: ['C07', { card: 'N05', side: 'purple', ...role }], wet: 8 }), 'C07')!
        .bonusPivots;
    expect([pivots({}), pivots({ lonely: true }), pivots({ damaged: true })]).toEqual([1, 0, 0]);
  });
});
