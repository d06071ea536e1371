import { useEffect, useRef } from 'react';
import styles from '../app/Notice.module.css';
import { Button } from '../ui/Button.tsx';
import { Kbd } from '../ui/small.tsx';
import { useSay, useWord } from '../words/words.tsx';
import { SeatMark } from './people/SeatMark.tsx';
import type { Seat } from './people/seats.ts';

/** Around one screen: nothing is shown until the next person has it. */
export function Cover({ seat, onReady }: { readonly seat: Seat; onReady(): void }) {
  const say = useSay();
  const word = useWord();
  const { name } = seat;
  const plays = say(seat.plays);
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector('button')?.focus(), []);
  return (
    <main className={styles['notice']} ref={main}>
      <SeatMark seat={seat} isLarge />
      <h1>{word('table.cover', { name })}</h1>
      <p>{word('table.cover.text', { name, plays })}</p>
      <Button kind="primary" onClick={onReady}>
        {word('table.cover.ready', { name })} <Kbd>↵</Kbd>
      </Button>
    </main>
  );
}
