import type { CSSProperties } from 'react';
import type { Playback, Showing } from '../../play/playback.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Kbd } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import styles from './PlaybackBar.module.css';

/** More segments than this cannot be told apart. */
const mostSegments = 24;

/** What happens by itself, one thing at a time: the card below it tells what. */
export function PlaybackBar({ playback, showing }: { readonly playback: Playback; readonly showing: Showing }) {
  const say = useSay();
  const word = useWord();
  const { happening, isPaused, at, of } = showing;
  const toggle = word(isPaused ? 'table.playback.play' : 'table.playback.pause');
  const segments = { '--segments': of > mostSegments ? 1 : Math.max(1, of) } as CSSProperties;
  return (
    <section className={styles['playback']} aria-label={word('table.playback')}>
      <p className="heard" aria-live="polite">
        {happening && say(happening)}
      </p>
      <div className={styles['controls']}>
        <Button
          className={styles['control'] ?? ''}
          aria-label={toggle}
          title={toggle}
          aria-keyshortcuts="Space"
          onClick={() => (isPaused ? playback.play() : playback.pause())}
        >
          <Glyph name={isPaused ? 'play' : 'pause'} size={18} />
        </Button>
        <Button
          className={styles['control'] ?? ''}
          aria-label={word('table.playback.step')}
          title={word('table.playback.step')}
          aria-keyshortcuts="ArrowRight"
          onClick={() => playback.step()}
        >
          <Glyph name="skip" size={18} />
        </Button>
        <progress
          className={styles['progress']}
          style={segments}
          max={of}
          value={at}
          aria-label={word('table.playback')}
        />
        <span className={styles['count']}>{word('table.playback.at', { at, of })}</span>
        <Button aria-keyshortcuts="Escape" onClick={() => playback.skip()}>
          {word('table.playback.skip')} <Kbd>Esc</Kbd>
        </Button>
      </div>
    </section>
  );
}
