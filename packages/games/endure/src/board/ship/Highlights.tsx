import type { Target } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import { type Ground, type Place, placeOf } from './places.ts';
import styles from './Ship.module.css';

interface HighlightsProps {
  readonly ground: Ground;
  readonly refs: readonly Ref[];
  readonly look: 'pointed' | 'happening' | 'woken' | 'endangered';
}

/** Quiet light on what is spoken of. */
export function Highlights({ ground, refs, look }: HighlightsProps) {
  return refs.map(ref => {
    const place = placeOf(ground, ref);
    return place && <Area key={ref} place={place} className={styles[look]} />;
  });
}

interface TargetsProps {
  readonly ground: Ground;
  readonly targets: readonly Target[];
}

/** What can be chosen: dashed; what is chosen: solid, with a glow. */
export function Targets({ ground, targets }: TargetsProps) {
  return targets.map(({ ref, isChosen }) => {
    const place = placeOf(ground, ref);
    const look = isChosen ? `${styles['target']} ${styles['chosen']}` : styles['target'];
    return place && <Area key={ref} place={place} className={look} />;
  });
}

function Area({
  place: { shape, middle },
  className,
}: {
  readonly place: Place;
  readonly className: string | undefined;
}) {
  if ('path' in shape) return <path className={className} d={shape.path} />;
  return <circle className={className} cx={middle.x} cy={middle.y} r={shape.radius} />;
}
