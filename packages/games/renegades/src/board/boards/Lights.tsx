import type { Target } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { Board } from '../../field/board.ts';
import type { View } from '../../view.ts';
import styles from './Marks.module.css';
import { spotOf } from './spots.ts';

interface LightsProps {
  readonly view: View;
  readonly board: Board;
  readonly refs: readonly Ref[];
  readonly look: 'pointed' | 'happening';
}

/** Quiet light on what is spoken of. */
export function Lights({ view, board, refs, look }: LightsProps) {
  return [...new Set(refs)].map(ref => {
    const spot = spotOf(view, board, ref);
    return spot && <path key={ref} className={styles[look]} d={spot.path} />;
  });
}

interface TargetsProps {
  readonly view: View;
  readonly board: Board;
  readonly targets: readonly Target[];
}

/** What can be chosen: dashed; what is chosen: solid, with a glow. */
export function Targets({ view, board, targets }: TargetsProps) {
  return targets.map(({ ref, isChosen }) => {
    const spot = ref.startsWith('place:') ? undefined : spotOf(view, board, ref);
    const look = isChosen ? `${styles['target']} ${styles['chosen']}` : styles['target'];
    return spot && <path key={ref} className={look} d={spot.path} />;
  });
}
