import type { Stack, StackKind, State } from '../../types.ts';
import { freeOutpost, refOfStack } from '../stacks.ts';
import { player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

interface Change {
  readonly key: string;
  readonly stack: Stack;
  readonly into: StackKind;
}

const outposts: readonly StackKind[] = ['outpost', 'spaceOutpost', 'siteOutpost'];

/** END-CORE-06, 24: an outpost becomes the rocket, the rocket an outpost. A second movement is not had that way. */
export const role: FreeAction = {
  name: 'role',
  isPossible: state => changesOf(state).length > 0,
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const { stack, into } = yield* t.choose(player, 'role.change', changesOf(state), {
      takeOnly: true,
      describe: change => ({
        label: {
          key: 'role.into',
          params: { from: { key: `stack.${change.stack.kind}` }, into: { key: `stack.${change.into}` } },
        },
        refs: [refOfStack(change.stack)],
      }),
    });
    const rocket = state.stacks.find(({ kind }) => kind === 'rocket');
    if (into === 'rocket' && rocket !== undefined) rocket.kind = stack.kind;
    if (into === 'rocket' && state.usedYear.includes('rocketMoved')) stack.moved = true; // END-CORE-24
    stack.kind = into;
    say(t, 'END-CORE-06', 'role.changed', { into: { key: `stack.${into}` } });
  },
};

/** The limits hold: the old rocket takes the place of the outpost that becomes the new one; not that of an expansion, which is bound to its kind of place (END-DISC-17). */
function changesOf(state: State): Change[] {
  const changes: Change[] = [];
  const rocket = state.stacks.find(({ kind }) => kind === 'rocket');
  if (rocket?.node === null) return []; // END-WORM-09: it cannot be affected in transit
  for (const stack of state.stacks) {
    if (stack.node === null) continue;
    if (outposts.includes(stack.kind) && (rocket === undefined || stack.kind === 'outpost')) {
      changes.push({ key: `${stack.no}:rocket`, stack, into: 'rocket' });
    }
    if (stack.kind !== 'rocket') continue;
    const free = freeOutpost(state, stack.node);
    if (free !== undefined) changes.push({ key: `${stack.no}:${free}`, stack, into: free });
  }
  return changes;
}
