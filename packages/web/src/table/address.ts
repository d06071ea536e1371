import type { Sitting } from '../play/sitting.ts';

/** Where the table of a match is. */
export function addressOf(where: Sitting['where'], id: string): string {
  return where === 'server' ? `/match/${id}` : `/device/${id}`;
}
