import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { zoneModifiers, zoneOf } from '../../map/index.ts';
import type { Card, NodeId, Stack, State } from '../../types.ts';
import { can, faceOf, isBernal, isPatent, kindOf } from '../cards.ts';
import { stepsOf, weightClass, wetMassOf } from '../fuel.ts';
import { dryMassOf, massOf } from '../mass.ts';
import { hasNetworkAbility } from '../playmats.ts';
import { networkStrength } from '../satellites.ts';
import { type Chain, chainsOf, coolingOf, hasPowersat, isDarkAt, works } from '../support.ts';
import { isFreighter } from './lifting.ts';
import { mostBurnsOf } from './towing.ts';
import type { Drive } from './types.ts';

/** A thruster with its chain: all that stays the same whatever the Stack weighs and wherever it starts. */
export interface Engine {
  readonly thruster: Card;
  readonly chain: Chain | null;
  /** END-MOVE-02: with the modifiers of its chain. */
  readonly thrust: number;
  readonly fuelPerBurn: number;
  /** The card that the Sun drives, if one does (END-MOVE-04). */
  readonly solar: Card | null;
  readonly pushable: boolean;
  /** It is too hot but for an afterburn (END-MOVE-06). */
  readonly needsAfterburn: boolean;
}

/** Where a movement begins: where the Stack is, or as a development says (XV7). */
export function startOf({ node, boons }: Stack): NodeId {
  return boons.find(({ from }) => from !== undefined)?.from ?? node!;
}

/** END-MOVE-01..07: everything that a Stack could set out with now, each thruster with each chain that gives other figures, with and without afterburn. */
export function drivesOf(state: State, stack: Stack): Drive[] {
  if (!mayCarryOn(state, stack)) return [];
  const mostBurns = mostBurnsOf(state, stack);
  if (mostBurns === -1) return []; // END-TRACTOR-11
  return enginesOf(state, stack).flatMap(engine => drivesWith(state, stack, engine, mostBurns));
}

/** Whether a Stack has anything to set out with: cheaper than `drivesOf`, as it is asked at every question of the year. */
export function hasDrive(state: State, stack: Stack): boolean {
  if (!mayCarryOn(state, stack) || mostBurnsOf(state, stack) === -1) return false;
  if (
    stack.cards.some(
      card => isThrusterOf(stack, card) && faceOf(card).needs === undefined && isReady(state, stack, card),
    )
  )
    return true;
  return drivesOf(state, stack).length > 0;
}

/** A thruster that needs nobody, neither support nor cooling, nor the Sun. */
function isReady(state: State, stack: Stack, card: Card): boolean {
  const { heat = 0, sun = false } = faceOf(card);
  return heat === 0 && !sun && !isBernal(card.card) && works(state, stack, card);
}

/** END-CORE-11, END-FREIGHT-01: neither too light nor too heavy; a freighter within its load. */
function mayCarryOn(state: State, stack: Stack): boolean {
  if (stack.kind === 'mobile') return true;
  const mass = dryMassOf(state, stack);
  if (isFreighter(stack)) {
    const card = stack.cards.find(each => kindOf(each.card) === 'freighter');
    return card !== undefined && mass - massOf(state, card) <= faceOf(card).load!;
  }
  return mass >= 1 && mass <= 23;
}

/** END-MOVE-01: by what kind of Stack it is. */
export function enginesOf(state: State, stack: Stack): Engine[] {
  if (stack.kind === 'mobile') return mobileEngines(state);
  const cooling = coolingOf(stack);
  return stack.cards.filter(card => isThrusterOf(stack, card)).flatMap(card => enginesBy(state, stack, card, cooling));
}

/** A card that could drive its Stack if it had all that it needs. */
export function isThrusterOf(stack: Stack, card: Card): boolean {
  if (faceOf(card).thrust === undefined) return false;
  if (isFreighter(stack)) return kindOf(card.card) === 'freighter';
  if (stack.kind === 'bernal') return isBernal(card.card);
  return !isBernal(card.card) && kindOf(card.card) !== 'freighter';
}

