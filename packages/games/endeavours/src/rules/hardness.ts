import { effects } from '../hooks.ts';
import type { Card, State } from '../types.ts';
import { faceOf } from './cards.ts';

/** END-PATENT-07: rad-hardness, compared with flares and belts. */
export function hardnessOf(state: State, card: Card): number {
  return effects.change(state, 'hardness', faceOf(card).hardness, { card });
}
