import type { ShownDecision, Text } from '@starboard/kernel';
import { placingOf } from '../show/outlook.ts';
import { inchesAt } from '../show/plan.ts';
import { sightsFrom } from '../show/sights.ts';
import type { View } from '../view.ts';

/** What a place means that is being chosen: how far it is, and how many could be shot from there. */
export function placeText(view: View, decision: ShownDecision, place: number): Text {
  const placing = placingOf(view, decision);
  const { x, y } = inchesAt(view, place);
  const { fighter, isStand } = placing ?? {};
  if (placing === undefined || fighter?.kind !== 'hero' || !isStand) return { key: 'board.place', params: { x, y } };
  const way = placing.wayTo(place);
  const inches = Math.round((way?.length ?? 0) * 10) / 10;
  if (decision.name === 'contact') return { key: 'board.chosen.charge', params: { inches } };
  const shots = sightsFrom(view, fighter, place).filter(({ canBeShot }) => canBeShot).length;
  return { key: way ? 'board.chosen.way' : 'board.chosen', params: { inches, x, y, shots } };
}
