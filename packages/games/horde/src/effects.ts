import { byHook, type Source } from '@starboard/kernel';
import { conditions } from './content/conditions.ts';
import { eventEffects } from './content/event-effects.ts';
import { gear, gearCard } from './content/gear.ts';
import { injuries } from './content/injuries.ts';
import { lastingEffects } from './content/lasting.ts';
import { specials } from './content/specials.ts';
import { greasy, times, weathers } from './content/surroundings.ts';
import { printed } from './field/measure.ts';
import type { Effect, Hooks } from './hooks.ts';
import { specialsOf } from './rules/specials.ts';
import type { Fighter, GearId, Special } from './types.ts';

const specialsWith = byHook(specialsThat(effect => !effect.aura));
const aurasWith = byHook(specialsThat(effect => effect.aura === true));
const conditionsWith = byHook(conditions);
const lastingWith = byHook(lastingEffects);
const injuriesWith = byHook(injuries);
const gearWith = byHook(Object.fromEntries(Object.keys(gear).map(id => [id, gearCard(id as GearId).effect])));

function specialsThat(fits: (effect: Effect) => boolean): { readonly [special: string]: Effect } {
  return Object.fromEntries(Object.entries(specials).filter(([, effect]) => fits(effect)));
}

/** Everything of the fighter whom a question is about: special rules, conditions, what lasts, injuries, gear. */
const own: Source<Hooks> = hook => {
  const special = specialsWith(hook);
  const condition = conditionsWith(hook);
  const lasting = lastingWith(hook);
  const injury = injuriesWith(hook);
  const piece = gearWith(hook);
  return (_, show, by) => {
    if (by === undefined || by === null) return;
    if (special) for (const each of specialsOf(by)) show(special.get(each), by);
    if (condition) for (const each of by.conditions) show(condition.get(each), by);
    if (lasting) for (const { what } of by.lasting) show(lasting.get(what), by);
    if (by.kind !== 'hero') return;
    if (injury) for (const each of by.injuries) show(injury.get(each.injury), by);
    if (piece) for (const { gear } of by.gear) show(piece.get(gear), by);
  };
};

/** Of everybody on the table. Auras are printed, never lent. */
const auras: Source<Hooks> = hook => {
  const having = aurasWith(hook);
  if (having === undefined) return undefined;
  const found = new Map<string, readonly Effect[]>();
  const aurasOf = (source: Fighter) => {
    const name = source.kind === 'hero' ? source.archetype : source.unit;
    let effects = found.get(name);
    if (effects === undefined) {
      const specials = Object.keys(printed(source).specials) as Special[];
      effects = specials.map(special => having.get(special)).filter(effect => effect !== undefined);
      found.set(name, effects);
    }
    return effects;
  };
  return ({ heroes, units }, show) => {
    for (const hero of heroes) for (const effect of aurasOf(hero)) show(effect, hero);
    for (const unit of units) for (const effect of aurasOf(unit)) show(effect, unit);
  };
};

/** Grease, the wave's event, time of day and weather. */
const surroundings: Source<Hooks> = () => (state, show) => {
  const { grease, event, time, weather } = state;
  if (grease.length > 0) show(greasy, null);
  if (event !== null) show(eventEffects[event.event], null);
  if (time !== null) show(times[time], null);
  if (weather !== null) show(weathers[weather], null);
};

/** In this order effects apply. */
export const sources: readonly Source<Hooks>[] = [own, auras, surroundings];
