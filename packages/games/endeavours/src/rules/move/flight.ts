import type { Flow } from '@starboard/kernel';
import { isSite, kindOfNode, waypointAt } from '../../map/index.ts';
import type { Endeavours, NodeId, SiteId, Stack, State, WaypointId } from '../../types.ts';
import { faceOf } from '../cards.ts';
import { hazardRoll } from '../dice.ts';
import { burnt, positionOf } from '../fuel.ts';
import { dryMassOf } from '../mass.ts';
import { credit } from '../missions/credit.ts';
import { isManned } from '../people/people.ts';
import { chainFor, coolingOf } from '../support.ts';
import { nameOfNode, say } from '../table.ts';
import { bringTo, faceNode, isThere } from './entering.ts';
import { siteRolls, triggerGlitch } from './landing.ts';
import { isAssisted, isAssistSafe } from './lifting.ts';
import { settle } from './mobile.ts';
import { shieldingRoll } from './shielding.ts';
import type { Drive, Leg } from './types.ts';

/** A movement under way. */
export interface Flight {
  readonly stack: Stack;
  readonly drive: Drive;
  /** Lifting off on air (END-MOVE-13). */
  readonly ascends: boolean;
  /** Burns made with fuel so far, and the steps charged for them. */
  burns: number;
  charged: number;
}

/** END-MOVE-17: node by node; true if it got to the end and could go on. */
export function* fly(t: Endeavours, flight: Flight, legs: readonly Leg[]): Flow<boolean> {
  for (const [at, leg] of legs.entries()) {
    if (!(yield* flyLeg(t, flight, leg, legs[at + 1]?.to))) return false;
    if (canGoOn(t.state, flight)) continue;
    if (leg !== legs.at(-1)) say(t, 'END-MOVE-17', 'move.cutShort', { node: nameOfNode(leg.to) }); // END-SHIELD-12
    return false;
  }
  return true;
}

/** One leg with all that it brings; false if the Stack is no more. */
function* flyLeg(t: Endeavours, flight: Flight, leg: Leg, towards?: NodeId): Flow<boolean> {
  const { stack, drive } = flight;
  const { from, to } = leg;
  charge(t.state, flight, leg.burns);
  if (isSite(from) && !(yield* liftOff(t, flight, from))) return false;
  stack.coasting = coastingAfter(leg);
  say(t, 'END-MOVE-08', 'move.enters', { node: nameOfNode(to), burns: leg.burns, bonus: leg.bonus });
  if (!(yield* bringTo(t, stack, from, to))) return false;
  if (isSite(from)) yield* shieldingRoll(t, stack, hazardSumOf(t.state, from), from, true); // END-SHIELD-11
  if (!isThere(t.state, stack)) return false;
  if (!(yield* faceNode(t, stack, to, drive.netThrust, isUnderSail(drive), towards))) return false;
  if (isSite(to)) return yield* land(t, flight, to, kindOfNode(from) === 'aero');
  yield* credit(t, { act: 'entered', node: to, stack: stack.no });
  return true;
}

/** END-FUEL-03, 17, END-BURN-10: the steps of all burns together, rounded up once. */
export function charge(state: State, flight: Flight, burns: number): void {
  const { stack, drive } = flight;
  flight.burns += burns;
  const due = Math.ceil(flight.burns * drive.fuelPerBurn) + drive.afterburnSteps - flight.charged;
  if (due <= 0 || stack.wet === null) return;
  flight.charged += due;
  stack.wet = Math.max(positionOf(Math.max(1, dryMassOf(state, stack))), burnt(stack.wet, due));
}

/** END-BURN-09: movements that it skips. */
function coastingAfter({ to, cancels }: Leg): number {
  if (isSite(to)) return 0;
  const { coast = 0 } = waypointAt(to as WaypointId);
  return Math.max(0, coast - cancels - 1);
}

/** END-BELT-04 */
export function isUnderSail({ thruster }: Drive): boolean {
  return thruster !== null && faceOf(thruster).sail === true;
}

/** END-SHIELD-03 */
function hazardSumOf(state: State, site: SiteId): number {
  return (state.sites[site]?.hazard ?? []).reduce((sum, die) => sum + die, 0);
}

/** END-SHIELD-11: the rolls before it is off the Site; false if the Stack is no more. */
function* liftOff(t: Endeavours, { stack, drive, ascends }: Flight, site: SiteId): Flow<boolean> {
  if (!ascends && !(yield* assist(t, stack, drive, site, 'assistLiftOff', false))) return false;
  yield* triggerGlitch(t, stack);
  return isThere(t.state, stack);
}

/** END-FACTORY-06: a hazard roll where the Factory must help. */
function* assist(
  t: Endeavours,
  stack: Stack,
  { netThrust }: Drive,
  site: SiteId,
  hazard: 'assistLanding' | 'assistLiftOff',
  isAerobraked: boolean,
): Flow<boolean> {
  if (!isAssisted(t.state, stack, site, netThrust, isAerobraked)) return true;
  return isAssistSafe(t.state, stack, site, hazard) || (yield* hazardRoll(t, stack, hazard, site));
}

/** END-SHIELD-11, END-SITE-05, END-RULE-14: what comes with a landing, in its order. */
function* land(t: Endeavours, { stack, drive }: Flight, site: SiteId, isAerobraked: boolean): Flow<boolean> {
  if (!(yield* assist(t, stack, drive, site, 'assistLanding', isAerobraked))) return false;
  yield* triggerGlitch(t, stack);
  if (!isThere(t.state, stack)) return false;
  say(t, 'END-MOVE-11', 'move.lands', { site: nameOfNode(site) });
  yield* siteRolls(t, site, stack);
  yield* shieldingRoll(t, stack, hazardSumOf(t.state, site), site, true);
  if (!isThere(t.state, stack)) return false;
  if (stack.kind === 'mobile') settle(t, stack, site);
  yield* credit(t, { act: 'landed', site, stack: stack.no, manned: isManned(t.state, site) });
  return true;
}

/** END-MOVE-17, END-SHIELD-12: the thruster is still there and has what it needs, be it from others than before. */
function canGoOn(state: State, { stack, drive }: Flight): boolean {
  if (!isThere(state, stack)) return false;
  const { thruster, chain, afterburn } = drive;
  if (thruster === null || chain === null) return true;
  if (!isSound(stack, thruster)) return false;
  const cooling = coolingOf(stack) + (afterburn ? 1 : 0);
  if (chain.heat <= cooling && chain.cards.every(card => isSound(stack, card))) return true;
  return chainFor(state, stack, thruster, 'movement', afterburn ? 1 : 0) !== undefined;
}

function isSound({ cards }: Stack, card: Stack['cards'][number]): boolean {
  return !card.damaged && cards.includes(card);
}
