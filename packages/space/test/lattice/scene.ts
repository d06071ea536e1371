import { inches, latticeIndex, latticeTable, navigationMap } from '../../src/lattice/index.ts';
import { at } from './arbitraries.ts';

/** A small empty table, and a base of half an inch on it. */
export const table = latticeTable(inches(12), inches(12));
export const point = (x: number, y: number): number => latticeIndex(table, at(x, y));
export const open = navigationMap(table, 2, { walls: [] });
export const anywhere = Number.POSITIVE_INFINITY;
