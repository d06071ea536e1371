import type { Flow } from '@starboard/kernel';
import { distance } from '../../field/scale.ts';
import { halvedByWeather } from '../../rules/allowance.ts';
import { takeHits } from '../../rules/attack/hits.ts';
import { isModelWithin } from '../../rules/attack/near.ts';
import { canHeal, loseCondition } from '../../rules/conditions.ts';
import { lastOn } from '../../rules/lasting.ts';
import { moraleTest, shake } from '../../rules/morale.ts';
import { reachOf } from '../../rules/move/reach.ts';
import { moveUnit } from '../../rules/move/unit.ts';
import { seesModel } from '../../rules/sight.ts';
import { isConscious, modelRef, nameOf, refOf } from '../../rules/table.ts';
import { restoreWounds } from '../../rules/wounds.ts';
import type { FeatCard, FeatId, Hero, Horde, State, Unit } from '../../types.ts';
import { hitting, onEnemy, onHero } from './feat.ts';

/** GSQ-PSY-13, in inches. */
const crushRange = 12;

/** GSQ-PSY-17, in inches. */
const puppetMove = 6;

function isHurt(hero: Hero): boolean {
  return hero.wounds > 0 && canHeal(hero);
}

function crushable(state: State, hero: Hero, unit: Unit): Unit['models'] {
  const reach = distance(state, crushRange);
  return unit.models.filter(
    model => isModelWithin(state, unit, model, hero, reach) && seesModel(state, hero, hero, unit, model),
  );
}

/** GSQ-PSY-17: its lowest-numbered model, which is listed first, where the player wants it, the others after it. */
function* pullStrings(t: Horde, unit: Unit, caster: Hero): Flow {
  const leader = unit.models[0]!;
  const limit = halvedByWeather(t.state, distance(t.state, puppetMove)); // GSQ-SKILL-06
  const { ends } = reachOf(t.state, unit, leader, { limit });
  const at = yield* t.pickPlace(caster.seat, 'feat.where', 'lattice', ends, {
    params: { who: nameOf(unit), inches: limit / 4 },
    about: [refOf(unit)],
    rule: 'GSQ-PSY-17',
  });
  yield* moveUnit(t, unit, leader, at, limit);
}

/** GSQ-PSY-20: one condition, by the caster's choice. */
function* cleanse(t: Horde, target: Hero, caster: Hero): Flow {
  const condition = yield* t.choose(caster.seat, 'feat.which', target.conditions, {
    takeOnly: true,
    params: { who: nameOf(target) },
    about: [refOf(target)],
    describe: each => ({ label: { key: `condition.${each}` } }),
  });
  loseCondition(t, target, condition, 'GSQ-PSY-20');
}

/** GSQ-PSY-11..22 */
export const feats: { readonly [F in FeatId]: FeatCard } = {
  /** GSQ-PSY-11 */
  forceBolt: { cost: 1, range: 18, ...hitting('forceBolt', 2, 1, 'GSQ-PSY-11') },
  /** GSQ-PSY-12 */
  hurl: { cost: 2, range: 12, ...hitting('hurl', 3, 2, 'GSQ-PSY-12') },
  /** GSQ-PSY-13: one model of an enemy unit. */
  crush: {
    cost: 3,
    range: crushRange,
    usable: (state, hero) => state.units.some(unit => crushable(state, hero, unit).length > 0),
    *aim(t, hero) {
      const options = t.state.units.flatMap(unit =>
        crushable(t.state, hero, unit).map(model => ({ key: modelRef(unit, model), unit, model })),
      );
      const { unit, model } = yield* t.choose(hero.seat, 'feat.target', options, {
        takeOnly: true,
        params: { who: nameOf(hero) },
        about: [refOf(hero)],
        describe: option => ({
          label: { key: 'feat.model', params: { unit: nameOf(option.unit), no: option.model.no } },
          refs: [option.key],
        }),
      });
      return {
        target: nameOf(unit),
        *works() {
          yield* takeHits(t, unit, { count: 1, ap: 4, deadly: 3 }, { rule: 'GSQ-PSY-13', cause: 'feat', model });
        },
      };
    },
  },
  /** GSQ-PSY-14 */
  barrierField: {
    cost: 1,
    range: 12,
    ...onHero('barrierField', isConscious, function* (_, target) {
      lastOn(target, { what: 'barrierField', until: 'round' });
    }),
    lasting: { block: () => ({ name: 'barrierField', value: 1 }) },
  },
  /** GSQ-PSY-15 */
  daze: {
    cost: 1,
    range: 18,
    ...onEnemy('daze', function* (_, target) {
      lastOn(target, { what: 'daze', until: 'round' });
    }),
    lasting: { hit: () => ({ name: 'daze', value: -1 }) },
  },
  /** GSQ-PSY-16 */
  dread: {
    cost: 2,
    range: 18,
    ...onEnemy('dread', function* (t, target) {
      if (!(yield* moraleTest(t, target, 'GSQ-PSY-16'))) shake(t, target, 'GSQ-PSY-16');
    }),
  },
  /** GSQ-PSY-17 */
  puppet: { cost: 3, range: 12, ...onEnemy('puppet', pullStrings) },
  /** GSQ-PSY-18: two that end apart, with the next attack and with the next test. */
  clarity: {
    cost: 1,
    range: 12,
    ...onHero('clarity', isConscious, function* (_, target) {
      lastOn(target, { what: 'clarity', until: 'attack' });
      lastOn(target, { what: 'clarityOfMind', until: 'test' });
    }),
    lasting: { hit: () => ({ name: 'clarity', value: 1 }) },
    besides: { clarityOfMind: { stat: () => ({ name: 'clarity', value: 1 }) } },
  },
  /** GSQ-PSY-19 */
  knitFlesh: {
    cost: 1,
    range: 12,
    ...onHero(
      'knitFlesh',
      hero => isConscious(hero) && isHurt(hero),
      function* (t, target) {
        yield* restoreWounds(t, target, 1, 'GSQ-PSY-19');
      },
    ),
  },
  /** GSQ-PSY-20, GSQ-WOUND-06 */
  cleanse: {
    cost: 1,
    range: 12,
    ...onHero('cleanse', hero => isConscious(hero) && hero.conditions.length > 0, cleanse),
  },
  /** GSQ-PSY-21 */
  haste: {
    cost: 2,
    range: 12,
    ...onHero('haste', isConscious, function* (_, target) {
      lastOn(target, { what: 'haste', until: 'round' });
    }),
    lasting: { stride: ({ move }) => ({ name: 'haste', value: move === 'advance' ? 2 : 4 }) },
  },
  /** GSQ-PSY-22 */
  lifeSurge: {
    cost: 3,
    range: 6,
    ...onHero('lifeSurge', isHurt, function* (t, target) {
      yield* restoreWounds(t, target, 3, 'GSQ-PSY-22');
    }),
  },
};
