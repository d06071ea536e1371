import { drop, mayDrop } from '../missions/found.ts';
import { titleOf } from '../missions/words.ts';
import { player } from '../table.ts';
import type { FreeAction } from './free-action.ts';

/** END-FOUND-03: a discovered mission without a penalty may be let go at any time. */
export const dropFound: FreeAction = {
  name: 'dropFound',
  rule: 'END-FOUND-03',
  isPossible: ({ found }) => found.some(mayDrop),
  bar: () => null,
  *perform(t) {
    const options = t.state.found.filter(mayDrop).map(found => ({ key: found.card, found, label: titleOf(found) }));
    const { found } = yield* t.choose(player, 'dropFound', options, { takeOnly: true });
    drop(t, found);
  },
};
