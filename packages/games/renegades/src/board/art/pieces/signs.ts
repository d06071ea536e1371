import type { ParameterName } from '../../../types.ts';
import { box, mirrored, polygon, round } from '../path.ts';

const both = (drawing: string) => drawing + mirrored(drawing);

/** What is inside a token, within a radius of 8. */
export const findDrawings = {
  unknown:
    'M-4.5 -3C-4.5 -9 5 -9 5 -3C5 0.5 1.3 0.5 1.3 3L-1.3 3C-1.3 -0.5 2.2 -0.5 2.2 -3C2.2 -5.5 -1.8 -5.5 -1.8 -3ZM-1.4 4.5L1.4 4.5L1.4 7L-1.4 7Z',
  weapon: 'M-7 -3L6 -3L7 -1L7 1L1 1L0 4L-3 4L-3 1L-7 1Z',
  item: 'M-5 -4L5 -4L6 6L-6 6ZM-3 -4C-3 -8 3 -8 3 -4L1.5 -4C1.5 -6 -1.5 -6 -1.5 -4Z',
  component: `${box(-4.5, -4.5, 9, 9)}${box(-2, -2, 4, 4)}${[-3, 0, 3].map(at => box(at - 0.7, -7.5, 1.4, 2) + box(at - 0.7, 5.5, 1.4, 2) + box(-7.5, at - 0.7, 2, 1.4) + box(5.5, at - 0.7, 2, 1.4)).join('')}`,
  digits: `${round(0, 0, 7)}${round(0, 0, 5)}M-1 -3L1 -3L1 3L-1 3Z`,
  trap: 'M0 -7L7.5 6L-7.5 6ZM-1 -2.5L1 -2.5L0.7 2L-0.7 2ZM-1 3L1 3L1 4.8L-1 4.8Z',
} as const;

/** A person as a guest: head and shoulders. */
const person = `${round(0, -5, 5.5)}M-11 13C-11 4 -6 2 0 2C6 2 11 4 11 13Z`;

/** One to six as pips of a die. */
const pips = (spots: readonly (readonly [number, number])[]) =>
  spots.map(([x, y]) => round(x * 7, y * 7, 2.8)).join('');
const corners = [
  [-1, -1],
  [1, 1],
] as const;
const others = [
  [1, -1],
  [-1, 1],
] as const;
const middle = [[0, 0]] as const;
const flanks = [
  [-1, 0],
  [1, 0],
] as const;

/** RDA-COMP-13, 15: a sign for each thing that missions are about, within a radius of 14. */
export const parameterDrawings: { readonly [P in ParameterName]: string } = {
  xelani: `${person}${both('M0 -9L0 -15L2.5 -11.5L6 -14L5 -8Z')}`,
  ulep: `${person}${both('M4 -9L9 -13L7 -6Z')}`,
  slave: `${person}${box(-9, 6, 18, 2.6)}`,
  monolith: polygon([
    [-5, -13],
    [4, -14],
    [6, -12],
    [6, 13],
    [-5, 13],
  ]),
  core: `${round(0, 0, 12)}${round(0, 0, 8)}${polygon([
    [1.5, -6],
    [-4, 1],
    [-0.5, 1],
    [-1.5, 6],
    [4, -1.5],
    [0.5, -1.5],
  ])}`,
  data: `${polygon([
    [-11, -11],
    [7, -11],
    [11, -7],
    [11, 11],
    [-11, 11],
  ])}${box(-6, 1, 12, 7)}${box(-5, -9, 8, 5)}`,
  one: pips(middle),
  two: pips(corners),
  three: pips([...corners, ...middle]),
  four: pips([...corners, ...others]),
  five: pips([...corners, ...others, ...middle]),
  six: pips([...corners, ...others, ...flanks]),
  infected: `${round(0, -6, 5)}${round(0, -6, 2.6)}${round(-5.5, 4, 5)}${round(-5.5, 4, 2.6)}${round(5.5, 4, 5)}${round(5.5, 4, 2.6)}`,
  site: 'M-8 -13L-5.5 -13L-5.5 13L-8 13ZM-5.5 -12L10 -12L6 -6.5L10 -1L-5.5 -1Z',
};
