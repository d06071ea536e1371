import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import type { Act, NodeId, SiteId } from '../../src/types.ts';
import { doing, review, statusOf } from '../support/missions.ts';

/** The rocket of a scene: LEO is 0, the Home Bernal 1. */
const rocket = 2;
const crew = 2;

describe('flybys', () => {
  const entered = (node: NodeId) => ({ act: 'entered', node, stack: rocket }) as const;
  const passing = (role: { readonly lonely?: boolean; readonly card?: 'C07' | 'tourists' | 'N01' } = {}) =>
    scene()
      .mission('FB2')
      .rocket('VE-FLY', { cards: [{ card: 'C07', ...role }, 'rover'] });

  test('[END-MISSION-21, END-MISSION-08] the named space with an asterisk card aboard that is not lonely', () => {
    const taken = (built: ReturnType<typeof passing>, node: NodeId = 'VE-FLY') =>
      built.perform(doing(entered(node))).state.missions[0]!.cards;
    expect(taken(passing())).toEqual([crew]);
    expect(taken(passing({ card: 'N01' }))).toEqual([crew]);
    expect(taken(passing({ card: 'tourists' }))).toEqual([]);
    expect(taken(passing({ lonely: true }))).toEqual([]);
    expect(taken(passing(), 'MA-FLY')).toEqual([]);
  });

  test('[END-MISSION-21, END-MISSION-08] one in tow goes by as well; one who stands there does not', () => {
    const taken = (tows: { readonly stack: number }[]) =>
      scene()
        .mission('FB2')
        .rocket('VE-FLY', { cards: ['rover'], tows })
        .outpost('VE-FLY', { cards: ['C07'] })
        .perform(doing(entered('VE-FLY'))).state.missions[0]!.cards;
    expect([taken([{ stack: 3 }]), taken([])]).toEqual([[3], []]);
  });

  test('[END-MISSION-22] the Venus flyby counts in any season', () => {
    const taken = (year: number) =>
      passing()
        .year(year)
        .perform(doing(entered('VE-FLY'))).state.missions[0]!.cards;
    expect([taken(1), taken(4), taken(8)]).toEqual([[crew], [crew], [crew]]); // blue, yellow, red
  });

  const back = (node: NodeId, cards = [crew]) =>
    scene()
      .mission('FB2', { cards })
      .rocket(node, { cards: ['C07'] });

  test('[END-MISSION-21] complete when that same card is back at the Home Bernal', () => {
    expect(statusOf(back('EML3').perform(review))).toBe('done');
    expect(statusOf(back('LEO').perform(review))).toBe('open');
    expect(statusOf(back('EML3', [99]).perform(review))).toBe('open');
  });

  test('[END-MISSION-49] not while in transit through a wormhole', () => {
    const away = back('EML3').with(({ stacks }) => {
      stacks[rocket]!.node = null;
    });
    expect(statusOf(away.perform(review))).toBe('open');
  });

  test('[END-MISSION-07] one return serves one mission; the other needs another', () => {
    const two = scene()
      .mission('FB1', { cards: [crew] })
      .mission('FB2', { cards: [crew] })
      .rocket('EML3', { cards: ['C07'] });
    const played = two.perform(review, 'FB2');
    expect(played.state.missions.map(({ status }) => status)).toEqual(['open', 'done']);
    two.with(({ stacks }) => {
      stacks[rocket]!.node = 'LEO';
    });
    two.with(({ stacks }) => {
      stacks[rocket]!.node = 'EML4';
    });
    two.perform(review);
    two.with(({ stacks }) => {
      stacks[rocket]!.node = 'EML3';
    });
    expect(statusOf(two.perform(review))).toBe('done');
  });
});

describe('tours', () => {
  const landed = (site: SiteId, manned = true) => ({ act: 'landed', site, stack: rocket, manned }) as const;
  const tourists = 2;
  const group = (node: NodeId, ...cards: ('tourists' | 'C07')[]) => scene().mission('TO2').rocket(node, { cards });
  const seen = (...acts: Act[]) =>
    group('EROS', 'tourists', 'C07').perform(doing(...acts)).state.missions[0]!.delivered;

  test('[END-MISSION-46] the Space Tourists land on each named Site, in any order, with the asterisk met', () => {
    expect(seen(landed('EROS'), landed('LUN-MH'))).toEqual([`${tourists}@EROS`, `${tourists}@LUN-MH`]);
    expect(seen(landed('EROS', false), landed('LUN-CB'))).toEqual([]);
    expect(group('EROS', 'C07').perform(doing(landed('EROS'))).state.missions[0]!.delivered).toEqual([]);
  });

  const home = (node: NodeId, ...delivered: string[]) =>
    scene()
      .mission('TO2', { cards: [tourists], delivered })
      .rocket(node, { cards: ['tourists'] });

  test('[END-MISSION-46] then they come to LEO', () => {
    expect(statusOf(home('LEO', '2@EROS', '2@LUN-MH').perform(review))).toBe('done');
    expect(statusOf(home('EML3', '2@EROS', '2@LUN-MH').perform(review))).toBe('open');
    expect(statusOf(home('LEO', '2@EROS').perform(review))).toBe('open');
  });

  test('[END-MISSION-47] the same card must visit all; lost, its progress is lost, the mission is not', () => {
    expect(statusOf(home('LEO', '2@EROS', '3@LUN-MH').perform(review))).toBe('open');
    const lost = scene()
      .mission('TO2', { cards: [99], delivered: ['99@EROS'] })
      .rocket('LUN-MH', { cards: ['tourists', 'C07'] })
      .perform(doing(landed('LUN-MH')));
    expect(lost.state.missions[0]).toMatchObject({ status: 'open', cards: [tourists] });
    expect(lost.state.missions[0]!.delivered).toContain('2@LUN-MH');
  });

  test('[END-MISSION-07] one landing serves one mission', () => {
    const played = scene()
      .mission('TO2')
      .found('OM8-2')
      .rocket('EROS', { cards: ['tourists', 'C07'] })
      .perform(doing(landed('EROS')), 'TO2');
    expect(played.asked).toEqual(['mission.credit']);
    expect(played.state.found[0]!.status).toBe('open');
  });
});

describe('air-eaters', () => {
  const refuelled = (node: NodeId, role = {}) => ({ act: 'airEater', node, tanks: 3, manned: true, ...role }) as const;
  const done = (card: 'AE4' | 'AE5', ...acts: Act[]) =>
    statusOf(
      scene()
        .mission(card)
        .patents('robonaut', 'R03')
        .perform(doing(...acts)),
    );

  test('[END-MISSION-23, END-MISSION-08] a refuel in an aerobrake hazard of the zone, with the asterisk met', () => {
    expect(done('AE4', refuelled('JU-AE'))).toBe('done');
    expect(done('AE4', refuelled('SA-AE'))).toBe('open');
    expect(done('AE4', refuelled('JU-AE', { manned: false }))).toBe('open');
  });

  test('[END-MISSION-23, END-MISSION-54] in so many different ones', () => {
    expect(done('AE5', refuelled('SA-AE'), refuelled('SA-AE'))).toBe('open');
    expect(done('AE5', refuelled('SA-AE'), refuelled('TI-AE'))).toBe('done');
  });

  test('[END-MISSION-56] one that gained no tank was not successful', () => {
    expect(done('AE4', refuelled('JU-AE', { tanks: 0 }))).toBe('open');
  });
});
