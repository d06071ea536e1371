import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { isSite, kindOfNode, waypointAt } from '../../map/index.ts';
import type { Endeavours, NodeId, Stack, State, WaypointId } from '../../types.ts';
import { hazardRoll } from '../dice.ts';
import { decommissionStack } from '../losing.ts';
import { comeTo } from '../people/people.ts';
import { isCovered } from '../sites.ts';
import { nameOfNode, say } from '../table.ts';
import { beltRoll } from './belts.ts';
import { shieldingRoll } from './shielding.ts';
import { closeSites, convoyOf, towedStacks } from './towing.ts';

/** A Stack and all that it tows come to a node: black holes and ejections are met. False if the Stack is no more. */
export function* bringTo(t: Endeavours, stack: Stack, from: NodeId, to: NodeId): Flow<boolean> {
  comeTo(t.state, convoyOf(t.state, stack), to);
  closeSites(t, stack);
  for (const each of towedStacks(t.state, stack)) each.moved = true;
  if (isCovered(t.state, to)) return yield* fallInto(t, stack, to);
  yield* meetEjections(t, stack, from, to);
  return isThere(t.state, stack);
}

/** A Stack that has lost everything is gone. */
export function isThere({ stacks }: State, stack: Stack): boolean {
  return stacks.includes(stack);
}

/** END-HOLE-01, 05 */
function* fallInto(t: Endeavours, stack: Stack, node: NodeId): Flow<false> {
  say(t, 'END-HOLE-01', 'hole.entered', { node: nameOfNode(node) });
  yield* decommissionStack(t, stack, 'hole');
  return false;
}

/** END-CME-01, 06, END-TRACTOR-16: a shielding roll against each ejection that is entered, by each Stack. */
function* meetEjections(t: Endeavours, stack: Stack, from: NodeId, to: NodeId): Flow {
  for (const { nodes, dice } of t.state.ejections) {
    if (!nodes.includes(to) || nodes.includes(from)) continue;
    for (const each of convoyOf(t.state, stack)) {
      if (effects.tell(t.state, 'ejectionImmune', { by: each }).length > 0) continue;
      say(t, 'END-CME-01', 'ejection.entered', { node: nameOfNode(to) });
      yield* shieldingRoll(t, each, dice[0] + dice[1], to);
    }
  }
}

/** What a space itself does to whoever enters it: belts, crash hazards and aerobrakes. False if the Stack is no more. */
export function* faceNode(
  t: Endeavours,
  stack: Stack,
  node: NodeId,
  netThrust: number,
  sails: boolean,
  towards?: NodeId,
): Flow<boolean> {
  if (isSite(node)) return true;
  const kind = kindOfNode(node);
  if (kind === 'belt' && !sails) yield* beltRoll(t, stack, netThrust); // END-BELT-04
  if (kind === 'aero') yield* hazardRoll(t, stack, 'aerobrake', node, towards);
  if (kind === 'haz' || waypointAt(node as WaypointId).crash) yield* hazardRoll(t, stack, 'crash', node);
  return isThere(t.state, stack);
}
