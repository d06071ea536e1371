import type { ZoneMapSpec } from './types.ts';

/** The cells of a map while it is read. A part is a zone as named in the rows, before joins make one of several. */
export interface ZoneDraft {
  readonly width: number;
  readonly height: number;
  readonly partNames: readonly string[];
  readonly partNumbers: ReadonlyMap<string, number>;
  /** Part of each cell, or -1. */
  readonly cellParts: Int16Array;
  /** Zone of each part. Zones are numbered in reading order. */
  readonly zoneOfPart: readonly number[];
  readonly zoneCount: number;
}

/** Zones, borders and exits of a map of this size still fit their 16-bit arrays. */
const mostCells = 4096;

/** Reads cells and joins. Short rows are filled up with empty cells, so that the rest can be checked as well. */
export function readDraft(spec: ZoneMapSpec, problems: string[]): ZoneDraft {
  const height = spec.rows.length;
  const width = spec.rows[0]?.length ?? 0;
  checkShape(spec, width, problems);
  const partNumbers = new Map<string, number>();
  const cellParts = new Int16Array(width * height).fill(-1);
  for (let row = 0; row < height; row++) {
    for (let col = 0; col < width; col++) {
      const name = spec.rows[row]?.[col] ?? null;
      if (name === null) continue;
      if (!partNumbers.has(name)) partNumbers.set(name, partNumbers.size);
      cellParts[row * width + col] = partNumbers.get(name)!;
    }
  }
  const partNames = [...partNumbers.keys()];
  if (partNames.length === 0) problems.push('The map has no zone.');
  if (partNumbers.has('')) problems.push('A zone has an empty name.');
  const zoneOfPart = joinParts(spec, partNumbers, problems);
  const zoneCount = new Set(zoneOfPart).size;
  return { width, height, partNames, partNumbers, cellParts, zoneOfPart, zoneCount };
}

function checkShape(spec: ZoneMapSpec, width: number, problems: string[]): void {
  const size = width * spec.rows.length;
  if (size > mostCells) problems.push(`The map has ${size} cells; at most ${mostCells} are possible.`);
  spec.rows.forEach((row, at) => {
    if (row.length !== width) problems.push(`Row ${at} has ${row.length} cells; row 0 has ${width}.`);
  });
}

function joinParts(spec: ZoneMapSpec, partNumbers: ReadonlyMap<string, number>, problems: string[]): readonly number[] {
  const leader = Array.from({ length: partNumbers.size }, (_, part) => part);
  const leaderOf = (part: number): number => (leader[part] === part ? part : leaderOf(leader[part]!));
  for (const [one, other] of spec.joins ?? []) {
    const a = knownPart(partNumbers, one, 'Join', problems);
    const b = knownPart(partNumbers, other, 'Join', problems);
    if (one === other) problems.push(`Join: zone "${one}" is joined with itself.`);
    if (a === undefined || b === undefined) continue;
    const [low, high] = [leaderOf(a), leaderOf(b)].sort((x, y) => x - y) as [number, number];
    leader[high] = low;
  }
  const numbers = new Map<number, number>();
  return leader.map((_, part) => {
    const head = leaderOf(part);
    if (!numbers.has(head)) numbers.set(head, numbers.size);
    return numbers.get(head)!;
  });
}

export function knownPart(
  partNumbers: ReadonlyMap<string, number>,
  name: string,
  where: string,
  problems: string[],
): number | undefined {
  const part = partNumbers.get(name);
  if (part === undefined) problems.push(`${where}: there is no zone "${name}".`);
  return part;
}
