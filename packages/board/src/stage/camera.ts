import { type Box, boxAround, clamp, middleOf, type Point, type Size } from '../shapes/geometry.ts';

/** What is looked at: the point of the content in the middle of the window, and how many pixels a unit of it takes. */
export interface Camera extends Point {
  readonly scale: number;
}

/** What a camera may show. */
export interface Scenery {
  readonly content: Box;
  readonly window: Size;
  /** Below this scale the content cannot be read: a small window opens on a part of it. */
  readonly readable: number;
  /** At which scale it does so. */
  readonly closeUp: number;
  /** Whether nothing lies over this pixel of the window: tabs, the small map. */
  isFree?(pixel: Point): boolean;
}

const nearest = 3;

/** The scale at which everything just fits. */
export function fitScale({ content, window }: Scenery): number {
  return Math.min(window.width / content.width, window.height / content.height);
}

export function fitted(scenery: Scenery): Camera {
  return { ...middleOf(scenery.content), scale: fitScale(scenery) };
}

/** Everything, if it can be read so; else what lies around a point. */
export function opened(scenery: Scenery, home: Point | undefined): Camera {
  const whole = fitted(scenery);
  if (home === undefined || whole.scale >= scenery.readable) return whole;
  return kept(scenery, { ...home, scale: scenery.closeUp });
}

/** What lies around a point, clearly larger than in the whole. */
export function closeUpOf(scenery: Scenery, point: Point): Camera {
  return kept(scenery, { ...point, scale: Math.max(scenery.closeUp, fitScale(scenery) * 1.6) });
}

/** Keeps a camera from losing the content. */
export function kept(scenery: Scenery, { x, y, scale }: Camera): Camera {
  const { content, window } = scenery;
  const fit = fitScale(scenery);
  const allowed = clamp(scale, fit, Math.max(nearest, fit * nearest));
  return {
    x: keptAlong(x, content.x, content.width, window.width / allowed),
    y: keptAlong(y, content.y, content.height, window.height / allowed),
    scale: allowed,
  };
}

/** How much of the window may show what lies beyond the content. */
const slack = 0.12;

function keptAlong(middle: number, start: number, length: number, shown: number): number {
  if (shown >= length) return start + length / 2;
  const margin = shown * (0.5 - slack);
  return clamp(middle, start + margin, start + length - margin);
}

/** A pixel of the window as a point of the content. */
export function pointAt({ x, y, scale }: Camera, { width, height }: Size, pixel: Point): Point {
  return { x: x + (pixel.x - width / 2) / scale, y: y + (pixel.y - height / 2) / scale };
}

/** A point of the content as a pixel of the window. */
export function pixelOf({ x, y, scale }: Camera, { width, height }: Size, point: Point): Point {
  return { x: width / 2 + (point.x - x) * scale, y: height / 2 + (point.y - y) * scale };
}

/** Nearer or farther; what is under the pixel stays under it. */
export function zoomed(scenery: Scenery, camera: Camera, factor: number, pixel: Point): Camera {
  const { scale } = kept(scenery, { ...camera, scale: camera.scale * factor });
  const held = pointAt(camera, scenery.window, pixel);
  const share = camera.scale / scale;
  return kept(scenery, { x: held.x + (camera.x - held.x) * share, y: held.y + (camera.y - held.y) * share, scale });
}

/** The content follows the pointer by so many pixels. */
export function dragged(scenery: Scenery, camera: Camera, by: Point): Camera {
  return kept(scenery, { ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale });
}

/** The part of the content that is in the window. */
export function shownBox({ x, y, scale }: Camera, { width, height }: Size): Box {
  return { x: x - width / scale / 2, y: y - height / scale / 2, width: width / scale, height: height / scale };
}

/** Whether a point is comfortably inside the window. */
export function isShown(camera: Camera, window: Size, { x, y }: Point): boolean {
  const box = shownBox(camera, window);
  const edge = 0.08;
  const isWithin = (value: number, start: number, length: number) =>
    value >= start + length * edge && value <= start + length * (1 - edge);
  return isWithin(x, box.x, box.width) && isWithin(y, box.y, box.height);
}

/** Where the camera must go for all of these to be in the window, or as many of the first as can be; nowhere if they are. */
export function brought(scenery: Scenery, camera: Camera, points: readonly Point[]): Camera | undefined {
  if (areShown(scenery, camera, points)) return undefined;
  for (let most = points.length; ; most--) {
    const among = points.slice(0, most);
    const next = kept(scenery, { ...middleOf(boxAround(among)), scale: camera.scale });
    if (most === 1 || areShown(scenery, next, among)) return next;
  }
}

/** With all of these in the window and nothing over them, if that can be: else they stand in its middle. */
function broughtFree(scenery: Scenery, camera: Camera, points: readonly Point[]): Camera {
  const { window } = scenery;
  const box = shownBox(camera, window);
  const isIn = ({ x, y }: Point) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  const isFree = (point: Point) => scenery.isFree?.(pixelOf(camera, window, point)) !== false;
  if (points.every(point => isIn(point) && isFree(point))) return camera;
  return kept(scenery, { ...middleOf(boxAround(points)), scale: camera.scale });
}

function areShown({ window, isFree }: Scenery, camera: Camera, points: readonly Point[]): boolean {
  const isSeen = (point: Point) => isShown(camera, window, point) && isFree?.(pixelOf(camera, window, point)) !== false;
  return points.every(isSeen);
}

/** What calls a camera. */
export interface Calls {
  /** Where whoever acts is. */
  readonly home: Point | undefined;
  /** Where something came, moved or went. */
  readonly stirred: readonly Point[];
  /** What is spoken of, while it is shown step by step what happens. */
  readonly happening: readonly Point[] | undefined;
  /** What one is to press next. */
  readonly handles?: readonly Point[];
}

/**
 * Where the camera goes, one after the other. It is wherever something happens, so long as that is shown. Otherwise it goes
 * home, if it is called there, or rests; what stirs beyond the window it visits before, if that can be seen at a glance.
 */
export function shotsFor(
  scenery: Scenery,
  camera: Camera,
  { home, stirred, happening, handles = [] }: Calls,
  rest = camera,
): readonly [Camera, Camera?] {
  if (happening !== undefined) return [brought(scenery, camera, [...stirred, ...happening]) ?? camera];
  if (handles.length > 0) return [broughtFree(scenery, camera, handles)];
  const last = (home && brought(scenery, rest, [home, ...stirred])) ?? rest;
  const visit = brought(scenery, camera, stirred) ?? camera;
  const isVisited = !areShown(scenery, last, stirred) && areShown(scenery, visit, stirred);
  return isVisited ? [visit, last] : [last];
}

/** Whether there is more of the content than the window shows. */
export function isPartial(scenery: Scenery, { scale }: Camera): boolean {
  return scale > fitScale(scenery) * 1.05;
}
