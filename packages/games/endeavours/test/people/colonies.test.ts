import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { exomigrateFreely } from '../../src/rules/free/exomigrate.ts';
import { foundColony } from '../../src/rules/free/found-colony.ts';
import { removeToken } from '../../src/rules/free/tokens.ts';
import { settlement } from '../../src/rules/operations/settlement.ts';
import { colonistLimit, exomigrate } from '../../src/rules/people/colonists.ts';
import { isInhabited } from '../../src/rules/people/people.ts';
import type { SiteId } from '../../src/types.ts';
import { acting, doing, namesIn, noOf, stackIn } from '../support/operations.ts';

const canFound = (at: Scene) => foundColony.isPossible(at.state);
const domes: SiteId[] = ['BENNU', 'RYUGU', 'EROS', 'VESTA', 'PSYCHE'];

describe('founding a Colony', () => {
  test('[END-COLONY-01] a Human at a Factory is given up for a dome: the Crew is in LEO again', () => {
    const table = scene()
      .factory('CERES')
      .rocket('CERES', { cards: ['C07', 'rover'] });
    const done = acting(table, foundColony);
    expect(done.site('CERES')!.colony).toBe(true);
    expect(done.cardsAt('LEO')).toEqual(['C07']);
    expect(namesIn(stackIn(table, 2))).toEqual(['rover']);
  });

  test('[END-COLONY-01] a Colonist goes under the queue', () => {
    const done = acting(
      scene()
        .queue('N02', 'N03')
        .factory('CERES')
        .rocket('CERES', { cards: ['N01'] }),
      foundColony,
    );
    expect(done.state.queue).toEqual(['N01', 'N03', 'N02']); // N02 is next
  });

  test('[END-COLONY-01] nobody lonely, no Robot, no tourist, and only at a Factory', () => {
    expect(
      canFound(
        scene()
          .factory('CERES')
          .rocket('CERES', { cards: [{ card: 'C07', lonely: true }] }),
      ),
    ).toBe(false);
    expect(
      canFound(
        scene()
          .factory('CERES')
          .rocket('CERES', { cards: ['N13', 'tourists'] }),
      ),
    ).toBe(false);
    expect(
      canFound(
        scene()
          .site('CERES', { claim: true })
          .rocket('CERES', { cards: ['C07'] }),
      ),
    ).toBe(false);
    expect(
      canFound(
        scene()
          .colony('CERES')
          .rocket('CERES', { cards: ['C07'] }),
      ),
    ).toBe(false);
  });

  test('[END-COLONY-02] it is Human and stays', () => {
    const { state } = scene().colony('CERES');
    expect(isInhabited(state, 'CERES')).toBe(true);
    expect(removeToken.isPossible(state)).toBe(false);
  });

  test('[END-CORE-12] there are seven domes, one of them on the Home Bernal', () => {
    const table = scene()
      .colony(...domes)
      .factory('CERES')
      .rocket('CERES', { cards: ['C07'] });
    expect(canFound(table)).toBe(true);
    table.colony('PALLAS');
    expect(canFound(table)).toBe(false);
    expect(foundColony.whyNot(table.state)!.rule).toBe('END-CORE-12');
  });
});

describe('remote settlement', () => {
  const table = () =>
    scene()
      .factory('CERES')
      .patents('thruster', 'T01')
      .queue('N02')
      .leo({ cards: [{ card: 'T05', side: 'black' }, 'T06'] })
      .rocket('EML1', { cards: ['N01'] });

  test('[END-COLONY-03] a black card at home and a Colonist for a dome far away, and a replacement comes', () => {
    const done = doing(table(), settlement);
    expect(done.site('CERES')!.colony).toBe(true);
    expect(done.state.patents.thruster).toEqual(['T05', 'T01']); // under its deck
    expect(done.cardsAt('LEO')).toEqual(['T06']);
    expect(done.state.queue).toEqual(['N01']);
    expect(done.cardsAt('EML3')).toEqual(['B05', 'N02']);
  });

  test('[END-COLONY-03] it needs all of them; the card may be at the Home Bernal, too', () => {
    const without = (change: (at: Scene) => void) => {
      const at = table();
      change(at);
      return settlement.isPossible(at.state);
    };
    expect(without(() => {})).toBe(true);
    expect(without(at => at.colony('CERES'))).toBe(false);
    expect(without(at => stackIn(at, 2).cards.pop())).toBe(false);
    expect(without(at => stackIn(at, 0).cards.shift())).toBe(false);
    expect(without(at => stackIn(at, 1).cards.push(stackIn(at, 0).cards.shift()!))).toBe(true);
    expect(without(at => stackIn(at, 2).cards.push(stackIn(at, 0).cards.shift()!))).toBe(false); // not at EML1
  });
});

