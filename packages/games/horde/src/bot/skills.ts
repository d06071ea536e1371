import { catalogue } from '../catalogue.ts';
import { chargeable } from '../rules/melee.ts';
import { special } from '../rules/specials.ts';
import type { ConsumableId, Hero, SkillId, State } from '../types.ts';
import { needNear } from './tending.ts';
import { bestShot, dangerTo, worthOfCharge } from './value.ts';

type Worth = (state: State, hero: Hero) => number;

/** How much more the next shot is worth; nothing without a shot to come. */
function sharpening(share: number): Worth {
  return (state, hero) => {
    if (!mayAct(state) || state.activation!.skilled) return 0;
    return (bestShot(state, hero, false)?.worth ?? 0) * share;
  };
}

/** How much of the danger is turned away, in points for each wound that threatens. */
function guarding(share: number): Worth {
  return (state, hero) => Math.min(worstDanger, dangerTo(state, hero)) * share;
}

/** Beyond that a hero is lost anyway. */
const worstDanger = 8;

const useless: Worth = () => 0;

/** What a skill is worth in points, if its test is passed. */
const worths: { readonly [S in SkillId]: Worth } = {
  shieldWall: guarding(1.2),
  shove: useless,
  overpower: (state, hero) => (mayAct(state) ? worthOfMelee(state, hero) * 0.5 : 0),
  brace: sharpening(0.35),
  suppressingBurst: () => 5,
  secondWind: (_, { fatigued }) => (fatigued ? 4 : 0),
  aim: sharpening(0.5),
  evade: guarding(1.2),
  vanish: guarding(1.6),
  fieldBarricade: useless,
  overcharge: sharpening(0.5),
  quickSearch: () => 7,
  sprint: useless,
  mend: (state, hero) => needNear(state, hero, 3, 2 + special(hero, 'fieldSurgeon')),
  purge: () => 7,
  rally: state => (state.heroes.some(({ shaken }) => shaken) ? 14 : 0),
  order: useless,
  markTarget: sharpening(0.4),
  taunt: useless,
  meditate: (_, { maxPower, power }) => (maxPower - power >= 2 ? 4 : 0),
};

/** Skills that are for an attack that is still to come: they go first. */
const forAttack: readonly SkillId[] = ['aim', 'markTarget', 'overcharge', 'brace', 'overpower'];

export function isForAttack(key: string): boolean {
  const [verb, skill] = key.split(':');
  return verb === 'skill' && forAttack.includes(skill as SkillId);
}

/** GSQ-CORE-02, 03: how likely a test is passed. */
function chanceOf(hero: Hero, skill: SkillId): number {
  return (7 - Math.max(2, hero[catalogue.skills[skill].stat])) / 6;
}

/** What a Skill action with this skill is worth, in points. */
export function worthOfSkill(state: State, hero: Hero, skill: SkillId): number {
  return worths[skill](state, hero) * chanceOf(hero, skill);
}

function mayAct({ activation }: State): boolean {
  return !activation!.acted || activation!.extra === 'open';
}

/** What the best charge is worth, if it is worth more than any shot. */
function worthOfMelee(state: State, hero: Hero): number {
  const charge = Math.max(0, ...chargeable(state, hero).map(foe => worthOfCharge(state, hero, foe)));
  return charge > (bestShot(state, hero, false)?.worth ?? 0) ? charge : 0;
}

const kept: Worth = () => -1;

const itemWorths: { readonly [I in ConsumableId]: Worth } = {
  courageInjector: (state, hero) => (state.heroes.some(each => each !== hero && each.shaken) ? 8 : -1),
  frenzyInjector: kept,
  powerInjector: (_, { maxPower, power }) => (maxPower - power >= 3 ? 4 : -1),
  noiseGrenade: kept,
  greaseGrenade: kept,
  stunGrenade: ({ units }) => (units.length > 0 ? 8 : -1),
  curingKit: () => 5,
  teleportKit: kept,
  medKit: (state, hero) => needNear(state, hero, 3, 3 + special(hero, 'fieldSurgeon')) - 4,
};

export function worthOfItem(state: State, hero: Hero, item: ConsumableId): number {
  return itemWorths[item](state, hero);
}
