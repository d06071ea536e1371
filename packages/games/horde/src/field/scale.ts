import { inches, type QuarterInches } from '@starboard/space';

/** GSQ-TABLE-01, 03 */
export function sideOf(small: boolean): QuarterInches {
  return inches(small ? 24 : 48);
}

/** GSQ-TABLE-04, GSQ-RUL-13: a printed distance as it counts on this table. */
export function distance(state: { readonly small: boolean }, printed: number): QuarterInches {
  return state.small ? inches(printed) / 2 : inches(printed);
}
