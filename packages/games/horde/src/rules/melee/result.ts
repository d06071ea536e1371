import type { Flow } from '@starboard/kernel';
import type { Fighter, Horde } from '../../types.ts';
import { testLoser } from '../morale.ts';
import { special } from '../specials.ts';
import { isUp, nameOf, say } from '../table.ts';
import type { Toll } from './strikes.ts';

/** GSQ-MELEE-08..10, GSQ-SPECIAL-11: who caused fewer wounds tests its morale, if both are still there. */
export function* decideMelee(t: Horde, charger: Fighter, target: Fighter, { byCharger, byTarget }: Toll): Flow {
  if (!isUp(charger) || !isUp(target)) return;
  const caused = byCharger + special(charger, 'fear');
  const suffered = byTarget + special(target, 'fear');
  const [who, foe] = [nameOf(charger), nameOf(target)];
  const loser = caused < suffered ? charger : suffered < caused ? target : undefined;
  if (loser === undefined) {
    say(t, 'GSQ-MELEE-08', 'melee.draw', { who, target: foe, caused, suffered });
    return;
  }
  say(t, 'GSQ-MELEE-08', 'melee.lost', { who, target: foe, caused, suffered, loser: nameOf(loser) });
  yield* testLoser(t, loser);
}
