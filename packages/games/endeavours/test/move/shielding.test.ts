import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { drive } from '../../src/rules/free/drive.ts';
import { shieldingOf, shieldingRoll } from '../../src/rules/move/shielding.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import type { Endeavours } from '../../src/types.ts';
import { craft, fly, stackIn } from '../support/move.ts';

type Cards = NonNullable<Parameters<Scene['rocket']>[1]['cards']>;
const rocket = (cards: Cards) => scene().rocket('EML1', { cards });
const against = (sum: number) => (t: Endeavours) => shieldingRoll(t, stackNo(t.state, craft), sum, 'EML1');
const damaged = (at: Scene) =>
  stackIn(at)
    .cards.filter(card => card.damaged)
    .map(({ card }) => card);
const visited = { visited: true, hazard: [4, 4] };

describe('shielding rolls', () => {
  test('[END-SHIELD-01] at landing, at lift-off and on entering an ejection', () => {
    const cards = ['T05', 'G08', 'H08'] as const;
    const landing = scene()
      .rocket('SEL4', { cards, wet: 8 })
      .site('BENNU', { visited: true, hazard: [1] })
      .dice(1);
    expect(fly(landing, '2', 'BENNU').said('shielding.holds')).toHaveLength(1);
    const lifting = scene()
      .rocket('BENNU', { cards, wet: 8 })
      .site('BENNU', { visited: true, hazard: [1] })
      .dice(1);
    expect(fly(lifting, '2', 'SEL4').said('shielding.holds')).toHaveLength(1);
    const entering = scene()
      .rocket('EML1', { cards, wet: 8 })
      .dice(3)
      .with(state => {
        state.ejections = [{ nodes: ['EML2'], dice: [1, 2] }];
      });
    expect(fly(entering, '2', 'EML2').said('shielding.holds')).toHaveLength(1);
  });

  test('[END-SHIELD-02] as many test dice as the best shielding value, at least 1', () => {
    expect(rocket(['rover']).dice(3).perform(against(1)).said('shielding.holds')[0]!.params).toMatchObject({ sum: 3 });
    const plated = rocket(['rover', 'plating']).dice(3, 4).perform(against(1));
    expect(plated.said('shielding.holds')[0]!.params).toMatchObject({ sum: 7 });
  });

  test('[END-SHIELD-03] against the sum of the dice that lie there; they are not rolled again', () => {
    const landing = scene()
      .rocket('SEL4', { cards: ['T05', 'G08', 'H08', 'plating'], wet: 8 })
      .site('BENNU', visited)
      .dice(6, 2);
    const flown = fly(landing, '2', 'BENNU');
    expect(flown.said('shielding.holds')[0]!.params).toMatchObject({ sum: 8, against: 8 });
    expect(flown.site('BENNU')!.hazard).toEqual([4, 4]);
  });

  test('[END-SHIELD-04] equal or higher: nothing happens', () => {
    const held = rocket(['rover']).dice(4);
    held.perform(against(4));
    expect(damaged(held)).toEqual([]);
  });

  test('[END-EX-14, END-SHIELD-05] hazard 8, Metal Plating, 2 and 3: 3 short', () => {
    const hit = rocket(['rover', 'plating']).dice(2, 3);
    const rolled = hit.perform(against(8), 'card:2');
    expect(rolled.said('shielding.fails')[0]!.params).toMatchObject({ sum: 5, against: 8, shortfall: 3 });
    expect(damaged(hit)).toEqual(['rover']);
  });

  test('[END-SHIELD-06] no chosen card could be left out', () => {
    // Rad-hardness 3, 4, 5; 6 short. From the hardest down: 5 then 3 or 4; 4 then 3; never 3 first.
    const soft = () => rocket(['bioExperiment', 'array', 'rover']).dice(1);
    expect(keysAsked(soft(), [])).toEqual(['card:3', 'card:4']);
    expect(keysAsked(soft(), ['card:4'])).toEqual(['card:2', 'card:3']);
    const least = soft();
    least.perform(against(7), 'card:3'); // 4, then only 3 is left below it
    expect(damaged(least)).toEqual(['bioExperiment', 'array']);
  });

  function keysAsked(at: Scene, answers: string[]): string[] {
    try {
      at.perform(against(7), ...answers);
    } catch (unanswered) {
      return `${unanswered}`.split('It offers: ')[1]!.split(', ');
    }
    return [];
  }

  test('[END-SHIELD-06] if all together do not reach it, all are damaged', () => {
    const weak = rocket(['bioExperiment', 'array']).dice(1);
    expect(weak.perform(against(12)).asked).toEqual([]);
    expect(damaged(weak)).toEqual(['bioExperiment', 'array']);
  });

  test('[END-SHIELD-08] values do not add up; only what works counts', () => {
    const value = (cards: Cards) => {
      const at = rocket(cards);
      return shieldingOf(at.state, stackIn(at));
    };
    expect(value(['plating', 'plating'])).toBe(2);
    expect(value([{ card: 'plating', damaged: true }])).toBe(0);
    expect(value([{ card: 'plating', side: 'back' }])).toBe(0); // an EM Force Field without current
    expect(value([{ card: 'plating', side: 'back' }, 'G01', 'plating'])).toBe(3);
  });

  test('[END-EQUIP-18] a battery that feeds an EM Force Field has supplied something', () => {
    const fed = rocket([{ card: 'plating', side: 'back' }, 'battery']).dice(2, 2, 2);
    const rolled = fed.perform(against(6));
    expect(rolled.said('shielding.holds')[0]!.params).toMatchObject({ sum: 6 });
    expect(stackIn(fed).cards[1]!.uses).toBe(1);
  });

  test('[END-SHIELD-09] a freighter rolls, a Rover on the road does not', () => {
    const freighter = scene()
      .stack('freighter', 'MA-L1', { cards: ['K04'] })
      .factory('DEIMOS')
      .bank(0)
      .dice(2, 1);
    expect(fly(freighter, 'DEIMOS').said('shielding.holds')).toHaveLength(1);
    const rover = scene()
      .outpost('LUN-MH', { cards: ['rover'] })
      .site('LUN-CB', visited);
    expect(rover.perform(t => drive.perform(t)).said('shielding.holds')).toEqual([]);
  });

  test('[END-SHIELD-10] neither a Factory nor a Colony on the Site spares it', () => {
    const colony = scene()
      .colony('BENNU')
      .rocket('BENNU', { cards: ['T05', 'G08', 'H08'], wet: 8 })
      .dice(6);
    expect(fly(colony, '2', 'SEL4').said('shielding.holds')).toHaveLength(1);
  });

  test('[END-SHIELD-11] a landing: hazard roll, Glitch, site rolls, survey, shielding', () => {
    const all = scene()
      .factory('CAL-GC')
      .site('CAL-GC', { visited: false, hazard: [] })
      .rocket('JU-LC', { cards: ['C07', 'array'], wet: 5, glitch: true })
      .bank(0)
      .dice(2, 2, 2, 1, 1, 1, 1, 6);
    const flown = fly(all, '2', 'CAL-GC', []);
    expect(flown.said('roll.dice').map(({ params }) => (params!['what'] as { key: string }).key)).toEqual([
      'hazard.assistLanding',
      'card.C07',
      'card.array',
      'roll.siteHazard',
      'roll.shielding',
    ]);
    expect(flown.asked).toEqual(['move.thruster', 'move.course', 'survey']);
  });

  test('[END-SHIELD-12] a lift-off that leaves the thruster without what it needs ends on the first node', () => {
    const hit = scene()
      .rocket('BENNU', { cards: ['T05', 'G08', 'H08'], wet: 8 })
      .site('BENNU', { visited: true, hazard: [4] })
      .dice(1);
    const flown = fly(hit, '2', 'via:SEL4', 'via:EA-H2', 'stop', 'card:3');
    expect(stackIn(hit).node).toBe('SEL4');
    expect(flown.said('move.cutShort')).toHaveLength(1);
    expect(29 - stackIn(hit).wet!).toBe(1); // what was burnt stays burnt
  });

  test('[END-SHIELD-12] it goes on if another card supplies what was lost', () => {
    const hit = scene()
      .rocket('BENNU', { cards: ['T05', 'G08', 'H08', 'G08'], wet: 8 })
      .site('BENNU', { visited: true, hazard: [4] })
      .dice(1);
    fly(hit, '2', 'via:SEL4', 'via:EA-H2', 'stop', 'card:3');
    expect(stackIn(hit).node).toBe('EA-H2');
  });

  test('[END-SHIELD-13] printed rad-hardness counts; what is damaged already cannot be chosen', () => {
    const cards = ['array', { card: 'rover', damaged: true }, 'plating'] as const;
    const hardened = scene().project('hardenedElectronics').rocket('EML1', { cards }).dice(1, 1);
    const rolled = hardened.perform(against(7)); // 5 short: the array's printed 4 is not enough, so that there is no choice
    expect(rolled.asked).toEqual([]);
    expect(damaged(hardened)).toEqual(['rover', 'plating']);
  });

  test('[END-SHIELD-03] Landing Struts lower the hazard of landings, not of ejections', () => {
    const cards = ['T05', 'G08', 'H08', 'struts'] as const;
    const landing = scene().rocket('SEL4', { cards, wet: 8 }).site('BENNU', visited).dice(6);
    expect(fly(landing, '2', 'BENNU').said('shielding.holds')[0]!.params).toMatchObject({ against: 6 });
    const flying = scene()
      .rocket('EML1', { cards, wet: 8 })
      .dice(6)
      .with(state => {
        state.ejections = [{ nodes: ['EML2'], dice: [3, 3] }];
      });
    expect(fly(flying, '2', 'EML2').said('shielding.holds')[0]!.params).toMatchObject({ against: 6 });
  });
});
