import type { Formatter } from '@starboard/kernel/text';
import { useMemo } from 'react';
import { performanceOf } from '../../../show/performance.ts';
import { Figures, mostDryMass } from '../Figures.tsx';
import { FuelLadder } from '../FuelLadder.tsx';
import type { Composed } from './compose.ts';
import styles from './Summary.module.css';

/** What the ship weighs and has, always in sight. */
export function Summary({ composed, say }: { readonly composed: Composed; readonly say: Formatter }) {
  const { state, ship } = composed;
  const performance = useMemo(() => (ship === undefined ? nothing : performanceOf(state, ship)), [state, ship]);
  const isTooHeavy = performance.dry > mostDryMass;
  return (
    <div className={styles['summary']}>
      <Figures of={performance} say={say} />
      {isTooHeavy ? (
        <p>{say({ key: 'fleet.warning.heavy', params: { most: mostDryMass } })}</p>
      ) : (
        <FuelLadder of={performance} say={say} />
      )}
    </div>
  );
}

/** Before anything is chosen. */
const nothing = { dry: 0, wet: 0, weight: null, steps: 0, drives: [], idle: [] };
