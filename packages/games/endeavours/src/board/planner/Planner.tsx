import type { Formatter } from '@starboard/kernel/text';
import { useState } from 'react';
import { nameOfNode } from '../../rules/table.ts';
import { nameOfStack } from '../names.ts';
import { Destinations } from './Destinations.tsx';
import { Drives } from './Drives.tsx';
import { FlightList } from './FlightList.tsx';
import { FlyButton } from './FlyButton.tsx';
import styles from './Planner.module.css';
import { useEscape } from './use-escape.ts';
import type { Planning } from './use-planning.ts';

interface PlannerProps {
  readonly planning: Planning;
  readonly year: number;
  readonly say: Formatter;
}

/** The flights of a Stack: what it flies with, where to, and by which of the routes that no other beats. */
export function Planner({ planning, year, say }: PlannerProps) {
  const { stack, grounds, craft, to, isMoving, flyTo, close } = planning;
  const [fold, setFolded] = useState<boolean>();
  useEscape(() => {
    if (to !== undefined) flyTo(undefined);
    else if (isMoving) setFolded(true);
    else close();
  });
  const isFolded = fold ?? (to === undefined && isNarrow());
  return (
    <section
      className={styles['planner']}
      data-going={to !== undefined || undefined}
      aria-label={say(nameOfStack(stack))}
    >
      <header className={styles['head']}>
        <div>
          <h2>{say({ key: `stack.${stack.kind}` })}</h2>
          <p>
            {stack.node !== null && say(nameOfNode(stack.node))}
            {isFolded &&
              craft &&
              ` · ${say({ key: 'planner.brief', params: { thrust: craft.figures.thrust, steps: craft.figures.steps } })}`}
          </p>
        </div>
        <button
          type="button"
          className={styles['tool']}
          aria-expanded={!isFolded}
          aria-label={say({ key: isFolded ? 'planner.unfold' : 'planner.fold' })}
          onClick={() => setFolded(!isFolded)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={isFolded ? 'M3 10L8 5L13 10' : 'M3 6L8 11L13 6'} />
          </svg>
        </button>
        {!isMoving && (
          <button type="button" className={styles['tool']} aria-label={say({ key: 'planner.close' })} onClick={close}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4L12 12M12 4L4 12" />
            </svg>
          </button>
        )}
      </header>
      {!isFolded && (
        <div className={styles['body']}>
          {grounds && <p className={styles['remark']}>{say(grounds)}</p>}
          {craft && (
            <>
              <Drives craft={craft} isBrief={to !== undefined} onTake={planning.takeEngine} say={say} />
              {to === undefined ? (
                <Destinations craft={craft} year={year} onFlyTo={flyTo} say={say} />
              ) : (
                <FlightList planning={planning} to={to} say={say} />
              )}
            </>
          )}
        </div>
      )}
      {craft && to !== undefined && planning.chosen && (
        <FlyButton planning={planning} flight={planning.chosen} year={year} say={say} />
      )}
    </section>
  );
}

/** On a phone the map has the room until it is known where to. */
function isNarrow(): boolean {
  return matchMedia('(width < 700px)').matches;
}
