import type { Flow } from '@starboard/kernel';
import { variantsOf } from '../../tables/variants.ts';
import type { Attack, Endure, Prey, State } from '../../types.ts';
import { strikePrey } from '../allies.ts';
import { lowestRoll, nameOf, preyIn, say } from '../table.ts';

/** ETS-RANGED-05..10, ETS-CO-1319: failed dice strike one of those in the target zone or on the way, as one attack. */
export function* strikeBystanders(t: Endure, made: Attack, failed: number): Flow {
  if (!made.strays || failed === 0) return;
  const bystanders = bystandersOf(t.state, made);
  if (bystanders.length === 0) return;
  const victim = lowestRoll(t, bystanders, 'ETS-RANGED-09');
  const damage = variantsOf(t.state).strayDamage === 'one' ? 1 : failed;
  say(t, 'ETS-RANGED-05', 'stray', { who: nameOf(victim), failed });
  yield* strikePrey(t, victim, { damage, rule: 'ETS-RANGED-08' });
}

function bystandersOf(state: State, { by, zone, line }: Pick<Attack, 'by' | 'zone' | 'line'>): Prey[] {
  const onTheWay = variantsOf(state).shotsPassSurvivors === 'path' ? (line?.zones.slice(1, -1) ?? []) : [];
  return [...onTheWay, zone].flatMap(each => preyIn(state, each)).filter(prey => prey !== by);
}
