import type { PatentsOf } from '../../types.ts';

export const reactors: PatentsOf<'X'> = {
  X01: {
    kind: 'reactor',
    type: 'S',
    bonus: ['radiator'],
    white: { mass: 2, hardness: 7, heat: 1, supplies: ['X'] },
    black: { mass: 1, hardness: 7, heat: 1, supplies: ['X'] },
  },
  X02: {
    kind: 'reactor',
    type: 'M',
    bonus: ['radiator'],
    white: { mass: 2, hardness: 6, heat: 2, supplies: ['X'], chainThrust: 1 },
    black: { mass: 1, hardness: 7, heat: 2, supplies: ['X'], chainThrust: 1 },
  },
  X03: {
    kind: 'reactor',
    type: 'C',
    bonus: ['radiator'],
    white: { mass: 1, hardness: 6, heat: 2, air: true, supplies: ['X'] },
    black: { mass: 1, hardness: 7, heat: 1, air: true, supplies: ['X'] },
  },
  X04: {
    kind: 'reactor',
    type: 'V',
    bonus: ['radiator'],
    white: { mass: 2, hardness: 8, heat: 3, supplies: ['X'], chainThrust: 2 },
    black: { mass: 1, hardness: 8, heat: 2, supplies: ['X'], chainThrust: 2 },
  },
  X05: {
    kind: 'reactor',
    type: 'D',
    bonus: ['radiator'],
    white: { mass: 3, hardness: 8, heat: 2, supplies: ['F'] },
    black: { mass: 2, hardness: 8, heat: 2, supplies: ['F'] },
  },
  X06: {
    kind: 'reactor',
    type: 'H',
    bonus: ['radiator'],
    white: { mass: 3, hardness: 7, heat: 2, supplies: ['F'], chainFuel: 0.5 },
    black: { mass: 2, hardness: 8, heat: 2, supplies: ['F'], chainFuel: 0.5 },
  },
  X07: {
    kind: 'reactor',
    type: 'C',
    bonus: ['radiator'],
    white: { mass: 2, hardness: 6, heat: 1, supplies: ['F'] },
    black: { mass: 1, hardness: 7, heat: 1, supplies: ['F'] },
  },
  X08: {
    kind: 'reactor',
    type: 'S',
    bonus: ['radiator'],
    white: { mass: 3, hardness: 8, heat: 3, supplies: ['F'], chainThrust: 1 },
    black: { mass: 2, hardness: 8, heat: 2, supplies: ['F'], chainThrust: 1 },
  },
  X09: {
    kind: 'reactor',
    type: 'M',
    bonus: ['radiator'],
    white: { mass: 2, hardness: 5, heat: 1, supplies: ['A'] },
    black: { mass: 1, hardness: 6, heat: 1, supplies: ['A'] },
  },
  X10: {
    kind: 'reactor',
    type: 'V',
    bonus: ['radiator'],
    white: { mass: 3, hardness: 7, heat: 2, supplies: ['A'], chainThrust: 2 },
    black: { mass: 2, hardness: 8, heat: 2, supplies: ['A'], chainThrust: 2 },
  },
  X11: {
    kind: 'reactor',
    type: 'D',
    bonus: ['radiator'],
    white: { mass: 2, hardness: 7, heat: 2, supplies: ['X'], chainFuel: 0.5 },
    black: { mass: 1, hardness: 8, heat: 1, supplies: ['X'], chainFuel: 0.5 },
  },
  /** Heavy-Water Core */
  X12: {
    kind: 'reactor',
    type: 'H',
    bonus: ['radiator'],
    white: { mass: 1, hardness: 6, heat: 1, supplies: ['X'] },
    black: { mass: 1, hardness: 7, heat: 1, supplies: ['X'], aboard: { waterMass: mass => Math.max(0, mass - 1) } },
  },
};
