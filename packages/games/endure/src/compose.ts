import { byHook, fillCatalogue, type Having, type HookOf, type Show, type Source } from '@starboard/kernel';
import { accomplishments } from './cards/accomplishments.ts';
import { bossAttacks, lastingBlows, moods } from './cards/bosses.ts';
import { campaigns } from './cards/campaigns.ts';
import { conditions } from './cards/conditions/index.ts';
import { deeds } from './cards/deeds/index.ts';
import { enemies, typeBits } from './cards/enemies.ts';
import { events } from './cards/events.ts';
import { injuries } from './cards/injuries.ts';
import { carriedEffects, items, wornEffects } from './cards/items/index.ts';
import { missionIds, missions } from './cards/missions/index.ts';
import { refugeEvents } from './cards/refuge-events.ts';
import { resolveCards } from './cards/resolve-cards.ts';
import { lastingAbilities, survivors, usualCrew } from './cards/survivors/index.ts';
import { catalogue, idsOf } from './catalogue.ts';
import { type Effect, effects, type Hooks } from './hooks.ts';
import type { Ground } from './rules/map/ground.ts';
import { groundOf } from './rules/mission.ts';
import { missionEffects } from './rules/mission-rules.ts';
import type { Lasts, State, Survivor, TextKey, Words } from './types.ts';

const lasting: { readonly [what: string]: Lasts | undefined } = {
  ...mapped(accomplishments, card => card.lasting),
  ...lastingBlows,
  ...lastingAbilities,
};

/** Whoever plays or shows this game has its cards laid out here. */
fillCatalogue(catalogue, {
  items,
  survivors,
  usualCrew,
  accomplishments,
  resolveCards,
  lasting,
  events,
  refugeEvents,
  enemies,
  typeBits,
  bossAttacks,
  moods,
  missions,
  missionIds,
  campaigns,
  deeds,
  conditions,
});

const carriedWith = byHook(carriedEffects);
const wornWith = byHook(wornEffects);
const injuriesWith = byHook(injuries);
const lastingWith = byHook<Effect>(lasting);
const resolveCardsWith = byHook(mapped(resolveCards, card => card.lasting));
const tasksWith = byHook(mapped(accomplishments, card => card.task));
const rewardsWith = byHook(mapped(accomplishments, card => card.reward));
const passivesWith = byHook(mapped(survivors, survivor => survivor.passive.effect));
const eventsWith = byHook(mapped(events, event => event.effect));

type Kind = Having<Effect> | undefined;

/** What of a survivor has the hook that is asked. */
interface Own {
  readonly carried: Kind;
  readonly worn: Kind;
  readonly injuries: Kind;
  readonly lasting: Kind;
  readonly resolveCards: Kind;
  readonly tasks: Kind;
  readonly rewards: Kind;
  readonly passives: Kind;
}

const nothingOwn: Own = {
  carried: undefined,
  worn: undefined,
  injuries: undefined,
  lasting: undefined,
  resolveCards: undefined,
  tasks: undefined,
  rewards: undefined,
  passives: undefined,
};

function ownWith(hook: HookOf<Hooks>): Own {
  return {
    carried: carriedWith(hook),
    worn: wornWith(hook),
    injuries: injuriesWith(hook),
    lasting: lastingWith(hook),
    resolveCards: resolveCardsWith(hook),
    tasks: tasksWith(hook),
    rewards: rewardsWith(hook),
    passives: passivesWith(hook),
  };
}

/** Everything of one survivor: the cards carried, injuries, what lasts, Resolve cards, accomplishment, passive ability. */
function showOwn(survivor: Survivor, show: Show<Hooks>, from: Own): void {
  const { carried, worn, injuries, lasting, resolveCards, passives } = from;
  if (carried ?? worn) {
    // ETS-INV-05, 06: a helmet works on the head alone
    for (const { item, space } of survivor.cards) show((space === 'head' ? worn : carried)?.get(item), survivor);
  }
  if (injuries) for (const injury of survivor.injuries) show(injuries.get(injury), survivor);
  if (lasting) for (const { what } of survivor.lasting) show(lasting.get(what), survivor);
  if (resolveCards) {
    for (const { card, shown } of survivor.resolveCards) if (shown) show(resolveCards.get(card), survivor);
  }
  if (from.tasks ?? from.rewards) showAccomplishment(survivor, show, from);
  if (passives) show(passives.get(survivor.id), survivor);
}

function showAccomplishment(survivor: Survivor, show: Show<Hooks>, { tasks, rewards }: Own): void {
  const { accomplishment } = survivor;
  if (accomplishment === null) return;
  if (accomplishment.inForce) show(rewards?.get(accomplishment.card), survivor);
  else if (!accomplishment.unlocked) show(tasks?.get(accomplishment.card), survivor);
}

