import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { effects } from '../../src/hooks.ts';
import { bankNode, bernalsOver, dirtsidesOf, labs } from '../../src/rules/bernals.ts';
import { unanchor } from '../../src/rules/free/bernals.ts';
import { load, unload } from '../../src/rules/free/fuel.ts';
import { transfer } from '../../src/rules/free/transfer.ts';
import { anchoring } from '../../src/rules/operations/anchoring.ts';
import { isInhabited } from '../../src/rules/people/people.ts';
import { hasDomeLeft } from '../../src/rules/people/settling.ts';
import { solarFlare } from '../../src/rules/year/flare.ts';
import { profit } from '../../src/rules/year/profit.ts';
import type { NodeId, SiteId } from '../../src/types.ts';
import { acting, cardIn, doing, namesIn, noOf, offered, stackIn } from '../support/operations.ts';

const supports = ['G01', 'X01', 'H08'] as const;
const moored = (node: NodeId, factories: readonly SiteId[], cards: readonly (typeof supports)[number][] = supports) =>
  scene()
    .factory(...factories)
    .bernal('B03', node, { anchored: false }, cards);
const canAnchor = (at: Scene) => anchoring.isPossible(at.state);

describe('an Anchored Bernal', () => {
  test('[END-BERNAL-01] holds a dome and is Human', () => {
    const table = scene().bernal('B03', 'CE-LC').colony('BENNU', 'RYUGU', 'EROS', 'VESTA');
    expect(isInhabited(table.state, 'CE-LC')).toBe(true);
    expect(hasDomeLeft(table.state)).toBe(true); // six of seven, two of them on Bernals
    expect(hasDomeLeft(table.colony('PSYCHE').state)).toBe(false);
  });

  test('[END-BERNAL-01] shelters itself and everything with it from flares', () => {
    const table = scene()
      .bernal('B03', 'SEL4', {}, ['G02'])
      .outpost('SEL4', { cards: ['G09'] })
      .outpost('EML1', { cards: ['R05'] })
      .dice(6);
    const flared = table.perform(solarFlare);
    expect(flared.cardsAt('SEL4')).toEqual(['B03', 'G02', 'G09']);
    expect(flared.cardsAt('EML1')).toEqual([]);
  });

  test('[END-PATENT-07] a flare takes what its result exceeds: rad-hardness 5 withstands 5, 4 does not', () => {
    const table = scene()
      .rocket('EML1', { cards: ['R04', 'R05'] })
      .dice(5); // r5, r4
    table.perform(solarFlare);
    expect(namesIn(stackIn(table, 2))).toEqual(['R04']);
  });

  test('[END-BERNAL-02] the Home Bernal: its ability, the Crew’s privilege and 1 Aqua a year, while it is Anchored', () => {
    const table = () => scene({ crew: 'C05' }).home('B09'); // Powersat; immune to Budget Cuts
    const abilities = ({ state }: Scene) =>
      effects.tell(state, 'powersat', {}).length + effects.tell(state, 'eventImmunity', { event: 'budgetCuts' }).length;
    expect(abilities(table())).toBe(2);
    expect(table().perform(profit, 'aqua').state.bank).toBe(11);
    const loose = table();
    loose.state.bernals[0]!.anchored = false;
    expect(abilities(loose)).toBe(0);
    expect(loose.perform(profit).asked).toEqual([]);
    expect(loose.state.bank).toBe(10);
  });

  test('[END-BERNAL-05] all Factories beside it are its Dirtsides', () => {
    const table = scene().factory('CERES', 'PALLAS', 'VESTA').bernal('B03', 'CE-LC');
    expect(dirtsidesOf(table.state, 'CE-LC')).toEqual(['CERES', 'PALLAS']);
    expect(bernalsOver(table.state, 'PALLAS')).toEqual(['CE-LC']);
  });

  test('[END-BERNAL-04] Luna is never a Dirtside', () => {
    const table = scene().home('B01').factory('LUN-MH');
    expect(dirtsidesOf(table.state, 'EML1')).toEqual([]);
    expect(bernalsOver(table.state, 'LUN-MH')).toEqual([]);
    expect(canAnchor(moored('EML2', ['LUN-CB']))).toBe(false);
  });
});

describe('anchoring', () => {
  test('[END-BERNAL-03, END-BERNAL-11] beside a Factory; generator, reactor and their radiators are given up', () => {
    const table = moored('CE-LC', ['CERES']);
    const done = doing(table, anchoring);
    expect(done.state.bernals[1]!.anchored).toBe(true);
    expect(namesIn(stackIn(table, 2))).toEqual(['B03']);
    expect([...done.state.hand].sort()).toEqual(['G01', 'H08', 'X01']);
  });

  test('[END-BERNAL-11] without one of them it does not anchor', () => {
    expect(canAnchor(moored('CE-LC', ['CERES'], ['G01', 'X01']))).toBe(false); // X01 needs a therm
    expect(canAnchor(moored('CE-LC', ['CERES'], ['G01', 'H08']))).toBe(false);
    expect(canAnchor(moored('CE-LC', ['CERES'], ['X01', 'H08']))).toBe(false);
  });

  test('[END-BERNAL-03] neither on a Site nor on an aerobrake, belt or exit, nor where a Bernal is', () => {
    expect(canAnchor(moored('CERES', ['CERES']))).toBe(false);
    expect(canAnchor(moored('MA-AE', ['MAR-AR']))).toBe(false);
    expect(canAnchor(moored('CE-LC', ['CERES']).drift('D02', 'CE-LC'))).toBe(false);
    expect(canAnchor(moored('SEL4', ['BENNU']))).toBe(true);
    expect(canAnchor(moored('SEL4', ['BENNU']).home('B07'))).toBe(false);
  });

  test('[END-BERNAL-03] the Factory must not serve another Bernal already', () => {
    expect(canAnchor(moored('MA-L1', ['DEIMOS']))).toBe(true);
    expect(canAnchor(moored('MA-L1', ['DEIMOS']).bernal('B04', 'MA-LO'))).toBe(false);
    expect(canAnchor(moored('CE-LC', []))).toBe(false);
  });

  test('[END-BERNAL-03] one that came as Cargo of the rocket has a Stack of its own then', () => {
    const table = scene()
      .factory('CERES')
      .rocket('CE-LC', { cards: ['C07', 'B03', ...supports], wet: 20 });
    table.state.bernals.push({ card: 'B03', anchored: false, home: false });
    const done = doing(table, anchoring);
    expect(namesIn(stackIn(table, 2))).toEqual(['C07']);
    expect([done.stack(3).kind, namesIn(done.stack(3))]).toEqual(['bernal', ['B03']]);
    expect(stackIn(table, 2).wet).toBe(25); // mass 6: 20 less 10, and less 1, 2, 1
  });

  test('[END-RULE-05] the Home Bernal that the game begins with needs neither supports nor a Dirtside', () => {
    expect(bankNode(scene().state)).toBe('EML3');
    expect(dirtsidesOf(scene().state, 'EML3')).toEqual([]);
  });
});

