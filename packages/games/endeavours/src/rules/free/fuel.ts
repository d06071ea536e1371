import type { Flow } from '@starboard/kernel';
import type { Endeavours, Option, Stack, State, TextKey } from '../../types.ts';
import { isBank } from '../bernals.ts';
import { massAt, mostWetMass } from '../fuel.ts';
import { stackOption } from '../options.ts';
import { whileReweighing } from '../stacks.ts';
import { player, say } from '../table.ts';
import { bridgeWater } from '../water-bridge.ts';
import type { FreeAction } from './free-action.ts';

/** Asks how many tanks, if it can be more than one. */
export function* askAmount(t: Endeavours, question: TextKey, most: number): Flow<number> {
  const amounts = Array.from({ length: most }, (_, at): Option & { readonly amount: number } => ({
    key: String(at + 1),
    amount: at + 1,
    label: { key: 'amount.tanks', params: { amount: at + 1 } },
  }));
  return (yield* t.choose(player, question, amounts, { takeOnly: true })).amount;
}

/** Asks which Stack. */
function* askStack(t: Endeavours, question: TextKey, stacks: readonly Stack[]): Flow<Stack> {
  const options = stacks.map(stackOption);
  return (yield* t.choose(player, question, options, { takeOnly: true })).stack;
}

/** Not in transit, and able to hold fuel. */
export function isHere({ node, kind }: Stack): boolean {
  return node !== null && kind !== 'mobile';
}

/** It has fuel or tanks. */
export function hasBallast({ wet, cargo }: Stack): boolean {
  return wet !== null || cargo.water > 0 || cargo.dirt > 0 || Object.values(cargo.isotope).some(count => count > 0);
}

/** END-CORE-13: Aqua becomes water in a Stack at the Bank. */
export const load: FreeAction = {
  name: 'load',
  isPossible: state => state.bank > 0 && state.stacks.some(stack => canLoad(state, stack)),
  whyNot: state => ({ reason: { key: state.bank > 0 ? 'bar.notAtBank' : 'bar.noAqua' }, rule: 'END-CORE-13' }),
  *perform(t) {
    const { state } = t;
    const stacks = state.stacks.filter(stack => canLoad(state, stack));
    const stack = yield* askStack(t, 'load.stack', stacks);
    const amount = yield* askAmount(t, 'load.amount', Math.min(state.bank, roomFor(stack)));
    state.bank -= amount;
    whileReweighing(state, stack, () => {
      stack.cargo.water += amount;
    });
    say(t, 'END-CORE-13', 'load.done', { amount });
  },
};

function canLoad(state: State, stack: Stack): boolean {
  return isHere(stack) && isOpenToFuel(stack) && roomFor(stack) >= 1 && isBank(state, stack.node!);
}

/** END-FREIGHT-01: a freighter is loaded by transfer, which minds its limit. */
function isOpenToFuel({ kind }: Stack): boolean {
  return kind !== 'freighter' && kind !== 'slipstream';
}

/** END-CORE-11: a Stack with fuel weighs 32 at most. */
function roomFor({ wet }: Stack): number {
  return wet === null ? mostWetMass : Math.floor(mostWetMass - massAt(wet));
}

/** END-CORE-13: and back again. */
export const unload: FreeAction = {
  name: 'unload',
  isPossible: state => state.stacks.some(stack => canUnload(state, stack)),
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const stacks = state.stacks.filter(stack => canUnload(state, stack));
    const stack = yield* askStack(t, 'unload.stack', stacks);
    const amount = yield* askAmount(t, 'unload.amount', stack.cargo.water);
    state.bank += amount;
    whileReweighing(state, stack, () => {
      stack.cargo.water -= amount;
    });
    if (stack.node === 'LEO') bridgeWater(state, stack, null, amount);
    say(t, 'END-CORE-13', 'unload.done', { amount });
  },
};

function canUnload(state: State, stack: Stack): boolean {
  return stack.cargo.water > 0 && isHere(stack) && isBank(state, stack.node!);
}
