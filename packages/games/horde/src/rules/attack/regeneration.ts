import type { Fighter, Horde } from '../../types.ts';
import { canHeal } from '../conditions.ts';
import { succeeds } from '../dice.ts';
import { special } from '../specials.ts';
import { isHero, nameOf, say } from '../table.ts';
import type { Harm } from '../wounds.ts';

/** GSQ-SPECIAL-22 */
const ignoredOn = 5;

/** GSQ-SPECIAL-22: a die for each wound; tells how many are left. */
export function regenerate(t: Horde, fighter: Fighter, wounds: number, harm: Harm): number {
  if (wounds <= 0 || !mayRegenerate(fighter, harm)) return wounds;
  const dice = t.roll(wounds);
  const ignored = dice.filter(die => succeeds(die, ignoredOn)).length;
  say(t, 'GSQ-SPECIAL-22', 'regeneration.rolled', { who: nameOf(fighter), dice: dice.join(' '), ignored });
  return wounds - ignored;
}

/** GSQ-POWER-06, GSQ-SPECIAL-02, 25, GSQ-COND-03 */
export function mayRegenerate(fighter: Fighter, { cause, ignoresRegeneration }: Harm): boolean {
  if (cause === 'power' || ignoresRegeneration || special(fighter, 'regeneration') === 0) return false;
  return isHero(fighter) || canHeal(fighter);
}
