import type { Ref } from '@starboard/kernel';
import { type RefObject, useCallback, useState } from 'react';
import type { BoardProps, Target } from '../face.ts';
import type { Box } from '../shapes/geometry.ts';
import { Crowd } from './Crowd.tsx';

interface Touched {
  readonly refs: readonly Ref[];
  /** Where the board was touched. */
  readonly beside: Box;
  /** What could be chosen then: with another question it is over. */
  readonly of: readonly Target[];
}

interface CrowdedBoard extends Pick<BoardProps<unknown>, 'targets' | 'say' | 'onPick' | 'onPoint'> {
  nameOf(ref: Ref): string;
}

/** Room that is left free around a touch, in units of the drawing. */
const finger = 12;

/**
 * Several things that can be chosen were touched at once, until one of them is chosen or the board is touched elsewhere.
 * The game says `board.which`.
 */
export function useCrowd(root: RefObject<SVGGElement | null>, board: CrowdedBoard) {
  const { targets, say, nameOf, onPick, onPoint } = board;
  const [touched, setTouched] = useState<Touched>();
  const onCrowd = useCallback(
    (refs: readonly Ref[], { clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
      const matrix = root.current?.getScreenCTM()?.inverse();
      if (!matrix) return;
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
      const beside = { x: x - finger, y: y - finger, width: 2 * finger, height: 2 * finger };
      setTouched({ refs, beside, of: targets });
    },
    [targets, root],
  );
  const onClose = useCallback(() => setTouched(undefined), []);
  const choicesOf = ({ refs, beside }: Touched) => ({
    beside,
    choices: (
      <Crowd
        title={say({ key: 'board.which' })}
        refs={refs}
        targets={targets}
        nameOf={nameOf}
        onPick={ref => {
          onClose();
          onPick(ref);
        }}
        onPoint={onPoint}
        onClose={onClose}
      />
    ),
  });
  return { menu: touched?.of === targets ? choicesOf(touched) : undefined, onCrowd, onClose };
}
