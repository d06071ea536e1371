import type { Deed, Params, State, TextKey } from '../types.ts';

/** Lines of the log that are remembered to the end: what stands, what was done, what was lost. */
const remembered: ReadonlySet<TextKey> = new Set<TextKey>([
  'anchoring.done',
  'colony.founded',
  'disk.removed',
  'elevator.built',
  'elevator.failed',
  'elevator.lost',
  'exomigrate.came',
  'found.added',
  'found.done',
  'found.failed',
  'found.rewarded',
  'future.done',
  'hazard.lost',
  'hole.placed',
  'industrialize.done',
  'mission.done',
  'mission.failed',
  'mission.replaced',
  'prospect.claimed',
  'satellite.deployed',
  'satellite.lost',
  'site.rolled',
  'station.built',
  'unlock.paid',
]);

/** Of cards that go these are misfortunes; a hazard takes a whole Stack and is told once. */
const misfortunes: ReadonlySet<TextKey> = new Set<TextKey>([
  'loss.belt',
  'loss.flare',
  'loss.glitch',
  'loss.hole',
  'loss.padExplosion',
  'loss.shielding',
  'loss.wormhole',
]);

/** END-HIDDEN-10: what the timeline tells of each year. */
export function remember({ deeds, year }: State, key: TextKey, params: Params = {}): void {
  if (remembered.has(key) || isMisfortune(key, params)) deeds.push({ year, key, params } satisfies Deed);
}

function isMisfortune(key: TextKey, { why }: Params): boolean {
  return key === 'lost.card' && typeof why === 'object' && misfortunes.has(why.key);
}
