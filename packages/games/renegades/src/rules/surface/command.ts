import type { Crew } from '../../types.ts';
import { deciderOf, nameOf, refOf, say } from '../table.ts';
import type { Deed, Verb } from './deeds.ts';
import { peacefulDeedsOf } from './peaceful.ts';

/** RDA-SURFACE-09: On My Command: an adjacent friend acts at once, with any action but an attack. What does not come off is not spent. */
export const commanding: Verb<Crew> = {
  cost: 'action',
  group: 'command',
  describe: friend => ({
    label: { key: 'crewAct.command', params: { friend: nameOf(friend) } },
    refs: [refOf(friend)],
  }),
  *do(t, crew, friend) {
    say(t, 'RDA-SURFACE-09', 'command.given', { crew: nameOf(crew), friend: nameOf(friend) });
    for (;;) {
      const options: (Deed<never> | 'pass')[] = [...peacefulDeedsOf(t.state, friend), 'pass'];
      const chosen = yield* t.choose(deciderOf(t.state, friend)!, 'command', options, {
        params: { crew: nameOf(crew), friend: nameOf(friend) },
        about: [refOf(friend)],
        describe: option => (option === 'pass' ? {} : option.describe(t.state, friend)),
      });
      if (chosen === 'pass' || (yield* chosen.do(t, friend)) !== false) return;
    }
  },
};
