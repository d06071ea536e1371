import { type Flow, nothing } from '@starboard/kernel';
import type { LatticeIndex } from '@starboard/space';
import { catalogue } from '../catalogue.ts';
import type { Move } from '../hooks.ts';
import type {
  Condition,
  ConsumableId,
  Described,
  FeatId,
  Fighter,
  Hero,
  Horde,
  Params,
  SkillId,
  State,
} from '../types.ts';
import { allowance } from './allowance.ts';
import { loseCondition } from './conditions.ts';
import { tryFeat } from './feats.ts';
import { useItem } from './items.ts';
import { charge } from './melee.ts';
import { moveHero } from './move/hero.ts';
import { restorePower, spendPower } from './power.ts';
import { collect, revealToken } from './search.ts';
import { shoot } from './shooting.ts';
import { takeAction, takeSkillAction } from './slots.ts';
import { isConscious, nameOf, refOf, say, thingNamed } from './table.ts';
import { moveByWaypoints } from './waypoints.ts';

/** GSQ-ACT-02 */
export const priceOfExtra = 2;

/** GSQ-POWER-02 */
const powerOfRest = 6;

/** Something that a hero may do now. */
export interface Action {
  readonly key: string;
  readonly group: string;
  /** The activation is over with it. */
  readonly isLast: boolean;
  describe(state: State, hero: Hero): Described;
  do(t: Horde, hero: Hero): Flow;
}

/** A kind of action: how one of them is shown, and what it does with what it is aimed at. */
interface Verb<T> {
  readonly group: string;
  readonly isLast?: true;
  describe(target: T, state: State, hero: Hero): Described;
  do(t: Horde, hero: Hero, target: T): Flow;
}

/** One action as it is offered: a verb and what it is aimed at. There are many at every question, so they are kept light. */
export class Deed<T> implements Action {
  readonly key: string;
  readonly verb: Verb<T>;
  readonly target: T;

  constructor(key: string, verb: Verb<T>, target: T) {
    this.key = key;
    this.verb = verb;
    this.target = target;
  }

  get group(): string {
    return this.verb.group;
  }

  get isLast(): boolean {
    return this.verb.isLast === true;
  }

  describe(state: State, hero: Hero): Described {
    return this.verb.describe(this.target, state, hero);
  }

  do(t: Horde, hero: Hero): Flow {
    return this.verb.do(t, hero, this.target);
  }
}

function* shootNow(t: Horde, hero: Hero, moved: boolean): Flow {
  if (yield* shoot(t, hero, moved)) t.state.activation!.attacked = true; // GSQ-PSY-02
}

/** GSQ-ACT-04 */
export const holding = new Deed<undefined>(
  'hold',
  {
    group: 'hold',
    describe: () => ({ label: { key: 'act.hold' } }),
    *do(t, hero) {
      takeAction(t);
      yield* shootNow(t, hero, false);
    },
  },
  undefined,
);

/** GSQ-MOVE-11: moves to an end alone, and by waypoints. */
const moveKeys = {
  advance: 'act.advance',
  'advance:via': 'act.advance.via',
  rush: 'act.rush',
  'rush:via': 'act.rush.via',
} as const;

type Going = keyof typeof moveKeys;

/** How a move is shown: with how far it goes, in inches. */
export function moveLabel(move: Move, key: Going) {
  return (_: undefined, state: State, hero: Hero): Described => ({
    label: { key: moveKeys[key], params: { inches: allowance(state, hero, move) / 4 } },
  });
}

/** GSQ-MOVE-11: the player may name waypoints first. */
type Goes = typeof moveHero;

/** GSQ-ACT-05, GSQ-MOVE-14 */
function advance(key: Going, goes: Goes): Deed<undefined> {
  const verb: Verb<undefined> = {
    group: 'advance',
    describe: moveLabel('advance', key),
    *do(t, hero) {
      takeAction(t);
      const moved = yield* goes(t, hero, allowance(t.state, hero, 'advance'), 'advance');
      if (isConscious(hero)) yield* shootNow(t, hero, moved);
    },
  };
  return new Deed(key, verb, undefined);
}

export const advancing = advance('advance', moveHero);
export const advancingBy = advance('advance:via', moveByWaypoints);

/** GSQ-ACT-06 */
function rush(key: Going, goes: Goes): Deed<undefined> {
  const verb: Verb<undefined> = {
    group: 'rush',
    describe: moveLabel('rush', key),
    *do(t, hero) {
      takeAction(t);
      yield* goes(t, hero, allowance(t.state, hero, 'rush'), 'rush');
    },
  };
  return new Deed(key, verb, undefined);
}

