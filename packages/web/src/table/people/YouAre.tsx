import { useSettings } from '../../settings/settings.ts';
import { useSay, useWord } from '../../words/words.tsx';
import { ownSeats, type Seat } from './seats.ts';
import styles from './YouAre.module.css';

interface YouAreProps {
  readonly seats: readonly Seat[];
  /** Through whose eyes the table is seen. */
  readonly looking: string;
}

/** Whom one plays, always in view where not everybody is one's own: "You are Vega". Around one screen, who is asked. */
export function YouAre({ seats, looking }: YouAreProps) {
  const say = useSay();
  const word = useWord();
  const { language } = useSettings();
  const own = ownSeats(seats, looking);
  if (own === undefined) return null;
  const plays = new Intl.ListFormat(language, { type: 'conjunction' }).format(own.seats.map(seat => say(seat.plays)));
  const note = own.seats.length === 1 ? own.seats[0]?.note : undefined;
  return (
    <span className={styles['you']} data-ring={own.seats[0]?.ring}>
      {own.name === undefined ? word('table.youAre', { plays }) : word('table.youAre.here', { name: own.name, plays })}
      {note && <small> {say(note)}</small>}
    </span>
  );
}
