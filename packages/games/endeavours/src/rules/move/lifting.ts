import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { isSite, nodeIds, siteAt } from '../../map/index.ts';
import type { Endeavours, SiteId, Stack, State } from '../../types.ts';
import { wetMassOf } from '../fuel.ts';
import { hasClaim, hasColony, hasFactory, hasFeature, liftValueOf } from '../sites.ts';
import { refOfStack, stacksAt, whileReweighing } from '../stacks.ts';
import { hasPowersat } from '../support.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { Craft } from './types.ts';

/** A lift value that nobody has asked for yet. */
export const unknown = 255;

/** Every landing and lift-off has its shielding roll (END-SHIELD-01). */
const shielding = 1;

/** END-FREIGHT-03: it cannot do without factory-assist. */
export function isFreighter({ kind }: Stack): boolean {
  return kind === 'freighter' || kind === 'slipstream';
}

/** END-MOVE-11, 13, END-FREIGHT-03, 06: the rolls of a landing; -1 if it cannot be made. */
export function landingBy(
  state: State,
  { stack }: Craft,
  node: number,
  isAerobraked: boolean,
  net: number,
  lifts: Uint8Array,
): number {
  const site = nodeIds[node] as SiteId;
  if (stack.kind === 'mobile') return mayMobileLand(state, site) ? shielding : -1;
  if (!needsAssist(state, stack, node, net, isAerobraked, lifts)) return shielding;
  return assistedRolls(state, stack, site, 'assistLanding');
}

/** END-MOVE-12, 13: the rolls of a lift-off; -1 if it cannot be made. A mobile factory is its own assistance. */
export function liftOffBy(
  state: State,
  { stack, ascends }: Craft,
  node: number,
  net: number,
  lifts: Uint8Array,
): number {
  if (stack.kind === 'mobile' || ascends) return shielding;
  if (!needsAssist(state, stack, node, net, false, lifts)) return shielding;
  return assistedRolls(state, stack, nodeIds[node] as SiteId, 'assistLiftOff');
}

function needsAssist(
  state: State,
  stack: Stack,
  node: number,
  net: number,
  isAerobraked: boolean,
  lifts: Uint8Array,
): boolean {
  if (isFreighter(stack)) return true;
  if (isAerobraked) return false; // END-HAZARD-05
  if (lifts[node] === unknown) lifts[node] = liftValueOf(state, stack, nodeIds[node] as SiteId);
  return net < lifts[node]!;
}

function assistedRolls(state: State, stack: Stack, site: SiteId, hazard: Assisted): number {
  if (!hasFactory(state, site)) return -1;
  return shielding + (isAssistSafe(state, stack, site, hazard) ? 0 : 1);
}

type Assisted = 'assistLanding' | 'assistLiftOff';

/** END-FACTORY-06: a Colony or Powersat spares the hazard roll, and so may cards. */
export function isAssistSafe(state: State, stack: Stack, site: SiteId, hazard: Assisted): boolean {
  if (hasColony(state, site) || hasPowersat(state)) return true;
  return effects.tell(state, 'hazardFree', { by: stack, hazard, node: site }).length > 0;
}

/** Whether a landing or lift-off that is being made leans on the Factory. */
export function isAssisted(state: State, stack: Stack, site: SiteId, net: number, isAerobraked: boolean): boolean {
  if (stack.kind === 'mobile') return false;
  if (isFreighter(stack)) return true;
  return !isAerobraked && net < liftValueOf(state, stack, site);
}

/** END-FREIGHT-06 */
function mayMobileLand(state: State, site: SiteId): boolean {
  return hasFactory(state, site) || (hasClaim(state, site) && siteAt(site).size <= 5);
}

/** END-MOVE-13: the water that an air-fuelled ascent takes; nothing where there can be none. */
function ascentPrice(state: State, stack: Stack): number | undefined {
  const site = stack.node as SiteId;
  if (stack.kind === 'mobile' || !hasFactory(state, site) || !hasFeature(state, site, 'atm')) return undefined;
  const price = 2 * Math.ceil(wetMassOf(state, stack));
  const water = stacksAt(state, site).reduce((sum, { cargo }) => sum + cargo.water, 0);
  return water >= price ? price : undefined;
}

export function mayAscend(state: State, stack: Stack): boolean {
  return isSite(stack.node!) && ascentPrice(state, stack) !== undefined;
}

/** END-MOVE-13: offers an air-fuelled ascent where the water for it is at hand; others' tanks are emptied before its own. */
export function* offerAscent(t: Endeavours, stack: Stack, mayDoWithout: boolean): Flow<boolean> {
  const price = ascentPrice(t.state, stack)!;
  const answer = yield* t.choose(player, 'move.ascent', mayDoWithout ? ['usual', 'air'] : ['air'], {
    takeOnly: true,
    params: { water: price, site: nameOfNode(stack.node!) },
    about: [refOfStack(stack)],
  });
  if (answer === 'usual') return false;
  let open = price;
  for (const each of stacksAt(t.state, stack.node!).sort((a, b) => Number(a === stack) - Number(b === stack))) {
    const taken = Math.min(open, each.cargo.water);
    whileReweighing(t.state, each, () => {
      each.cargo.water -= taken;
    });
    open -= taken;
  }
  say(t, 'END-MOVE-13', 'move.ascends', { water: price });
  return true;
}