describe('unanchoring', () => {
  test('[END-BERNAL-06] the dome goes to a Dirtside or back, and colonists above the limit are Discarded', () => {
    const table = scene()
      .factory('CERES')
      .bernal('B03', 'CE-LC')
      .rocket('EML1', { cards: ['N01', { card: 'N13', side: 'white' }] });
    expect(offered(table, unanchor, 'B03')).toEqual(['node:CERES', 'supply']);
    const done = acting(table, unanchor, 'B03', 'node:CERES', `card:${noOf(table, 'N13')}`);
    expect(done.site('CERES')!.colony).toBe(true);
    expect(done.state.bernals[1]!.anchored).toBe(false);
    expect(done.state.queue).toEqual(['N13']); // Discarded, though a Robot
    expect(done.state.hand).toEqual([]);
    expect(namesIn(stackIn(table, 3))).toEqual(['N01']);
  });

  test('[END-BERNAL-06] back to supply', () => {
    const table = scene().factory('CERES').bernal('B03', 'CE-LC');
    expect(acting(table, unanchor, 'B03', 'supply').site('CERES')!.colony).toBe(false);
  });
});

describe('the Bank', () => {
  test('[END-CORE-13] is at the Home Bernal in its home orbit, else in LEO', () => {
    expect(bankNode(scene().home('B09').state)).toBe('SEL5');
    const loose = scene();
    loose.state.bernals[0]!.anchored = false;
    expect(bankNode(loose.state)).toBe('LEO');
    expect(bankNode(scene().home('B05', 'CE-LC').state)).toBe('LEO');
  });

  test('[END-CORE-13] Aqua becomes water there, one for one, and Aqua again', () => {
    const table = scene().rocket('EML3', { cards: ['C07'] });
    acting(table, load, 'stack:2', '4');
    expect([table.state.bank, stackIn(table, 2).cargo.water]).toEqual([6, 4]);
    acting(table, unload, '3');
    expect([table.state.bank, stackIn(table, 2).cargo.water]).toEqual([9, 1]);
    expect(unload.isPossible(scene().rocket('EML1', { cards: ['C07'], cargo: { water: 3 } }).state)).toBe(false);
  });

  test('[END-CORE-13] a Stack with fuel takes on no more than 32', () => {
    const table = scene()
      .bank(20)
      .rocket('EML3', { cards: ['C07'], wet: 30 });
    expect(offered(table, load, 'stack:2')).toEqual(['1', '2']);
  });
});

describe('Labs', () => {
  test('[END-CORE-21] promoted Anchored Bernals and Anchored Drift Bernals, nothing else', () => {
    const table = scene().colony('CERES');
    expect(labs(table.state)).toEqual([]);
    cardIn(table, 'B05').side = 'purple';
    expect(labs(table.state)).toEqual(['EML3']);
    table.bernal('B03', 'CE-LC', { promoted: true, anchored: false }).drift('D02', 'CE-LA').drift('D03', 'MA-L1', true);
    expect(labs(table.state)).toEqual(['EML3', 'MA-L1']);
  });
});

describe('a Bernal as Cargo', () => {
  test('[END-BERNAL-10, END-BERNAL-07] boosted into the home Stack, it leaves it for a Stack of its own', () => {
    const table = scene();
    table.with(state => state.bernals.push({ card: 'B03', anchored: false, home: false }));
    stackIn(table, 1).cards.push({ ...cardIn(table, 'B05'), no: 77, card: 'B03' });
    const done = acting(table, transfer, 'bernal');
    expect(namesIn(stackIn(table, 1))).toEqual(['B05']); // the Anchored one stays
    expect([done.stack(2).kind, namesIn(done.stack(2))]).toEqual(['bernal', ['B03']]);
  });

  test('[END-BERNAL-10] taken aboard a rocket, its own Stack is gone or an outpost', () => {
    const table = scene()
      .bernal('B03', 'EML1', { anchored: false }, ['G01'])
      .rocket('EML1', { cards: ['C07'] });
    acting(table, transfer, 'stack:2', 'stack:3', `card:${noOf(table, 'B03')}`, 'done');
    expect(namesIn(stackIn(table, 3))).toEqual(['C07', 'B03']);
    expect(stackIn(table, 2).kind).toBe('outpost');
  });
});
