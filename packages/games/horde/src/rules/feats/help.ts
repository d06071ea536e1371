import type { Flow } from '@starboard/kernel';
import { isWithin } from '../../field/measure.ts';
import type { Fighter, Hero, Horde, State, TextKey } from '../../types.ts';
import { canSpend, spendPower } from '../power.ts';
import { sees } from '../sight.ts';
import { special } from '../specials.ts';
import { isConscious, nameOf, refOf } from '../table.ts';
import { meddlingRange } from './hinder.ts';

/** More would make any roll certain, or hopeless (GSQ-PSY-03). */
const mostSpent = 5;

/** GSQ-PSY-04: other casters of the party add 1 for each Power that they spend; asked in hero order (GSQ-DEC-06). */
export function* castingBonus(t: Horde, caster: Hero): Flow<number> {
  let bonus = 0;
  for (const helper of meddlers(t.state, caster)) {
    if (helper !== caster) bonus += yield* spendOn(t, helper, caster, 'feat.aid', 'GSQ-PSY-04');
  }
  return bonus;
}

/** GSQ-PSY-08: hero casters take 1 off an enemy's roll for each Power. */
export function* hinderedBy(t: Horde, caster: Fighter): Flow<number> {
  let hindrance = 0;
  for (const hero of meddlers(t.state, caster)) {
    hindrance += yield* spendOn(t, hero, caster, 'feat.hinder', 'GSQ-PSY-08');
  }
  return hindrance;
}

/** Conscious hero casters near the caster and in its line of sight. GSQ-MORALE-08: the Shaken do nothing. */
function meddlers(state: State, caster: Fighter): Hero[] {
  return state.heroes.filter(
    hero =>
      special(hero, 'caster') > 0 &&
      isConscious(hero) &&
      !hero.shaken &&
      canSpend(state, hero, 1) &&
      isWithin(state, hero, caster, meddlingRange) &&
      sees(state, caster, hero),
  );
}

function* spendOn(t: Horde, hero: Hero, caster: Fighter, name: TextKey, rule: string): Flow<number> {
  const amounts = ['0'];
  for (let power = 1; power <= mostSpent && canSpend(t.state, hero, power); power++) amounts.push(String(power));
  const spent = Number(
    yield* t.choose(hero.seat, name, amounts, {
      params: { who: nameOf(hero), caster: nameOf(caster), power: hero.power },
      about: [refOf(caster)],
      describe: amount => ({ label: { key: 'feat.power', params: { power: Number(amount) } } }),
    }),
  );
  yield* spendPower(t, hero, spent, rule);
  return spent;
}
