import type { Flow } from '@starboard/kernel';
import {
  type BoundingBox,
  type LatticeIndex,
  type LatticePoint,
  latticePoint,
  type QuarterInches,
} from '@starboard/space';
import { type Danger, type Field, fieldOf } from '../../field/field.ts';
import { modelsOf, printed } from '../../field/measure.ts';
import type { Fighter, Horde, Model } from '../../types.ts';
import { special } from '../specials.ts';
import { isHero, nameOf, say } from '../table.ts';
import { sufferWounds } from '../wounds.ts';
import type { Mover } from './mover.ts';

/** GSQ-TERRAIN-02, 03: at the beginning of its activation, for every model that stands in dangerous ground. */
export function* startInDanger(t: Horde, fighter: Fighter): Flow {
  const { dangerous } = fieldOf(t.state);
  const count = modelsOf(fighter).filter(({ at }) => dangerous.inside[at] === 1).length;
  if (count > 0) yield* rollForDanger(t, fighter, count);
}

/** GSQ-TERRAIN-02..04: after an action's moves, for every model whose way touched dangerous ground. */
export function* crossDanger(
  t: Horde,
  fighter: Fighter,
  ways: readonly { readonly model: Model; readonly way: readonly LatticeIndex[] }[],
): Flow {
  if (special(fighter, 'flying') > 0) return; // GSQ-SPECIAL-14
  const field = fieldOf(t.state);
  const count = ways.filter(({ way }) => runsIntoDanger(field, way)).length;
  if (count > 0) yield* rollForDanger(t, fighter, count);
}

/** GSQ-TERRAIN-02: as many dice as each model has Tough; every 1 is a wound without a Defense roll. */
function* rollForDanger(t: Horde, fighter: Fighter, models: number): Flow {
  const tough = isHero(fighter) ? fighter.tough : printed(fighter).tough;
  const dice = t.roll(models * tough);
  const wounds = dice.filter(die => die === 1).length;
  const rule = 'GSQ-TERRAIN-02';
  say(t, rule, 'danger.rolled', { who: nameOf(fighter), dice: dice.join(' '), wounds });
  yield* sufferWounds(t, fighter, wounds, { rule, cause: 'ground' });
}

/** GSQ-TERRAIN-03, 04: whether a way touches any danger that its model has not already rolled for. */
function runsIntoDanger({ table, dangers }: Field, way: readonly LatticeIndex[]): boolean {
  if (way.length < 2) return false;
  const points = way.map(index => latticePoint(table, index));
  return dangers.some(danger => {
    const begins = danger.touches(points[0]!, points[0]!);
    return begins ? !merelyLeaves(danger, points) : touchesFrom(danger, points, 0);
  });
}

function touchesFrom(danger: Danger, points: readonly LatticePoint[], first: number): boolean {
  for (let i = first + 1; i < points.length; i++) if (danger.touches(points[i - 1]!, points[i]!)) return true;
  return false;
}

/** GSQ-TERRAIN-03: it begins inside, goes out and does not come back: that ground was rolled for already. */
function merelyLeaves(danger: Danger, points: readonly LatticePoint[]): boolean {
  const out = points.findIndex(point => !danger.touches(point, point));
  return out !== -1 && !touchesFrom(danger, points, out);
}

/** Whether a way of at most this length to a place can touch danger at all: no way goes further than straight. */
export function mayMeetDanger({ field, map, start, flies }: Mover, to: LatticeIndex, limit: QuarterInches): boolean {
  if (flies) return false;
  const from = latticePoint(map.table, start);
  const goal = latticePoint(map.table, to);
  return field.dangers.some(({ box }) => distanceToBox(box, from) + distanceToBox(box, goal) <= limit + 1);
}

function distanceToBox({ west, east, north, south }: BoundingBox, { x, y }: LatticePoint): QuarterInches {
  const dx = Math.max(west - x, 0, x - east);
  const dy = Math.max(north - y, 0, y - south);
  return Math.sqrt(dx * dx + dy * dy);
}
