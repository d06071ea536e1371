import type { Formatter } from '@starboard/kernel/text';
import type { Card, State } from '../../../types.ts';
import type { Composed, Composition } from './compose.ts';

/** What the parts of the shipyard draw. */
export interface YardProps {
  readonly state: State;
  readonly composition: Composition;
  readonly composed: Composed;
  readonly say: Formatter;
  onChange(composition: Composition): void;
  /** Shows a card in full. */
  onCard(card: Card): void;
}
