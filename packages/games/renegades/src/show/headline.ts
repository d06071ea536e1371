import type { Headline, Words } from '../types.ts';
import type { View } from '../view.ts';

/** Which mission is played, drawn or chosen, and its round. */
export function headline(view: View): Headline {
  return { title: titleOf(view), round: view.round };
}

function titleOf({ mission, stage, campaign }: View): Words {
  const name: Words = { key: `mission.${mission}` };
  if (stage === 'draft') return { key: 'face.title.draft' };
  if (stage === 'shoreLeave') return { key: 'face.title.port' };
  if (campaign === null) return name;
  return { key: 'face.title.campaign', params: { mission: name, nth: campaign.played.length + 1 } };
}
