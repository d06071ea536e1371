import { nothing } from '@starboard/kernel';
import { isUnder } from '../../rules/lasting.ts';
import { nameOf, say } from '../../rules/table.ts';
import type { Hero, SkillCard, SkillId, State } from '../../types.ts';
import { shove } from './shove.ts';
import { chooseTarget, fighterOption, isInSight, isOtherNear, lasts, onOneself, onUnit, passes } from './skill.ts';

/** GSQ-SKILL-11, in inches. */
const wallReach = 3;

/** GSQ-SKILL-15, in inches. */
const burstRange = 18;

function othersForWall(state: State, hero: Hero): Hero[] {
  return state.heroes.filter(each => isOtherNear(state, hero, each, wallReach) && !isUnder(each, 'shieldWall'));
}

/** GSQ-SKILL-11..16 */
export const strengthSkills = {
  /** GSQ-SKILL-11: the hero itself, and one other if anybody is near. */
  shieldWall: {
    stat: 'str',
    usable: (state, hero) => !isUnder(hero, 'shieldWall') || othersForWall(state, hero).length > 0,
    *use(t, hero) {
      const rule = 'GSQ-SKILL-11';
      const others = othersForWall(t.state, hero);
      const other = others.length > 0 ? yield* chooseTarget(t, hero, 'shieldWall', others, fighterOption) : undefined;
      if (!(yield* passes(t, hero, 'shieldWall', rule))) return;
      lasts(t, rule, 'shieldWall', hero, { until: 'round' });
      if (other !== undefined) lasts(t, rule, 'shieldWall', other, { until: 'round' });
    },
    lasting: { block: () => ({ name: 'shieldWall', value: 1 }) },
  },
  shove,
  /** GSQ-SKILL-13 */
  overpower: {
    stat: 'str',
    ...onOneself(
      'overpower',
      'GSQ-SKILL-13',
      hero => !isUnder(hero, 'overpower'),
      (t, hero) => lasts(t, 'GSQ-SKILL-13', 'overpower', hero, { until: 'attack' }),
    ),
    lasting: {
      attack: 'melee',
      pierce: ({ how }) => (how === 'melee' ? { name: 'overpower', value: 2 } : undefined),
    },
  },
  /** GSQ-SKILL-14 */
  brace: {
    stat: 'str',
    ...onOneself(
      'brace',
      'GSQ-SKILL-14',
      hero => !isUnder(hero, 'brace'),
      (t, hero) => lasts(t, 'GSQ-SKILL-14', 'brace', hero, { until: 'attack' }),
    ),
    lasting: {
      attack: 'shooting',
      hit: ({ how }) => (how === 'shooting' ? { name: 'brace', value: 1 } : undefined),
      aiming: ({ how }) => (how === 'shooting' ? ['ignoresStealth', 'ignoresShortening'] : undefined),
    },
  },
  /** GSQ-SKILL-15 */
  suppressingBurst: {
    stat: 'str',
    ...onUnit('suppressingBurst', {
      rule: 'GSQ-SKILL-15',
      fits: (unit, hero, state) => !isUnder(unit, 'suppressingBurst') && isInSight(state, hero, unit, burstRange),
      effect: (t, _, unit) => lasts(t, 'GSQ-SKILL-15', 'suppressingBurst', unit, { until: 'round' }),
    }),
    lasting: { hit: () => ({ name: 'suppressingBurst', value: -1 }) },
  },
  /** GSQ-SKILL-16 */
  secondWind: {
    stat: 'str',
    ...onOneself(
      'secondWind',
      'GSQ-SKILL-16',
      ({ fatigued }) => fatigued,
      (t, hero) => {
        hero.fatigued = false;
        say(t, 'GSQ-SKILL-16', 'done.secondWind', { who: nameOf(hero) });
        return nothing;
      },
    ),
  },
} satisfies { readonly [S in SkillId]?: SkillCard };
