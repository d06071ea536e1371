import type { OwnContent, SetupCard } from '@starboard/board';
import { type Draft, withValue } from './draft.ts';
import type { Field } from './fields.ts';

/** The card of what was opened, if that is sound. */
function ownCard(own: OwnContent, draft: Draft): SetupCard | undefined {
  const written = draft[own.field];
  const checked = written === undefined ? undefined : own.check(written);
  return checked?.ok ? checked.card : undefined;
}

/** What was opened stands among the cards, last. */
export function withOwnCard(fields: readonly Field[], own: OwnContent | undefined, draft: Draft): readonly Field[] {
  const card = own && ownCard(own, draft);
  if (own === undefined || card === undefined) return fields;
  return fields.map(field =>
    field.kind === 'card' && field.name === own.card.field ? { ...field, cards: [...field.cards, card] } : field,
  );
}

/** What was opened belongs to the set-up only while its card is chosen. */
export function asChosen(draft: Draft, own: OwnContent | undefined): Draft {
  if (own === undefined || draft[own.card.field] === own.card.value) return draft;
  return withValue(draft, own.field, undefined);
}
