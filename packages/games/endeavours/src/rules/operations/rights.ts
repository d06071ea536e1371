import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Card, ColonistId, Grant, Speciality, State } from '../../types.ts';
import { isColonist } from '../cards.ts';
import { isThirdYear } from '../season.ts';
import type { OperationName } from './operation.ts';

/** The right by which an operation would be done now. */
export type Right =
  | { readonly kind: 'granted'; readonly grant: Grant }
  | { readonly kind: 'specialist'; readonly card: number }
  | { readonly kind: 'exploreOrObserve' }
  | { readonly kind: 'transmit' }
  | { readonly kind: 'operation' };

/** END-PROSPECT-07, END-FACTORY-08, END-DRIFT-17: one extra operation a year by a colonist of this speciality. */
const extraOf: { readonly [name in OperationName]?: Speciality } = {
  prospect: 'prospector',
  promotion: 'prospector',
  industrialize: 'industrialist',
  anchoring: 'industrialist',
};

/** The nine of section 15, which Second Shift lets the bonus be. */
export const endeavoursOperations: readonly OperationName[] = [
  'purchase',
  'repair',
  'explore',
  'observe',
  'drill',
  'rescue',
  'experiment',
  'tractor',
  'transmit',
];

/**
 * END-CORE-16: the narrowest right there is for it, so that the year's operation is kept for what has no other; none if there is
 * no right left.
 */
export function rightFor(state: State, operation: OperationName): Right | undefined {
  const { rights } = state;
  const grant = rights.granted.find(({ operations }) => operations.includes(operation));
  if (grant !== undefined) return { kind: 'granted', grant };
  const specialist = freeSpecialist(state, operation);
  if (specialist !== undefined) return { kind: 'specialist', card: specialist.no };
  if (operation === 'transmit' && rights.transmit) return { kind: 'transmit' };
  if (rights.exploreOrObserve && isBonus(state, operation)) return { kind: 'exploreOrObserve' };
  return rights.operation ? { kind: 'operation' } : undefined;
}

/** END-EXPLORE-03, END-OBSERVE-03 */
function isBonus(state: State, operation: OperationName): boolean {
  if (operation === 'explore' || operation === 'observe') return true;
  return effects.tell(state, 'bonusOperation', {}).some(more => more.includes(operation));
}

function freeSpecialist(state: State, operation: OperationName): Card | undefined {
  const speciality = extraOf[operation];
  if (speciality === undefined) return undefined;
  return specialists(state, speciality).find(({ no }) => !state.rights.specialists.includes(no));
}

/** END-COLONY-07, 08, END-LONELY-06: colonists in play who can use their speciality. */
export function specialists(state: State, speciality: Speciality): Card[] {
  const found: Card[] = [];
  for (const { cards, node } of state.stacks) {
    if (node === null) continue;
    for (const card of cards) if (hasSpeciality(card, speciality)) found.push(card);
  }
  return found;
}

export function hasSpeciality(card: Card, speciality: Speciality): boolean {
  if (!isColonist(card.card) || card.lonely || card.damaged) return false;
  return catalogue.colonists[card.card as ColonistId].speciality === speciality;
}

export function spend({ rights }: State, right: Right): void {
  if (right.kind === 'granted') rights.granted.splice(rights.granted.indexOf(right.grant), 1);
  else if (right.kind === 'specialist') rights.specialists.push(right.card);
  else rights[right.kind] = false;
}

/** At the beginning of a year (END-RULE-21: what is not used is lost). */
export function renewRights(state: State): void {
  const third = isThirdYear(state.year);
  state.rights = { operation: true, exploreOrObserve: third, transmit: third, specialists: [], granted: [] };
}
