import type { Flow } from '@starboard/kernel';
import type { Horde } from '../../types.ts';
import { leadSeat, say } from '../table.ts';

/** GSQ-PRIO-02 */
const free = 6;

/** GSQ-PRIO-01..09: which marker counts for more in this wave; none if but one stands. */
export function* setPriority(t: Horde): Flow {
  const { state } = t;
  state.lastPriority = state.priority;
  state.priority = 0;
  if (state.markers.length <= 1) {
    say(t, 'GSQ-PRIO-05', 'priority.none');
    return;
  }
  const allowed = state.markers.map(({ no }) => no).filter(no => no !== state.lastPriority);
  state.priority = yield* rollPriority(t, allowed);
  say(t, 'GSQ-PRIO-01', 'priority.set', { marker: state.priority });
}

/** GSQ-PRIO-03, 04: rolled again as often as needed. */
function* rollPriority(t: Horde, allowed: readonly number[]): Flow<number> {
  for (;;) {
    const die = t.chance.die();
    const again = die !== free && !allowed.includes(die);
    say(t, again ? 'GSQ-PRIO-03' : 'GSQ-PRIO-01', 'priority.rolled', { die, again: again ? 'yes' : 'no' });
    if (die === free) return yield* choosePriority(t, allowed);
    if (!again) return die;
  }
}

function* choosePriority(t: Horde, allowed: readonly number[]): Flow<number> {
  const options = allowed.map(no => ({ key: `marker:${no}`, no }));
  const { no } = yield* t.choose(leadSeat(t.state), 'priority', options, {
    takeOnly: true,
    describe: option => ({
      label: { key: 'marker', params: { marker: option.no } },
      refs: [`marker:${option.no}`],
    }),
  });
  return no;
}
