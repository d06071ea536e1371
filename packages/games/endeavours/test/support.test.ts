import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { radiator, recharge } from '../src/rules/free/radiator.ts';
import { refuel } from '../src/rules/operations/refuel.ts';
import { chainFor, chainsOf, coolingOf, drawOn, hasPowersat, isOperational } from '../src/rules/support.ts';
import { endOfYearChecks } from '../src/rules/year/index.ts';
import type { CardId, NodeId } from '../src/types.ts';
import { driveBy, drives, fly, stackIn } from './helpers-move.ts';

const cardIn = (scene: Scene, id: CardId) => stackIn(scene).cards.find(({ card }) => card === id)!;
const works = (scene: Scene, id: CardId, use?: Parameters<typeof isOperational>[3]) =>
  isOperational(scene.state, stackIn(scene), cardIn(scene, id), use);
const rocket = (cards: NonNullable<Parameters<Scene['rocket']>[1]['cards']>, node: NodeId = 'EML1') =>
  scene().rocket(node, { cards });

describe('support', () => {
  test('[END-SUPPORT-01] each kind of support is itself and no other', () => {
    expect(works(rocket(['T06', 'G01']), 'T06')).toBe(true); // E
    expect(works(rocket(['T06', 'G08']), 'T06')).toBe(false); // U for E
    expect(works(rocket(['T07', 'G08', 'H08']), 'T07')).toBe(true);
    expect(works(rocket(['T08', 'X01', 'H08']), 'T08')).toBe(true); // X
    expect(works(rocket(['T08', 'X07', 'H08']), 'T08')).toBe(false); // F for X
    expect(works(rocket([{ card: 'T12', side: 'black' }, 'X09', 'H05']), 'T12')).toBe(true); // A
  });

  test('[END-SUPPORT-02, END-CORE-10] a supplier needs its own support: the chain', () => {
    expect(works(rocket(['T06', 'G04', 'H08']), 'T06')).toBe(false);
    const whole = rocket(['T06', 'G04', 'X01', 'H08']);
    expect(works(whole, 'T06')).toBe(true);
    const [chain] = chainsOf(whole.state, stackIn(whole), cardIn(whole, 'T06'));
    expect(chain!.cards.map(({ card }) => card)).toEqual(['T06', 'G04', 'X01']);
  });

  test('[END-SUPPORT-02] support comes from the same Stack alone', () => {
    expect(works(rocket(['T06']).outpost('EML1', { cards: ['G01'] }), 'T06')).toBe(false);
  });

  test('[END-SUPPORT-03] one generator serves two consumers', () => {
    const both = rocket(['T06', 'drill', 'G01']);
    expect([works(both, 'T06'), works(both, 'drill')]).toEqual([true, true]);
  });

  test('[END-SUPPORT-04, END-CORE-10] therms of a chain add up, each card once; nothing is used up', () => {
    const hot = rocket(['T05', 'G07', 'X01', 'H01']); // 2 + 1 + 1 against 1
    expect(chainsOf(hot.state, stackIn(hot), cardIn(hot, 'T05'))[0]!.heat).toBe(4);
    expect(works(hot, 'T05')).toBe(false);
    const cooled = rocket(['T05', 'G07', 'X01', 'H01', 'H05']);
    expect(coolingOf(stackIn(cooled))).toBe(4);
    expect([works(cooled, 'T05'), works(cooled, 'T05')]).toEqual([true, true]);
  });

  test('[END-SUPPORT-04] an afterburn supplies one therm more', () => {
    const warm = scene().rocket('EML1', { cards: ['T05', 'G08', 'H01'], wet: 8 }); // 2 against 1
    expect(drives(warm).map(({ afterburn }) => afterburn)).toEqual([true]);
  });

  test('[END-SUPPORT-05] a radiator is flipped as a free action: more therms, more mass', () => {
    const light = scene().rocket('EML1', { cards: ['T05', 'G08', 'H01'], wet: 8 });
    light.perform(t => radiator.perform(t));
    expect([cardIn(light, 'H01').heavy, coolingOf(stackIn(light)), works(light, 'T05')]).toEqual([true, 2, true]);
    expect(stackIn(light).wet).toBe(31); // 8 and 1 more are 9
  });

  test('[END-SUPPORT-06] solar supports are dead in the Neptune zone', () => {
    expect(works(rocket(['T06', 'G02'], 'UR-L1'), 'T06')).toBe(true);
    expect(works(rocket(['T06', 'G02'], 'NE-L1'), 'T06')).toBe(false);
  });

  test('[END-SUPPORT-06, END-BERNAL-11] from Jupiter on they do not anchor without Powersat', () => {
    const bernal = (node: NodeId) => scene().bernal('B03', node, { anchored: false }, ['G02', 'X01', 'H08']);
    expect(works(bernal('CE-LC'), 'B03', 'anchoring')).toBe(true);
    const far = (['JU-L1', 'SA-L1', 'UR-L1'] as const).map(node => works(bernal(node), 'B03', 'anchoring'));
    expect(far).toEqual([false, false, false]);
    expect(works(bernal('JU-L1').factory('AMUN'), 'B03', 'anchoring')).toBe(true);
    expect(works(bernal('JU-L1'), 'B03', 'movement')).toBe(true);
  });

  test('[END-BERNAL-10, END-BERNAL-11] a Bernal moves by itself with a generator and a reactor of any kind', () => {
    const bernal = (...cards: CardId[]) => scene().bernal('B03', 'EML1', { anchored: false }, cards);
    expect(works(bernal('G08', 'X07', 'H08'), 'B03')).toBe(true);
    expect(works(bernal('G01', 'H08'), 'B03')).toBe(false);
    expect(works(bernal('X01', 'H08'), 'B03')).toBe(false);
  });

  test('[END-SUPPORT-07, END-DAMAGE-07] a damaged card supplies nothing; a Glitch stops nothing', () => {
    expect(works(rocket(['T06', { card: 'G01', damaged: true }]), 'T06')).toBe(false);
    expect(works(rocket(['T05', 'G08', { card: 'H08', damaged: true }]), 'T05')).toBe(false);
    expect(works(scene().rocket('EML1', { cards: ['T06', 'G01'], glitch: true }), 'T06')).toBe(true);
  });

  test('[END-SUPPORT-08] the Crew supplies nothing', () => {
    expect(works(rocket(['T06', 'C07']), 'T06')).toBe(false);
  });

  test('[END-CORE-25] an act by a card is one by a card that is neither damaged nor lonely', () => {
    const at = (role: { readonly damaged?: boolean; readonly lonely?: boolean }) =>
      refuel.isPossible(rocket([{ card: 'N01', ...role }, 'rover'], 'MAR-AR').state);
    expect([at({}), at({ damaged: true }), at({ lonely: true })]).toEqual([true, false, false]);
  });

  test('[END-FACTORY-07] a Factory on a push Site gives Powersat', () => {
    expect(hasPowersat(scene().factory('BENNU').state)).toBe(false);
    expect(hasPowersat(scene().factory('AMUN').state)).toBe(true);
  });
});

