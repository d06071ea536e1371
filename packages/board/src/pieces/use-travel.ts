import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Point } from '../shapes/geometry.ts';
import { milestones } from '../shapes/path.ts';

interface Standing extends Point {
  readonly scale: number;
}

export function placedAt({ x, y }: Point, scale: number): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

interface Pace {
  readonly duration: number;
  readonly easing: string;
}

/** By the class of a piece, for as long as one change of the board is drawn: reading a style makes the browser compute all. */
const paces = new Map<string | null, Pace>();

function paceOf(element: SVGGElement): Pace {
  const kind = element.getAttribute('class');
  const known = paces.get(kind);
  if (known !== undefined) return known;
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(element);
  const pace = { duration: Number.parseFloat(transitionDuration) * 1000, easing: transitionTimingFunction };
  if (paces.size === 0) queueMicrotask(() => paces.clear());
  paces.set(kind, pace);
  return pace;
}

/** A piece whose way is not straight goes along it, in the time that its style gives to any move. */
export function useTravel(body: RefObject<SVGGElement | null>, now: Standing, via: readonly Point[] | undefined): void {
  const before = useRef(now);
  const { x, y, scale } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it sets out when its place changes, and only then
  useLayoutEffect(() => {
    const start = before.current;
    before.current = now;
    const element = body.current;
    const hasMoved = start.x !== x || start.y !== y;
    if (element === null || !hasMoved || via === undefined || via.length === 0) return;
    const { duration, easing } = paceOf(element);
    if (!(duration > 0)) return;
    const way = milestones([start, ...via, now]);
    const journey = element.animate(
      way.map(({ share, ...point }) => ({
        transform: placedAt(point, start.scale + (scale - start.scale) * share),
        offset: share,
      })),
      { duration, easing },
    );
    return () => journey.cancel();
  }, [x, y, scale]);
}
