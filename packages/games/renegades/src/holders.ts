import { cardEffects } from './content/abilities/cards.ts';
import { crewAbilities } from './content/abilities/crew.ts';
import { npcAbilities } from './content/abilities/npcs.ts';
import { postUpgrades, upgradeEffects } from './content/abilities/upgrades.ts';
import { missionEffects } from './content/missions/effects.ts';
import type { Effect, Hook } from './effects.ts';

/** Of things by their names the effects that have a hook; null where there are none: then nobody need look. */
type Having<T = Effect> = ReadonlyMap<string, T> | null;
type Named<T> = { readonly [name: string]: T | undefined };

/** Who has a hook. Few things have any one of them, and rules ask all the time. */
export interface Holders {
  readonly missions: Having;
  readonly npcs: Having;
  /** Crew by their surface sides, and for each post of a ship. */
  readonly crew: Having;
  readonly posts: Having<ReadonlyMap<string, Effect>>;
  readonly cards: Having;
  readonly upgrades: Having;
  readonly postUpgrades: Having<ReadonlyMap<string, Effect>>;
}

const known = new Map<Hook, Holders>();

/** Worked out when a hook is asked for the first time. */
export function holdersOf(hook: Hook): Holders {
  let holders = known.get(hook);
  if (holders === undefined) {
    holders = {
      missions: having(hook, missionEffects),
      npcs: having(hook, npcAbilities),
      crew: only(crewAbilities, ({ surface }) => (surface?.[hook] === undefined ? null : surface)),
      posts: only(crewAbilities, ({ orbit }) => having(hook, orbit)),
      cards: having(hook, cardEffects),
      upgrades: having(hook, upgradeEffects),
      postUpgrades: havingAtPosts(hook, postUpgrades),
    };
    known.set(hook, holders);
  }
  return holders;
}

function having(hook: Hook, effects: Named<Effect>): Having {
  return only(effects, effect => (effect[hook] === undefined ? null : effect));
}

function havingAtPosts(hook: Hook, things: Named<Named<Effect>>): Having<ReadonlyMap<string, Effect>> {
  return only(things, posts => having(hook, posts));
}

/** What is left of things by their names; null if nothing is. */
function only<T, R>(things: Named<T>, part: (thing: T) => R | null): Having<R> {
  const left = new Map<string, R>();
  for (const [name, thing] of Object.entries(things)) {
    const kept = thing === undefined ? null : part(thing);
    if (kept !== null) left.set(name, kept);
  }
  return left.size === 0 ? null : left;
}
