import type { ObservationId, Spectral } from '../types.ts';

/** OV4 Collaboration: what one sample of any type may count as when it is delivered; the card is Discarded for it. */
export const collaborations: { readonly [card in ObservationId]?: readonly Spectral[] } = {
  'OV4-1': ['C', 'S'],
  'OV4-2': ['M', 'V'],
  'OV4-3': ['D', 'H'],
};
