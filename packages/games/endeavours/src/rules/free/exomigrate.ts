import { effects } from '../../hooks.ts';
import type { State } from '../../types.ts';
import { colonistLimit, colonistsInPlay, exomigrate } from '../people/colonists.ts';
import type { FreeAction } from './free-action.ts';

/** END-COLONY-06: while below the limit, if anybody waits. */
export const exomigrateFreely: FreeAction = {
  name: 'exomigrate',
  isPossible: state => mayExomigrate(state, state.queue.length),
  whyNot(state) {
    const [reason] = effects.tell(state, 'whyNotExomigrate', {});
    if (reason !== undefined) return { reason, rule: 'END-OBSCARD-14' };
    return { reason: { key: isBelowLimit(state) ? 'bar.emptyQueue' : 'bar.colonistLimit' }, rule: 'END-COLONY-05' };
  },
  perform: t => exomigrate(t),
};

/** Whether one of so many in the queue may come. */
export function mayExomigrate(state: State, waiting: number): boolean {
  return waiting > 0 && isBelowLimit(state) && effects.tell(state, 'whyNotExomigrate', {}).length === 0;
}

function isBelowLimit(state: State): boolean {
  return colonistsInPlay(state).length < colonistLimit(state);
}
