import { type Answer, type AnyAsk, type Bot, keyOf, randomAnswer, type Sight } from '@starboard/kernel';
import { isNear, printed } from '../field/measure.ts';
import { placeOfCorner } from '../rules/enemies/goal.ts';
import { consciousHeroes, heroNo } from '../rules/table.ts';
import { arrival } from '../rules/wave/places.ts';
import { isRanged } from '../rules/weapons.ts';
import type { ConsumableId, FeatId, Fighter, GearId, SkillId, State } from '../types.ts';
import type { View } from '../view.ts';
import { nextAction, urgencyOf } from './act.ts';
import { chooseGain } from './growth.ts';
import { bestSpot } from './places.ts';
import { inchesToMarker } from './posts.ts';
import { isInNeed, worthOfTendingTo } from './tending.ts';
import { bestShot, worthOfShot } from './value.ts';

type Question = Sight<View>;

/** Plays a hero as a sensible person would: holds markers, shoots what is worth most, keeps the party on its feet. */
export const sensibleBot: Bot<View> = {
  name: 'sensible',
  choose: question => habits[question.decision]?.(question) ?? usual(question),
};

function usual({ ask, chance }: Question): Answer {
  return randomAnswer(ask, chance);
}

/** The first of these that is offered. */
function firstOf<Key extends string>(...wanted: Key[]) {
  return ({ ask }: Question): Answer | undefined => {
    const keys = ask.options.map(keyOf);
    return wanted.find(key => keys.includes(key));
  };
}

function best(ask: AnyAsk, worth: (key: string) => number): string {
  const keys = ask.options.map(keyOf);
  return keys.reduce((top, key) => (worth(key) > worth(top) ? key : top));
}

function fighterAt(state: State, key: string): Fighter | undefined {
  const [kind, no] = key.split(':');
  if (kind === 'hero') return heroNo(state, Number(no));
  return state.units.find(unit => unit.no === Number(no));
}

function chooseTarget({ view, ask }: Question): Answer {
  const hero = heroNo(view, view.activation?.hero ?? 1);
  const weapon = printed(hero).weapons.find(isRanged)!;
  return best(ask, key => {
    const target = fighterAt(view, key);
    return target === undefined ? 0 : worthOfShot(view, hero, weapon, target, false) + 0.01;
  });
}

function choosePlace(mayShoot: boolean) {
  return ({ view, ask }: Question): Answer | undefined => {
    if (ask.shape !== 'place') return undefined;
    return bestSpot(view, view.activation?.hero ?? 1, ask.places, mayShoot).at;
  };
}

/** Somewhere about the middle of the table, each hero by itself. */
function deploy({ view, ask }: Question): Answer | undefined {
  if (ask.shape !== 'place') return undefined;
  const waiting = view.heroes.find(({ at }) => at < 0);
  return bestSpot({ ...view, priority: 5 }, waiting?.no ?? 1, ask.places, false).at;
}

/** The corner that is furthest from everybody; from a crowded one whoever comes next stands further on (GSQ-WAVE-11). */
function farCorner({ view, ask }: Question): Answer {
  const heroes = consciousHeroes(view);
  return best(ask, key => {
    const corner = Number(key.split(':')[1]);
    const nearest = Math.min(...heroes.map(({ at }) => inchesToMarker(view, at, corner)));
    return nearest - crowdAt(view, corner) * pushedOn;
  });
}

/** In inches: how much further off a corner must be for each model that stands there, so that a wave finds room in all four. */
const pushedOn = 3;

function crowdAt(view: View, corner: number): number {
  const at = placeOfCorner(view, corner);
  return view.units.filter(unit => isNear(view, unit, at, arrival)).reduce((sum, { models }) => sum + models.length, 0);
}

function nearPriority({ view, ask }: Question): Answer {
  const heroes = consciousHeroes(view);
  return best(ask, key => {
    const marker = Number(key.split(':')[1]);
    return -Math.min(...heroes.map(({ at }) => inchesToMarker(view, at, marker)));
  });
}

