import type { SetupSheet } from '@starboard/board';
import type { ComponentProps } from 'react';
import { ShipPreview } from './ship/ShipPreview.tsx';

type PreviewProps = ComponentProps<NonNullable<SetupSheet['Preview']>>;

/** The ship of the mission that was chosen. */
export function MissionPreview({ setup, say }: PreviewProps) {
  return hasMission(setup) ? <ShipPreview mission={setup.mission} say={say} /> : null;
}

function hasMission(setup: unknown): setup is { readonly mission: string } {
  return typeof setup === 'object' && setup !== null && 'mission' in setup && typeof setup.mission === 'string';
}
