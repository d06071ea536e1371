import { faceOf, isHuman } from '../rules/cards.ts';
import { protectionOf } from '../rules/move/shielding.ts';
import { seasonOf } from '../rules/season.ts';
import type { Stack, State } from '../types.ts';
import { hopTo } from './flights.ts';
import { dueOf, type Trip } from './trips.ts';
import { weights } from './weights.ts';

/** END-BELT-01: in the red season belts take what they would spare in another, so that it is better to wait, if there is time. */
export function isStormy(state: State, ship: Stack, { passage, want }: Trip): boolean {
  if (seasonOf(state) !== 'red' || passage.first === null) return false;
  if (state.year + passage.years + weights.storm > dueOf(want)) return false;
  const hop = hopTo(state, ship, [passage.first, want.node], passage.by);
  if (hop === undefined || hop.belts === 0) return false;
  const weakest = Math.min(...ship.cards.filter(({ card }) => !isHuman(card)).map(card => faceOf(card).hardness));
  return 6 + 2 - hop.drive.netThrust - protectionOf(state, ship) - weakest >= weights.stormRisk;
}
