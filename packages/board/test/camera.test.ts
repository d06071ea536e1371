import { describe, expect, test } from 'vitest';
import {
  brought,
  closeUpOf,
  dragged,
  fitScale,
  fitted,
  isPartial,
  isShown,
  kept,
  opened,
  pixelOf,
  pointAt,
  type Scenery,
  shotsFor,
  shownBox,
  zoomed,
} from '../src/stage/camera.ts';

const desk: Scenery = {
  content: { x: -20, y: -20, width: 1000, height: 400 },
  window: { width: 1000, height: 600 },
  readable: 0.55,
  closeUp: 0.95,
};
const phone: Scenery = { ...desk, window: { width: 390, height: 300 } };

describe('the camera', () => {
  test('opens on everything where that can be read', () => {
    expect(opened(desk, { x: 0, y: 0 })).toEqual({ x: 480, y: 180, scale: 1 });
  });

  test('opens on the home in a small window', () => {
    expect(opened(phone, { x: 480, y: 180 })).toEqual({ x: 480, y: 180, scale: 0.95 });
    expect(opened(phone, undefined).scale).toBeCloseTo(0.39);
  });

  test('shows little beyond the content', () => {
    const box = shownBox(opened(phone, { x: -20, y: -20 }), phone.window);
    expect(box.x).toBeCloseTo(-20 - 0.12 * box.width);
    expect(box.y).toBeCloseTo(-20 - 0.12 * box.height);
  });

  test('never goes farther than the whole, nor nearer than makes sense', () => {
    expect(kept(desk, { x: 0, y: 0, scale: 0.01 })).toEqual(fitted(desk));
    expect(kept(desk, { x: 0, y: 0, scale: 100 }).scale).toBe(3);
  });

  test('zooms towards the pointer', () => {
    const pixel = { x: 700, y: 350 };
    const near = zoomed(desk, { x: 480, y: 180, scale: 1.5 }, 1.2, pixel);
    expect(near.scale).toBeCloseTo(1.8);
    const before = pointAt({ x: 480, y: 180, scale: 1.5 }, desk.window, pixel);
    const after = pointAt(near, desk.window, pixel);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('zooming out ends where everything fits', () => {
    expect(zoomed(desk, { x: 700, y: 100, scale: 2 }, 0.1, { x: 10, y: 10 })).toEqual(fitted(desk));
  });

  test('follows a drag, by pixels', () => {
    expect(dragged(desk, { x: 480, y: 180, scale: 2 }, { x: 100, y: -20 })).toEqual({ x: 430, y: 190, scale: 2 });
  });

  test('stays where it is along what fits anyway', () => {
    expect(dragged(desk, fitted(desk), { x: 300, y: 300 })).toEqual(fitted(desk));
  });

  test('knows what is in the window', () => {
    const camera = { x: 480, y: 180, scale: 2 };
    expect(isShown(camera, desk.window, { x: 480, y: 180 })).toBe(true);
    expect(isShown(camera, desk.window, { x: 235, y: 180 })).toBe(false);
    expect(isPartial(desk, camera)).toBe(true);
    expect(isPartial(desk, fitted(desk))).toBe(false);
    expect(fitScale(phone)).toBeCloseTo(0.39);
  });
});

describe('a close-up', () => {
  test('lies around its point and is clearly larger than the whole, however large the window', () => {
    for (const scenery of [phone, desk, { ...desk, window: { width: 2600, height: 1400 } }]) {
      const camera = closeUpOf(scenery, { x: 480, y: 180 });
      expect(camera).toMatchObject({ x: 480, y: 180 });
      expect(camera.scale).toBeGreaterThan(1.5 * fitScale(scenery));
      expect(isPartial(scenery, camera)).toBe(true);
    }
  });
});

describe('what happens', () => {
  const at = (x: number, y: number) => opened(phone, { x, y });
  const isSeen = (camera: Parameters<typeof isShown>[0] | undefined, x: number, y: number) =>
    camera !== undefined && isShown(camera, phone.window, { x, y });

  test('beyond the window is brought into it, all of it if there is room', () => {
    const moved = brought(phone, at(200, 180), [
      { x: 700, y: 100 },
      { x: 800, y: 200 },
    ]);
    expect(isSeen(moved, 700, 100) && isSeen(moved, 800, 200)).toBe(true);
    expect(moved?.scale).toBe(0.95);
  });

  test('too far apart for one window is followed to where it begins', () => {
    const moved = brought(phone, at(400, 180), [
      { x: 900, y: 180 },
      { x: 100, y: 180 },
    ]);
    expect(isSeen(moved, 900, 180)).toBe(true);
  });

  test('in sight moves nothing', () => {
    expect(brought(phone, at(400, 180), [{ x: 420, y: 180 }])).toBeUndefined();
    expect(brought(phone, at(400, 180), [])).toBeUndefined();
  });

  test('is followed as far as it fits: what comes first is seen, and as much of the rest as can be', () => {
    const moved = brought(phone, at(400, 180), [
      { x: 900, y: 180 },
      { x: 800, y: 100 },
      { x: 100, y: 180 },
    ]);
    expect(isSeen(moved, 900, 180) && isSeen(moved, 800, 100)).toBe(true);
  });

  const far = { x: 850, y: 180 };
  const home = { x: 100, y: 180 };

  test('is where the camera is while it is shown, be it said or only seen, and nothing calls it home meanwhile', () => {
    const [seen] = shotsFor(phone, at(100, 180), { home: undefined, stirred: [far], happening: [] });
    expect(isSeen(seen, far.x, far.y)).toBe(true);
    const [said] = shotsFor(phone, at(100, 180), { home: undefined, stirred: [], happening: [far] });
    expect(isSeen(said, far.x, far.y)).toBe(true);
    expect(shotsFor(phone, at(850, 180), { home, stirred: [], happening: [] })).toEqual([at(850, 180)]);
  });

  test('far from whoever acts is visited, and then the camera is home again, or where it was', () => {
    const [visit, back] = shotsFor(phone, at(100, 180), { home, stirred: [far], happening: undefined });
    expect(isSeen(visit, far.x, far.y)).toBe(true);
    expect(isSeen(back, home.x, home.y)).toBe(true);
    const [again, rest] = shotsFor(phone, at(500, 180), { home: undefined, stirred: [far], happening: undefined });
    expect(isSeen(again, far.x, far.y)).toBe(true);
    expect(rest).toEqual(at(500, 180));
  });

  test('near whoever acts is seen together with them, and what is scattered all over the board calls nobody', () => {
    const near = { x: 300, y: 180 };
    const shots = shotsFor(phone, at(800, 180), { home, stirred: [near], happening: undefined });
    expect(shots).toHaveLength(1);
    expect(isSeen(shots[0], home.x, home.y) && isSeen(shots[0], near.x, near.y)).toBe(true);
    const scattered = [far, { x: 20, y: 20 }, { x: 500, y: 300 }];
    const camera = at(100, 180);
    expect(shotsFor(phone, camera, { home: undefined, stirred: scattered, happening: undefined })).toEqual([camera]);
  });

  test('what is to be pressed next is brought out from under what lies over the window, and otherwise nothing moves', () => {
    const covered: Scenery = { ...phone, isFree: ({ x, y }) => x > 120 || y > 60 };
    const camera = at(500, 180);
    const pixels = (points: readonly { x: number; y: number }[], now: typeof camera) =>
      points.map(point => pixelOf(now, phone.window, point));
    const middle = pointAt(camera, phone.window, { x: 60, y: 60 });
    const handles = [
      { x: middle.x - 30, y: middle.y },
      { x: middle.x, y: middle.y - 30 },
      { x: middle.x + 30, y: middle.y },
    ];
    const calls = { home: undefined, stirred: [], happening: undefined };
    const [brought] = shotsFor(covered, camera, { ...calls, handles });
    expect(pixels(handles, brought).every(pixel => covered.isFree!(pixel))).toBe(true);
    expect(shotsFor(covered, brought, { ...calls, handles })).toEqual([brought]);
  });

  test('under something that lies over the window is brought out from there', () => {
    const corner = { x: 560, y: 60 };
    const covered: Scenery = { ...phone, isFree: ({ x, y }) => x < 250 || y > 110 };
    expect(brought(phone, at(400, 180), [corner])).toBeUndefined();
    const moved = brought(covered, at(400, 180), [corner])!;
    expect(covered.isFree!(pixelOf(moved, covered.window, corner))).toBe(true);
  });
});
