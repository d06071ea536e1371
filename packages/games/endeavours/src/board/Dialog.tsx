import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** What the cross is called. */
  readonly close: string;
  readonly isWide?: boolean;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/** What stands above the table until it is closed: by its cross, by Escape, or by a click beside it. */
export function Dialog({ title, close, isWide = false, aside, children, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => ref.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape
    <dialog
      ref={ref}
      className={styles['dialog']}
      data-wide={isWide || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && ref.current?.close()}
    >
      <div className={styles['inside']}>
        <header>
          <h2 id={titleId}>{title}</h2>
          {aside}
          <button type="button" className={styles['close']} aria-label={close} onClick={() => ref.current?.close()}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3L13 13M13 3L3 13" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
