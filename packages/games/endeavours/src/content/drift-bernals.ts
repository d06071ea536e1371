import type { PatentKind } from '../types.ts';

/** END-DRIFT-07: one support of these kinds is given up to anchor it; what it does is among the abilities. */
export const driftBernals = {
  D01: { supports: ['generator', 'reactor'] },
  D02: { supports: ['refinery', 'generator'] },
  D03: { supports: ['generator', 'radiator'] },
  D04: { supports: ['generator', 'robonaut'] },
  D05: { supports: ['refinery', 'radiator'] },
  D06: { supports: ['generator', 'refinery'] },
  D07: { supports: ['reactor', 'refinery'] },
  D08: { supports: ['generator', 'reactor'] },
  D09: { supports: ['radiator', 'robonaut'] },
  D10: { supports: ['reactor', 'radiator'] },
  D11: { supports: ['generator', 'radiator'] },
} as const satisfies { readonly [id: string]: { readonly supports: readonly PatentKind[] } };

export type DriftId = keyof typeof driftBernals;
export const driftIds = Object.keys(driftBernals) as DriftId[];

/** END-DRIFT-14: carried as Cargo. */
export const driftMass = 10;
