import { useSay, useWord } from '../../words/words.tsx';
import { needsHolder, type Seat } from './seats.ts';

/** What a seat is called: whom it plays, and who plays it if that is not plain. */
export function useSeatName(seats: readonly Seat[]): (seat: Seat) => string {
  const say = useSay();
  const word = useWord();
  return seat => {
    const plays = say(seat.plays);
    return needsHolder(seats, seat) ? word('table.seat', { plays, name: seat.name, held: seat.held }) : plays;
  };
}
