import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import type { ExplorationId, NodeId, SiteId } from '../../src/types.ts';
import { doing, review, statuses, statusOf } from '../support/missions.ts';

const colonized = (site: SiteId) => ({ act: 'colonized', site }) as const;
const industrialized = (site: SiteId) => ({ act: 'industrialized', site }) as const;
const anchored = (node: NodeId) => ({ act: 'anchored', node }) as const;

describe('tokens on the map', () => {
  test('[END-MISSION-18, END-MISSION-10] a Colony on the named Site completes its mission, and the log says so', () => {
    const played = scene()
      .mission('CO9')
      .colony('CERES')
      .perform(doing(colonized('CERES')));
    expect(statusOf(played)).toBe('done');
    expect(played.said('mission.done')).toMatchObject([{ params: { points: 10 }, rule: 'END-MISSION-10' }]);
    expect(played.asked).toEqual([]);
  });

  test('[END-MISSION-18] a Factory is no Colony, and another Site is not the named one', () => {
    expect(statusOf(scene().mission('CO9').factory('CERES').perform(review))).toBe('open');
    expect(
      statusOf(
        scene()
          .mission('CO9')
          .colony('VESTA')
          .perform(doing(colonized('VESTA'))),
      ),
    ).toBe('open');
  });

  test('[END-MISSION-19] a Factory on the named Site', () => {
    expect(
      statusOf(
        scene()
          .mission('FA1')
          .factory('BENNU')
          .perform(doing(industrialized('BENNU'))),
      ),
    ).toBe('done');
    expect(statusOf(scene().mission('FA1').site('BENNU', { claim: true }).perform(review))).toBe('open');
  });

  test('[END-MISSION-11, END-RULE-24] a base mission counts what stood there before it was drawn', () => {
    expect(statusOf(scene().colony('CERES').mission('CO9').perform(review))).toBe('done');
    const found = scene().factory('BENNU').found('XM5-1', { site: 'BENNU' }).perform(review).state.found[0]!;
    expect(found.status).toBe('open');
  });

  test('[END-MISSION-13] a Bernal with the named Site as a Dirtside', () => {
    const beside = (node: NodeId) =>
      scene()
        .mission('AB1')
        .factory('PHOBOS')
        .bernal('B01', node)
        .perform(doing(anchored(node)));
    expect(statusOf(beside('MA-LO'))).toBe('done');
    expect(statusOf(beside('MA-L1'))).toBe('open');
  });

  test('[END-MISSION-13] an anchored Drift Bernal qualifies; one adrift and a Site without Factory do not', () => {
    const drift = (isAnchored: boolean) => scene().mission('AB1').drift('D05', 'MA-LO', isAnchored);
    expect(statusOf(drift(true).factory('PHOBOS').perform(review))).toBe('done');
    expect(statusOf(drift(false).factory('PHOBOS').perform(review))).toBe('open');
    expect(statusOf(drift(true).perform(review))).toBe('open');
  });

  test('[END-MISSION-24, END-MISSION-54] Colonies of the named zone whose sizes add up: 6 and 6 make 12', () => {
    const played = scene().mission('HC4').colony('CERES').perform(review);
    expect(statusOf(played)).toBe('open');
    expect(statusOf(scene().mission('HC4').colony('CERES', 'VESTA').perform(review))).toBe('done');
    expect(statusOf(scene().mission('HC4').colony('CERES', 'PALLAS').perform(review))).toBe('open'); // 6 + 5
    expect(statusOf(scene().mission('HC4').colony('CERES', 'LUN-CB').perform(review))).toBe('open'); // of Earth
  });

  test('[END-MISSION-25] Colonies on so many Sites of the named hydration in the named zones', () => {
    expect(statusOf(scene().mission('HH3').colony('MAR-AR', 'MAR-KO', 'CERES').perform(review))).toBe('done');
    expect(statusOf(scene().mission('HH3').colony('MAR-AR', 'MAR-KO').perform(review))).toBe('open');
    expect(statusOf(scene().mission('HH3').colony('MAR-AR', 'MAR-KO', 'MAR-PV').perform(review))).toBe('open'); // 2
    expect(statusOf(scene().mission('HH3').colony('MAR-AR', 'MAR-KO', 'EUR-TM').perform(review))).toBe('open'); // Jupiter
  });

  test('[END-MISSION-27, END-MISSION-54, END-CLAIM-04] Claims on so many Sites with the feature; a Factory stands on one', () => {
    const claims = (...sites: SiteId[]) =>
      sites.reduce((all, site) => all.site(site, { claim: true }), scene().mission('HP2'));
    expect(statusOf(claims('LUN-MH', 'AMUN').perform(review))).toBe('done');
    expect(statusOf(claims('LUN-MH', 'BENNU').perform(review))).toBe('open'); // no push Site
    expect(statusOf(claims('LUN-MH', 'ICARUS').perform(review))).toBe('open'); // of Mercury
    expect(statusOf(claims('LUN-MH').site('AMUN', { factory: true }).perform(review))).toBe('done');
  });

  test('[END-MISSION-25, END-MISSION-27] cards that lie on a Site change its hydration and its features', () => {
    const colonies = (ongoing: ExplorationId[]) =>
      scene().mission('HH3').colony('MAR-AR', 'MAR-KO', 'VESTA').site('VESTA', { ongoing }).perform(review);
    expect([colonies([]), colonies(['XO2-1']), colonies(['XO2-2'])].map(statusOf)).toEqual(['open', 'open', 'done']);
    const claims = (ongoing: ExplorationId[]) =>
      scene().mission('HP4').site('CERES', { claim: true }).site('VESTA', { claim: true, ongoing }).perform(review);
    expect([claims([]), claims(['XO8-1'])].map(statusOf)).toEqual(['open', 'done']);
  });

  test('[END-MISSION-39] Factories on three Sites of the type, in whatever zones', () => {
    expect(statusOf(scene().mission('SI3').factory('AMUN', 'PSYCHE', 'MER-RB').perform(review))).toBe('done');
    expect(statusOf(scene().mission('SI3').factory('AMUN', 'PSYCHE', 'CERES').perform(review))).toBe('open');
  });

  test('[END-MISSION-40] the elevator between the two named spaces', () => {
    const built = (pair: string) =>
      scene()
        .mission('SE1')
        .with(({ elevators }) => elevators.push(pair))
        .perform(doing({ act: 'elevator', pair }));
    expect(statusOf(built('LUN-MH/EML1'))).toBe('done');
    expect(statusOf(built('CERES/CE-LC'))).toBe('open');
  });

  test('[END-MISSION-41] Pluto needs both', () => {
    const built = (...pairs: string[]) =>
      statusOf(
        scene()
          .mission('SE6')
          .with(({ elevators }) => elevators.push(...pairs))
          .perform(review),
      );
    expect(built('PLUTO/PL-BC')).toBe('open');
    expect(built('PLUTO/PL-BC', 'CHARON/PL-BC')).toBe('done');
  });
});

