import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { effects } from '../../src/hooks.ts';
import { dropFound } from '../../src/rules/free/drop-found.ts';
import { decommission } from '../../src/rules/losing.ts';
import { pointsOf } from '../../src/rules/missions/found.ts';
import { isAssistSafe } from '../../src/rules/move/lifting.ts';
import { shieldingRoll } from '../../src/rules/move/shielding.ts';
import { explore } from '../../src/rules/operations/explore.ts';
import { freeMarket } from '../../src/rules/operations/market.ts';
import { observe } from '../../src/rules/operations/observe.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { featuresOf, hydrationOf, liftValueOf } from '../../src/rules/sites.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import { isOperational } from '../../src/rules/support.ts';
import type { CardId, ExplorationId, SiteId } from '../../src/types.ts';
import { onlyBlack } from '../support/beads.ts';
import { fly } from '../support/move.ts';
import { acting, cardIn, doing, keyFor } from '../support/operations.ts';

const both = <V>(title: string, one: V, two: V) =>
  [
    [`${title}-1` as ExplorationId, one],
    [`${title}-2` as ExplorationId, two],
  ] as const;

/** The card lies on EROS, and a Stack is there. */
const lying = (card: ExplorationId, site: SiteId = 'EROS', ...cards: CardId[]): Scene =>
  scene()
    .site(site, { visited: true, hazard: [5], terrain: 3, potential: 2, ongoing: [card] })
    .outpost(site, { cards });
const stackIn = ({ state }: Scene) => stackNo(state, 2);

