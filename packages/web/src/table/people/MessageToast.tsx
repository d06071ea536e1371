import type { MessageView } from '@starboard/room';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useWord } from '../../words/words.tsx';
import styles from './MessageToast.module.css';

interface MessageToastProps {
  readonly messages: readonly MessageView[];
  /** All messages are being read anyway. */
  readonly isReading: boolean;
  onOpen(): void;
}

/** Long enough to be read at a glance from the board. */
const shownMillis = 9_000;

/** What somebody has just written, in their own words. A click answers it. */
export function MessageToast({ messages, isReading, onOpen }: MessageToastProps) {
  const word = useWord();
  const last = messages.at(-1);
  const [seen, setSeen] = useState(last?.number ?? 0);
  const isNew = last !== undefined && last.number > seen && !last.yours;
  const number = last?.number ?? 0;
  useEffect(() => {
    if (isReading) setSeen(number);
    const timer = setTimeout(() => setSeen(number), shownMillis);
    return () => clearTimeout(timer);
  }, [number, isReading]);
  if (!isNew || isReading) return <div className={styles['place']} role="status" />;
  return (
    <div className={styles['place']} role="status">
      <div className={styles['toast']}>
        <Glyph name="chat" />
        <button type="button" className={styles['words']} onClick={onOpen}>
          <b>{last.name || word('games.somebody')}</b> {last.text}
        </button>
        <Button kind="icon" aria-label={word('app.close')} onClick={() => setSeen(number)}>
          <Glyph name="cross" />
        </Button>
      </div>
    </div>
  );
}
