import { catalogue } from '../catalogue.ts';
import { chargeable } from '../rules/melee.ts';
import { special } from '../rules/specials.ts';
import type { Hero, SkillId, State } from '../types.ts';
import { needNear } from './tending.ts';
import { bestShot, dangerTo, worthOfCharge } from './value.ts';

/** How much more the next shot is worth, if the test is passed. */
const sharpening: { readonly [skill: string]: number } = {
  aim: 0.5,
  markTarget: 0.4,
  overcharge: 0.5,
  brace: 0.35,
};

/** How much of the danger is turned away, in points for each wound that threatens. */
const guarding: { readonly [skill: string]: number } = { shieldWall: 1.2, evade: 1.2, vanish: 1.6 };

/** Beyond that a hero is lost anyway. */
const worstDanger = 8;

/** Skills that are for an attack that is still to come: they go first. */
export function isForAttack(key: string): boolean {
  const [verb = '', skill = ''] = key.split(':');
  return verb === 'skill' && (skill in sharpening || skill === 'overpower');
}

/** GSQ-CORE-02, 03: how likely a test is passed. */
function chanceOf(hero: Hero, skill: SkillId): number {
  return (7 - Math.max(2, hero[catalogue.skills[skill].stat])) / 6;
}

/** What a Skill action with this skill is worth, in points. */
export function worthOfSkill(state: State, hero: Hero, skill: string): number {
  return worthOnSuccess(state, hero, skill) * chanceOf(hero, skill as SkillId);
}

function worthOnSuccess(state: State, hero: Hero, skill: string): number {
  if (skill in sharpening) return worthOfSharpening(state, hero, skill);
  if (skill in guarding) return Math.min(worstDanger, dangerTo(state, hero)) * guarding[skill]!;
  switch (skill) {
    case 'mend':
      return needNear(state, hero, 3, 2 + special(hero, 'fieldSurgeon'));
    case 'rally':
      return state.heroes.some(({ shaken }) => shaken) ? 14 : 0;
    case 'meditate':
      return hero.maxPower - hero.power >= 2 ? 4 : 0;
    case 'quickSearch':
    case 'purge':
      return 7;
    case 'secondWind':
      return hero.fatigued ? 4 : 0;
    case 'suppressingBurst':
      return 5;
    case 'overpower':
      return mayAct(state) ? worthOfMelee(state, hero) * 0.5 : 0;
    default:
      return 0;
  }
}

function mayAct({ activation }: State): boolean {
  return !activation!.acted || activation!.extra === 'open';
}

/** Nothing without a shot to come. */
function worthOfSharpening(state: State, hero: Hero, skill: string): number {
  if (!mayAct(state) || state.activation!.skilled) return 0;
  return (bestShot(state, hero, false)?.worth ?? 0) * sharpening[skill]!;
}

/** What the best charge is worth, if it is worth more than any shot. */
function worthOfMelee(state: State, hero: Hero): number {
  const charge = Math.max(0, ...chargeable(state, hero).map(foe => worthOfCharge(state, hero, foe)));
  return charge > (bestShot(state, hero, false)?.worth ?? 0) ? charge : 0;
}

export function worthOfItem(state: State, hero: Hero, item: string): number {
  switch (item) {
    case 'medKit':
      return needNear(state, hero, 3, 3 + special(hero, 'fieldSurgeon')) - 4;
    case 'powerInjector':
      return hero.maxPower - hero.power >= 3 ? 4 : -1;
    case 'curingKit':
      return 5;
    case 'stunGrenade':
      return state.units.length > 0 ? 8 : -1;
    case 'courageInjector':
      return state.heroes.some(each => each !== hero && each.shaken) ? 8 : -1;
    default:
      return -1;
  }
}
