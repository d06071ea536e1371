import type { SetupSheet } from '@starboard/board';
import type { ComponentProps } from 'react';
import { CampaignPath } from './briefing/CampaignPath.tsx';
import { chosenIn } from './chosen.ts';
import { ShipPreview } from './ship/ShipPreview.tsx';

type PreviewProps = ComponentProps<NonNullable<SetupSheet['Preview']>>;

/** The ship of the mission that was chosen, or the way through a campaign. */
export function MissionPreview({ setup, say }: PreviewProps) {
  const chosen = chosenIn(setup);
  if (chosen === undefined) return null;
  return 'campaign' in chosen ? (
    <CampaignPath campaign={chosen.campaign} say={say} />
  ) : (
    <ShipPreview mission={chosen.mission} say={say} />
  );
}
