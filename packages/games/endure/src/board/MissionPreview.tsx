import type { SetupSheet } from '@starboard/board';
import type { ComponentProps } from 'react';
import { checkMission } from '../check/index.ts';
import { missions } from '../content/missions/index.ts';
import { ShipPreview } from './ship/ShipPreview.tsx';

type PreviewProps = ComponentProps<NonNullable<SetupSheet['Preview']>>;

/** The ship of the mission that was chosen. */
export function MissionPreview({ setup, say }: PreviewProps) {
  const mission = missionIn(setup);
  return mission && <ShipPreview mission={mission} say={say} />;
}

function missionIn(setup: unknown) {
  const { mission, custom } = (setup ?? {}) as { readonly mission?: unknown; readonly custom?: unknown };
  if (custom === undefined) return missions[String(mission)];
  const checked = checkMission(custom);
  return checked.ok ? checked.mission : undefined;
}
