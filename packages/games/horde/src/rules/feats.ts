import type { Flow } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import type { FeatId, Hero, Horde, State } from '../types.ts';
import { succeeds } from './dice.ts';
import { castingBonus } from './feats/help.ts';
import { hindrance } from './feats/hinder.ts';
import { spendPower } from './power.ts';
import { nameOf, say } from './table.ts';

/** GSQ-PSY-03 */
const needed = 4;

/** GSQ-PSY-02, 03: whether a hero has a target for a feat now. What it costs is asked apart (GSQ-POWER-05). */
export function mayTry(state: State, hero: Hero, feat: FeatId): boolean {
  return catalogue.feats[feat].usable(state, hero);
}

/** GSQ-PSY-02..06, 11..22: the target, the Power, what others add and take away, and the roll. */
export function* tryFeat(t: Horde, hero: Hero, feat: FeatId): Flow {
  const card = catalogue.feats[feat];
  const { target, works } = yield* card.aim(t, hero);
  yield* spendPower(t, hero, card.cost, 'GSQ-PSY-03');
  const bonus = (yield* castingBonus(t, hero)) - hindrance(t, hero);
  const die = t.chance.die();
  const isCast = succeeds(die, needed, bonus);
  say(t, 'GSQ-PSY-03', isCast ? 'feat.works' : 'feat.fails', {
    who: nameOf(hero),
    feat: { key: `feat.${feat}` },
    target,
    die,
    total: die + bonus,
  });
  if (isCast) yield* works();
}
