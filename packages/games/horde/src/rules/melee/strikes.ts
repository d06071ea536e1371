import type { Flow } from '@starboard/kernel';
import { modelsOf, printed } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import { effects } from '../../hooks.ts';
import type { Fighter, Horde, Model, Profile, State, Weapon } from '../../types.ts';
import { takeHits } from '../attack/hits.ts';
import { isModelWithin } from '../attack/near.ts';
import { attackEnds, isWorn, strikeTarget } from '../attack/strikes.ts';
import { special } from '../specials.ts';
import { isHero, isUp, nameOf, refOf, say } from '../table.ts';
import { improvised, isRanged } from '../weapons.ts';

/** GSQ-MELEE-04, 06, in inches. */
const strikingRange = 2;

/** GSQ-SPECIAL-17 */
const impactHitsOn = 2;

/** GSQ-MELEE-08, 09: the wounds that each side caused. */
export interface Toll {
  readonly byCharger: number;
  readonly byTarget: number;
}

/** GSQ-MELEE-17: Counter, Impact, the charger's strikes, then the strike back. */
export function* exchangeBlows(t: Horde, charger: Fighter, target: Fighter): Flow<Toll> {
  const counters = special(target, 'counter') > 0 && !target.shaken;
  let byTarget = 0;
  if (counters) byTarget = yield* strike(t, target, charger, 'counters');
  let byCharger = yield* impact(t, charger, target);
  byCharger += yield* strike(t, charger, target, 'strikes');
  tire(t.state, charger);
  if (!counters && !(yield* refrains(t, target, charger))) {
    byTarget = yield* strike(t, target, charger, 'strikesBack');
  }
  return { byCharger, byTarget };
}

/** GSQ-MELEE-04, 06: those of a fighter who are near enough to strike. */
function strikersOf(state: State, by: Fighter, foe: Fighter): readonly Model[] {
  if (!isUp(by) || !isUp(foe)) return [];
  const reach = distance(state, strikingRange);
  return modelsOf(by).filter(model => isModelWithin(state, by, model, foe, reach));
}

/** GSQ-MELEE-04, 13: all that it has for melee, or its bare hands. */
export function meleeWeaponsOf({ weapons }: Pick<Profile, 'weapons'>): readonly Weapon[] {
  const own = weapons.filter(weapon => !isRanged(weapon));
  return own.length > 0 ? own : [improvised];
}

/** When a fighter strikes, and by which rule. */
const turns = {
  counters: 'GSQ-SPECIAL-06',
  strikes: 'GSQ-MELEE-04',
  strikesBack: 'GSQ-MELEE-06',
} as const;

/** GSQ-MELEE-04, 05, 07: all who are near enough, with everything they have; tells how many wounds they caused. */
function* strike(t: Horde, by: Fighter, target: Fighter, turn: keyof typeof turns): Flow<number> {
  const models = strikersOf(t.state, by, target);
  if (models.length === 0) return 0;
  const charging = turn === 'strikes';
  const weapons = meleeWeaponsOf(printed(by));
  say(t, turns[turn], `melee.${turn}`, { who: nameOf(by), target: nameOf(target) });
  const blows = weapons.map(weapon => ({ weapon, models }));
  const caused = yield* strikeTarget(t, { by, target, how: 'melee', charging, moved: charging, blows });
  attackEnds(t, by, 'melee', weapons);
  tire(t.state, by);
  return caused;
}

/** GSQ-MELEE-07, GSQ-ITEM-12 */
function tire(state: State, fighter: Fighter): void {
  fighter.fatigued = effects.tell(state, 'tireless', { by: fighter }).length === 0;
}

/** GSQ-SPECIAL-17: dice for each model that is near enough to strike. */
function* impact(t: Horde, by: Fighter, target: Fighter): Flow<number> {
  if (isWorn(t.state, by)) return 0;
  const dice = t.roll(special(by, 'impact') * strikersOf(t.state, by, target).length);
  if (dice.length === 0) return 0;
  const count = dice.filter(die => die >= impactHitsOn).length;
  say(t, 'GSQ-SPECIAL-17', 'melee.impact', { who: nameOf(by), dice: dice.join(' '), hits: count });
  return yield* takeHits(t, target, { count, ap: 0 }, { rule: 'GSQ-SPECIAL-17', cause: 'melee' });
}

/** GSQ-MELEE-06, 15, GSQ-DEC-05: a hero that can strike back need not, if its player so decides; enemies always do. */
function* refrains(t: Horde, by: Fighter, charger: Fighter): Flow<boolean> {
  if (!isHero(by) || strikersOf(t.state, by, charger).length === 0) return false;
  const answer = yield* t.choose(by.seat, 'strikeBack', ['strike', 'refrain'], {
    params: { who: nameOf(by), target: nameOf(charger) },
    about: [refOf(by), refOf(charger)],
  });
  return answer === 'refrain';
}
