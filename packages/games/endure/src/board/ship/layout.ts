import { type Box, distanceBetween, type Point } from '@starboard/board';
import type { ShipPlan, ShipZone } from '../../show/plan.ts';
import { cellSize, heartOf, keySpot, middleOfCell } from './drawing.ts';
import { labelBox } from './labels.ts';

/** Something that takes up room in a zone. */
export interface Item {
  readonly id: string;
  readonly zone: string;
  /** Figures gather in the middle, an objective keeps to the first corner, a noise to the last. */
  readonly keepsTo: 'middle' | 'first' | 'last';
  /** How much larger it is than the others, where there is room for that. */
  readonly scale?: number;
}

interface Spot extends Point {
  /** The radius of what lies there. */
  readonly size: number;
  readonly zone: string;
}

export type Spots = ReadonlyMap<string, Spot>;

/** From roomy to crowded: the radius of the pieces, the gaps to others and walls, and how fine the lattice is on which places are tried. */
const sizes = [
  { size: 20, gap: 7, wall: 4, step: 5 },
  { size: 18, gap: 6, wall: 4, step: 5 },
  { size: 16, gap: 5, wall: 4, step: 5 },
  { size: 14, gap: 5, wall: 3, step: 5 },
  { size: 12, gap: 3, wall: 2, step: 5 },
  { size: 10, gap: 1, wall: 1, step: 6 },
  { size: 9, gap: 0, wall: 0, step: 6 },
] as const;
type Fit = (typeof sizes)[number];

/** How much farther an item goes to keep off the name of a tile, or off the place of a zone's key. */
const labelCost = 40;
const keyCost = 30;
const keySize = 18;

/**
 * Lays everything out on the cells of its zone without overlap, smaller where it is crowded. What stayed in its zone keeps
 * its place if it can.
 */
export function layOut(plan: ShipPlan, items: readonly Item[], before: Spots = new Map()): Spots {
  const spots = new Map<string, Spot>();
  for (const zone of plan.zones) {
    const here = items.filter(item => item.zone === zone.name);
    if (here.length === 0) continue;
    for (const [id, spot] of sameAsBefore(here, before) ?? layZone(plan, zone, here, before)) spots.set(id, spot);
  }
  return spots;
}

/** Where nobody came or went, everything lies as it lay. */
function sameAsBefore(items: readonly Item[], before: Spots): Spots | undefined {
  const [first] = items;
  let there = 0;
  for (const { zone } of before.values()) if (zone === first?.zone) there++;
  if (there !== items.length) return undefined;
  const kept = new Map<string, Spot>();
  for (const { id, zone } of items) {
    const spot = before.get(id);
    if (spot?.zone !== zone) return undefined;
    kept.set(id, spot);
  }
  return kept;
}

function layZone(plan: ShipPlan, zone: ShipZone, items: readonly Item[], before: Spots): Spots {
  const wasHere = ({ id }: Item) => before.get(id)?.zone === zone.name;
  const ordered = [...items.filter(wasHere), ...items.filter(item => !wasHere(item))];
  for (const fit of sizes) {
    const room = { plan, zone, fit, before };
    const placed = tryToLay(room, ordered, wishFor);
    if (placed.size === items.length) return placed;
    const packed = tryToLay(room, ordered, fromTheCorner);
    if (packed.size === items.length) return packed;
  }
  return squeeze({ plan, zone, fit: sizes[sizes.length - 1]!, before }, ordered);
}

/** A zone while it is being filled. */
interface Room {
  readonly plan: ShipPlan;
  readonly zone: ShipZone;
  readonly fit: Fit;
  readonly before: Spots;
}

/** What it costs an item to lie at a place. */
type Wish = (room: Room, item: Item) => (place: Point) => number;

function tryToLay(room: Room, items: readonly Item[], wish: Wish): Map<string, Spot> {
  const { zone, fit } = room;
  const placed = new Map<string, Spot>();
  for (const item of items) {
    const { size, free } = roomFor(room, item);
    const others = [...placed.values()];
    const isFree = (place: Point) =>
      others.every(other => distanceBetween(place, other) >= size + other.size + fit.gap);
    const spot = cheapest(free, wish(room, item), isFree);
    if (spot === undefined) break;
    placed.set(item.id, { ...spot, size, zone: zone.name });
  }
  return placed;
}

