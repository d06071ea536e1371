import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { testRoll } from '../../src/rules/dice.ts';
import { discoveryRoll } from '../../src/rules/discoveries.ts';
import { foundColony } from '../../src/rules/free/found-colony.ts';
import { drivesOf } from '../../src/rules/move/drives.ts';
import { boost } from '../../src/rules/operations/boost.ts';
import { placesOf } from '../../src/rules/operations/production.ts';
import { repair } from '../../src/rules/operations/repair.ts';
import { colonistLimit, exomigrate } from '../../src/rules/people/colonists.ts';
import { hasPowersat } from '../../src/rules/support.ts';
import { solarFlare } from '../../src/rules/year/flare.ts';
import { endOfYearChecks, sunspotEvent } from '../../src/rules/year/index.ts';
import type { BernalId } from '../../src/types.ts';
import { onlyBlack } from '../support/beads.ts';
import { cardIn, doing, stackIn } from '../support/operations.ts';

/** What is measured with another Home Bernal, and with this one at home. */
type Case = readonly [others: unknown, own: unknown, measure: (table: Scene) => unknown];

const brokenAt = (table: Scene, node: 'EML4') =>
  table.outpost(node, { cards: [{ card: 'drill', damaged: true }, 'C07'] });

/** B01 and B02 give their colonist at set-up, which is tested there. */
const home: { readonly [id in Exclude<BernalId, 'B01' | 'B02'>]: Case } = {
  B03: [
    [0, 0, 0],
    [0, 0, 1],
    table => [1, 2, 3].map(year => table.year(year).hand('T05').play().offers('offer.tether').length),
  ],
  B04: [false, true, ({ state }) => hasPowersat(state)],
  B05: [
    [8, 7],
    [9, 7],
    table => {
      const [light, heavy] = (['R02', 'F01'] as const).map(card => {
        table.state.bank = 10;
        return doing(table.hand(card), boost, `${card}@LEO`, 'done').state.bank;
      });
      return [light, heavy]; // masses 2 and 3
    },
  ],
  B06: [false, true, table => repair.isPossible(brokenAt(table, 'EML4').state)],
  B07: [
    [true, true],
    [false, true],
    table => {
      table.outpost('BENNU', { cards: [{ card: 'C07', lonely: true }] });
      table.outpost('EROS', { cards: [{ card: 'N01', lonely: true }] });
      table.perform(t => endOfYearChecks(t));
      return (['C07', 'N01'] as const).map(card => cardIn(table, card).lonely);
    },
  ],
  B08: [
    1,
    2,
    table => table.dice(1, 1).perform(t => testRoll(t, 1, { by: null, purpose: 'observe', node: 'EML5' })).result,
  ],
  B09: [
    0,
    1,
    table =>
      table
        .year(4)
        .hand('T05')
        .dice(5)
        .perform(t => sunspotEvent(t)).state.hand.length, // yellow: Budget Cuts
  ],
  B10: [
    [0, 10],
    [1, 13],
    table => {
      const played = table.outpost('CYC', { cards: ['tourists', 'rover'] }).play();
      const offers = played.offers('hotel:');
      if (offers.length > 0) played.choose(offers[0]!);
      return [offers.length, played.state.bank];
    },
  ],
};

/** What is measured before it is promoted, and after. */
const promoted: { readonly [id in BernalId]: Case } = {
  B01: [
    [false, false],
    [true, false],
    table =>
      (['MAR-PV', 'EROS'] as const).map(site => {
        const copy = scene().with(state => void Object.assign(state, structuredClone(table.state)));
        return foundColony.isPossible(copy.factory(site).outpost(site, { cards: ['N13'] }).state);
      }),
  ],
  B02: [
    ['N01', ['N03', 'N02']],
    ['N02', ['N01', 'N03']],
    table => {
      table.queue('N01', 'N02', 'N03').perform(t => exomigrate(t), 'N02');
      return [table.state.stacks[1]!.cards.at(-1)!.card, table.state.queue];
    },
  ],
  B03: [7, 10, table => doing(table.hand('module'), boost, 'module@GEO', 'done').state.bank],
  B04: [
    0,
    1,
    table => drivesOf(table.rocket('EML1', { cards: ['T10'], wet: 4 }).state, stackIn(table, 3))[0]!.bonusBurns,
  ],
  B05: [
    5, // twice 3
    8,
    table => doing(table.bank(11).hand('F01'), boost, 'F01@EML3', 'done').state.bank,
  ],
  B06: [[], ['EML4'], table => placesOf(table.hand('cryoTank').state).map(({ node }) => node)],
  B07: [1, 3, ({ state }) => colonistLimit(state)], // any promoted Bernal counts two
  B08: [
    0,
    1,
    table => {
      table.with(state => void state.satellites.push('VE-L1'));
      return table.dice(5).perform(t => solarFlare(t)).state.satellites.length; // 5 + 1
    },
  ],
  B09: [
    [2, 2],
    [2, 3],
    table =>
      [2, 3].map(year => {
        const rolled = table
          .year(year)
          .with(onlyBlack)
          .dice(2)
          .perform(t => discoveryRoll(t, 'EROS'));
        return rolled.said('discovery.rolled')[0]!.params!['count'];
      }),
  ],
  B10: [
    [1, 13],
    [1, 16],
    table => {
      const played = table.outpost('CYC', { cards: ['tourists', 'rover'] }).play();
      const offers = played.offers('hotel:');
      return [offers.length, played.choose(offers[0]!).state.bank];
    },
  ],
};

const atHome = (card: BernalId, isPromoted: boolean) => {
  const table = scene({ crew: 'C01' }).home(card);
  if (isPromoted) stackIn(table, 2).cards[0]!.side = 'purple';
  return table;
};

describe('abilities of Bernals', () => {
  test.each(Object.keys(home) as (keyof typeof home)[])(
    '[END-BERNAL-02] %s at home does what it says, others do not',
    id => {
      const [others, own, measure] = home[id];
      expect(measure(scene({ crew: 'C01' }).home('B02'))).toEqual(others);
      expect(measure(atHome(id, false))).toEqual(own);
    },
  );

  test.each(Object.keys(promoted) as BernalId[])('[END-BERNAL-08] %s does more once it is promoted', id => {
    const [before, after, measure] = promoted[id];
    expect(measure(atHome(id, false))).toEqual(before);
    expect(measure(atHome(id, true))).toEqual(after);
  });
});
