import { knownPart, type ZoneDraft } from './draft.ts';
import { colStep, rowStep } from './sides.ts';
import type { ZoneDoor, ZoneDoorway, ZoneMapSpec, ZoneSide } from './types.ts';

const wallGate = -2;
export const openGate = -1;

/** What lies between cells: for each cell the gate on its east edge, then the one on its south edge. */
export interface ZoneGates {
  readonly gates: Int16Array;
  readonly doors: readonly ZoneDoor[];
}

/** An edge between cells of two parts; `near` lies west or north of it, `far` east or south. */
interface SharedEdge {
  readonly edge: number;
  readonly near: number;
  readonly far: number;
  readonly upright: boolean;
  /** The grid line it lies on: two edges with one line are on one straight wall. */
  readonly line: number;
}

/** The edge on a side of a cell, by the cell that lies west or north of it. */
export function edgeOf(width: number, cell: number, side: ZoneSide): number {
  if (side === 'E') return 2 * cell;
  if (side === 'S') return 2 * cell + 1;
  return side === 'W' ? 2 * (cell - 1) : 2 * (cell - width) + 1;
}

type EdgesByPair = ReadonlyMap<number, readonly SharedEdge[]>;

/** What the steps of reading share: gates and problems fill up as they go. */
interface Reading {
  readonly spec: ZoneMapSpec;
  readonly draft: ZoneDraft;
  readonly shared: EdgesByPair;
  readonly gates: Int16Array;
  readonly problems: string[];
}

/** Reads openings and doorways into a gate for each cell edge. */
export function readGates(spec: ZoneMapSpec, draft: ZoneDraft, problems: string[]): ZoneGates {
  const gates = new Int16Array(2 * draft.cellParts.length).fill(wallGate);
  const reading = { spec, draft, shared: sharedEdges(draft), gates, problems };
  openPairs(reading);
  openHalls(reading);
  return { gates, doors: cutDoorways(reading) };
}

function pairKey(draft: ZoneDraft, a: number, b: number): number {
  return Math.min(a, b) * draft.partNames.length + Math.max(a, b);
}

function edgesBetween({ draft, shared }: Reading, a: number, b: number): readonly SharedEdge[] {
  return shared.get(pairKey(draft, a, b)) ?? [];
}

function sharedEdges(draft: ZoneDraft): EdgesByPair {
  const { width, height, cellParts } = draft;
  const shared = new Map<number, SharedEdge[]>();
  const note = (cell: number, next: number, upright: boolean, line: number) => {
    const near = cellParts[cell]!;
    const far = cellParts[next]!;
    if (near === far || near < 0 || far < 0) return;
    const key = pairKey(draft, near, far);
    const edge = { edge: 2 * cell + (upright ? 0 : 1), near, far, upright, line };
    const known = shared.get(key);
    if (known) known.push(edge);
    else shared.set(key, [edge]);
  };
  for (let cell = 0; cell < cellParts.length; cell++) {
    const row = Math.floor(cell / width);
    const col = cell % width;
    if (col + 1 < width) note(cell, cell + 1, true, col);
    if (row + 1 < height) note(cell, cell + width, false, row);
  }
  return shared;
}

function partNamed({ draft, problems }: Reading, name: string, where: string): number | undefined {
  return knownPart(draft.partNumbers, name, where, problems);
}

function openPairs(reading: Reading): void {
  for (const [one, other] of reading.spec.open ?? []) {
    const a = partNamed(reading, one, 'Opening');
    const b = partNamed(reading, other, 'Opening');
    if (a === undefined || b === undefined) continue;
    const edges = edgesBetween(reading, a, b);
    if (edges.length === 0) reading.problems.push(`Opening: zones "${one}" and "${other}" do not touch.`);
    for (const { edge } of edges) reading.gates[edge] = openGate;
  }
}

