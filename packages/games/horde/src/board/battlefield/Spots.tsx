import { Spots as AllSpots, type TouchProps } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { memo, useCallback, useMemo } from 'react';
import type { BattlePlan } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { nameAt, spokenName } from './names.ts';
import { allRefs, type Spot, spotOf } from './spots.ts';

interface SpotsProps extends Pick<TouchProps, 'targets' | 'onPick' | 'onPoint'> {
  readonly view: View;
  readonly plan: BattlePlan;
  /** Where the keyboard comes in. */
  readonly start: Ref | undefined;
  readonly say: Formatter;
  onCrowd(refs: readonly Ref[], touch: { readonly clientX: number; readonly clientY: number }): void;
}

/** Everything on the table that can be touched. */
export const Spots = memo(function Spots({ view, plan, targets, say, ...rest }: SpotsProps) {
  const spots = useMemo(() => spotsOf(view, plan, targets), [view, plan, targets]);
  const nameOf = useCallback(
    (ref: Ref, target: TouchProps['targets'][number] | undefined) =>
      spokenName(say(nameAt(view, plan, ref)), target, say),
    [view, plan, say],
  );
  return <AllSpots {...rest} label={say({ key: 'board.field' })} spots={spots} targets={targets} nameOf={nameOf} />;
});

function spotsOf(view: View, plan: BattlePlan, targets: TouchProps['targets']): readonly Spot[] {
  const refs = allRefs(view, plan);
  const others = targets.map(({ ref }) => ref).filter(ref => !ref.startsWith('place:') && !refs.includes(ref));
  return [...refs, ...others].flatMap(ref => spotOf(view, plan, ref) ?? []);
}
