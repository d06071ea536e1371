import { profileOf } from '../catalogue.ts';
import { gapBetween, modelsOf, printed } from '../field/measure.ts';
import { outlookOf } from '../rules/attack/outlook.ts';
import { rangeOf, targetsFor } from '../rules/shooting.ts';
import { foesOf, isHero } from '../rules/table.ts';
import { isRanged } from '../rules/weapons.ts';
import { woundsLeft } from '../rules/wounds.ts';
import type { Fighter, Hero, State, Unit, Weapon } from '../types.ts';

/** What a wound on a fighter is worth, in points. */
function worthOfWound(target: Fighter): number {
  if (isHero(target)) return printed(target).cost / target.tough;
  const { cost, models, tough } = profileOf(target);
  return cost / (models * tough);
}

/** What so many wounds on a fighter are worth; those that finish it count more. */
function worthOfWounds(target: Fighter, wounds: number): number {
  const left = woundsLeft(target);
  const done = Math.min(wounds, left);
  return done * worthOfWound(target) * (done >= left ? 1.4 : 1);
}

interface Shot {
  readonly target: Fighter;
  readonly worth: number;
}

/** The best shot from where a fighter stands, with everything that reaches. */
export function bestShot(state: State, by: Fighter, moved: boolean): Shot | undefined {
  let best: Shot | undefined;
  for (const weapon of printed(by).weapons) {
    if (!isRanged(weapon)) continue;
    for (const target of targetsFor(state, by, weapon)) {
      const worth = worthOfShot(state, by, weapon, target, moved);
      if (best === undefined || worth > best.worth) best = { target, worth };
    }
  }
  return best;
}

export function worthOfShot(state: State, by: Fighter, weapon: Weapon, target: Fighter, moved: boolean): number {
  return worthOfWounds(target, outlookOf(state, by, target, { weapon, how: 'shooting', moved }).expected);
}

/** What a charge is worth: the wounds it should cause, less those that come back. */
export function worthOfCharge(state: State, by: Hero, target: Fighter): number {
  const dealt = outlookOf(state, by, target, { how: 'melee', charging: true, moved: true }).expected;
  const back = dealt >= woundsLeft(target) ? 0 : outlookOf(state, target, by, { how: 'melee' }).expected;
  return worthOfWounds(target, dealt) - worthOfWounds(by, back) * (back >= woundsLeft(by) ? 2 : 0.5);
}

/** How much harm the enemies could do to a hero where it stands, in wounds: roughly, by reach alone. */
export function dangerTo(state: State, hero: Hero): number {
  let wounds = 0;
  for (const foe of foesOf(state, hero)) {
    if (!isHero(foe)) wounds += threatOf(state, foe, hero);
  }
  return wounds;
}

/** In quarter inches: how far a unit comes in a charge, and before it shoots. */
const chargeReach = 12 * 4;
const strideReach = 6 * 4;

function threatOf(state: State, unit: Unit, hero: Hero): number {
  const { weapons, specials, quality, ai } = profileOf(unit);
  if (unit.shaken) return 0;
  const gap = gapBetween(state, unit, hero);
  const pace = (specials.fast ? 4 : 0) - (specials.slow ? 4 : 0);
  let most = 0;
  for (const weapon of weapons) {
    const isShot = isRanged(weapon);
    const reach = isShot
      ? rangeOf(state, unit, weapon) + strideReach
      : (state.small ? 0.5 : 1) * (chargeReach + pace * 4);
    if (gap > reach || (!isShot && ai === 'shooter')) continue;
    most = Math.max(most, weapon.attacks * modelsOf(unit).length * ((7 - quality) / 6) * throughFor(hero, weapon));
  }
  return most;
}

function throughFor(hero: Hero, { ap, rules }: Weapon): number {
  const need = Math.min(6, printed(hero).defense + ap);
  return ((need - 1) / 6) * (rules.deadly ?? 1);
}
