import type { StackKind } from '../../types.ts';
import { glyphs } from '../map/Ships.tsx';

/** A Stack as it stands on the map. */
export function StackSign({ kind }: { readonly kind: StackKind }) {
  return (
    <svg viewBox="-12 -12 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      <path d={glyphs[kind]} />
    </svg>
  );
}
