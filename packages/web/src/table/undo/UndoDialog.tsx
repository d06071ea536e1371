import type { ShownUndoPoint } from '@starboard/room';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Chip } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { SeatMark } from '../people/SeatMark.tsx';
import { isAlone, type Seat, seatOf } from '../people/seats.ts';
import { useSeatName } from '../people/use-seat-name.ts';
import styles from './Undo.module.css';
import { UndoReach } from './UndoReach.tsx';
import type { Undo } from './use-undo.ts';

const mostShown = 30;

interface UndoDialogProps {
  readonly undo: Undo;
  readonly seats: readonly Seat[];
  onClose(): void;
}

/** How far to go back, answer by answer. */
export function UndoDialog({ undo, seats, onClose }: UndoDialogProps) {
  const say = useSay();
  const word = useWord();
  const nameOf = useSeatName(seats);
  return (
    <Dialog title={word('table.undo.menu')} onClose={onClose}>
      <p className={styles['text']}>{word('table.undo.menu.text')}</p>
      <ol className={styles['points']}>
        {undo.points.slice(0, mostShown).map((point, at) => {
          const label = undo.labelOf(point);
          const seat = seatOf(seats, point.seat);
          return (
            <li key={point.keep}>
              <button
                type="button"
                onClick={() => {
                  undo.back(point);
                  onClose();
                }}
              >
                {seat && <SeatMark seat={seat} title={nameOf(seat)} />}
                <span className={styles['point']}>
                  {label ? say(label) : word('table.undo.steps', { count: at + 1 })}
                </span>
                <Chip {...(point.free ? {} : { tone: 'warn' as const })}>
                  {word(point.free ? 'table.undo.free' : 'table.undo.vote')}
                </Chip>
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}

interface UndoAskProps {
  readonly undo: Undo;
  readonly seats: readonly Seat[];
  readonly point: ShownUndoPoint;
  onClose(): void;
}

/** Beyond a die, or another's answer: everybody has a say. Around one screen it is asked before another's answer goes. */
export function UndoAsk({ undo, seats, point, onClose }: UndoAskProps) {
  const word = useWord();
  const name = seatOf(seats, point.seat)?.name ?? '';
  return (
    <Dialog title={point.free ? word('table.undo.others', { name }) : word('table.undo.beyond')} onClose={onClose}>
      <UndoReach undo={undo} keep={point.keep} seats={seats} />
      {!point.free && (
        <p className={styles['text']}>{word(isAlone(seats) ? 'table.undo.beyond.alone' : 'table.undo.beyond.text')}</p>
      )}
      <div className={styles['buttons']}>
        <Button
          kind="primary"
          onClick={() => {
            undo.back(point);
            onClose();
          }}
        >
          {word('table.undo.beyond.yes')}
        </Button>
        <Button onClick={onClose}>{word('app.cancel')}</Button>
      </div>
    </Dialog>
  );
}
