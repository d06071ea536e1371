import type { Flow } from '@starboard/kernel';
import { isSite } from '../../map/index.ts';
import type { Endeavours, SiteId, Stack, State, Words } from '../../types.ts';
import { kindOf, nameOfCard } from '../cards.ts';
import { decommission } from '../losing.ts';
import { comeTo } from '../people/people.ts';
import { isSpacecraft, refOfCard, refOfStack } from '../stacks.ts';
import { drawOn } from '../support.ts';
import { noteUse, player, say } from '../table.ts';
import { noteFarWater } from '../water-bridge.ts';
import { rocketMoved } from './again.ts';
import { chart, hasFreeWay, numberOf } from './chart.ts';
import { conditionsFor } from './conditions.ts';
import { type Courses, coursesFrom, hasLeg } from './courses.ts';
import { burnsFor, drivesOf, hasDrive, pivotCostOf, startOf } from './drives.ts';
import { charge, type Flight, fly, isUnderSail } from './flight.ts';
import { type Hull, noTow, type Position, slots, startSlot } from './labels.ts';
import { mayAscend, offerAscent } from './lifting.ts';
import { asMobile, mobileSites, uproot } from './mobile.ts';
import { type Bridge, planCourse, wormsAt } from './plan.ts';
import { isTowed } from './towing.ts';
import type { Drive } from './types.ts';
import { traverse } from './wormholes.ts';

/** END-CORE-16, 24: whether a Stack may move now: it is a Spacecraft, has not moved, is here, and has a thruster and a way to go. */
export function mayMove(state: State, stack: Stack): boolean {
  if (stack.moved || stack.node === null || stack.coasting > 0 || !isSpacecraft(state, stack)) return false;
  if (isStormbound(state, stack) || isTowed(state, stack)) return false;
  return canSetOut(state, stack, false) || (mayAscend(state, stack) && canSetOut(state, stack, true));
}

function canSetOut(state: State, stack: Stack, ascends: boolean): boolean {
  if (hasFreeWay(startOf(stack))) return hasDrive(state, stack);
  return drivesOf(state, stack).some(drive => leadsSomewhere(state, stack, drive, ascends));
}

/** XI13 */
function isStormbound({ sites, year }: State, { node, boons }: Stack): boolean {
  if (!isSite(node!) || boons.some(({ from }) => from !== undefined)) return false;
  return (sites[node]?.stormUntil ?? 0) >= year;
}

function leadsSomewhere(state: State, stack: Stack, drive: Drive, ascends: boolean): boolean {
  if (hasFreeWay(startOf(stack)) || wormsAt(state, startOf(stack)).length > 0) return true;
  const conditions = conditionsOf(state, stack, drive, ascends);
  return hasLeg(startPosition(state, stack, drive), hullOf(state, drive, ascends), conditions);
}

/** END-FREIGHT-05, 06: Factories that may set out. */
export function launchSites(state: State): SiteId[] {
  return mobileSites(state).filter(site => mayMove(state, asMobile(state, site)));
}

/** END-FREIGHT-06: a Factory sets out as a mobile factory. */
export function* launch(t: Endeavours, site: SiteId): Flow {
  yield* move(t, yield* uproot(t, site));
}

/** END-MOVE-01..18: asks for thruster, afterburn and course, then flies it node by node. */
export function* move(t: Endeavours, stack: Stack): Flow {
  const ascends = mayAscend(t.state, stack) && (yield* offerAscent(t, stack, canSetOut(t.state, stack, false)));
  const drive = yield* chooseDrive(t, stack, ascends);
  let at = startPosition(t.state, stack, drive);
  const flight = depart(t, stack, drive, ascends);
  for (let mayStop = false; ; mayStop = true) {
    const plan = yield* planCourse(t, bridgeOf(t.state, flight), at, mayStop);
    const flown = yield* fly(t, flight, plan.legs);
    if (!flown || plan.worm === null || !(yield* traverse(t, stack, plan.worm))) break;
    const node = numberOf(stack.node!);
    const left = Math.min(at.net - flight.burns, burnsFor(t.state, stack, { ...drive, afterburnSteps: 0 }));
    at = { ...plan.end, node, slot: slots.plain, before: -1, left, visited: [...plan.end.visited, node] };
  }
  yield* wear(t, stack, drive);
}

