import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Endeavours, Stack } from '../../types.ts';
import { singleRoll } from '../dice.ts';
import { hardnessOf } from '../hardness.ts';
import { decommission } from '../losing.ts';
import { seasonOf } from '../season.ts';
import { say } from '../table.ts';
import { protectionOf } from './shielding.ts';
import { towedStacks } from './towing.ts';

/** END-BELT-01, 02: d6 less the net thrust, 2 more in the red season; cards below the result are lost. Also called by the end-of-year checks with thrust 0. */
export function* beltRoll(t: Endeavours, stack: Stack, netThrust: number): Flow {
  if (effects.tell(t.state, 'beltImmune', { by: stack }).length > 0) return; // END-BELT-04
  const die = yield* singleRoll(t, 'belt');
  const season = seasonOf(t.state);
  const result = die - netThrust + (season === 'red' ? 2 : 0);
  say(t, 'END-BELT-01', 'belt.result', { die, thrust: netThrust, season, result });
  for (const each of [stack, ...towedStacks(t.state, stack)]) yield* irradiate(t, each, result); // END-TRACTOR-16
}

function* irradiate(t: Endeavours, stack: Stack, result: number): Flow {
  const shielding = protectionOf(t.state, stack); // END-SHIELD-07
  for (const card of [...stack.cards]) {
    if (hardnessOf(t.state, card) + shielding < result) yield* decommission(t, stack, card, 'belt');
  }
}
