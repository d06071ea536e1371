import { lookOf, Portrait, type SeatFace, type TouchProps, touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { Visit } from '../../types.ts';
import type { View } from '../../view.ts';
import { portraitOf } from '../portraits.ts';
import styles from './Visitors.module.css';

interface VisitorsProps {
  readonly view: View;
  /** The visits of this round; none where nobody goes anywhere. */
  readonly visited: readonly Visit[] | undefined;
  readonly seats: readonly SeatFace[];
  readonly touch: TouchProps;
  readonly say: Formatter;
}

/** Everybody who is still there: who has been somewhere in this round, and who has not. */
export function Visitors({ view, visited, seats, touch, say }: VisitorsProps) {
  return (
    <ul className={styles['visitors']} aria-label={say({ key: 'face.party' })}>
      {view.survivors
        .filter(({ status }) => status !== 'dead')
        .map(({ id, seat }) => {
          const touched = touchOf(touch, `survivor:${id}`);
          const visit = visited?.find(each => each.id === id);
          return (
            <li key={id} data-been={visit !== undefined || undefined}>
              <button
                type="button"
                data-target={lookOf(touched)}
                disabled={touched.target === undefined}
                aria-pressed={touched.target?.isChosen}
                onClick={touched.onPick}
                onPointerEnter={() => touched.onPoint(true)}
                onPointerLeave={() => touched.onPoint(false)}
              >
                <Portrait
                  icon={portraitOf(id)}
                  ring={seats.find(each => each.id === seat)?.ring ?? 1}
                  isActing={touched.isLit}
                />
                <b>{say({ key: `survivor.${id}` })}</b>
                {visited && <small>{say({ key: whereabouts(visit) })}</small>}
              </button>
            </li>
          );
        })}
    </ul>
  );
}

/** The word for where somebody has been in this round. */
function whereabouts(visit: Visit | undefined): string {
  if (visit === undefined) return 'face.refuge.waiting';
  return visit.place === null ? 'face.refuge.visited' : `refuge.${visit.place}`;
}
