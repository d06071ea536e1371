import type { Text } from '@starboard/kernel';
import { bernalAbilities } from './content/abilities/bernals.ts';
import { futureAbilities } from './content/abilities/futures.ts';
import { ongoingAbilities } from './content/abilities/ongoing.ts';
import { plantAbilities } from './content/abilities/plants.ts';
import { privileges } from './content/abilities/privileges.ts';
import { projectAbilities } from './content/abilities/projects.ts';
import { skyAbilities } from './content/abilities/skies.ts';
import type { Effect, Hooks } from './hooks.ts';
import { nameOfCard } from './rules/cards.ts';
import type { CardId } from './types.ts';

/** What an effect is called in a sum: by the card, station or Drift Bernal that has it, else by what it comes from. */
export function nameOfEffect(effect: Effect, owner: Hooks['owner']): Text {
  if (owner !== null && 'no' in owner) return nameOfCard(owner);
  if (owner !== null && 'slot' in owner) return { key: `card.${owner.card}` };
  if (owner !== null && 'card' in owner) return { key: `station.${owner.card}` };
  const name = namesOfEffects().get(effect);
  if (name === undefined) throw new Error('An effect comes from nowhere.');
  return name;
}

let names: ReadonlyMap<Effect, Text> | undefined;

/** Told when first asked, for abilities and rules load each other. */
function namesOfEffects(): ReadonlyMap<Effect, Text> {
  names ??= new Map([
    ...[privileges, skyAbilities, ongoingAbilities, plantAbilities].flatMap(effects =>
      named(effects, id => nameOfCard(id as CardId)),
    ),
    ...Object.entries(bernalAbilities).flatMap(([id, sides]) => named({ ...sides }, () => ({ key: `card.${id}` }))),
    ...named(projectAbilities, id => ({ key: `project.${id}` })),
    ...named(futureAbilities, id => ({ key: `future.${id}` })),
  ]);
  return names;
}

function named(effects: { readonly [id: string]: Effect | undefined }, nameOf: (id: string) => Text) {
  return Object.entries(effects).flatMap(([id, effect]) =>
    effect === undefined ? [] : [[effect, nameOf(id)] as const],
  );
}
