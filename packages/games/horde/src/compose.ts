import { byHook, fillCatalogue, type Source } from '@starboard/kernel';
import { conditions } from './cards/conditions.ts';
import { events } from './cards/events.ts';
import { enemyFeats } from './cards/feats/enemies.ts';
import { feats } from './cards/feats/heroes.ts';
import { gear } from './cards/gear.ts';
import { greasy } from './cards/grease.ts';
import { archetypes, usualParty } from './cards/heroes.ts';
import { injuries } from './cards/injuries.ts';
import { items } from './cards/items.ts';
import { skills } from './cards/skills/index.ts';
import { specials } from './cards/specials/index.ts';
import { alertLevels, times, weathers } from './cards/surroundings.ts';
import { units } from './cards/units/index.ts';
import { catalogue, idsOf } from './catalogue.ts';
import { printed } from './field/measure.ts';
import { type Effect, effects, type Hooks } from './hooks.ts';
import { specialsOf } from './rules/specials.ts';
import type { Aftermath, Fighter, Special } from './types.ts';

/** What a family of cards leaves at work, by the name it works under. */
function lastingOf<Kind extends string, Id extends string>(
  kind: Kind,
  cards: {
    readonly [I in Id]: {
      readonly lasting?: Aftermath;
      readonly besides?: { readonly [what: string]: Aftermath };
    };
  },
) {
  return idsOf<Id>(cards).flatMap(id => {
    const { lasting, besides } = cards[id];
    const left = { ...(lasting && { [id]: lasting }), ...besides };
    return Object.entries(left).map(([what, does]) => [what, { ...does, of: `${kind}.${id}` as const }] as const);
  });
}

const lasting = Object.fromEntries([
  ...lastingOf('skill', skills),
  ...lastingOf('item', items),
  ...lastingOf('feat', { ...feats, ...enemyFeats }),
]);

/** Whoever plays or shows this game has its cards laid out here. */
fillCatalogue(catalogue, {
  archetypes,
  usualParty,
  units,
  skills,
  feats,
  enemyFeats,
  items,
  gear,
  specials,
  conditions,
  injuries,
  events,
  times,
  weathers,
  alertLevels,
  lasting,
});

const specialsWith = byHook(specialsThat(effect => !effect.aura));
const aurasWith = byHook(specialsThat(effect => effect.aura === true));
const conditionsWith = byHook<Effect>(conditions);
const lastingWith = byHook<Effect>(lasting);
const injuriesWith = byHook<Effect>(injuries);
const gearWith = byHook<Effect>(gear);

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
  if (event !== null) show(catalogue.events[event.event], null);
  if (time !== null) show(times[time], null);
  if (weather !== null) show(weathers[weather], null);
};

/** In this order effects apply. */
effects.from([own, auras, surroundings]);