function openHalls(reading: Reading): void {
  for (const hall of reading.spec.halls ?? []) {
    const parts = hall.flatMap(name => partNamed(reading, name, 'Hall') ?? []);
    for (const a of parts) {
      for (const b of parts) {
        for (const { edge } of edgesBetween(reading, a, b)) reading.gates[edge] = openGate;
      }
    }
  }
}

function cutDoorways(reading: Reading): readonly ZoneDoor[] {
  const { gates, problems } = reading;
  const doors: ZoneDoor[] = [];
  const names = new Set<string>();
  for (const doorway of reading.spec.doorways ?? []) {
    const { door, side } = doorway;
    const label = doorwayLabel(doorway);
    if (door === '') problems.push(`${label}: its name is empty.`);
    if (door !== undefined && names.has(door)) problems.push(`${label}: another door has the same name.`);
    if (door !== undefined) names.add(door);

    const ends = doorwayEnds(reading, doorway, label);
    if (ends === undefined) continue;
    const wall = wallOf(reading, doorway, label, ends);
    if (wall.some(({ edge }) => gates[edge] !== wallGate)) problems.push(`${label}: that wall is already open.`);
    for (const { edge } of wall) gates[edge] = door === undefined ? openGate : doors.length;
    if (door !== undefined) doors.push({ name: door, side, from: ends.fromZone, to: ends.toZone });
  }
  return doors;
}

interface DoorwayEnds {
  readonly from: number;
  readonly to: number;
  readonly fromZone: number;
  readonly toZone: number;
}

function doorwayEnds(reading: Reading, doorway: ZoneDoorway, label: string): DoorwayEnds | undefined {
  const from = partNamed(reading, doorway.from, label);
  const to = partNamed(reading, doorway.to, label);
  if (from === undefined || to === undefined) return undefined;
  const fromZone = reading.draft.zoneOfPart[from]!;
  const toZone = reading.draft.zoneOfPart[to]!;
  if (fromZone !== toZone) return { from, to, fromZone, toZone };
  reading.problems.push(`${label}: both sides are the same zone.`);
  return undefined;
}

function doorwayLabel({ door, from, side, to }: ZoneDoorway): string {
  return `${door === undefined ? 'Archway' : `Door "${door}"`} (${from}, ${side} side, to ${to})`;
}

/** The edges of the one straight wall that a doorway is in. */
function wallOf(reading: Reading, doorway: ZoneDoorway, label: string, ends: DoorwayEnds): readonly SharedEdge[] {
  const { draft, problems } = reading;
  const { at, side } = doorway;
  const edges = edgesBetween(reading, ends.from, ends.to).filter(edge => isOnSide(edge, ends.from, side));
  if (edges.length === 0) {
    problems.push(`${label}: the zones do not touch on that side.`);
    return [];
  }
  if (at === undefined) {
    const lines = new Set(edges.map(edge => edge.line)).size;
    if (lines > 1) problems.push(`${label}: the zones touch on ${lines} walls of that side; say which with "at".`);
    return lines > 1 ? [] : edges;
  }
  const inside = onMap(draft, at.row, at.col) && onMap(draft, at.row + rowStep(side), at.col + colStep(side));
  const edge = inside ? edgeOf(draft.width, at.row * draft.width + at.col, side) : undefined;
  const chosen = edges.find(candidate => candidate.edge === edge);
  if (!chosen) problems.push(`${label}: the cell at row ${at.row}, column ${at.col} has no such wall.`);
  return edges.filter(candidate => candidate.line === chosen?.line);
}

function isOnSide(edge: SharedEdge, from: number, side: ZoneSide): boolean {
  const upright = side === 'E' || side === 'W';
  const inner = side === 'E' || side === 'S' ? edge.near : edge.far;
  return edge.upright === upright && inner === from;
}

function onMap(draft: ZoneDraft, row: number, col: number): boolean {
  return (
    Number.isInteger(row) && Number.isInteger(col) && row >= 0 && row < draft.height && col >= 0 && col < draft.width
  );
}
