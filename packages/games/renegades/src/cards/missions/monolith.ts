import { centerOf, surfaceOf } from '../../field/board.ts';
import { say } from '../../rules/table.ts';
import type { Mission, MissionId } from '../../types.ts';
import { guards, search, tech, tile } from './mission.ts';

/** M06..M10, of the Monolith. */
export const monolith = {
  firstContactLog: {
    no: 'M06',
    campaigns: ['monolith'],
    tiles: ['CT3'],
    parameters: [{ what: ['data', 'data', 'data', 'data'], kind: 'data', at: { each: 'sides' }, test: tech }],
    need: 3,
    npcs: [],
    behaviour: 'rush',
    reward: 250,
    penalty: 50,
  },
  monolithsShadow: {
    no: 'M07',
    campaigns: ['monolith'],
    tiles: ['CT2'],
    parameters: [{ what: 'monolith', kind: 'object', at: tile('CT2'), test: search, heavy: true }],
    need: 1,
    npcs: [guards('borada', 1, tile('CT2')), guards('syphonTrooper', 3, tile('CT2'))],
    behaviour: 'guard',
    reward: 400,
    penalty: 100,
  },
  deadSignal: {
    no: 'M08',
    campaigns: ['monolith'],
    tiles: ['C6'],
    parameters: [
      { what: ['site', 'site', 'site', 'site'], kind: 'site', at: { each: 'corners' }, test: tech },
      { what: 'core', kind: 'object' },
    ],
    need: 1,
    npcs: [],
    behaviour: 'rush',
    reward: 350,
    penalty: 50,
    /** M08: three relays of one faction bring the voice; until the end of the next round it is theirs to take. */
    effect: {
      *parameterMoved(t, { parameter }) {
        const { state } = t;
        const voice = state.parameters.find(({ what }) => what === 'core')!;
        const { kind, marked } = parameter;
        if (kind !== 'site' || marked === null || state.notes['claimed'] !== undefined) return;
        if (state.parameters.filter(each => each.kind === 'site' && each.marked === marked).length < 3) return;
        state.notes['claimed'] = marked === 'renegade' ? 1 : 2;
        state.notes['claimedUntil'] = state.round + 1;
        voice.cell = centerOf(surfaceOf(state)).objective;
        say(t, 'RDA-MISSION-06', 'mission.voice', { faction: { key: `faction.${marked}` } });
      },
      whyNotParameter({ by, parameter }, _owner, { notes, round }) {
        if (parameter.kind === 'site' || round > (notes['claimedUntil'] ?? 0)) return undefined;
        const claimant = notes['claimed'] === 1 ? 'renegade' : 'coalition';
        return by.faction === claimant ? undefined : { key: 'bar.claimed' };
      },
    },
  },
  stowawayCipher: {
    no: 'M09',
    campaigns: ['monolith'],
    tiles: ['S7'],
    parameters: [{ what: 'core', kind: 'hidden' }],
    need: 1,
    npcs: [],
    behaviour: 'hunt',
    reward: 250,
    penalty: 50,
  },
  salvageTheArgosy: {
    no: 'M10',
    campaigns: ['monolith'],
    tiles: ['CT1'],
    parameters: [
      { what: 'data', kind: 'data', at: tile('CT1'), test: tech },
      { what: ['one', 'two'], kind: 'hidden' },
    ],
    need: 3,
    npcs: [],
    behaviour: 'rush',
    reward: 300,
    penalty: 50,
  },
} satisfies { readonly [M in MissionId]?: Mission };
