import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './small.module.css';

/** A key of the keyboard. Screen readers get it from `aria-keyshortcuts` of what it belongs to. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className={styles['kbd']} aria-hidden>
      {children}
    </kbd>
  );
}

export function Chip({ tone, children }: { readonly tone?: 'good' | 'bad' | 'warn'; readonly children: ReactNode }) {
  return <span className={`${styles['chip']} ${tone ? styles[tone] : ''}`}>{children}</span>;
}

/** The small capitals above a heading. */
export function Eyebrow({ children }: { readonly children: ReactNode }) {
  return <div className={styles['eyebrow']}>{children}</div>;
}

export function Panel({ children, className = '' }: { readonly children: ReactNode; readonly className?: string }) {
  return <section className={`${styles['panel']} ${className}`}>{children}</section>;
}

/** A place where something will be, in its shape. */
export function Skeleton({
  height,
  width = '100%',
}: {
  readonly height: string | number;
  readonly width?: string | number;
}) {
  return <div className={styles['skeleton']} style={{ height, width }} />;
}

/** Leads home. */
export function Logo() {
  return (
    <Link href="/" className={styles['logo']}>
      <svg width="26" height="28" viewBox="0 0 26 28" fill="none" aria-hidden>
        <path d="M13 1.5 24 7.7v12.6L13 26.5 2 20.3V7.7Z" stroke="var(--ink)" strokeWidth="2" />
        <path d="M13 8 8 20l5-2.5Z" fill="var(--accent-fill)" />
        <path d="m13 8 5 12-5-2.5Z" fill="var(--friend)" />
      </svg>
      Starboard
    </Link>
  );
}
