import type { Stack, State, Tow } from '../../types.ts';
import { newCard } from '../cards.ts';
import { refOfStack, whileReweighing } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

interface Release {
  readonly key: string;
  readonly stack: Stack;
  readonly tow: Tow;
}

/** END-TRACTOR-13: a Stack stays where it is; a comet's card comes into the Stack, unless the comet has not left its Site yet. */
export const release: FreeAction = {
  name: 'release',
  isPossible: state => state.stacks.some(({ tows }) => tows.length > 0),
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const { stack, tow } = yield* t.choose(player, 'release.what', releasesOf(state), {
      takeOnly: true,
      describe: each => ({
        label: 'comet' in each.tow ? nameOfNode(each.tow.comet) : { key: 'release.stack' },
        refs: [refOfStack(each.stack)],
      }),
    });
    releaseTow(state, stack, tow);
    say(t, 'END-TRACTOR-13', 'release.done', {});
  },
};

function releasesOf(state: State): Release[] {
  return state.stacks.flatMap(stack =>
    stack.tows.map((tow): Release => ({ key: `${stack.no}:${'comet' in tow ? tow.comet : tow.stack}`, stack, tow })),
  );
}

export function releaseTow(state: State, stack: Stack, tow: Tow): void {
  stack.tows = stack.tows.filter(each => each !== tow);
  if ('comet' in tow && state.sites[tow.comet]?.gone) {
    const card = newCard(state, `comet:${tow.comet}`, 'front');
    whileReweighing(state, stack, () => stack.cards.push(card));
  }
}
