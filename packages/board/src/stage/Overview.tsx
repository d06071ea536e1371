import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Point } from '../shapes/geometry.ts';
import { type Camera, type Scenery, shownBox } from './camera.ts';
import styles from './Stage.module.css';

interface OverviewProps {
  readonly camera: Camera;
  readonly scenery: Scenery;
  /** In the other corner, since it would cover what matters. */
  readonly isAside: boolean;
  onLook(point: Point): void;
  readonly children: ReactNode;
}

/** The whole content, small, with a frame around what the window shows. A touch goes there. */
export function Overview({ camera, scenery: { content, window }, isAside, onLook, children }: OverviewProps) {
  const map = useRef<SVGSVGElement>(null);
  const go = (event: PointerEvent) => {
    event.stopPropagation();
    const box = map.current?.getBoundingClientRect();
    if (box === undefined || event.buttons === 0) return;
    onLook({
      x: content.x + ((event.clientX - box.left) / box.width) * content.width,
      y: content.y + ((event.clientY - box.top) / box.height) * content.height,
    });
  };
  /** In which corner it stays while a finger is on it. */
  const [held, setHeld] = useState<boolean>();
  const press = (event: PointerEvent) => {
    setHeld(isAside);
    event.currentTarget.setPointerCapture(event.pointerId);
    go(event);
  };
  const release = () => setHeld(undefined);
  const shown = shownBox(camera, window);
  return (
    <div
      className={styles['overview']}
      data-aside={(held ?? isAside) || undefined}
      onPointerDown={press}
      onPointerMove={go}
      onPointerUp={release}
      onPointerCancel={release}
      aria-hidden="true"
    >
      <svg
        ref={map}
        aria-hidden="true"
        viewBox={`${content.x} ${content.y} ${content.width} ${content.height}`}
        style={{ aspectRatio: `${content.width} / ${content.height}` }}
      >
        {children}
        <rect className={styles['shown']} x={shown.x} y={shown.y} width={shown.width} height={shown.height} />
      </svg>
    </div>
  );
}
