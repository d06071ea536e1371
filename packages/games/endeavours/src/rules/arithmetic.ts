import type { Change, Words } from '../types.ts';

/** `, −1 Spectral Assay C, +1 Dust`, as a part of a sentence; nothing where nothing was changed. */
export function changesText(changes: readonly Change[]): Words | '' {
  return changes.reduceRight<Words | ''>(
    (rest, { by, name }) => ({ key: 'sum.change', params: { by: signed(by), name, rest } }),
    '',
  );
}

/** For a sentence that shows the sum where there is one, and otherwise the number alone. */
export function sumParams(changes: readonly Change[]): { readonly isBent: 'yes' | 'no'; readonly changes: Words | '' } {
  return { isBent: changes.length > 0 ? 'yes' : 'no', changes: changesText(changes) };
}

/** `, −1 Spectral Assay C = 4`: what a number becomes, if something changes it. */
export function becomesText(changes: readonly Change[], result: number): Words | '' {
  return changes.length === 0 ? '' : { key: 'sum.becomes', params: { changes: changesText(changes), result } };
}

/** Where the number that a die must show comes from, if something has changed it. */
export function neededText(base: number, changes: readonly Change[], result: number): Words | '' {
  return changes.length === 0 ? '' : { key: 'sum.needed', params: { base, becomes: becomesText(changes, result) } };
}

/** Where a number of dice comes from, if something has changed it. */
export function diceCountText(base: number, changes: readonly Change[]): Words | '' {
  return changes.length === 0 ? '' : { key: 'sum.dice', params: { base, changes: changesText(changes) } };
}

/** The number after all changes. */
export function after(base: number, changes: readonly Change[]): number {
  return changes.reduce((sum, { by }) => sum + by, base);
}

/** With what a limit takes away again, so that it adds up. */
export function upTo(base: number, changes: readonly Change[], result: number): readonly Change[] {
  const rest = result - after(base, changes);
  return rest === 0 ? changes : [...changes, { by: rest, name: { key: 'sum.limit' } }];
}

function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
