import type { HookOf, Text } from '@starboard/kernel';
import { abilitySets, lastingEffects } from './content/abilities/index.ts';
import { accomplishments } from './content/accomplishments.ts';
import { events } from './content/events.ts';
import { injuries } from './content/injuries.ts';
import { carriedEffects, wornEffects } from './content/items/index.ts';
import { resolveCards } from './content/resolve-cards.ts';
import type { Effect, Hooks } from './effects.ts';
import type { Ground } from './rules/ground.ts';

/**
 * Effects by what they come from: the name of a card, the survivor whose ability it is. Mostly a hook has but one of a
 * kind, and among so few a search takes less than a look into a map.
 */
class ById {
  readonly effects: readonly Effect[];
  readonly #ids: readonly string[];

  constructor(found: readonly (readonly [string, Effect])[]) {
    this.#ids = found.map(([id]) => id);
    this.effects = found.map(([, effect]) => effect);
  }

  get(id: string): Effect | undefined {
    for (let at = 0; at < this.#ids.length; at++) if (this.#ids[at] === id) return this.effects[at];
    return undefined;
  }
}

/** All effects with one hook. Most hooks are bent by few things, and what has none at all is passed over. */
export interface Benders {
  readonly carried?: ById | undefined;
  readonly worn?: ById | undefined;
  readonly injuries?: ById | undefined;
  readonly lasting?: ById | undefined;
  readonly resolveCards?: ById | undefined;
  readonly tasks?: ById | undefined;
  readonly rewards?: ById | undefined;
  readonly passives?: ById | undefined;
  readonly events?: ById | undefined;
  /** Whether any of them is a survivor's own, and whether any of those is an aura. */
  readonly own?: boolean;
  readonly auras?: boolean;
  /** What the mission that was asked about last does here: mostly it is asked about again. */
  ground?: Ground | undefined;
  mission?: readonly Effect[] | undefined;
}

/** What an effect is called in a sum, by what it comes from. */
let names: Map<Effect, Text> | undefined;

export function nameOfEffect(effect: Effect): Text | undefined {
  names ??= new Map(
    [
      ...[carriedEffects, wornEffects].flatMap(effects => named('item', effects)),
      ...named('injury', injuries),
      ...named('ability', lastingEffects),
      ...named(
        'accomplishment',
        mapped(accomplishments, card => card.reward),
      ),
      ...named(
        'resolveCard',
        mapped(resolveCards, card => card.lasting),
      ),
      ...named(
        'event',
        mapped(events, event => event.effect),
      ),
      ...Object.values(abilitySets).map(({ passive }) => [`ability.${passive.name}`, passive.effect] as const),
    ].flatMap(([key, of]) => (of === undefined ? [] : [[of, { key }] as const])),
  );
  return names.get(effect);
}

function named(kind: string, effects: { readonly [id: string]: Effect | undefined }) {
  return Object.entries(effects).map(([id, effect]) => [`${kind}.${id}`, effect] as const);
}

function mapped<T>(content: { readonly [id: string]: T }, effectOf: (each: T) => Effect | undefined) {
  return Object.fromEntries(Object.entries(content).map(([id, each]) => [id, effectOf(each)]));
}

const benders = new Map<HookOf<Hooks>, Benders>();

export function bendersOf(hook: HookOf<Hooks>): Benders {
  const known = benders.get(hook);
  if (known !== undefined) return known;
  const found = findBenders(hook);
  benders.set(hook, found);
  return found;
}

function findBenders(hook: HookOf<Hooks>): Benders {
  const having = (effects: readonly (readonly [string, Effect | undefined])[]): ById | undefined => {
    const found = effects.flatMap(([id, effect]) => (effect?.[hook] === undefined ? [] : [[id, effect] as const]));
    return found.length > 0 ? new ById(found) : undefined;
  };
  const among = <T>(content: { readonly [id: string]: T }, effectOf: (each: T) => Effect | undefined) =>
    having(Object.entries(content).map(([id, each]) => [id, effectOf(each)] as const));
  const carried = having(Object.entries(carriedEffects));
  const worn = having(Object.entries(wornEffects));
  const injured = having(Object.entries(injuries));
  const lasting = having(Object.entries(lastingEffects));
  const turned = among(resolveCards, card => card.lasting);
  const tasks = among(accomplishments, card => card.task);
  const rewards = among(accomplishments, card => card.reward);
  const passives = among(abilitySets, set => set.passive.effect);
  return {
    carried,
    worn,
    injuries: injured,
    lasting,
    resolveCards: turned,
    tasks,
    rewards,
    passives,
    events: among(events, event => event.effect),
    own: [carried, worn, injured, lasting, turned, tasks, rewards, passives].some(kind => kind !== undefined),
    auras: [...(lasting?.effects ?? []), ...(passives?.effects ?? [])].some(({ aura }) => aura),
    ground: undefined,
    mission: undefined,
  };
}
