import { effects } from '../../hooks.ts';
import type { Stack, State } from '../../types.ts';
import { stackOption } from '../options.ts';
import { hasWorker } from '../people/people.ts';
import { isUsed, noteUse, player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

/** END-EVENT-04: by a Human with it, by whoever lives there or in LEO; by what effects tell. */
export const repairGlitch: FreeAction = {
  name: 'repairGlitch',
  isPossible: state => state.stacks.some(stack => stack.glitch && fixesOf(state, stack) !== undefined),
  whyNot: state =>
    state.stacks.some(({ glitch }) => glitch) ? { reason: { key: 'bar.nobodyToFix' }, rule: 'END-EVENT-04' } : null,
  *perform(t) {
    const { state } = t;
    const options = state.stacks.filter(stack => stack.glitch && fixesOf(state, stack) !== undefined).map(stackOption);
    const { stack } = yield* t.choose(player, 'glitch.repair', options, { takeOnly: true });
    const use = fixesOf(state, stack)!;
    if (use !== 'human') noteUse(t, use);
    stack.glitch = false;
    say(t, 'END-EVENT-04', 'glitch.repaired', { stack: { key: `stack.${stack.kind}` } });
  },
};

/** By whom: `human`, or the name of a use that is noted for the year. */
function fixesOf(state: State, stack: Stack): string | undefined {
  if (stack.node === null) return undefined;
  if (stack.node === 'LEO' || hasWorker(state, stack.node)) return 'human';
  return effects.tell(state, 'glitchFix', { by: stack }).find(use => use === 'human' || !isUsed({ state }, use));
}
