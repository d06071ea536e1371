import type { Flow } from '@starboard/kernel';
import { effects, sumOf } from '../hooks.ts';
import type { Fighter, Horde } from '../types.ts';
import { qualityOf } from './attack/aim.ts';
import { neededText } from './attack/needed.ts';
import { destroyUnit } from './destruction.ts';
import { succeeds } from './dice.ts';
import { special } from './specials.ts';
import { isHero, isUp, nameOf, refOf, say } from './table.ts';
import { isHalved } from './wounds.ts';

/** GSQ-SPECIAL-12 */
const fearlessOn = 4;

/** GSQ-MORALE-01, 07, GSQ-SPECIAL-12: a Quality test; tells whether it is passed. */
export function* moraleTest(t: Horde, fighter: Fighter, rule: string): Flow<boolean> {
  const [nerve] = effects.tell(t.state, 'nerve', { by: fighter });
  if (nerve !== undefined) {
    say(t, rule, 'morale.nerve', { who: nameOf(fighter), what: { key: `item.${nerve}` } });
    return true;
  }
  if (fighter.shaken) {
    say(t, 'GSQ-MORALE-07', 'morale.shaken', { who: nameOf(fighter) });
    return false;
  }
  const modifiers = effects.tell(t.state, 'morale', { by: fighter });
  const die = t.chance.die();
  const need = qualityOf(fighter);
  const passes = succeeds(die, need, sumOf(modifiers));
  say(t, rule, passes ? 'morale.passed' : 'morale.failed', {
    who: nameOf(fighter),
    die,
    needed: neededText(need, modifiers),
  });
  return passes || isFearless(t, fighter);
}

/** GSQ-SPECIAL-12 */
function isFearless(t: Horde, fighter: Fighter): boolean {
  if (special(fighter, 'fearless') === 0) return false;
  const die = t.chance.die();
  const passes = succeeds(die, fearlessOn);
  say(t, 'GSQ-SPECIAL-12', passes ? 'fearless.passed' : 'fearless.failed', { who: nameOf(fighter), die });
  return passes;
}

export function shake(t: Horde, fighter: Fighter, rule: string): void {
  if (fighter.shaken || !isUp(fighter)) return;
  fighter.shaken = true;
  say(t, rule, 'shaken.begins', { who: nameOf(fighter) });
}

export function steady(t: Horde, fighter: Fighter, rule: string): void {
  if (!fighter.shaken) return;
  fighter.shaken = false;
  say(t, rule, 'shaken.ends', { who: nameOf(fighter) });
}

/** GSQ-MORALE-04, 05: whoever lost a melee tests; a failure shakes it, or routs a unit that has half or less left. */
export function* testLoser(t: Horde, loser: Fighter): Flow {
  if (!isUp(loser) || (yield* moraleTest(t, loser, 'GSQ-MORALE-04'))) return;
  if (isHero(loser) || !isHalved(loser)) {
    shake(t, loser, 'GSQ-MORALE-04');
    return;
  }
  say(t, 'GSQ-MORALE-04', 'unit.routs', { who: nameOf(loser) });
  destroyUnit(t, loser, 'GSQ-MORALE-04');
}

/** GSQ-MORALE-02, 03, 11, 12: at the end of any activation, for all who lost wounds in it. Clears `state.losses`. */
export function* testForLosses(t: Horde): Flow {
  const { hurt, fought } = t.state.losses;
  for (const fighter of [...t.state.heroes, ...t.state.units]) {
    const ref = refOf(fighter);
    if (!hurt.includes(ref) || fought.includes(ref) || !mustTest(fighter)) continue;
    fighter.tested = true;
    const passes = yield* moraleTest(t, fighter, 'GSQ-MORALE-02');
    if (!passes) shake(t, fighter, 'GSQ-MORALE-02');
  }
  t.state.losses = { hurt: [], fought: [] };
}

/** GSQ-MORALE-02, 11 */
function mustTest(fighter: Fighter): boolean {
  return !fighter.tested && isUp(fighter) && isHalved(fighter);
}
