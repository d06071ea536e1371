import type { Ref } from '@starboard/kernel';
import { type RefObject, useCallback, useState } from 'react';
import type { Target } from '../face.ts';
import type { Box } from '../shapes/geometry.ts';

interface Crowd {
  readonly refs: readonly Ref[];
  /** Where the board was touched. */
  readonly beside: Box;
  /** What could be chosen then: with another question it is over. */
  readonly of: readonly Target[];
}

/** Room that is left free around a touch, in units of the drawing. */
const finger = 12;

/** Several things that can be chosen were touched at once, until one of them is chosen or the board is touched elsewhere. */
export function useCrowd(targets: readonly Target[], root: RefObject<SVGGElement | null>) {
  const [crowd, setCrowd] = useState<Crowd>();
  const onCrowd = useCallback(
    (refs: readonly Ref[], { clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
      const matrix = root.current?.getScreenCTM()?.inverse();
      if (!matrix) return;
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
      const beside = { x: x - finger, y: y - finger, width: 2 * finger, height: 2 * finger };
      setCrowd({ refs, beside, of: targets });
    },
    [targets, root],
  );
  const onClose = useCallback(() => setCrowd(undefined), []);
  return { crowd: crowd?.of === targets ? crowd : undefined, onCrowd, onClose };
}
