import { edgeOf } from './gates.ts';
import { colStep, rowStep, zoneSides } from './sides.ts';
import type { ZoneBorders, ZoneExits, ZoneLines } from './types.ts';

/** Cells with their zones and the gates between them. */
interface ZonePlan {
  readonly width: number;
  readonly height: number;
  readonly cellZones: Int16Array;
  readonly gates: Int16Array;
}

interface NumberedBorders {
  readonly borders: ZoneBorders;
  /** Border of each cell edge, or -1 inside a zone, beside an empty cell and at the rim. */
  readonly edgeBorders: Int32Array;
}

/** Gives one number to all edges between the same two zones that have the same gate. */
export function numberBorders({ width, cellZones, gates }: ZonePlan): NumberedBorders {
  const numbers = new Map<string, number>();
  const low: number[] = [];
  const high: number[] = [];
  const gate: number[] = [];
  const edgeBorders = new Int32Array(gates.length).fill(-1);
  for (let edge = 0; edge < gates.length; edge++) {
    const cell = edge >> 1;
    const upright = edge % 2 === 0;
    if (upright && (cell + 1) % width === 0) continue;
    const near = cellZones[cell]!;
    const far = cellZones[upright ? cell + 1 : cell + width] ?? -1;
    if (near < 0 || far < 0 || near === far) continue;
    const key = `${Math.min(near, far)} ${Math.max(near, far)} ${gates[edge]}`;
    if (!numbers.has(key)) {
      numbers.set(key, low.length);
      low.push(Math.min(near, far));
      high.push(Math.max(near, far));
      gate.push(gates[edge]!);
    }
    edgeBorders[edge] = numbers.get(key)!;
  }
  const borders = { low: Uint16Array.from(low), high: Uint16Array.from(high), gate: Int16Array.from(gate) };
  return { borders, edgeBorders };
}

interface Exit {
  readonly from: number;
  readonly to: number;
  readonly side: number;
  readonly border: number;
}

/** Lists once every way out of every zone: to which neighbour, by which side, over which border. */
export function layExits(plan: ZonePlan, { edgeBorders }: NumberedBorders, zoneCount: number): ZoneExits {
  const found = new Map<string, Exit>();
  eachEdge(plan, edgeBorders, exit => found.set(`${exit.from} ${exit.to} ${exit.side} ${exit.border}`, exit));
  const exits = [...found.values()].sort(
    (a, b) => a.from - b.from || a.to - b.to || a.side - b.side || a.border - b.border,
  );
  const start = new Uint16Array(zoneCount + 1);
  for (const exit of exits) start[exit.from + 1]!++;
  for (let zone = 0; zone < zoneCount; zone++) start[zone + 1]! += start[zone]!;
  return {
    start,
    to: Uint16Array.from(exits, exit => exit.to),
    side: Uint8Array.from(exits, exit => exit.side),
    border: Uint16Array.from(exits, exit => exit.border),
  };
}

function eachEdge({ width, height, cellZones }: ZonePlan, edgeBorders: Int32Array, visit: (exit: Exit) => void): void {
  for (let cell = 0; cell < cellZones.length; cell++) {
    const row = Math.floor(cell / width);
    const col = cell % width;
    zoneSides.forEach((name, side) => {
      const nextRow = row + rowStep(name);
      const nextCol = col + colStep(name);
      if (nextRow < 0 || nextRow >= height || nextCol < 0 || nextCol >= width) return;
      const border = edgeBorders[edgeOf(width, cell, name)]!;
      if (border >= 0) visit({ from: cellZones[cell]!, to: cellZones[nextRow * width + nextCol]!, side, border });
    });
  }
}

/** Lists once every sequence of zones that a row, or a column, of cells runs through without meeting an empty cell. */
export function layLines(plan: ZonePlan, { edgeBorders }: NumberedBorders): ZoneLines {
  const { width, height, cellZones } = plan;
  const known = new Set<string>();
  const start = [0];
  const zone: number[] = [];
  const border: number[] = [];
  const upright: number[] = [];
  const addLine = (zones: readonly number[], borders: readonly number[], edgeKind: 0 | 1) => {
    const key = `${edgeKind} ${zones} ${borders}`;
    if (zones.length < 2 || known.has(key)) return;
    known.add(key);
    upright.push(edgeKind);
    zone.push(...zones);
    border.push(...borders, 0);
    start.push(zone.length);
  };
  const walk = (first: number, stride: number, count: number, edgeKind: 0 | 1) => {
    let zones: number[] = [];
    let borders: number[] = [];
    for (let cell = first, left = count; left > 0; cell += stride, left--) {
      const here = cellZones[cell]!;
      const crossed = zones.length === 0 ? -1 : edgeBorders[2 * (cell - stride) + edgeKind]!;
      if (here < 0) {
        addLine(zones, borders, edgeKind);
        zones = [];
        borders = [];
      } else if (zones.length === 0 || crossed >= 0) {
        if (crossed >= 0) borders.push(crossed);
        zones.push(here);
      }
    }
    addLine(zones, borders, edgeKind);
  };
  for (let row = 0; row < height; row++) walk(row * width, 1, width, 0);
  for (let col = 0; col < width; col++) walk(col, width, height, 1);
  return {
    start: Uint32Array.from(start),
    zone: Uint16Array.from(zone),
    border: Uint16Array.from(border),
    upright: Uint8Array.from(upright),
  };
}
