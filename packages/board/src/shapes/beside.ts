import { type Box, clamp, type Point, type Size } from './geometry.ts';

const gap = 6;

/**
 * Where words of this size stand beside something: above it, else below, right or left, wherever they lie on nothing that
 * is to be seen; if they must, on as little of it as can be. They never leave the room that there is.
 */
export function placeBeside(anchor: Box, size: Size, room: Box, kept: readonly Box[]): Point {
  const middle = { x: anchor.x + (anchor.width - size.width) / 2, y: anchor.y + (anchor.height - size.height) / 2 };
  const sides: readonly Point[] = [
    { x: middle.x, y: anchor.y - gap - size.height },
    { x: middle.x, y: anchor.y + anchor.height + gap },
    { x: anchor.x + anchor.width + gap, y: middle.y },
    { x: anchor.x - gap - size.width, y: middle.y },
  ];
  const inside = sides.map(({ x, y }) => ({
    x: clamp(x, room.x, room.x + room.width - size.width),
    y: clamp(y, room.y, room.y + room.height - size.height),
  }));
  const covered = (place: Point) => [anchor, ...kept].reduce((sum, box) => sum + shared({ ...place, ...size }, box), 0);
  return inside.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** The area that two boxes have in common. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** What can be chosen now, on boards and on sheets, where it is in the page; without what the words are about. */
export function litBoxes(within: ParentNode, but?: Element): readonly Box[] {
  const lit = within.querySelectorAll(
    '[data-target="possible"], [data-target="chosen"], path[data-ref][role="button"]',
  );
  return [...lit].filter(each => each !== but).map(each => each.getBoundingClientRect());
}
