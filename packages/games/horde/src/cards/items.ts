import type { Flow } from '@starboard/kernel';
import { runsOf } from '@starboard/space';
import { canHeal, loseCondition } from '../rules/conditions.ts';
import { heal } from '../rules/healing.ts';
import {
  chooseHero,
  chooseUnit,
  heroesInHand,
  pointsInThrow,
  pointsWithin,
  throwRange,
  unitsInThrow,
} from '../rules/items/targets.ts';
import { sayUsed } from '../rules/items.ts';
import { lastOn } from '../rules/lasting.ts';
import { shake, steady } from '../rules/morale.ts';
import { mayEnd, moverOf } from '../rules/move/mover.ts';
import { canRestorePower, restorePower } from '../rules/power.ts';
import { isConscious, nameOf, refOf, say } from '../rules/table.ts';
import type { ConsumableId, Hero, Horde, ItemCard, State } from '../types.ts';

/** GSQ-ITEM-14, in inches. */
const noiseReach = 6;

/** GSQ-ITEM-15: this round and the next. */
const greaseRounds = 2;

/** GSQ-ITEM-13, 19 */
const injected = 3;
const healed = 3;

/** GSQ-ITEM-02, 05: something for oneself or a hero close by. */
function forHero(
  id: ConsumableId,
  suits: (target: Hero, state: State) => boolean,
  apply: (t: Horde, target: Hero, by: Hero) => Flow,
): Pick<ItemCard, 'usable' | 'use'> {
  const targets = (state: State, hero: Hero) => heroesInHand(state, hero, target => suits(target, state));
  return {
    usable: (state, hero) => targets(state, hero).length > 0,
    *use(t, hero) {
      const target = yield* chooseHero(t, hero, 'item.target', targets(t.state, hero));
      sayUsed(t, hero, id, target);
      yield* apply(t, target, hero);
    },
  };
}

function byNumber(a: number, b: number): number {
  return a - b;
}

/** GSQ-ITEM-11..22 */
export const items: { readonly [I in ConsumableId]: ItemCard } = {
  /** GSQ-ITEM-11 */
  courageInjector: {
    price: 5,
    ...forHero('courageInjector', isConscious, function* (t, target) {
      steady(t, target, 'GSQ-ITEM-11');
      lastOn(target, { what: 'courageInjector', until: 'round' });
    }),
    rouse(t, hero) {
      steady(t, hero, 'GSQ-ITEM-04');
      lastOn(hero, { what: 'courageInjector', until: 'round' });
    },
    lasting: { nerve: () => 'courageInjector' },
  },
  /** GSQ-ITEM-12 */
  frenzyInjector: {
    price: 10,
    ...forHero('frenzyInjector', isConscious, function* (_, target) {
      target.fatigued = false;
      lastOn(target, { what: 'frenzyInjector', until: 'round' });
    }),
    lasting: { lends: 'furious', tireless: () => 'frenzyInjector' },
  },
  /** GSQ-ITEM-13 */
  powerInjector: {
    price: 15,
    ...forHero(
      'powerInjector',
      (target, state) => isConscious(target) && canRestorePower(state, target),
      function* (t, target) {
        restorePower(t, target, injected, 'GSQ-ITEM-13');
      },
    ),
  },
  /** GSQ-ITEM-14, GSQ-AI-19 */
  noiseGrenade: {
    price: 5,
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
    lasting: { lures: true },
  },
  /** GSQ-ITEM-15 */
  greaseGrenade: {
    price: 10,
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
    price: 15,
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
  curingKit: {
    price: 5,
    ...forHero(
      'curingKit',
      ({ conditions }) => conditions.length > 0,
      function* (t, target) {
        for (const condition of [...target.conditions]) loseCondition(t, target, condition, 'GSQ-ITEM-17');
      },
    ),
  },
  /** GSQ-ITEM-18: a placement, not a move. */
  teleportKit: {
    price: 10,
    ...forHero('teleportKit', isConscious, function* (t, target, by) {
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
  },
  /** GSQ-ITEM-06, 19 */
  medKit: {
    price: 15,
    ...forHero(
      'medKit',
      target => target.wounds > 0 && canHeal(target),
      (t, target, by) => heal(t, by, target, healed, 'GSQ-ITEM-19'),
    ),
  },
};
