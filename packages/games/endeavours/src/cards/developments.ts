import type { Flow } from '@starboard/kernel';
import { stackOption } from '../rules/options.ts';
import { isSpacecraft } from '../rules/stacks.ts';
import { player } from '../rules/table.ts';
import type { Endeavours, Grant, Played, Stack, State, TextKey } from '../types.ts';

/** There is always something that it could do. */
export const always = () => true;

/** Grants one more operation in this year. */
export function granting(grantOf: (copy: number) => Grant): Played {
  return {
    isPossible: always,
    *play({ state }, copy) {
      state.rights.granted.push(grantOf(copy));
    },
  };
}

export function* chooseStack(t: Endeavours, name: TextKey, stacks: readonly Stack[]): Flow<Stack> {
  const options = stacks.map(stackOption);
  return (yield* t.choose(player, name, options, { takeOnly: true })).stack;
}

/** The Spacecraft that are somewhere: nothing reaches who is in transit (END-WORM-09). */
export function presentCraft(state: State): Stack[] {
  return state.stacks.filter(stack => stack.node !== null && isSpacecraft(state, stack));
}
