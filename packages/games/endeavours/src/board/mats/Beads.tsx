import { lookOf, type TouchProps, touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { MatSpot } from '../../show/mats.ts';
import { Bead } from './Bead.tsx';
import styles from './Beads.module.css';

interface BeadsProps {
  readonly spots: readonly MatSpot[];
  readonly touch: TouchProps;
  readonly say: Formatter;
}

/** Discovery spots in a row; where a bead is to be placed, those that take it are touched. */
export function Beads({ spots, touch, say }: BeadsProps) {
  const filled = spots.filter(({ bead }) => bead !== null).length;
  return (
    <span className={styles['beads']}>
      <span className="heard">{say({ key: 'mats.spots', params: { filled, all: spots.length } })}</span>
      {spots.map(({ key, colour, bead }) => {
        const touched = touchOf(touch, `spot:${key}`);
        const look = lookOf(touched);
        if (touched.target === undefined) return <Bead key={key} spot={colour} bead={bead} />;
        return (
          <button
            key={key}
            type="button"
            className={styles['spot']}
            data-target={look}
            aria-pressed={touched.target.isChosen}
            aria-label={touched.target.label}
            onClick={touched.onPick}
            onFocus={() => touched.onPoint(true)}
            onBlur={() => touched.onPoint(false)}
            onPointerEnter={() => touched.onPoint(true)}
            onPointerLeave={() => touched.onPoint(false)}
          >
            <Bead spot={colour} bead={bead} />
          </button>
        );
      })}
    </span>
  );
}