describe('ongoing effects at their Site', () => {
  test.each(both('XO1', 1, 2))(
    '[END-EXPCARD-08] %s Rich Vein: refuel operations here give %i FTs more',
    (card, more) => {
      expect(doing(lying(card, 'PALLAS', 'R02'), refuel).stack(2).cargo.water).toBe(1 + more);
      const elsewhere = lying(card, 'EROS').outpost('PALLAS', { cards: ['R02'] });
      expect(doing(elsewhere, refuel).stack(3).cargo.water).toBe(1);
    },
  );

  test.each(both('XO2', 3, 4))('[END-EXPCARD-08] %s Hot Springs: hydration at least %i here', (card, hydration) => {
    const { state } = lying(card);
    expect([hydrationOf(state, 'EROS'), hydrationOf(state, 'EUREKA')]).toEqual([hydration, 0]);
    expect(hydrationOf(lying(card, 'DEIMOS').state, 'DEIMOS')).toBe(hydration);
    expect(hydrationOf(lying(card, 'WIRTANEN').state, 'WIRTANEN')).toBe(4);
  });

  test.each(both<['drill' | 'antenna', 'drill' | 'antenna']>('XO3', ['drill', 'antenna'], ['antenna', 'drill']))(
    '[END-EXPCARD-08] %s Magnetic Anomaly: of %j only the second is Operational',
    (card, [dead, alive]) => {
      const table = lying(card, 'EROS', 'drill', 'antenna', 'G01');
      const works = (each: CardId) => isOperational(table.state, stackIn(table), cardIn(table, each));
      expect([works(dead), works(alive)]).toEqual([false, true]);
    },
  );

  test.each([...both('XO4', 3, 2), ...both('XO15', 6, 7)])(
    '[END-EXPCARD-08] %s Lava Tubes or Unstable Slope: hazard dice of 5 count %i',
    (card, against) => {
      const table = lying(card, 'EROS', 'rover').dice(6, 6);
      const rolled = table.perform(t => shieldingRoll(t, stackIn(table), 5, 'EROS'));
      expect([...rolled.said('shielding.holds'), ...rolled.said('shielding.fails')][0]!.params).toMatchObject({
        hazard: 5,
        against,
      });
      const lower = table.perform(t => shieldingRoll(t, stackIn(table), 1, 'EROS'));
      expect(lower.said('shielding.holds').at(-1)!.params!['against']).toBe(Math.max(1, against - 4));
    },
  );

  test.each([...both('XO5', 1, 0), ...both('XO6', 3, 4)])(
    '[END-EXPCARD-08] %s Landing Field or Loose Regolith: a lift value of 2 is %i',
    (card, lift) => {
      const table = lying(card, 'EROS', 'rover');
      expect(liftValueOf(table.state, stackIn(table), 'EROS')).toBe(lift);
      expect(liftValueOf(table.state, stackIn(table), 'EUREKA')).toBe(2);
    },
  );

  test.each([...both('XO7', ['sub'], ['sub', 'astro']), ...both('XO8', ['astro'], ['astro'])])(
    '[END-EXPCARD-08] %s Relict Ocean or Organic Layer: this Site is %j',
    (card, features) => {
      const { state } = lying(card);
      expect(featuresOf(state, 'EROS')).toEqual(features);
      expect(featuresOf(state, 'EUREKA')).toEqual([]);
    },
  );

  test.each(both('XO8', 6, 8))(
    '[END-EXPCARD-08] %s Organic Layer: the second Biosignature here is worth %i',
    (card, points) => {
      const { state } = lying(card).found('XM7-2', { site: 'EROS' }).found('XM7-2', { site: 'EUREKA' });
      expect(state.found.map(found => pointsOf(state, found))).toEqual([points, 6]);
    },
  );

  test.each(both('XO9', false, true))(
    '[END-EXPCARD-08] %s Steady Winds: no roll to land by a Factory; to lift off: %s',
    (card, liftOff) => {
      const table = lying(card, 'EROS', 'rover').factory('EROS', 'EUREKA');
      const isSafe = (site: SiteId, hazard: 'assistLanding' | 'assistLiftOff') =>
        isAssistSafe(table.state, stackIn(table), site, hazard);
      expect([isSafe('EROS', 'assistLanding'), isSafe('EROS', 'assistLiftOff')]).toEqual([true, liftOff]);
      expect(isSafe('EUREKA', 'assistLanding')).toBe(false);
    },
  );

  test.each(['XO9-1', 'XO9-2'] as const)(
    '[END-EXPCARD-08] %s Steady Winds: no aerobrake roll on the way here, but on the way to its neighbour',
    card => {
      const ship = (to: SiteId) => {
        const table = scene()
          .bank(0)
          .site('MAR-PV', { visited: true, hazard: [1], ongoing: [card] })
          .site('MAR-KO', { visited: true, hazard: [1] })
          .rocket('MA-L1', { cards: ['C07'], wet: 8 })
          .dice(...(to === 'MAR-PV' ? [6] : [6, 6]));
        return fly(table, '2', to);
      };
      expect(ship('MAR-PV').said('roll.dice')).toHaveLength(1); // shielding alone
      expect(ship('MAR-KO').said('roll.dice')).toHaveLength(2);
    },
  );

  test.each(both('XO10', 1, 2))(
    '[END-EXPCARD-08] %s Radio Quiet: a Hubble observes from here with %i dice',
    (card, dice) => {
      const table = lying(card, 'EROS', 'telescope').with(onlyBlack).observation('OI7-1');
      const seen = doing(table.dice(...Array.from({ length: dice }, () => 3), 1, 1), observe);
      expect(seen.said('observe.success')[0]!.params).toMatchObject({ sum: 3 * dice });
      expect(observe.isPossible(scene().outpost('EROS', { cards: ['telescope'] }).state)).toBe(false);
    },
  );

  test.each([...both('XO11', 4, 5), ...both('XO12', 2, 1)])(
    '[END-EXPCARD-08] %s Rough or Open Ground: a terrain of 3 counts %i',
    (card, terrain) => {
      const explored = (die: number) =>
        doing(lying(card, 'EROS', 'rover').with(onlyBlack).exploration('XN1-1').dice(die, 1), explore);
      expect(explored(terrain).said('explore.success')).toHaveLength(1);
      if (terrain > 1) expect(explored(terrain - 1).said('explore.failure')).toHaveLength(1);
      const extreme = (die: number) => {
        const table = lying(card, 'EROS', 'rover').with(onlyBlack).exploration('XN1-1');
        table.site('EROS', { terrain: terrain > 3 ? 6 : 1 });
        return doing(table.dice(die, 1), explore).said('explore.success');
      };
      expect(extreme(terrain > 3 ? 6 : 1)).toHaveLength(1);
    },
  );

  test.each(both('XO13', 1, 2))(
    '[END-EXPCARD-08] %s Ore Body: what was produced here sells for %i more',
    (card, more) => {
      const sold = (madeAt: SiteId) =>
        doing(lying(card).leo({ cards: [{ card: 'T05', side: 'black', madeAt }] }), freeMarket).state.bank - 10;
      expect([sold('EROS'), sold('EUREKA')]).toEqual([10 + more, 10]);
    },
  );

  test.each(both('XO14', 1, 2))('[END-EXPCARD-08] %s Deep Well: discovery rolls here draw %i more', (card, more) => {
    const table = lying(card, 'EROS', 'rover').with(onlyBlack).exploration('XN1-1').dice(6, 2);
    expect(doing(table, explore).said('discovery.rolled')[0]!.params).toMatchObject({ die: 2, count: 2 + more });
  });
});

