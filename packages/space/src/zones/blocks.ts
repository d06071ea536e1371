import type { Checked } from '../checked.ts';
import { colStep, rowStep, turnZoneSide } from './sides.ts';
import type { ZoneBlock, ZoneFreePort, ZoneLayout, ZoneMapSpec, ZonePlacement, ZonePort, ZoneSpot } from './types.ts';

/** Rows of zone names from text: one line per row, names parted by spaces, a dot for an empty cell. */
export function zoneRows(text: string): readonly (readonly (string | null)[])[] {
  const lines = text.split('\n').map(line => line.trim());
  return lines.filter(line => line !== '').map(line => line.split(/\s+/).map(name => (name === '.' ? null : name)));
}

/** Turns a rectangle of anything by clockwise quarter turns (negative: anticlockwise). Throws on ragged rows. */
export function turnCells<T>(rows: readonly (readonly T[])[], quarterTurns: number): readonly (readonly T[])[] {
  if (isRagged(rows)) throw new RangeError('Rows of different length cannot be turned.');
  let turned = rows;
  for (let left = ((quarterTurns % 4) + 4) % 4; left > 0; left--) {
    const before = turned;
    turned = (before[0] ?? []).map((_, col) => before.map(row => row[col]!).reverse());
  }
  return turned;
}

/** Turns a block with its doorways and ports by clockwise quarter turns; zones and doors keep their names. */
export function turnZoneBlock(block: ZoneBlock, quarterTurns: number): ZoneBlock {
  const height = block.rows.length;
  const width = block.rows[0]?.length ?? 0;
  const turnSpot = (spot: ZoneSpot) => turnedSpot(spot, width, height, quarterTurns);
  return {
    ...block,
    rows: turnCells(block.rows, quarterTurns),
    ...(block.doorways && {
      doorways: block.doorways.map(doorway => ({
        ...doorway,
        side: turnZoneSide(doorway.side, quarterTurns),
        ...(doorway.at && { at: turnSpot(doorway.at) }),
      })),
    }),
    ...(block.ports && {
      ports: block.ports.map(port => ({ ...turnSpot(port), side: turnZoneSide(port.side, quarterTurns) })),
    }),
  };
}

function turnedSpot({ row, col }: ZoneSpot, width: number, height: number, quarterTurns: number): ZoneSpot {
  switch (((quarterTurns % 4) + 4) % 4) {
    case 1:
      return { row: col, col: height - 1 - row };
    case 2:
      return { row: height - 1 - row, col: width - 1 - col };
    case 3:
      return { row: width - 1 - col, col: row };
    default:
      return { row, col };
  }
}

/**
 * Lays blocks into one map. Zones whose ports meet become one zone; every other seam is wall. Lists everything wrong
 * with the laying itself; what is wrong inside a block shows when the map is compiled.
 */
export function layZoneBlocks(placements: readonly ZonePlacement[]): Checked<ZoneLayout> {
  const problems: string[] = [];
  const sound = placements.filter(placement => checkPlacement(placement, problems));
  checkNames(placements, problems);
  const laid = sound.map(placement => ({ ...placement, block: turnZoneBlock(placement.block, placement.turns ?? 0) }));
  const rows = layRows(laid, problems);
  const ports = layPorts(laid, rows, problems);
  if (problems.length > 0) return { ok: false, problems };
  const met = ports.flatMap(port =>
    ports
      .filter(other => port.zone < other.zone && areFacing(port, other))
      .map(other => [port.zone, other.zone] as const),
  );
  const freePorts = ports.filter(port => !ports.some(other => areFacing(port, other)));
  return { ok: true, value: { spec: gatherSpec(laid, rows, met), freePorts } };
}

function isRagged(rows: readonly (readonly unknown[])[]): boolean {
  return rows.some(row => row.length !== rows[0]!.length);
}

function checkPlacement({ name, block, row, col, turns = 0 }: ZonePlacement, problems: string[]): boolean {
  const before = problems.length;
  if (isRagged(block.rows)) problems.push(`Block "${name}" has rows of different length.`);
  if (![row, col, turns].every(Number.isInteger))
    problems.push(`Block "${name}" is not laid at a whole cell and turn.`);
  if (row < 0 || col < 0) problems.push(`Block "${name}" begins outside the map, at row ${row}, column ${col}.`);
  return problems.length === before;
}

function checkNames(placements: readonly ZonePlacement[], problems: string[]): void {
  const names = placements.map(placement => placement.name);
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  for (const name of repeated) problems.push(`Several blocks are called "${name}".`);
}

function layRows(laid: readonly ZonePlacement[], problems: string[]): (string | null)[][] {
  const height = Math.max(0, ...laid.map(({ row, block }) => row + block.rows.length));
  const width = Math.max(0, ...laid.map(({ col, block }) => col + (block.rows[0]?.length ?? 0)));
  const rows = Array.from({ length: height }, () => new Array<string | null>(width).fill(null));
  for (const { name, block, row, col } of laid) {
    const covered = new Set<string>();
    block.rows.forEach((line, down) => {
      line.forEach((zone, right) => {
        if (zone === null) return;
        const there = rows[row + down]![col + right];
        if (typeof there === 'string') covered.add(there);
        rows[row + down]![col + right] = `${name}.${zone}`;
      });
    });
    if (covered.size > 0) problems.push(`Block "${name}" covers ${[...covered].join(', ')}.`);
  }
  return rows;
}

function layPorts(
  laid: readonly ZonePlacement[],
  rows: (string | null)[][],
  problems: string[],
): readonly ZoneFreePort[] {
  return laid.flatMap(({ name, block, row, col }) =>
    (block.ports ?? []).flatMap(port => {
      const inside = block.rows[port.row]?.[port.col];
      const beyond = block.rows[port.row + rowStep(port.side)]?.[port.col + colStep(port.side)];
      if (typeof inside !== 'string' || typeof beyond === 'string') {
        problems.push(
          `Block "${name}" has a port at row ${port.row}, column ${port.col} that is not on its ${port.side} rim.`,
        );
        return [];
      }
      const spot = { row: row + port.row, col: col + port.col, side: port.side };
      return [{ ...spot, zone: rows[spot.row]![spot.col]! }];
    }),
  );
}

function areFacing(port: ZonePort, other: ZonePort): boolean {
  const meets = port.row + rowStep(port.side) === other.row && port.col + colStep(port.side) === other.col;
  return meets && other.side === turnZoneSide(port.side, 2);
}

function gatherSpec(
  laid: readonly ZonePlacement[],
  rows: (string | null)[][],
  met: readonly (readonly [string, string])[],
): ZoneMapSpec {
  const pairs = (name: string, list: ZoneMapSpec['open']) =>
    (list ?? []).map(([a, b]) => [`${name}.${a}`, `${name}.${b}`] as const);
  return {
    rows,
    open: laid.flatMap(({ name, block }) => pairs(name, block.open)),
    halls: laid.flatMap(({ name, block }) => (block.halls ?? []).map(hall => hall.map(zone => `${name}.${zone}`))),
    doorways: laid.flatMap(({ name, block, row, col }) =>
      (block.doorways ?? []).map(doorway => ({
        ...doorway,
        from: `${name}.${doorway.from}`,
        to: `${name}.${doorway.to}`,
        ...(doorway.door !== undefined && { door: `${name}.${doorway.door}` }),
        ...(doorway.at && { at: { row: row + doorway.at.row, col: col + doorway.at.col } }),
      })),
    ),
    joins: [...laid.flatMap(({ name, block }) => pairs(name, block.joins)), ...met],
  };
}
