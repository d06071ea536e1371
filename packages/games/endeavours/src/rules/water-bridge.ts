import { zoneOf } from '../map/index.ts';
import type { Stack, State } from '../types.ts';

/** U08: when a Stack sets out elsewhere than in the Earth zone, all the Cargo water aboard comes from afar. */
export function noteFarWater(stack: Stack): void {
  if (zoneOf(stack.node!) !== 'Earth') stack.far = stack.cargo.water;
}

/** U08: tanks that have left a Stack, those from afar first; they are counted if they were unloaded at LEO, and go on into another Stack otherwise. */
export function bridgeWater(state: State, from: Stack, to: Stack | null, tanks: number): void {
  const far = Math.min(from.far ?? 0, tanks, zoneOf(from.node!) === 'Earth' ? tanks : 0);
  if (far === 0) return;
  from.far! -= far;
  if (to === null || to.kind === 'leo') state.waterBridge += far;
  else to.far = (to.far ?? 0) + far;
}
