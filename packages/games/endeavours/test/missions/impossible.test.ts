import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../src/rules/missions/score.ts';
import type { BaseMissionId, NodeId, SiteId } from '../../src/types.ts';
import { doing, review, statuses, statusOf } from '../support/missions.ts';

const covered = (built: Scene, ...nodes: NodeId[]) => built.with(({ holes }) => holes.push(nodes));
const gone = (built: Scene, ...sites: SiteId[]) => sites.reduce((all, site) => all.site(site, { gone: true }), built);
/** A mission whose Site is busted, with so many disks removed already. */
const busted = (card: BaseMissionId, site: SiteId, disks: number) =>
  scene()
    .mission(card)
    .site(site, { busted: true })
    .with(state => {
      state.disksRemoved = disks;
    });
const reviewed = (built: Scene) => statusOf(built.perform(review));

describe('replacements', () => {
  test('[END-MISSION-04, END-MISSION-06] one that can no longer be completed is replaced at once from the pile of its class', () => {
    const played = covered(scene().mission('CO9'), 'CERES')
      .with(({ missionPiles }) => {
        missionPiles.easy.push('FB1', 'FA1');
        missionPiles.medium.push('AB1');
      })
      .perform(review);
    expect(statuses(played)).toEqual({ CO9: 'replaced', FA1: 'open' });
    expect(played.state.missionPiles.easy).toEqual(['FB1']);
    expect(scoreOf(played.state)).toBe(0);
    expect(played.table.revealed).toBe(true);
  });

  test('[END-MISSION-04] of its own class', () => {
    const drawn = (card: BaseMissionId, site: SiteId) =>
      covered(scene().mission(card), site)
        .with(({ missionPiles }) => {
          missionPiles.easy.push('FB1');
          missionPiles.medium.push('AB1');
          missionPiles.hard.push('SE6');
        })
        .perform(review).state.missions[1]!.card;
    expect([drawn('CO9', 'CERES'), drawn('CO12', 'CAL-GC'), drawn('CO18', 'TRI-RP')]).toEqual(['FB1', 'AB1', 'SE6']);
  });

  test('[END-MISSION-06] with a penalty printed it keeps it', () => {
    const played = covered(scene().mission('RS1'), 'BENNU').perform(review);
    expect(statusOf(played)).toBe('failed');
    expect(scoreOf(played.state)).toBe(-3);
  });

  test('[END-MISSION-04] a replacement that is impossible itself is replaced in turn', () => {
    const played = covered(scene().mission('CO9'), 'CERES', 'BENNU')
      .with(({ missionPiles }) => missionPiles.easy.push('FB1', 'FA1'))
      .perform(review);
    expect(statuses(played)).toEqual({ CO9: 'replaced', FA1: 'replaced', FB1: 'open' });
  });

  test('[END-DISC-22] beads on a mission that leaves play go back into the bag; what it had credited is free', () => {
    const played = covered(scene().mission('HC1', { tokens: ['colony:MER-PR'] }), 'MER-RB', 'ICARUS', 'MACHHOLZ')
      .colony('MER-PR')
      .with(({ missionPiles }) => missionPiles.medium.push('CO3'))
      .perform(review);
    expect(statuses(played)).toEqual({ HC1: 'replaced', CO3: 'done' });
  });
});

