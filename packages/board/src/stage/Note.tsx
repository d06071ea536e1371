import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { litBoxes, placeBeside } from '../shapes/beside.ts';
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

const edge = 4;

/** Words beside a part of the content, where they cover nothing that can be chosen. What they say is said elsewhere to those who listen. */
export function Note({ beside, camera, window, isMenu = false, children }: NoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // Once it is known how large they are and what else there is.
  useLayoutEffect(() => {
    const frame = note.current?.parentElement;
    if (note.current === null || !frame) return;
    const { left, top } = frame.getBoundingClientRect();
    const head = pixelOf(camera, window, beside);
    const foot = pixelOf(camera, window, { x: beside.x + beside.width, y: beside.y + beside.height });
    const anchor = { ...head, width: foot.x - head.x, height: foot.y - head.y };
    const size = { width: note.current.offsetWidth, height: note.current.offsetHeight };
    const room = { x: edge, y: edge, width: window.width - 2 * edge, height: window.height - 2 * edge };
    const lit = litBoxes(frame).map(({ x, y, width, height }) => ({ x: x - left, y: y - top, width, height }));
    const place = placeBeside(anchor, size, room, lit);
    note.current.style.left = `${place.x}px`;
    note.current.style.top = `${place.y}px`;
  });
  return (
    <div
      ref={note}
      className={isMenu ? `${styles['note']} ${styles['menu']}` : styles['note']}
      aria-hidden={!isMenu}
      onPointerDown={event => event.stopPropagation()}
    >
      {children}
    </div>
  );
}