/** The chains that give other figures; those without batteries come first. */
function enginesBy(state: State, stack: Stack, card: Card, cooling: number): Engine[] {
  const face = faceOf(card);
  const heatLimit = cooling + (face.afterburn === undefined ? 0 : 1);
  const engines: Engine[] = [];
  for (const chain of thriftyFirst(chainsOf(state, stack, card, 'movement'))) {
    if (chain.heat > heatLimit) continue;
    const engine = engineBy(card, chain, chain.heat > cooling);
    if (!engines.some(other => areAlike(engine, other))) engines.push(engine);
  }
  return engines;
}

function thriftyFirst(chains: Chain[]): Chain[] {
  if (chains.length < 2) return chains;
  const drains = ({ cards }: Chain) => Number(cards.some(({ card }) => can(card, 'drains')));
  return chains.sort((a, b) => drains(a) - drains(b));
}

function areAlike(one: Engine, other: Engine): boolean {
  return (
    one.thrust === other.thrust &&
    one.fuelPerBurn === other.fuelPerBurn &&
    (one.solar === null) === (other.solar === null) &&
    one.pushable === other.pushable &&
    (one.needsAfterburn || !other.needsAfterburn)
  );
}

function engineBy(thruster: Card, chain: Chain, needsAfterburn: boolean): Engine {
  const face = faceOf(thruster);
  let { thrust = 0, fuel: fuelPerBurn = 0 } = face;
  for (const card of modifiersOf(chain)) {
    const { chainThrust = 0, chainFuel = 1 } = faceOf(card);
    thrust += chainThrust;
    fuelPerBurn *= chainFuel;
  }
  const { cards } = chain;
  const solar = cards.find(card => faceOf(card).sun === true) ?? null;
  const pushable = cards.some(card => faceOf(card).push === true); // END-PATENT-11
  return { thruster, chain, thrust, fuelPerBurn, solar, pushable, needsAfterburn };
}

/** END-MOVE-02: all generators up to the first reactor, and that reactor. */
function modifiersOf({ cards }: Chain): Card[] {
  const modifiers: Card[] = [];
  for (const card of cards.slice(1)) {
    const kind = kindOf(card.card);
    if (kind === 'generator' || kind === 'reactor') modifiers.push(card);
    if (kind === 'reactor') break;
  }
  return modifiers;
}

/** END-FREIGHT-06: the purple card's thrust, wherever that is. */
function mobileEngines(state: State): Engine[] {
  const thruster = purpleFreighter(state);
  if (thruster === undefined) return [];
  const { thrust = 0, sun, push } = faceOf(thruster);
  const solar = sun ? thruster : null;
  return [{ thruster, chain: null, thrust, fuelPerBurn: 0, solar, pushable: push === true, needsAfterburn: false }];
}

/** END-FREIGHT-05: an undamaged promoted freighter in play. */
export function purpleFreighter({ stacks }: State): Card | undefined {
  for (const { cards } of stacks) {
    for (const card of cards)
      if (kindOf(card.card) === 'freighter' && card.side === 'purple' && !card.damaged) return card;
  }
  return undefined;
}

/** What a Stack could set out with now by one engine: with and without afterburn. */
export function drivesWith(state: State, stack: Stack, engine: Engine, mostBurns = mostBurnsOf(state, stack)): Drive[] {
  const from = startOf(stack);
  if (engine.solar !== null && isDarkAt(state, from)) return []; // END-MOVE-04
  const { thruster, chain, fuelPerBurn } = engine;
  const pushed = isPushed(state, stack, engine);
  const mass = isFreighter(stack) || stack.kind === 'mobile' ? null : wetMassOf(state, stack);
  const thrust = thrustAt(state, stack, engine, from, mass, pushed);
  const { afterburn } = faceOf(thruster);
  const usual: Drive = {
    thruster: stack.kind === 'mobile' ? null : thruster,
    chain,
    netThrust: Math.max(0, thrust),
    fuelPerBurn,
    afterburn: false,
    afterburnSteps: 0,
    pushed,
    bonusBurns: bonusBurnsOf(state, stack, from, pushed),
    bonusPivots: bonusPivotsOf(state, stack, engine, from),
    mostBurns,
  };
  const drives = engine.needsAfterburn ? [] : [usual];
  if (afterburn !== undefined && afterburn <= fuelFor(state, stack, engine))
    drives.push({ ...usual, netThrust: Math.max(0, thrust + 1), afterburn: true, afterburnSteps: afterburn }); // END-MOVE-06
  return drives;
}

