import type { AnyAsk } from '@starboard/kernel';
import { keyOf } from '@starboard/kernel';
import { allowance } from '../rules/allowance.ts';
import { reachOf } from '../rules/move/reach.ts';
import { maxPowerOf } from '../rules/power.ts';
import { heroNo } from '../rules/table.ts';
import type { ConsumableId, FeatId, Hero, SkillId, State } from '../types.ts';
import { bestSpot } from './places.ts';
import { inchesToMarker, postsOf } from './posts.ts';
import { isForAttack, worthOfItem, worthOfSkill } from './skills.ts';
import { isInNeed, needNear } from './tending.ts';
import { bestShot, dangerTo, worthOfCharge } from './value.ts';

interface Weighed {
  readonly key: string;
  readonly worth: number;
}

/** What is worth doing with the next action: the key of the option. */
export function nextAction(state: State, ask: AnyAsk): string {
  const keys = ask.options.map(keyOf);
  const hero = heroNo(state, state.activation!.hero);
  const weigh = (some: readonly string[]) => topOf(some.map(key => ({ key, worth: worthOf(state, hero, key) })));
  const skill = weigh(keys.filter(isSkillAction));
  const main = weigh(keys.filter(key => !isSkillAction(key)));
  if (keys.includes('rest') && worthOfRest(state, hero) > main.worth + skill.worth) return 'rest';
  if (skill.worth > 0 && isForAttack(skill.key)) return skill.key;
  return skillComesFirst(state, main, skill) ? skill.key : main.key;
}

function topOf(weighed: readonly Weighed[]): Weighed {
  return weighed.reduce((top, each) => (each.worth > top.worth ? each : top), { key: 'end', worth: 0 });
}

function isSkillAction(key: string): boolean {
  return /^(skill|item|reveal):/.test(key);
}

/** The Skill action that comes on top can wait; one that takes the place of the other action must be worth more. */
function skillComesFirst(state: State, main: Weighed, skill: Weighed): boolean {
  if (!state.activation!.skilled) return skill.worth > main.worth;
  return !state.activation!.acted && skill.worth > main.worth + instead;
}

const instead = 4;

/** How good a hero's activation could be now: whoever can do most goes first. */
export function urgencyOf(state: State, hero: Hero): number {
  return (bestShot(state, hero, false)?.worth ?? 0) + dangerTo(state, hero);
}

/** Roughly in points; the end of the activation is worth nothing. */
function worthOf(state: State, hero: Hero, key: string): number {
  const [verb = '', target = ''] = key.split(':');
  switch (verb) {
    case 'collect':
      return 50;
    case 'reveal':
      return worthOfReveal(hero);
    case 'hold':
      return worthOfHolding(state, hero);
    case 'advance':
      return target === '' ? worthOfMoving(state, hero, 'advance') : -1;
    case 'rush':
      return target === '' ? worthOfMoving(state, hero, 'rush') : -1;
    case 'charge':
      return worthOfCharge(state, hero, state.units.find(({ no }) => no === Number(target))!) + 2;
    case 'skill':
      return worthOfSkill(state, hero, target as SkillId);
    case 'item':
      return worthOfItem(state, hero, target as ConsumableId);
    case 'feat':
      return worthOfFeat(state, hero, target as FeatId);
    case 'extra':
      return worthOfExtra(state, hero);
    case 'rest':
      return target === '' ? -1 : 5;
    case 'end':
      return 0;
    default:
      return -1;
  }
}

/** GSQ-SEARCH-09: there may be a hazard in it, which whoever is badly hurt can do without. */
function worthOfReveal(hero: Hero): number {
  return isInNeed(hero) ? 2 : 7;
}

function worthOfHolding(state: State, hero: Hero): number {
  const here = bestSpot(state, hero.no, [hero.at, 1], true);
  return here.worth - worthOfStaying(state, hero) + 0.5;
}

/** What standing still is worth, so that actions are weighed against doing nothing. */
function worthOfStaying(state: State, hero: Hero): number {
  return bestSpot(state, hero.no, [hero.at, 1], false).worth;
}

function worthOfMoving(state: State, hero: Hero, move: 'advance' | 'rush'): number {
  if (move === 'rush' && bestShot(state, hero, false) !== undefined && !isFarFromPost(state, hero)) return -1;
  const { ends } = reachOf(state, hero, hero, { limit: allowance(state, hero, move) });
  return bestSpot(state, hero.no, ends, move === 'advance').worth - worthOfStaying(state, hero);
}

function isFarFromPost(state: State, hero: Hero): boolean {
  const post = postsOf(state).get(hero.no);
  return post !== undefined && inchesToMarker(state, hero.at, post) > 8;
}

function worthOfFeat(state: State, hero: Hero, feat: FeatId): number {
  return hero.power < 2 ? -1 : featWorths[feat](state, hero);
}

type Worth = (state: State, hero: Hero) => number;

const harming: Worth = (_, hero) => (isInNeed(hero) ? 2 : 7);
const untried: Worth = () => -1;

const featWorths: { readonly [F in FeatId]: Worth } = {
  forceBolt: harming,
  hurl: harming,
  crush: harming,
  barrierField: (state, hero) => (dangerTo(state, hero) > 2 ? 4 : -1),
  daze: harming,
  dread: harming,
  puppet: untried,
  clarity: untried,
  knitFlesh: () => 4,
  cleanse: () => 4,
  haste: untried,
  lifeSurge: (state, hero) => needNear(state, hero, 6, 3) - 3,
};

/** GSQ-POWER-02 */
const restored = 6;

/** Three more attacks for one that is forgone: most of all when there is little else to do. */
function worthOfRest(state: State, hero: Hero): number {
  const gained = Math.min(restored, maxPowerOf(state, hero) - hero.power);
  return gained * 2 - (isFarFromPost(state, hero) ? 4 : 0);
}

/** Another action for 2 Power: worth it for a good shot while some Power is left for feats and tests. */
function worthOfExtra(state: State, hero: Hero): number {
  const shot = bestShot(state, hero, false)?.worth ?? 0;
  return hero.power >= 2 && shot > 5 ? shot - 5 + hero.power : -1;
}
