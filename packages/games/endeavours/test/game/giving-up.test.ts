import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { decommissionFreely, removeToken } from '../../src/rules/free/tokens.ts';
import { acting, keyFor, offered } from '../support/operations.ts';

const canRemove = (at: Scene) => removeToken.isPossible(at.state);

describe('tokens that are taken off the map', () => {
  test('[END-CLAIM-02] a Site that was only visited or busted has none', () => {
    expect(canRemove(scene())).toBe(false);
    expect(
      canRemove(
        scene()
          .site('BENNU', { visited: true, hazard: [1] })
          .site('EROS', { busted: true }),
      ),
    ).toBe(false);
  });

  test('[END-FACTORY-09] the only Dirtside stays, whatever else there is elsewhere', () => {
    const table = scene().factory('CERES', 'BENNU').site('EROS', { claim: true }).bernal('B03', 'CE-LC');
    expect(offered(table, removeToken)).toEqual(['node:BENNU', 'node:EROS']);
  });

  test('[END-RULE-05] the Home Bernal keeps no Factory in place', () => {
    expect(canRemove(scene().home('B03', 'CE-LC').factory('CERES'))).toBe(true);
  });

  test('[END-CORE-12] a Factory leaves its Claim, and takes its plant along; the other token stays as it is', () => {
    const table = scene().factory('BENNU').site('BENNU', { plant: 'F08' }).site('EROS', { claim: true });
    const removed = acting(table, removeToken, 'node:BENNU');
    const labels = removed.decisions[0]!.asks[0]!.options.map(option => (option as { label: unknown }).label);
    expect(labels).toEqual([
      { key: 'token.factory', params: { site: { key: 'node.BENNU' } } },
      { key: 'token.claim', params: { site: { key: 'node.EROS' } } },
    ]);
    expect(removed.site('BENNU')).toMatchObject({ claim: true, factory: false, plant: null });
    expect(removed.said('token.removed')).toEqual([
      { key: 'token.removed', params: { site: { key: 'node.BENNU' } }, rule: 'END-CORE-12' },
    ]);
    expect(acting(table, removeToken, 'node:EROS').site('EROS')!.claim).toBe(false);
    expect(removed.site('BENNU')!.claim).toBe(true);
  });
});

describe('cards that are given up', () => {
  test('[END-CORE-22] none on the way from place to place', () => {
    const flying = scene().rocket('EML1', { cards: ['rover', 'T05'] });
    expect(offered(flying, decommissionFreely)).toEqual([keyFor(flying, 'rover'), keyFor(flying, 'T05')]);
    Object.assign(flying.state.stacks.at(-1)!, { node: null });
    expect(decommissionFreely.isPossible(flying.state)).toBe(false);
  });

  test('[END-CORE-22] an Anchored Bernal is not given up, one under way is', () => {
    const table = scene().bernal('B03', 'CE-LC');
    expect(decommissionFreely.isPossible(table.state)).toBe(false);
    expect(decommissionFreely.isPossible(scene().bernal('B03', 'CE-LC', { anchored: false }).state)).toBe(true);
  });

  test('[END-CORE-22] a mission that is over binds nobody, even with a penalty', () => {
    const at = scene().rocket('EML1', { cards: ['XM1-1', 'rover', 'drill'] });
    at.found('XM1-1', { no: at.state.stacks.at(-1)!.cards[0]!.no, penalty: 3 });
    expect(offered(at, decommissionFreely)).toEqual([keyFor(at, 'rover'), keyFor(at, 'drill')]);
    at.state.found[0]!.status = 'failed';
    expect(offered(at, decommissionFreely)).toHaveLength(3);
  });
});
