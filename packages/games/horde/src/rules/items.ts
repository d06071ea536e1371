import type { Flow } from '@starboard/kernel';
import { runsOf } from '@starboard/space';
import type { ConsumableId, Hero, Horde, State } from '../types.ts';
import { loseCondition } from './conditions.ts';
import { heal } from './healing.ts';
import {
  chooseHero,
  chooseUnit,
  heroesInHand,
  pointsInThrow,
  pointsWithin,
  throwRange,
  unitsInThrow,
} from './items/targets.ts';
import { lastOn } from './lasting.ts';
import { shake, steady } from './morale.ts';
import { mayEnd, moverOf } from './move/mover.ts';
import { canRestorePower, restorePower } from './power.ts';
import { isConscious, nameOf, refOf, say } from './table.ts';

/** GSQ-ITEM-14, in inches. */
const noiseReach = 6;

/** GSQ-ITEM-15: this round and the next. */
const greaseRounds = 2;

/** GSQ-ITEM-13, 19 */
const injected = 3;
const healed = 3;

/** What an item does: whether it could do anything now, and the doing. */
interface ItemRule {
  usable(state: State, hero: Hero): boolean;
  use(t: Horde, hero: Hero): Flow;
}

/** GSQ-ITEM-02, 05: something for oneself or a hero close by. */
function forHero(
  id: ConsumableId,
  suits: (target: Hero, state: State) => boolean,
  apply: (t: Horde, target: Hero, by: Hero) => Flow,
): ItemRule {
  const targets = (state: State, hero: Hero) => heroesInHand(state, hero, target => suits(target, state));
  return {
    usable: (state, hero) => targets(state, hero).length > 0,
    *use(t, hero) {
      const target = yield* chooseHero(t, hero, 'item.target', targets(t.state, hero));
      tell(t, hero, id, target);
      yield* apply(t, target, hero);
    },
  };
}

function tell(t: Horde, hero: Hero, id: ConsumableId, target: Hero): void {
  say(t, 'GSQ-ITEM-01', 'item.used', {
    who: nameOf(hero),
    item: { key: `item.${id}` },
    target: nameOf(target),
    own: target === hero ? 'yes' : 'no',
  });
}

const rules: { readonly [I in ConsumableId]: ItemRule } = {
  /** GSQ-ITEM-11 */
  courageInjector: forHero('courageInjector', isConscious, function* (t, target) {
    steady(t, target, 'GSQ-ITEM-11');
    lastOn(target, { what: 'courageInjector', until: 'round' });
  }),
  /** GSQ-ITEM-12 */
  frenzyInjector: forHero('frenzyInjector', isConscious, function* (_, target) {
    target.fatigued = false;
    lastOn(target, { what: 'frenzyInjector', until: 'round' });
  }),
  /** GSQ-ITEM-13 */
  powerInjector: forHero(
    'powerInjector',
    (target, state) => isConscious(target) && canRestorePower(state, target),
    function* (t, target) {
      restorePower(t, target, injected, 'GSQ-ITEM-13');
    },
  ),
  /** GSQ-ITEM-14, GSQ-AI-19 */
  noiseGrenade: {
    usable: (state, hero) => unitsInThrow(state, hero).length > 0,
    *use(t, hero) {
      const unit = yield* chooseUnit(t, hero, 'grenade.unit', unitsInThrow(t.state, hero));
      const points = unit.models.flatMap(model => pointsWithin(t.state, model.at, noiseReach, unit));
      const at = yield* t.pickPlace(
        hero.seat,
        'grenade.noise',
        'lattice',
        runsOf([...new Set(points)].sort(byNumber)),
        {
          params: { who: nameOf(unit) },
          about: [refOf(unit)],
          rule: 'GSQ-ITEM-14',
        },
      );
      lastOn(unit, { what: 'noiseGrenade', until: 'nextRound', at });
      say(t, 'GSQ-ITEM-14', 'grenade.heard', { who: nameOf(hero), target: nameOf(unit) });
    },
  },
  /** GSQ-ITEM-15 */
  greaseGrenade: {
    usable: () => true, // one always sees the ground one stands on
    *use(t, hero) {
      const points = pointsInThrow(t.state, hero);
      const at = yield* t.pickPlace(hero.seat, 'grenade.grease', 'lattice', points, {
        about: [refOf(hero)],
        rule: 'GSQ-ITEM-15',
      });
      t.state.grease = [...t.state.grease, { at, rounds: greaseRounds }];
      say(t, 'GSQ-ITEM-15', 'grenade.greased', { who: nameOf(hero) });
    },
  },
  /** GSQ-ITEM-16 */
  stunGrenade: {
    usable: (state, hero) => unitsInThrow(state, hero, unit => !unit.shaken).length > 0,
    *use(t, hero) {
      const unit = yield* chooseUnit(
        t,
        hero,
        'grenade.unit',
        unitsInThrow(t.state, hero, each => !each.shaken),
      );
      shake(t, unit, 'GSQ-ITEM-16');
    },
  },
  /** GSQ-ITEM-06, 17, GSQ-COND-06 */
  curingKit: forHero(
    'curingKit',
    ({ conditions }) => conditions.length > 0,
    function* (t, target) {
      for (const condition of [...target.conditions]) loseCondition(t, target, condition, 'GSQ-ITEM-17');
    },
  ),
  /** GSQ-ITEM-18: a placement, not a move. */
  teleportKit: forHero('teleportKit', isConscious, function* (t, target, by) {
    const { state } = t;
    const mover = moverOf(state, target, target);
    const places = pointsWithin(state, target.at, throwRange).filter(at => mayEnd(mover, at));
    target.at = yield* t.pickPlace(by.seat, 'teleport', 'lattice', runsOf(places), {
      params: { who: nameOf(target) },
      about: [refOf(target)],
      rule: 'GSQ-ITEM-18',
    });
    say(t, 'GSQ-ITEM-18', 'teleported', { who: nameOf(target) });
  }),
  /** GSQ-ITEM-06, 19 */
  medKit: forHero(
    'medKit',
    ({ wounds, conditions }) => wounds > 0 && !conditions.includes('diseased'),
    (t, target, by) => heal(t, by, target, healed, 'GSQ-ITEM-19'),
  ),
};

function byNumber(a: number, b: number): number {
  return a - b;
}

/** GSQ-ITEM-01..06: whether a consumable could be used on anybody or anything now. */
export function isUsable(state: State, hero: Hero, item: ConsumableId): boolean {
  return rules[item].usable(state, hero);
}

/** GSQ-ITEM-01..19: asks for the target, and uses it up. */
export function* useItem(t: Horde, hero: Hero, item: ConsumableId): Flow {
  hero.items.splice(hero.items.indexOf(item), 1);
  yield* rules[item].use(t, hero);
}

/** GSQ-ITEM-04: a Shaken hero helps itself, at no cost in actions. */
export function* injectOneself(t: Horde, hero: Hero): Flow {
  hero.items.splice(hero.items.indexOf('courageInjector'), 1);
  tell(t, hero, 'courageInjector', hero);
  steady(t, hero, 'GSQ-ITEM-04');
  lastOn(hero, { what: 'courageInjector', until: 'round' });
}
