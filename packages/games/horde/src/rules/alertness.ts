import { catalogue } from '../catalogue.ts';
import type { Horde } from '../types.ts';
import { say } from './table.ts';

/** GSQ-ALERT-03 */
export const alertnessThatEnds = 6;

/** GSQ-FLOW-07, steps 4 and 5; GSQ-ALERT-01, 02, 07..10 */
export function raiseAlertness(t: Horde): void {
  const { state } = t;
  const gain = state.units.length === 0 ? 2 : 1;
  state.alertness += gain;
  say(t, gain === 1 ? 'GSQ-ALERT-01' : 'GSQ-ALERT-02', 'alertness.raised', { gain, alertness: state.alertness });
  if (state.alertLevel === null || state.alertness >= alertnessThatEnds) return;
  const { rises, rule } = catalogue.alertLevels[state.alertLevel];
  if (rises === 0) return;
  const die = t.chance.die();
  if (die <= rises) state.alertness++;
  say(t, rule, 'alertness.rolled', { die, gain: die <= rises ? 1 : 0, alertness: state.alertness });
}