describe('exomigration', () => {
  test('[END-COLONY-04] Robots go to the Hand until a Human comes to the Home Bernal', () => {
    const done = scene().queue('N13', 'N14', 'N01', 'N02').perform(exomigrate);
    expect(done.state.hand).toEqual(['N13', 'N14']);
    expect(done.cardsAt('EML3')).toEqual(['B05', 'N01']);
    expect(done.state.queue).toEqual(['N02']);
  });

  test('[END-COLONY-04] to LEO without a Home Bernal; nobody comes from an empty queue', () => {
    const homeless = scene().queue('N01');
    homeless.with(state => {
      state.stacks.splice(1, 1);
      state.bernals = [];
    });
    expect(homeless.perform(exomigrate).cardsAt('LEO')).toEqual(['N01']);
    expect(scene().perform(exomigrate).cardsAt('EML3')).toEqual(['B05']);
  });

  test('[END-COLONY-05] Anchored Bernals, promoted ones twice, stations, Anchored Drift Bernals, the set-up bonus', () => {
    const table = scene();
    expect(colonistLimit(table.state)).toBe(1);
    table.bernal('B03', 'CE-LC', { promoted: true });
    expect(colonistLimit(table.state)).toBe(3);
    table.bernal('B04', 'CE-LA', { anchored: false }).station('fuelDepot', null).drift('D02', 'MA-L1');
    expect(colonistLimit(table.state)).toBe(3);
    table.state.stations[0]!.node = 'CE-LD';
    table.state.drift[0]!.anchored = true;
    table.state.colonistBonus = 1;
    expect(colonistLimit(table.state)).toBe(6);
  });

  test('[END-COLONY-04] whoever comes is white side up', () => {
    expect(scene().queue('N01').perform(exomigrate).card('N01')).toMatchObject({ side: 'white', lonely: false });
  });

  test('[END-COLONY-05, END-DISC-08] robotIntegration: one more for Robots in play, not for Humans', () => {
    const limit = (...cards: ('N01' | 'N13' | 'N14')[]) =>
      colonistLimit(scene().project('robotIntegration').rocket('EML1', { cards }).state);
    expect([limit(), limit('N01'), limit('N13'), limit('N13', 'N14', 'N01')]).toEqual([1, 1, 2, 2]);
  });

  test('[END-COLONY-05, END-COLONY-06] a free action below the limit; Robots count in play, not in Hand', () => {
    const can = (at: Scene) => exomigrateFreely.isPossible(at.state);
    expect(can(scene().queue('N01'))).toBe(true);
    expect(can(scene())).toBe(false);
    expect(can(scene().queue('N01').hand('N13'))).toBe(true);
    expect(
      can(
        scene()
          .queue('N01')
          .rocket('EML1', { cards: ['N13'] }),
      ),
    ).toBe(false);
    expect(
      can(
        scene()
          .queue('N01')
          .rocket('EML1', { cards: ['N02'] }),
      ),
    ).toBe(false);
    const done = acting(scene().queue('N01'), exomigrateFreely);
    expect(done.cardsAt('EML3')).toEqual(['B05', 'N01']);
  });

  test('[END-CORE-09] nobody Human is given up but to settle: the founder is chosen among those who may', () => {
    const table = scene()
      .factory('CERES')
      .rocket('CERES', { cards: ['C07', 'N01'] });
    acting(table, foundColony, `${noOf(table, 'N01')}@CERES`);
    expect(namesIn(stackIn(table, 2))).toEqual(['C07']);
  });
});
