import type { Change, Words } from '../types.ts';

/** `, −1 Steady Voice, +1 Penance`, as a part of a sentence; nothing where nothing was changed. */
export function changesText(changes: readonly Change[]): Words | '' {
  return changes.reduceRight<Words | ''>(
    (rest, { by, name }) => ({ key: 'sum.change', params: { by: signed(by), name, rest } }),
    '',
  );
}

/** Where a number on a die comes from, if something has changed it. */
export function neededText(base: number, changes: readonly Change[]): Words | '' {
  return changes.length === 0 ? '' : { key: 'sum.needed', params: { base, changes: changesText(changes) } };
}

/** Where a number of dice comes from, if something has changed it. */
export function diceCountText(base: number, changes: readonly Change[]): Words | '' {
  return changes.length === 0 ? '' : { key: 'sum.dice', params: { base, changes: changesText(changes) } };
}

/** With what a limit takes away again, so that it adds up. */
export function upTo(base: number, changes: readonly Change[], result: number): readonly Change[] {
  const rest = changes.reduce((left, { by }) => left - by, result - base);
  return rest === 0 ? changes : [...changes, { by: rest, name: { key: 'sum.limit' } }];
}

function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
