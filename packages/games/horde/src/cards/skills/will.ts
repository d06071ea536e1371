import { nothing } from '@starboard/kernel';
import { isWithin } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import { halvedByWeather } from '../../rules/allowance.ts';
import { canHeal, loseCondition } from '../../rules/conditions.ts';
import { heal } from '../../rules/healing.ts';
import { isUnder } from '../../rules/lasting.ts';
import { steady } from '../../rules/morale.ts';
import { moveHero } from '../../rules/move/hero.ts';
import { canRestorePower, restorePower } from '../../rules/power.ts';
import { nameOf, refOf, say } from '../../rules/table.ts';
import type { Condition, Hero, Option, Params, SkillCard, SkillId, State } from '../../types.ts';
import { isHeroNear, isInSight, isOtherNear, lasts, onHero, onOneself, onTarget, onUnit } from './skill.ts';

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
  const params: Params = { who: nameOf(hero), condition: { key: `condition.${condition}` } };
  return { key: `${hero.no}:${condition}`, label: { key: 'use.purge.condition', params }, refs: [refOf(hero)] };
}

/** GSQ-SKILL-24..30 */
export const willSkills = {
  /** GSQ-SKILL-24 */
  mend: {
    stat: 'wil',
    ...onHero('mend', {
      rule: 'GSQ-SKILL-24',
      fits: (target, hero, state) => target.wounds > 0 && canHeal(target) && isWithin(state, hero, target, mendReach),
      effect: (t, hero, target) => heal(t, hero, target, mended, 'GSQ-SKILL-24'),
    }),
  },
  /** GSQ-SKILL-25 */
  purge: {
    stat: 'wil',
    ...onTarget('purge', {
      rule: 'GSQ-SKILL-25',
      among: conditionsOf,
      fits: (suffered, hero, state) => isHeroNear(state, hero, suffered.hero, purgeReach),
      option: sufferedOption,
      effect(t, _, { hero, condition }) {
        loseCondition(t, hero, condition, 'GSQ-SKILL-25');
        return nothing;
      },
    }),
  },
  /** GSQ-SKILL-26 */
  rally: {
    stat: 'wil',
    ...onHero('rally', {
      rule: 'GSQ-SKILL-26',
      fits: (target, hero, state) =>
        (target.shaken || !isUnder(target, 'rally')) && isOtherNear(state, hero, target, rallyReach),
      effect(t, _, target) {
        if (target.shaken) steady(t, target, 'GSQ-SKILL-26');
        return lasts(t, 'GSQ-SKILL-26', 'rally', target, { until: 'round' });
      },
    }),
    lasting: { morale: () => ({ name: 'rally', value: 1 }) },
  },
  /** GSQ-SKILL-27 */
  order: {
    stat: 'wil',
    ...onHero('order', {
      rule: 'GSQ-SKILL-27',
      fits: (target, hero, state) => !target.shaken && isOtherNear(state, hero, target, orderReach),
      *effect(t, _, target) {
        say(t, 'GSQ-SKILL-27', 'done.order', { who: nameOf(target) });
        yield* moveHero(t, target, halvedByWeather(t.state, distance(t.state, orderLength)), 'order');
      },
    }),
  },
  /** GSQ-SKILL-28 */
  markTarget: {
    stat: 'wil',
    ...onUnit('markTarget', {
      rule: 'GSQ-SKILL-28',
      fits: (unit, hero, state) => !isUnder(unit, 'markTarget') && isInSight(state, hero, unit, markRange),
      effect: (t, _, unit) => lasts(t, 'GSQ-SKILL-28', 'markTarget', unit, { until: 'round' }),
    }),
    lasting: {
      hitAgainst: ({ strike }) => (strike.by.kind === 'hero' ? { name: 'markTarget', value: 1 } : undefined),
    },
  },
  /** GSQ-SKILL-29: how enemies obey it is their affair (GSQ-AI-06, 08, 19). Whoever has activated will not again this round. */
  taunt: {
    stat: 'wil',
    ...onUnit('taunt', {
      rule: 'GSQ-SKILL-29',
      fits: (unit, hero, state) => !unit.activated && isInSight(state, hero, unit, tauntRange),
      effect: (t, hero, unit) => lasts(t, 'GSQ-SKILL-29', 'taunt', unit, { until: 'round', by: hero.no }),
    }),
    lasting: { provokes: true },
  },
  /** GSQ-SKILL-30 */
  meditate: {
    stat: 'wil',
    ...onOneself(
      'meditate',
      'GSQ-SKILL-30',
      (hero, state) => canRestorePower(state, hero),
      (t, hero) => {
        restorePower(t, hero, meditated, 'GSQ-SKILL-30');
        return nothing;
      },
    ),
  },
} satisfies { readonly [S in SkillId]?: SkillCard };
