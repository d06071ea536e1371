import type { Flow, Text } from '@starboard/kernel';
import { type FeatId, feats } from '../../content/feats.ts';
import { distance } from '../../field/field.ts';
import { isWithin } from '../../field/measure.ts';
import type { Fighter, Hero, Horde, State, Unit } from '../../types.ts';
import { halvedByWeather } from '../allowance.ts';
import { takeHits } from '../attack/hits.ts';
import { isModelWithin } from '../attack/near.ts';
import { loseCondition } from '../conditions.ts';
import { chooseHero, chooseUnit } from '../items/targets.ts';
import { lastOn } from '../lasting.ts';
import { moraleTest, shake } from '../morale.ts';
import { reachOf } from '../move/reach.ts';
import { moveUnit } from '../move/unit.ts';
import { sees, seesModel } from '../sight.ts';
import { isConscious, modelRef, nameOf, refOf } from '../table.ts';
import { restoreWounds } from '../wounds.ts';

/** GSQ-PSY-17, in inches. */
const puppetMove = 6;

/** A feat: whether it has a target, and how it is aimed; what comes of it happens if the roll succeeds. */
interface FeatRule {
  usable(state: State, hero: Hero): boolean;
  aim(t: Horde, hero: Hero): Flow<Aimed>;
}

interface Aimed {
  readonly target: Text;
  works(): Flow;
}

/** GSQ-PSY-03: in range and in line of sight; the caster always sees itself. */
function isTarget(state: State, caster: Hero, target: Fighter, feat: FeatId): boolean {
  return isWithin(state, caster, target, feats[feat].range) && sees(state, caster, target);
}

function onEnemy(feat: FeatId, effect: (t: Horde, target: Unit, caster: Hero) => Flow): FeatRule {
  const targets = (state: State, hero: Hero) => state.units.filter(unit => isTarget(state, hero, unit, feat));
  return {
    usable: (state, hero) => state.units.some(unit => isTarget(state, hero, unit, feat)),
    *aim(t, hero) {
      const target = yield* chooseUnit(t, hero, 'feat.target', targets(t.state, hero));
      return { target: nameOf(target), works: () => effect(t, target, hero) };
    },
  };
}

function onHero(
  feat: FeatId,
  suits: (target: Hero) => boolean,
  effect: (t: Horde, target: Hero, caster: Hero) => Flow,
): FeatRule {
  const targets = (state: State, hero: Hero) =>
    state.heroes.filter(each => suits(each) && isTarget(state, hero, each, feat));
  return {
    usable: (state, hero) => targets(state, hero).length > 0,
    *aim(t, hero) {
      const target = yield* chooseHero(t, hero, 'feat.target', targets(t.state, hero));
      return { target: nameOf(target), works: () => effect(t, target, hero) };
    },
  };
}

function hitting(feat: FeatId, count: number, ap: number, rule: string): FeatRule {
  return onEnemy(feat, function* (t, target) {
    yield* takeHits(t, target, { count, ap }, { rule, cause: 'feat' });
  });
}

function isHurt({ wounds, conditions }: Hero): boolean {
  return wounds > 0 && !conditions.includes('diseased');
}

/** GSQ-PSY-13: one model of an enemy unit. */
const crush: FeatRule = {
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
};

function crushable(state: State, hero: Hero, unit: Unit): Unit['models'] {
  const { range } = feats.crush;
  const reach = distance(state, range);
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
export const featRules: { readonly [F in FeatId]: FeatRule } = {
  forceBolt: hitting('forceBolt', 2, 1, 'GSQ-PSY-11'),
  hurl: hitting('hurl', 3, 2, 'GSQ-PSY-12'),
  crush,
  barrierField: onHero('barrierField', isConscious, function* (_, target) {
    lastOn(target, { what: 'barrierField', until: 'round' });
  }),
  daze: onEnemy('daze', function* (_, target) {
    lastOn(target, { what: 'daze', until: 'round' });
  }),
  dread: onEnemy('dread', function* (t, target) {
    if (!(yield* moraleTest(t, target, 'GSQ-PSY-16'))) shake(t, target, 'GSQ-PSY-16');
  }),
  puppet: onEnemy('puppet', pullStrings),
  clarity: onHero('clarity', isConscious, function* (_, target) {
    lastOn(target, { what: 'clarity', until: 'attack' });
    lastOn(target, { what: 'clarityOfMind', until: 'test' });
  }),
  knitFlesh: onHero(
    'knitFlesh',
    hero => isConscious(hero) && isHurt(hero),
    function* (t, target) {
      yield* restoreWounds(t, target, 1, 'GSQ-PSY-19');
    },
  ),
  cleanse: onHero('cleanse', hero => isConscious(hero) && hero.conditions.length > 0, cleanse), // GSQ-WOUND-06
  haste: onHero('haste', isConscious, function* (_, target) {
    lastOn(target, { what: 'haste', until: 'round' });
  }),
  lifeSurge: onHero('lifeSurge', isHurt, function* (t, target) {
    yield* restoreWounds(t, target, 3, 'GSQ-PSY-22');
  }),
};
