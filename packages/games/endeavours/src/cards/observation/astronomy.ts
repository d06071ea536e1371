import type { ObservationsOf } from '../../types.ts';

/** END-OBSCARD-03: what fills observation spots. */
export const astronomy: ObservationsOf<'OA', { readonly kind: 'astronomy' }> = {
  OA1: { kind: 'astronomy', copies: 40, icon: 'circle', named: true },
  OA2: { kind: 'astronomy', copies: 30, icon: 'diamond', named: true },
  OA3: { kind: 'astronomy', copies: 18, icon: 'pentagon', named: true },
  OA4: { kind: 'astronomy', copies: 12, icon: 'octagon', named: true },
};
