import type { Flow } from '@starboard/kernel';
import { profileOf } from '../../content/units/index.ts';
import { gapBetween, isWithin } from '../../field/measure.ts';
import type { Fighter, Hero, Horde, Unit } from '../../types.ts';
import { takeHits } from '../attack/hits.ts';
import { succeeds } from '../dice.ts';
import { hinderedBy } from '../feats/help.ts';
import { isUnder, lastOn } from '../lasting.ts';
import { steady } from '../morale.ts';
import { bestTarget } from '../shooting.ts';
import { sees } from '../sight.ts';
import { consciousHeroes, friendsOf, isHero, nameOf, say } from '../table.ts';
import { woundsLeft } from '../wounds.ts';
import { compareMeasures, leastOf } from './mind.ts';

/** GSQ-PSY-07 */
const works = 4;

/** GSQ-PSY-31..33, in inches. */
const heroRange = 18;
const friendRange = 12;

/** GSQ-PSY-34: in this order, each at most once, and only if it can pay. */
export function* castFeats(t: Horde, unit: Unit): Flow {
  yield* enfeeble(t, unit);
  yield* hexBolt(t, unit);
  yield* bloodPulse(t, unit);
}

/** GSQ-PSY-32 */
function* enfeeble(t: Horde, unit: Unit): Flow {
  if (unit.tokens < 2) return;
  const target = bestTarget(t.state, unit);
  if (target === undefined || isUnder(target, 'enfeeble') || !isWithin(t.state, unit, target, heroRange)) return;
  if (yield* cast(t, unit, 'enfeeble', 2, target)) lastOn(target, { what: 'enfeeble', until: 'round' });
}

/** GSQ-PSY-31 */
function* hexBolt(t: Horde, unit: Unit): Flow {
  if (unit.tokens < 1) return;
  const seen = consciousHeroes(t.state).filter(
    hero => isWithin(t.state, unit, hero, heroRange) && sees(t.state, unit, hero),
  );
  const target = weakest(seen);
  if (target === undefined || !(yield* cast(t, unit, 'hexBolt', 1, target))) return;
  yield* takeHits(t, target, { count: 2, ap: 1 }, { rule: 'GSQ-PSY-31', cause: 'feat' });
}

function weakest(heroes: readonly Hero[]): Hero | undefined {
  return leastOf(heroes, (a, b) => woundsLeft(a) - woundsLeft(b) || a.no - b.no);
}

/** GSQ-PSY-33 */
function* bloodPulse(t: Horde, unit: Unit): Flow {
  const { state } = t;
  if (unit.tokens < 2) return;
  const shaken = friendsOf(state, unit).filter(
    (each): each is Unit => !isHero(each) && each.shaken && isWithin(state, unit, each, friendRange),
  );
  const target = leastOf(
    shaken,
    (a, b) =>
      compareMeasures(gapBetween(state, unit, a), gapBetween(state, unit, b)) ||
      profileOf(b).cost - profileOf(a).cost ||
      a.no - b.no, // GSQ-GEO-17
  );
  if (target === undefined || !(yield* cast(t, unit, 'bloodPulse', 2, target))) return;
  lastOn(target, { what: 'bloodPulse', until: 'round' });
  steady(t, target, 'GSQ-PSY-33');
}

/** GSQ-PSY-05, 07, 08: tokens, what hero casters take away, and the roll. */
function* cast(t: Horde, unit: Unit, feat: string, tokens: number, target: Fighter): Flow<boolean> {
  unit.tokens -= tokens;
  const hindrance = yield* hinderedBy(t, unit);
  const die = t.chance.die();
  const isCast = succeeds(die, works, -hindrance);
  say(t, 'GSQ-PSY-07', isCast ? 'feat.enemyWorks' : 'feat.enemyFails', {
    who: nameOf(unit),
    feat: { key: `feat.${feat}` },
    target: nameOf(target),
    die,
    total: die - hindrance,
  });
  return isCast;
}
