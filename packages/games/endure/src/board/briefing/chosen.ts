import { catalogue } from '../../catalogue.ts';
import { checkMission } from '../../check/index.ts';
import { campaignOf } from '../../rules/campaigns.ts';
import { missionKey, missionOf } from '../../rules/mission.ts';
import type { CampaignId, Mission } from '../../types.ts';

/** What a set-up is for, finished or not. */
type Chosen = { readonly campaign: CampaignId } | { readonly mission: Mission };

export function chosenIn(setup: unknown): Chosen | undefined {
  const { mission, custom, after } = (setup ?? {}) as { readonly [field: string]: unknown };
  const id = String(mission);
  const campaign = campaignOf({ mission: id });
  if (campaign !== undefined) return { campaign };
  if (custom !== undefined) return ownMission(custom);
  const alone = catalogue.missions[id];
  if (alone === undefined) return undefined;
  const key = missionKey(id, typeof after === 'string' ? after : undefined); // ETS-CAMP-19
  return { mission: key === id ? alone : missionOf({ mission: key }) };
}

function ownMission(written: unknown): Chosen | undefined {
  const checked = checkMission(written);
  return checked.ok ? { mission: checked.mission } : undefined;
}
