import { type Box, clamp, type Point, type Size } from './geometry.ts';

const gap = 6;

/** How far apart the places are that are tried away from the thing. */
const stride = 24;

/**
 * Where words of this size stand beside something: above it, else below, right or left, else as near as can be, wherever they
 * lie on nothing that is to be seen; if they must, on as little of it as can be. They never leave the room that there is.
 */
export function placeBeside(anchor: Box, size: Size, room: Box, kept: readonly Box[]): Point {
  const middle = { x: anchor.x + (anchor.width - size.width) / 2, y: anchor.y + (anchor.height - size.height) / 2 };
  const sides: readonly Point[] = [
    { x: middle.x, y: anchor.y - gap - size.height },
    { x: middle.x, y: anchor.y + anchor.height + gap },
    { x: anchor.x + anchor.width + gap, y: middle.y },
    { x: anchor.x - gap - size.width, y: middle.y },
  ];
  const [most, down] = [room.x + room.width - size.width, room.y + room.height - size.height];
  const inside = sides.map(({ x, y }) => ({ x: clamp(x, room.x, most), y: clamp(y, room.y, down) }));
  const covered = (place: Point) => [anchor, ...kept].reduce((sum, box) => sum + shared({ ...place, ...size }, box), 0);
  const near = inside.reduce((best, place) => (covered(place) < covered(best) ? place : best));
  if (covered(near) === 0) return near;
  const free = placesIn(room, size).filter(place => covered(place) === 0);
  const away = (place: Point) => distanceApart({ ...place, ...size }, anchor);
  return free.reduce((best, place) => (best === near || away(place) < away(best) ? place : best), near);
}

function placesIn({ x, y, width, height }: Box, size: Size): Point[] {
  const along = (start: number, most: number) =>
    Array.from({ length: Math.max(1, Math.floor(most / stride) + 1) }, (_, at) => start + at * stride);
  return along(y, height - size.height).flatMap(down =>
    along(x, width - size.width).map(across => ({ x: across, y: down })),
  );
}

/** From edge to edge. */
function distanceApart(a: Box, b: Box): number {
  const across = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width);
  const down = Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height);
  return Math.hypot(across, down);
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
