import { zoneNumber } from '@starboard/space';
import { catalogue } from '../catalogue.ts';
import { linesOfSight, zonesInView, zonesWithinNoise } from '../rules/map/map.ts';
import { loudestHeard } from '../rules/map/noise.ts';
import { loaderArms } from '../rules/map/objects.ts';
import { isSeenFrom } from '../rules/map/sight.ts';
import { groundOf } from '../rules/mission.ts';
import type { ItemCard, State, Survivor, ZoneId } from '../types.ts';
import type { SurvivorView, View } from '../view.ts';

/** What the map's rules read of a state; a view tells all of it. */
type Footing = Pick<State, 'mission' | 'custom' | 'standing' | 'doors' | 'breaches' | 'event' | 'noises'>;

const footings = new WeakMap<View, State>();

/** A view as the map's rules want it. */
function footingOf(view: View): State {
  const known = footings.get(view);
  if (known !== undefined) return known;
  const { doors, exits, breaches } = view.map;
  const footing: Footing = {
    mission: view.mission,
    custom: view.custom,
    event: view.event,
    standing: view.standing,
    doors: [...doors, ...exits].map(({ open }) => ({
      locked: !open,
      holds: [{ as: open ? 'open' : 'locked', until: 0 }],
    })),
    breaches: breaches.map(([a, b]) => [idOf(view, a), idOf(view, b)]),
    noises: view.noises.map(({ zone, level, by }) => ({
      zone: idOf(view, zone),
      level,
      late: false,
      ...(by !== undefined && { by }),
    })),
  };
  footings.set(view, footing as State);
  return footing as State;
}

function idOf(view: Pick<View, 'mission' | 'custom'>, zone: string): ZoneId {
  return zoneNumber(groundOf(view).map, zone);
}

function namesOf(view: Pick<View, 'mission' | 'custom'>, zones: readonly ZoneId[]): string[] {
  const { map } = groundOf(view);
  return zones.map(zone => map.zones[zone]!.name);
}

/** The zones that are seen from a zone as things stand. */
export function sightFrom(view: View, zone: string): readonly string[] {
  return namesOf(view, zonesInView(footingOf(view), idOf(view, zone)));
}

/** The zones that a noise made in a zone reaches. */
export function noiseReach(view: Pick<View, 'mission' | 'custom'>, zone: string, level: number): readonly string[] {
  return namesOf(view, zonesWithinNoise(view as State, idOf(view, zone), level));
}

/** The zones that a shot passes, the shortest way first; none if there is no line. */
export function sightLine(view: View, from: string, to: string): readonly string[] {
  const lines = [...linesOfSight(footingOf(view), idOf(view, from), idOf(view, to))];
  const shortest = lines.sort((a, b) => a.zones.length - b.zones.length)[0];
  return shortest === undefined ? [] : namesOf(view, shortest.zones);
}

const intents = new WeakMap<View, Map<string, 'sees' | 'hears' | undefined>>();

/** What an enemy in a zone would act on: a survivor in its sight, or else a noise. */
export function intentIn(view: View, zone: string, id = nobody): 'sees' | 'hears' | undefined {
  const known = intents.get(view) ?? new Map<string, 'sees' | 'hears' | undefined>();
  intents.set(view, known);
  // ETS-BOSS-27: to whoever makes a noise the zone sounds otherwise than to the others in it.
  const isLoud = view.noises.some(({ by }) => by === id);
  const key = isLoud ? `${zone} ${id}` : zone;
  if (!known.has(key)) known.set(key, isWatched(view, zone) ? 'sees' : isHeard(view, zone, id) ? 'hears' : undefined);
  return known.get(key);
}

/** Whether an enemy in a zone sees a survivor from there, or a Sentry that counts as one (ETS-CO-1311). */
export function isWatched(view: View, zone: string): boolean {
  const allies = view.allies.filter(({ status }) => status === 'here').map(ally => ({ zone: ally.zone, lasting: [] }));
  const seen = [...view.survivors.filter(({ status }) => status === 'alive'), ...allies];
  return seen.some(each => isSeenFrom(footingOf(view), standing(view, each), idOf(view, zone)));
}

function standing(view: View, { zone, lasting }: Pick<SurvivorView, 'zone' | 'lasting'>): Survivor {
  const least: Pick<Survivor, 'zone' | 'lasting'> = {
    zone: idOf(view, zone),
    lasting: lasting.map(({ what, until }) => ({ what, until })),
  };
  return least as Survivor;
}

/** No figure or token has this number. */
const nobody = -1;

/** Whether a noise reaches a zone. */
export function isHeard(view: View, zone: string, id = nobody): boolean {
  return loudestHeard(footingOf(view), { zone: idOf(view, zone), id }).length > 0;
}

/** How loud an attack with a weapon is, by the key under which the weapon is used. */
export function weaponNoise(key: string): number {
  const [name = ''] = key.split(':');
  if (name === loaderArms.name) return loaderArms.noise;
  const item = Object.entries<ItemCard>(catalogue.items).find(([id]) => id === name)?.[1];
  return item?.kind === 'weapon' ? item.noise : 0;
}
