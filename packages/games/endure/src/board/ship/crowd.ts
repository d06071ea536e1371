import type { EnemyType } from '../../types.ts';
import type { SurvivorView, View } from '../../view.ts';
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
    const id = `pack:${zone}:${key}`;
    const known = packs.get(id);
    const fellows = known?.figures ?? [];
    packs.set(id, { id, key, zone, type, isHurt: hurt > 0, isStunned: stunned, figures: [...fellows, figure] });
  }
  return [...packs.values()];
}

export function isOnBoard({ status }: SurvivorView): boolean {
  return status === 'alive';
}

/** Everything that takes up room on the ship, in the order in which it is given a place. */
export function itemsOf(view: View, packs: readonly Pack[]): readonly Item[] {
  return [
    ...view.objectives
      .filter(({ carrier }) => carrier === null)
      .map(({ id, zone }) => item(`objective:${id}`, zone, 'first')),
    ...view.survivors.filter(isOnBoard).map(({ id, zone }) => item(`survivor:${id}`, zone)),
    ...packs.map(({ id, zone }) => item(id, zone)),
    ...view.tokens.map(({ id, zone }) => item(`token:${id}`, zone)),
    ...view.turrets.map(({ by, zone }) => item(`turret:${by}`, zone, 'last')),
    ...view.decoys.map((zone, at) => item(`decoy:${at}:${zone}`, zone, 'last')),
    ...view.noises.map(({ zone }) => item(`noise:${zone}`, zone, 'last')),
  ];
}

function item(id: string, zone: string, keepsTo: Item['keepsTo'] = 'middle'): Item {
  return { id, zone, keepsTo };
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
