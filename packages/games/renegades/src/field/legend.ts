import type { GridTerrain } from '@starboard/space';

/** What a square is by its symbol. */
export interface Sign {
  readonly terrain: GridTerrain;
  readonly green?: true;
  readonly water?: true;
  readonly doorway?: true;
  /** Crate or salvage, spawn or objective (RDA-DATA-03). */
  readonly spot?: 'crate' | 'spawn' | 'objective';
  readonly dock?: true;
  readonly homeBase?: true;
  readonly planet?: true;
  /** RDA-TILE-08..10: a ship is hurt here; RDA-TILE-07, S6: a figure is. */
  readonly danger?: Danger;
}

export type Danger = 'vent' | 'mine' | 'horizon' | 'core';

const elevated: GridTerrain = { level: 1 };
const sunken: GridTerrain = { level: -1 };

/** The surface legend of the tiles. */
export const surfaceLegend: Readonly<Record<string, Sign>> = {
  '.': { terrain: {} },
  '#': { terrain: { blocks: 'all' } },
  '+': { terrain: { blocks: 'sight' }, doorway: true },
  o: { terrain: {}, green: true },
  '~': { terrain: {}, water: true },
  '=': { terrain: {} },
  e: { terrain: elevated },
  u: { terrain: { level: [0, 1] } },
  s: { terrain: sunken },
  d: { terrain: { level: [-1, 0] } },
  x: { terrain: {}, danger: 'vent' },
  c: { terrain: {}, spot: 'crate' },
  p: { terrain: {}, spot: 'objective' },
  g: { terrain: {}, spot: 'spawn' },
  C: { terrain: elevated, spot: 'crate' },
  P: { terrain: elevated, spot: 'objective' },
  G: { terrain: elevated, spot: 'spawn' },
  '1': { terrain: sunken, spot: 'crate' },
  '2': { terrain: sunken, spot: 'objective' },
  '3': { terrain: sunken, spot: 'spawn' },
  D: { terrain: {}, dock: true },
  H: { terrain: {}, homeBase: true },
};

/** The orbit legend of the tiles. */
export const orbitLegend: Readonly<Record<string, Sign>> = {
  '.': { terrain: {} },
  '#': { terrain: { blocks: 'all' } },
  o: { terrain: {}, green: true },
  $: { terrain: {}, spot: 'crate' },
  '%': { terrain: {}, green: true, spot: 'crate' },
  g: { terrain: {}, spot: 'spawn' },
  G: { terrain: {}, green: true, spot: 'spawn' },
  x: { terrain: {}, danger: 'mine' },
  h: { terrain: {}, danger: 'horizon' },
  X: { terrain: {}, danger: 'core' },
  P: { terrain: {}, planet: true },
};
