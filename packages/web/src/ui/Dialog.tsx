import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWord } from '../words/words.tsx';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { Glyph } from './glyphs.tsx';

interface DialogProps {
  readonly title: string;
  /** What has `data-first` has the focus at first; otherwise the cross. */
  readonly children: ReactNode;
  /** From the edge of the page, instead of in its middle. */
  readonly isDrawer?: boolean;
  onClose(): void;
}

/** What stands above the page until it is closed: by its cross, by Escape, or by a click beside it. */
export function Dialog({ title, children, isDrawer = false, onClose }: DialogProps) {
  const word = useWord();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    ref.current?.showModal();
    ref.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape
    <dialog
      ref={ref}
      className={`${styles['dialog']} ${isDrawer ? styles['drawer'] : ''}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && ref.current?.close()}
    >
      <div className={styles['inside']}>
        <header>
          <h2 id={titleId}>{title}</h2>
          <Button kind="icon" aria-label={word('app.close')} onClick={() => ref.current?.close()}>
            <Glyph name="cross" />
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
