import type { Flow } from '@starboard/kernel';
import { isWithin } from '../../field/measure.ts';
import type { Hero, Horde, State } from '../../types.ts';
import { special } from '../specials.ts';
import { isConscious, nameOf, refOf, say } from '../table.ts';
import { type Harm, woundsLeft } from '../wounds.ts';
import { inflict } from './allocation.ts';

/** GSQ-SPECIAL-16, in inches. */
const near = 3;

/** GSQ-SPECIAL-16: the most that one Guardian takes. */
const most = 2;

/** GSQ-SPECIAL-16, GSQ-DEC-05, 06: Guardians near may suffer wounds of an attack instead; tells how many they took. */
export function* stepIn(t: Horde, target: Hero, wounds: number, harm: Harm): Flow<number> {
  if (harm.cause !== 'shooting' && harm.cause !== 'melee') return 0;
  let taken = 0;
  for (const guardian of t.state.heroes) {
    if (taken < wounds && mayGuard(t.state, guardian, target)) {
      taken += yield* offer(t, guardian, target, wounds - taken, harm);
    }
  }
  return taken;
}

function mayGuard(state: State, guardian: Hero, target: Hero): boolean {
  if (guardian === target || guardian.guarded || guardian.shaken || !isConscious(guardian)) return false;
  return special(guardian, 'guardian') > 0 && isWithin(state, guardian, target, near);
}

function* offer(t: Horde, guardian: Hero, target: Hero, wounds: number, harm: Harm): Flow<number> {
  const limit = Math.min(most, wounds, woundsLeft(guardian));
  const keys = ['0', '1', '2'].slice(0, limit + 1);
  const answer = yield* t.choose(guardian.seat, 'guard', keys, {
    params: { who: nameOf(guardian), target: nameOf(target), wounds, left: woundsLeft(target) },
    about: [refOf(guardian), refOf(target)],
  });
  const taken = Number(answer);
  if (taken === 0) return 0;
  guardian.guarded = true;
  say(t, 'GSQ-SPECIAL-16', 'guardian.stepsIn', { who: nameOf(guardian), target: nameOf(target), count: taken });
  return inflict(t, guardian, taken, harm);
}