/** The thrusters with their figures; nobody is asked if there is one. */
function* chooseDrive(t: Endeavours, stack: Stack, ascends: boolean): Flow<Drive> {
  const drives = drivesOf(t.state, stack).filter(drive => leadsSomewhere(t.state, stack, drive, ascends));
  const chains = new Map<number, number>();
  const options = drives.map(drive => {
    const no = drive.thruster?.no ?? 0;
    if (!drive.afterburn) chains.set(no, (chains.get(no) ?? 0) + 1);
    const chain = chains.get(no) ?? 1;
    return { key: `${no}${chain > 1 ? `~${chain}` : ''}${drive.afterburn ? '+' : ''}`, drive };
  });
  const { drive } = yield* t.choose(player, 'move.thruster', options, {
    takeOnly: true,
    about: [refOfStack(stack)],
    describe: each => ({ label: driveText(each.drive), refs: each.drive.chain?.cards.map(refOfCard) ?? [] }),
  });
  return drive;
}

function driveText({ thruster, netThrust, fuelPerBurn, afterburn, afterburnSteps }: Drive): Words {
  const name: Words = thruster === null ? { key: 'stack.mobile' } : nameOfCard(thruster);
  const figures = { thruster: name, thrust: netThrust, fuel: fuelPerBurn };
  if (!afterburn) return { key: 'move.thruster.plain', params: figures };
  return { key: 'move.thruster.afterburn', params: { ...figures, steps: afterburnSteps } };
}

function startPosition(state: State, stack: Stack, drive: Drive): Position {
  const node = numberOf(startOf(stack));
  return {
    node,
    slot: startSlot(chart, node),
    before: -1,
    net: drive.netThrust,
    left: burnsFor(state, stack, drive),
    bonus: drive.bonusBurns,
    pivots: drive.bonusPivots,
    tow: drive.mostBurns ?? noTow,
    visited: [node],
  };
}

function hullOf(state: State, { fuelPerBurn }: Drive, ascends: boolean): Hull {
  return { fuel: fuelPerBurn * 8, pivot: pivotCostOf(state), relief: ascends ? 1 : 0 };
}

function conditionsOf(state: State, stack: Stack, drive: Drive, ascends: boolean) {
  return conditionsFor(state, { stack, sails: isUnderSail(drive), ascends });
}

function bridgeOf(state: State, { stack, drive, ascends }: Flight): Bridge {
  return {
    stack,
    drive,
    hull: hullOf(state, drive, ascends),
    conditions: conditionsOf(state, stack, drive, ascends),
  };
}

/** Where this year's movement of a Stack could end with one of its drives, unless it lifts off on air. */
export function coursesBy(state: State, stack: Stack, drive: Drive): Courses {
  const conditions = conditionsOf(state, stack, drive, false);
  return coursesFrom(startPosition(state, stack, drive), hullOf(state, drive, false), conditions);
}

/** END-MOVE-06, END-CORE-24: the movement is used, the afterburn burnt, the batteries drawn on. */
function depart(t: Endeavours, stack: Stack, drive: Drive, ascends: boolean): Flight {
  noteFarWater(stack);
  comeTo(t.state, [stack], startOf(stack));
  stack.moved = true;
  stack.boons = [];
  if (stack.kind === 'rocket') noteUse(t, rocketMoved);
  if (drive.chain !== null) drawOn(drive.chain);
  const flight: Flight = { stack, drive, ascends, burns: 0, charged: 0 };
  charge(t.state, flight, 0);
  say(t, 'END-MOVE-07', 'move.departs', { what: driveText(drive) });
  return flight;
}

/** XD1: a device that serves in so many movements (its `uses`) goes after the last. */
function* wear(t: Endeavours, stack: Stack, { chain }: Drive): Flow {
  for (const card of chain?.cards ?? []) {
    if (kindOf(card.card) !== 'device' || card.uses === 0 || !stack.cards.includes(card)) continue;
    card.uses--;
    if (card.uses === 0) yield* decommission(t, stack, card, 'used');
  }
}
