import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type Box, middleOf, type Point, type Size } from '../shapes/geometry.ts';
import {
  brought,
  type Camera,
  closeUpOf,
  dragged,
  fitted,
  isPartial,
  kept,
  opened,
  type Scenery,
  zoomed,
} from './camera.ts';

interface Shot {
  readonly camera: Camera;
  /** It glides there instead of following a finger. */
  readonly isGliding: boolean;
  /** Everything was in the window, and stays in it when that changes. */
  readonly isWhole: boolean;
}

interface Framing {
  readonly content: Box;
  readonly home?: Point | undefined;
  /** Where something happens just now: so long the camera is there. */
  readonly happening: readonly Point[];
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
  const { content, home, happening, readable, closeUp } = framing;
  const window = useSizeOf(frame);
  const [firstHome] = useState(home);
  /** None until it is moved: so long it opens anew whenever the window changes. */
  const [shot, setShot] = useState<Shot>();
  const scenery: Scenery = { content, window, readable, closeUp };
  const opening = opened(scenery, firstHome);
  const lookBack = (before: Shot | undefined): Camera => {
    if (before === undefined) return opening;
    return before.isWhole ? fitted(scenery) : kept(scenery, before.camera);
  };
  const camera = lookBack(shot);

  const change = (next: (camera: Camera) => Camera, isGliding: boolean) =>
    setShot(before => {
      const changed = next(lookBack(before));
      return { camera: changed, isGliding, isWhole: !isPartial(scenery, changed) };
    });
  const lookAt = (point: Point) => change(({ scale }) => kept(scenery, { ...point, scale }), true);
  const followed = happening.length > 0 ? happening : home === undefined ? [] : [home];
  useFollow(followed, () => {
    const next = brought(scenery, camera, followed);
    if (next !== undefined) change(() => next, true);
  });

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

function useSizeOf(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
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

/** What moves out of the window is followed; a camera that was moved away from it is not called back. */
function useFollow(points: readonly Point[], follow: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the points have changed
  useEffect(follow, [points.map(({ x, y }) => `${x} ${y}`).join()]);
}
