import type { ObservationsOf } from '../../types.ts';

/** END-OBSCARD-03: what fills observation spots. */
export const astronomy: ObservationsOf<'OA', { readonly kind: 'astronomy' }> = {
  OA1: { kind: 'astronomy', copies: 40, icon: 'circle' },
  OA2: { kind: 'astronomy', copies: 30, icon: 'diamond' },
  OA3: { kind: 'astronomy', copies: 18, icon: 'pentagon' },
  OA4: { kind: 'astronomy', copies: 12, icon: 'octagon' },
};
