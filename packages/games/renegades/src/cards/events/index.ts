import { idsOf } from '../../catalogue.ts';
import type { EventCard, EventId } from '../../types.ts';
import { orbitEvents } from './orbit.ts';
import { surfaceEvents } from './surface.ts';

export const events: { readonly [E in EventId]: EventCard } = { ...surfaceEvents, ...orbitEvents };

export const eventIds: readonly EventId[] = idsOf<EventId>(events);
