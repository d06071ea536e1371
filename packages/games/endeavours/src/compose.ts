import { fillCatalogue } from '@starboard/kernel';
import { baseMissions } from './cards/base-missions.ts';
import { bernals } from './cards/bernals.ts';
import { colonists } from './cards/colonists.ts';
import { crews } from './cards/crews.ts';
import { driftBernals } from './cards/drift-bernals.ts';
import { equipment } from './cards/equipment.ts';
import { exploration } from './cards/exploration/index.ts';
import { faces, foundMissions, ongoing, skies } from './cards/found.ts';
import { futures } from './cards/futures.ts';
import { observation } from './cards/observation/index.ts';
import { patents } from './cards/patents/index.ts';
import { projects } from './cards/projects.ts';
import { stations } from './cards/stations.ts';
import { catalogue, idsOf } from './catalogue.ts';
import { type Effect, effects, type Hooks } from './hooks.ts';
import { nameOfCard } from './rules/cards.ts';
import { sources } from './sources.ts';
import type { Words } from './types.ts';

/** Whoever plays or shows this game has its cards laid out here. */
fillCatalogue(catalogue, {
  patents,
  crews,
  colonists,
  bernals,
  driftBernals,
  equipment,
  stations,
  projects,
  futures,
  baseMissions,
  exploration,
  observation,
  foundMissions,
  foundFaces: faces,
});

/** What effects that belong to nobody are called: by what they come from. */
const names = new Map<object, Words>([
  ...named(crews, id => nameOfCard(id)),
  ...named(ongoing, id => nameOfCard(id)),
  ...named(skies, id => nameOfCard(id)),
  ...idsOf(patents).flatMap(id => named({ plant: patents[id].plant }, () => nameOfCard(id))),
  ...idsOf(bernals).flatMap(id =>
    named({ home: bernals[id].home, promoted: bernals[id].promoted }, () => ({ key: `card.${id}` })),
  ),
  ...named(projects, id => ({ key: `project.${id}` })),
  ...named(futures, id => ({ key: `future.${id}` })),
]);

function named<Id extends string>(effects: { readonly [I in Id]?: object | undefined }, nameOf: (id: Id) => Words) {
  return idsOf(effects).flatMap((id): (readonly [object, Words])[] => {
    const effect = effects[id];
    return effect === undefined ? [] : [[effect, nameOf(id)]];
  });
}

/** What an effect is called in a sum: by the card, station or Drift Bernal that has it, else by what it comes from. */
export function nameOfEffect(effect: Effect, owner: Hooks['owner']): Words {
  if (owner !== null && 'no' in owner) return nameOfCard(owner);
  if (owner !== null && 'slot' in owner) return { key: `card.${owner.card}` };
  if (owner !== null && 'card' in owner) return { key: `station.${owner.card}` };
  const name = names.get(effect);
  if (name === undefined) throw new Error('An effect comes from nowhere.');
  return name;
}

effects.from(sources, nameOfEffect);
