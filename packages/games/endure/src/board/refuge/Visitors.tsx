import type { SeatFace, TouchProps } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { SurvivorId } from '../../types.ts';
import type { View } from '../../view.ts';
import { Portrait } from '../party/Portrait.tsx';
import { lookOf, touchOf } from '../party/targets.ts';
import styles from './Visitors.module.css';

interface VisitorsProps {
  readonly view: View;
  /** Who has had its visit in this round; none where nobody goes anywhere. */
  readonly visited: readonly SurvivorId[] | undefined;
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
          const hasBeen = visited?.includes(id) === true;
          return (
            <li key={id} data-been={hasBeen || undefined}>
              <button
                type="button"
                data-target={lookOf(touched)}
                disabled={touched.target === undefined}
                aria-pressed={touched.target?.isChosen}
                onClick={touched.onPick}
                onPointerEnter={() => touched.onPoint(true)}
                onPointerLeave={() => touched.onPoint(false)}
              >
                <Portrait id={id} ring={seats.find(each => each.id === seat)?.ring ?? 1} isActing={touched.isLit} />
                <b>{say({ key: `survivor.${id}` })}</b>
                {visited && <small>{say({ key: hasBeen ? 'face.refuge.visited' : 'face.refuge.waiting' })}</small>}
              </button>
            </li>
          );
        })}
    </ul>
  );
}
