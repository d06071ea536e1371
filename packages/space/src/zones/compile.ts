import type { Checked } from '../checked.ts';
import { readDraft, type ZoneDraft } from './draft.ts';
import { readGates, type ZoneGates } from './gates.ts';
import { layExits, layLines, numberBorders } from './layout.ts';
import type { Zone, ZoneMap, ZoneMapSpec } from './types.ts';
import { allDistances } from './walk.ts';

/** Compiles a map once for all that is asked of it later, or lists everything that is wrong with it. */
export function compileZones(spec: ZoneMapSpec): Checked<ZoneMap> {
  const problems: string[] = [];
  const draft = readDraft(spec, problems);
  const gates = readGates(spec, draft, problems);
  const cellZones = draft.cellParts.map(part => (part < 0 ? -1 : draft.zoneOfPart[part]!));
  const zones = listZones(draft, cellZones);
  for (const zone of zones) {
    const pieces = countPieces(draft, cellZones, zone);
    if (pieces > 1) problems.push(`Zone ${quote(zone.names)} lies in ${pieces} separate pieces.`);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: assemble(draft, gates, cellZones, zones) };
}

function quote(names: readonly string[]): string {
  return names.map(name => `"${name}"`).join(' = ');
}

function listZones(draft: ZoneDraft, cellZones: Int16Array): readonly Zone[] {
  const names: string[][] = Array.from({ length: draft.zoneCount }, () => []);
  const cells: number[][] = Array.from({ length: draft.zoneCount }, () => []);
  draft.partNames.forEach((name, part) => {
    names[draft.zoneOfPart[part]!]!.push(name);
  });
  cellZones.forEach((zone, cell) => {
    if (zone >= 0) cells[zone]!.push(cell);
  });
  return names.map((all, zone) => ({ name: all[0]!, names: all, cells: cells[zone]! }));
}

function countPieces(draft: ZoneDraft, cellZones: Int16Array, zone: Zone): number {
  const unseen = new Set(zone.cells);
  let pieces = 0;
  for (const first of zone.cells) {
    if (!unseen.delete(first)) continue;
    pieces++;
    const found = [first];
    for (const cell of found) {
      for (const next of cellsBeside(draft, cell)) {
        if (cellZones[next] === cellZones[first] && unseen.delete(next)) found.push(next);
      }
    }
  }
  return pieces;
}

function cellsBeside({ width, height }: ZoneDraft, cell: number): readonly number[] {
  const col = cell % width;
  const beside: number[] = [];
  if (cell >= width) beside.push(cell - width);
  if (col + 1 < width) beside.push(cell + 1);
  if (cell + width < width * height) beside.push(cell + width);
  if (col > 0) beside.push(cell - 1);
  return beside;
}

function assemble(
  draft: ZoneDraft,
  { gates, doors }: ZoneGates,
  cellZones: Int16Array,
  zones: readonly Zone[],
): ZoneMap {
  const { width, height } = draft;
  const plan = { width, height, cellZones, gates };
  const numbered = numberBorders(plan);
  const exits = layExits(plan, numbered, zones.length);
  return {
    width,
    height,
    zones,
    doors,
    zoneNumbers: new Map(zones.flatMap((zone, number) => zone.names.map(name => [name, number]))),
    doorNumbers: new Map(doors.map((door, number) => [door.name, number])),
    cellZones,
    gates,
    borders: numbered.borders,
    exits,
    lines: layLines(plan, numbered),
    touchDistances: allDistances(zones.length, exits),
  };
}
