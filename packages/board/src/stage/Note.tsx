import type { ReactNode } from 'react';
import type { Box, Size } from '../shapes/geometry.ts';
import { type Camera, pixelOf } from './camera.ts';
import styles from './Stage.module.css';

interface NoteProps {
  readonly beside: Box;
  readonly camera: Camera;
  readonly window: Size;
  /** It can be touched, and is told to those who listen. */
  readonly isMenu?: boolean;
  readonly children: ReactNode;
}

const gap = 6;

/** Words beside a part of the content: above or below it, where there is more room. What it says is said elsewhere to those who listen. */
export function Note({ beside, camera, window, isMenu = false, children }: NoteProps) {
  const { x, y, width, height } = beside;
  const head = pixelOf(camera, window, { x: x + width / 2, y });
  const foot = pixelOf(camera, window, { x: x + width / 2, y: y + height });
  const isBelow = window.height - foot.y >= head.y;
  // It gives way only as far as it needs to be in the window as a whole.
  const rows = isBelow
    ? `minmax(0, ${foot.y + gap}px) max-content 1fr`
    : `1fr max-content minmax(0, ${window.height - head.y + gap}px)`;
  const across = { '--at': `${head.x}px` };
  return (
    <div className={styles['notes']} aria-hidden={!isMenu} style={{ gridTemplateRows: rows }}>
      <div
        className={isMenu ? `${styles['note']} ${styles['menu']}` : styles['note']}
        style={{ ...across, gridRow: 2 }}
        onPointerDown={event => event.stopPropagation()}
      >
        {children}
      </div>
    </div>
  );
}