describe('the Nuclear Battery', () => {
  test('[END-EQUIP-18] supplies E and U, but neither to anchor nor to industrialize', () => {
    expect([works(rocket(['T06', 'battery']), 'T06'), works(rocket(['T07', 'battery', 'H08']), 'T07')]).toEqual([
      true,
      true,
    ]);
    expect(works(rocket(['R06', 'battery']), 'R06', 'industry')).toBe(false);
    expect(works(rocket(['T06', { card: 'battery', side: 'back' }]), 'T06')).toBe(false);
    const bernal = scene().bernal('B03', 'EML1', { anchored: false }, ['battery', 'X01', 'H08']);
    expect(works(bernal, 'B03', 'anchoring')).toBe(false);
  });

  test('[END-EQUIP-18] is spent at the end of a year in which it supplied anything, and recharged for 1 Aqua', () => {
    const flown = scene().rocket('EML1', { cards: ['T06', 'battery'], wet: 4 });
    fly(flown, String(cardIn(flown, 'T06').no), 'EML2');
    flown.perform(t => endOfYearChecks(t));
    expect(cardIn(flown, 'battery').side).toBe('back');
    stackIn(flown).node = 'LEO';
    flown.perform(t => recharge.perform(t));
    expect([cardIn(flown, 'battery').side, flown.state.bank]).toEqual(['front', 9]);
  });

  test('[END-EQUIP-18] is left alone where a generator will do', () => {
    const both = rocket(['T06', 'battery', 'G01']);
    const chain = chainFor(both.state, stackIn(both), cardIn(both, 'T06'))!;
    drawOn(chain);
    expect(chain.cards.map(({ card }) => card)).toEqual(['T06', 'G01']);
    expect(cardIn(both, 'battery').uses).toBe(0);
    expect(driveBy(both, 'T06')!.chain!.cards.map(({ card }) => card)).toEqual(['T06', 'G01']);
  });
});
