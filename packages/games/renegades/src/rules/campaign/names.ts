import type { CardId, Words } from '../../types.ts';

export const cardName = (card: CardId): Words => ({ key: `card.${card}` });

/** Several names as one text. */
export function listed(names: readonly Words[]): Words {
  if (names.length === 0) return { key: 'shore.nothing' };
  return names.reduceRight((rest, first) => ({ key: 'shore.list', params: { first, rest } }));
}
