import { printed } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import { type Aimed, type Aiming, effects, type Modifier, type Strike, sumOf } from '../../hooks.ts';
import type { Fighter, State, Weapon } from '../../types.ts';
import { special } from '../specials.ts';
import { isHero } from '../table.ts';
import { isModelWithin } from './near.ts';

/** GSQ-SPECIAL-24 */
const reliable = 2;

/** GSQ-SPECIAL-18 */
const indirectAfterMoving: Modifier = { name: 'indirect', value: -1 };

/** GSQ-SPECIAL-23, in inches. */
const farOff = 9;

/** What one model's dice with one weapon are rolled by. */
export interface Aim {
  readonly dice: number;
  /** Quality, or 2 with Reliable. */
  readonly need: number;
  readonly modifiers: readonly Modifier[];
  /** GSQ-MELEE-07: nothing but natural 6s hit. */
  readonly onlySixes: boolean;
  /** GSQ-SPECIAL-15, 23, 31: hits that each natural 6 brings besides its own. */
  readonly extra: number;
}

/** GSQ-MORALE-01, GSQ-SHOOT-05 */
export function qualityOf(fighter: Fighter): number {
  return isHero(fighter) ? fighter.quality : printed(fighter).quality;
}

/** GSQ-SKILL-14, 17: what is said of an attack besides numbers. */
export function aimingOf(state: State, aimed: Aimed): ReadonlySet<Aiming> {
  const said = effects.tell(state, 'aiming', aimed);
  return said.length === 0 ? none : new Set(said.flat());
}

const none: ReadonlySet<Aiming> = new Set();

/** GSQ-MELEE-07, GSQ-MORALE-09, GSQ-ITEM-12: whether it hits only on natural 6s in melee. */
export function isWorn(state: State, fighter: Fighter): boolean {
  return (fighter.fatigued || fighter.shaken) && effects.tell(state, 'tireless', { by: fighter }).length === 0;
}

/** GSQ-SHOOT-05, GSQ-CORE-04: how the strikes of some models with one weapon are rolled. */
export function aimsOf(state: State, strikes: readonly Strike[]): Aim[] {
  const [first] = strikes as readonly [Strike];
  const { by, weapon, how } = first;
  const aiming = aimingOf(state, first);
  const dice = Math.max(0, weapon.attacks + sumOf(effects.tell(state, 'dice', first)));
  const need = weapon.rules.reliable || aiming.has('reliable') ? reliable : qualityOf(by);
  const onlySixes = how === 'melee' && isWorn(state, by);
  return strikes.map(strike => ({
    dice,
    need,
    modifiers: hitModifiers(state, strike, aiming),
    onlySixes,
    extra: extraOnSix(state, strike),
  }));
}

function hitModifiers(state: State, strike: Strike, aiming: ReadonlySet<Aiming>): readonly Modifier[] {
  const own = effects.tell(state, 'hit', strike);
  const against = effects.tell(state, 'hitAgainst', { by: strike.target, strike });
  const moved = strike.moved && strike.weapon.rules.indirect;
  if (against.length === 0 && !moved) return own;
  const all = [...own, ...against, ...(moved ? [indirectAfterMoving] : [])];
  return aiming.size === 0 ? all : all.filter(({ unless }) => unless === undefined || !aiming.has(unless));
}

/** GSQ-SPECIAL-15, 23, 31 */
function extraOnSix(state: State, { by, model, weapon, target, how, charging }: Strike): number {
  let extra = weapon.rules.surge ? 1 : 0;
  if (charging && special(by, 'furious') > 0) extra += 1;
  if (how === 'shooting' && special(by, 'relentless') > 0) {
    if (!isModelWithin(state, by, model, target, distance(state, farOff))) extra += 1;
  }
  return extra;
}

/** GSQ-SHOOT-07, GSQ-SPECIAL-01: all AP of a strike. */
export function pierceOf(state: State, strike: Strike): number {
  return strike.weapon.ap + sumOf(effects.tell(state, 'pierce', strike));
}

/** GSQ-SPECIAL-02, 25 */
export function ignoresRegeneration({ rules }: Weapon): boolean {
  return rules.bane !== undefined || rules.rending !== undefined;
}
