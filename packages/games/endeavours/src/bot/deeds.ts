import { kindOf } from '../rules/cards.ts';
import { freeActions } from '../rules/free/index.ts';
import { operations } from '../rules/operations/index.ts';
import { isManned } from '../rules/people.ts';
import { chainsOf, coolingOf, heatOf, isOperational } from '../rules/support.ts';
import type { EquipmentId, Stack, State } from '../types.ts';
import { eatsAir, isProspector } from './ships.ts';
import type { Deed, Want } from './wants/want.ts';

const free: readonly Deed[] = ['deliver', 'foundColony', 'deploySatellite'];

/** The option by which something is done at a place. */
export function keyOfDeed(deed: Deed): string {
  if (deed === 'board') return 'free.transfer';
  return `${free.includes(deed) ? 'free' : 'operation'}.${deed}`;
}

/** Whether it can be done now, be there a right left for it or not. */
export function isFeasible(state: State, deed: Deed): boolean {
  if (deed === 'arrive' || deed === 'board' || deed === 'traverse') return true;
  return [...operations, ...freeActions].find(({ name }) => name === deed)!.isPossible(state);
}

/** Whether a ship has aboard what it takes. */
export function canServe(state: State, ship: Stack, want: Want): boolean {
  const { kit, manned, power, air, builders, isru, rays, carries } = want;
  const aboard = (kind: EquipmentId) =>
    ship.cards.find(({ card, damaged, side }) => card === kind && !damaged && (side === 'front' || kind === 'rover'));
  const tools = kit.map(aboard);
  if (tools.includes(undefined) || (manned && !isManned(ship))) return false;
  if (carries !== null && !ship.cards.some(({ no }) => no === carries)) return false;
  if (power && !tools.some(tool => isOperational(state, ship, tool!))) return false;
  if (
    isru !== null &&
    !ship.cards.some(card => isProspector(card, isru, rays) && !card.lonely && isOperational(state, ship, card))
  )
    return false;
  if (air && !eatsAir(state, ship)) return false;
  return !builders || hasBuilders(state, ship);
}

/** END-FACTORY-01: a robonaut and a refinery, both at once. */
function hasBuilders(state: State, ship: Stack): boolean {
  const chains = (kind: string) =>
    ship.cards
      .filter(({ card }) => kindOf(card) === kind)
      .flatMap(card => chainsOf(state, ship, card, 'industry').map(({ cards }) => cards));
  const plants = chains('refinery');
  const cooling = coolingOf(ship);
  return chains('robonaut').some(rig => plants.some(plant => heatOf([...rig, ...plant]) <= cooling));
}
