import type { Target } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { BattlePlan } from '../../../show/plan.ts';
import type { View } from '../../../view.ts';
import { spotOf } from '../spots.ts';
import styles from './Lines.module.css';

interface LightsProps {
  readonly view: View;
  readonly plan: BattlePlan;
  readonly refs: readonly Ref[];
  readonly look: 'pointed' | 'happening';
}

/** Quiet light on what is spoken of. */
export function Lights({ view, plan, refs, look }: LightsProps) {
  return refs.map(ref => {
    const spot = spotOf(view, plan, ref);
    return spot && <path key={ref} className={styles[look]} d={spot.path} />;
  });
}

interface TargetsProps {
  readonly view: View;
  readonly plan: BattlePlan;
  readonly targets: readonly Target[];
}

/** What can be chosen: dashed; what is chosen: solid, with a glow. */
export function Targets({ view, plan, targets }: TargetsProps) {
  return targets.map(({ ref, isChosen }) => {
    if (ref.startsWith('place:')) return null;
    const spot = spotOf(view, plan, ref);
    const look = isChosen ? `${styles['target']} ${styles['chosen']}` : styles['target'];
    return spot && <path key={ref} className={look} d={spot.path} />;
  });
}
