import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { drive } from '../../src/rules/free/drive.ts';
import { siteRolls } from '../../src/rules/move/landing.ts';
import { startingFactory } from '../../src/rules/setup/index.ts';
import { fly, stackIn } from '../support/move.ts';

/** Net thrust 3; the thruster is card 2. */
const ship = (...more: ('array' | 'rover')[]) =>
  scene().rocket('SEL4', { cards: ['T05', 'G08', 'H08', ...more], wet: 8 });

describe('site rolls', () => {
  test('[END-EX-12, END-SITE-01, END-SITE-03] a first landing on BENNU: 5, then 4 and 3, 5, 3', () => {
    const landed = ship().dice(5, 4, 3, 5, 3, 6);
    const flown = fly(landed, '2', 'BENNU', 'card:2'); // shielding 6 against 7
    expect(flown.site('BENNU')).toMatchObject({ visited: true, hazard: [4, 3], terrain: 5, potential: 3 });
  });

  test.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [6, 3],
  ])('[END-SITE-02] a site hazard roll of %i gives %i hazard dice', (roll, dice) => {
    const rolled = scene()
      .dice(roll, ...Array.from({ length: dice + 2 }, () => 2))
      .perform(t => siteRolls(t, 'BENNU', null));
    expect(rolled.site('BENNU')!.hazard).toHaveLength(dice);
  });

  test('[END-SITE-04] a Site is new only once, even fully explored', () => {
    const known = ship()
      .site('BENNU', { visited: true, hazard: [2], explored: true })
      .dice(6);
    const flown = fly(known, '2', 'BENNU'); // one die, for shielding
    expect(flown.site('BENNU')).toMatchObject({ hazard: [2], terrain: 0, potential: 0 });
  });

  test('[END-SITE-05, END-RULE-14] the shielding roll follows, against the dice just placed', () => {
    const landed = ship().dice(1, 6, 1, 1, 2);
    const flown = fly(landed, '2', 'BENNU', 'card:3'); // 2 against 6: 4 short, any one card covers it
    expect(flown.said('shielding.fails')[0]!.params).toMatchObject({ sum: 2, against: 6, shortfall: 4 });
    expect(stackIn(landed).cards[1]!.damaged).toBe(true);
  });

  test('[END-SITE-06] the starting Factory’s Site has dice, but no shielding roll is made', () => {
    const set = scene()
      .with(state => {
        state.stage = 'startingFactory';
      })
      .dice(1, 1, 1, 3, 4, 5);
    const performed = set.perform(t => startingFactory(t));
    expect(performed.site('BENNU')).toMatchObject({ factory: true, hazard: [3], terrain: 4, potential: 5 });
    expect(performed.said('shielding.holds')).toEqual([]);
  });

  test('[END-SITE-01, END-SITE-07] a Site prospected from afar is still new for a Rover that drives onto it, without a shielding roll', () => {
    const driven = scene()
      .site('LUN-CB', { claim: true })
      .outpost('LUN-MH', { cards: ['rover'] })
      .dice(2, 3, 4, 5);
    const performed = driven.perform(t => drive.perform(t));
    expect(performed.site('LUN-CB')).toMatchObject({ visited: true, hazard: [3], terrain: 4, potential: 5 });
    expect(performed.said('shielding.holds')).toEqual([]);
  });

  test('[END-SITE-08] other spaces have no site rolls', () => {
    const exit = scene().rocket('NE-FLY', { cards: ['T05', 'G08', 'H08'], wet: 8 });
    fly(exit, '2', 'EX-NEP');
    expect(exit.state.sites).toEqual({});
  });
});

describe('survey', () => {
  test('[END-EX-13, END-SURVEY-02, END-SURVEY-03] an Infrared Array has two dice rolled again, whatever their colour', () => {
    const surveyor = scene()
      .rocket('SEL4', { cards: ['T05', 'G08', 'H08', { card: 'array', side: 'back' }], wet: 8 })
      .dice(5, 4, 3, 5, 3, 1, 2, 4);
    const flown = fly(surveyor, '2', 'BENNU', ['hazard.0', 'terrain']);
    expect(flown.site('BENNU')).toMatchObject({ hazard: [1, 3], terrain: 2, potential: 3 });
    expect(flown.said('shielding.holds')[0]!.params).toMatchObject({ sum: 4, against: 4 });
  });

  test('[END-SURVEY-01] none without an array, or with a damaged one', () => {
    expect(fly(ship().dice(1, 1, 1, 1, 6), '2', 'BENNU').asked).not.toContain('survey');
    const damaged = scene()
      .rocket('SEL4', { cards: ['T05', 'G08', 'H08', { card: 'array', damaged: true }], wet: 8 })
      .dice(1, 1, 1, 1, 6);
    expect(fly(damaged, '2', 'BENNU').asked).not.toContain('survey');
  });

  test('[END-SURVEY-01] an array in another Stack on the Site will do', () => {
    const waiting = scene()
      .outpost('BENNU', { cards: ['array'] })
      .dice(1, 1, 1, 1, 6);
    expect(waiting.perform(t => siteRolls(t, 'BENNU', null), ['potential']).site('BENNU')!.potential).toBe(6);
  });

  test('[END-SURVEY-02, END-SURVEY-05] up to the value of one array, however many there are', () => {
    const two = ship('array', 'array').dice(1, 1, 1, 1, 6);
    expect(() => fly(two, '2', 'BENNU', ['terrain', 'potential'])).toThrow('Pick 0 to 1');
  });

  test('[END-SURVEY-04] only right after the type roll: not when the Site is known', () => {
    const known = ship('array')
      .site('BENNU', { visited: true, hazard: [1] })
      .dice(6);
    expect(fly(known, '2', 'BENNU').asked).not.toContain('survey');
  });
});

describe('the Glitch', () => {
  test('[END-EVENT-03, END-SHIELD-11] landing triggers it: a d6 for each card before the site rolls, then it is gone', () => {
    const glitched = ship('rover').dice(2, 2, 2, 1, 1, 1, 1, 1, 6);
    stackIn(glitched).glitch = true;
    fly(glitched, '2', 'BENNU');
    expect(stackIn(glitched).cards.map(({ card }) => card)).toEqual(['T05', 'G08', 'H08']);
    expect(stackIn(glitched).glitch).toBe(false);
  });

  test('[END-EVENT-03, END-SHIELD-11] so does lifting off, before the shielding roll', () => {
    const glitched = scene()
      .rocket('BENNU', { cards: ['T05', 'G08', 'H08', 'rover'], wet: 8, glitch: true })
      .site('BENNU', { visited: true, hazard: [1] })
      .dice(2, 2, 2, 1, 6);
    const flown = fly(glitched, '2', 'SEL4');
    expect(flown.said('roll.dice').map(({ params }) => (params!['what'] as { key: string }).key)).toEqual([
      'card.T05',
      'card.G08',
      'card.H08',
      'card.rover',
      'roll.shielding',
    ]);
    expect(stackIn(glitched)).toMatchObject({ node: 'SEL4', glitch: false });
  });

  test('[END-EVENT-03] merely flying by does not', () => {
    const glitched = scene().rocket('EML1', { cards: ['T05', 'G08', 'H08'], wet: 8, glitch: true });
    fly(glitched, '2', 'EML2');
    expect(stackIn(glitched).glitch).toBe(true);
  });
});
