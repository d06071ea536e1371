import {
  clipByPolygon,
  groundWhere,
  inches,
  joinGrounds,
  type LatticeGround,
  type LatticePoint,
  latticePoint,
  polygonGround,
  rectangle,
  segmentCutsDisc,
} from '@starboard/space';
import { catalogue } from '../catalogue.ts';
import type { State } from '../types.ts';
import type { Field } from './field.ts';
import { layFootprints, readPieces } from './pieces.ts';
import { distance } from './scale.ts';

type Changed = Pick<State, 'small' | 'barricades' | 'grease' | 'event'>;

/** GSQ-ITEM-15 */
export const greaseRadius = 3;

/** GSQ-TERRAIN-18: what the event in force has made of which quarter, if it has. */
export function changedQuarter({ event }: Pick<State, 'event'>) {
  if (event?.quarter === undefined) return undefined;
  const card = catalogue.events[event.event];
  return card?.about === 'quarter' ? { ground: card.ground, quarter: event.quarter } : undefined;
}

/** What has changed since the table was laid, in one line; empty if nothing has. */
export function changedGrounds({ barricades, grease, event }: Changed): string {
  const parts = [...barricades.map(({ piece }) => piece), ...grease.map(({ at }) => `grease ${at}`)];
  const changed = changedQuarter({ event });
  if (changed !== undefined) parts.push(`${changed.ground} quarter ${changed.quarter}`);
  return parts.join(', ');
}

/** The table with Barriers put up since (GSQ-SKILL-20), grease (GSQ-ITEM-15) and a quarter changed (GSQ-TERRAIN-18). */
export function changeField(field: Field, { barricades, grease, event }: Changed): Field {
  const { table, small } = field;
  const added = layFootprints(
    barricades.flatMap(({ piece }) => readPieces(piece)),
    small,
    field.footprints.length,
  );
  const polygons = added.map(({ polygon }) => polygon);
  const grounds = {
    difficult: [field.difficult, ...(polygons.length > 0 ? [polygonGround(table, polygons)] : [])],
    dangerous: [field.dangerous],
  };
  for (const { at } of grease) grounds.difficult.push(greaseGround(field, at));
  const dangers = [...field.dangers];
  const changed = changedQuarter({ event });
  if (changed !== undefined) {
    const ground = quarterGround(field, changed.quarter);
    grounds[changed.ground].push(ground);
    if (changed.ground === 'dangerous')
      dangers.push({ box: quarterBox(field, changed.quarter).box, touches: ground.touches });
  }
  return {
    ...field,
    footprints: [...field.footprints, ...added],
    barriers: [...field.barriers, ...polygons],
    difficult: joinGrounds(grounds.difficult),
    dangerous: joinGrounds(grounds.dangerous),
    dangers,
    // Barriers stop nobody's way and nobody's sight: walking distances stay as they are.
    ...(polygons.length > 0 && { onFoot: new Map(), inFlight: new Map(), outlook: {} }),
  };
}

function greaseGround({ table, small }: Field, at: number): LatticeGround {
  const centre = latticePoint(table, at);
  const radius = distance({ small }, greaseRadius);
  const box = { west: centre.x - radius, east: centre.x + radius, north: centre.y - radius, south: centre.y + radius };
  return groundWhere(table, (a, b) => segmentCutsDisc(a, b, centre, radius * radius), box);
}

/** By table and quarter. */
const quarters = new Map<string, LatticeGround>();

/**
 * GSQ-TABLE-07, 09, GSQ-TERRAIN-04, 18: a leg touches a quarter if it begins or ends in it, dividing lines to the west and
 * north included, or crosses it.
 */
function quarterGround(field: Field, quarter: number): LatticeGround {
  const key = `${field.small} ${quarter}`;
  let ground = quarters.get(key);
  if (ground === undefined) {
    ground = makeQuarterGround(field, quarter);
    quarters.set(key, ground);
  }
  return ground;
}

function makeQuarterGround(field: Field, quarter: number): LatticeGround {
  const area = quarterBox(field, quarter);
  const isIn = (point: LatticePoint) => quarterAt(field, point) === quarter;
  return groundWhere(field.table, (a, b) => isIn(a) || isIn(b) || clipByPolygon(a, b, area) !== undefined, area.box);
}

function quarterBox({ side }: Field, quarter: number) {
  const half = side / 2;
  return rectangle(quarter === 2 || quarter === 3 ? half : 0, quarter >= 3 ? half : 0, half, half);
}

/** GSQ-TABLE-07, 09: the quarter that a place lies in. */
export function quarterAt(
  { small }: Pick<State, 'small'>,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const middle = inches(small ? 12 : 24);
  if (y <= middle) return x <= middle ? 1 : 2;
  return x <= middle ? 4 : 3;
}
