import { Die } from '../art/index.ts';
import styles from './FacedDie.module.css';

interface FacedDieProps {
  readonly value: number;
  readonly side: 'red' | 'black';
  readonly state?: 'held' | undefined;
  readonly title?: string;
}

/** A die; what bonuses have raised above six is written on it. */
export function FacedDie({ value, ...die }: FacedDieProps) {
  return (
    <span className={styles['die']} data-side={die.side}>
      <Die value={value} {...die} />
      {value > 6 && <b aria-hidden>{value}</b>}
    </span>
  );
}
