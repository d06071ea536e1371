import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type Box, middleOf, type Point, type Size } from '../shapes/geometry.ts';
import {
  type Camera,
  closeUpOf,
  dragged,
  fitted,
  isPartial,
  isShown,
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
  useFollow(home, home === undefined || isShown(camera, window, home), lookAt);

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

/** When the home moves out of the window, the camera goes after it. */
function useFollow(home: Point | undefined, isSeen: boolean, follow: (home: Point) => void): void {
  const { x, y } = home ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a home that moved is followed, a camera that did is not
  useEffect(() => {
    if (home !== undefined && !isSeen) follow(home);
  }, [x, y]);
}
