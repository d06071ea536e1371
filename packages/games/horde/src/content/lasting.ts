import type { Effect, Strike } from '../hooks.ts';

/** What skills, feats and items at work change, by the name that a `Lasting` carries. */
export const lastingEffects: { readonly [what: string]: Effect } = {
  /** GSQ-SKILL-11 */
  shieldWall: { block: () => ({ name: 'shieldWall', value: 1 }) },
  /** GSQ-SKILL-12 */
  shove: { chargeBar: () => 'shove' },
  /** GSQ-SKILL-13 */
  overpower: { pierce: ({ how }) => (how === 'melee' ? { name: 'overpower', value: 2 } : undefined) },
  /** GSQ-SKILL-14 */
  brace: {
    hit: ({ how }) => (how === 'shooting' ? { name: 'brace', value: 1 } : undefined),
    aiming: ({ how }) => (how === 'shooting' ? ['ignoresStealth', 'ignoresShortening'] : undefined),
  },
  /** GSQ-SKILL-15 */
  suppressingBurst: { hit: () => ({ name: 'suppressingBurst', value: -1 }) },
  /** GSQ-SKILL-17 */
  aim: { aiming: ({ how }) => (how === 'shooting' ? ['reliable', 'ignoresCover'] : undefined) },
  /** GSQ-SKILL-18 */
  evade: { hitAgainst: () => ({ name: 'evade', value: -1 }) },
  /** GSQ-SKILL-21 */
  overcharge: {
    dice: strike => (isOvercharged(strike) ? { name: 'overcharge', value: 1 } : undefined),
    pierce: strike => (isOvercharged(strike) ? { name: 'overcharge', value: 1 } : undefined),
  },
  /** GSQ-SKILL-26 */
  rally: { morale: () => ({ name: 'rally', value: 1 }) },
  /** GSQ-SKILL-28 */
  markTarget: {
    hitAgainst: ({ strike }) => (strike.by.kind === 'hero' ? { name: 'markTarget', value: 1 } : undefined),
  },
  /** GSQ-ITEM-11 */
  courageInjector: { nerve: () => 'courageInjector' },
  /** GSQ-ITEM-12: what it lends is in `rules/specials.ts`. */
  frenzyInjector: { tireless: () => 'frenzyInjector' },
  /** GSQ-PSY-14 */
  barrierField: { block: () => ({ name: 'barrierField', value: 1 }) },
  /** GSQ-PSY-15 */
  daze: { hit: () => ({ name: 'daze', value: -1 }) },
  /** GSQ-PSY-18: two that end apart, with the next attack and with the next test. */
  clarity: { hit: () => ({ name: 'clarity', value: 1 }) },
  clarityOfMind: { stat: () => ({ name: 'clarity', value: 1 }) },
  /** GSQ-PSY-21 */
  haste: { stride: ({ move }) => ({ name: 'haste', value: move === 'advance' ? 2 : 4 }) },
  /** GSQ-PSY-32 */
  enfeeble: { block: () => ({ name: 'enfeeble', value: -1 }) },
};

function isOvercharged({ by, weapon }: Strike): boolean {
  return by.lasting.some(each => each.what === 'overcharge' && each.weapon === weapon.name);
}
