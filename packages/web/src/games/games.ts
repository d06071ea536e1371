import type { Rules as AllRules, PageShelf } from '@starboard/board/shelf';
import { shelf as endeavours } from '@starboard/endeavours/shelf';
import { shelf as endure } from '@starboard/endure/shelf';
import { shelf as horde } from '@starboard/horde/shelf';
import { shelf as renegades } from '@starboard/renegades/shelf';

/** The games on the page. */
export const shelves: readonly PageShelf[] = [endure, horde, renegades, endeavours];

/** The rules of a game, and who plays it by itself, the usual one first. */
export type Rules = Pick<AllRules, 'game' | 'bots'>;

export function findGame(id: string): PageShelf | undefined {
  return shelves.find(shelf => shelf.id === id);
}
