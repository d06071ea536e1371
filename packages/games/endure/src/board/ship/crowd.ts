import { isBoss } from '../../rules/enemies/kinds.ts';
import { missionOf } from '../../rules/mission.ts';
import type { EnemyType } from '../../types.ts';
import type { AllyView, NoiseView, ObjectiveView, SurvivorView, View } from '../../view.ts';
import type { Item, Spots } from './layout.ts';

type FigureView = View['figures'][number];

/** Enemies of one kind that stand together in a zone. */
export interface Pack {
  readonly id: string;
  /** As the rules name such a group: what the divided hits of an attack speak of. */
  readonly key: string;
  readonly zone: string;
  readonly type: EnemyType;
  readonly isHurt: boolean;
  readonly isStunned: boolean;
  readonly figures: readonly FigureView[];
}

export function packsOf({ figures }: View): readonly Pack[] {
  const packs = new Map<string, Pack>();
  for (const figure of figures) {
    const { type, zone, hurt, stunned } = figure;
    const key = `${type}${hurt > 0 ? ':hurt' : ''}${stunned ? ':stunned' : ''}`;
    // A boss stays what it is when it is hurt.
    const id = `pack:${zone}:${isBoss(type) ? type : key}`;
    const known = packs.get(id);
    const fellows = known?.figures ?? [];
    packs.set(id, { id, key, zone, type, isHurt: hurt > 0, isStunned: stunned, figures: [...fellows, figure] });
  }
  return [...packs.values()];
}

export function isOnBoard({ status }: SurvivorView): boolean {
  return status === 'alive';
}

export function isHere({ status }: AllyView): boolean {
  return status === 'here';
}

/** What stays on the map, ticked, when it has been dealt with. */
const fixtures = new Set(['switch', 'repair', 'callOff', 'seal', 'mark']);

/** Whether an objective lies on the map, not with a survivor or anywhere else. */
export function isLying(view: View, { id, carrier, done, out }: ObjectiveView): boolean {
  if (carrier !== null || out) return false;
  return !done || fixtures.has(missionOf(view).objectives[id]?.deed.does ?? '');
}

/** ETS-COMBAT-09: the Health of something that can be destroyed. */
export function healthOfObjective(view: View, { id, hurt }: ObjectiveView) {
  const deed = missionOf(view).objectives[id]?.deed;
  if (deed?.does !== 'break' && deed?.does !== 'seal') return undefined;
  return { most: deed.health, left: Math.max(0, deed.health - hurt) };
}

/** ETS-CG-0104: rooms that nobody comes into or out of any more. */
export function sealedZones(view: View): readonly string[] {
  const written = missionOf(view).objectives;
  return view.objectives.flatMap(({ id, zone, done }) => (done && written[id]?.deed.does === 'seal' ? [zone] : []));
}

/** ETS-NOISE-02: of several noises in a zone the loudest counts. */
export function loudestNoises({ noises }: View): readonly NoiseView[] {
  return noises.filter(
    (noise, at) =>
      !noises.some(
        (other, place) =>
          other.zone === noise.zone && (other.level > noise.level || (other.level === noise.level && place < at)),
      ),
  );
}

/** A boss towers over the rest, and a Loader over whoever sits in it. */
export const bossScale = 1.75;
export const loaderScale = 1.35;

/** One for the ship. */
export const loaderRef = 'loader:1';

/** Everything that takes up room on the ship, in the order in which it is given a place. */
export function itemsOf(view: View, packs: readonly Pack[]): readonly Item[] {
  return [
    ...view.objectives
      .filter(objective => isLying(view, objective))
      .map(({ id, zone }) => item(`objective:${id}`, zone, 'first')),
    ...packs.filter(({ type }) => isBoss(type)).map(({ id, zone }) => item(id, zone, 'middle', bossScale)),
    ...view.bosses.flatMap(({ type, sleepsIn }) =>
      sleepsIn === null ? [] : [item(`asleep:${type}`, sleepsIn, 'middle', bossScale)],
    ),
    ...view.survivors
      .filter(isOnBoard)
      .map(({ id, zone }) => item(`survivor:${id}`, zone, 'middle', view.loader?.pilot === id ? loaderScale : 1)),
    ...view.allies.filter(isHere).map(({ id, zone }) => item(`ally:${id}`, zone)),
    ...(view.loader?.pilot === null ? [item(loaderRef, view.loader.zone, 'middle', loaderScale)] : []),
    ...packs.filter(({ type }) => !isBoss(type)).map(({ id, zone }) => item(id, zone)),
    ...view.tokens.map(({ id, zone }) => item(`token:${id}`, zone)),
    ...view.turrets.map(({ by, zone }) => item(`turret:${by}`, zone, 'last')),
    ...view.decoys.map((zone, at) => item(`decoy:${at}:${zone}`, zone, 'last')),
    ...loudestNoises(view).map(({ zone }) => item(`noise:${zone}`, zone, 'last')),
  ];
}

function item(id: string, zone: string, keepsTo: Item['keepsTo'] = 'middle', scale = 1): Item {
  return { id, zone, keepsTo, ...(scale !== 1 && { scale }) };
}

/** Those behind the first show their edge, two at most. */
export function inPack(spots: Spots, pack: Pack, place: number): { x: number; y: number; size: number } | undefined {
  const spot = spots.get(pack.id);
  if (spot === undefined) return undefined;
  const behind = Math.min(pack.figures.length - 1 - place, 2) * spot.size * 0.16;
  return { x: spot.x + behind, y: spot.y - behind, size: spot.size };
}

/** A figure by its ref, with its place in its pack. */
export function findFigure(packs: readonly Pack[], ref: string): { pack: Pack; place: number } | undefined {
  for (const pack of packs) {
    const place = pack.figures.findIndex(({ id }) => ref === `figure:${id}`);
    if (place >= 0) return { pack, place };
  }
  return undefined;
}