describe('what is impossible', () => {
  test('[END-MISSION-50] the named Site, flyby, comet or exit is covered by a black hole', () => {
    expect(reviewed(covered(scene().mission('FA1'), 'BENNU'))).toBe('replaced');
    expect(reviewed(covered(scene().mission('FA1'), 'RYUGU'))).toBe('open');
    expect(reviewed(covered(scene().mission('FB5'), 'JU-FLY'))).toBe('replaced');
    expect(reviewed(covered(scene().mission('SC3'), 'EX-NEP'))).toBe('replaced');
    expect(reviewed(covered(scene().mission('SS2'), 'ENCKE'))).toBe('replaced');
    expect(reviewed(covered(scene().mission('HY2'), 'EROS'))).toBe('replaced');
    expect(reviewed(covered(scene().mission('RT2'), 'PHOBOS'))).toBe('replaced');
    expect(reviewed(covered(scene().mission('SE7'), 'CE-LC'))).toBe('replaced');
    expect(reviewed(covered(scene().mission('TO2'), 'EROS'))).toBe('replaced');
    expect(reviewed(covered(scene().mission('BX1'), 'EA-R1'))).toBe('open');
    expect(reviewed(covered(scene().mission('BX1'), 'EA-R1', 'EA-R2'))).toBe('replaced');
  });

  test('[END-MISSION-50] not if that part is done: the sample is aboard, the flyby behind it', () => {
    const aboard = (card: BaseMissionId) =>
      scene()
        .mission(card, { cards: [2] })
        .rocket('LEO', { cards: ['C07'] });
    expect(reviewed(covered(aboard('SR1'), 'BENNU'))).toBe('open');
    expect(reviewed(covered(aboard('FB5'), 'JU-FLY'))).toBe('open');
    const tour = scene()
      .mission('TO2', { cards: [2], delivered: ['2@EROS'] })
      .rocket('LEO', { cards: ['tourists'] });
    expect(reviewed(covered(tour, 'EROS'))).toBe('open');
  });

  test('[END-MISSION-50] a comet towed away can be drilled no more; one whose card is lost cannot be redirected', () => {
    expect(reviewed(gone(scene().mission('SS2'), 'ENCKE'))).toBe('replaced');
    expect(reviewed(gone(scene().mission('SC1'), 'ENCKE'))).toBe('replaced');
    const towed = gone(scene().mission('SC1'), 'ENCKE').rocket('JU-FLY', {
      cards: ['C07'],
      tows: [{ comet: 'ENCKE' }],
    });
    expect(reviewed(towed)).toBe('open');
    expect(reviewed(gone(scene().mission('SC1', { delivered: ['ENCKE'] }), 'ENCKE'))).toBe('open');
  });

  test('[END-MISSION-50] a busted Site, once all six disks have been removed', () => {
    expect(reviewed(busted('FA1', 'BENNU', 6))).toBe('replaced');
    expect(reviewed(busted('FA1', 'BENNU', 5))).toBe('open');
    expect(reviewed(covered(busted('FA1', 'BENNU', 5), 'RYUGU'))).toBe('open'); // whatever else is lost
    expect(reviewed(busted('SD1', 'LUN-MH', 6))).toBe('failed');
    expect(reviewed(busted('SR1', 'BENNU', 6))).toBe('open'); // it can be drilled all the same (END-PROSPECT-03)
  });

  const explored = { visited: true, explored: true };

  test('[END-MISSION-50] fewer Sites than needed can still be explored: one was finished without the asterisk', () => {
    const marsAndVenus = (...sites: SiteId[]) =>
      reviewed(sites.reduce((all, site) => all.site(site, explored), scene().mission('AX1')));
    expect(marsAndVenus('MAR-AR')).toBe('open'); // three are left, and the Colony may stand there
    expect(marsAndVenus('MAR-AR', 'MAR-KO')).toBe('replaced');
    const credited = scene().mission('AX1', { places: ['MAR-AR', 'MAR-KO'] });
    expect(reviewed(credited.site('MAR-AR', explored).site('MAR-KO', explored))).toBe('open');
  });

  test('[END-MISSION-50] no place for the Colony is left', () => {
    const built = scene().mission('AX1', { places: ['MAR-PV', 'MAR-AR', 'MAR-KO'] });
    expect(reviewed(covered(built, 'VEN-CC'))).toBe('replaced');
  });

  test('[END-MISSION-50] the sizes that are left do not add up', () => {
    expect(reviewed(scene().mission('HX3').site('LUN-MH', explored))).toBe('open'); // 9 and four of 1
    expect(reviewed(scene().mission('HX3').site('LUN-MH', explored).site('LUN-CB', explored))).toBe('replaced');
  });

  test('[END-MISSION-50] no Site of the type that is still to be drilled', () => {
    expect(reviewed(covered(scene().mission('HS1'), 'AMUN'))).toBe('replaced'); // the only M of the Earth zone
    expect(reviewed(covered(scene().mission('HS1'), 'BENNU'))).toBe('open'); // RYUGU is C as well
    expect(reviewed(covered(scene().mission('HS1', { delivered: ['M'] }), 'AMUN'))).toBe('open');
    expect(reviewed(covered(scene().mission('HS1').hand('OV4-2'), 'AMUN'))).toBe('open'); // OV4 may help
  });

  test('[END-MISSION-50] too few aerobrakes of the zone are left', () => {
    const airEater = (...nodes: NodeId[]) =>
      reviewed(covered(scene().mission('AE5').patents('robonaut', 'R03'), ...nodes));
    expect([airEater('SA-AE'), airEater('JU-AE')]).toEqual(['replaced', 'open']);
  });

  test('[END-RULE-34] an Air-Eater mission without any air-eater in the game', () => {
    expect(reviewed(scene().mission('AE3'))).toBe('replaced');
    expect(reviewed(scene().mission('AE3').patents('reactor', 'X03'))).toBe('open');
    expect(reviewed(scene().mission('AE3').hand('G12'))).toBe('open');
    expect(
      reviewed(
        scene()
          .mission('AE3')
          .rocket('LEO', { cards: ['F06'] }),
      ),
    ).toBe('open');
  });

  test('[END-MISSION-50] difficulty alone is never impossibility: nothing but an empty table', () => {
    const all = scene().patents('robonaut', 'R03').year(83).bank(0);
    for (const card of ['AB7', 'AX3', 'BX5', 'CO18', 'FA18', 'FX12', 'FB8', 'AE7', 'HC8', 'HH6', 'HX9', 'HP7'] as const)
      all.mission(card);
    for (const card of ['HS8', 'HY6', 'RT9', 'OB10', 'PX2', 'RD8', 'SR10', 'SI6', 'SE6', 'UX3', 'SC4', 'SS8'] as const)
      all.mission(card);
    for (const card of ['TO6', 'RS9', 'SD10'] as const) all.mission(card);
    const played = all.perform(doing());
    expect(new Set(Object.values(statuses(played)))).toEqual(new Set(['open']));
  });
});

