import { type Scene, scene } from '@starboard/endure/testing';
import type { Choice, Variant } from '../../src/tables/variants.ts';

type Role = Parameters<Scene['survivor']>[1];

/** The captain's turn, in the western corridor unless said, with these things; the psychic and the medic are out of sight. */
export function captain(role: Role, variants: { readonly [V in Variant]?: Choice<V> } = {}): Scene {
  return scene({ survivors: ['captain-a', 'psychic-a', 'medic-a'], variants })
    .survivor('captain-a', { at: 'CREW.w', ...role })
    .survivor('psychic-a', { at: 'LAB.C' })
    .survivor('medic-a', { at: 'LAB.C' })
    .turnOf('captain-a');
}
