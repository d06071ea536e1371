import type { Ref } from '@starboard/kernel';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import type { TouchProps } from '../face.ts';
import type { Point } from '../shapes/geometry.ts';
import { nextTowards } from '../shapes/towards.ts';

interface Walk extends Pick<TouchProps, 'targets' | 'onPoint'> {
  /** Where the keyboard comes in. */
  readonly start: Ref | undefined;
}

/** How the keyboard comes to a list of spots, and goes from one to the next with arrows. */
export function useWalk(
  spots: readonly { readonly ref: Ref; readonly middle: Point }[],
  { targets, start, onPoint }: Walk,
) {
  const [visited, setVisited] = useState<Ref>();
  const entries = [visited, targets[0]?.ref, start, spots[0]?.ref];
  return {
    entry: entries.find(ref => spots.some(spot => spot.ref === ref)),
    visit(event: SyntheticEvent) {
      setVisited(refAt(event));
      onPoint(refAt(event));
    },
    walk(event: KeyboardEvent) {
      const spot = spots.find(({ ref }) => ref === refAt(event));
      const next = spot && nextTowards(spots, spot, event.key);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<SVGElement>(`[data-ref="${CSS.escape(next.ref)}"]`)?.focus();
    },
  };
}

/** What an event is about. */
export function refAt({ target }: SyntheticEvent): Ref | undefined {
  return (target as SVGElement).dataset['ref'] as Ref | undefined;
}
