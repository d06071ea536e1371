import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { isSite, nodeIds, zoneOf } from '../../src/map/index.ts';
import { isWorth, labelOfReward, reward } from '../../src/rules/missions/rewards.ts';
import { onlyBlack } from '../support/beads.ts';
import { namesIn, offered, stackIn } from '../support/operations.ts';

const isWorthIn = ({ state }: Scene) => isWorth(state, state.found[0]!);
const rewarding = { perform: (t: Parameters<typeof reward>[0]) => reward(t, t.state.found[0]!) };
const rewarded = (at: Scene, ...answers: unknown[]) => at.perform(rewarding.perform, ...answers);

/** Both outposts are elsewhere: there is no room but in Stacks that are there. */
const crowded = (at: Scene) => at.outpost('SEL1', { cards: ['rover'] }).outpost('SEL2', { cards: ['drill'] });

describe('whether there is a reward to choose', () => {
  test('[END-FOUND-07] only with an asterisk; Aqua always', () => {
    expect(isWorthIn(scene().found('XM5-2', { site: 'BENNU' }))).toBe(true);
    expect(isWorthIn(scene().found('XM9-2', { site: 'BENNU' }))).toBe(false);
  });

  test('[END-FOUND-10] a robonaut while the deck has one, and room for it on the Site', () => {
    const probe = () => scene().found('XM3-1', { site: 'BENNU' });
    expect(isWorthIn(probe())).toBe(false);
    expect(isWorthIn(probe().patents('robonaut', 'R07'))).toBe(true);
    expect(isWorthIn(crowded(probe().patents('robonaut', 'R07')))).toBe(false);
    expect(isWorthIn(crowded(probe()).rocket('BENNU', { cards: ['C07'] }))).toBe(false);
  });

  test('[END-FOUND-10, END-EXPCARD-15] water where there is a Stack or an outpost left; a mobile factory holds nothing', () => {
    const water = () => scene().found('XM4-1', { site: 'BENNU' });
    expect(isWorthIn(water())).toBe(true);
    expect(isWorthIn(crowded(water()))).toBe(false);
    expect(isWorthIn(crowded(water()).rocket('BENNU', { cards: ['C07'] }))).toBe(true);
    expect(isWorthIn(crowded(water()).stack('mobile', 'BENNU'))).toBe(false);
    expect(
      isWorthIn(
        crowded(water())
          .stack('mobile', 'BENNU')
          .rocket('BENNU', { cards: ['C07'] }),
      ),
    ).toBe(true);
  });

  test('[END-FOUND-11] to rotate it, where it can go to', () => {
    const clinic = () => scene().found('XM6-1', { site: 'CERES' });
    expect(isWorthIn(clinic())).toBe(true);
    expect(isWorthIn(crowded(clinic()))).toBe(false);
  });

  test('[END-FOUND-10] another movement for a Spacecraft that has moved', () => {
    const flown = (moved: boolean) =>
      scene()
        .found('OM5-3')
        .rocket('EML1', { cards: ['C07'], moved });
    expect([isWorthIn(flown(true)), isWorthIn(flown(false))]).toEqual([true, false]);
    expect(
      isWorthIn(
        scene()
          .found('OM5-3')
          .outpost('EML1', { cards: ['C07'], moved: true }),
      ),
    ).toBe(false);
  });

  test('[END-FOUND-10] it says what it is', () => {
    const labelIn = ({ state }: Scene) => labelOfReward(state, state.found[0]!);
    expect(labelIn(scene().found('XM6-1'))).toStrictEqual({ key: 'found.claim.rotate' });
    expect(labelIn(scene().found('XM5-2'))).toStrictEqual({ key: 'found.claim.aqua', params: { aqua: 7 } });
  });
});

describe('where a reward goes', () => {
  const water = () => scene().found('XM4-1', { site: 'BENNU' });

  test('[END-FOUND-10] into a Stack of the Player’s choice on the Site', () => {
    const two = water()
      .rocket('BENNU', { cards: ['C07'] })
      .outpost('BENNU', { cards: ['rover'] })
      .stack('mobile', 'BENNU');
    expect(offered(two, rewarding)).toEqual(['stack:2', 'stack:3']);
    rewarded(two, 'stack:3');
    expect(stackIn(two, 3).cargo.water).toBe(4);
  });

  test('[END-FOUND-10] into the only one, or into a new outpost beside a mobile factory', () => {
    const one = water()
      .stack('mobile', 'BENNU')
      .rocket('BENNU', { cards: ['C07'] });
    rewarded(one);
    expect(stackIn(one, 3).cargo.water).toBe(4);
    const none = water().stack('mobile', 'BENNU');
    rewarded(none);
    expect([stackIn(none, 3).kind, stackIn(none, 3).cargo.water]).toEqual(['outpost', 4]);
  });

  test('[END-FOUND-11] a card that is rotated: to Colonies, Anchored Bernals and stations that are built, and where there is room', () => {
    const table = () =>
      scene()
        .found('XM7-1', { site: 'BENNU' })
        .found('XM5-2', { site: 'EROS' })
        .colony('CERES')
        .factory('EROS')
        .station('fuelDepot', 'MA-L1')
        .station('surveyCentre', null);
    expect(offered(table(), rewarding)).toEqual(['CERES', 'EML3', 'MA-L1']);
    const full = crowded(table());
    rewarded(full); // the Home Bernal alone has a Stack
    expect(namesIn(stackIn(full, 1))).toEqual(['B05', 'XM7-1']);
    expect(full.state.found.map(({ card }) => card)).toEqual(['XM5-2']);
  });

  test('[END-FOUND-10] another movement for one of those that have moved', () => {
    const fleet = scene()
      .found('OM5-3')
      .rocket('EML1', { cards: ['C07'] })
      .stack('freighter', 'EML1', { cards: ['K01'], moved: true })
      .stack('mobile', 'EML1', { moved: true });
    expect(offered(fleet, rewarding)).toEqual(['stack:3', 'stack:4']);
  });

  test('[END-FOUND-10, END-EXPLORE-12] the discovery roll of a comet is made there', () => {
    const rolled = (isThere: boolean) => {
      const isNear = (node: (typeof nodeIds)[number]) => (zoneOf(node) === zoneOf('ENCKE')) === isThere;
      const node = nodeIds.find(each => !isSite(each) && isNear(each))!;
      const table = scene().found('OM10-1').drift('D09', node, true).dice(2).with(onlyBlack);
      return rewarded(table).said('discovery.rolled');
    };
    expect(rolled(true)).toMatchObject([{ params: { die: 2, count: 3 } }]); // D09: one more in its zone
    expect(rolled(false)).toMatchObject([{ params: { die: 2, count: 2 } }]);
  });
});
