import type { Sitting } from '../play/sitting.ts';

/** Where the table of a match is. */
export function addressOf(where: Sitting['where'], id: string): string {
  return where === 'server' ? `/match/${id}` : `/device/${id}`;
}

/** Where a match can be watched again, from a line of its log on. */
export function replayOf({ where, id }: Pick<Sitting, 'where' | 'id'>, line?: number): string {
  const from = line === undefined ? '' : `?line=${line}`;
  return `/replay/${where === 'server' ? 'match' : 'device'}/${id}${from}`;
}
