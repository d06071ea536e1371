import type { SetupSheet } from '@starboard/board';
import type { ComponentProps } from 'react';
import { ShipPreview } from '../ship/ShipPreview.tsx';
import { CampaignPath } from './CampaignPath.tsx';
import { chosenIn } from './chosen.ts';

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
