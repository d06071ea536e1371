import type { Text } from '@starboard/kernel';
import type { ClassName, SurvivorId } from '../types.ts';

/** ETS-CLASS-02: maximum and starting Health. */
export const classes: { readonly [C in ClassName]: { readonly health: number } } = {
  captain: { health: 9 },
  marine: { health: 10 },
  psychic: { health: 7 },
  engineer: { health: 9 },
  medic: { health: 8 },
  scout: { health: 8 },
  technician: { health: 8 },
};

/** ETS-CLASS-01: two ability sets each. */
const classNames = Object.fromEntries(
  (Object.keys(classes) as ClassName[]).flatMap(name => [
    [`${name}-a`, name],
    [`${name}-b`, name],
  ]),
) as { readonly [S in SurvivorId]: ClassName };

export const survivorIds = Object.keys(classNames) as SurvivorId[];

/** Who goes where nobody is named. */
export const usualCrew: readonly SurvivorId[] = [
  'captain-a',
  'marine-a',
  'medic-a',
  'scout-a',
  'engineer-a',
  'psychic-a',
];

export function classOf(id: SurvivorId): ClassName {
  return classNames[id];
}

const healths = Object.fromEntries(survivorIds.map(id => [id, classes[classOf(id)].health])) as {
  readonly [S in SurvivorId]: number;
};

export function healthOf(id: SurvivorId): number {
  return healths[id];
}

/** Everybody's name, as a text: made once, said often. */
export const survivorNames = Object.fromEntries(survivorIds.map(id => [id, { key: `survivor.${id}` }])) as {
  readonly [S in SurvivorId]: Text;
};
