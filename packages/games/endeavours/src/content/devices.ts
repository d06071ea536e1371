import type { ExplorationId, Face, Support } from '../types.ts';
import { copyOf, titleOf } from './copies.ts';

/** What devices supply in figures: by title, and by copy where they differ. */
const supplies: { readonly [title: string]: readonly (readonly Support[])[] } = {
  XD1: [['A'], ['A'], ['A']],
  XD3: [['U'], ['U'], ['U', 'E']],
  XD4: [['E'], ['E'], ['E', 'U']],
};

/** B16: mass 1 and rad-hardness 5, 6, 7. */
export function deviceFaceOf(card: ExplorationId): Face {
  const copy = copyOf(card);
  const title = titleOf(card);
  const face: Face = { mass: 1, hardness: 4 + copy };
  if (title === 'XD2') return { ...face, cooling: copy };
  if (title === 'XD5') return { ...face, shielding: copy === 3 ? 3 : 2 };
  const supplied = supplies[title]?.[copy - 1];
  return supplied === undefined ? face : { ...face, supplies: supplied };
}