export const rushing = rush('rush', moveHero);
export const rushingBy = rush('rush:via', moveByWaypoints);

/** GSQ-ACT-07, GSQ-PSY-02 */
export const charging: Verb<Fighter> = {
  group: 'charge',
  describe: foe => ({ label: { key: 'act.charge', params: { target: nameOf(foe) } }, refs: [refOf(foe)] }),
  *do(t, hero, foe) {
    takeAction(t);
    t.state.activation!.attacked = true;
    yield* charge(t, hero, foe);
  },
};

export function skillLabel(state: State, skill: SkillId, hero: Hero): Described {
  const { stat } = catalogue.skills[skill];
  const params: Params = {
    skill: thingNamed(state, `skill.${skill}`),
    stat: { key: `stat.${stat}` },
    need: hero[stat],
  };
  return { label: { key: 'act.skill', params } };
}

export const usingSkill: Verb<SkillId> = {
  group: 'skill',
  describe: (skill, state, hero) => skillLabel(state, skill, hero),
  *do(t, hero, skill) {
    takeSkillAction(t);
    t.state.activation!.usedSkills.push(skill);
    yield* catalogue.skills[skill].use(t, hero);
  },
};

export function itemLabel(state: State, item: ConsumableId): Described {
  return { label: { key: 'act.item', params: { item: thingNamed(state, `item.${item}`) } } };
}

/** GSQ-ITEM-01 */
export const usingItem: Verb<ConsumableId> = {
  group: 'item',
  describe: (item, state) => itemLabel(state, item),
  *do(t, hero, item) {
    takeSkillAction(t);
    yield* useItem(t, hero, item);
  },
};

/** GSQ-SEARCH-15, GSQ-RUL-32 */
export const revealing: Verb<LatticeIndex> = {
  group: 'reveal',
  describe: at => ({ label: { key: 'act.reveal' }, refs: [`token:${at}`] }),
  *do(t, hero, at) {
    takeSkillAction(t);
    yield* revealToken(t, at, hero);
  },
};

export function featLabel(state: State, feat: FeatId): Described {
  return {
    label: { key: 'act.feat', params: { feat: thingNamed(state, `feat.${feat}`), cost: catalogue.feats[feat].cost } },
  };
}

export const trying: Verb<FeatId> = {
  group: 'feat',
  describe: (feat, state) => featLabel(state, feat),
  *do(t, hero, feat) {
    t.state.activation!.triedFeats.push(feat);
    yield* tryFeat(t, hero, feat);
  },
};

/** GSQ-SEARCH-16 */
export const collecting: Verb<LatticeIndex> = {
  group: 'collect',
  describe: at => ({ label: { key: 'act.collect' }, refs: [`treasure:${at}`] }),
  do(t, hero, at) {
    t.state.activation!.collected = true;
    collect(t, hero, at);
    return nothing;
  },
};

export function restLabel(): Described {
  return { label: { key: 'act.rest', params: { power: powerOfRest } } };
}

/** GSQ-POWER-02, GSQ-RUL-39 */
export const resting = new Deed<undefined>(
  'rest',
  {
    group: 'rest',
    isLast: true,
    describe: restLabel,
    do(t, hero) {
      say(t, 'GSQ-ACT-03', 'rest', { who: nameOf(hero) });
      restorePower(t, hero, powerOfRest, 'GSQ-POWER-02');
      return nothing;
    },
  },
  undefined,
);

export const curing: Verb<Condition> = {
  group: 'rest',
  isLast: true,
  describe: condition => ({ label: { key: 'act.cure', params: { condition: { key: `condition.${condition}` } } } }),
  do(t, hero, condition) {
    say(t, 'GSQ-ACT-03', 'rest', { who: nameOf(hero) });
    loseCondition(t, hero, condition, 'GSQ-POWER-03');
    return nothing;
  },
};

export const payingExtra = new Deed<undefined>(
  'extra',
  {
    group: 'extra',
    describe: () => ({ label: { key: 'act.extra', params: { power: priceOfExtra } } }),
    *do(t, hero) {
      t.state.activation!.extra = 'open';
      yield* spendPower(t, hero, priceOfExtra, 'GSQ-ACT-02');
    },
  },
  undefined,
);

/** GSQ-ACT-01: whatever is left is forgone. */
export const end = new Deed<undefined>(
  'end',
  {
    group: 'end',
    isLast: true,
    describe: () => ({ label: { key: 'act.end' } }),
    do: () => nothing,
  },
  undefined,
);