describe('Deep Core Vault', () => {
  const losing = (card: ExplorationId, year: number, lost: CardId, site: SiteId = 'EROS', ...answers: string[]) => {
    const table = lying(card)
      .outpost(site, { cards: [lost, 'drill'] })
      .year(year);
    return table.perform(t => decommission(t, stackNo(t.state, 3), cardIn(table, lost), 'hazard'), ...answers);
  };

  test.each(both('XO16', [1, 2, 3], [3, 6, 84]))(
    '[END-EXPCARD-08] %s: in years like %j equipment goes to the Hand instead of the Pool',
    (card, years) => {
      for (const year of years) expect(losing(card, year, 'rover', 'EROS', 'vault:EROS').state.hand).toEqual(['rover']);
    },
  );

  test('[END-EXPCARD-08] XO16-2: not in the years between', () => {
    for (const year of [1, 2, 4, 5]) expect(losing('XO16-2', year, 'rover').asked).toEqual([]);
  });

  test('[END-EXPCARD-08] XO16-1: no Human, no sample, nowhere else, and once a year', () => {
    expect(losing('XO16-1', 1, 'tourists').asked).toEqual([]);
    expect(losing('XO16-1', 1, 'sample:S').asked).toEqual([]);
    expect(losing('XO16-1', 1, 'rover', 'EUREKA').asked).toEqual([]);
    const used = lying('XO16-1', 'EROS', 'rover').with(state => {
      state.usedYear.push('vault:EROS');
    });
    const lost = used.perform(t => decommission(t, stackNo(t.state, 2), cardIn(used, 'rover'), 'hazard'));
    expect(lost.state.hand).toEqual([]);
  });
});

describe('getting rid of them', () => {
  test('[END-EXPCARD-09] an ongoing card may be Discarded when nothing else is on the Site', () => {
    const alone = scene().site('EROS', { ongoing: ['XO6-1', 'XO15-1'] });
    const cleared = acting(alone, dropFound, 'XO15-1');
    expect(cleared.site('EROS')!.ongoing).toEqual(['XO6-1']);
    expect(cleared.state.exploration.discard).toEqual(['XO15-1']);
    expect(dropFound.isPossible(lying('XO6-1', 'EROS', 'rover').state)).toBe(false);
  });

  test('[END-EXPCARD-08] nothing is told of a card that is gone', () => {
    const table = lying('XO3-1', 'EROS', 'drill', 'G01');
    expect(effects.tell(table.state, 'silenced', { node: 'EROS' })).toEqual(['drills']);
    table.site('EROS', { ongoing: [] });
    expect(effects.tell(table.state, 'silenced', { node: 'EROS' })).toEqual([]);
    expect(keyFor(table, 'drill')).toBe(`card:${stackIn(table).cards[0]!.no}`);
  });
});
