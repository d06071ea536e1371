import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import type { SiteId } from '../../src/types.ts';
import { doing, review, statusOf } from '../support/missions.ts';

const explored = (site: SiteId, manned = true) => ({ act: 'fullyExplored', site, manned }) as const;

describe('three Sites explored and a Colony on a fourth', () => {
  const marsAndVenus = () => scene().mission('AX1'); // VEN-CC, MAR-PV, MAR-AR, MAR-KO

  test('[END-MISSION-14] three Atmospheric Sites and a Colony on a fourth', () => {
    const three = [explored('VEN-CC'), explored('MAR-PV'), explored('MAR-AR')];
    expect(
      statusOf(
        marsAndVenus()
          .colony('MAR-KO')
          .perform(doing(...three)),
      ),
    ).toBe('done');
    expect(statusOf(marsAndVenus().perform(doing(...three)))).toBe('open');
    expect(
      statusOf(
        marsAndVenus()
          .colony('MAR-KO')
          .perform(doing(...three.slice(1))),
      ),
    ).toBe('open');
  });

  test('[END-MISSION-14, END-MISSION-08] each finished with the asterisk met', () => {
    const played = marsAndVenus()
      .colony('MAR-KO')
      .perform(doing(explored('VEN-CC', false)));
    expect(played.state.missions[0]!.places).toEqual([]);
  });

  test('[END-MISSION-14] other zones and other Sites do not count', () => {
    const played = marsAndVenus().perform(doing(explored('TIT-XA'), explored('PHOBOS')));
    expect(played.state.missions[0]!.places).toEqual([]);
  });

  test('[END-MISSION-15] the four are different: a Colony on an explored Site is not the fourth', () => {
    const three = [explored('MAR-KO'), explored('MAR-PV'), explored('MAR-AR')];
    expect(
      statusOf(
        marsAndVenus()
          .colony('MAR-AR')
          .perform(doing(...three)),
      ),
    ).toBe('open');
    expect(
      statusOf(
        marsAndVenus()
          .colony('MAR-AR')
          .perform(doing(...three, explored('VEN-CC'))),
      ),
    ).toBe('done');
  });

  test('[END-MISSION-15] the Colony may come after the explorations', () => {
    const places: SiteId[] = ['VEN-CC', 'MAR-PV', 'MAR-AR'];
    const built = marsAndVenus().with(({ missions }) => missions[0]!.places.push(...places));
    expect(statusOf(built.colony('MAR-KO').perform(doing({ act: 'colonized', site: 'MAR-KO' })))).toBe('done');
  });

  test('[END-MISSION-15] one Site explored twice is one Site', () => {
    const played = marsAndVenus().perform(doing(explored('MAR-PV'), explored('MAR-PV')));
    expect(played.state.missions[0]!.places).toEqual(['MAR-PV']);
  });

  test('[END-MISSION-35] the same with push Sites', () => {
    const three = [explored('MER-PR'), explored('MOSHUP'), explored('AMUN')];
    expect(
      statusOf(
        scene()
          .mission('PX1')
          .colony('LUN-CB')
          .perform(doing(...three)),
      ),
    ).toBe('done');
    expect(
      statusOf(
        scene()
          .mission('PX1')
          .colony('BENNU')
          .perform(doing(...three)),
      ),
    ).toBe('open');
  });

  test('[END-MISSION-42] the same with submarine Sites', () => {
    const three = [explored('CERES'), explored('CAL-GC'), explored('GAN-GR')];
    expect(
      statusOf(
        scene()
          .mission('UX1')
          .colony('EUR-OV')
          .perform(doing(...three)),
      ),
    ).toBe('done');
    expect(
      statusOf(
        scene()
          .mission('UX1')
          .colony('EUR-TM')
          .perform(doing(...three)),
      ),
    ).toBe('open');
  });
});

describe('sizes explored in a zone', () => {
  test('[END-MISSION-26, END-MISSION-54] they add up to the named number: 9 and 1 make 10', () => {
    const earth = scene().mission('HX3');
    const played = earth.perform(doing(explored('LUN-MH')));
    expect(statusOf(played)).toBe('open');
    expect(statusOf(earth.perform(doing(explored('BENNU'))))).toBe('done');
  });

  test('[END-MISSION-26, END-MISSION-08] manned at the finish, in the named zone, each Site once', () => {
    const acts = [explored('LUN-MH'), explored('LUN-CB', false), explored('MAR-AR'), explored('LUN-MH')];
    const { state } = scene()
      .mission('HX3')
      .perform(doing(...acts));
    expect(state.missions[0]).toMatchObject({ status: 'open', places: ['LUN-MH'] });
  });

  test('[END-MISSION-11, END-RULE-24] what was explored before the card was drawn does not count', () => {
    const site = { visited: true, explored: true };
    const { state } = scene().site('BENNU', site).site('RYUGU', site).mission('HX3').perform(review);
    expect(state.missions[0]!.places).toEqual([]);
  });

  test('[END-MISSION-07] one finishing explore serves one mission', () => {
    const played = scene()
      .mission('HX4')
      .mission('AX1')
      .perform(doing(explored('MAR-AR')), 'AX1');
    expect(played.asked).toEqual(['mission.credit']);
    expect(played.state.missions.map(({ places }) => places)).toEqual([[], ['MAR-AR']]);
  });
});
