import { knownPart, type ZoneDraft } from './draft.ts';
import { colStep, rowStep } from './sides.ts';
import type { ZoneDoor, ZoneDoorway, ZoneMapSpec, ZoneSide } from './types.ts';

export const wallGate = -2;
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

/** Reads openings and doorways into a gate for each cell edge. */
export function readGates(spec: ZoneMapSpec, draft: ZoneDraft, problems: string[]): ZoneGates {
  const gates = new Int16Array(2 * draft.cellParts.length).fill(wallGate);
  const shared = sharedEdges(draft);
  openPairs(spec, draft, shared, gates, problems);
  openHalls(spec, draft, shared, gates, problems);
  return { gates, doors: cutDoorways(spec, draft, shared, gates, problems) };
}

type EdgesByPair = ReadonlyMap<number, readonly SharedEdge[]>;

function pairKey(draft: ZoneDraft, a: number, b: number): number {
  return Math.min(a, b) * draft.partNames.length + Math.max(a, b);
}

function edgesBetween(draft: ZoneDraft, shared: EdgesByPair, a: number, b: number): readonly SharedEdge[] {
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

function openPairs(spec: ZoneMapSpec, draft: ZoneDraft, shared: EdgesByPair, gates: Int16Array, problems: string[]) {
  for (const [one, other] of spec.open ?? []) {
    const a = knownPart(draft.partNumbers, one, 'Opening', problems);
    const b = knownPart(draft.partNumbers, other, 'Opening', problems);
    if (a === undefined || b === undefined) continue;
    const edges = edgesBetween(draft, shared, a, b);
    if (edges.length === 0) problems.push(`Opening: zones "${one}" and "${other}" do not touch.`);
    for (const { edge } of edges) gates[edge] = openGate;
  }
}

function openHalls(spec: ZoneMapSpec, draft: ZoneDraft, shared: EdgesByPair, gates: Int16Array, problems: string[]) {
  for (const hall of spec.halls ?? []) {
    const parts = hall.map(name => knownPart(draft.partNumbers, name, 'Hall', problems));
    for (const a of parts) {
      for (const b of parts) {
        if (a === undefined || b === undefined || a >= b) continue;
        for (const { edge } of edgesBetween(draft, shared, a, b)) gates[edge] = openGate;
      }
    }
  }
}

function cutDoorways(
  spec: ZoneMapSpec,
  draft: ZoneDraft,
  shared: EdgesByPair,
  gates: Int16Array,
  problems: string[],
): readonly ZoneDoor[] {
  const doors: ZoneDoor[] = [];
  const names = new Set<string>();
  for (const doorway of spec.doorways ?? []) {
    const label = doorwayLabel(doorway);
    const { door } = doorway;
    if (door === '') problems.push(`${label}: its name is empty.`);
    if (door !== undefined && names.has(door)) problems.push(`${label}: another door has the same name.`);
    if (door !== undefined) names.add(door);

    const from = knownPart(draft.partNumbers, doorway.from, label, problems);
    const to = knownPart(draft.partNumbers, doorway.to, label, problems);
    if (from === undefined || to === undefined) continue;
    const fromZone = draft.zoneOfPart[from]!;
    const toZone = draft.zoneOfPart[to]!;
    if (fromZone === toZone) {
      problems.push(`${label}: both sides are the same zone.`);
      continue;
    }
    const wall = wallOf(doorway, label, draft, edgesBetween(draft, shared, from, to), from, problems);
    if (wall.some(({ edge }) => gates[edge] !== wallGate)) problems.push(`${label}: that wall is already open.`);
    for (const { edge } of wall) gates[edge] = door === undefined ? openGate : doors.length;
    if (door !== undefined) doors.push({ name: door, from: fromZone, side: doorway.side, to: toZone });
  }
  return doors;
}

function doorwayLabel({ door, from, side, to }: ZoneDoorway): string {
  return `${door === undefined ? 'Archway' : `Door "${door}"`} (${from}, ${side} side, to ${to})`;
}

/** The edges of the one straight wall that a doorway is in. */
function wallOf(
  doorway: ZoneDoorway,
  label: string,
  draft: ZoneDraft,
  shared: readonly SharedEdge[],
  from: number,
  problems: string[],
): readonly SharedEdge[] {
  const edges = shared.filter(edge => isOnSide(edge, from, doorway.side));
  if (edges.length === 0) {
    problems.push(`${label}: the zones do not touch on that side.`);
    return [];
  }
  const { at } = doorway;
  if (at === undefined) {
    const lines = new Set(edges.map(edge => edge.line)).size;
    if (lines > 1) problems.push(`${label}: the zones touch on ${lines} walls of that side; say which with "at".`);
    return lines > 1 ? [] : edges;
  }
  const inside =
    onMap(draft, at.row, at.col) && onMap(draft, at.row + rowStep(doorway.side), at.col + colStep(doorway.side));
  const edge = inside ? edgeOf(draft.width, at.row * draft.width + at.col, doorway.side) : undefined;
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
