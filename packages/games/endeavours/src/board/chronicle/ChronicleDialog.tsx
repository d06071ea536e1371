import type { FaceProps } from '@starboard/board';
import { useEffect, useId, useRef } from 'react';
import type { View } from '../../view.ts';
import { Charts } from './Charts.tsx';
import styles from './ChronicleDialog.module.css';
import { Timeline } from './Timeline.tsx';

interface ChronicleDialogProps extends FaceProps<View> {
  onClose(): void;
}

/** The chronicle while the game goes on, above the page until it is closed. */
export function ChronicleDialog({ onClose, ...props }: ChronicleDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { say } = props;
  useEffect(() => ref.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={id}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && ref.current?.close()}
    >
      <div className={styles['inside']}>
        <header>
          <h2 id={id}>{say({ key: 'chronicle.title' })}</h2>
          <button type="button" aria-label={say({ key: 'chronicle.close' })} onClick={() => ref.current?.close()}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
              <path d="M2 2L12 12M12 2L2 12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </header>
        <Charts {...props} />
        <Timeline {...props} />
      </div>
    </dialog>
  );
}