describe('where tokens can still stand', () => {
  /** A Colony there, and what stands on the Site serves a mission that is complete. */
  const served = (built: Scene, kind: 'claim' | 'factory' | 'colony', site: SiteId) =>
    built.colony(site).with(({ credited }) => credited.push(`${kind}:${site}`));

  test('[END-MISSION-13, END-MISSION-50] no Bernal is asked for beside a Site that is covered', () => {
    expect(reviewed(covered(scene().mission('AB1'), 'PHOBOS'))).toBe('replaced');
    expect(reviewed(covered(scene().mission('AB1'), 'DEIMOS'))).toBe('open');
  });

  test('[END-MISSION-19, END-MISSION-50] a Factory under a dome that serves another mission cannot be built anew', () => {
    expect(reviewed(served(scene().mission('FA1'), 'factory', 'BENNU'))).toBe('replaced');
    expect(reviewed(served(scene().mission('FA1'), 'factory', 'RYUGU'))).toBe('open');
  });

  test('[END-MISSION-27, END-MISSION-50] too few Sites of the zone with the feature can be claimed', () => {
    // of Earth only AMUN and two places on the Moon are push Sites
    expect(reviewed(covered(scene().mission('HP2'), 'AMUN'))).toBe('open');
    expect(reviewed(covered(scene().mission('HP2'), 'AMUN', 'LUN-CB'))).toBe('replaced');
    expect(reviewed(covered(scene().mission('HP2'), 'BENNU', 'RYUGU'))).toBe('open');
    expect(reviewed(covered(served(scene().mission('HP2'), 'claim', 'LUN-MH'), 'AMUN'))).toBe('replaced');
    expect(reviewed(covered(served(scene().mission('HP2'), 'factory', 'LUN-MH'), 'AMUN'))).toBe('open');
  });

  test('[END-MISSION-27] a card that lies on a Site can make it one with the feature', () => {
    const lost = () => covered(scene().mission('HP4'), 'READ', 'TEMPEL1', 'CYBELE', 'WILD2'); // only CERES is left
    expect(reviewed(lost())).toBe('replaced');
    expect(reviewed(lost().site('VESTA', { ongoing: ['XO8-1'] }))).toBe('open');
    expect(reviewed(lost().site('VESTA', { ongoing: ['XO7-1'] }))).toBe('replaced'); // submarine, not astrobiology
  });

  test('[END-MISSION-24, END-MISSION-50] the Sites that can carry Colonies must have the named size between them', () => {
    // of Mercury are two of size 10 and two of size 1: just enough for 11
    expect(reviewed(covered(scene().mission('HC1'), 'MER-RB', 'MACHHOLZ'))).toBe('open');
    expect(reviewed(covered(scene().mission('HC1'), 'MER-RB', 'MACHHOLZ', 'ICARUS'))).toBe('replaced');
    expect(reviewed(served(covered(scene().mission('HC1'), 'MER-RB'), 'colony', 'MER-PR'))).toBe('replaced');
  });

  test('[END-MISSION-25, END-MISSION-50] too few Sites of the zones with the hydration can carry a Colony', () => {
    const lost = (...more: NodeId[]) =>
      covered(scene().mission('HH3'), 'WIRTANEN', 'READ', 'TEMPEL1', 'WILD2', ...more);
    expect(reviewed(lost())).toBe('open'); // MAR-AR, MAR-KO and CERES
    expect(reviewed(lost('MAR-AR'))).toBe('replaced');
    expect(reviewed(lost('MAR-AR').site('VESTA', { ongoing: ['XO2-2'] }))).toBe('open'); // now of hydration 4
    expect(reviewed(lost('MAR-AR').site('VESTA', { ongoing: ['XO2-1'] }))).toBe('replaced'); // now of 3
    expect(reviewed(served(lost(), 'colony', 'CERES'))).toBe('replaced');
    expect(reviewed(served(lost(), 'factory', 'CERES'))).toBe('open');
  });

  test('[END-MISSION-39, END-MISSION-50] fewer than three Sites of the type can carry a Factory', () => {
    // of type M are AMUN, PSYCHE, KALLIOPE, DA6178 and MER-RB
    expect(reviewed(covered(scene().mission('SI3'), 'AMUN', 'PSYCHE'))).toBe('open');
    expect(reviewed(covered(scene().mission('SI3'), 'AMUN', 'PSYCHE', 'MER-RB'))).toBe('replaced');
    const two = () => covered(scene().mission('SI3'), 'AMUN', 'PSYCHE');
    expect(reviewed(served(two(), 'factory', 'MER-RB'))).toBe('replaced');
    expect(reviewed(served(two(), 'colony', 'MER-RB'))).toBe('open');
  });

  test('[END-MISSION-40, END-ELEVATOR-01, END-MISSION-50] an elevator needs both ends, and a Factory at one', () => {
    expect(reviewed(covered(scene().mission('SE1'), 'EML1'))).toBe('replaced');
    expect(reviewed(covered(scene().mission('SE1'), 'EML2'))).toBe('open');
    expect(reviewed(busted('SE1', 'LUN-MH', 6))).toBe('replaced');
    expect(reviewed(busted('SE1', 'LUN-MH', 5))).toBe('open');
    expect(reviewed(busted('SE2', 'MAR-PV', 6))).toBe('open'); // DEIMOS, its other end, can be industrialized
    expect(reviewed(busted('SE2', 'MAR-PV', 6).site('DEIMOS', { busted: true }))).toBe('replaced');
  });

  test('[END-MISSION-41, END-MISSION-50] of the two of Pluto one that stands already needs nothing any more', () => {
    const standing = (...pairs: string[]) =>
      covered(scene().mission('SE6'), 'PLUTO').with(({ elevators }) => elevators.push(...pairs));
    expect(reviewed(standing())).toBe('replaced'); // though CHARON has still to be had
    expect(reviewed(standing('CHARON/PL-BC'))).toBe('replaced');
    expect(reviewed(standing('PLUTO/PL-BC'))).toBe('open');
    expect(reviewed(covered(standing('PLUTO/PL-BC', 'CHARON/PL-BC'), 'CHARON'))).toBe('done');
  });
});
