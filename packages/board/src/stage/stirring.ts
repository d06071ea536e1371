import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Point } from '../shapes/geometry.ts';

/** Where a piece is drawn, and which place of the game that is: what only makes room for others stays in its place. */
export interface Stand<Place = unknown> extends Point {
  readonly place: Place;
}

/** All that can come, go and move, by a key of its own. */
export type Stands<Place = unknown> = ReadonlyMap<string, Stand<Place>>;

/** Where something has come to between two moments, and then where something has gone from for good. */
export function stirredBetween(before: Stands, now: Stands): readonly Point[] {
  const came = [...now].filter(([key, { place }]) => before.get(key)?.place !== place);
  const gone = [...before].filter(([key]) => !now.has(key));
  return [...came, ...gone].map(([, { x, y }]) => ({ x, y }));
}

/** Where something has stirred since what was shown before; in what is shown first, since what stood before that, if anything did. */
export function useStirred(stands: Stands, stood: Stands | undefined): readonly Point[] {
  const last = useRef(stood);
  const stirred = useMemo(() => (last.current ? stirredBetween(last.current, stands) : []), [stands]);
  useLayoutEffect(() => {
    last.current = stands;
  }, [stands]);
  return stirred;
}
