import type { Formatter } from '@starboard/kernel/text';
import { nameOfNode } from '../../rules/table.ts';
import styles from './FlyButton.module.css';
import type { Flight } from './flights.ts';
import type { Planning } from './use-planning.ts';

interface FlyButtonProps {
  readonly planning: Planning;
  readonly flight: Flight;
  readonly year: number;
  readonly say: Formatter;
}

/** Flies what of the flight belongs to this year, if anything does. */
export function FlyButton({ planning: { canFly, fly }, flight, year, say }: FlyButtonProps) {
  const first = flight.years[0]!;
  if (first.year > year) {
    return <p className={styles['wait']}>{say({ key: 'planner.sails', params: { year: first.year } })}</p>;
  }
  const node = nameOfNode(first.nodes.at(-1)!);
  return (
    <button type="button" className={styles['fly']} disabled={!canFly} onClick={() => fly(flight)}>
      {say({ key: 'planner.fly', params: { year, node } })}
    </button>
  );
}
