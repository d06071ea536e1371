import type { Text } from '@starboard/kernel';
import type { CardId } from '../../types.ts';

export const cardName = (card: CardId): Text => ({ key: `card.${card}` });

/** Several names as one text. */
export function listed(names: readonly Text[]): Text {
  if (names.length === 0) return { key: 'shore.nothing' };
  return names.reduceRight((rest, first) => ({ key: 'shore.list', params: { first, rest } }));
}
