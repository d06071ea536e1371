import { surfaceOf } from '../../field/board.ts';
import { infect } from '../../rules/harm.ts';
import { placeNpcs } from '../../rules/npcs/place.ts';
import { squaresOnFoot, unhindered } from '../../rules/squares/walking.ts';
import { nameOf, say } from '../../rules/table.ts';
import type { Mission, MissionId, Renegades } from '../../types.ts';
import { active, guards, medical, targetLeavesParameter, tech, tile } from './mission.ts';

/** M11..M15, of Rust. */
export const rust = {
  patientZero: {
    no: 'M11',
    campaigns: ['rust'],
    tiles: ['C1'],
    parameters: [
      {
        what: ['infected', 'infected', 'infected', 'infected'],
        kind: 'sample',
        at: { each: 'corners' },
        test: medical,
      },
      { what: ['infected', 'infected'], kind: 'sample', at: { random: 'sides', count: 2 }, test: medical },
    ],
    need: 2,
    npcs: [],
    behaviour: 'rush',
    reward: 300,
    penalty: 50,
    effect: {
      /** M11: three of the six are samples. */

      *missionSetUp(t) {
        const infected = t.shuffle([...t.state.parameters]);
        for (const [nth, parameter] of infected.entries()) parameter.blank = nth >= 3;
      },

      /** M11: a failed test infects. */

      *parameterFailed(t, { by }) {
        infect(t, by);
      },
    },
  },
  scrapSaints: {
    no: 'M12',
    campaigns: ['rust'],
    tiles: ['C7'],
    parameters: [
      { what: 'one', kind: 'object', at: tile('C7') },
      { what: ['two', 'three'], kind: 'object', at: { random: 'sides', count: 2 } },
    ],
    need: 2,
    npcs: [],
    behaviour: 'guard',
    reward: 300,
    penalty: 50,
    /** M12: two guards beside each token. */
    effect: {
      *missionSetUp(t) {
        const board = surfaceOf(t.state);
        for (const { cell } of t.state.parameters) {
          const near = squaresOnFoot(t.state, board, unhindered, cell, 6).filter(each => each !== cell);
          placeNpcs(t, 'roninAndroid', 2, board.tiles[board.tileAt[cell]!]!, { asleep: true, cells: near });
        }
      },
    },
  },
  foundryOfBlades: {
    no: 'M13',
    campaigns: ['rust'],
    tiles: ['CT1', 'S6'],
    parameters: [
      { what: 'site', kind: 'site', at: tile('CT1'), test: tech },
      { what: 'site', kind: 'site', at: tile('S6'), test: tech },
      { what: 'site', kind: 'site', at: { random: 'corners', count: 1 }, test: tech },
    ],
    need: 3,
    npcs: [guards('roninAndroid', 4, tile('CT1'))],
    behaviour: 'cut',
    reward: 350,
    penalty: 50,
    /** M13: what is marked burns. */
    effect: {
      *parameterMoved({ state }, { parameter }) {
        if (parameter.marked !== null && !state.fires.includes(parameter.cell)) state.fires.push(parameter.cell);
      },
    },
  },
  rustingGiant: {
    no: 'M14',
    campaigns: ['rust'],
    tiles: ['CT3'],
    parameters: [{ what: 'core', kind: 'object', at: tile('CT3'), test: { skill: 'tech', target: 6 } }],
    need: 1,
    npcs: [guards('goliath', 1, tile('CT3'))],
    behaviour: 'guard',
    reward: 400,
    penalty: 100,
    /** M14: it wakes by two failed tests, by a wound, or when its core is taken. */
    effect: {
      soundSleep: ({ by }) => (by.npc === 'goliath' ? true : undefined),
      *parameterFailed(t) {
        const failed = (t.state.notes['failed'] ?? 0) + 1;
        t.state.notes['failed'] = failed;
        if (failed >= 2) wakeGiant(t);
      },
      *parameterMoved(t) {
        wakeGiant(t);
      },
      *afterHarm(t, { by }) {
        if (by.kind === 'npc' && by.npc === 'goliath') wakeGiant(t);
      },
    },
  },
  androidsConfession: {
    no: 'M15',
    campaigns: ['rust'],
    tiles: ['S8'],
    parameters: [{ what: 'data', kind: 'target', test: tech }],
    need: 1,
    npcs: [
      { ...active('roninPrime', 1, tile('S8')), from: 2 },
      { ...active('roninAndroid', 3, tile('S8')), from: 2 },
    ],
    target: 'roninPrime',
    behaviour: 'hunt',
    reward: 350,
    penalty: 50,
    effect: targetLeavesParameter,
  },
} satisfies { readonly [M in MissionId]?: Mission };

function wakeGiant(t: Renegades): void {
  const giant = t.state.npcs.find(({ npc, asleep }) => npc === 'goliath' && asleep);
  if (giant === undefined) return;
  giant.asleep = false;
  say(t, 'RDA-MISSION-06', 'npc.wakes', { npc: nameOf(giant) });
}
