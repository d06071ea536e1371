import type { Flow } from '@starboard/kernel';
import { centerOf, surfaceOf } from '../../field/board.ts';
import { giveTo, heldBy } from '../../rules/mission/holding.ts';
import { placeNpcs } from '../../rules/npcs/place.ts';
import { inReach } from '../../rules/squares/sight.ts';
import { deciderOf, nameOf, say } from '../../rules/table.ts';
import type { Crew, Mission, MissionId, Parameter, Renegades } from '../../types.ts';
import { ashore } from '../ashore.ts';
import { guards, leadership, leads, medical, shutDoorsOf, targetLeavesParameter, tile } from './mission.ts';

/** M01..M05, of the Crown. */
export const crown = {
  runawayPrincess: {
    no: 'M01',
    campaigns: ['crown'],
    tiles: ['CT2'],
    parameters: [{ what: 'xelani', kind: 'character', at: tile('CT2'), test: leadership }],
    need: 1,
    npcs: [guards('zurathiWarrior', 3, tile('CT2'))],
    behaviour: 'rush',
    reward: 300,
    penalty: 50,
    /** M01: whoever leads her rolls one Stealth die more. */
    effect: {
      testDice: (dice, { by, skill }, _owner, state) =>
        dice + (skill === 'stealth' && leads(state, by, 'xelani') ? 1 : 0),
    },
  },
  ransomForAPrince: {
    no: 'M02',
    campaigns: ['crown'],
    tiles: ['C8'],
    parameters: [{ what: 'ulep', kind: 'character', at: tile('C8'), test: leadership }],
    need: 1,
    npcs: [guards('dreggTrooper', 4, tile('C8'))],
    behaviour: 'cut',
    reward: 300,
    penalty: 50,
    effect: shutDoorsOf('C8', 'objective', 'tech'),
  },
  slaveMarket: {
    no: 'M03',
    campaigns: ['crown'],
    tiles: ['S2'],
    parameters: [{ what: 'slave', kind: 'character', at: tile('S2'), test: leadership }],
    need: 1,
    npcs: [guards('darius', 1, tile('S2')), guards('dreggTrooper', 3, tile('S2'))],
    behaviour: 'hunt',
    reward: 350,
    penalty: 50,
    /** M03: 100 digits instead of the Leadership test. */
    effect: ashore((by, state) => {
      if (by.on === 'home') return undefined;
      const seat = deciderOf(state, by);
      const slave = state.parameters.find(({ what, cell }) => what === 'slave' && cell >= 0);
      if (seat === null || slave === undefined || (state.purses[seat] ?? 0) < 100) return undefined;
      if (!inReach(surfaceOf(state), by.cell, slave.cell)) return undefined;
      return [
        { key: 'ransom', label: { key: 'act.ransom' }, cost: 'action', take: t => payRansom(t, by, slave, seat) },
      ];
    }),
  },
  poisonedChalice: {
    no: 'M04',
    campaigns: ['crown'],
    tiles: ['C3'],
    parameters: [
      { what: 'one', kind: 'sample', at: tile('C3'), test: medical },
      { what: ['two', 'three'], kind: 'sample', at: { random: 'any', count: 2, besides: 'C3' }, test: medical },
    ],
    need: 2,
    npcs: [],
    behaviour: 'rush',
    reward: 300,
    penalty: 50,
    /** M04: the first time two samples are held, Vaal Zureth comes. */
    effect: {
      *parameterMoved(t) {
        const { state } = t;
        const held = heldBy(state, 'renegade').length + heldBy(state, 'coalition').length;
        if (held < 2 || state.notes['arrived'] === 1) return;
        state.notes['arrived'] = 1;
        const center = centerOf(surfaceOf(state));
        placeNpcs(t, 'vaalZureth', 1, center);
        placeNpcs(t, 'zurathiWarrior', 2, center);
      },
    },
  },
  palaceCoup: {
    no: 'M05',
    campaigns: ['crown'],
    tiles: ['CT1'],
    parameters: [{ what: 'core', kind: 'target' }],
    need: 1,
    npcs: [guards('vaalZureth', 1, tile('CT1')), guards('zurathiWarrior', 3, tile('CT1'))],
    target: 'vaalZureth',
    behaviour: 'hunt',
    reward: 400,
    penalty: 100,
    effect: { ...shutDoorsOf('CT1', 'all', null), ...targetLeavesParameter },
  },
} satisfies { readonly [M in MissionId]?: Mission };

function* payRansom(t: Renegades, by: Crew, slave: Parameter, seat: string): Flow {
  t.state.purses[seat]! -= 100;
  giveTo(slave, by);
  say(t, 'RDA-MISSION-06', 'parameter.bought', { crew: nameOf(by), what: { key: 'parameter.slave' } });
}
