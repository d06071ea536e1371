import type { Point, Size } from '../shapes/geometry.ts';
import { type Camera, pixelOf } from './camera.ts';

/** Top right as a rule, bottom left where that would cover what matters. */
export type Corner = 'usual' | 'aside';

/** What the small map takes up in its corner, with a piece's half around it. */
const mapRoom: Size = { width: 156, height: 124 };

interface Matters {
  /** What is lit or aimed at. */
  readonly lit: readonly Point[];
  /** Where somebody stands or something happens. */
  readonly called: readonly Point[];
}

/** Where the small map lies: on nothing that is lit, and better on nothing else that matters; nowhere if both corners are lit. */
export function cornerOfMap(camera: Camera, window: Size, { lit, called }: Matters): Corner | undefined {
  const covers = (corner: Corner) => (point: Point) => {
    const { x, y } = pixelOf(camera, window, point);
    return corner === 'usual'
      ? x > window.width - mapRoom.width && x < window.width && y < mapRoom.height && y > 0
      : x < mapRoom.width && x > 0 && y > window.height - mapRoom.height && y < window.height;
  };
  const free = (['usual', 'aside'] as const).filter(corner => !lit.some(covers(corner)));
  return free.find(corner => !called.some(covers(corner))) ?? free.at(-1);
}
