import type { ReactNode } from 'react';
import type { Box, Size } from '../shapes/geometry.ts';
import { type Camera, pixelOf } from './camera.ts';
import styles from './Stage.module.css';

interface NoteProps {
  readonly beside: Box;
  readonly camera: Camera;
  readonly window: Size;
  readonly children: ReactNode;
}

const gap = 6;

/** Words beside a part of the content: above or below it, where there is more room. What it says is said elsewhere to those who listen. */
export function Note({ beside, camera, window, children }: NoteProps) {
  const { x, y, width, height } = beside;
  const head = pixelOf(camera, window, { x: x + width / 2, y });
  const foot = pixelOf(camera, window, { x: x + width / 2, y: y + height });
  const isBelow = window.height - foot.y >= head.y;
  const across = { '--at': `${head.x}px` };
  return (
    <div
      className={styles['note']}
      aria-hidden="true"
      style={{ ...across, ...(isBelow ? { top: foot.y + gap } : { bottom: window.height - head.y + gap }) }}
    >
      {children}
    </div>
  );
}
