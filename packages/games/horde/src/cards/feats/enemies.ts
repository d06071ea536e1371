import { profileOf } from '../../catalogue.ts';
import { gapBetween, isWithin } from '../../field/measure.ts';
import { takeHits } from '../../rules/attack/hits.ts';
import { compareMeasures, leastOf } from '../../rules/enemies/mind.ts';
import { isUnder, lastOn } from '../../rules/lasting.ts';
import { steady } from '../../rules/morale.ts';
import { bestTarget } from '../../rules/shooting.ts';
import { sees } from '../../rules/sight.ts';
import { consciousHeroes, friendsOf, isHero } from '../../rules/table.ts';
import { woundsLeft } from '../../rules/wounds.ts';
import type { EnemyFeatCard, EnemyFeatId, Hero, Unit } from '../../types.ts';

/** GSQ-PSY-31..33, in inches. */
const heroRange = 18;
const friendRange = 12;

function weakest(heroes: readonly Hero[]): Hero | undefined {
  return leastOf(heroes, (a, b) => woundsLeft(a) - woundsLeft(b) || a.no - b.no);
}

/** GSQ-PSY-34: in this order they are tried. */
export const enemyFeats: { readonly [F in EnemyFeatId]: EnemyFeatCard } = {
  /** GSQ-PSY-32 */
  enfeeble: {
    tokens: 2,
    targetOf(state, caster) {
      const target = bestTarget(state, caster);
      if (target === undefined || isUnder(target, 'enfeeble')) return undefined;
      return isWithin(state, caster, target, heroRange) ? target : undefined;
    },
    *works(_, target) {
      lastOn(target, { what: 'enfeeble', until: 'round' });
    },
    lasting: { isBad: true, block: () => ({ name: 'enfeeble', value: -1 }) },
  },
  /** GSQ-PSY-31 */
  hexBolt: {
    tokens: 1,
    targetOf: (state, caster) =>
      weakest(
        consciousHeroes(state).filter(hero => isWithin(state, caster, hero, heroRange) && sees(state, caster, hero)),
      ),
    *works(t, target) {
      yield* takeHits(t, target, { count: 2, ap: 1 }, { rule: 'GSQ-PSY-31', cause: 'feat' });
    },
  },
  /** GSQ-PSY-33 */
  bloodPulse: {
    tokens: 2,
    targetOf: (state, caster) =>
      leastOf(
        friendsOf(state, caster).filter(
          (each): each is Unit => !isHero(each) && each.shaken && isWithin(state, caster, each, friendRange),
        ),
        (a, b) =>
          compareMeasures(gapBetween(state, caster, a), gapBetween(state, caster, b)) ||
          profileOf(b).cost - profileOf(a).cost ||
          a.no - b.no, // GSQ-GEO-17
      ),
    *works(t, target) {
      lastOn(target, { what: 'bloodPulse', until: 'round' });
      steady(t, target, 'GSQ-PSY-33');
    },
    lasting: { lends: 'furious' },
  },
};
