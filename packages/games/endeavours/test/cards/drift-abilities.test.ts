import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { isBank } from '../../src/rules/bernals.ts';
import { discoveryRoll } from '../../src/rules/discoveries.ts';
import { load } from '../../src/rules/free/fuel.ts';
import { anchoring } from '../../src/rules/operations/anchoring.ts';
import { boost } from '../../src/rules/operations/boost.ts';
import { observe } from '../../src/rules/operations/observe.ts';
import { placesOf } from '../../src/rules/operations/production.ts';
import { research } from '../../src/rules/operations/research.ts';
import { contactsOf } from '../../src/rules/radio.ts';
import { endOfYearChecks, profit } from '../../src/rules/year/index.ts';
import type { CardId, DriftId } from '../../src/types.ts';
import { onlyBlack } from '../support/beads.ts';
import { driveBy } from '../support/move.ts';
import { acting, doing, offered } from '../support/operations.ts';

/** What is measured while it drifts at JU-L1, and once it is Anchored there. */
type Case = readonly [adrift: unknown, anchored: unknown, measure: (table: Scene) => unknown];

const at = (table: Scene, ...cards: CardId[]) => table.outpost('JU-L1', { cards });

const cases: { readonly [id in Exclude<DriftId, 'D01'>]: Case } = {
  D02: [
    [],
    ['JU-L1'],
    table =>
      [...placesOf(table.hand('telescope').state), ...placesOf(table.hand('cryoTank').state)].map(({ node }) => node),
  ],
  D03: [
    false,
    12,
    table => {
      table.with(onlyBlack).observation('OI7-1').dice(1, 4, 1); // 1 against 4 - 3
      return observe.isPossible(table.state) && doing(table, observe).state.bank;
    },
  ],
  D04: [undefined, 4, ({ state }) => contactsOf(state).find(({ node }) => node === 'JU-L1')?.value],
  D05: [0, 1, table => at(table, 'rover').perform(profit, 'aqua').stack(2).cargo.water],
  D06: [
    true,
    false,
    table => {
      table.outpost('JU-L1', { cards: [{ card: 'C07', lonely: true }] });
      return table.perform(t => endOfYearChecks(t)).card('C07')!.lonely;
    },
  ],
  D07: [
    ['drill@LEO', 'module@EML4'],
    ['drill@LEO', 'drill@JU-L1', 'module@EML4', 'module@JU-L1'],
    table =>
      offered(table.home('B06').hand('drill', 'module', 'R01'), boost).filter(key => /^(drill|module)@/.test(key)),
  ],
  D08: [
    [false, false],
    [true, false],
    table => {
      table.hand('T01', 'T02', 'T03', 'T04', 'G02').patents('thruster', 'T05');
      return [[], ['G01']].map(more => research.isPossible(table.hand(...(more as CardId[])).state));
    },
  ],
  D09: [
    [2, 2],
    [3, 2],
    table =>
      (['CAL-GC', 'EROS'] as const).map(node => {
        const rolled = table
          .with(onlyBlack)
          .dice(2)
          .perform(t => discoveryRoll(t, node));
        return rolled.said('discovery.rolled')[0]!.params!['count'];
      }),
  ],
  D10: [9, 11, table => driveBy(table.rocket('JU-L1', { cards: ['C07'], wet: 5 }), 'C07')!.netThrust],
  D11: [false, true, table => isBank(table.rocket('JU-L1', { cards: ['C07'], wet: 5 }).state, 'JU-L1') && loads(table)],
};

/** Aqua becomes Cargo water at JU-L1. */
const loads = (table: Scene) => acting(table, load, 'stack:2', '3').stack(2).cargo.water === 3;

describe('Drift Bernals', () => {
  test.each(Object.keys(cases) as (keyof typeof cases)[])(
    '[END-DRIFT-12] %s does what it says once it is Anchored, and nothing adrift',
    id => {
      const [adrift, anchored, measure] = cases[id];
      expect(measure(scene({ crew: 'C01' }).drift(id, 'JU-L1'))).toEqual(adrift);
      expect(measure(scene({ crew: 'C01' }).drift(id, 'JU-L1', true))).toEqual(anchored);
    },
  );

  test('[END-DRIFT-12] D01 Slipstream: the Slipstream Freighter is there once it is Anchored', () => {
    const table = scene()
      .drift('D01', 'JU-L1')
      .patents('freighter', 'K01')
      .outpost('JU-L1', { cards: ['G01'], cargo: { water: 9 } });
    const anchored = doing(table, anchoring);
    expect(anchored.state.stacks.find(({ kind }) => kind === 'slipstream')).toMatchObject({ node: 'JU-L1' });
  });
});
