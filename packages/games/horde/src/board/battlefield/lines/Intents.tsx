import { memo } from 'react';
import type { Arrow } from '../../../show/sights.ts';
import { drawn } from '../drawing.ts';
import styles from './Lines.module.css';
import { arrowHead, cutShort } from './lines.ts';

interface IntentsProps {
  readonly arrows: readonly Arrow[];
  /** The unit that is looked at: its arrow stands out. */
  readonly looked: number | undefined;
}

/** GSQ-HID-05: where each enemy is about to go, and whom it is about to strike. */
export const Intents = memo(function Intents({ arrows, looked }: IntentsProps) {
  return (
    <g className={styles['still']}>
      {arrows.map(({ unit, action, from, to, shot }) => {
        const start = drawn(from);
        const end = to && cutShort(start, drawn(to), action === 'charge' ? 14 : 0);
        return (
          <g
            key={unit.no}
            className={unit.no === looked ? `${styles['intent']} ${styles['looked']}` : styles['intent']}
          >
            {end && (
              <>
                <path className={styles['going']} d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
                <path className={styles['head']} d={arrowHead(start, end, 9)} />
              </>
            )}
            {shot && <Aim from={drawn(shot.from)} to={drawn(shot.to)} />}
          </g>
        );
      })}
    </g>
  );
});

function Aim({ from, to }: { readonly from: { x: number; y: number }; readonly to: { x: number; y: number } }) {
  const end = cutShort(from, to, 18);
  return (
    <g className={styles['aim']}>
      <path d={`M${from.x} ${from.y}L${end.x} ${end.y}`} />
      <circle cx={to.x} cy={to.y} r={18} />
    </g>
  );
}
