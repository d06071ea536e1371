import type { BernalCard } from '../types.ts';

/** END-BERNAL-10: all have mass 10, rad-hardness 6 and a drive of their own. What they do is among the abilities. */
export const bernals = {
  B01: { orbit: 'EML1', promotesAt: 'atm' },
  B02: { orbit: 'SSO', promotesAt: 'C' },
  B03: { orbit: 'GEO', promotesAt: 'V' },
  B04: { orbit: 'EML2', promotesAt: 'push' },
  B05: { orbit: 'EML3', promotesAt: 'S' },
  B06: { orbit: 'EML4', promotesAt: 'M' },
  B07: { orbit: 'SEL4', promotesAt: 'sub' },
  B08: { orbit: 'EML5', promotesAt: 'push' },
  B09: { orbit: 'SEL5', promotesAt: 'astro' },
  B10: { orbit: 'CYC', promotesAt: 'D' },
} as const satisfies { readonly [id: string]: BernalCard };