/** END-MOVE-05, END-PATENT-11, END-EQUIP-19 */
export function isPushed(state: State, stack: Stack, { pushable }: Engine): boolean {
  return (pushable || effects.tell(state, 'pushable', { by: stack }).length > 0) && hasPowersat(state);
}

/** END-MOVE-07 but for the afterburn; a mass of null has no weight class (END-FUEL-10). It may be below 0. */
export function thrustAt(
  state: State,
  stack: Stack,
  { thrust, solar }: Engine,
  from: NodeId,
  mass: number | null,
  pushed: boolean,
): number {
  let net = thrust;
  if (solar !== null)
    net += effects.change(state, 'zoneModifier', zoneModifiers[zoneOf(from)], { by: stack, from, card: solar });
  if (mass !== null) net += weightClass(mass);
  if (pushed) net += effects.change(state, 'powersatThrust', 1, {}) + networkValue(state, 'powerAmplification');
  return effects.change(state, 'netThrust', net, { by: stack, from });
}

/** END-SAT-07, 08, 12, 13 */
function networkValue(state: State, ability: 'powerAmplification' | 'beamReflection'): number {
  return state.satellites.length > 0 && hasNetworkAbility(state, ability) ? networkStrength(state) : 0;
}

/** END-BURN-04, END-SAT-13, OV6: bonus burns that a movement begins with. */
export function bonusBurnsOf(state: State, stack: Stack, from: NodeId, pushed: boolean): number {
  let burns = pushed ? networkValue(state, 'beamReflection') : 0;
  for (const boon of stack.boons) burns += boon.burns;
  return effects.change(state, 'bonusBurns', burns, { by: stack, from, pushed });
}

/** END-BURN-07, END-FREIGHT-04 */
export function bonusPivotsOf(state: State, stack: Stack, { thruster }: Engine, from: NodeId): number {
  return effects.change(state, 'bonusPivots', faceOf(thruster).pivots ?? 0, { by: stack, from });
}

/** END-BURN-07 */
export function pivotCostOf(state: State): number {
  return effects.change(state, 'pivotCost', 2, {});
}

/** END-FUEL-03, 07: the steps that a thruster finds in the Stack; none of the wrong fuel. */
export function fuelFor(state: State, stack: Stack, { thruster }: { readonly thruster: Card | null }): number {
  return thruster === null || !burns(thruster, stack) ? 0 : stepsOf(state, stack);
}

/** END-FUEL-07 */
function burns(thruster: Card, { fuel, isotope }: Stack): boolean {
  const { card } = thruster;
  if (isPatent(card) && catalogue.patents[card].kind === 'gwThruster')
    return fuel === 'isotope' && isotope === catalogue.patents[card].type;
  return fuel === 'water' || (fuel === 'dirt' && faceOf(thruster).dirt === true);
}

/** END-MOVE-08, END-FUEL-17: the burns that net thrust and fuel allow. */
export function burnsFor(state: State, stack: Stack, drive: Drive): number {
  const { netThrust, fuelPerBurn, afterburnSteps } = drive;
  if (fuelPerBurn === 0) return netThrust; // END-MOVE-18
  return Math.min(netThrust, Math.floor((fuelFor(state, stack, drive) - afterburnSteps) / fuelPerBurn));
}
