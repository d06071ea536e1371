import { missionOf } from '../rules/mission.ts';
import { titleOf } from '../rules/objectives.ts';
import type { Headline, Words } from '../types.ts';
import type { View } from '../view.ts';

/** Which mission is played, in which campaign, and its round. */
export function headline(view: View): Headline {
  return { title: titleIn(view), round: view.round };
}

/** ETS-CAMP-04: before a campaign's next mission is chosen, the campaign alone has a name. */
function titleIn(view: View): Words {
  const mission = titleOf(missionOf(view));
  if (view.campaign === null) return mission;
  const campaign: Words = { key: `campaign.${view.campaign.id}` };
  return view.phase === 'departure' ? campaign : { key: 'face.title.campaign', params: { campaign, mission } };
}
