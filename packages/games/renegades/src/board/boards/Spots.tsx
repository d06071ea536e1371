import { Spots as AllSpots, type TouchProps } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { memo, useCallback, useMemo } from 'react';
import type { Board } from '../../field/board.ts';
import { nameAt } from '../../show/names.ts';
import type { View } from '../../view.ts';
import { spokenName } from './spoken.ts';
import { refsOn, type Spot, spotOf } from './spots.ts';

interface SpotsProps extends Pick<TouchProps, 'targets' | 'onPick' | 'onPoint'> {
  readonly view: View;
  readonly board: Board;
  /** Where the keyboard comes in. */
  readonly start: Ref | undefined;
  readonly say: Formatter;
  onCrowd(refs: readonly Ref[], touch: { readonly clientX: number; readonly clientY: number }): void;
}

/** Everything on a board that can be touched. */
export const Spots = memo(function Spots({ view, board, targets, say, ...rest }: SpotsProps) {
  const spots = useMemo(() => spotsOf(view, board, targets), [view, board, targets]);
  const nameOf = useCallback(
    (ref: Ref, target: TouchProps['targets'][number] | undefined) =>
      spokenName(say(nameAt(view, board, ref)), target, say),
    [view, board, say],
  );
  return (
    <AllSpots {...rest} label={say({ key: `board.${board.name}` })} spots={spots} targets={targets} nameOf={nameOf} />
  );
});

function spotsOf(view: View, board: Board, targets: TouchProps['targets']): readonly Spot[] {
  const refs = refsOn(view, board.name);
  const others = targets.map(({ ref }) => ref).filter(ref => !ref.startsWith('place:') && !refs.includes(ref));
  return [...others, ...refs].flatMap(ref => spotOf(view, board, ref) ?? []);
}
