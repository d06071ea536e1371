import type { CampaignId, ClassName, SurvivorId } from '../types.ts';
import { classOf } from './classes.ts';
import { type Expansion, expansionsFor } from './expansions.ts';
import { missions } from './missions/index.ts';

interface CampaignEntry {
  /** Its missions in order; of those that stand together the players choose one. */
  readonly stages: readonly (readonly [string, ...string[]])[];
  /** ETS-CAMP-21: asked for when it starts. */
  readonly needs: readonly ClassName[];
}

/** ETS-CAMP-08..12, ETS-ERR-09 */
export const campaigns: { readonly [C in CampaignId]: CampaignEntry } = {
  terrible: { stages: [['CG04'], ['CG06', 'CG05'], ['CG07']], needs: ['medic'] },
  fire: { stages: [['CG08', 'CG09'], ['CG10'], ['CG11']], needs: [] },
  sentry: { stages: [['CO12'], ['CO13'], ['CO14'], ['CO15']], needs: ['technician'] },
  divided: { stages: [['ROP16'], ['ROP17'], ['ROP18'], ['ROP19']], needs: ['medic'] },
};

export const campaignIds = Object.keys(campaigns) as [CampaignId, ...CampaignId[]];

/** The campaign that a set-up is for, if it is not for a single mission. */
export function campaignOf({ mission }: { readonly mission: string }): CampaignId | undefined {
  return campaignIds.find(id => id === mission);
}

/** ETS-GAME-10: the expansions that any of its missions needs. */
export function expansionsForCampaign(id: CampaignId): Expansion[] {
  const { stages, needs } = campaigns[id];
  const all = stages.flat().flatMap(mission => expansionsFor(missions[mission]!));
  return [...new Set<Expansion>([...all, ...(needs.includes('technician') ? (['technician'] as const) : [])])];
}

/** ETS-CAMP-14, ETS-MISSION-08: whether these survivors meet what a mission demands; either set of a class will do. */
export function canPlay(id: string, crew: readonly SurvivorId[]): boolean {
  return missions[id]!.needs.every(name => crew.some(each => classOf(each) === name));
}

/** ETS-CAMP-08..11: the missions with which these survivors can begin a campaign. */
export function firstMissions(campaign: CampaignId, crew: readonly SurvivorId[]): string[] {
  return campaigns[campaign].stages[0]!.filter(id => canPlay(id, crew));
}
