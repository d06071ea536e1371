import { memo } from 'react';
import { distance } from '../../field/scale.ts';
import { holdingRange } from '../../rules/enemies/goal.ts';
import type { BattlePlan } from '../../show/plan.ts';
import { holdsOf } from '../../show/sights.ts';
import type { View } from '../../view.ts';
import styles from './Battlefield.module.css';
import { drawn, inch } from './drawing.ts';

const pentagon = 'M0-17 16.2-5.3 10 13.8H-10L-16.2-5.3Z';
const star = 'M0-9 2.6-3 9-2.4 4.2 1.9 5.6 8.2 0 4.9-5.6 8.2-4.2 1.9-9-2.4-2.6-3Z';

interface MarkersProps {
  readonly view: View;
  readonly plan: BattlePlan;
}

/** GSQ-TABLE-05, GSQ-OBJ-01, 02: the markers, how far they are held from, and how much they still bear. */
export const Markers = memo(function Markers({ view, plan }: MarkersProps) {
  const holds = holdsOf(view);
  const radius = (distance(view, holdingRange) / 4) * inch;
  return (
    <g className={styles['still']}>
      {plan.markers.map((place, at) => {
        if (view.markers.some(({ no }) => no === at + 1)) return null;
        const { x, y } = drawn(place);
        return (
          <g key={`${x} ${y}`} className={styles['destroyed']} transform={`translate(${x} ${y})`}>
            <path d={pentagon} />
            <path d="M-7-7 7 7M7-7-7 7" />
          </g>
        );
      })}
      {view.markers.map(({ no, damage }) => {
        const { x, y } = drawn(plan.markers[no - 1]!);
        const isPriority = no === view.priority;
        const hold = holds.get(no) ?? 'open';
        return (
          <g key={no} className={`${styles['marker']} ${isPriority ? styles['priority'] : ''} ${styles[hold]}`}>
            <circle className={styles['zone']} cx={x} cy={y} r={radius} />
            <g transform={`translate(${x} ${y})`}>
              <g className={styles['sign']}>
                <path className={styles['pentagon']} d={pentagon} />
                <text className={styles['number']} y={6}>
                  {no}
                </text>
                <g transform="translate(0 24)">
                  {[0, 1, 2].map(at => (
                    <rect
                      key={at}
                      className={at < damage ? styles['damaged'] : styles['sound']}
                      x={-17 + at * 12}
                      y={-3.5}
                      width={10}
                      height={7}
                      rx={2}
                    />
                  ))}
                </g>
                {isPriority && <path className={styles['star']} d={star} transform="translate(0 -28)" />}
                {hold === 'threatened' && (
                  <g className={styles['alarm']} transform="translate(19 -15)">
                    <path d="M0-8 8.5 6.5H-8.5Z" />
                    <path className={styles['bang']} d="M0-3v4.5M0 4v.2" />
                  </g>
                )}
                {hold === 'held' && (
                  <g className={styles['guard']} transform="translate(19 -15)">
                    <circle r={7.5} />
                    <path d="m-3.6 0 2.6 2.8 4.6-5.4" />
                  </g>
                )}
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
});
