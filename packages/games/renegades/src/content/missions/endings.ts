import type { Mission, NpcId, Spot } from '../../types.ts';

export const tile = (name: string): Spot => ({ tile: name });
export const center: Spot = { center: true };

/** RDA-VILLAIN-19 */
export const guards = (npc: NpcId, count: number, at: Spot) => ({ npc, count, at, guard: true });
export const active = (npc: NpcId, count: number, at: Spot) => ({ npc, count, at, guard: false });

export const medical = { skill: 'medical', target: 5 } as const;
export const tech = { skill: 'tech', target: 5 } as const;
export const search = { skill: 'search', target: 5 } as const;
export const leadership = { skill: 'leadership', target: 5 } as const;

/** RDA-EPIC: the three endings. */
export const endings = {
  burningThrone: {
    no: 'A',
    campaigns: ['crown'],
    tiles: ['CT2'],
    parameters: [{ what: ['xelani', 'ulep'], kind: 'character', at: tile('CT2'), test: leadership }],
    need: 2,
    npcs: [active('vaalZureth', 1, tile('CT2')), active('zurathiWarrior', 6, tile('CT2'))],
    tier: 2,
    together: true,
    behaviour: 'cut',
    reward: 500,
    penalty: 0,
  },
  answerFromTheDark: {
    no: 'B',
    campaigns: ['monolith'],
    tiles: ['CT2'],
    parameters: [{ what: ['site', 'site', 'site', 'site'], kind: 'site', at: { each: 'corners' }, test: tech }],
    need: 0,
    start: 'docked',
    npcs: [active('borada', 1, tile('CT2')), active('syphonTrooper', 6, tile('CT2'))],
    tier: 'own',
    behaviour: 'rush',
    reward: 500,
    penalty: 0,
  },
  goliathWalks: {
    no: 'C',
    campaigns: ['rust'],
    tiles: ['CT3'],
    parameters: [{ what: 'core', kind: 'target' }],
    need: 1,
    npcs: [active('goliath', 1, tile('CT3')), active('roninAndroid', 3, tile('CT3'))],
    target: 'goliath',
    tier: 'own',
    behaviour: 'cut',
    reward: 500,
    penalty: 0,
  },
} as const satisfies Readonly<Record<string, Mission>>;
