import { type Scene, scene } from '@starboard/endeavours/testing';
import { Chance, type Decision, seedFrom, type Text } from '@starboard/kernel';
import { checkUses } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { freeActions } from '../../src/rules/free/index.ts';
import { operations } from '../../src/rules/operations/index.ts';
import { texts } from '../../src/text/index.ts';
import { playOut } from '../support/texts.ts';

/** A table on which nearly every operation and free action can be done. */
function busyTable(): Scene {
  return scene({ crew: 'C07' })
    .bank(60)
    .factory('VESTA', 'MAR-PV', 'DEIMOS', 'EROS', 'BENNU')
    .site('MAR-AR', { visited: true, claim: true })
    .colony('CERES')
    .patents('thruster', 'T05', 'T08')
    .patents('generator', 'G04', 'G02')
    .patents('radiator', 'H02', 'H03')
    .patents('freighter', 'K02')
    .queue('N13', 'N02', 'N14', 'N03')
    .hand('T07', 'R03', 'rover', 'module', 'cryoTank', 'N16', 'W04', 'drill')
    .leo({ cards: [{ card: 'G08', side: 'black' }, 'C07', 'tourists'], cargo: { water: 4 } })
    .rocket('MAR-AR', {
      cards: ['R01', 'F01', 'R11', 'G09', 'X01', 'H08', 'H05', 'rover', 'N01', { card: 'N09', side: 'purple' }, 'T09'],
      wet: 30,
      cargo: { water: 2, dirt: 1 },
    })
    .outpost('EROS', { cards: ['N10', 'C07', 'R10', 'battery'], cargo: { isotope: { S: 2 } } })
    .outpost('CERES', { cards: ['W06', 'N11'] })
    .stack('freighter', 'CERES', { cards: ['K01'] })
    .bernal('B03', 'CE-LA', { anchored: false }, ['G01', 'X03', 'H08'])
    .outpost('MAR-KO', { cards: ['R02', 'antenna'] })
    .drift('D02', 'CE-LD', true)
    .with(state => {
      state.elevators.push('CERES/CE-LC');
      state.satellites.push('UR-L1');
      state.colonistBonus = 1;
    })
    .station('fuelDepot', 'EML2')
    .station('surveyCentre', 'PALLAS');
}

/** Everything of this table that can be done, several times at random, each on a table of its own; and why the rest cannot. */
function saidByAll(): { readonly done: Set<string>; readonly said: Text[] } {
  const chance = new Chance(seedFrom('operations and their words'));
  const done = new Set<string>();
  const said: Text[] = [];
  for (const deed of [...operations, ...freeActions]) {
    for (let time = 0; time < 12; time++) {
      const { state } = busyTable();
      if (!deed.isPossible(state)) {
        const bar = deed.whyNot(state);
        if (bar !== null) said.push(bar.reason);
        break;
      }
      done.add(deed.name);
      said.push(...playOut(state, chance, t => deed.perform(t, null) as Generator<Decision, void, unknown>));
    }
    const bar = deed.whyNot(scene().bank(0).state);
    if (bar !== null) said.push(bar.reason);
  }
  return { done, said };
}

describe('words of operations and free actions', () => {
  // One test: what another has worked out, this one would not be seen to come by.
  test('[END-HIDDEN-06, END-CORE-19, END-CORE-20] all that is asked, offered, barred and said on a busy table has its words', () => {
    const base = [
      ...['research', 'income', 'freeMarket', 'boost', 'purchase', 'prospect', 'refuel', 'industrialize', 'production'],
      ...['anchoring', 'promotion', 'settlement', 'elevator', 'future', 'transfer', 'load', 'convert', 'jettison'],
      ...['dirtRefuel', 'scrap', 'role', 'radiator', 'drive', 'foundColony', 'exomigrate', 'unanchor', 'removeToken'],
    ];
    const { done, said } = saidByAll();
    expect(base.filter(name => !done.has(name))).toEqual([]); // busy enough
    expect(checkUses(texts, said)).toEqual([]);
  });
});