/** GSQ-ITEM-04: two Courage Injectors for everybody, a Med Kit, then whatever makes a hero harder to hurt. */
function shop({ view, ask }: Question): Answer {
  const keys = new Set(ask.options.map(keyOf));
  for (const { no, items } of view.heroes) {
    const injectors = items.filter(item => item === 'courageInjector').length;
    if (injectors < 2 && keys.has(`buy:${no}:courageInjector`)) return `buy:${no}:courageInjector`;
  }
  for (const { no, items } of view.heroes) {
    if (!items.includes('medKit') && keys.has(`buy:${no}:medKit`)) return `buy:${no}:medKit`;
  }
  for (const { no } of view.heroes) {
    for (const gear of wantedGear) if (keys.has(`buy:${no}:${gear}`)) return `buy:${no}:${gear}`;
  }
  return 'done';
}

const wantedGear: readonly GearId[] = ['bioWeave', 'platedVest'];

function weakestNear({ view, ask }: Question): Answer {
  return best(ask, key => {
    const target = fighterAt(view, key);
    if (target === undefined) return 0;
    if (target.kind === 'hero') return target.wounds / target.tough;
    return printed(target).cost;
  });
}

/** GSQ-CORE-05: 3 Power for a failed test, if somebody is in need of being mended. */
function turnFailure({ view: { activation, heroes } }: Question): Answer {
  const isForMend = activation?.usedSkills.at(-1) === 'mend';
  const by = heroes.find(({ no }) => no === activation?.hero);
  return isForMend && by !== undefined && by.power > 2 && heroes.some(isInNeed) ? 'pay' : 'accept';
}

function neediest({ view, ask }: Question): Answer {
  return best(ask, key => {
    const target = fighterAt(view, key);
    return target?.kind === 'hero' ? worthOfTendingTo(target, 3) : 0;
  });
}

function mostShaken({ view, ask }: Question): Answer {
  return best(ask, key => (fighterAt(view, key)?.shaken ? 1 : 0));
}

/** What the hero itself would shoot at. */
function bestMark({ view, ask }: Question): Answer {
  const target = bestShot(view, heroNo(view, view.activation!.hero), false)?.target;
  return best(ask, key => (fighterAt(view, key) === target ? 1 : 0));
}

function oneself({ view, ask }: Question): Answer {
  return best(ask, key => (key === `hero:${view.activation!.hero}` ? 1 : 0));
}

/** How each question is answered; whatever is not here is left to chance. */
const habits: { readonly [decision: string]: (question: Question) => Answer | undefined } = {
  activate: ({ view, ask }) => best(ask, key => urgencyOf(view, heroNo(view, Number(key.split(':')[1])))),
  'activate.named': firstOf('go'),
  shaken: firstOf('inject'),
  act: ({ view, ask }) => nextAction(view, ask),
  advance: choosePlace(true),
  rush: choosePlace(false),
  sprint: choosePlace(false),
  order: choosePlace(false),
  contact: choosePlace(false),
  moveOn: choosePlace(false),
  deploy,
  shoot: chooseTarget,
  strikeBack: firstOf('strike'),
  guard: firstOf('2', '1'),
  'test.power': turnFailure,
  'feat.aid': firstOf('0'),
  'feat.hinder': firstOf('0'),
  'use.mend': neediest,
  'use.rally': mostShaken,
  'use.shieldWall': neediest,
  'use.markTarget': bestMark,
  'use.suppressingBurst': weakestNear,
  'use.overcharge': oneself,
  'feat.target': weakestNear,
  'item.target': weakestNear,
  'grenade.unit': weakestNear,
  corner: farCorner,
  priority: nearPriority,
  bossFight: firstOf('no'),
  revive: firstOf('stand', 'move'),
  shop,
  level: chooseGain,
  learnSkill: firstOf<SkillId>('mend', 'evade', 'aim', 'shieldWall', 'markTarget', 'rally'),
  learnFeat: firstOf<FeatId>('lifeSurge', 'forceBolt', 'barrierField', 'hurl'),
  trove: firstOf<ConsumableId>('medKit'),
};
