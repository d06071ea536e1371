import { catalogue } from '../catalogue.ts';
import type { CampaignId, SurvivorId } from '../types.ts';
import { classOf } from './table.ts';

export function campaignIds(): CampaignId[] {
  return Object.keys(catalogue.campaigns) as CampaignId[];
}

/** The campaign that a set-up is for, if it is not for a single mission. */
export function campaignOf({ mission }: { readonly mission: string }): CampaignId | undefined {
  return Object.hasOwn(catalogue.campaigns, mission) ? (mission as CampaignId) : undefined;
}

/** ETS-CAMP-14, ETS-MISSION-08: whether these survivors meet what a mission demands; either set of a class will do. */
export function canPlay(id: string, crew: readonly SurvivorId[]): boolean {
  return catalogue.missions[id]!.needs.every(name => crew.some(each => classOf(each) === name));
}

/** ETS-CAMP-08..11: the missions with which these survivors can begin a campaign. */
export function firstMissions(campaign: CampaignId, crew: readonly SurvivorId[]): string[] {
  return catalogue.campaigns[campaign].stages[0]!.filter(id => canPlay(id, crew));
}
