import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { distanceBetween, type Point } from '../shapes/geometry.ts';
import type { CameraControl } from './use-camera.ts';

/** A pointer that moved less than this, in pixels, has clicked. */
export const steadyHand = 6;
/** A finger that rests longer than this, in milliseconds, has looked and not chosen. */
export const longTouch = 450;

interface Gesture {
  /** Where the pointers are that touch the stage, by their id. */
  readonly pointers: Map<number, Point>;
  start: Point;
  since: number;
  isTouch: boolean;
  isDrag: boolean;
}

/** Wheel, drag and pinch. A click that was a drag or a long touch is no click. */
export function useGestures(frame: RefObject<HTMLElement | null>, camera: CameraControl) {
  const gesture = useRef<Gesture>({
    pointers: new Map(),
    start: { x: 0, y: 0 },
    since: 0,
    isTouch: false,
    isDrag: false,
  }).current;
  useWheel(frame, camera);

  const spotOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };

  const move = (event: PointerEvent) => {
    const { pointers } = gesture;
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = spotOf(event);
    if (!gesture.isDrag && distanceBetween(gesture.start, now) < steadyHand) return;
    if (!gesture.isDrag) frame.current?.setPointerCapture(event.pointerId);
    gesture.isDrag = true;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (other === undefined) camera.drag(by);
    else {
      const factor = distanceBetween(now, other) / Math.max(1, distanceBetween(before, other));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      camera.pinch(factor, middle, { x: by.x / 2, y: by.y / 2 });
    }
  };

  const end = ({ pointerId }: PointerEvent) => {
    gesture.pointers.delete(pointerId);
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (gesture.pointers.size === 0) {
        gesture.start = spotOf(event);
        gesture.since = event.timeStamp;
        gesture.isTouch = event.pointerType === 'touch';
        gesture.isDrag = false;
      }
      gesture.pointers.set(event.pointerId, spotOf(event));
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      const hasLooked = gesture.isTouch && event.detail > 0 && event.timeStamp - gesture.since > longTouch;
      if (!gesture.isDrag && !hasLooked) return;
      gesture.isDrag = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onContextMenu(event: MouseEvent) {
      if (gesture.isTouch) event.preventDefault();
    },
  };
}

/** React listens to the wheel passively, so that the page would scroll as well. */
function useWheel(frame: RefObject<HTMLElement | null>, camera: CameraControl): void {
  const latest = useRef(camera);
  latest.current = camera;
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      const strength = event.ctrlKey ? 0.01 : 0.0015;
      const factor = Math.exp(-event.deltaY * lines * strength);
      latest.current.zoom(factor, { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame]);
}
