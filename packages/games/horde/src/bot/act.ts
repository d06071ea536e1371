import type { AnyAsk } from '@starboard/kernel';
import { keyOf } from '@starboard/kernel';
import { isWithin } from '../field/measure.ts';
import { allowance } from '../rules/allowance.ts';
import { chargeable } from '../rules/melee.ts';
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
      return worthOfExtra(state, hero);
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
  if (move === 'rush' && bestShot(state, hero, false) !== undefined && !isFarFromPost(state, hero)) return -1;
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

/** What tending would be worth: a fallen hero most of all, then whoever has lost most. */
function needNear(state: State, hero: Hero, inches: number, restored: number): number {
  let most = -1;
  for (const each of state.heroes) {
    if (each.wounds === 0 || each.conditions.includes('diseased')) continue;
    if (each !== hero && !isWithin(state, hero, each, inches)) continue;
    most = Math.max(most, isConscious(each) ? Math.min(restored, each.wounds) * (isInNeed(each) ? 6 : 3) : 45);
  }
  return most;
}

const forShots = new Set(['aim', 'markTarget', 'overcharge', 'brace']);
const guarding = new Set(['shieldWall', 'evade', 'vanish']);

/** A Skill action that is left besides the main one costs nothing; one that takes its place must be worth more. */
function worthOfSkill(state: State, hero: Hero, skill: string): number {
  const { acted, skilled } = state.activation!;
  const worth = worthOfSkillAlone(state, hero, skill);
  if (!skilled || worth <= 0) return worth;
  return forShots.has(skill) || acted ? -1 : worth - 4;
}

function worthOfSkillAlone(state: State, hero: Hero, skill: string): number {
  const { acted, extra } = state.activation!;
  const mayAct = !acted || extra === 'open';
  if (skill === 'mend') return needNear(state, hero, 3, 2);
  if (skill === 'rally') return state.heroes.some(({ shaken }) => shaken) ? 12 : -1;
  if (skill === 'meditate') return hero.maxPower - hero.power >= 2 ? 3 : -1;
  if (skill === 'quickSearch' || skill === 'purge') return 6;
  if (skill === 'secondWind') return hero.fatigued ? 4 : -1;
  if (skill === 'suppressingBurst') return 4;
  if (forShots.has(skill)) return mayAct && bestShot(state, hero, false) !== undefined ? 60 : -1; // before the shot
  if (skill === 'overpower') return mayAct && isStrongInMelee(state, hero) ? 60 : -1;
  if (guarding.has(skill)) return dangerTo(state, hero) > 1 ? 2 : -1;
  if (skill === 'sprint' || skill === 'order') return isFarFromPost(state, hero) ? 2 : -1;
  return -1;
}

/** Whether some charge is worth more than any shot. */
function isStrongInMelee(state: State, hero: Hero): boolean {
  const charge = Math.max(-1, ...chargeable(state, hero).map(foe => worthOfCharge(state, hero, foe)));
  return charge > (bestShot(state, hero, false)?.worth ?? 0);
}

function worthOfItem(state: State, hero: Hero, item: string): number {
  switch (item) {
    case 'medKit':
      return needNear(state, hero, 3, 3) - 4;
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
  if (feat === 'lifeSurge') return needNear(state, hero, 6, 3) - 3;
  if (feat === 'knitFlesh' || feat === 'cleanse') return 4;
  if (feat === 'barrierField') return dangerTo(state, hero) > 2 ? 4 : -1;
  if (feat === 'puppet' || feat === 'clarity' || feat === 'haste') return -1;
  return 7;
}

/** Rest is for quiet moments: nobody near, nothing to shoot at, and Power to regain. */
function worthOfRest(state: State, hero: Hero): number {
  const isSafe = dangerTo(state, hero) < 1 && bestShot(state, hero, false) === undefined;
  return isSafe && !isFarFromPost(state, hero) ? hero.maxPower - hero.power - 0.5 : -2;
}

/** Another action for 2 Power: worth it for a good shot while some Power is left for feats and tests. */
function worthOfExtra(state: State, hero: Hero): number {
  const shot = bestShot(state, hero, false)?.worth ?? 0;
  return hero.power >= 2 && shot > 5 ? shot - 5 + hero.power : -1;
}
