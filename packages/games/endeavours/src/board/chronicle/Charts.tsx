import type { FaceProps } from '@starboard/board';
import { useMemo } from 'react';
import type { View } from '../../view.ts';
import styles from './Charts.module.css';
import { chartsOf } from './curves.ts';
import { LineChart } from './LineChart.tsx';

/** Score, water and discoveries over the years. */
export function Charts({ view, say }: FaceProps<View>) {
  const charts = useMemo(() => chartsOf(view), [view]);
  return (
    <div className={styles['room']}>
      <div className={styles['charts']}>
        {charts.map(chart => (
          <LineChart key={chart.name} chart={chart} say={say} />
        ))}
      </div>
    </div>
  );
}
