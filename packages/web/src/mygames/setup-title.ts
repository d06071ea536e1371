import type { SetupSheet } from '@starboard/board';
import type { Text } from '@starboard/kernel';

/** What a set-up is called: the card that was chosen for the most important field, such as its mission. */
export function setupTitle(sheet: SetupSheet | undefined, setup: unknown): Text | undefined {
  const { fields: [first] = [], own } = sheet ?? {};
  if (first === undefined || typeof setup !== 'object' || setup === null) return undefined;
  const draft = setup as { readonly [field: string]: unknown };
  const chosen = draft[first.name];
  if (own !== undefined && own.card.field === first.name && chosen === own.card.value) {
    const checked = own.check(draft[own.field]);
    return checked.ok ? checked.card.title : undefined;
  }
  return first.cards.find(({ value }) => value === chosen)?.title;
}