/** What only lies there is smaller than who stands there. */
function sizeOf({ keepsTo }: Item, { size }: Fit): number {
  return keepsTo === 'middle' ? size : size * 0.85;
}

/** In a corridor even a giant is not much larger than the others. */
const narrow = 1.2;

/** How large an item is, and where one of that size can lie at all. */
function roomFor(room: Room, item: Item): { readonly size: number; readonly free: readonly Point[] } {
  const { scale = 1 } = item;
  const size = sizeOf(item, room.fit);
  const free = placesIn(room, scale);
  if (scale <= narrow || free.length > 0) return { size: size * scale, free };
  return { size: size * narrow, free: placesIn(room, narrow) };
}

function cheapest(places: readonly Point[], costOf: (place: Point) => number, isFree: (place: Point) => boolean) {
  let best: Point | undefined;
  let least = Infinity;
  for (const place of places) {
    const cost = costOf(place);
    if (cost >= least || !isFree(place)) continue;
    best = place;
    least = cost;
  }
  return best;
}

/** More than any size can hold: the rest lies on top of the others, in the middle. */
function squeeze(room: Room, items: readonly Item[]): Spots {
  const { plan, zone, fit } = room;
  const placed = tryToLay(room, items, fromTheCorner);
  const heart = heartOf(plan, zone);
  for (const { id } of items) if (!placed.has(id)) placed.set(id, { ...heart, size: fit.size, zone: zone.name });
  return placed;
}

/** Where it lay before, or else where its like belongs, off the names and keys. */
function wishFor({ plan, zone, fit, before }: Room, item: Item): (place: Point) => number {
  const last = before.get(item.id);
  if (last?.zone === zone.name) return place => distanceBetween(place, last);
  const wish = wishOf(plan, zone, item);
  const label = labelBox(plan, zone);
  const key = keySpot(plan, zone);
  return place =>
    distanceBetween(place, wish) +
    (label !== undefined && touches(label, place, fit.size) ? labelCost : 0) +
    (distanceBetween(place, key) < fit.size + keySize ? keyCost : 0);
}

/** As closely as they go, row by row. */
function fromTheCorner(): (place: Point) => number {
  return ({ x, y }) => y * 1000 + x;
}

function wishOf(plan: ShipPlan, zone: ShipZone, { keepsTo }: Item): Point {
  const cell = keepsTo === 'first' ? zone.cells[0] : keepsTo === 'last' ? zone.cells.at(-1) : undefined;
  return cell === undefined ? heartOf(plan, zone) : middleOfCell(plan, cell);
}

function touches(box: Box, { x, y }: Point, size: number): boolean {
  return x + size > box.x && x - size < box.x + box.width && y + size > box.y && y - size < box.y + box.height;
}

const lattices = new WeakMap<ShipZone, Map<string, readonly Point[]>>();

/** Where the middle of a piece may lie so that the piece keeps off the walls; found once. */
function placesIn(room: Room, scale: number): readonly Point[] {
  const known = lattices.get(room.zone) ?? new Map<string, readonly Point[]>();
  lattices.set(room.zone, known);
  const key = `${room.fit.size} ${scale}`;
  const places = known.get(key) ?? findPlaces(room, scale);
  known.set(key, places);
  return places;
}

function findPlaces({ plan, zone, fit: { size, wall, step } }: Room, scale: number): readonly Point[] {
  const reach = size * scale + wall;
  const own = new Set(zone.cells);
  const isOwn = (x: number, y: number) => own.has(Math.floor(y / cellSize) * plan.width + Math.floor(x / cellSize));
  // The corners tell it of what is smaller than a cell; what is larger may have a wall between them.
  const around = scale === 1 ? [-reach, reach] : [-reach, 0, reach];
  const isClear = (x: number, y: number) => around.every(dy => around.every(dx => isOwn(x + dx, y + dy)));
  return zone.cells.flatMap(cell => {
    const left = (cell % plan.width) * cellSize;
    const top = Math.floor(cell / plan.width) * cellSize;
    const places: Point[] = [];
    for (let y = top; y < top + cellSize; y += step) {
      for (let x = left; x < left + cellSize; x += step) if (isClear(x, y)) places.push({ x, y });
    }
    return places;
  });
}