describe('one token, one mission', () => {
  test('[END-MISSION-07] where several could have it the Player chooses', () => {
    const built = scene().mission('CO9').mission('HC4').colony('CERES');
    const played = built.perform(doing(colonized('CERES')), 'HC4');
    expect(played.asked).toEqual(['mission.credit']);
    expect(statuses(played)).toEqual({ CO9: 'replaced', HC4: 'open' }); // the dome on CERES can serve no other any more
    expect(played.state.missions[1]!.tokens).toEqual(['colony:CERES']);
  });

  test('[END-EX-35, END-MISSION-07] a Colony on CERES credited to its own mission counts neither for size nor for hydration', () => {
    const played = scene()
      .mission('CO9')
      .mission('HC4')
      .mission('HH3')
      .colony('CERES')
      .perform(doing(colonized('CERES')), 'CO9');
    expect(statuses(played)).toEqual({ CO9: 'done', HC4: 'open', HH3: 'open' });
    expect(played.state.missions[1]!.tokens).toEqual([]);
    expect(played.state.missions[2]!.tokens).toEqual([]);
  });

  test('[END-MISSION-07] tokens of completed missions stay credited when others are drawn', () => {
    const played = scene()
      .colony('CERES', 'VESTA')
      .mission('HC4')
      .with(({ credited }) => credited.push('colony:CERES'))
      .perform(review);
    expect(played.state.missions[0]).toMatchObject({ status: 'open', tokens: ['colony:VESTA'] });
  });

  test('[END-MISSION-07] Claim, Factory and Colony of one Site are three tokens', () => {
    const played = scene().mission('FA12').mission('CO9').mission('HP4').colony('CERES', 'CYBELE').perform(review);
    expect(statuses(played)).toEqual({ FA12: 'done', CO9: 'done', HP4: 'done' });
    expect(played.asked).toEqual([]);
  });

  test('[END-MISSION-07, END-FOUND-05] one Factory serves a base mission or a discovered one', () => {
    const built = () => scene().mission('FA1').found('XM5-1', { site: 'BENNU' }).factory('BENNU');
    const toBase = built().perform(doing(industrialized('BENNU')), 'FA1');
    expect([statusOf(toBase), toBase.state.found[0]!.status]).toEqual(['done', 'open']);
    const toFound = built().perform(doing(industrialized('BENNU')), 'XM5-1', 'points');
    expect([statusOf(toFound), toFound.state.found[0]!.status]).toEqual(['open', 'points']);
  });

  test('[END-MISSION-39] a Factory that is gone before the mission is complete no longer counts', () => {
    const played = scene()
      .mission('SI3', { tokens: ['factory:AMUN'] })
      .factory('PSYCHE', 'MER-RB')
      .perform(review);
    expect(played.state.missions[0]).toMatchObject({ status: 'open', tokens: ['factory:MER-RB', 'factory:PSYCHE'] });
  });

  test('[END-MISSION-07] one that was removed and built again is a new token', () => {
    const credited = (standing: boolean) =>
      scene()
        .mission('FA1')
        .with(state => state.credited.push('factory:BENNU'))
        .site('BENNU', { claim: true, factory: standing });
    expect(statusOf(credited(true).perform(review))).toBe('open');
    const removed = credited(false).perform(review).state;
    expect(removed.credited).toEqual([]);
  });
});
