import type { Text } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import type { Mission, MissionId } from '../types.ts';

/** RDA-WIN, RDA-TIER: how a mission is won. Where nothing is carried (M13) or the mission has an ending of its own, it says so. */
export function goalText(id: MissionId, tier: 1 | 2 | 3): Text {
  const { need, parameters, together, tier: own }: Mission = catalogue.missions[id];
  if (own === 'own' || together) return { key: `mission.${id}.goal` };
  const isAboutSites = parameters.every(({ kind }) => kind === 'site');
  return isAboutSites ? { key: `face.goal.sites.${tier}` } : { key: `face.goal.${tier}`, params: { need } };
}
