import type { EnemyCard, NpcId } from '../types.ts';

/** RDA-ENEMYCARD-03, RDA-RUL-26: the number placed for each face of the die. */
const few = [1, 1, 2, 2, 3, 3];
const some = [2, 2, 3, 3, 4, 4];
const many = [4, 4, 4, 4, 5, 6];

const of = (npc: NpcId, table: readonly number[]) => ({ npc, table });

export const enemyCards = {
  N01: { groups: [of('syphonTrooper', few)] },
  N02: { groups: [of('syphonTrooper', some)] },
  N03: { groups: [of('syphonTrooper', many)] },
  N04: { groups: [of('zurathiWarrior', few)] },
  N05: { groups: [of('zurathiWarrior', some)] },
  N06: { groups: [of('zurathiWarrior', many)] },
  N07: { groups: [of('dreggTrooper', few)] },
  N08: { groups: [of('dreggTrooper', some)] },
  N09: { groups: [of('dreggTrooper', many)] },
  N10: { groups: [of('roninAndroid', few)] },
  N11: { groups: [of('roninAndroid', some)] },
  N12: { groups: [of('roninAndroid', many)] },
  N13: { commander: 'borada', groups: [of('syphonTrooper', some)] },
  N14: { commander: 'borada', groups: [of('syphonTrooper', many)] },
  N15: { commander: 'vaalZureth', groups: [of('zurathiWarrior', some)] },
  N16: { commander: 'vaalZureth', groups: [of('zurathiWarrior', many)] },
  N17: { commander: 'darius', groups: [of('dreggTrooper', some)] },
  N18: { commander: 'darius', groups: [of('dreggTrooper', many)] },
  N19: { commander: 'roninPrime', groups: [of('roninAndroid', some)] },
  N20: { commander: 'roninPrime', groups: [of('roninAndroid', many)] },
  N21: { groups: [of('dreggTrooper', some), of('roninAndroid', some)] },
  N22: { groups: [of('syphonTrooper', some), of('zurathiWarrior', some)] },
  N23: { groups: [of('syphonTrooper', some), of('dreggTrooper', some)] },
  N24: { groups: [of('syphonTrooper', some), of('roninAndroid', some)] },
  N25: { groups: [of('zurathiWarrior', some), of('dreggTrooper', some)] },
  N26: { groups: [of('zurathiWarrior', some), of('roninAndroid', some)] },
  N27: { groups: [of('dreggTrooper', few), of('roninAndroid', few)] },
  N28: { groups: [of('syphonTrooper', few), of('zurathiWarrior', few)] },
} as const satisfies Readonly<Record<string, EnemyCard>>;
