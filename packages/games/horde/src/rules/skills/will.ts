import { nothing, type Option } from '@starboard/kernel';
import { distance } from '../../field/field.ts';
import { isWithin } from '../../field/measure.ts';
import type { Condition, Hero, State } from '../../types.ts';
import { halvedByWeather } from '../allowance.ts';
import { loseCondition } from '../conditions.ts';
import { heal } from '../healing.ts';
import { isUnder } from '../lasting.ts';
import { steady } from '../morale.ts';
import { moveHero } from '../move/hero.ts';
import { canRestorePower, restorePower } from '../power.ts';
import { nameOf, refOf, say } from '../table.ts';
import {
  isHeroNear,
  isInSight,
  isOtherNear,
  lasts,
  onHero,
  onOneself,
  onTarget,
  onUnit,
  type SkillRule,
} from './skill.ts';

/** In inches. */
const mendReach = 3;
const purgeReach = 3;
const rallyReach = 9;
const orderReach = 9;
const markRange = 18;
const tauntRange = 12;

/** GSQ-SKILL-24 */
const mended = 2;

/** GSQ-SKILL-27, in inches. */
const orderLength = 6;

/** GSQ-SKILL-30 */
const meditated = 2;

/** A condition of somebody's. */
interface Suffered {
  readonly hero: Hero;
  readonly condition: Condition;
}

function conditionsOf({ heroes }: State): Suffered[] {
  return heroes.flatMap(hero => hero.conditions.map(condition => ({ hero, condition })));
}

function sufferedOption({ hero, condition }: Suffered): Option {
  const params = { who: nameOf(hero), condition: { key: `condition.${condition}` } };
  return { key: `${hero.no}:${condition}`, label: { key: 'use.purge.condition', params }, refs: [refOf(hero)] };
}

/** GSQ-SKILL-24..30 */
export const willSkills = {
  mend: onHero('mend', {
    rule: 'GSQ-SKILL-24',
    fits: (target, hero, state) =>
      target.wounds > 0 &&
      !target.conditions.includes('diseased') && // GSQ-COND-03
      isWithin(state, hero, target, mendReach),
    effect: (t, hero, target) => heal(t, hero, target, mended, 'GSQ-SKILL-24'),
  }),
  purge: onTarget('purge', {
    rule: 'GSQ-SKILL-25',
    among: conditionsOf,
    fits: (suffered, hero, state) => isHeroNear(state, hero, suffered.hero, purgeReach),
    option: sufferedOption,
    effect(t, _, { hero, condition }) {
      loseCondition(t, hero, condition, 'GSQ-SKILL-25');
      return nothing;
    },
  }),
  rally: onHero('rally', {
    rule: 'GSQ-SKILL-26',
    fits: (target, hero, state) =>
      (target.shaken || !isUnder(target, 'rally')) && isOtherNear(state, hero, target, rallyReach),
    effect(t, _, target) {
      if (target.shaken) steady(t, target, 'GSQ-SKILL-26');
      return lasts(t, 'GSQ-SKILL-26', 'rally', target, { until: 'round' });
    },
  }),
  order: onHero('order', {
    rule: 'GSQ-SKILL-27',
    fits: (target, hero, state) => !target.shaken && isOtherNear(state, hero, target, orderReach),
    *effect(t, _, target) {
      say(t, 'GSQ-SKILL-27', 'done.order', { who: nameOf(target) });
      yield* moveHero(t, target, halvedByWeather(t.state, distance(t.state, orderLength)), 'order');
    },
  }),
  markTarget: onUnit('markTarget', {
    rule: 'GSQ-SKILL-28',
    fits: (unit, hero, state) => !isUnder(unit, 'markTarget') && isInSight(state, hero, unit, markRange),
    effect: (t, _, unit) => lasts(t, 'GSQ-SKILL-28', 'markTarget', unit, { until: 'round' }),
  }),
  /** How enemies obey it is their affair: GSQ-AI-06, 08, 19. Whoever has activated will not activate again this round. */
  taunt: onUnit('taunt', {
    rule: 'GSQ-SKILL-29',
    fits: (unit, hero, state) => !unit.activated && isInSight(state, hero, unit, tauntRange),
    effect: (t, hero, unit) => lasts(t, 'GSQ-SKILL-29', 'taunt', unit, { until: 'round', by: hero.no }),
  }),
  meditate: onOneself(
    'meditate',
    'GSQ-SKILL-30',
    (hero, state) => canRestorePower(state, hero),
    (t, hero) => {
      restorePower(t, hero, meditated, 'GSQ-SKILL-30');
      return nothing;
    },
  ),
} satisfies { readonly [skill: string]: SkillRule };
