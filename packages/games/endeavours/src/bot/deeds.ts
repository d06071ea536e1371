import { isSite } from '../map/index.ts';
import { freeActions } from '../rules/free/index.ts';
import { operations } from '../rules/operations/index.ts';
import { isCrewed, isManned } from '../rules/people/people.ts';
import { isOperational } from '../rules/support.ts';
import type { EquipmentId, Stack, State } from '../types.ts';
import { builderSetsOf, eatsAir, isProspector } from './ships.ts';
import type { Deed, Want } from './wants/want.ts';

const free: readonly Deed[] = ['deliver', 'foundColony', 'deploySatellite'];

/** The option by which something is done at a place. */
export function keyOfDeed(deed: Deed, ship: Stack): string {
  if (deed === 'board') return 'free.transfer';
  if (deed === 'traverse') return `move.${ship.no}`;
  return `${free.includes(deed) ? 'free' : 'operation'}.${deed}`;
}

/** Whether it can be done now, be there a right left for it or not. */
export function isFeasible(state: State, deed: Deed): boolean {
  if (deed === 'arrive' || deed === 'board' || deed === 'traverse') return true;
  return [...operations, ...freeActions].find(({ name }) => name === deed)!.isPossible(state);
}

/** END-MISSION-08: somebody is on the Site already. */
function isMannedSite(state: State, { node }: Want): boolean {
  return isSite(node) && isManned(state, node);
}

/** Whether a ship has aboard what it takes. */
export function canServe(state: State, ship: Stack, want: Want): boolean {
  const { kit, manned, power, air, builders, isru, rays, carries } = want;
  const aboard = (kind: EquipmentId) =>
    ship.cards.find(({ card, damaged, side }) => card === kind && !damaged && (side === 'front' || kind === 'rover'));
  const tools = kit.map(aboard);
  if (tools.includes(undefined) || (manned && !isCrewed(ship) && !isMannedSite(state, want))) return false;
  if (carries !== null && !ship.cards.some(({ no }) => no === carries)) return false;
  if (power && !tools.some(tool => isOperational(state, ship, tool!))) return false;
  if (
    isru !== null &&
    !ship.cards.some(card => isProspector(card, isru, rays) && !card.lonely && isOperational(state, ship, card))
  )
    return false;
  if (air && !eatsAir(state, ship)) return false;
  return !builders || builderSetsOf(state, ship).length > 0;
}
