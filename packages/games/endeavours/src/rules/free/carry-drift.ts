import { isSite } from '../../map/index.ts';
import type { Drift, NodeId, Stack, State } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { massAt, mostWetMass } from '../fuel.ts';
import { driftMass } from '../mass.ts';
import { isOpen, refOfStack, stackNo, stacksAt, whileReweighing } from '../stacks.ts';
import { player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

interface Carrying {
  readonly key: string;
  readonly drift: Drift;
  readonly stack: Stack;
  readonly isTaken: boolean;
}

/** END-DRIFT-14, END-CORE-14: an unanchored Drift Bernal goes aboard a Stack as Cargo of mass 10, or is put off in space. */
export const carryDrift: FreeAction = {
  name: 'carryDrift',
  isPossible: state => state.drift.some(drift => carryingsOf(state, drift).length > 0),
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const options = state.drift.flatMap(drift => carryingsOf(state, drift));
    const { drift, stack, isTaken } = yield* t.choose(player, 'drift.carry', options, {
      takeOnly: true,
      describe: each => ({
        label: {
          key: each.isTaken ? 'drift.take' : 'drift.putOff',
          params: { card: nameOfCard(each.drift.card), stack: { key: `stack.${each.stack.kind}` } },
        },
        refs: [refOfStack(each.stack), `node:${each.stack.node!}`],
      }),
    });
    whileReweighing(state, stack, () => {
      drift.carriedBy = isTaken ? stack.no : null;
      drift.node = isTaken ? null : stack.node; // aboard it has no place of its own
    });
    say(t, 'END-DRIFT-14', isTaken ? 'drift.taken' : 'drift.left', { card: nameOfCard(drift.card) });
  },
};

function carryingsOf(state: State, drift: Drift): Carrying[] {
  const { node, anchored, carriedBy, card } = drift;
  if (anchored) return [];
  if (carriedBy !== null) {
    const stack = stackNo(state, carriedBy);
    return mayLeave(state, stack.node) ? [{ key: `${card}@${stack.node}`, drift, stack, isTaken: false }] : [];
  }
  return stacksAt(state, node!)
    .filter(mayCarry)
    .map(stack => ({ key: `${card}>${stack.no}`, drift, stack, isTaken: true }));
}

/** END-DRIFT-04: in space, and with no other one there. */
function mayLeave(state: State, node: NodeId | null): boolean {
  return node !== null && !isSite(node) && !state.drift.some(other => other.node === node);
}

/** END-CORE-11: within what a Stack with fuel may weigh. END-FREIGHT-03: freighters load nothing but tanks where it drifts. */
function mayCarry(stack: Stack): boolean {
  if (stack.kind === 'leo' || stack.kind === 'bernal' || !isOpen(stack)) return false;
  return stack.wet === null || massAt(stack.wet) + driftMass <= mostWetMass;
}
