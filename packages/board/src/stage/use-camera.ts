import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Box, middleOf, type Point, type Size } from '../shapes/geometry.ts';
import {
  type Calls,
  type Camera,
  closeUpOf,
  dragged,
  fitted,
  isPartial,
  kept,
  opened,
  type Scenery,
  shotsFor,
  zoomed,
} from './camera.ts';

interface Shot {
  readonly camera: Camera;
  /** It glides there instead of following a finger. */
  readonly isGliding: boolean;
  /** Everything was in the window, and stays in it when that changes. */
  readonly isWhole: boolean;
  /** It is on a visit, and goes there next, unless somebody moves it. */
  readonly then?: Camera | undefined;
}

interface Framing extends Calls {
  readonly content: Box;
  readonly readable: number;
  readonly closeUp: number;
}

export interface CameraControl extends Shot {
  readonly scenery: Scenery;
  zoom(factor: number, pixel?: Point): void;
  drag(by: Point, isGliding?: boolean): void;
  /** Both at once, for two fingers. */
  pinch(factor: number, pixel: Point, by: Point): void;
  lookAt(point: Point): void;
  /** Everything. */
  fit(): void;
  /** Only what lies around the home. */
  comeNear(): void;
}

/** A camera on the content of an element's box, which opens well and never loses it. */
export function useCamera(frame: RefObject<HTMLElement | null>, framing: Framing): CameraControl {
  const { content, home, readable, closeUp } = framing;
  const window = useSizeOf(frame);
  const [firstHome] = useState(home);
  /** None until it is moved: so long it opens anew whenever the window changes. */
  const [shot, setShot] = useState<Shot>();
  const scenery: Scenery = { content, window, readable, closeUp, isFree: pixel => isFreeIn(frame.current, pixel) };
  const opening = opened(scenery, firstHome);
  const lookBack = (before: Shot | undefined): Camera => {
    if (before === undefined) return opening;
    return before.isWhole ? fitted(scenery) : kept(scenery, before.camera);
  };
  const camera = lookBack(shot);

  const shotOf = (next: Camera, isGliding: boolean, then?: Camera): Shot => ({
    camera: next,
    isGliding,
    isWhole: !isPartial(scenery, next),
    then,
  });
  const change = (next: (camera: Camera) => Camera, isGliding: boolean) =>
    setShot(before => shotOf(next(lookBack(before)), isGliding));
  const lookAt = (point: Point) => change(({ scale }) => kept(scenery, { ...point, scale }), true);
  useFollow(framing, window, calls => {
    const [next, then] = shotsFor(scenery, camera, calls, shot?.then ?? camera);
    if (next !== camera || then !== shot?.then) setShot(shotOf(next, true, then));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit has its moment
  useEffect(() => {
    const then = shot?.then;
    if (then === undefined) return;
    const timer = setTimeout(() => change(() => kept(scenery, then), true), visitMillis);
    return () => clearTimeout(timer);
  }, [shot]);

  return {
    scenery,
    camera,
    isGliding: shot?.isGliding ?? false,
    isWhole: !isPartial(scenery, camera),
    zoom: (factor, pixel) =>
      change(
        now => zoomed(scenery, now, factor, pixel ?? { x: window.width / 2, y: window.height / 2 }),
        pixel === undefined,
      ),
    drag: (by, isGliding = false) => change(now => dragged(scenery, now, by), isGliding),
    pinch: (factor, pixel, by) => change(now => dragged(scenery, zoomed(scenery, now, factor, pixel), by), false),
    lookAt,
    fit: () => change(() => fitted(scenery), true),
    comeNear: () => change(() => closeUpOf(scenery, home ?? middleOf(content)), true),
  };
}

/** Whether the board itself is at this pixel of the frame, and nothing over it. */
function isFreeIn(frame: HTMLElement | null, { x, y }: Point): boolean {
  if (frame === null) return true;
  const { left, top } = frame.getBoundingClientRect();
  const found = document.elementFromPoint(left + x, top + y);
  return found === null || found === frame || frame.querySelector(':scope > svg')!.contains(found);
}

const unmeasured: Size = { width: 1, height: 1 };

function useSizeOf(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

/** As long a look takes: the glide there, and a moment. */
const visitMillis = 1400;

/**
 * What moves out of the window is followed; a camera that was moved away from home is not called back there. While something
 * happens, it is not lost when the window changes.
 */
function useFollow(
  { home, stirred, happening, handles = [] }: Calls,
  window: Size,
  follow: (calls: Calls) => void,
): void {
  const lastHome = useRef<string>(undefined);
  const homeKey = keyOf(home === undefined ? [] : [home]);
  const isHappening = happening !== undefined;
  const isMeasured = window !== unmeasured;
  const size = isHappening && `${window.width} ${window.height}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what calls it has changed
  useEffect(() => {
    if (!isMeasured) return;
    const isCalledHome = !isHappening && lastHome.current !== homeKey;
    lastHome.current = isHappening ? undefined : homeKey;
    if (isHappening || isCalledHome || stirred.length > 0 || handles.length > 0) {
      follow({ home: isCalledHome ? home : undefined, stirred, happening, handles });
    }
  }, [isHappening, homeKey, keyOf(stirred), keyOf(happening ?? []), keyOf(handles), isMeasured, size]);
}

function keyOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x} ${y}`).join();
}
