import type { Ref, ShownOption } from '@starboard/kernel';
import { intentIn, noiseReach, sightFrom, sightLine, weaponNoise } from '../show/reach.ts';
import type { View } from '../view.ts';
import { armsOfOption } from './arms.ts';

/** ETS-ODD-41: what an option brings about besides what it is for, as far as everybody can know. */
interface Consequences {
  /** Enemies that pay no heed to anything yet, and then would. */
  readonly wakes: readonly Ref[];
  /** Whom failed dice may strike. */
  readonly atRisk: readonly Ref[];
}

export function consequencesOf(view: View, option: ShownOption): Consequences {
  const here = view.survivors.find(({ id, status }) => id === view.acting && status === 'alive')?.zone;
  if (here === undefined) return { wakes: [], atRisk: [] };
  return { wakes: wokenIn(view, stirredZones(view, option, here)), atRisk: bystanders(view, option, here) };
}

/** How loud an option is. */
export function plannedNoise(option: ShownOption): number {
  const [, level] = /^noise:(\d+)$/.exec(option.key) ?? [];
  if (level !== undefined) return Number(level);
  const weapon = option.group === 'attack' ? option.refs?.find(ref => ref.startsWith('card:')) : undefined;
  return weapon === undefined ? 0 : weaponNoise(weapon.slice('card:'.length));
}

/** The zone of a `zone:` among what an option speaks of. */
export function goalOf({ refs }: ShownOption): string | undefined {
  return refs?.find(ref => ref.startsWith('zone:'))?.slice('zone:'.length);
}

/** Where a step would be seen, or a noise heard. */
function stirredZones(view: View, option: ShownOption, here: string): readonly string[] {
  const goal = goalOf(option);
  if (option.group === 'move') return goal === undefined ? [] : sightFrom(view, goal);
  const noise = plannedNoise(option);
  return noise > 0 ? noiseReach(view, here, noise) : [];
}

/** ETS-SOLOMON-11: a Solomon is never drawn by anything. */
function wokenIn(view: View, zones: readonly string[]): Ref[] {
  const isWoken = ({ id, zone, stunned }: { readonly id: number; readonly zone: string; readonly stunned: boolean }) =>
    zones.includes(zone) && !stunned && intentIn(view, zone, id) === undefined;
  return [
    ...view.figures
      .filter(figure => figure.type !== 'solomon' && isWoken(figure))
      .map(({ id }) => `figure:${id}` as const),
    ...view.tokens.filter(isWoken).map(({ id }) => `token:${id}` as const),
  ];
}

/** ETS-RANGED-05, 06: everybody else in the zone that is fired into, and on the way there. */
function bystanders(view: View, option: ShownOption, here: string): Ref[] {
  const goal = goalOf(option);
  if (goal === undefined || armsOfOption(option)?.ranged !== true) return [];
  const zones = goal === here ? [here] : sightLine(view, here, goal).slice(1);
  const isThere = ({ zone }: { readonly zone: string }) => zones.includes(zone);
  return [
    ...view.survivors
      .filter(each => each.status === 'alive' && each.id !== view.acting && isThere(each))
      .map(({ id }) => `survivor:${id}` as const),
    ...view.allies.filter(each => each.status === 'here' && isThere(each)).map(({ id }) => `ally:${id}` as const),
  ];
}
