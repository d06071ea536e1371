import { isUsed } from '../../rules/table.ts';
import type { Card, PatentsOf } from '../../types.ts';

export const generators: PatentsOf<'G'> = {
  G01: {
    kind: 'generator',
    type: 'C',
    bonus: [],
    white: { mass: 1, hardness: 7, supplies: ['E'] },
    black: { mass: 0, hardness: 7, supplies: ['E'] },
  },
  G02: {
    kind: 'generator',
    type: 'S',
    bonus: [],
    white: { mass: 1, hardness: 4, sun: true, supplies: ['E'] },
    black: { mass: 0, hardness: 5, sun: true, supplies: ['E'] },
  },
  G03: {
    kind: 'generator',
    type: 'D',
    bonus: [],
    white: { mass: 1, hardness: 6, sun: true, supplies: ['E'] },
    black: { mass: 1, hardness: 8, sun: true, supplies: ['E'] },
  },
  G04: {
    kind: 'generator',
    type: 'M',
    bonus: ['reactor'],
    white: { mass: 2, hardness: 7, heat: 1, supplies: ['E'], needs: ['X'] },
    black: { mass: 1, hardness: 7, heat: 1, supplies: ['E'], needs: ['X'] },
  },
  G05: {
    kind: 'generator',
    type: 'V',
    bonus: ['reactor'],
    white: { mass: 2, hardness: 7, heat: 2, supplies: ['E'], needs: ['X'] },
    black: { mass: 1, hardness: 7, heat: 2, supplies: ['E'], needs: ['X'], chainFuel: 0.5 },
  },
  G06: {
    kind: 'generator',
    type: 'S',
    bonus: ['reactor'],
    white: { mass: 1, hardness: 6, heat: 1, supplies: ['E'], needs: ['X'] },
    black: { mass: 0, hardness: 6, heat: 1, supplies: ['E'], needs: ['X'] },
  },
  G07: {
    kind: 'generator',
    type: 'M',
    bonus: ['reactor'],
    white: { mass: 1, hardness: 6, heat: 1, supplies: ['U'], needs: ['X'] },
    black: { mass: 1, hardness: 7, heat: 1, supplies: ['U'], needs: ['X'], chainThrust: 1 },
  },
  G08: {
    kind: 'generator',
    type: 'V',
    bonus: [],
    white: { mass: 1, hardness: 7, supplies: ['U'] },
    black: { mass: 1, hardness: 8, supplies: ['U'] },
  },
  G09: {
    kind: 'generator',
    type: 'C',
    bonus: [],
    white: { mass: 1, hardness: 5, sun: true, supplies: ['U'] },
    black: { mass: 0, hardness: 6, sun: true, supplies: ['U'] },
  },
  G10: {
    kind: 'generator',
    type: 'H',
    bonus: ['reactor'],
    white: { mass: 2, hardness: 8, heat: 2, supplies: ['U'], needs: ['F'] },
    black: { mass: 1, hardness: 8, heat: 1, supplies: ['U'], needs: ['F'] },
  },
  G11: {
    kind: 'generator',
    type: 'H',
    bonus: [],
    white: { mass: 1, hardness: 5, push: true, supplies: ['E'] },
    black: { mass: 0, hardness: 5, push: true, supplies: ['E'] },
  },
  /** Drag Skirt and Ballute: one and two rerolls a year. */
  G12: {
    kind: 'generator',
    type: 'D',
    bonus: [],
    white: {
      mass: 1,
      hardness: 6,
      air: true,
      supplies: ['E'],
      aboard: { hazardReroll: ({ hazard }, owner) => (isAero(hazard) ? `skirt:${(owner as Card).no}` : undefined) },
    },
    black: {
      mass: 1,
      hardness: 7,
      air: true,
      supplies: ['E'],
      aboard: {
        hazardReroll: ({ hazard }, owner, state) => {
          if (!isAero(hazard)) return undefined;
          const first = `ballute:${(owner as Card).no}:1`;
          return isUsed({ state }, first) ? `ballute:${(owner as Card).no}:2` : first;
        },
      },
    },
  },
};

function isAero(hazard: string): boolean {
  return hazard === 'aerobrake' || hazard === 'airEater';
}
