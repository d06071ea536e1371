import { useSettings } from '../../settings/settings.ts';
import { useSay, useWord } from '../../words/words.tsx';
import { type Seat, seatOf } from '../people/seats.ts';
import { useSeatName } from '../people/use-seat-name.ts';
import styles from './Undo.module.css';
import type { Undo } from './use-undo.ts';

interface UndoReachProps {
  readonly undo: Undo;
  /** How many answers shall stand. */
  readonly keep: number;
  readonly seats: readonly Seat[];
}

/** How far a step back goes: how many answers, whose they are, and the earliest of them if one gave it oneself. */
export function UndoReach({ undo: { points, labelOf }, keep, seats }: UndoReachProps) {
  const say = useSay();
  const word = useWord();
  const nameOf = useSeatName(seats);
  const { language } = useSettings();
  const taken = points.slice(0, points.findIndex(point => point.keep === keep) + 1);
  const earliest = taken.at(-1);
  if (earliest === undefined) return null;
  const held = [...new Set(taken.map(point => point.seat))]
    .map(id => seatOf(seats, id))
    .filter(seat => seat !== undefined);
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(held.map(nameOf));
  const label = labelOf(earliest);
  return (
    <p className={styles['text']}>
      {word('table.undo.reach', { count: taken.length, names })}{' '}
      {label && word('table.undo.reach.before', { answer: say(label) })}
    </p>
  );
}
