import type { EventCard } from '../types.ts';

/** RDA-EVENT-02: the copies in the deck and the keywords, the first says where. What they do is in `rules/events`. */
export const events = {
  hostileIncursion: { no: 'E01-E05', copies: 5, keywords: ['surface', 'enemy'] },
  predatorSighted: { no: 'E06-E09', copies: 4, keywords: ['surface', 'creature'] },
  droneSweep: { no: 'E10-E11', copies: 2, keywords: ['surface', 'drone'] },
  brushfire: { no: 'E12-E13', copies: 2, keywords: ['surface', 'naturalDisaster'] },
  groundquake: { no: 'E14', copies: 1, keywords: ['surface', 'naturalDisaster'] },
  acidSquall: { no: 'E15', copies: 1, keywords: ['surface', 'naturalDisaster'] },
  flashFlood: { no: 'E16', copies: 1, keywords: ['surface', 'naturalDisaster'] },
  magneticPulse: { no: 'E17', copies: 1, keywords: ['surface', 'technology'] },
  outbreak: { no: 'E18', copies: 1, keywords: ['surface', 'disease'] },
  supplyDrop: { no: 'E19', copies: 1, keywords: ['surface', 'boon'] },
  chokingFog: { no: 'E20', copies: 1, keywords: ['surface', 'weather'] },
  syphonSquadron: { no: 'E21-E22', copies: 2, keywords: ['orbit', 'enemy'] },
  zurathiSquadron: { no: 'E23-E24', copies: 2, keywords: ['orbit', 'enemy'] },
  dreggSquadron: { no: 'E25-E26', copies: 2, keywords: ['orbit', 'enemy'] },
  meteorShower: { no: 'E27', copies: 1, keywords: ['orbit', 'naturalDisaster'] },
  solarFlare: { no: 'E28', copies: 1, keywords: ['orbit', 'naturalDisaster'] },
  mutiny: { no: 'E29', copies: 1, keywords: ['orbit', 'mutiny'] },
  jailbreak: { no: 'E30', copies: 1, keywords: ['orbit', 'prisonerRelease'] },
  ionStorm: { no: 'E31', copies: 1, keywords: ['orbit', 'naturalDisaster'] },
  driftingWreck: { no: 'E32', copies: 1, keywords: ['orbit', 'boon'] },
} as const satisfies Readonly<Record<string, EventCard>>;

export type EventId = keyof typeof events;
export const eventIds = Object.keys(events) as EventId[];

/** Each as many times as it is in the box. */
export const allEvents: readonly EventId[] = eventIds.flatMap(id => Array<EventId>(events[id].copies).fill(id));
