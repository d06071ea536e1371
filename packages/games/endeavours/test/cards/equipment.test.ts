import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { equipment } from '../../src/cards/equipment.ts';
import { idsOf } from '../../src/catalogue.ts';
import { foundColony } from '../../src/rules/free/found-colony.ts';
import { repairGlitch } from '../../src/rules/free/glitch.ts';
import { decommissionFreely } from '../../src/rules/free/tokens.ts';
import { transfer } from '../../src/rules/free/transfer.ts';
import { hardnessOf } from '../../src/rules/hardness.ts';
import { dryMassOf } from '../../src/rules/mass.ts';
import { boost } from '../../src/rules/operations/boost.ts';
import { freeMarket } from '../../src/rules/operations/market.ts';
import { production } from '../../src/rules/operations/production.ts';
import { promotion } from '../../src/rules/operations/promotion.ts';
import { isManned } from '../../src/rules/people/people.ts';
import { isOperational } from '../../src/rules/support.ts';
import { solarFlare } from '../../src/rules/year/flare.ts';
import type { CardId, EquipmentId, NodeId } from '../../src/types.ts';
import { acting, cardIn, doing, keyFor, offered, stackIn } from '../support/operations.ts';

const equipmentIds = idsOf(equipment);

/** Home Bernal B09 at SEL5, which does not meddle; no water is boosted. */
const pad = () => scene({ crew: 'C05', boostWater: false }).home('B09');
/** Where a card of the Hand may be boosted to, and for how much. */
const fares = (table: Scene, card: EquipmentId) => {
  if (!boost.isPossible(table.hand(card, 'G08').state)) return [];
  return offered(table, boost).filter(key => key.startsWith(`${card}@`));
};

describe('equipment', () => {
  test('[END-EQUIP-01] has mass and rad-hardness, and is Cargo like other cards', () => {
    const table = scene()
      .rocket('EML1', { cards: ['plating', 'drill', 'C07'] })
      .outpost('EML1', { cards: ['rover'] });
    expect(dryMassOf(table.state, stackIn(table, 2))).toBe(4);
    expect(hardnessOf(table.state, cardIn(table, 'plating'))).toBe(8);
    expect(offered(table, transfer, 'stack:2', 'stack:3')).toEqual(['card:2', 'card:3', 'card:4']);
  });

  test('[END-EQUIP-04, END-EQUIP-05] marked LEO: to LEO for its mass, never to the Home Bernal', () => {
    expect(fares(pad(), 'plating')).toEqual(['plating@LEO']);
    const up = doing(pad().hand('plating'), boost, 'plating@LEO');
    expect(up.state.bank).toBe(8);
    expect(up.stack(0).cards).toMatchObject([{ card: 'plating', side: 'front' }]);
  });

  test('[END-EQUIP-04, END-EQUIP-06] marked HOME: to the Home Bernal alone, for its mass', () => {
    expect(fares(pad(), 'module')).toEqual(['module@SEL5']);
    expect(doing(pad().hand('module'), boost, 'module@SEL5').state.bank).toBe(7);
  });

  test('[END-EQUIP-04, END-EQUIP-06] marked LAB: to any Lab, and nowhere while there is none', () => {
    expect(fares(pad(), 'tractorBeam')).toEqual([]);
    expect(fares(pad().drift('D05', 'MA-L4', true), 'tractorBeam')).toEqual(['tractorBeam@MA-L4']);
    const promoted = pad().drift('D05', 'MA-L4', true);
    cardIn(promoted, 'B09').side = 'purple';
    expect(fares(promoted, 'tractorBeam')).toEqual(['tractorBeam@SEL5', 'tractorBeam@MA-L4']);
  });

  test('[END-EQUIP-07] marked ANY: by production at a Factory of any type, never by a boost', () => {
    expect(fares(pad(), 'cryoTank')).toEqual([]);
    for (const site of ['EROS', 'CERES'] as const) {
      const made = doing(pad().factory(site).hand('cryoTank'), production);
      expect(made.cardsAt(site)).toEqual(['cryoTank']);
    }
    expect(production.isPossible(pad().factory('EROS').hand('drill').state)).toBe(false);
  });

  test('[END-EQUIP-08] one boost takes cards to different places, each paid for by itself', () => {
    const up = doing(pad().hand('plating', 'module', 'T05'), boost, 'plating@LEO', 'module@SEL5', 'T05@LEO');
    expect(up.state.bank).toBe(10 - 2 - 3 - 2);
    expect(up.cardsAt('LEO')).toEqual(['plating', 'T05']);
    expect(up.cardsAt('SEL5')).toEqual(['B09', 'module']);
  });

  test('[END-EQUIP-12] is not sold on the free market', () => {
    expect(
      freeMarket.isPossible(
        scene()
          .hand('rover', 'drill')
          .leo({ cards: ['rover'] }).state,
      ),
    ).toBe(false);
    expect(offered(scene().hand('rover', 'T05', 'G01'), freeMarket)).toEqual(['T05', 'G01']);
  });

  test('[END-EQUIP-14] is not immune to flares', () => {
    const hit = scene()
      .outpost('SEL1', { cards: ['array', 'spareParts'] })
      .dice(5)
      .perform(solarFlare);
    expect(hit.cardsAt('SEL1')).toEqual(['spareParts']); // 4 and 7
  });

  test('[END-EQUIP-23] what needs support, and what does not', () => {
    const works = (card: EquipmentId, side: 'front' | 'back', ...others: CardId[]) => {
      const table = scene().outpost('EROS', { cards: [{ card, side }, ...others] });
      return isOperational(table.state, stackIn(table, 2), cardIn(table, card));
    };
    const alone = (side: 'front' | 'back') =>
      equipmentIds.filter(card => (side === 'front' || 'back' in equipment[card]) && !works(card, side));
    expect(alone('front')).toEqual(['tractorBeam', 'lifeSciences', 'drill', 'antenna']);
    expect(alone('back')).toEqual(['plating', 'tractorBeam']);
    expect([
      works('antenna', 'front', 'G01'),
      works('lifeSciences', 'front', 'G01'),
      works('plating', 'back', 'G01'),
    ]).toEqual([true, true, true]);
    expect([works('tractorBeam', 'front', 'G01'), works('tractorBeam', 'front', 'G08')]).toEqual([false, true]);
  });

  test('[END-EQUIP-22] supports of another Stack or damaged ones do not help', () => {
    const table = scene()
      .outpost('EROS', { cards: ['antenna', { card: 'G01', damaged: true }] })
      .rocket('EROS', { cards: ['G01'] });
    expect(isOperational(table.state, stackIn(table, 2), cardIn(table, 'antenna'))).toBe(false);
  });

  test('[END-EQUIP-25] a Diagnostic Drone removes a Glitch from its Stack once a year', () => {
    const table = scene().outpost('EROS', { cards: ['drone', 'rover'], glitch: true });
    expect(acting(table, repairGlitch).stack(2).glitch).toBe(false);
    stackIn(table, 2).glitch = true;
    expect(repairGlitch.isPossible(table.state)).toBe(false);
    table.state.usedYear = [];
    expect(repairGlitch.isPossible(table.state)).toBe(true);
  });
});

