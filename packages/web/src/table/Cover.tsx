import type { SeatFace } from '@starboard/board';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Kbd } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Cover.module.css';
import { SeatRing } from './SeatRing.tsx';

/** Around one screen: nothing is shown until the next person has it. */
export function Cover({ seat, onReady }: { readonly seat: SeatFace; onReady(): void }) {
  const word = useWord();
  const { name } = seat;
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector('button')?.focus(), []);
  return (
    <main className={styles['cover']} ref={main}>
      <SeatRing seat={seat} />
      <h1>{word('table.cover', { name })}</h1>
      <p>{word('table.cover.text', { name })}</p>
      <Button kind="primary" onClick={onReady}>
        {word('table.cover.ready', { name })} <Kbd>↵</Kbd>
      </Button>
    </main>
  );
}
