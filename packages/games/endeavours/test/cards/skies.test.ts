import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { exomigrateFreely } from '../../src/rules/free/exomigrate.ts';
import { shieldingRoll } from '../../src/rules/move/shielding.ts';
import { boost } from '../../src/rules/operations/boost.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { transmit } from '../../src/rules/operations/transmit.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import { flareAt } from '../../src/rules/year/flare.ts';
import { endOfYearChecks } from '../../src/rules/year/index.ts';
import type { NodeId, ObservationId } from '../../src/types.ts';
import { sighting } from '../support/cards.ts';
import { doing } from '../support/operations.ts';

const copies = <V>(title: string, ...values: V[]) =>
  values.map((value, at) => [`${title}-${at + 1}` as ObservationId, value] as const);
const under = (card: ObservationId): Scene => scene().with(state => void state.skies.push({ card, until: 9 }));

describe('ongoing sights', () => {
  test.each([
    ...copies('OO1', 6, 8, 10),
    ...copies('OO2', 6, 8, 10),
    ...copies('OO3', 6, 6, 6),
    ...copies('OO4', 3, 5),
    ...copies('OO5', 4, 6, 8),
    ...copies('OO6', 6, 8, 10),
    ...copies('OO7', 4, 6, 8),
  ])('[END-OBSCARD-14] %s holds for %i years after the current one, and is Discarded then', (card, years) => {
    const table = scene().year(20);
    sighting(table, card);
    const endOf = (year: number) => table.year(year).perform(t => endOfYearChecks(t)).state;
    expect(endOf(20 + years - 1).skies).toHaveLength(1);
    expect(table.state.observation.discard).toEqual([]);
    expect(endOf(20 + years).skies).toEqual([]);
    expect(table.state.observation.discard).toEqual([card]);
  });

  test.each([...copies('OO1', 5, 5, 5), ...copies('OO2', 3, 3, 3)])(
    '[END-OBSCARD-14] %s Solar Maximum or Minimum: a 4 in the Earth zone is %i',
    (card, result) => {
      expect(flareAt(under(card).state, 4, 'EML1')).toBe(result);
    },
  );

  test.each(copies<NodeId>('OO3', 'BENNU', 'EROS', 'PALLAS'))(
    '[END-OBSCARD-14] %s Meteor Stream: one more at %s alone',
    (card, node) => {
      const against = (at: NodeId) => {
        const table = under(card)
          .outpost(at, { cards: ['rover'] })
          .dice(6);
        return table.perform(t => shieldingRoll(t, stackNo(t.state, 2), 3, at)).said('shielding.holds')[0]!.params![
          'against'
        ];
      };
      const places: NodeId[] = ['BENNU', 'EROS', 'PALLAS'];
      expect(places.map(against)).toEqual(places.map(each => (each === node ? 4 : 3)));
    },
  );

  test.each(copies('OO4', 1, 1))('[END-OBSCARD-14] %s Ionospheric Storm: no transmit operation', card => {
    const lonely = (table: Scene) =>
      table.outpost('EROS', { cards: [{ card: 'C07', lonely: true }, 'antenna', 'G01'] }).colony('CAL-GC').state;
    expect(transmit.isPossible(lonely(scene()))).toBe(true);
    expect(transmit.isPossible(lonely(under(card)))).toBe(false);
    expect(transmit.whyNot(lonely(under(card))).rule).toBe('END-OBSCARD-14');
  });

  test.each(copies('OO5', 2, 2, 2))('[END-OBSCARD-14] %s Cheap Launch: a boost of 3 in all costs %i', (card, price) => {
    const boosted = doing(under(card).home('B06').hand('T05', 'drill'), boost, 'T05@LEO', 'drill@LEO', 'done');
    expect(boosted.state.bank).toBe(10 - price + 1); // the Spaceport Company gets 1 back
    const light = doing(under(card).home('B06').hand('drill'), boost, 'drill@LEO', 'done');
    expect(light.state.bank).toBe(10);
  });

  test.each(copies('OO6', 2, 2, 2))('[END-OBSCARD-14] %s Microgravity Boom: a refuel of 1 gives %i', (card, water) => {
    expect(doing(under(card).outpost('PALLAS', { cards: ['R02'] }), refuel).stack(2).cargo.water).toBe(water);
  });

  test.each(copies('OO7', 1, 1, 1))('[END-OBSCARD-14] %s Talent Drain: no optional exomigration', card => {
    expect(exomigrateFreely.isPossible(scene().queue('N01').state)).toBe(true);
    expect(exomigrateFreely.isPossible(under(card).queue('N01').state)).toBe(false);
    expect(exomigrateFreely.whyNot(under(card).queue('N01').state)!.rule).toBe('END-OBSCARD-14');
  });
});
