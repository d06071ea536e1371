import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { removeToken } from '../../src/rules/free/tokens.ts';
import { industrialize } from '../../src/rules/operations/industrialize.ts';
import { marketPrice } from '../../src/rules/operations/market.ts';
import { rightFor, spend } from '../../src/rules/operations/rights.ts';
import { hasPowersat } from '../../src/rules/support.ts';
import type { SiteId } from '../../src/types.ts';
import { doing, namesIn, noOf, offered, stackIn } from '../support/operations.ts';

type Cards = Parameters<Scene['rocket']>[1]['cards'];
const claim = (site: SiteId, cards: Cards) => scene().site(site, { claim: true }).rocket(site, { cards: cards! });
const canBuild = (at: Scene) => industrialize.isPossible(at.state);

describe('industrialize', () => {
  test('[END-FACTORY-01] robonaut and refinery with all that supports and cools them become a Factory', () => {
    const table = claim('EROS', ['R11', 'G08', 'H08', 'F01', 'C07', 'G01']);
    const built = doing(table, industrialize);
    expect(built.site('EROS')!.factory).toBe(true);
    expect(namesIn(stackIn(table, 2))).toEqual(['C07', 'G01']);
    expect([...built.state.hand].sort()).toEqual(['F01', 'G08', 'H08', 'R11']);
  });

  test('[END-FACTORY-01] both Operational, at a Claim that has no Factory', () => {
    expect(canBuild(claim('EROS', ['R10', 'F01']))).toBe(true);
    expect(canBuild(claim('EROS', ['R10']))).toBe(false);
    expect(canBuild(claim('EROS', ['R11', 'F01']))).toBe(false); // no current
    expect(canBuild(claim('EROS', [{ card: 'R10', damaged: true }, 'F01']))).toBe(false);
    expect(canBuild(claim('EROS', ['R10', 'F01']).site('EROS', { factory: true }))).toBe(false);
    expect(canBuild(claim('EROS', ['R10', 'F01']).site('EROS', { claim: false }))).toBe(false);
  });

  test('[END-FACTORY-01] both chains are cooled at once', () => {
    const cards = ['R11', 'G08', 'F11', 'G01'] as const; // a therm each
    expect(canBuild(claim('EROS', [...cards, 'H01']))).toBe(false);
    expect(canBuild(claim('EROS', [...cards, 'H01', 'H06']))).toBe(true);
  });

  test('[END-FACTORY-01] which radiators go is the Player’s choice; none goes for nothing', () => {
    const table = claim('EROS', ['R11', 'G08', 'F01', 'H01', 'H08']);
    const with_ = (card: 'H01' | 'H08') => (['R11', 'G08', 'F01', card] as const).map(id => noOf(table, id)).join('+');
    expect(offered(table, industrialize)).toEqual([with_('H01'), with_('H08')]);
  });

  test('[END-FACTORY-02] a support goes though something else uses it', () => {
    const table = claim('EROS', ['R06', 'G01', 'F01', 'drill']);
    doing(table, industrialize);
    expect(namesIn(stackIn(table, 2))).toEqual(['drill']);
  });

  test('[END-FACTORY-03] a Nuclear Battery is no part of it', () => {
    expect(canBuild(claim('EROS', ['R06', 'battery', 'F01']))).toBe(false);
    expect(canBuild(claim('EROS', ['R06', 'G01', 'F01']))).toBe(true);
  });

  test('[END-FACTORY-04] it has the spectral type of its Site', () => {
    const table = claim('EROS', ['R10', 'F03', 'X01', 'H05']); // a V refinery on an S Site
    doing(table, industrialize);
    expect([marketPrice(table.state, 'S'), marketPrice(table.state, 'V')]).toEqual([8, 10]);
  });

  test('[END-FACTORY-07] on a push Site it gives Powersat', () => {
    const table = claim('AMUN', ['R10', 'F01']);
    expect(hasPowersat(table.state)).toBe(false);
    doing(table, industrialize);
    expect(hasPowersat(table.state)).toBe(true);
  });

  test('[END-FACTORY-08] each Industrialist does one industrialize or anchoring more a year', () => {
    const { state } = scene().rocket('BENNU', { cards: ['N04'] });
    expect(rightFor(state, 'anchoring')!.kind).toBe('specialist');
    spend(state, rightFor(state, 'industrialize')!);
    expect(rightFor(state, 'industrialize')!.kind).toBe('operation');
    expect(rightFor(state, 'anchoring')!.kind).toBe('operation');
  });

  test('[END-FACTORY-09] it may be removed, but not with a dome, nor as somebody’s only Dirtside', () => {
    const canRemove = (at: Scene) => removeToken.isPossible(at.state);
    expect(canRemove(scene().factory('CERES'))).toBe(true);
    expect(canRemove(scene().colony('CERES'))).toBe(false);
    expect(canRemove(scene().factory('CERES').bernal('B03', 'CE-LC'))).toBe(false);
    const both = scene().factory('CERES', 'PALLAS').bernal('B03', 'CE-LC');
    expect(offered(both, removeToken)).toEqual(['node:CERES', 'node:PALLAS']);
    expect(canRemove(scene().factory('CERES').bernal('B03', 'CE-LC', { anchored: false }))).toBe(true);
    expect(canRemove(scene().factory('CERES').drift('D02', 'CE-LC', true))).toBe(true);
    expect(canRemove(scene().home('B07').factory('BENNU'))).toBe(true); // the Home Bernal needs none
  });

  test('[END-CORE-12] there are seven cubes', () => {
    const table = claim('EROS', ['R10', 'F01']).factory('BENNU', 'RYUGU', 'CERES', 'VESTA', 'PALLAS', 'PSYCHE');
    expect(canBuild(table)).toBe(true);
    table.stack('mobile', 'EML1');
    expect(canBuild(table)).toBe(false);
    expect(industrialize.whyNot(table.state).rule).toBe('END-CORE-12');
  });
});
