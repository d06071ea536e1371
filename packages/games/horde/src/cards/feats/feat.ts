import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { isWithin } from '../../field/measure.ts';
import { takeHits } from '../../rules/attack/hits.ts';
import { chooseHero, chooseUnit } from '../../rules/items/targets.ts';
import { sees } from '../../rules/sight.ts';
import { nameOf } from '../../rules/table.ts';
import type { FeatCard, FeatId, Fighter, Hero, Horde, State, Unit } from '../../types.ts';

/** How a feat is aimed; a card adds its cost and range, and what goes on afterwards. */
type Aim = Pick<FeatCard, 'usable' | 'aim'>;

/** GSQ-PSY-03: in range and in line of sight; the caster always sees itself. */
function isTarget(state: State, caster: Hero, target: Fighter, feat: FeatId): boolean {
  return isWithin(state, caster, target, catalogue.feats[feat].range) && sees(state, caster, target);
}

export function onEnemy(feat: FeatId, effect: (t: Horde, target: Unit, caster: Hero) => Flow): Aim {
  const targets = (state: State, hero: Hero) => state.units.filter(unit => isTarget(state, hero, unit, feat));
  return {
    usable: (state, hero) => state.units.some(unit => isTarget(state, hero, unit, feat)),
    *aim(t, hero) {
      const target = yield* chooseUnit(t, hero, 'feat.target', targets(t.state, hero));
      return { target: nameOf(target), works: () => effect(t, target, hero) };
    },
  };
}

export function onHero(
  feat: FeatId,
  suits: (target: Hero) => boolean,
  effect: (t: Horde, target: Hero, caster: Hero) => Flow,
): Aim {
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

export function hitting(feat: FeatId, count: number, ap: number, rule: string): Aim {
  return onEnemy(feat, function* (t, target) {
    yield* takeHits(t, target, { count, ap }, { rule, cause: 'feat' });
  });
}