describe('promotion of equipment', () => {
  const at = (node: NodeId, card: EquipmentId, role: object = {}) =>
    pad().outpost(node, { cards: [{ card, ...role }] });
  const can = (table: Scene) => promotion.isPossible(table.state);

  test('[END-EQUIP-09] at a Lab, with its upgrade unlocked, for its price, in place', () => {
    const lab = () => at('MA-L4', 'tractorBeam').drift('D05', 'MA-L4', true);
    expect(can(lab())).toBe(false);
    const promoted = doing(lab().unlocked('tractorBeam'), promotion);
    expect(promoted.state.bank).toBe(4);
    expect(promoted.cardsAt('MA-L4')).toEqual(['tractorBeam']);
    expect(promoted.card('tractorBeam')!.side).toBe('back');
    expect(can(lab().unlocked('tractorBeam').bank(5))).toBe(false);
    expect(can(at('MA-L4', 'tractorBeam').unlocked('tractorBeam'))).toBe(false);
  });

  test('[END-EQUIP-10] BER: at any Anchored Bernal, too; LAB: not', () => {
    expect(can(at('SEL5', 'rover').unlocked('rover'))).toBe(true);
    expect(can(at('SEL5', 'telescope').unlocked('telescope'))).toBe(false);
    expect(can(at('MA-L4', 'rover').drift('D05', 'MA-L4', true).unlocked('rover'))).toBe(true);
    expect(can(at('EML1', 'rover').unlocked('rover'))).toBe(false);
  });

  test('[END-EQUIP-11] not while it is damaged', () => {
    expect(can(at('SEL5', 'rover', { damaged: true }).unlocked('rover'))).toBe(false);
  });
});

describe('Space Tourists', () => {
  test('[END-EQUIP-20] are never given up voluntarily', () => {
    expect(decommissionFreely.isPossible(scene().rocket('EML1', { cards: ['tourists'] }).state)).toBe(false);
    const with2 = scene().rocket('EML1', { cards: ['tourists', 'rover', 'drill'] });
    expect(offered(with2, decommissionFreely)).toEqual([keyFor(with2, 'rover'), keyFor(with2, 'drill')]);
  });

  test('[END-EQUIP-21, END-RULE-20] found no Colony, repair no Glitch, and are not who a mission asks for', () => {
    const table = scene()
      .factory('EROS')
      .rocket('EROS', { cards: ['tourists'], glitch: true });
    expect(foundColony.isPossible(table.state)).toBe(false);
    expect(repairGlitch.isPossible(table.state)).toBe(false);
    expect(isManned(table.state, 'EROS')).toBe(false);
  });
});
