import { longTouch, steadyHand, type TouchProps } from '@starboard/board';
import { type PointerEvent, useEffect, useRef } from 'react';

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly since: number;
}

/** A finger covers what it points at: what it has rested on stays pointed at until the board is touched elsewhere. */
export function useFinger(onPoint: TouchProps['onPoint']) {
  const touch = useRef<Touch>(undefined);
  useEffect(() => {
    const look = ({ pointerType, target }: globalThis.PointerEvent) => {
      const isPlace = target instanceof SVGElement && target.dataset['ref'] !== undefined;
      if (pointerType === 'touch' && !isPlace) onPoint(undefined);
    };
    window.addEventListener('pointerdown', look);
    return () => window.removeEventListener('pointerdown', look);
  }, [onPoint]);
  return {
    down({ pointerType, clientX: x, clientY: y, timeStamp: since }: PointerEvent) {
      touch.current = pointerType === 'touch' ? { x, y, since } : undefined;
    },
    /** Whether the last press was a finger's. */
    isUsed: () => touch.current !== undefined,
    /** Whether a finger that leaves has rested where it was. */
    hasLooked({ pointerType, clientX, clientY, timeStamp }: PointerEvent): boolean {
      const start = touch.current;
      if (pointerType !== 'touch' || start === undefined) return false;
      const isSteady = Math.hypot(clientX - start.x, clientY - start.y) < steadyHand;
      return isSteady && timeStamp - start.since > longTouch;
    },
  };
}
