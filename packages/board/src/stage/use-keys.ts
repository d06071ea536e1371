import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import type { Point } from '../shapes/geometry.ts';
import type { CameraControl } from './use-camera.ts';

export const zoomStep = 1.3;
const panStep = 80;

const arrows: { readonly [key: string]: Point } = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
};

/** `+`, `-` and `0` from wherever nobody writes; hands back what the arrows do on the stage when nothing else wants them. */
export function useKeys(camera: CameraControl, isKeyed: boolean): (event: ReactKeyboardEvent) => void {
  const latest = useRef(camera);
  latest.current = camera;
  useEffect(() => {
    if (!isKeyed) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (event.key === '+' || event.key === '=') latest.current.zoom(zoomStep);
      else if (event.key === '-') latest.current.zoom(1 / zoomStep);
      else if (event.key === '0') latest.current.fit();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isKeyed]);
  return event => {
    const by = arrows[event.key];
    if (by === undefined || event.defaultPrevented) return;
    event.preventDefault();
    camera.drag(by, true);
  };
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
