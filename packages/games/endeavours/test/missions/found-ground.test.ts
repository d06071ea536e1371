import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../../src/rules/cards.ts';
import { pointsOf } from '../../src/rules/missions/found.ts';
import { isProbeAt } from '../../src/rules/missions/probes.ts';
import { foundMissionOf } from '../../src/rules/missions/quest.ts';
import type { Act, Found, FoundId, NodeId, SiteId } from '../../src/types.ts';
import { foundOf } from '../support/found.ts';
import { canDeliver, delivering, doing, review } from '../support/missions.ts';

const copies = (title: string, count: number) =>
  Array.from({ length: count }, (_, at) => foundMissionOf(`${title}-${at + 1}` as FoundId));
const points = (title: string, count: number) => copies(title, count).map(each => each.points);
/** What became of one at BENNU after these acts. */
const became = (card: FoundId, role: Partial<Found>, ...acts: Act[]) =>
  foundOf(
    scene()
      .found(card, { site: 'BENNU', ...role })
      .perform(doing(...acts), 'points'),
  ).status;

describe('what the ground asks for', () => {
  test('[END-FOUND-04] XM1 Relic Recovery: figures and worth of the ten', () => {
    expect(points('XM1', 10)).toEqual([5, 6, 4, 5, 6, 4, 6, 7, 5, 6]);
    const faces = [1, 3, 7].map(n => faceOf(scene().rocket('LEO', { cards: [`XM1-${n}`] }).state.stacks[2]!.cards[0]!));
    expect(faces).toMatchObject([
      { mass: 1, hardness: 5 },
      { mass: 1, hardness: 7 },
      { mass: 2, hardness: 7 },
    ]);
    expect(copies('XM1', 3).map(({ reward }) => reward)).toMatchObject([{ aqua: 5 }, { aqua: 5 }, { aqua: 6 }]);
  });

  test('[END-FOUND-04] XM1: complete on arrival at a Lab or the Home Bernal, not before', () => {
    const at = (node: NodeId) =>
      scene()
        .rocket(node, { cards: ['C07', 'XM1-1'] })
        .found('XM1-1', { site: 'BENNU', no: 3 });
    expect(foundOf(at('EML3').perform(review, 'points')).status).toBe('points');
    expect(foundOf(at('JU-L1').drift('D05', 'JU-L1', true).perform(review, 'points')).status).toBe('points');
    expect(foundOf(at('LEO').perform(review)).status).toBe('open');
  });

  test('[END-FOUND-04] XM2 Deep Core: a sample drilled here, to a Lab or home; 7 at a Site of its type', () => {
    const drilled = (site: SiteId) => ({ act: 'drilled', site, sample: 2, manned: false }) as const;
    const taken = (site: SiteId) =>
      foundOf(
        scene()
          .found('XM2-1', { site: 'BENNU' })
          .rocket('EML3', { cards: ['sample:C'] })
          .perform(doing(drilled(site))),
      ).cards;
    expect([taken('BENNU'), taken('RYUGU')]).toEqual([[2], []]);
    const home = scene()
      .found('XM2-1', { site: 'BENNU', cards: [2] })
      .rocket('EML3', { cards: ['sample:C'] });
    expect(foundOf(home.perform(delivering, 'points'))).toMatchObject({ status: 'points', points: 7 });
    expect(pointsOf(scene().state, { ...foundOf(home), card: 'XM2-2' })).toBe(5); // BENNU is no S
  });

  test('[END-FOUND-04] XM3 Stranded Probe: the repair operation here; the probe counts as damaged', () => {
    expect(points('XM3', 6)).toEqual([3, 4, 4, 5, 5, 6]);
    expect(became('XM3-1', {}, { act: 'repaired', node: 'BENNU' })).toBe('points');
    expect(became('XM3-1', {}, { act: 'repaired', node: 'RYUGU' })).toBe('open');
    const { state } = scene().found('XM3-1', { site: 'BENNU' });
    expect([isProbeAt(state, 'BENNU'), isProbeAt(state, 'RYUGU')]).toEqual([true, false]);
  });

  test('[END-FOUND-04] XM3: or the top robonaut of its deck, black side up, in a Stack here', () => {
    const played = scene()
      .found('XM3-1', { site: 'BENNU' })
      .patents('robonaut', 'R07', 'R02')
      .perform(doing({ act: 'repaired', node: 'BENNU' }), 'reward');
    expect(played.card('R07')).toMatchObject({ side: 'black' });
    expect([played.cardsAt('BENNU'), played.state.patents.robonaut]).toEqual([['R07'], ['R02']]);
    expect(played.table.revealed).toBe(true);
  });

  test('[END-FOUND-04] XM4 Water Refueling: 6, 8, 10 or 12 FTs here, in any number of refuels', () => {
    const refuelled = (water: number, site: SiteId = 'BENNU') =>
      ({ act: 'refuelled', site, water, manned: false }) as const;
    expect(copies('XM4', 4).map(({ need }) => need)).toMatchObject([
      { count: 6 },
      { count: 8 },
      { count: 10 },
      { count: 12 },
    ]);
    expect(points('XM4', 4)).toEqual([3, 4, 5, 6]);
    expect(became('XM4-1', {}, refuelled(3), refuelled(3))).toBe('points');
    expect(became('XM4-1', {}, refuelled(5), refuelled(7, 'RYUGU'))).toBe('open');
  });

  test('[END-FOUND-04] XM4: or 4 water FTs in a Stack here', () => {
    const water = { act: 'refuelled', site: 'BENNU', water: 7, manned: false } as const;
    const played = scene()
      .found('XM4-1', { site: 'BENNU' })
      .outpost('BENNU', { cards: ['rover'] })
      .perform(doing(water), 'reward');
    expect(played.stack(2).cargo.water).toBe(4);
  });

  test('[END-FOUND-04] XM5 Local Industry and XM6 Settlement: a new Factory or Colony here', () => {
    expect([points('XM5', 5), points('XM6', 5)]).toEqual([
      [4, 5, 6, 7, 8],
      [6, 7, 8, 9, 10],
    ]);
    const built = (card: FoundId, act: Act) =>
      foundOf(scene().colony('BENNU', 'RYUGU').found(card, { site: 'BENNU' }).perform(doing(act), 'points')).status;
    expect(built('XM5-1', { act: 'industrialized', site: 'BENNU' })).toBe('points');
    expect(built('XM5-1', { act: 'industrialized', site: 'RYUGU' })).toBe('open');
    expect(built('XM6-1', { act: 'colonized', site: 'BENNU' })).toBe('points');
    expect(built('XM6-1', { act: 'colonized', site: 'RYUGU' })).toBe('open');
  });

  test('[END-FOUND-04] XM7 Biosignature: a Field Experiment here, its card to a Lab or home', () => {
    expect(points('XM7', 5)).toEqual([5, 6, 7, 8, 9]);
    const success = { card: 'fieldExperiment', side: 'back' } as const;
    const done = (site: SiteId) =>
      foundOf(
        scene()
          .found('XM7-1', { site: 'BENNU' })
          .rocket('EML3', { cards: [success] })
          .perform(doing({ act: 'fieldExperiment', site, card: 2, manned: false })),
      ).cards;
    expect([done('BENNU'), done('RYUGU')]).toEqual([[2], []]);
    const home = scene()
      .found('XM7-1', { site: 'BENNU', cards: [2] })
      .rocket('EML3', { cards: [success] });
    expect(foundOf(home.perform(delivering, 'points')).status).toBe('points');
  });

  test('[END-FOUND-04] XM7 is worth 2 more where an Organic Layer lies', () => {
    const at = (site: SiteId) => pointsOf(scene().site('BENNU', { ongoing: ['XO8-2'] }).state, { ...found, site });
    const found = foundOf(scene().found('XM7-1'));
    expect([at('BENNU'), at('RYUGU')]).toEqual([7, 5]);
  });

  test('[END-FOUND-04, END-MISSION-08] XM8 Quarantine: General Supplies here, with the asterisk met; no Claim is needed', () => {
    const here = (...cards: ('C07' | 'supplies')[]) =>
      scene().found('XM8-3', { site: 'BENNU', penalty: 3 }).rocket('BENNU', { cards });
    expect(foundOf(here('supplies', 'C07').perform(delivering))).toMatchObject({ status: 'points', points: 5 });
    expect(canDeliver(here('supplies'))).toBe(false);
    expect(copies('XM8', 4).map(({ penalty }) => penalty)).toEqual([2, 2, 3, 3]);
  });

  test('[END-FOUND-04] XM9 Seismic Distress: a rescue here', () => {
    const rescued = (site: SiteId) => ({ act: 'rescued', site, pod: 2, manned: false }) as const;
    const done = (site: SiteId) =>
      foundOf(
        scene()
          .found('XM9-4', { site: 'BENNU' })
          .perform(doing(rescued(site))),
      );
    expect([done('BENNU').points, done('RYUGU').status]).toEqual([7, 'open']);
    expect(copies('XM9', 4).map(({ penalty }) => penalty)).toEqual([3, 3, 4, 4]);
  });

  test('[END-FOUND-04] XM10 Survey Chain: another Site of the zone fully explored, manned or not', () => {
    const explored = (site: SiteId) => ({ act: 'fullyExplored', site, manned: false }) as const;
    expect(points('XM10', 6)).toEqual([4, 4, 5, 5, 6, 6]);
    expect(became('XM10-1', {}, explored('RYUGU'))).toBe('points');
    expect(became('XM10-1', {}, explored('BENNU'))).toBe('open');
    expect(became('XM10-1', {}, explored('PHOBOS'))).toBe('open');
  });

  test('[END-FOUND-04] XM11 Twin Sample: one of each type to the Home Bernal, wherever they were drilled', () => {
    expect(points('XM11', 5)).toEqual([5, 6, 8, 5, 6]);
    const home = scene()
      .found('XM11-1')
      .rocket('EML3', { cards: ['sample:C', 'sample:C', 'sample:S', 'sample:V'] });
    const first = home.perform(delivering, 'XM11-1>card:2');
    expect(first.decisions[0]!.asks[0]!.options.length).toBe(3); // both C and the S, not the V
    expect(foundOf(first)).toMatchObject({ status: 'open', delivered: ['C'] });
    const second = home.perform(delivering, 'points');
    expect(foundOf(second)).toMatchObject({ status: 'points', points: 5 });
    expect(second.cardsAt('EML3')).toEqual(['B05', 'sample:C', 'sample:V']);
    const helped = scene()
      .found('XM11-1', { delivered: ['C'] })
      .rocket('EML3', { cards: ['sample:V'] })
      .hand('OV4-1');
    expect(foundOf(helped.perform(delivering, 'points')).status).toBe('points'); // OV4
  });
});
