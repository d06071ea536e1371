import type { Flow } from '@starboard/kernel';
import type { Fighter, Horde, State } from '../types.ts';
import { chargeMove } from './melee/charge-move.ts';
import { part } from './melee/parting.ts';
import { pileIn } from './melee/pile-in.ts';
import { decideMelee } from './melee/result.ts';
import { exchangeBlows } from './melee/strikes.ts';
import { isUp, refOf } from './table.ts';

export { chargeable } from './melee/chargeable.ts';

/** GSQ-MELEE-17: from the charge move to the end of the melee. A hero's player picks the contact point. */
export function* charge(t: Horde, by: Fighter, target: Fighter): Flow {
  yield* chargeMove(t, by, target);
  if (!isUp(by)) return; // the ground was too much for it
  noteFight(t.state, by, target);
  yield* pileIn(t, target, by);
  const toll = yield* exchangeBlows(t, by, target);
  yield* decideMelee(t, by, target, toll);
  yield* part(t, by, target);
}

/** GSQ-MORALE-03 */
function noteFight({ losses }: State, ...fighters: Fighter[]): void {
  for (const ref of fighters.map(refOf)) if (!losses.fought.includes(ref)) losses.fought.push(ref);
}
