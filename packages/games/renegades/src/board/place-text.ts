import type { ShownDecision, Text } from '@starboard/kernel';
import { placeName } from '../show/names.ts';
import { boardNamed, placingOf } from '../show/plan.ts';
import type { View } from '../view.ts';

/** What a place means that is being chosen: where it is, and which way a ship would face. */
export function placeText(view: View, decision: ShownDecision, place: number): Text {
  const placing = placingOf(decision)!;
  return placeName(boardNamed(view, placing.board), placing, place);
}
