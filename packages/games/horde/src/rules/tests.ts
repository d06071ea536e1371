import type { Flow } from '@starboard/kernel';
import { effects, sumOf } from '../hooks.ts';
import type { Hero, Horde, Params, Stat, Words } from '../types.ts';
import { neededText } from './attack/needed.ts';
import { succeeds } from './dice.ts';
import { endLasting } from './lasting.ts';
import { canSpend, spendPower } from './power.ts';
import { nameOf, refOf, say } from './table.ts';

/** GSQ-CORE-05 */
const priceOfPassing = 3;

/** GSQ-CORE-02..05: one die against a stat; after a failure 3 Power may be spent to count it as passed. */
export function* statTest(t: Horde, hero: Hero, stat: Stat, rule: string): Flow<boolean> {
  const modifiers = effects.tell(t.state, 'stat', { by: hero, stat });
  const die = t.chance.die();
  const isPassed = succeeds(die, hero[stat], sumOf(modifiers));
  const who = nameOf(hero);
  const needed = neededText(hero[stat], modifiers);
  const tested: Words = { key: `stat.${stat}` };
  say(t, rule, isPassed ? 'test.passed' : 'test.failed', { who, stat: tested, die, needed });
  endLasting(hero, 'test');
  return isPassed || (yield* turnsFailure(t, hero, { who, stat: tested, die, needed, left: hero.power }));
}

/** GSQ-CORE-05, GSQ-DEC-05: asked right after the die is seen. */
function* turnsFailure(t: Horde, hero: Hero, params: Params): Flow<boolean> {
  if (!canSpend(t.state, hero, priceOfPassing)) return false;
  const answer = yield* t.choose(hero.seat, 'test.power', ['pay', 'accept'], {
    params,
    describe: key => (key === 'pay' ? { label: { key: 'test.power.pay', params: { power: priceOfPassing } } } : {}),
    about: [refOf(hero)],
  });
  if (answer === 'accept') return false;
  yield* spendPower(t, hero, priceOfPassing, 'GSQ-CORE-05');
  return true;
}
