import { archetypeOf } from '../../catalogue.ts';
import { isNear } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import { halvedByWeather } from '../../rules/allowance.ts';
import { isUnder } from '../../rules/lasting.ts';
import { moveHero } from '../../rules/move/hero.ts';
import { revealToken } from '../../rules/search.ts';
import { nameOf, refOf, say } from '../../rules/table.ts';
import type { Fighter, Hero, Option, Params, SkillCard, SkillId, State, Weapon } from '../../types.ts';
import { fieldBarricade } from './barricade.ts';
import { isHeroNear, lasts, onOneself, onTarget } from './skill.ts';

/** GSQ-SKILL-21, 22, in inches. */
const overchargeReach = 6;
const searchReach = 6;

/** GSQ-SKILL-23, in inches. */
const sprintLength = 4;

/** A weapon of somebody's. */
interface Armed {
  readonly hero: Hero;
  readonly weapon: Weapon;
}

function weaponsOf({ heroes }: State): Armed[] {
  return heroes.flatMap(hero => archetypeOf(hero).weapons.map(weapon => ({ hero, weapon })));
}

function isOvercharged({ hero, weapon }: { readonly hero: Fighter; readonly weapon: Weapon }): boolean {
  return hero.lasting.some(({ what, weapon: name }) => what === 'overcharge' && name === weapon.name);
}

function armedOption({ hero, weapon }: Armed): Option {
  const params: Params = { who: nameOf(hero), weapon: { key: `weapon.${weapon.name}` } };
  return { key: `${hero.no}:${weapon.name}`, label: { key: 'use.overcharge.weapon', params }, refs: [refOf(hero)] };
}

/** GSQ-SKILL-17..23 */
export const dexteritySkills = {
  /** GSQ-SKILL-17 */
  aim: {
    stat: 'dex',
    ...onOneself(
      'aim',
      'GSQ-SKILL-17',
      hero => !isUnder(hero, 'aim'),
      (t, hero) => lasts(t, 'GSQ-SKILL-17', 'aim', hero, { until: 'attack' }),
    ),
    lasting: {
      attack: 'shooting',
      aiming: ({ how }) => (how === 'shooting' ? ['reliable', 'ignoresCover'] : undefined),
    },
  },
  /** GSQ-SKILL-18 */
  evade: {
    stat: 'dex',
    ...onOneself(
      'evade',
      'GSQ-SKILL-18',
      hero => !isUnder(hero, 'evade'),
      (t, hero) => lasts(t, 'GSQ-SKILL-18', 'evade', hero, { until: 'round' }),
    ),
    lasting: { hitAgainst: () => ({ name: 'evade', value: -1 }) },
  },
  /** GSQ-SKILL-19 */
  vanish: {
    stat: 'dex',
    ...onOneself(
      'vanish',
      'GSQ-SKILL-19',
      hero => !isUnder(hero, 'vanish'),
      (t, hero) => lasts(t, 'GSQ-SKILL-19', 'vanish', hero, { until: 'activation' }),
    ),
    lasting: { seenWithin: 6 },
  },
  fieldBarricade,
  /** GSQ-SKILL-21 */
  overcharge: {
    stat: 'dex',
    ...onTarget('overcharge', {
      rule: 'GSQ-SKILL-21',
      among: weaponsOf,
      fits: (armed, hero, state) => isHeroNear(state, hero, armed.hero, overchargeReach) && !isOvercharged(armed),
      option: armedOption,
      *effect(t, _, { hero, weapon: { name } }) {
        yield* lasts(t, 'GSQ-SKILL-21', 'overcharge', hero, { until: 'attack', weapon: name });
      },
    }),
    lasting: {
      dice: ({ by, weapon }) => (isOvercharged({ hero: by, weapon }) ? { name: 'overcharge', value: 1 } : undefined),
      pierce: ({ by, weapon }) => (isOvercharged({ hero: by, weapon }) ? { name: 'overcharge', value: 1 } : undefined),
    },
  },
  /** GSQ-SKILL-22 */
  quickSearch: {
    stat: 'dex',
    ...onTarget('quickSearch', {
      rule: 'GSQ-SKILL-22',
      among: ({ tokens }) => [...new Set(tokens)],
      fits: (at, hero, state) => isNear(state, hero, at, searchReach),
      option: at => ({ key: `token:${at}`, label: { key: 'use.quickSearch.token' }, refs: [`token:${at}`] }),
      effect: (t, hero, at) => revealToken(t, at, hero),
    }),
  },
  /** GSQ-SKILL-23 */
  sprint: {
    stat: 'dex',
    ...onOneself(
      'sprint',
      'GSQ-SKILL-23',
      () => true,
      function* (t, hero) {
        say(t, 'GSQ-SKILL-23', 'done.sprint', { who: nameOf(hero) });
        yield* moveHero(t, hero, halvedByWeather(t.state, distance(t.state, sprintLength)), 'sprint');
      },
    ),
  },
} satisfies { readonly [S in SkillId]?: SkillCard };
