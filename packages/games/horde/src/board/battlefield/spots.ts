import type { Point, Spot as TouchedSpot } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import { printed } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import { arrival } from '../../rules/wave/places.ts';
import { baseInInches, fighterAt, isOnTable } from '../../show/outlook.ts';
import type { BattlePlan } from '../../show/plan.ts';
import type { BaseSize, Fighter } from '../../types.ts';
import type { View } from '../../view.ts';
import { circlePath, closedPath, drawn, inch, spotAt } from './drawing.ts';
import { thingSize, thingSpot } from './ground/Things.tsx';

type Enlarged = { readonly [B in BaseSize]?: number };

/** Small bases are drawn larger than they are, so that one sees who stands there; heroes never stand close together. */
const enlarged: Enlarged = { S: 1.3, M: 1.14, L: 1.05 };
const enlargedHeroes: Enlarged = { S: 1.5, M: 1.25 };

/** On the small table an M base is no wider than an S base (GSQ-TABLE-11), but its figure is larger. */
const enlargedOnSmall: Enlarged = { S: 1.3, M: 1.45, L: 1.25 };
const enlargedHeroesOnSmall: Enlarged = { S: 1.5, M: 1.65 };

/** The radius of a figure in the drawing. */
export function sizeOf(view: Pick<View, 'small'>, fighter: Fighter): number {
  const heroes = view.small ? enlargedHeroesOnSmall : enlargedHeroes;
  const units = view.small ? enlargedOnSmall : enlarged;
  const { base } = printed(fighter);
  return baseInInches(view, fighter) * inch * ((fighter.kind === 'hero' ? heroes : units)[base] ?? 1);
}

/** Where something is that a ref speaks of: one or more circles, or an outline. */
export interface Spot extends TouchedSpot {
  /** The whole of it. */
  readonly radius: number;
}

function round(ref: Ref, centres: readonly Point[], radius: number): Spot {
  const middle = {
    x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
    y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
  };
  const [first] = [...centres].sort((a, b) => a.y - b.y || a.x - b.x);
  return {
    ref,
    middle,
    path: centres.map(centre => circlePath(centre, radius)).join(''),
    key: { x: first!.x - radius * 0.8, y: first!.y - radius * 0.8 },
    radius: radius + Math.max(...centres.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))),
  };
}

/** How far the light around somebody keeps from its figure. */
const around = 4.5;

/** The spot of a ref; none if it is not on the table. */
export function spotOf(view: View, plan: BattlePlan, ref: Ref): Spot | undefined {
  const [kind = '', name = ''] = ref.split(':');
  switch (kind) {
    case 'hero':
    case 'unit':
      return spotOfFighter(view, ref);
    case 'model':
      return spotOfModel(view, ref, name);
    case 'token':
      return view.tokens.includes(Number(name))
        ? round(ref, [thingSpot(view, Number(name))], thingSize + 4)
        : undefined;
    case 'treasure':
      return view.treasures.some(({ at }) => at === Number(name))
        ? round(ref, [thingSpot(view, Number(name))], thingSize + 4)
        : undefined;
    case 'marker': {
      const place = plan.markers[Number(name) - 1];
      return place && view.markers.some(({ no }) => no === Number(name)) ? round(ref, [drawn(place)], 20) : undefined;
    }
    case 'piece': {
      const piece = plan.pieces[Number(name)];
      if (piece === undefined) return undefined;
      const outline = piece.outlines[0]!.map(drawn);
      return { ...round(ref, outline, 0), path: closedPath(outline) };
    }
    case 'corner':
      return spotOfCorner(view, plan, ref, Number(name));
    case 'place':
      return round(ref, [spotAt(view, Number(name))], inch * 0.5);
    default:
      return undefined;
  }
}

/** GSQ-TABLE-07, GSQ-WAVE-04: corners go round from the north-west. */
function spotOfCorner(view: View, { side }: BattlePlan, ref: Ref, no: number): Spot {
  const radius = (distance(view, arrival) / 4) * inch;
  const [east, south] = [no === 2 || no === 3, no === 3 || no === 4];
  const { x, y } = drawn({ x: east ? side : 0, y: south ? side : 0 });
  const [across, down] = [east ? -radius : radius, south ? -radius : radius];
  const sweep = east === south ? 1 : 0;
  return {
    ref,
    middle: { x: x + across / 2, y: y + down / 2 },
    path: `M${x} ${y}h${across}A${radius} ${radius} 0 0 ${sweep} ${x} ${y + down}Z`,
    key: { x: x + across / 3, y: y + down / 3 },
    radius: radius / 2,
  };
}

function spotOfFighter(view: View, ref: Ref): Spot | undefined {
  const fighter = fighterAt(view, ref);
  if (fighter === undefined) return undefined;
  const models = fighter.kind === 'hero' ? [fighter] : fighter.models;
  const centres = models.filter(isOnTable).map(({ at }) => spotAt(view, at));
  return centres.length === 0 ? undefined : round(ref, centres, sizeOf(view, fighter) + around);
}

function spotOfModel(view: View, ref: Ref, name: string): Spot | undefined {
  const [unitNo, no] = name.split('.').map(Number);
  const unit = view.units.find(each => each.no === unitNo);
  const model = unit?.models.find(each => each.no === no);
  return unit && model && round(ref, [spotAt(view, model.at)], sizeOf(view, unit) + around);
}

/** Everything on the table that has a name, from the ground up: what lies on top is touched first. */
export function allRefs(view: View, plan: BattlePlan): Ref[] {
  return [
    ...plan.pieces.map((_, at) => `piece:${at}` as const),
    ...view.markers.map(({ no }) => `marker:${no}` as const),
    ...new Set(view.tokens.map(at => `token:${at}` as const)),
    ...new Set(view.treasures.map(({ at }) => `treasure:${at}` as const)),
    ...view.units.map(({ no }) => `unit:${no}` as const),
    ...view.heroes.filter(isOnTable).map(({ no }) => `hero:${no}` as const),
  ];
}
