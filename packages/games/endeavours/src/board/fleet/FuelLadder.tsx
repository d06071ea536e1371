import type { Formatter } from '@starboard/kernel/text';
import { fractionOf } from '../../show/fractions.ts';
import type { Performance } from '../../show/performance.ts';
import styles from './FuelLadder.module.css';
import { rungsOf } from './ladder.ts';

interface FuelLadderProps {
  readonly of: Performance;
  readonly say: Formatter;
}

/** The fuel ladder from the dry mass up: a rung for each step of fuel, and where the next class of weight begins. */
export function FuelLadder({ of, say }: FuelLadderProps) {
  const { dry, wet, steps } = of;
  const label = say({ key: 'fleet.ladder', params: { dry, wet: fractionOf(wet), steps } });
  return (
    <figure className={styles['ladder']} role="img" aria-label={label}>
      <span className={styles['dry']}>
        <i />
        <small>{dry}</small>
      </span>
      {rungsOf(of).map(({ position, isFuel, mass, weight }) => (
        <span key={position} data-fuel={isFuel || undefined} data-class={weight !== undefined || undefined}>
          <i />
          {mass !== undefined && <small>{mass}</small>}
          {weight !== undefined && <em>{say({ key: 'fleet.weight', params: { weight } })}</em>}
        </span>
      ))}
    </figure>
  );
}
