import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { bordersBetween } from '../../map/index.ts';
import type { Endeavours, NodeId, Stack, Wormhole } from '../../types.ts';
import { hazardDice, testRoll } from '../dice.ts';
import { decommissionStack } from '../losing.ts';
import { rollWormholeExit } from '../map-hazards.ts';
import { credit } from '../missions/credit.ts';
import { isCrewed } from '../people/people.ts';
import { isUsed, nameOfNode, noteReroll, say } from '../table.ts';
import { bringTo } from './entering.ts';
import { closeSites, convoyOf } from './towing.ts';

/** END-WORM-03..11: through a wormhole; true if the movement may go on at the other mouth. */
export function* traverse(t: Endeavours, stack: Stack, number: number): Flow<boolean> {
  const { state } = t;
  const wormhole = state.wormholes[number]!;
  const from = stack.node!;
  if (!(yield* isHeldOpen(t, stack))) {
    state.wormholes.splice(number, 1); // END-WORM-08
    say(t, 'END-WORM-08', 'worm.closed', { node: nameOfNode(from) });
    yield* decommissionStack(t, stack, 'wormhole');
    return false;
  }
  const to = from === wormhole.entrance ? exitOf(t, wormhole) : wormhole.entrance;
  const borders = bordersBetween(from, to);
  const manned = convoyOf(state, stack).some(isCrewed); // END-MISSION-08
  const act = { act: 'traversed', borders, stack: stack.no, manned } as const;
  if (borders > 1) sendThrough(t, stack, to, borders);
  else say(t, 'END-WORM-10', 'worm.traversed', { node: nameOfNode(to) });
  yield* credit(t, act);
  return borders <= 1 && (yield* bringTo(t, stack, from, to)); // END-WORM-10
}

/** END-WORM-06..08: a test die and a hazard die; only two ones fail. */
function* isHeldOpen(t: Endeavours, stack: Stack): Flow<boolean> {
  if ((yield* rollTraverse(t, stack)) !== 2) return true;
  const use = effects.tell(t.state, 'wormholeReroll', {}).find(each => !isUsed(t, each));
  if (use === undefined) return false;
  noteReroll(t, use);
  return (yield* rollTraverse(t, stack)) !== 2;
}

function* rollTraverse(t: Endeavours, stack: Stack): Flow<number> {
  const test = yield* testRoll(t, 1, { by: stack, purpose: 'wormhole', node: stack.node! });
  const [hazard] = hazardDice(t, 1) as [number];
  say(t, 'END-WORM-06', 'worm.rolled', { test, hazard });
  return test + hazard;
}

/** END-WORM-03: the exit is placed when it is first traversed. */
function exitOf(t: Endeavours, wormhole: Wormhole): NodeId {
  wormhole.exit ??= rollWormholeExit(t, wormhole.entrance);
  return wormhole.exit;
}

/** END-WORM-09: nowhere for the years between. */
function sendThrough(t: Endeavours, stack: Stack, node: NodeId, borders: number): void {
  const year = t.state.year + borders;
  closeSites(t, stack);
  for (const each of convoyOf(t.state, stack)) {
    each.node = null;
    each.arrives = { year, node };
  }
  say(t, 'END-WORM-09', 'worm.transit', { node: nameOfNode(node), year });
}
