import type { SetupField } from '@starboard/board';
import type { Text } from '@starboard/kernel';

/** What a set-up is called: the card that was chosen for the most important field, such as its mission. */
export function setupTitle(fields: readonly SetupField[], setup: unknown): Text | undefined {
  const [first] = fields;
  if (first === undefined || typeof setup !== 'object' || setup === null) return undefined;
  const chosen: unknown = (setup as { readonly [field: string]: unknown })[first.name];
  return first.cards.find(({ value }) => value === chosen)?.title;
}
