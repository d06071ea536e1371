import { Silent } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import type { ShipPlan } from '../../show/plan.ts';
import { labelsOf, lettersOf, linesOf } from './labels.ts';
import styles from './Ship.module.css';

const lineHeight = 13;

interface NamesProps {
  readonly plan: ShipPlan;
  readonly say: Formatter;
  /** Larger letters for a small picture. */
  readonly enlarged?: number;
}

/** The names of the tiles, and the letters of their zones. */
export const Names = memo(function Names({ plan, say, enlarged = 1 }: NamesProps) {
  return (
    <Silent className={styles['still']}>
      {labelsOf(plan).map(({ tile, x, y, width }) => {
        const lines = linesOf(say({ key: `tile.${tile.code}` }), width / enlarged);
        return (
          <text key={tile.name} className={styles['name']} transform={`translate(${x} ${y}) scale(${enlarged})`}>
            {lines.map((line, at) => (
              <tspan key={line} x={0} y={-(lines.length - 1 - at) * lineHeight}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
      {enlarged === 1 &&
        lettersOf(plan).map(({ zone, letter, x, y }) => (
          <text key={zone} className={styles['letter']} x={x} y={y}>
            {letter}
          </text>
        ))}
    </Silent>
  );
});
