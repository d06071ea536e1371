import type { AnyAsk } from '@starboard/kernel';
import { keyOf } from '@starboard/kernel';
import { isWithin } from '../field/measure.ts';
import { allowance } from '../rules/allowance.ts';
import { reachOf } from '../rules/move/reach.ts';
import { heroNo, isConscious } from '../rules/table.ts';
import { woundsLeft } from '../rules/wounds.ts';
import type { Hero, State } from '../types.ts';
import { bestSpot } from './places.ts';
import { inchesToMarker, postsOf } from './posts.ts';
import { bestShot, dangerTo, worthOfCharge } from './value.ts';

/** What is worth doing with the next action: the key of the option. */
export function nextAction(state: State, ask: AnyAsk): string {
  const keys = ask.options.map(keyOf);
  const hero = heroNo(state, state.activation!.hero);
  const weighed = keys.map(key => ({ key, worth: worthOf(state, hero, key) }));
  return weighed.reduce((best, each) => (each.worth > best.worth ? each : best)).key;
}

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
      return 14;
    case 'hold':
      return worthOfHolding(state, hero);
    case 'advance':
      return worthOfMoving(state, hero, 'advance');
    case 'rush':
      return worthOfMoving(state, hero, 'rush');
    case 'charge':
      return worthOfCharge(state, hero, state.units.find(({ no }) => no === Number(target))!) + 2;
    case 'skill':
      return worthOfSkill(state, hero, target);
    case 'item':
      return worthOfItem(state, hero, target);
    case 'feat':
      return worthOfFeat(state, hero, target);
    case 'extra':
      return hero.power >= 5 && bestShot(state, hero, false) !== undefined ? 6 : -1;
    case 'rest':
      return target === '' ? worthOfRest(state, hero) : 5;
    case 'end':
      return 0;
    default:
      return -1;
  }
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
  if (move === 'rush' && !isFarFromPost(state, hero)) return -1;
  const { ends } = reachOf(state, hero, hero, { limit: allowance(state, hero, move) });
  return bestSpot(state, hero.no, ends, move === 'advance').worth - worthOfStaying(state, hero);
}

function isFarFromPost(state: State, hero: Hero): boolean {
  const post = postsOf(state).get(hero.no);
  return post !== undefined && inchesToMarker(state, hero.at, post) > 8;
}

function isInNeed(hero: Hero): boolean {
  return hero.wounds > 0 && (!isConscious(hero) || woundsLeft(hero) * 2 <= hero.tough);
}

/** Whether anybody whom a healer could reach needs it. */
function needNear(state: State, hero: Hero, inches: number): number {
  let most = 0;
  for (const each of state.heroes) {
    if (!isInNeed(each) || each.conditions.includes('diseased')) continue;
    if (each === hero || isWithin(state, hero, each, inches)) most = Math.max(most, isConscious(each) ? 8 : 40);
  }
  return most;
}

const fighting = new Set(['aim', 'overpower', 'markTarget', 'overcharge', 'brace', 'suppressingBurst']);
const guarding = new Set(['shieldWall', 'evade', 'vanish']);

function worthOfSkill(state: State, hero: Hero, skill: string): number {
  const hasShot = bestShot(state, hero, false) !== undefined;
  const { acted } = state.activation!;
  if (skill === 'mend') return needNear(state, hero, 3) || (hero.wounds > 1 ? 3 : -1);
  if (skill === 'rally') return state.heroes.some(({ shaken }) => shaken) ? 9 : -1;
  if (skill === 'meditate') return hero.maxPower - hero.power >= 2 ? 3 : -1;
  if (skill === 'quickSearch') return 6;
  if (skill === 'purge') return 6;
  if (skill === 'secondWind') return hero.fatigued ? 4 : -1;
  if (fighting.has(skill)) return hasShot && !acted ? 5 : -1;
  if (guarding.has(skill)) return dangerTo(state, hero) > 2 ? 2 : -1;
  if (skill === 'sprint' || skill === 'order') return isFarFromPost(state, hero) ? 2 : -1;
  return -1;
}

function worthOfItem(state: State, hero: Hero, item: string): number {
  switch (item) {
    case 'medKit':
      return needNear(state, hero, 3);
    case 'powerInjector':
      return hero.maxPower - hero.power >= 3 ? 4 : -1;
    case 'curingKit':
      return 5;
    case 'stunGrenade':
      return state.units.length > 0 ? 8 : -1;
    case 'courageInjector':
      return state.heroes.some(({ shaken }) => shaken) ? 8 : -1;
    default:
      return -1;
  }
}

function worthOfFeat(state: State, hero: Hero, feat: string): number {
  if (hero.power < 2) return -1;
  if (feat === 'lifeSurge') return needNear(state, hero, 6);
  if (feat === 'knitFlesh' || feat === 'cleanse') return 4;
  if (feat === 'barrierField') return dangerTo(state, hero) > 2 ? 4 : -1;
  if (feat === 'puppet' || feat === 'clarity' || feat === 'haste') return -1;
  return 7;
}

function worthOfRest(state: State, hero: Hero): number {
  const isSafe = dangerTo(state, hero) < 1 && bestShot(state, hero, false) === undefined;
  return isSafe && hero.power <= 1 ? 3 : -2;
}
