import floating from 'icon:floating-crystal';
import lightBulb from 'icon:light-bulb';
import lockedDoor from 'icon:locked-door';
import lungs from 'icon:lungs';
import radar from 'icon:radar-sweep';
import soundWaves from 'icon:sound-waves';
import terror from 'icon:terror';
import type { IconDrawing } from '@starboard/board';
import type { EventId } from '../../types.ts';

const icons: { readonly [E in Exclude<EventId, `spawn${string}`>]: IconDrawing } = {
  proximityAlert: radar,
  lockdown: lockedDoor,
  blackout: lightBulb,
  lifeSupportFailure: lungs,
  gravityFailure: floating,
  anxiety: terror,
  groaningHull: soundWaves,
};

/** The sign of an event card; the others are radar spawns. */
export function eventIcon(event: EventId): IconDrawing {
  return Object.hasOwn(icons, event) ? icons[event as keyof typeof icons] : radar;
}