/** What of the others reaches a survivor. */
function showAurasAround({ survivors }: State, by: Survivor, show: Show<Hooks>, from: Own): void {
  for (const other of survivors) if (other !== by && other.status === 'alive') showAuras(other, show, from);
}

function showAuras(survivor: Survivor, show: Show<Hooks>, { lasting, passives }: Own): void {
  if (lasting) for (const { what } of survivor.lasting) showAura(lasting.get(what), survivor, show);
  if (passives) showAura(passives.get(survivor.id), survivor, show);
}

function showAura(effect: Effect | undefined, survivor: Survivor, show: Show<Hooks>): void {
  if (effect?.aura) show(effect, survivor);
}

/** ETS-REFUGE-12, 13: at the Refuge only what is carried counts, and what that means for tasks. */
function showThings({ survivors }: State, by: Survivor | null | undefined, show: Show<Hooks>, things: Own): void {
  for (const survivor of by ? [by] : survivors) if (survivor.status === 'alive') showOwn(survivor, show, things);
}

/** A survivor's own and what of others reaches it, or everybody's. */
const own: Source<Hooks> = hook => {
  const found = ownWith(hook);
  if (Object.values(found).every(kind => kind === undefined)) return undefined;
  const auras = [found.lasting, found.passives].some(kind => kind?.effects.some(effect => effect.aura));
  const things = { ...nothingOwn, carried: found.carried, worn: found.worn, tasks: found.tasks };
  return (state, show, by) => {
    if (state.phase === 'refuge') showThings(state, by, show, things);
    else if (by !== undefined && by !== null) {
      if (by.status === 'alive') showOwn(by, show, found);
      if (auras) showAurasAround(state, by, show, found);
    } else {
      for (const survivor of state.survivors) if (survivor.status === 'alive') showOwn(survivor, show, found);
    }
  };
};

const ofEvents: Source<Hooks> = hook => {
  const found = eventsWith(hook);
  return (
    found &&
    ((state, show) => {
      if (state.phase === 'refuge') return;
      if (state.event !== null) show(found.get(state.event), null);
      if (state.standing !== null) show(found.get(state.standing), null);
    })
  );
};

const ofMissions: Source<Hooks> = hook => {
  // Mostly the same mission is asked about again.
  let ground: Ground | undefined;
  let bent: readonly Effect[] = [];
  return (state, show) => {
    if (state.phase === 'refuge') return;
    const now = groundOf(state);
    if (now !== ground) {
      ground = now;
      bent = missionEffects(now, hook);
    }
    for (let at = 0; at < bent.length; at++) show(bent[at], null);
  };
};

/** In this order effects apply: the survivor's own, or everybody's; what of others reaches it; the event's; the mission's. */
const sources: readonly Source<Hooks>[] = [own, ofEvents, ofMissions];

/** What effects are called in sums, by what they come from. */
export const names: ReadonlyMap<Effect, Words> = new Map([
  ...named(carriedEffects, itself, item => `item.${item}`),
  ...named(wornEffects, itself, item => `item.${item}`),
  ...named(injuries, itself, injury => `injury.${injury}`),
  ...named(lastingAbilities, itself, ability => `ability.${ability}`),
  ...named(lastingBlows, itself, card => `bossCard.${card}`),
  ...named(
    accomplishments,
    card => card.lasting,
    card => `accomplishment.${card}`,
  ),
  ...named(
    accomplishments,
    card => card.reward,
    card => `accomplishment.${card}`,
  ),
  ...named(
    resolveCards,
    card => card.lasting,
    card => `resolveCard.${card}`,
  ),
  ...named(
    events,
    event => event.effect,
    event => `event.${event}`,
  ),
  ...Object.values(survivors).map(({ passive }): NamedEffect => [passive.effect, { key: `ability.${passive.name}` }]),
]);

type NamedEffect = readonly [Effect, Words];

/** What a mission changes is told as the mission's. */
function nameOfEffect(effect: Effect): Words {
  return names.get(effect) ?? { key: 'sum.mission' };
}

function named<Id extends string, T>(
  cards: { readonly [I in Id]?: T },
  effectOf: (card: T) => Effect | undefined,
  keyOf: (id: Id) => TextKey,
): NamedEffect[] {
  return idsOf(cards).flatMap(id => {
    const card = cards[id];
    const effect = card && effectOf(card);
    return effect === undefined ? [] : [[effect, { key: keyOf(id) }] as const];
  });
}

function itself(effect: Effect | undefined): Effect | undefined {
  return effect;
}

function mapped<T>(content: { readonly [id: string]: T }, effectOf: (each: T) => Effect | undefined) {
  return Object.fromEntries(Object.entries(content).map(([id, each]) => [id, effectOf(each)]));
}

effects.from(sources, nameOfEffect);
