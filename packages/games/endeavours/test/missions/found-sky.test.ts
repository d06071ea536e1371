import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { foundMissionOf } from '../../src/rules/missions/quest.ts';
import { radioNeeds } from '../../src/rules/missions/radio-needs.ts';
import { scoreOf } from '../../src/rules/missions/score.ts';
import type { Act, FoundId, NodeId, SiteId, Zone } from '../../src/types.ts';
import { foundOf } from '../support/found.ts';
import { doing, review } from '../support/missions.ts';

const copies = (title: string, count: number) =>
  Array.from({ length: count }, (_, at) => foundMissionOf(`${title}-${at + 1}` as FoundId));
const points = (title: string, count: number) => copies(title, count).map(each => each.points);
const done = (card: FoundId, ...acts: Act[]) =>
  foundOf(
    scene()
      .found(card)
      .perform(doing(...acts), 'points'),
  ).status === 'points';

describe('what the sky asks for', () => {
  test('[END-FOUND-04] OM1 Wormhole Survey: traversed with an asterisk card, far enough', () => {
    const traversed = (borders: number, manned = true) => ({ act: 'traversed', borders, stack: 2, manned }) as const;
    expect(points('OM1', 5)).toEqual([5, 6, 7, 8, 9]);
    expect([done('OM1-3', traversed(2)), done('OM1-3', traversed(1))]).toEqual([true, false]);
    expect([done('OM1-1', traversed(0)), done('OM1-1', traversed(4, false))]).toEqual([true, false]);
  });

  const observed = (zone: Zone, telescope: number | null = 5) => ({ act: 'observed', zone, telescope }) as const;

  test('[END-FOUND-04] OM2 Supernova Watch: two successful observations in its zone, by whatever', () => {
    expect(points('OM2', 5)).toEqual([5, 4, 5, 6, 7]);
    expect(done('OM2-3', observed('Mars'), observed('Mars', null))).toBe(true);
    expect(done('OM2-3', observed('Mars'), observed('Earth'))).toBe(false);
  });

  test('[END-FOUND-04] OM2: or 2 Aqua for each observation card in Hand, at most 8', () => {
    const paid = (...hand: ('OA1-1' | 'OV1-1' | 'OA2-1' | 'OA3-1' | 'OA4-1' | 'R01' | 'XV1-1')[]) =>
      scene()
        .hand(...hand)
        .found('OM2-2', { count: 1 })
        .perform(doing(observed('Earth')), 'reward').state.bank;
    expect(paid('OA1-1', 'OV1-1', 'R01', 'XV1-1')).toBe(14);
    expect(paid('OA1-1', 'OV1-1', 'OA2-1', 'OA3-1', 'OA4-1')).toBe(18);
  });

  test('[END-FOUND-04, END-OBSCARD-10] OM3 Transit Timing: its two spots are filled', () => {
    expect(points('OM3', 4)).toEqual([5, 6, 7, 8]);
    const filled = (...spots: boolean[]) =>
      foundOf(scene().found('OM3-1', { filled: spots }).perform(review, 'points')).status;
    expect([filled(true, true), filled(true, false)]).toEqual(['points', 'open']);
  });

  test('[END-FOUND-04, END-FOUND-06] OM4 Interferometer Array: existing satellites count, but one must be new', () => {
    expect(points('OM4', 4)).toEqual([4, 6, 9, 12]);
    const deployed = (...nodes: NodeId[]) =>
      scene()
        .found('OM4-1')
        .with(({ satellites }) => satellites.push(...nodes));
    const fresh = { act: 'satellite', node: 'MA-L4' } as const;
    expect(foundOf(deployed('SEL1', 'MA-L4').perform(review)).status).toBe('open');
    const played = deployed('SEL1', 'MA-L4').perform(doing(fresh), 'points');
    expect(foundOf(played).status).toBe('points');
    expect(played.state.credited).toEqual(['satellite:MA-L4', 'satellite:SEL1']);
    expect(foundOf(deployed('MA-L4').perform(doing(fresh))).status).toBe('open');
  });

  test('[END-FOUND-05] OM4: satellites that served another one do not count again', () => {
    const played = scene()
      .found('OM4-1')
      .with(state => {
        state.satellites.push('SEL1', 'MA-L4');
        state.credited.push('satellite:SEL1');
      })
      .perform(doing({ act: 'satellite', node: 'MA-L4' }));
    expect(foundOf(played).status).toBe('open');
  });

  const entered = (node: NodeId) => ({ act: 'entered', node, stack: 2 }) as const;

  test('[END-FOUND-04] OM5 Deep Space Manoeuvre: a Spacecraft enters the flyby, manned or not', () => {
    expect(points('OM5', 4)).toEqual([3, 5, 8, 10]);
    expect([done('OM5-3', entered('JU-FLY')), done('OM5-3', entered('SA-FLY'))]).toEqual([true, false]);
  });

  test('[END-FOUND-04] OM5: or a Stack that has moved may move again', () => {
    const flying = scene()
      .found('OM5-3')
      .rocket('JU-FLY', { cards: ['C07'], moved: true });
    const played = flying.perform(doing(entered('JU-FLY')), 'reward');
    expect(played.stack(2).moved).toBe(false);
  });

  test('[END-FOUND-04, END-RULE-24] OM6 Belt Anthology: new Claims in the Ceres zone', () => {
    const claimed = (site: SiteId) => ({ act: 'claimed', site }) as const;
    const built = () =>
      scene()
        .found('OM6-2')
        .site('CERES', { claim: true })
        .site('VESTA', { claim: true })
        .site('PALLAS', { claim: true });
    expect(foundOf(built().perform(doing(claimed('CERES')))).tokens).toEqual(['claim:CERES']);
    expect(foundOf(built().perform(doing(claimed('CERES'), claimed('VESTA')), 'points'))).toMatchObject({ points: 6 });
    expect(
      foundOf(
        built()
          .site('EROS', { claim: true })
          .perform(doing(claimed('EROS'))),
      ).tokens,
    ).toEqual([]);
  });

  test('[END-FOUND-04] OM7 Long Baseline: two telescopes in one year, so many zones apart', () => {
    expect(points('OM7', 4)).toEqual([4, 6, 8, 10]);
    expect(done('OM7-2', observed('Earth', 5), observed('Ceres', 6))).toBe(true);
    expect(done('OM7-2', observed('Earth', 5), observed('Mars', 6))).toBe(false);
    expect(done('OM7-2', observed('Earth', 5), observed('Ceres', 5))).toBe(false); // one telescope
    expect(done('OM7-2', observed('Earth', 5), observed('Ceres', null))).toBe(false); // no telescope
    const lastYear = scene()
      .year(4)
      .found('OM7-2', { delivered: ['3:2:5'] });
    expect(foundOf(lastYear.perform(doing(observed('Ceres', 6)))).status).toBe('open');
  });

  const landed = (site: SiteId) => ({ act: 'landed', site, stack: 2, manned: false }) as const;

  test('[END-FOUND-04] OM8 Impact Warning: a landing in time', () => {
    const figures = copies('OM8', 4).map(({ points: worth, years, penalty }) => [worth, years, penalty]);
    expect(figures).toEqual([
      [6, 8, 3],
      [5, 10, 2],
      [5, 10, 2],
      [4, 8, 2],
    ]);
    const played = scene()
      .found('OM8-2', { penalty: 2 })
      .perform(doing(landed('EROS')));
    expect([foundOf(played).status, scoreOf(played.state)]).toEqual(['points', 5]);
    expect(
      foundOf(
        scene()
          .found('OM8-2', { penalty: 2 })
          .perform(doing(landed('AMUN'))),
      ).status,
    ).toBe('open');
  });

  test('[END-FOUND-04] OM9 Silence: a transmission made for it, over so many borders, against its interference', () => {
    const sent = (to: NodeId, mission = 'OM9-2') =>
      ({ act: 'transmitted', from: 'EML3', to, interference: 3, mission }) as const;
    const silence = () => scene().found('OM9-2', { penalty: 2 });
    expect(foundOf(silence().perform(doing(sent('CERES')))).status).toBe('points');
    expect(foundOf(silence().perform(doing(sent('PHOBOS')))).status).toBe('open');
    expect(foundOf(silence().perform(doing(sent('CERES', 'RT5')))).status).toBe('open');
    const [need] = radioNeeds(silence().state);
    expect([need!.interference, need!.accepts('CERES', 'EML3'), need!.accepts('PHOBOS', 'EML3')]).toEqual([
      3,
      true,
      false,
    ]);
  });

  test('[END-FOUND-04, END-SUNSPOT-05] OM10 Comet Intercept: a landing on the comet in its season', () => {
    const intercepted = (year: number) =>
      foundOf(
        scene()
          .year(year)
          .found('OM10-1')
          .perform(doing(landed('ENCKE')), 'points'),
      ).status;
    expect([intercepted(1), intercepted(4)]).toEqual(['points', 'open']); // ENCKE is blue
  });

  test('[END-FOUND-04] OM10: or 5 Aqua and a discovery roll', () => {
    const played = scene()
      .found('OM10-1')
      .dice(1)
      .with(onlyBlack)
      .perform(doing(landed('ENCKE')), 'reward');
    expect(played.state.bank).toBe(15);
    expect(played.said('discovery.rolled')).toMatchObject([{ params: { die: 1 } }]);
  });

  test('[END-FOUND-04] discoveries for a reward', () => {
    const played = scene()
      .found('OM7-1', { delivered: ['1:2:5'] })
      .with(onlyBlack)
      .perform(doing(observed('Mars', 6)), 'reward');
    expect(played.said('discovery.drawn').length).toBe(1);
    expect(played.state.observation.discard).toEqual(['OM7-1']);
  });
});

/** A bag without colours: nothing is to be placed. */
function onlyBlack({ bag }: ReturnType<typeof scene>['state']): void {
  Object.assign(bag, { green: 0, purple: 0, red: 0, yellow: 0 });
}
