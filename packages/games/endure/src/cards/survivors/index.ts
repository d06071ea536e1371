import type { AbilityId, ClassCard, ClassName, Lasts, SurvivorCard, SurvivorId } from '../../types.ts';
import { captain } from './captain.ts';
import { engineer } from './engineer.ts';
import { marine } from './marine.ts';
import { medic } from './medic.ts';
import { psychic } from './psychic.ts';
import { scout } from './scout.ts';
import { technician } from './technician.ts';

export const classes: { readonly [C in ClassName]: ClassCard } = {
  captain,
  marine,
  psychic,
  engineer,
  medic,
  scout,
  technician,
};

/** ETS-CLASS-01, ETS-ABIL-09: everybody, two of each class. */
export const survivors = Object.fromEntries(
  Object.entries(classes).flatMap(([name, card]) => [
    [`${name}-a`, survivor(name as ClassName, 'a', card)],
    [`${name}-b`, survivor(name as ClassName, 'b', card)],
  ]),
) as { readonly [S in SurvivorId]: SurvivorCard };

function survivor(name: ClassName, set: 'a' | 'b', card: ClassCard): SurvivorCard {
  const { health, expansion } = card;
  return { class: name, health, expansion, name: { key: `survivor.${name}-${set}` }, ...card[set] };
}

/** Who goes where nobody is named. */
export const usualCrew: readonly SurvivorId[] = [
  'captain-a',
  'marine-a',
  'medic-a',
  'scout-a',
  'engineer-a',
  'psychic-a',
];

/** What goes on after an ability was used, by its name. */
export const lastingAbilities: { readonly [A in AbilityId]?: Lasts | undefined } = Object.fromEntries(
  Object.values(survivors).flatMap(({ active, crisis }) =>
    [active, crisis].map(({ name, lasting }) => [name, lasting] as const),
  ),
);
