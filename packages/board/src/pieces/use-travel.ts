import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Point } from '../shapes/geometry.ts';
import { milestones } from '../shapes/path.ts';

interface Standing extends Point {
  readonly scale: number;
}

export function placedAt({ x, y }: Point, scale: number): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** As the tokens have it: `--d-3` and `--d-4`, `--ease-move`. To read them from a style would make the browser compute all. */
const shortMillis = 260;
const longMillis = 480;
const easing = 'cubic-bezier(.45, .05, .2, 1)';

/** How fast things move on this page: the setting, which the document carries, or not at all. */
function speed(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return Number(document.documentElement.style.getPropertyValue('--speed') || 1);
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
    const duration = (via.length > 1 ? longMillis : shortMillis) * speed();
    if (duration === 0) return;
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
